import { Archive, ArchiveRestore, HandCoins, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import { daysBetween } from '@contract/days'
import type { PurposeList } from '@contract/finances/purposes'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { IconButton } from '@/@core/components/IconButton'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useFocusRescue } from '@/@core/hooks/useFocusRescue'
import { paths } from '@/configs/paths'
import { fetchPurposes } from '@/redux/finances/purposes'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { BudgetBar } from '@/views/finances/budget/BudgetBar'
import { financeListPath } from '@/views/finances/query/financeListPath'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import { usePurposeChanges } from './usePurposeChanges'
import '@/views/finances/budget/budget.scss'
import '@/views/finances/ledger/ledgerTable.scss'
import './purposes.scss'

const PurposeDialog = lazyPart(
  loader(() => import('./PurposeDialog')),
  (file) => file.PurposeDialog,
)

type Known = PurposeList['purposes'][number]

/** A closed purpose with entries can be neither closed nor removed. */
const isHeldForGood = ({ purpose, isUsed }: Partial<Known>) => purpose?.isClosed === true && isUsed === true

/** Money that was given for something: what came, what was spent on it, and what is left. */
export function PurposesPage() {
  const { t } = useTranslation('purposes')
  const { count } = useFormat()
  const load = useQuery(fetchPurposes, undefined)
  const { answer, reload } = load
  const [edited, setEdited] = useState<Partial<Known> | null>(null)
  /** Somebody wanted to remove it, though entries have it. */
  const [held, setHeld] = useState<Pick<Known, 'purpose' | 'entries'> | null>(null)
  const changes = usePurposeChanges(reload)
  const known = answer?.purposes ?? []
  useFocusRescue(known.map(({ purpose: { id, version } }) => `${id}${version}`).join())
  const parts = [
    { id: 'open', rows: known.filter(({ purpose }) => !purpose.isClosed) },
    { id: 'closed', rows: known.filter(({ purpose }) => purpose.isClosed) },
  ] as const

  function remove({ purpose, isUsed = false, entries = 0 }: Partial<Known>): void {
    setEdited(null)
    if (purpose === undefined) return
    if (isUsed) setHeld({ purpose, entries })
    else changes.remove(purpose)
  }

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={
          <Button color="primary" onClick={() => setEdited({})}>
            <Plus size={16} aria-hidden />
            {t('new')}
          </Button>
        }
      />
      <Loaded {...load} />
      {answer && known.length === 0 && <EmptyState icon={HandCoins} title={t('emptyTitle')} hint={t('emptyText')} />}
      {known.length > 0 && (
        <Card className="ledger-table-scroll purposes">
          <Table className="ledger-table" aria-label={t('title')}>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col" className="is-end is-wide">
                  {t('came')}
                </th>
                <th scope="col" className="is-end is-wide">
                  {t('spent')}
                </th>
                <th scope="col" className="is-end">
                  {t('left')}
                </th>
                <th scope="col" className="is-wide" aria-hidden>
                  {t('share')}
                </th>
                <th scope="col" className="ledger-table-acts">
                  <span className="visually-hidden">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            {parts.map(({ id, rows }) => (
              <tbody key={id}>
                {id === 'closed' && rows.length > 0 && (
                  <tr className="purposes-closed">
                    <th scope="rowgroup" colSpan={6}>
                      {t('closed')}
                    </th>
                  </tr>
                )}
                {rows.map((each) => (
                  <PurposeRow key={each.purpose.id} {...each} changes={changes} onEdit={() => setEdited(each)} />
                ))}
              </tbody>
            ))}
          </Table>
        </Card>
      )}
      {edited && (
        <PurposeDialog
          purpose={edited.purpose}
          hasEvent={edited.event !== undefined}
          onChanged={reload}
          onClose={() => setEdited(null)}
          onRemove={isHeldForGood(edited) ? undefined : () => remove(edited)}
        />
      )}
      {held && (
        <ConfirmDialog
          isOpen
          title={t('heldTitle', { name: held.purpose.name })}
          confirmLabel={t('close')}
          onConfirm={() => {
            changes.setClosed(held.purpose, true)
            setHeld(null)
          }}
          onCancel={() => setHeld(null)}
        >
          <p>
            {held.entries === 0
              ? t('heldByRemoved')
              : t('heldText', { count: held.entries, shown: count(held.entries) })}
          </p>
          <p>{t('heldOpen')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

interface PurposeRowProps extends Known {
  changes: ReturnType<typeof usePurposeChanges>
  onEdit: () => void
}

function PurposeRow({ purpose, came, spent, entries, event, changes, onEdit }: PurposeRowProps) {
  const { t } = useTranslation(['purposes', 'finances'])
  const money = useMoney()
  const states = usePurposeStates()({ purpose, came, spent, entries })
  const { id, name, note, eventId, category, isClosed = false } = purpose
  return (
    <tr className={isClosed ? 'is-quiet' : undefined}>
      <th scope="row">
        {entries > 0 ? <Link to={financeListPath({ purposeId: id })}>{name}</Link> : name}
        {note && <span className="purpose-note">{note}</span>}
        {event !== undefined && eventId !== undefined && (
          <span className="purpose-note">
            {t('ties.event')}: <Link to={paths.event(eventId)}>{event}</Link>
          </span>
        )}
        {category !== undefined && (
          <span className="purpose-note">
            {t('ties.category')}: {t(`finances:categories.${category}`)}
          </span>
        )}
        {states.map(({ text, isWarning = false }) => (
          <span key={text} className={`purpose-note${isWarning ? ' is-warning' : ''}`}>
            {text}
          </span>
        ))}
        {entries > 0 && (
          <span className="ledger-table-note">
            {t('sums', { came: money.format(came), spent: money.format(spent) })}
          </span>
        )}
      </th>
      <td className="is-end is-wide">{money.format(came)}</td>
      <td className="is-end is-wide">{money.format(spent)}</td>
      <td className="is-end ledger-table-sum">{money.format(came - spent)}</td>
      <td className="is-wide" aria-hidden>
        <BudgetBar kind="expense" sums={{ planned: Math.max(0, came), paid: spent, pending: 0 }} />
      </td>
      <td className="ledger-table-acts">
        <IconButton icon={Pencil} label={t('changeOf', { name })} onClick={onEdit} />
        <IconButton
          icon={isClosed ? ArchiveRestore : Archive}
          label={isClosed ? t('openOf', { name }) : t('closeOf', { name })}
          onClick={() => changes.setClosed(purpose, !isClosed)}
        />
      </td>
    </tr>
  )
}

/** From how many days before its end a purpose with money left is warned of. */
const SOON_DAYS = 60

/** What there is to say of a purpose beside its figures. */
function usePurposeStates() {
  const { t } = useTranslation('purposes')
  const { date, count } = useFormat()
  const money = useMoney()
  const today = useToday()
  return ({ purpose, came, spent, entries }: Omit<Known, 'isUsed'>): { text: string; isWarning?: boolean }[] => {
    const { endsOn, isClosed } = purpose
    const left = came - spent
    if (left < 0) return [{ text: t('overspent', { amount: money.format(-left) }), isWarning: true }]
    const unused = entries === 0 && !isClosed ? [{ text: t('unused') }] : []
    if (endsOn === undefined) return unused
    const days = daysBetween(today, endsOn)
    const [day, amount] = [date(endsOn), money.format(left)]
    if (left > 0 && !isClosed && days < 0) return [{ text: t('endedWithRest', { date: day, amount }), isWarning: true }]
    if (left > 0 && !isClosed && days <= SOON_DAYS)
      return [{ text: t('endsSoon', { date: day, amount, count: days, shown: count(days) }), isWarning: true }]
    return [...unused, { text: t('until', { date: day }) }]
  }
}
