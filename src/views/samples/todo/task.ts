import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'

export const taskTags = ['team', 'low', 'medium', 'high', 'update'] as const
export const taskFilters = ['important', 'completed', 'deleted'] as const
export const taskStatuses = ['todo', 'doing', 'review', 'done'] as const
export type TaskStatus = (typeof taskStatuses)[number]
export const taskSorts = ['title-asc', 'title-desc', 'assignee', 'due-date'] as const

const Task = z.object({
  id: z.number(),
  title: z.string(),
  /** YYYY-MM-DD, or empty. */
  dueDate: z.string(),
  description: z.string(),
  assignee: z.object({ fullName: z.string(), avatar: z.string() }),
  tags: z.array(z.enum(taskTags)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
  /** Its column on the board; `done` and completed are one. */
  status: z.enum(taskStatuses),
})
export type Task = z.infer<typeof Task>

/** What the form asks for. */
export const TaskWrite = z.object({
  title: text(120),
  dueDate: z.optional(z.string()),
  assignee: z.optional(text(80)),
  tags: z.array(z.enum(taskTags)),
  description: z.optional(text(1000)),
})
export type TaskWrite = z.infer<typeof TaskWrite>

export const fetchTasks = (query: string): Promise<Task[]> =>
  sampleRequest(z.array(Task), { url: `/apps/todo/tasks?${query}` })

export const tagTones = {
  team: 'ensaio',
  low: 'positive',
  medium: 'caution',
  high: 'danger',
  update: 'outros',
} as const
