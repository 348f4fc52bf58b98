import { useId, type ReactNode } from 'react'
import { Card, Table } from 'reactstrap'

interface RecordColumn {
  label: string
  /** Left out on a phone, never on paper. */
  isWide?: boolean
  isEnd?: boolean
}

interface RecordTableProps {
  title: string
  columns: readonly RecordColumn[]
  /** A cell for each column. */
  rows: readonly (readonly ReactNode[])[]
  /** In place of a table without rows; absent: the whole part is left out then. */
  none?: string
  className?: string
}

/** One kind of a person's records, as a table that prints. */
export function RecordTable({ title, columns, rows, none, className }: RecordTableProps) {
  const id = useId()
  if (rows.length === 0 && none === undefined) return null
  const classOf = ({ isWide, isEnd }: RecordColumn = { label: '' }) =>
    [isWide && 'is-wide', isEnd && 'is-end tabular'].filter(Boolean).join(' ') || undefined
  return (
    <Card tag="section" className={className}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <Table responsive aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={classOf(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, index) => (
              // The rows never change: nothing of them is kept.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {cells.map((cell, at) => (
                  <td key={columns[at]?.label} className={classOf(columns[at])}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
