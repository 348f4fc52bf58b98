import { Table } from 'reactstrap'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import type { Tone } from '@/@core/components/page/StatusLabel'
import './shareTable.scss'

export interface Share {
  id: string
  label: string
  /** As it is read. */
  shown: string
  /** 0 to 1, the length of its bar. */
  share: number
  note?: string
  /** A hue of its own; else that of its card. */
  tone?: Tone
}

interface ShareTableProps {
  caption: string
  columns: { label: string; value: string; note?: string }
  shares: readonly Share[]
  /** A ring beside it shows the shares: a dot for each stands for the bars. */
  hasDots?: boolean
}

/** Parts side by side, each with a bar: the table is the chart. */
export function ShareTable({ caption, columns, shares, hasDots = false }: ShareTableProps) {
  return (
    <Table className="share-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{columns.label}</th>
          <th scope="col">{columns.value}</th>
          {columns.note !== undefined && <th scope="col">{columns.note}</th>}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ id, label, shown, share, note, tone }) => (
          <tr key={id} className={tone && `tone-${tone}`}>
            <th scope="row">
              {hasDots && <StatusIcon shape="dot" />}
              {label}
              {!hasDots && (
                <svg className="share-line" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
                  <rect className="share-ground" width="100" height="1" />
                  <rect className="share-bar" width={100 * share} height="1" />
                </svg>
              )}
            </th>
            <td>{shown}</td>
            {columns.note !== undefined && <td className="share-note">{note}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
