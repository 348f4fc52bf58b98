import { ArrowRight } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { SearchOption } from './SearchOption'
import { SEARCH_LIMIT, type SearchGroup, type SearchItem } from './searchItem'

interface SearchPaletteProps {
  text: string
  onTextChange: (text: string) => void
  /** What the text finds; a group without items is left out. Once something is typed, each shows its first few and the way to all. */
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
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const shown = groups
    .filter(({ items }) => items.length > 0)
    .map((group) => {
      const { id: groupId, items, total = items.length, limit = SEARCH_LIMIT, allPath } = group
      const isWhole = text.trim() === '' || (unfolded === groupId && allPath === undefined)
      const visible = isWhole ? items : items.slice(0, limit)
      const isCut = !isWhole && visible.length < total
      const all = {
        id: `all-${groupId}`,
        title: t('navbar.showAll', { count: total }),
        path: allPath ?? '',
        icon: ArrowRight,
      }
      return { ...group, items: isCut ? [...visible, all] : visible, count: visible.length, total, isCut }
    })
  const found = shown.flatMap(({ items }) => items)
  const foundCount = shown.reduce((sum, { total }) => sum + total, 0)
  const options = fallback ? [...found, fallback] : found
  const current = options.find((item) => item.id === chosen) ?? options[0]
  const optionId = (item: SearchItem) => `${id}-${item.id}`

  function open(item: SearchItem | undefined): void {
    if (!item) return
    const folded = shown.find((group) => group.allPath === undefined && item.id === `all-${group.id}`)
    if (folded) {
      // On to the first that was hidden.
      setUnfolded(folded.id)
      setChosen(groups.find((group) => group.id === folded.id)?.items[folded.count]?.id ?? null)
      return
    }
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
          setUnfolded(null)
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
              {group.title}{' '}
              {group.isCut && <span>{t('navbar.someOf', { shown: group.count, count: group.total })}</span>}
            </div>
            {group.items.map(option)}
          </div>
        ))}
        {fallback && option(fallback)}
      </div>
      <output className={options.length > 0 ? 'visually-hidden' : 'panel-hint'}>
        {found.length > 0 ? t('navbar.searchResults', { count: foundCount }) : t('navbar.searchEmpty')}
      </output>
    </div>
  )
}
