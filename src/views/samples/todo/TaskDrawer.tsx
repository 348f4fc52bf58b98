import { useTranslation } from 'react-i18next'
import { Drawer } from '@/@core/components/dialog/Drawer'
import type { Task } from './task'
import { TaskForm } from './TaskForm'
import type { TaskChanges } from './useTaskChanges'

interface TaskDrawerProps {
  task: Task | 'new' | null
  people: readonly string[]
  changes: TaskChanges
  onClose: () => void
}

export function TaskDrawer({ task, people, changes, onClose }: TaskDrawerProps) {
  const { t } = useTranslation('samplesTodo')
  const known = task === 'new' || task === null ? undefined : task
  return (
    <Drawer isOpen={task !== null} title={known ? t('form.edit') : t('form.add')} onClose={onClose}>
      {task !== null && (
        <TaskForm task={known} people={people} onSave={(values) => changes.save(values, known)} onClose={onClose} />
      )}
    </Drawer>
  )
}
