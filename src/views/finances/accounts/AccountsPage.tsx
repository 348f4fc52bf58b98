import { ArrowRightLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { FinanceAccount } from '@contract/finances/accounts'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchAccounts } from '@/redux/finances/accounts'
import { useQuery } from '@/redux/useQuery'
import { readDay } from '@/shared/lists/urlValues'
import { Loaded } from '@/shared/records/Loaded'
import { FinanceTabs } from '@/views/finances/ledger/FinanceTabs'
import { AccountTable } from './AccountTable'
import { DayFilter } from '@/shared/dates/DayFilter'
import { useAccountRemoval } from './useAccountRemoval'

const AccountDialog = lazyPart(
  loader(() => import('./AccountDialog')),
  (file) => file.AccountDialog,
)
const TransferDialog = lazyPart(
  loader(() => import('./TransferDialog')),
  (file) => file.TransferDialog,
)

/** The accounts with their balances, and the total. */
export function AccountsPage() {
  const { t } = useTranslation(['accounts', 'finances'])
  const canChange = useAppAbility().can('manage', 'Finance')
  const [searchParams, setSearchParams] = useSearchParams()
  const on = readDay(searchParams, 'on')
  useTidyUrl({ on })
  const load = useQuery(fetchAccounts, on)
  const { answer, isLoading, reload } = load
  const remove = useAccountRemoval(reload)
  /** The account being edited; without one, a new one. */
  const [edited, setEdited] = useState<{ account?: FinanceAccount } | null>(null)
  const [isTransferring, setTransferring] = useState(false)
  const accounts = answer?.accounts ?? []
  const open = accounts.filter(({ account }) => account.closedOn === undefined)
  return (
    <>
      <FinanceTabs />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          answer && (
            <>
              <DayFilter
                label={t('onLabel')}
                clearLabel={t('finances:balance.clearDate')}
                day={on}
                onChange={(day) => setSearchParams(day === undefined ? {} : { on: day })}
              />
              {accounts.length > 1 && <Button to={paths.transfers}>{t('transfers.title')}</Button>}
              {canChange && open.length > 1 && (
                <Button onClick={() => setTransferring(true)}>
                  <ArrowRightLeft size={16} aria-hidden />
                  {t('transfer.new')}
                </Button>
              )}
              {canChange && (
                <Button color="primary" onClick={() => setEdited({})}>
                  <Plus size={16} aria-hidden />
                  {t('add')}
                </Button>
              )}
            </>
          )
        }
      />
      <Loaded {...load}>
        {() => (
          <AccountTable
            accounts={accounts}
            on={on}
            isLoading={isLoading}
            {...(canChange && { onEdit: (account: FinanceAccount) => setEdited({ account }), onRemove: remove })}
          />
        )}
      </Loaded>
      {edited && <AccountDialog account={edited.account} onSaved={reload} onClose={() => setEdited(null)} />}
      {isTransferring && (
        <TransferDialog
          accounts={accounts.map(({ account }) => account)}
          onChanged={reload}
          onClose={() => setTransferring(false)}
        />
      )}
    </>
  )
}
