import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { findItems, type SearchItem } from './searchItem'

interface SearchPaletteProps {
  items: readonly SearchItem[]
  fallback?: (text: string) => SearchItem
  onDone: () => void
}

/** A combobox: typing narrows the list, the arrows walk through it, Enter goes there. */
export function SearchPalette({ items, fallback, onDone }: SearchPaletteProps) {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const found = findItems(items, text)
  const words = text.trim()
  const options = fallback && words !== '' ? [...found, fallback(words)] : found
  const current = options[Math.min(active, options.length - 1)]
  const optionId = (item: SearchItem) => `${id}-${item.id}`

  function open(item: SearchItem | undefined): void {
    if (!item) return
    onDone()
    void navigate(item.path)
  }

  function walk(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') open(current)
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    setActive((active + step + options.length) % options.length)
  }

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
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={walk}
      />
      {/* A list that is narrowed by typing: <select> cannot be that. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={t('navbar.screens')}>
        {options.map((item) => (
          // The keys are the input's: it keeps the focus while the list is walked.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={item.id}
            id={optionId(item)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={item === current}
            className="panel-row"
            onClick={() => open(item)}
          >
            <item.icon size={16} strokeWidth={1.75} aria-hidden />
            <span className="panel-row-text">{item.title}</span>
            {item.hint !== undefined && <span className="panel-row-hint">{item.hint}</span>}
          </div>
        ))}
      </div>
      <output className={options.length > 0 ? 'visually-hidden' : 'panel-hint'}>
        {found.length > 0 ? t('navbar.searchResults', { count: found.length }) : t('navbar.searchEmpty')}
      </output>
    </div>
  )
}
