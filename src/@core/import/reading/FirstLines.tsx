import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/@core/components/table/DataTable'
import type { Column } from '@/@core/components/table/column'
import type { ImportLine, PreviewLine } from '@/@core/import/parsing/importLine'

interface FirstLinesProps<Item> {
  area: { previewColumns: (onMend: () => void) => readonly Column<PreviewLine<Item>>[] }
  lines: readonly ImportLine<Item>[]
}

const PER_PAGE = 25
/** Nothing is mended before all lines are there. */
const isNotYet = () => undefined

/** The first lines of a long file as they were read, to look at while the rest is read. What becomes of each is not known yet. */
export function FirstLines<Item>({ area, lines }: FirstLinesProps<Item>) {
  const { t, i18n } = useTranslation('imports')
  const [{ page, perPage }, setPaging] = useState({ page: 1, perPage: PER_PAGE })
  const number = useMemo(() => new Intl.NumberFormat(i18n.language), [i18n.language])
  const columns = useMemo(
    (): Column<PreviewLine<Item>>[] => [
      {
        id: 'line',
        label: t('preview.line'),
        width: '3.25rem',
        cell: ({ row }) => number.format(row.line),
      },
      ...area.previewColumns(isNotYet),
    ],
    [t, number, area],
  )
  const rows = useMemo(
    () =>
      lines
        .slice((page - 1) * perPage, page * perPage)
        .map((line, at): PreviewLine<Item> => ({ ...line, place: (page - 1) * perPage + at, state: 'left_out' })),
    [lines, page, perPage],
  )
  return (
    <DataTable
      label={t('preview.first', { count: lines.length, shown: number.format(lines.length) })}
      columns={columns}
      rows={rows}
      keyField="place"
      empty={null}
      pagination={{
        page,
        perPage,
        total: lines.length,
        onPage: (next) => setPaging({ page: next, perPage }),
        onPerPage: (choice) => setPaging({ page: 1, perPage: choice }),
      }}
    />
  )
}
