import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFormat } from '@/shared/dates/useFormat'
import { useQuery } from '@/redux/useQuery'
import { paramsOf } from '@/views/samples/kit/listQuery'
import { SampleTable } from '@/views/samples/kit/SampleTable'
import { useListQuery } from '@/views/samples/kit/useListQuery'
import { fetchUsers, type SampleUser } from './userCalls'
import { userColumns } from './userColumns'
import { UserFilters } from './UserFilters'
import { userListShape, userPath } from './userList'
import { useUserRemoval } from './useUserRemoval'

const AddUserDialog = lazy(() => import('./AddUserDialog').then((file) => ({ default: file.AddUserDialog })))

const pathOf = ({ id }: SampleUser) => userPath(id)

export function UserListPage() {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const format = useFormat()
  const state = useListQuery(userListShape)
  const params = useMemo(() => paramsOf(state.query), [state.query])
  const { answer, failure, isLoading, reload } = useQuery(fetchUsers, params)
  const [isAdding, setAdding] = useState(false)
  const remove = useUserRemoval({ onRemoved: reload, onRestored: reload })
  const columns = useMemo(() => userColumns(t, (user) => void remove(user)), [t, remove])

  return (
    <>
      <PageHeader
        title={t('title')}
        count={answer && !failure ? format.count(answer.total) : undefined}
        actions={
          <Button color="primary" onClick={() => setAdding(true)}>
            <UserPlus size={16} aria-hidden />
            {t('add.act')}
          </Button>
        }
      />
      <UserFilters state={state} />
      <SampleTable
        label={t('title')}
        columns={columns}
        rows={answer?.users}
        total={answer?.total ?? 0}
        isLoading={isLoading}
        failure={failure}
        onReload={reload}
        shape={userListShape}
        state={state}
        rowPath={pathOf}
        empty={<NoMatch onClear={state.clear} />}
      />
      {isAdding && (
        <Suspense fallback={null}>
          <AddUserDialog onAdded={reload} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
