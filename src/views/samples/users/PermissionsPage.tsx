import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { isNarrowed, paramsOf, type ListShape } from '@/views/samples/kit/listQuery'
import { SampleTable } from '@/views/samples/kit/SampleTable'
import { useListQuery } from '@/views/samples/kit/useListQuery'
import { fetchPermissions, permissionRoles, type Permission } from './permissionCalls'
import { permissionColumns } from './permissionColumns'
import { PermissionDialog } from './PermissionDialog'
import { RemovePermissionDialog } from './RemovePermissionDialog'

const shape: ListShape<'assignedTo'> = { filters: { assignedTo: permissionRoles }, sortColumns: [], sortColumn: '' }

type Task = { kind: 'add' } | { kind: 'rename' | 'remove'; permission: Permission }

export function PermissionsPage() {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const format = useFormat()
  const state = useListQuery(shape)
  const { query, choose, adjust, clear } = state
  const params = useMemo(() => paramsOf(query), [query])
  const { answer, failure, isLoading, reload } = useQuery(fetchPermissions, params)
  const [task, setTask] = useState<Task | null>(null)
  const search = useCallback((q: string) => adjust({ q }), [adjust])
  const end = useCallback(() => setTask(null), [])
  const columns = useMemo(
    () =>
      permissionColumns(t, {
        onRename: (permission) => setTask({ kind: 'rename', permission }),
        onRemove: (permission) => setTask({ kind: 'remove', permission }),
      }),
    [t],
  )

  return (
    <>
      <PageHeader
        title={t('permissions.title')}
        count={answer && !failure ? format.count(answer.total) : undefined}
        actions={
          <Button color="primary" onClick={() => setTask({ kind: 'add' })}>
            <Plus size={16} aria-hidden />
            {t('permissions.add')}
          </Button>
        }
      />
      <FilterBar isFiltered={isNarrowed(query)} onClear={clear}>
        <SearchField value={query.q} onSearch={search} label={t('permissions.search')} />
        <FilterSelect
          label={t('permissions.assignedTo')}
          anyLabel={t('permissions.anyone')}
          value={query.filters.assignedTo ?? ''}
          options={permissionRoles.map((value) => ({ value, label: t(`permissionRoles.${value}`) }))}
          onChange={(role) => choose({ filters: { assignedTo: role || undefined } })}
        />
      </FilterBar>
      <SampleTable
        label={t('permissions.title')}
        columns={columns}
        rows={answer?.permissions}
        total={answer?.total ?? 0}
        isLoading={isLoading}
        failure={failure}
        onReload={reload}
        shape={shape}
        state={state}
        empty={<NoMatch onClear={clear} />}
      />
      {task && task.kind !== 'remove' && (
        <PermissionDialog
          {...(task.kind === 'rename' && { permission: task.permission })}
          onSaved={reload}
          onClose={end}
        />
      )}
      {task?.kind === 'remove' && (
        <RemovePermissionDialog permission={task.permission} onRemoved={reload} onClose={end} />
      )}
    </>
  )
}
