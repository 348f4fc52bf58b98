import { foldText } from '@/@core/components/foldText'

/** A search of a sample list, with what the screen prints of each row. Keep the object between renders. */
export interface PrintedSearch<Row> {
  /** Of the list's call; `q` is what is looked for. */
  params: Readonly<Record<string, unknown>>
  print: (row: Row) => readonly string[]
}

/** As people type it: with the spaces and the hyphen of a keyboard. */
const typed = (text: string) => foldText(text).replace(/\s/gu, ' ').replace(/−/g, '-')

/**
 * The list's parameters, with the rows that show what is looked for under `also`: the samples know their own words alone
 * ("Auto Debit", `4500`, `2026-02-01`), and the screen says "direct debit", "$4,500.00" and "Feb 1, 2026".
 */
export async function withPrintedRows<Row extends { id: number }>(
  { params, print }: PrintedSearch<Row>,
  fetchRows: () => Promise<readonly Row[]>,
): Promise<Record<string, unknown>> {
  if (typeof params['q'] !== 'string') return params
  const sought = typed(params['q'])
  const rows = await fetchRows()
  const shown = rows.filter((row) => print(row).some((text) => typed(text).includes(sought)))
  return { ...params, also: shown.map(({ id }) => id) }
}
