import * as z from 'zod/mini'
import { faceOf } from './faces'
import { holds, nextId, sortRows } from './rows'
import { get, NOT_FOUND, post, remove, type SampleCall } from './sampleCall'
import { dayOf, nameOf, pick, strewn } from './words'

const tags = ['team', 'low', 'medium', 'high', 'update'] as const
const statuses = ['todo', 'doing', 'review', 'done'] as const
type Status = (typeof statuses)[number]

const taskFields = {
  dueDate: z.optional(z.string()),
  description: z.optional(z.string()),
  assignee: z.optional(z.object({ fullName: z.string(), avatar: z.string() })),
  tags: z.optional(z.array(z.enum(tags))),
  isCompleted: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
  status: z.optional(z.enum(statuses)),
}
const NewTask = z.object({ task: z.object({ ...taskFields, title: z.string() }) })
const MovedTask = z.object({ id: z.number(), status: z.enum(statuses), before: z.nullable(z.number()) })
const ChangedTask = z.object({ task: z.object({ ...taskFields, title: z.optional(z.string()), id: z.number() }) })

export interface Task {
  id: number
  title: string
  /** YYYY-MM-DD. */
  dueDate: string
  description: string
  assignee: { fullName: string; avatar: string }
  tags: (typeof tags)[number][]
  isCompleted: boolean
  isDeleted: boolean
  isImportant: boolean
  /** `done` and completed are one. */
  status: Status
}

const emptyTask: Omit<Task, 'id' | 'title'> = {
  dueDate: '',
  description: '',
  assignee: { fullName: '', avatar: '' },
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
  status: 'todo',
}

const titles = [
  'Order new stand lights',
  'Send the parts to the winds',
  'Ask the school for its hall',
  'Repair the bass drum',
  'Print the programmes',
  'Write to last year’s donors',
  'Count the chairs',
  'Have the piano tuned',
  'Bring the score back to the library',
  'Find someone for the cloakroom',
  'Mark the bowings',
  'Book the coach',
  'Charge the tuner',
  'Wash the white shirts',
]

function taskOf(title: string, index: number): Task {
  return {
    id: index + 1,
    title,
    dueDate: dayOf(320 + index * 3),
    description: `${title}, and tell the others when it is done.`,
    assignee: { fullName: nameOf(index + 60), avatar: faceOf(nameOf(index + 60)) },
    tags: [pick(tags, strewn(index, 0, 4))],
    isCompleted: index % 5 === 2,
    status: index % 5 === 2 ? 'done' : pick(['todo', 'doing', 'todo', 'review'] as const, index),
    isDeleted: index % 7 === 6,
    isImportant: index % 4 === 1,
  }
}

/** Done and completed go together, whichever of them is said. */
function settled(task: Task, { status, isCompleted }: { status?: Status; isCompleted?: boolean }): Task {
  if (status !== undefined) return Object.assign(task, { status, isCompleted: status === 'done' })
  if (isCompleted === undefined) return task
  const open = task.status === 'done' ? 'todo' : task.status
  return Object.assign(task, { isCompleted, status: isCompleted ? 'done' : open })
}

/** What a filter shows; a deleted task shows under `deleted` alone. */
function isShown(task: Task, filter: string | undefined): boolean {
  if (filter === 'deleted') return task.isDeleted
  if (task.isDeleted) return false
  if (filter === 'completed') return task.isCompleted
  return filter !== 'important' || task.isImportant
}

function sorted(tasks: Task[], sortBy: string | undefined): Task[] {
  if (sortBy === 'assignee') return tasks.toSorted((a, b) => a.assignee.fullName.localeCompare(b.assignee.fullName))
  if (sortBy === 'due-date') return sortRows(tasks, 'dueDate', 'asc')
  const [column, direction] = sortBy?.split('-') ?? []
  return sortRows(tasks, column, direction)
}

export function todoCalls(): SampleCall[] {
  const tasks = titles.map(taskOf)
  return [
    get('/apps/todo/tasks', (ask) => {
      const [q, filter, tag] = [ask.text('q'), ask.text('filter'), ask.text('tag')]
      const found = tasks.filter(
        (task) =>
          holds(q, [task.title]) &&
          isShown(task, filter) &&
          (tag === undefined || task.tags.some((own) => own === tag)),
      )
      return [200, sorted(found, ask.text('sortBy'))]
    }),
    post('/apps/todo/add-task', (ask) => {
      const given = ask.body(NewTask).task
      const task = settled({ ...emptyTask, ...given, id: nextId(tasks.toSorted((a, b) => a.id - b.id)) }, given)
      tasks.push(task)
      return [201, { task }]
    }),
    post('/apps/todo/update-task', (ask) => {
      const { task: change } = ask.body(ChangedTask)
      const task = tasks.find(({ id }) => id === change.id)
      return task ? [200, { task: settled(Object.assign(task, change), change) }] : NOT_FOUND
    }),
    // Into a column of the board, before the task that is named there, else at its end.
    post('/apps/todo/move-task', (ask) => {
      const { id, status, before } = ask.body(MovedTask)
      const task = tasks.find((known) => known.id === id)
      if (!task) return NOT_FOUND
      if (before !== id) {
        tasks.splice(tasks.indexOf(task), 1)
        const place = tasks.findIndex((known) => known.id === before)
        tasks.splice(place < 0 ? tasks.length : place, 0, task)
      }
      return [200, { task: settled(task, { status }) }]
    }),
    remove('/apps/todo/delete-task', (ask) => {
      const task = tasks.find(({ id }) => id === ask.id())
      return task ? [200, { task: Object.assign(task, { isDeleted: true }) }] : NOT_FOUND
    }),
  ]
}
