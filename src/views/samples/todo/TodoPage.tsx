import { ListTodo, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { TableSkeleton } from '@/@core/components/feedback/TableSkeleton'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { useSearchState } from '@/views/samples/kit/useSearchState'
import { fetchTasks, type Task, type TaskStatus } from './task'
import { TaskBoard } from './TaskBoard'
import { TaskRow } from './TaskRow'
import { TodoFilters } from './TodoFilters'
import { TodoNav } from './TodoNav'
import { type TaskChanges, useTaskChanges } from './useTaskChanges'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { TaskForm } from './TaskForm'
import { ViewSwitch } from './ViewSwitch'
import './todo.scss'

const asked = ['q', 'filter', 'tag'] as const

/** A task, or the column of a new one. */
type Opened = Task | TaskStatus | null

export function TodoPage() {
  const { t } = useTranslation('samplesTodo')
  const format = useFormat()
  const { search, choose, adjust } = useSearchState()
  // What was deleted has no place on the board.
  const view = search.get('view') === 'board' && search.get('filter') !== 'deleted' ? 'board' : 'list'
  const query = useMemo(() => {
    const order = view === 'board' ? '' : (search.get('sortBy') ?? '')
    return new URLSearchParams([...asked.map((key) => [key, search.get(key) ?? '']), ['sortBy', order]]).toString()
  }, [search, view])
  const { answer: tasks, failure, isLoading, reload } = useQuery(fetchTasks, query)
  const changes = useTaskChanges(reload)
  const [opened, setOpened] = useState<Opened>(null)
  const isFiltered = search.has('q') || search.has('tag')

  return (
    <>
      <PageHeader
        title={t('title')}
        count={tasks && !failure ? format.count(tasks.length) : undefined}
        actions={
          <>
            <ViewSwitch search={search} current={view} />
            <Button color="primary" onClick={() => setOpened('todo')}>
              <Plus size={16} aria-hidden />
              {t('add')}
            </Button>
          </>
        }
      />
      <div className="sample-layout">
        <TodoNav search={search} />
        <div>
          <TodoFilters search={search} choose={choose} adjust={adjust} view={view} />
          {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
          {!failure && !tasks && <TableSkeleton />}
          {!failure && tasks && tasks.length > 0 && view === 'board' && (
            <TaskBoard tasks={tasks} isLoading={isLoading} changes={changes} onOpen={setOpened} onAdd={setOpened} />
          )}
          {!failure && tasks && tasks.length > 0 && view === 'list' && (
            <ul className="task-list" aria-busy={isLoading}>
              {tasks.map((task) => (
                <TaskRow key={task.id} task={task} changes={changes} onOpen={() => setOpened(task)} />
              ))}
            </ul>
          )}
          {!failure && tasks?.length === 0 && isFiltered && (
            <NoMatch title={t('noMatch')} onClear={() => choose({ q: '', tag: '' })} />
          )}
          {!failure && tasks?.length === 0 && !isFiltered && (
            <EmptyState icon={ListTodo} title={t('empty.title')} hint={t('empty.hint')} />
          )}
        </div>
      </div>
      <TaskDrawer task={opened} people={peopleOf(tasks)} changes={changes} onClose={() => setOpened(null)} />
    </>
  )
}

function peopleOf(tasks: readonly Task[] | null): string[] {
  const names = (tasks ?? []).map(({ assignee }) => assignee.fullName).filter(Boolean)
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b))
}

interface TaskDrawerProps {
  task: Opened
  people: readonly string[]
  changes: TaskChanges
  onClose: () => void
}

function TaskDrawer({ task, people, changes, onClose }: TaskDrawerProps) {
  const { t } = useTranslation('samplesTodo')
  const known = typeof task === 'object' && task !== null ? task : undefined
  const status = typeof task === 'string' ? task : undefined
  return (
    <Drawer isOpen={task !== null} title={known ? t('form.edit') : t('form.add')} onClose={onClose}>
      {task !== null && (
        <TaskForm
          task={known}
          people={people}
          onSave={(values) => changes.save(values, known, status)}
          onClose={onClose}
        />
      )}
    </Drawer>
  )
}
