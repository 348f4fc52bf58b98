import type { PackageLicence } from 'virtual:package-licences'
import { foldText } from '@/@core/components/foldText'
import type { ListQuery } from '@/views/samples/kit/listQuery'

export interface LicenceRow extends PackageLicence {
  id: number
}

export const licenceSorts = ['name', 'licence'] as const

/** How many packages there are of each licence, the most frequent first. */
export function countByLicence(rows: readonly LicenceRow[]): [licence: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { licence } of rows) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  return [...counts].toSorted(([a, most], [b, least]) => least - most || a.localeCompare(b, 'en'))
}

/** Those that the search and the filters leave, in order; a page of them is the caller's. */
export function foundLicences(
  rows: readonly LicenceRow[],
  { q, filters, sort, sortColumn }: ListQuery<'licence' | 'asked'>,
): LicenceRow[] {
  const words = foldText(q).trim()
  const found = rows.filter(
    ({ name, version, licence, isDirect }) =>
      [name, version, licence].some((text) => foldText(text).includes(words)) &&
      (filters.licence === undefined || filters.licence === licence) &&
      (filters.asked === undefined || (filters.asked === 'direct') === isDirect),
  )
  const sorted = sortColumn === 'licence' ? found.toSorted((a, b) => a.licence.localeCompare(b.licence, 'en')) : found
  return sort === 'desc' ? sorted.toReversed() : sorted
}
