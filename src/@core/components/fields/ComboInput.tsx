import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import { foldText } from '@/@core/components/foldText'
import { ComboList, comboOptionId } from './ComboList'
import type { ControlAria } from './Field'
import { Input } from './Input'
import '@/@core/styles/comboInput.scss'
import type { SelectOption } from './SelectField'

export interface ComboInputProps {
  id: string
  /** The chosen option's value; empty, none. */
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  /** For options that are fetched when they are wanted. */
  onFocus?: () => void
  /** The name of the list for screen readers. */
  listLabel: string
  placeholder?: string
  /** Shown where no option has what was typed. */
  emptyText: string
  /** What ties it to its label, hint and error, where it stands in a form. */
  aria?: ControlAria
  ref?: Ref<HTMLInputElement>
}

const SHOWN = 50

/** One of many, found by typing a part of its name (the combobox pattern). Emptied, nothing is chosen. */
export function ComboInput(props: ComboInputProps) {
  const { id, value, options, onChange, onFocus, listLabel, placeholder, emptyText, aria, ref } = props
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const chosen = options.find((option) => option.value === value)
  const words = foldText(typed ?? '').trim()
  const found = options.filter(({ label }) => foldText(label).includes(words)).slice(0, SHOWN)

  function choose(option: SelectOption | undefined): void {
    if (option) onChange(option.value)
    setTyped(null)
    setOpen(false)
  }

  function type(text: string): void {
    setTyped(text)
    setActive(0)
    setOpen(true)
    if (text.trim() === '') onChange('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      if (isOpen) setActive((active + step + found.length) % Math.max(1, found.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      choose(undefined)
    }
  }

  return (
    <div className="combo">
      <Input
        {...aria}
        ref={ref}
        id={id}
        // It is an input already, which the rule cannot see through the component.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? comboOptionId(listId, active) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? chosen?.label ?? ''}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
        onFocus={onFocus}
        // A name typed in full counts as chosen; an unfinished one is dropped, not completed.
        onBlur={() =>
          choose(isOpen && typed !== null ? found.find(({ label }) => foldText(label).trim() === words) : undefined)
        }
      />
      <ComboList
        id={listId}
        label={listLabel}
        options={isOpen ? found : null}
        value={value}
        active={active}
        emptyText={emptyText}
        onChoose={choose}
      />
    </div>
  )
}
