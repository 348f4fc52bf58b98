import { expect, test } from 'vitest'
import { memberListUrl, toListConfig, toSelection } from '@/views/members/query/memberQuery'

const read = (search: string) => memberListUrl.read(new URLSearchParams(search))
const write = (search: string) => memberListUrl.write(read(search)).toString()

test('an empty URL is everyone by name, 25 a page', () => {
  expect(toListConfig(read(''))).toEqual({ sort: 'asc', sortColumn: 'section', page: 1, perPage: 25 })
})

test('what the list writes is what it reads, and defaults are not written', () => {
  const search =
    'q=jo%C3%A3o&section=brass&status=on_leave&feeClass=none&sort=desc&sortColumn=joinedOn&page=3&perPage=50'
  expect(write(search)).toBe(search)
  expect(write('sort=asc&sortColumn=section&page=1&perPage=25&q=')).toBe('')
})

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e99',
  'page=two',
  'page=',
  'perPage=11',
  'perPage=1000',
  'sort=up',
  'sortColumn=groupId',
  'section=banjo',
  'status=active%00',
  'feeClass=adult',
  'unknown=1',
])('%s falls back', (search) => {
  expect(write(search)).toBe('')
})

test('one thing wrong takes nothing else with it', () => {
  expect(write('section=banjo&status=former&page=x&perPage=50')).toBe('status=former&perPage=50')
})

test('white space around the words is kept while typing and not asked for', () => {
  expect(read('q=ana%20').q).toBe('ana ')
  expect(toListConfig(read('q=%20ana%20')).q).toBe('ana')
  expect(toListConfig(read('q=%20%20'))).not.toHaveProperty('q')
})

test('export and print ask for all pages', () => {
  expect(toSelection(read('page=4&perPage=100&section=voices'))).toEqual({
    section: 'voices',
    sort: 'asc',
    sortColumn: 'section',
  })
})
