import { lazy } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { Id } from '@contract/primitives'

/** What is no id never was a record's: there is no such page, and nothing to bring back. */
export const NoSuchRecord = lazy(() => import('./NotFound').then((file) => ({ default: file.NotFound })))

export const isId = (id: string | undefined): boolean => Id.safeParse(id).success

/** Around the pages of records: an address that names none by an id is no page. */
export function RecordRoute() {
  const ids = Object.entries(useParams()).filter(([name]) => name === 'id' || name.endsWith('Id'))
  return ids.every(([, id]) => isId(id)) ? <Outlet /> : <NoSuchRecord />
}
