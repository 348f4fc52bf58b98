import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { NoMatch } from '@/@core/components/feedback/NoMatch'
import { useQuery } from '@/redux/useQuery'
import { paramsOf } from '@/views/samples/kit/listQuery'
import { SampleTable } from '@/views/samples/kit/SampleTable'
import { useListQuery } from '@/views/samples/kit/useListQuery'
import { fetchUsers, type SampleUser } from './userCalls'
import { userColumns } from './userColumns'
import { UserFilters } from './UserFilters'
import { userListShape, userPath } from './userList'
import { useUserRemoval } from './useUserRemoval'

const pathOf = ({ id }: SampleUser) => userPath(id)

/** The users that the address asks for. Their page shows more than them: `onChanged` once one was removed or is back. */
export function useUserTable(onChanged?: () => void) {
  const state = useListQuery(userListShape)
  const params = useMemo(() => paramsOf(state.query), [state.query])
  const list = useQuery(fetchUsers, params)
  const { reload } = list
  const changed = useCallback(() => {
    reload()
    onChanged?.()
  }, [reload, onChanged])
  return { ...list, state, remove: useUserRemoval({ onRemoved: changed, onRestored: changed }) }
}

/** With their filters. */
export function UserTable({ users }: { users: ReturnType<typeof useUserTable> }) {
  const { t } = useTranslation('samplesUsers')
  const { answer, failure, isLoading, reload, state, remove } = users
  const columns = useMemo(() => userColumns(t, (user) => void remove(user)), [t, remove])
  return (
    <>
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
    </>
  )
}
