import { RotateCcw, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { Input } from '@/@core/components/fields/Input'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import { Portrait } from '@/views/samples/kit/Portrait'
import { tagTones, type Task } from './task'
import type { TaskChanges } from './useTaskChanges'

interface TaskRowProps {
  task: Task
  changes: TaskChanges
  onOpen: () => void
}

export function TaskRow({ task, changes, onOpen }: TaskRowProps) {
  const { t } = useTranslation('samplesTodo')
  const format = useFormat()
  const { title, isCompleted, isImportant, isDeleted, tags, assignee, dueDate } = task
  return (
    <li className={`task-row${isCompleted ? ' is-completed' : ''}`}>
      <Input
        type="checkbox"
        aria-label={t('complete', { title })}
        checked={isCompleted}
        disabled={isDeleted}
        onChange={() => void changes.change(task, { isCompleted: !isCompleted })}
      />
      <button type="button" className="task-title" onClick={onOpen}>
        {title}
      </button>
      <span className="task-facts">
        {tags.map((tag) => (
          <Badge key={tag} tone={tagTones[tag]}>
            {t(`tags.${tag}`)}
          </Badge>
        ))}
        {dueDate !== '' && (
          <span className="task-due tabular">
            <span className="visually-hidden">{t('fields.dueDate')}: </span>
            {format.briefDate(dueDate)}
          </span>
        )}
        {assignee.fullName !== '' && (
          <span className="task-person">
            <Portrait name={assignee.fullName} picture={assignee.avatar} />
            <span>{assignee.fullName}</span>
          </span>
        )}
      </span>
      <span className="task-buttons tooltip-edge-end">
        {isDeleted ? (
          <IconButton
            icon={RotateCcw}
            label={t('restore', { title })}
            size="sm"
            onClick={() => void changes.restore(task)}
          />
        ) : (
          <>
            <IconButton
              icon={Star}
              className="star-button"
              label={t('star', { title })}
              size="sm"
              isPressed={isImportant}
              onClick={() => void changes.change(task, { isImportant: !isImportant })}
            />
            <IconButton
              icon={Trash2}
              label={t('remove', { title })}
              size="sm"
              onClick={() => void changes.remove(task)}
            />
          </>
        )}
      </span>
    </li>
  )
}
