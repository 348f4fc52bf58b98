import { expect, test } from 'vitest'
import type { Column } from '@/@core/components/table/column'
import { isSameShape, toTableRows } from '@/@core/components/table/tableRows'

interface Player {
  id: string
}

const columns: Column<Player>[] = [{ id: 'id', label: 'Id', cell: ({ id }) => id }]
const players = (...ids: string[]): Player[] => ids.map((id) => ({ id }))
const shown = (rows: Player[], own = columns) => ({ rows, keyField: 'id' as const, columns: own, takesOver: true })

test('rows that have not changed are the same objects, and so is the list of them', () => {
  const rows = players('a', 'b', 'c')
  const before = toTableRows([], shown(rows))
  expect(toTableRows(before, shown([...rows]))).toBe(before)

  const changed = rows.map((row) => (row.id === 'b' ? { ...row } : row))
  const now = toTableRows(before, shown(changed))
  expect(now.map((row, index) => row === before[index])).toEqual([true, false, true])
  expect(now.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
})

test('other cells make other rows, in the same elements', () => {
  const before = toTableRows([], shown(players('a', 'b')))
  const now = toTableRows(
    before,
    shown(
      before.map(({ row }) => row),
      [...columns],
    ),
  )
  expect(now.map((row, index) => row === before[index])).toEqual([false, false])
  expect(now.map(({ key }) => key)).toEqual(before.map(({ key }) => key))
})

test('another page takes over the elements of the page before, and a row of both keeps its own', () => {
  const before = toTableRows([], shown(players('a', 'b', 'c')))
  const now = toTableRows(before, shown(players('d', 'b', 'e', 'f')))
  const [a, b, c] = before.map(({ key }) => key)
  expect(now.map(({ key }) => key).slice(0, 3)).toEqual([a, b, c])
  expect(new Set(now.map(({ key }) => key)).size).toBe(4)
})

test('nothing takes over the elements of the one row that went', () => {
  const before = toTableRows([], shown(players('a', 'b', 'c')))
  const now = toTableRows(before, shown(players('b', 'c', 'd')))
  const [a, b, c] = before.map(({ key }) => key)
  expect(now.map(({ key }) => key).slice(0, 2)).toEqual([b, c])
  expect(now.map(({ key }) => key)).not.toContain(a)
})

test('where cells have a state, another page has elements of its own', () => {
  const before = toTableRows([], shown(players('a', 'b')))
  const now = toTableRows(before, { ...shown(players('c', 'd')), takesOver: false })
  expect(new Set([...before, ...now].map(({ key }) => key)).size).toBe(4)
})

test('two tables share no keys', () => {
  const one = toTableRows([], shown(players('a', 'b')))
  const other = toTableRows([], shown(players('a', 'b')))
  expect(new Set([...one, ...other].map(({ key }) => key)).size).toBe(4)
})

test('columns have another shape where anything but their cells is other', () => {
  expect(isSameShape(columns, [{ id: 'id', label: 'Id', cell: () => 'other' }])).toBe(true)
  expect(isSameShape(columns, [{ id: 'id', label: 'Id', cell: () => 'other', width: '8rem' }])).toBe(false)
})
