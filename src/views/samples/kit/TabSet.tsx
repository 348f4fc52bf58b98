import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Nav, NavItem, NavLink } from 'reactstrap'
import './tabSet.scss'

export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

interface TabSetProps {
  /** The name of the whole for screen readers. */
  label: string
  tabs: readonly Tab[]
  look?: 'tabs' | 'pills'
  isVertical?: boolean
  /** Each as wide as the others, and all together as wide as there is room. */
  isFilled?: boolean
}

/** Where a key leads among `count` tabs; undefined, nowhere. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { next: 1, previous: -1 }[key]
  return step === undefined ? undefined : (at + step + count) % count
}

/**
 * Parts of one place of which one is seen (the tabs pattern of ARIA, which reactstrap's TabContent leaves to who uses it): one
 * stop for Tab, the arrows go on and show. Parts with an address of their own are links instead: `QueryTabs`.
 */
export function TabSet({ label, tabs, look = 'tabs', isVertical = false, isFilled = false }: TabSetProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const open = tabs.filter(({ isDisabled }) => isDisabled !== true)
  const current = tabs.find((tab) => tab.id === chosen) ?? open[0]

  function move(event: KeyboardEvent<HTMLElement>): void {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const arrows: Record<string, string> = isVertical
      ? { ArrowDown: 'next', ArrowUp: 'previous' }
      : { [isMirrored ? 'ArrowLeft' : 'ArrowRight']: 'next', [isMirrored ? 'ArrowRight' : 'ArrowLeft']: 'previous' }
    const at = open.findIndex((tab) => tab.id === current?.id)
    const next = open[target(arrows[event.key] ?? event.key, at, open.length) ?? -1]
    if (!next) return
    event.preventDefault()
    setChosen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div ref={list} className={`tab-set is-${look}${isVertical ? ' is-vertical' : ''}${isFilled ? ' is-filled' : ''}`}>
      <Nav
        tabs={look === 'tabs'}
        pills={look === 'pills'}
        fill={isFilled}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <NavItem key={tab.id} role="presentation">
            <NavLink
              tag="button"
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              data-tab={tab.id}
              active={tab === current}
              disabled={tab.isDisabled}
              aria-selected={tab === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab === current ? 0 : -1}
              onClick={() => setChosen(tab.id)}
            >
              {tab.label}
            </NavLink>
          </NavItem>
        ))}
      </Nav>
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={current ? `${id}-${current.id}` : undefined}
        // Reached by Tab, as it may hold nothing else that can be.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {current?.content}
      </div>
    </div>
  )
}
