import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'
import type { TaskDrop } from './boardMoves'
import type { Task, TaskStatus, TaskWrite } from './task'

export interface TaskChanges {
  change: (task: Task, changes: Partial<Task>) => Promise<boolean>
  /** Adds, or changes where there is a task. */
  save: (values: TaskWrite, task: Task | undefined, status?: TaskStatus) => Promise<boolean>
  /** On the board. */
  move: (task: Task, drop: TaskDrop) => Promise<boolean>
  /** Only marks it: what is deleted can be put back. */
  remove: (task: Task) => Promise<void>
  restore: (task: Task) => Promise<void>
}

export function useTaskChanges(reload: () => void): TaskChanges {
  const { t } = useTranslation(['samplesTodo', 'shell'])
  const write = useSampleWrite(reload)
  return useMemo(() => {
    const change: TaskChanges['change'] = ({ id }, changes) =>
      write({ url: '/apps/todo/update-task', data: { task: { id, ...changes } } })

    async function restore(task: Task): Promise<void> {
      if (await change(task, { isDeleted: false })) showToast.success(t('restored', { title: task.title }))
    }

    async function remove(task: Task): Promise<void> {
      if (!(await write({ method: 'DELETE', url: '/apps/todo/delete-task', params: { id: task.id } }))) return
      const action = { label: t('shell:undo'), onPress: () => void restore(task) }
      showToast.success(t('removed', { title: task.title }), { action })
    }

    async function save(values: TaskWrite, task: Task | undefined, status?: TaskStatus): Promise<boolean> {
      const { assignee = '', description = '', dueDate = '', ...rest } = values
      const fields = { ...rest, description, dueDate, assignee: { fullName: assignee, avatar: '' } }
      const isSaved = task
        ? await change(task, fields)
        : await write({ url: '/apps/todo/add-task', data: { task: { ...fields, status } } })
      if (isSaved) showToast.success(t(task ? 'saved' : 'added', { title: values.title }))
      return isSaved
    }

    const move: TaskChanges['move'] = ({ id }, drop) => write({ url: '/apps/todo/move-task', data: { id, ...drop } })

    return { change, save, remove, restore, move }
  }, [t, write])
}
