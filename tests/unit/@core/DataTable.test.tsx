import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Column, Sort } from '@/@core/components/table/column'
import { DataTable } from '@/@core/components/table/DataTable'
import { RowMenu } from '@/@core/components/table/RowMenu'
import { pageWindow } from '@/@core/components/table/pageWindow'
import { renderInRouter, startShellTexts } from './shellTexts'

interface Player {
  id: string
  name: string
  chairs: number
}

const players: Player[] = [
  { id: 'a', name: 'Ana', chairs: 1 },
  { id: 'b', name: 'Beto', chairs: 2 },
]
const columns: Column<Player>[] = [
  { id: 'name', label: 'Name', isSortable: true, cell: (player) => player.name },
  { id: 'chairs', label: 'Chairs', isSortable: true, align: 'end', cell: (player) => player.chairs },
]
const rowPath = (player: Player) => `/players/${player.id}`

beforeEach(() => startShellTexts())

function show(props: { sort?: Sort; rows?: Player[] | undefined; page?: number; hasMore?: boolean }) {
  const handlers = { onSort: vi.fn(), onPage: vi.fn(), onPerPage: vi.fn() }
  const { onSort, onPage, onPerPage } = handlers
  const table = (
    <DataTable
      label="Players"
      columns={columns}
      rows={'rows' in props ? props.rows : players}
      sort={props.sort ?? { column: 'name', direction: 'asc' }}
      onSort={onSort}
      rowPath={rowPath}
      empty={<p>Nobody plays here</p>}
      pagination={{ page: props.page ?? 1, perPage: 10, total: 64, hasMore: props.hasMore, onPage, onPerPage }}
    />
  )
  renderInRouter(
    <Routes>
      <Route path="/" element={table} />
      <Route path="/players/:id" element={<p>One player</p>} />
    </Routes>,
  )
  return handlers
}

test('headers are buttons, and the sorted one says how', async () => {
  const { onSort } = show({ sort: { column: 'name', direction: 'asc' } })
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('columnheader', { name: 'Chairs' })).toHaveAttribute('aria-sort', 'none')

  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' })
  screen.getByRole('button', { name: 'Chairs' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onSort).toHaveBeenLastCalledWith({ column: 'chairs', direction: 'asc' })
})

test('cells are drawn for other rows alone, not while the next page is on its way', () => {
  const drawn: string[] = []
  const counted: Column<Player>[] = [
    { id: 'name', label: 'Name', isSortable: true, cell: ({ name }) => drawn.push(name) },
  ]
  // Callbacks are new each time, as they are on a screen whose address changes.
  const table = (props: { isLoading?: boolean; rows?: Player[]; direction?: Sort['direction'] }) => (
    <DataTable
      label="Players"
      columns={counted}
      rows={props.rows ?? players}
      isLoading={props.isLoading ?? false}
      sort={{ column: 'name', direction: props.direction ?? 'asc' }}
      onSort={() => undefined}
      empty={null}
    />
  )
  const { rerender } = render(table({}))
  const first = drawn.length
  rerender(table({ isLoading: true, direction: 'desc' }))
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  expect(drawn).toHaveLength(first)
  rerender(table({ rows: [{ id: 'c', name: 'Carla', chairs: 3 }] }))
  expect(drawn.slice(first)).toContain('Carla')
})

test('of rows that are all new those of the window are drawn first, and then all', () => {
  const counts: number[] = []
  function Counted({ name }: { name: string }) {
    useLayoutEffect(() => {
      counts.push(document.querySelectorAll('[role="row"]').length - 1)
    })
    return name
  }
  const counted: Column<Player>[] = [{ id: 'name', label: 'Name', cell: ({ name }) => <Counted name={name} /> }]
  const page = (from: number) =>
    Array.from({ length: 100 }, (_, index) => ({ id: `${from + index}`, name: `Player ${from + index}`, chairs: 1 }))
  const table = (rows: Player[] | undefined) => (
    <DataTable label="Players" columns={counted} keyField="id" rows={rows} empty={null} />
  )
  const { rerender } = render(table(undefined))
  for (const from of [0, 1000]) {
    counts.length = 0
    rerender(table(page(from)))
    expect(counts[0]).toBeGreaterThan(5)
    expect(counts[0]).toBeLessThan(50)
    expect(counts.at(-1)).toBe(100)
  }
  // Where some are there already, none goes in between.
  counts.length = 0
  rerender(table(page(1050)))
  expect(new Set(counts)).toEqual(new Set([100]))
})

test('what an open menu offers is for its own row alone', async () => {
  const menus: Column<Player>[] = [
    {
      id: 'menu',
      label: 'More',
      isActions: true,
      cell: ({ id, name }) => (
        <RowMenu id={id} label={`More for ${name}`}>
          {() => <button type="button">Remove {name}</button>}
        </RowMenu>
      ),
    },
  ]
  const table = (rows: Player[]) => (
    <DataTable label="Players" columns={menus} keyField="id" takesOver rows={rows} empty={null} />
  )
  const { rerender } = render(table(players))
  await userEvent.click(screen.getByRole('button', { name: 'More for Ana' }))
  expect(screen.getByRole('button', { name: 'Remove Ana' })).toBeVisible()
  rerender(table([{ id: 'c', name: 'Carla', chairs: 3 }]))
  expect(screen.getByRole('button', { name: 'More for Carla' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
})

test('the keyboard follows the link in the first cell', async () => {
  show({})
  screen.getByRole('link', { name: 'Beto' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('One player')).toBeInTheDocument()
})

test('a click anywhere on the row follows it too', async () => {
  show({})
  const row = screen.getByRole('row', { name: /Ana/ })
  await userEvent.click(within(row).getByText('1'))
  expect(screen.getByText('One player')).toBeInTheDocument()
})

test('pages: where one is, and there and back', async () => {
  const { onPage, onPerPage } = show({ page: 2 })
  expect(screen.getByText('11–20 of 64')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPage).toHaveBeenLastCalledWith(3)
  await userEvent.selectOptions(screen.getByLabelText('Rows'), '25')
  expect(onPerPage).toHaveBeenLastCalledWith(25)
})

test('where not all were counted, there are more than it says', () => {
  show({ page: 7, hasMore: true })
  expect(screen.getByText('61–64 of more than 64')).toBeInTheDocument()
})

test('before the first page there is none, and the button keeps the focus', async () => {
  const { onPage } = show({ page: 1 })
  const previous = screen.getByRole('button', { name: 'Previous page' })
  await userEvent.click(previous)
  expect(onPage).not.toHaveBeenCalled()
  expect(previous).toHaveFocus()
})

test('no answer yet is a skeleton, no rows is what the screen says', () => {
  show({ rows: undefined })
  expect(screen.getByText('Loading')).toBeInTheDocument()
})

test('no rows: the words of the screen', () => {
  show({ rows: [] })
  expect(screen.getByText('Nobody plays here')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test.each([
  [1, 1, [1]],
  [1, 7, [1, 2, null, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('page %i of %i shows %j', (page, count, expected) => {
  expect(pageWindow(page, count)).toEqual(expected)
})
