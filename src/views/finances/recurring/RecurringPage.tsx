import { Plus, Repeat } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { DefaultValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Finance } from '@contract/finances'
import type { RecurringFinance, RecurringSkip } from '@contract/finances/recurring'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useTidyUrl } from '@/@core/hooks/useTidyUrl'
import { failureOf } from '@/api/failure'
import { fetchRecurring, removeRecurring, saveRecurring, unskipRecurring } from '@/redux/finances/recurring'
import { useQuery } from '@/redux/useQuery'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { readId } from '@/shared/lists/urlValues'
import { useMoney } from '@/shared/money/useMoney'
import { ProposalsCard } from '@/shared/recurring/ProposalsCard'
import { FinanceLoader } from '@/views/finances/entry/FinanceLoader'
import { useUndo } from '@/shared/records/useUndo'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { newRecurringValues, valuesOf, valuesOfEntry, type RecurringValues } from './recurringForm'
import { RecurringTable } from './RecurringTable'
import './recurring.scss'

const RecurringDialog = lazyPart(
  loader(() => import('./RecurringDialog')),
  (file) => file.RecurringDialog,
)

/** Recurring entries. `?of=<id>` opens the form for a new one based on that entry. */
export function RecurringPage() {
  const of = readId(useSearchParams()[0], 'of')
  useTidyUrl({ of })
  if (of === undefined) return <Recurring />
  return <FinanceLoader id={of}>{(entry) => <Recurring key={entry.id} entry={entry} />}</FinanceLoader>
}

interface Editing {
  recurring?: RecurringFinance
  values: DefaultValues<RecurringValues>
}

function Recurring({ entry }: { entry?: Finance }) {
  const { t } = useTranslation(['recurring', 'shell'])
  const { offerUndo } = useUndo()
  const money = useMoney()
  const today = useToday()
  const setSearch = useSearchParams()[1]
  const { answer, failure, isLoading, reload } = useQuery(fetchRecurring, undefined)
  const [editing, setEditing] = useState<Editing | null>(() =>
    entry ? { values: valuesOfEntry(entry, today, money) } : null,
  )
  /** Increased by changes, to reload the proposals. */
  const [round, setRound] = useState(0)
  const [areProposalsKnown, setProposalsKnown] = useState(false)
  const noteProposals = useCallback(() => setProposalsKnown(true), [])
  const rows = answer?.recurring ?? []

  function changed(): void {
    reload()
    setRound(round + 1)
  }

  function close(): void {
    setEditing(null)
    if (entry) setSearch({}, { replace: true })
  }

  async function attempt(run: () => Promise<unknown>, onDone: () => void): Promise<void> {
    try {
      await run()
      onDone()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    changed()
  }

  function remove(recurring: RecurringFinance): void {
    const words = { name: recurring.description }
    const restore = () => saveRecurring(recurring)
    const undo = offerUndo({ run: restore, done: t('restored', words), onSettled: changed })
    close()
    void attempt(
      () => removeRecurring(recurring.id),
      () => showToast.success(t('removed', words), undo),
    )
  }

  const unskip = (skip: RecurringSkip) =>
    void attempt(
      () => unskipRecurring(skip),
      () => showToast.success(t('unskipped')),
    )

  const add = (
    <Button color="primary" onClick={() => setEditing({ values: newRecurringValues(today) })}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={(rows.length > 0 || (!answer && !failure)) && add}
        hasPendingActions={!answer}
      />
      <Loaded
        answer={rows.length > 0 && !areProposalsKnown ? null : answer}
        failure={failure}
        isLoading={isLoading}
        reload={reload}
      />
      {answer && rows.length === 0 && (
        <EmptyState icon={Repeat} title={t('empty.title')} hint={t('empty.text')} action={add} />
      )}
      {rows.length > 0 && (
        <div className="ledger-table-stack">
          <ProposalsCard key={round} onChanged={reload} onKnown={noteProposals} />
          {areProposalsKnown && (
            <RecurringTable
              rows={rows}
              onEdit={(recurring) => setEditing({ recurring, values: valuesOf(recurring, money) })}
              onUnskip={unskip}
            />
          )}
        </div>
      )}
      {editing && (
        <RecurringDialog
          recurring={editing.recurring}
          values={editing.values}
          onChanged={changed}
          onClose={close}
          onRemove={remove}
        />
      )}
    </>
  )
}
