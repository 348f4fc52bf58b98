/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot be typed into, and a datalist knows labels alone */
import type { SelectOption } from './SelectField'

export interface ComboOption extends SelectOption {
  /** Shown beside the label while one chooses, and searched too. */
  hint?: string | undefined
}

interface ComboListProps {
  id: string
  label: string
  /** Null while it is closed. */
  options: readonly ComboOption[] | null
  value: string
  /** Index of the option that Enter would choose. */
  active: number
  /** More are on their way. */
  isBusy: boolean
  /** Below the options, or in place of them. */
  notice: string | undefined
  onChoose: (option: ComboOption) => void
}

export function comboOptionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The options below a ComboInput, narrowed to what was typed. */
export function ComboList({ id, label, options, value, active, isBusy, notice, onChoose }: ComboListProps) {
  return (
    <div id={id} className="combo-list" role="listbox" aria-label={label} aria-busy={isBusy} hidden={options === null}>
      {options?.map((option, index) => (
        // The input has the focus and the keys; pressing must not take the focus away from it.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.value}
          id={comboOptionId(id, index)}
          role="option"
          aria-selected={option.value === value}
          className={index === active ? 'is-active' : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
          {option.hint !== undefined && <span className="combo-hint"> {option.hint}</span>}
        </div>
      ))}
      {options && notice && (
        <div role="option" aria-selected={false} aria-disabled className="combo-empty">
          {notice}
        </div>
      )}
    </div>
  )
}
