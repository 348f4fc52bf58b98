import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SearchOption } from './SearchOption'
import type { SearchGroup, SearchItem } from './searchItem'

interface SearchPaletteProps {
  text: string
  onTextChange: (text: string) => void
  /** What the text finds; a group without items is left out. */
  groups: readonly SearchGroup[]
  /** Stands below what is found: where the words that were typed may be looked for besides. */
  fallback?: SearchItem | undefined
  onDone: () => void
}

/** A combobox: typing narrows the list, the arrows walk through it, Enter goes there. */
export function SearchPalette({ text, onTextChange, groups, fallback, onDone }: SearchPaletteProps) {
  const { t } = useTranslation('layout')
  const navigate = useNavigate()
  const id = useId()
  // Remembered by id and not by index: results that arrive later move the others, and the choice stays.
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = groups.filter(({ items }) => items.length > 0)
  const found = shown.flatMap(({ items }) => items)
  const options = fallback ? [...found, fallback] : found
  const current = options.find((item) => item.id === chosen) ?? options[0]
  const optionId = (item: SearchItem) => `${id}-${item.id}`

  function open(item: SearchItem | undefined): void {
    if (!item) return
    onDone()
    void navigate(item.path)
  }

  function walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') open(current)
    // Tab stays here: the input is the dialog's only tab stop, and options are walked with the arrows.
    if (event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
    }
    if (step === undefined || !current) return
    event.preventDefault()
    const next = options.at((options.indexOf(current) + step) % options.length)
    setChosen(next?.id ?? null)
    if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  const option = (item: SearchItem) => (
    <SearchOption key={item.id} id={optionId(item)} item={item} isChosen={item === current} onOpen={() => open(item)} />
  )

  return (
    <div className="palette">
      <input
        className="palette-input"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(current)}
        aria-label={t('navbar.goTo')}
        placeholder={t('navbar.goTo')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value)
          setChosen(null)
        }}
        onKeyDown={walk}
      />
      {/* A list that is narrowed by typing: <select> cannot be that. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={t('navbar.found')}>
        {shown.map((group) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={group.id} className="palette-group" role="group" aria-labelledby={`${id}-${group.id}`}>
            {/* The name of the group is read with its options. */}
            <div className="palette-heading" id={`${id}-${group.id}`} role="presentation">
              {group.title}
            </div>
            {group.items.map(option)}
          </div>
        ))}
        {fallback && option(fallback)}
      </div>
      <output className={options.length > 0 ? 'visually-hidden' : 'panel-hint'}>
        {found.length > 0 ? t('navbar.searchResults', { count: found.length }) : t('navbar.searchEmpty')}
      </output>
    </div>
  )
}
