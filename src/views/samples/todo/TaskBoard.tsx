import { Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { StatusIcon } from '@/@core/components/page/StatusIcon'
import { useFormat } from '@/shared/dates/useFormat'
import { inColumn, stepDrop, type BoardStep, type TaskDrop } from './boardMoves'
import { taskStatuses, type Task, type TaskStatus } from './task'
import { TaskCard } from './TaskCard'
import { useBoardDrag, type BoardDrag } from './useBoardDrag'
import { useBoardKeys } from './useBoardKeys'
import type { TaskChanges } from './useTaskChanges'
import './taskBoard.scss'

const looks = {
  todo: { shape: 'ring', tone: 'neutral' },
  doing: { shape: 'half', tone: 'ensaio' },
  review: { shape: 'diamond', tone: 'publico' },
  done: { shape: 'dot', tone: 'positive' },
} as const

interface TaskBoardProps {
  tasks: readonly Task[]
  isLoading: boolean
  changes: TaskChanges
  onOpen: (task: Task) => void
  onAdd: (status: TaskStatus) => void
}

/** The tasks by how far they are: dragged from column to column, or moved by the arrow keys on their handle. */
export function TaskBoard({ tasks, isLoading, changes, onOpen, onAdd }: TaskBoardProps) {
  const { t } = useTranslation('samplesTodo')
  const board = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  /** Whose handle gets the focus back: in another column the card is another element. */
  const refocus = useRef<number | null>(null)

  const move = useCallback(
    async (task: Task, drop: TaskDrop): Promise<void> => {
      if (!(await changes.move(task, drop))) return
      setSaid(t('board.moved', { title: task.title, column: t(`board.columns.${drop.status}`) }))
    },
    [changes, t],
  )

  const step = useCallback(
    (id: number, way: BoardStep): void => {
      const task = tasks.find((known) => known.id === id)
      const drop = task && stepDrop(tasks, task, way)
      if (!drop) return
      refocus.current = id
      void move(task, drop)
    },
    [tasks, move],
  )
  useBoardKeys(board, step)
  const drag = useBoardDrag(tasks, (task, drop) => void move(task, drop))

  useEffect(() => {
    const id = refocus.current
    if (id === null || tasks.every((task) => task.id !== id)) return
    refocus.current = null
    board.current?.querySelector<HTMLElement>(`[data-moves="${id}"] button`)?.focus()
  }, [tasks])

  return (
    <>
      <p className="board-hint">{t('board.hint')}</p>
      <div ref={board} className="task-board" aria-busy={isLoading}>
        {taskStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            tasks={tasks}
            drag={drag}
            changes={changes}
            onOpen={onOpen}
            onAdd={() => onAdd(status)}
            onMove={(task, to) => {
              refocus.current = task.id
              void move(task, { status: to, before: null })
            }}
          />
        ))}
      </div>
      <output className="visually-hidden">{said}</output>
    </>
  )
}

interface BoardColumnProps extends Pick<TaskBoardProps, 'tasks' | 'changes' | 'onOpen'> {
  status: TaskStatus
  drag: BoardDrag
  onAdd: () => void
  onMove: (task: Task, status: TaskStatus) => void
}

function BoardColumn({ status, tasks, drag, changes, onOpen, onAdd, onMove }: BoardColumnProps) {
  const { t } = useTranslation('samplesTodo')
  const { count } = useFormat()
  const { shape, tone } = looks[status]
  const own = inColumn(tasks, status)
  const name = t(`board.columns.${status}`)
  const { dragged, drop } = drag
  const isTarget = drop?.status === status
  return (
    <section className={`board-column tone-${tone}${isTarget ? ' is-target' : ''}`} {...drag.column(status)}>
      <header>
        <h2>
          <StatusIcon shape={shape} />
          {name}
          <span className="tabular">{count(own.length)}</span>
        </h2>
        <span className="tooltip-edge-end">
          <IconButton icon={Plus} label={t('board.addTo', { column: name })} size="sm" onClick={onAdd} />
        </span>
      </header>
      <ul data-focus-group>
        {own.map((task) => (
          <TaskCard
            key={task.id}
            task={task}
            isHeld={dragged?.id === task.id}
            isBelowDrop={isTarget && drop.before === task.id}
            drag={drag.card(task)}
            changes={changes}
            onOpen={() => onOpen(task)}
            onMove={(to) => onMove(task, to)}
          />
        ))}
        {isTarget && drop.before === null && <li className="drop-line" aria-hidden />}
      </ul>
      {own.length === 0 && !isTarget && <p className="board-empty">{t('board.empty')}</p>}
    </section>
  )
}
