import { expect, test } from 'vitest'
import { beforeAt, isSamePlace, stepDrop } from '@/views/samples/todo/boardMoves'
import { linkTo } from '@/views/samples/todo/taskLink'
import type { Task, TaskStatus } from '@/views/samples/todo/task'

const task = (id: number, status: TaskStatus): Task => ({
  id,
  status,
  title: `Task ${id}`,
  dueDate: '',
  description: '',
  assignee: { fullName: '', avatar: '' },
  tags: [],
  isCompleted: status === 'done',
  isDeleted: false,
  isImportant: false,
})
const [one, two, three, four, five] = [
  task(1, 'todo'),
  task(2, 'todo'),
  task(3, 'todo'),
  task(4, 'doing'),
  task(5, 'done'),
]
const tasks = [one, two, three, four, five]

test('one step of the keys goes past one card, and no further than the column', () => {
  expect(stepDrop(tasks, one, 'down')).toEqual({ status: 'todo', before: 3 })
  expect(stepDrop(tasks, two, 'down')).toEqual({ status: 'todo', before: null })
  expect(stepDrop(tasks, three, 'down')).toBeNull()
  expect(stepDrop(tasks, two, 'up')).toEqual({ status: 'todo', before: 1 })
  expect(stepDrop(tasks, one, 'up')).toBeNull()
})

test('into the next column a card keeps its height, and there is none beyond the last', () => {
  expect(stepDrop(tasks, one, 'right')).toEqual({ status: 'doing', before: 4 })
  expect(stepDrop(tasks, two, 'right')).toEqual({ status: 'doing', before: null })
  expect(stepDrop(tasks, four, 'left')).toEqual({ status: 'todo', before: 1 })
  expect(stepDrop(tasks, one, 'left')).toBeNull()
  expect(stepDrop(tasks, five, 'right')).toBeNull()
})

test('a card dropped where it lay changes nothing', () => {
  expect(isSamePlace(tasks, two, { status: 'todo', before: 3 })).toBe(true)
  expect(isSamePlace(tasks, three, { status: 'todo', before: null })).toBe(true)
  expect(isSamePlace(tasks, two, { status: 'todo', before: 1 })).toBe(false)
  expect(isSamePlace(tasks, two, { status: 'doing', before: null })).toBe(false)
})

test('what is held falls before the first card whose middle is below it', () => {
  const middles = [
    { id: 1, y: 50 },
    { id: 2, y: 150 },
  ]
  expect([0, 50, 149, 200].map((y) => beforeAt(middles, y))).toEqual([1, 2, 2, null])
})

test('an address keeps what is not changed, and leaves out what is empty', () => {
  expect(linkTo(new URLSearchParams('q=drum&view=board'), { view: '', tag: 'high' })).toBe('?q=drum&tag=high')
})
