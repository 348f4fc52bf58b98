import * as z from 'zod/mini'
import { holds, nextId, sortRows } from './rows'
import { get, NOT_FOUND, post, remove, type SampleCall } from './sampleCall'
import { dayOf, nameOf, pick, strewn } from './words'

const tags = ['team', 'low', 'medium', 'high', 'update'] as const

const taskFields = {
  dueDate: z.optional(z.string()),
  description: z.optional(z.string()),
  assignee: z.optional(z.object({ fullName: z.string(), avatar: z.string() })),
  tags: z.optional(z.array(z.enum(tags))),
  isCompleted: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  isImportant: z.optional(z.boolean()),
}
const NewTask = z.object({ task: z.object({ ...taskFields, title: z.string() }) })
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
}

const emptyTask: Omit<Task, 'id' | 'title'> = {
  dueDate: '',
  description: '',
  assignee: { fullName: '', avatar: '' },
  tags: [],
  isCompleted: false,
  isDeleted: false,
  isImportant: false,
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
    assignee: { fullName: nameOf(index + 60), avatar: '' },
    tags: [pick(tags, strewn(index, 0, 4))],
    isCompleted: index % 5 === 2,
    isDeleted: index % 7 === 6,
    isImportant: index % 4 === 1,
  }
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
      const task: Task = { ...emptyTask, ...ask.body(NewTask).task, id: nextId(tasks) }
      tasks.push(task)
      return [201, { task }]
    }),
    post('/apps/todo/update-task', (ask) => {
      const { task: change } = ask.body(ChangedTask)
      const task = tasks.find(({ id }) => id === change.id)
      return task ? [200, { task: Object.assign(task, change) }] : NOT_FOUND
    }),
    remove('/apps/todo/delete-task', (ask) => {
      const task = tasks.find(({ id }) => id === ask.id())
      return task ? [200, { task: Object.assign(task, { isDeleted: true }) }] : NOT_FOUND
    }),
  ]
}
