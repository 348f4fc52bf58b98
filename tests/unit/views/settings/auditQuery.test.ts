import { expect, test } from 'vitest'
import { auditListUrl, entryUrl, isFiltered, noFilters, toListConfig } from '@/views/settings/audit/auditQuery'

const ID = '01890000-0000-7000-8000-000000000001'

const read = (search: string) => auditListUrl.read(new URLSearchParams(search))
const write = (search: string) => auditListUrl.write(read(search)).toString()

test('an empty URL is everything, newest first', () => {
  expect(toListConfig(read(''))).toEqual({ sort: 'desc', page: 1, perPage: 25 })
  expect(isFiltered(read(''))).toBe(false)
})

test('what the list writes is what it reads, and defaults are not written', () => {
  const search = `q=ana&actorId=${ID}&action=member_changed&subjectType=member&from=2026-01-01&to=2026-01-31&sort=asc&page=3&perPage=50`
  expect(write(search)).toBe(search)
  expect(write('sort=desc&sortColumn=at&page=1&perPage=25&q=')).toBe('')
  expect(entryUrl({ ...read(search), ...noFilters, page: 1 }, ID).toString()).toBe(`sort=asc&perPage=50&entry=${ID}`)
})

test('whatever is wrong in an old link falls back', () => {
  const query = read('actorId=me&action=dance&from=2026-02-30&sort=up&page=0&perPage=7&subjectType=tuba')
  expect(toListConfig(query)).toEqual({ sort: 'desc', page: 1, perPage: 25 })
})
