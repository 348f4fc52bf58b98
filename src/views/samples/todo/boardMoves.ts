import { taskStatuses, type Task, type TaskStatus } from './task'

/** Where a task is put: into a column, before another, or at its end. */
export interface TaskDrop {
  status: TaskStatus
  /** The id of the task that it comes before. */
  before: number | null
}

export type BoardStep = 'up' | 'down' | 'left' | 'right'

export const inColumn = (tasks: readonly Task[], status: TaskStatus) => tasks.filter((task) => task.status === status)

/** Where a task goes by one step of the keys; null where there is no further. Into another column it keeps its height. */
export function stepDrop(tasks: readonly Task[], task: Task, step: BoardStep): TaskDrop | null {
  const { id, status } = task
  const own = inColumn(tasks, status)
  const place = own.findIndex((known) => known.id === id)
  if (step === 'up') {
    const above = own[place - 1]
    return above ? { status, before: above.id } : null
  }
  if (step === 'down') {
    if (place === own.length - 1) return null
    return { status, before: own[place + 2]?.id ?? null }
  }
  const next = taskStatuses[taskStatuses.indexOf(status) + (step === 'right' ? 1 : -1)]
  return next === undefined ? null : { status: next, before: inColumn(tasks, next)[place]?.id ?? null }
}

/** Whether a drop leaves everything as it is. */
export function isSamePlace(tasks: readonly Task[], task: Task, { status, before }: TaskDrop): boolean {
  if (status !== task.status) return false
  const own = inColumn(tasks, status)
  const after = own[own.findIndex(({ id }) => id === task.id) + 1]?.id ?? null
  return before === task.id || before === after
}

interface Middle {
  id: number
  /** The height of its middle. */
  y: number
}

/** Before which of the cards something that is held at this height falls. */
export function beforeAt(cards: readonly Middle[], y: number): number | null {
  return cards.find((card) => y < card.y)?.id ?? null
}
