import type { SearchItem } from './searchItem'

interface SearchOptionProps {
  id: string
  item: SearchItem
  isChosen: boolean
  onOpen: () => void
}

export function SearchOption({ id, item, isChosen, onOpen }: SearchOptionProps) {
  return (
    // The keys are the input's: it keeps the focus while the list is walked.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="panel-row"
      onClick={onOpen}
    >
      <item.icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="panel-row-text">{item.title}</span>
      {item.hint !== undefined && <span className="panel-row-hint">{item.hint}</span>}
    </div>
  )
}
