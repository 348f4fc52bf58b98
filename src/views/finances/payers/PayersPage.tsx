import { Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Household } from '@contract/finances/payers'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { Pagination } from '@/@core/components/table/Pagination'
import { useAppAbility } from '@/auth/Can'
import { fetchHouseholds } from '@/redux/finances/payers'
import { useQuery } from '@/redux/useQuery'
import { useRowPage } from '@/shared/lists/useRowPage'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { HouseholdTable } from './HouseholdTable'

const PayerDialog = lazyPart(
  loader(() => import('./PayerDialog')),
  (file) => file.PayerDialog,
)

const none: Household[] = []

/** All payers with the members for whom they pay, and their common debts. */
export function PayersPage() {
  const { t } = useTranslation('payers')
  const canChange = useAppAbility().can('manage', 'Finance')
  const load = useQuery(fetchHouseholds, undefined)
  const { answer, failure, reload } = load
  const { shown, pages } = useRowPage(answer ?? none)
  const [editing, setEditing] = useState<Household | 'new' | null>(null)
  const add = (
    <Button color="primary" onClick={() => setEditing('new')}>
      <Plus size={16} aria-hidden />
      {t('new')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={canChange && answer && answer.length > 0 && add}
      />
      <Loaded {...load} />
      {answer?.length === 0 && !failure && (
        <EmptyState icon={Users} title={t('emptyTitle')} hint={t('emptyText')} action={canChange && add} />
      )}
      {answer && answer.length > 0 && !failure && (
        <>
          <HouseholdTable households={shown} {...(canChange && { onEdit: setEditing })} />
          {pages && <Pagination {...pages} />}
        </>
      )}
      {editing && (
        <PayerDialog
          household={editing === 'new' ? undefined : editing}
          onChanged={reload}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
