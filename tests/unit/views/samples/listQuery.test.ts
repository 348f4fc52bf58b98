import { expect, test } from 'vitest'
import {
  changedQuery,
  isNarrowed,
  paramsOf,
  readListQuery,
  writeListQuery,
  type ListShape,
} from '@/views/samples/kit/listQuery'

const shape: ListShape<'role' | 'status'> = {
  filters: { role: ['admin', 'editor'], status: ['active', 'Past Due'] },
  sortColumns: ['name', 'total'],
  sortColumn: 'name',
}
const read = (text: string) => readListQuery(new URLSearchParams(text), shape)
const again = (text: string) => writeListQuery(read(text), shape).toString()

test('an address without words is the first page of everything', () => {
  expect(read('')).toEqual({ q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'name', filters: {} })
  expect(again('')).toBe('')
})

test('what an address says comes back in the same words', () => {
  const text = 'q=ana&role=admin&status=Past+Due&sort=desc&sortColumn=total&page=3&perPage=25'
  expect(again(text)).toBe(text)
})

test('what an address says wrong is left out', () => {
  expect(again('role=king&status=&sort=up&sortColumn=shoe&page=0&perPage=7')).toBe('')
  expect(again('page=1.5')).toBe('')
  expect(again('page=2e9')).toBe('')
})

test('a choice begins at the first page, a page is kept, a filter can be switched off', () => {
  const query = read('role=admin&status=active&page=4')
  expect(changedQuery(query, { filters: { role: 'editor' } })).toMatchObject({
    page: 1,
    filters: { role: 'editor', status: 'active' },
  })
  expect(changedQuery(query, { filters: { role: undefined } }).filters).toEqual({ status: 'active' })
  expect(changedQuery(query, { page: 5 })).toMatchObject({ page: 5, filters: { role: 'admin' } })
})

test('the call is asked with what was typed and chosen, and with no more', () => {
  expect(paramsOf(read('q=+ana+&role=admin'))).toEqual({
    q: 'ana',
    role: 'admin',
    page: 1,
    perPage: 10,
    sort: 'asc',
    sortColumn: 'name',
  })
  expect(paramsOf(read('q=+'))).not.toHaveProperty('q')
})

test('blanks narrow nothing, a filter does', () => {
  expect(isNarrowed(read('q=+&page=2'))).toBe(false)
  expect(isNarrowed(read('q=a'))).toBe(true)
  expect(isNarrowed(read('status=active'))).toBe(true)
})
