import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFormat } from '@/shared/dates/useFormat'
import { UserTable, useUserTable } from './UserTable'

const AddUserDialog = lazy(() => import('./AddUserDialog').then((file) => ({ default: file.AddUserDialog })))

export function UserListPage() {
  const { t } = useTranslation(['samplesUsers', 'shell'])
  const format = useFormat()
  const users = useUserTable()
  const { answer, failure, reload } = users
  const [isAdding, setAdding] = useState(false)

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
      <UserTable users={users} />
      {isAdding && (
        <Suspense fallback={null}>
          <AddUserDialog onAdded={reload} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
