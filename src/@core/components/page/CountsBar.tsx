import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import '@/@core/styles/countsBar.scss'

export interface Count {
  id: string
  label: string
  count: number
}

interface CountsBarProps {
  /** The name of the table, e.g. "Members by section". */
  label: string
  /** The name of what is counted, e.g. "Members". */
  unit: string
  items: readonly Count[]
  /** The id of the filter in force; empty, none. */
  selected: string
  /** Called with the empty string when the chosen one is pressed again. */
  onSelect: (id: string) => void
}

/** Counts side by side, each a filter to press, with a thin bar for its share. Read out, it is a table. */
export function CountsBar({ label, unit, items, selected, onSelect }: CountsBarProps) {
  const { i18n } = useTranslation('shell')
  const number = new Intl.NumberFormat(i18n.language)
  const most = Math.max(1, ...items.map((item) => item.count))

  return (
    <Table className="counts-bar">
      <caption className="visually-hidden">{label}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, label: name, count }) => (
          <tr key={id} className={id === selected ? 'is-selected' : undefined}>
            <th scope="row">
              <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id === selected ? '' : id)}>
                {name}
              </button>
            </th>
            <td className="tabular">
              {number.format(count)}
              <svg className="count-share" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                <rect width={(100 * count) / most} height="1" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
