import { CalendarDays, GripVertical, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { Portrait } from '@/views/samples/kit/Portrait'
import { tagTones, taskStatuses, type Task, type TaskStatus } from './task'
import type { BoardDrag } from './useBoardDrag'
import type { TaskChanges } from './useTaskChanges'

interface TaskCardProps {
  task: Task
  isHeld: boolean
  /** What is dragged would fall just above it. */
  isBelowDrop: boolean
  drag: ReturnType<BoardDrag['card']>
  changes: TaskChanges
  onOpen: () => void
  onMove: (status: TaskStatus) => void
}

export function TaskCard({ task, isHeld, isBelowDrop, drag, changes, onOpen, onMove }: TaskCardProps) {
  const { t } = useTranslation('samplesTodo')
  const format = useFormat()
  const today = useToday()
  const { id, title, tags, dueDate, assignee, isImportant, isCompleted, status } = task
  const isLate = dueDate !== '' && !isCompleted && dueDate < today
  return (
    <>
      {isBelowDrop && <li className="drop-line" aria-hidden />}
      <li className={`task-card${isHeld ? ' is-held' : ''}`} data-task={id} {...drag}>
        <div className="card-head">
          <button type="button" className="task-title" onClick={onOpen}>
            {title}
          </button>
          <span data-moves={id}>
            <DropPanel
              className="tooltip-edge-end"
              renderTrigger={(button) => (
                <IconButton {...button} icon={GripVertical} label={t('board.move', { title })} size="sm" />
              )}
            >
              {(close) =>
                taskStatuses
                  .filter((column) => column !== status)
                  .map((column) => (
                    <button
                      key={column}
                      type="button"
                      className="panel-row"
                      onClick={() => {
                        close()
                        onMove(column)
                      }}
                    >
                      {t('board.moveTo', { column: t(`board.columns.${column}`) })}
                    </button>
                  ))
              }
            </DropPanel>
          </span>
        </div>
        {tags.length > 0 && (
          <p className="card-tags">
            {tags.map((tag) => (
              <Badge key={tag} tone={tagTones[tag]}>
                {t(`tags.${tag}`)}
              </Badge>
            ))}
          </p>
        )}
        <div className="card-foot">
          {dueDate !== '' && (
            <span className={`card-due tabular${isLate ? ' is-late' : ''}`}>
              <CalendarDays size={14} strokeWidth={1.75} aria-hidden />
              <span className="visually-hidden">{t('fields.dueDate')}: </span>
              {format.briefDate(dueDate)}
              {isLate && <span className="visually-hidden">, {t('board.late')}</span>}
            </span>
          )}
          <IconButton
            icon={Star}
            className="star-button"
            label={t('star', { title })}
            size="sm"
            isPressed={isImportant}
            onClick={() => void changes.change(task, { isImportant: !isImportant })}
          />
          {assignee.fullName !== '' && (
            <span title={assignee.fullName}>
              <Portrait name={assignee.fullName} picture={assignee.avatar} />
              <span className="visually-hidden">{assignee.fullName}</span>
            </span>
          )}
        </div>
      </li>
    </>
  )
}
