import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { financeStatuses, type Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { ComboField } from '@/@core/components/fields/ComboField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { Failure } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import { categoryValue, readCategory, type Categorised } from '@/shared/finances/categoryChoices'
import { BudgetWarnings, EventBudgetWarning, type ExpenseChange } from '@/views/finances/ledger/BudgetWarnings'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useEventChoices } from '@/views/finances/ledger/useEventChoices'
import { usePurposes } from '@/views/finances/purposes/usePurposes'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import { PaymentDayFields } from '@/views/finances/ledger/PaymentDayFields'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { usePaymentDay } from '@/views/finances/ledger/usePaymentDay'
import { useFinanceChange } from './useFinanceChange'

/** In a name field: remove the name. Not a valid id. */
const NONE = 'none'

const reasons = ['not_found', 'conflict', 'already_reversed', 'month_closed', 'invalid'] as const

/** Why nothing was changed, and the entries that prevented it. */
interface Refusal {
  text: string
  entries: readonly Finance[]
}

function namedIn({ fields }: Failure, finances: readonly Finance[]): readonly Finance[] {
  return finances.filter((_, place) => fields[`change.finances.${place}.id`] !== undefined)
}

/** Expenses moved by the change: subtracted from the old category or subcategory, and added to the new one. */
function movedExpenses(
  finances: readonly Finance[],
  { category, subcategoryId }: Partial<Categorised>,
): ExpenseChange[] {
  if (category === undefined) return []
  return finances
    .filter((finance) => categoryValue(finance) !== categoryValue({ category, subcategoryId }))
    .flatMap(({ category: before, subcategoryId: ownBefore, date, amount }) => [
      { category: before, subcategoryId: ownBefore, date, amount: -amount },
      { category, subcategoryId, date, amount },
    ])
}

interface FinanceBatchDialogProps {
  finances: readonly Finance[]
  isClosed: (date: string) => boolean
  /** The entry is a reversal or was reversed: budgets count neither. */
  isReversed: (finance: Finance) => boolean
  /** Removes entries from the selection. */
  onLeaveOut: (finances: readonly Finance[]) => void
  onChanged: () => void
  onClose: () => void
}

/** Sets category, member, event, purpose or status of the ticked entries; untouched fields keep each entry's value. */
export function FinanceBatchDialog(props: FinanceBatchDialogProps) {
  const { finances, isClosed, isReversed, onLeaveOut, onChanged, onClose } = props
  const { t } = useTranslation(['finances', 'shell'])
  const { count } = useFormat()
  const change = useFinanceChange()
  const subcategories = useSubcategories()
  const purposes = usePurposes().optionsWith()
  const formId = useId()
  const [category, setCategory] = useState('')
  const [memberId, setMemberId] = useState('')
  const [eventId, setEventId] = useState('')
  const [purposeId, setPurposeId] = useState('')
  const [status, setStatus] = useState('')
  const day = usePaymentDay(isClosed)
  const members = useMemberChoices()
  const events = useEventChoices()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const shown = { count: finances.length, shown: count(finances.length) }
  const { category: newCategory, subcategoryId = null } = readCategory(category)
  const expenses = finances.filter((finance) => finance.kind === 'expense' && !isReversed(finance))
  const ofEvent = expenses.filter((finance) => finance.eventId !== eventId)
  const becomePaid = status === 'paid' && finances.some((finance) => finance.status === 'pending')
  const linkOf = (value: string) => (value === NONE ? null : value)

  async function confirm(): Promise<void> {
    if (isBusy || (becomePaid && day.dateError !== undefined)) return
    if ([category, memberId, eventId, purposeId, status, day.accountId].every((value) => value === '')) {
      setRefusal({ text: t('batch.nothing'), entries: [] })
      return
    }
    setBusy(true)
    setRefusal(null)
    const newStatus = financeStatuses.find((known) => known === status)
    const failure = await change({
      finances: finances.map(({ id, version }) => ({ id, version })),
      ...(newCategory && { category: newCategory, subcategoryId }),
      ...(memberId !== '' && { memberId: linkOf(memberId) }),
      ...(eventId !== '' && { eventId: linkOf(eventId) }),
      ...(purposeId !== '' && { purposeId: linkOf(purposeId) }),
      ...(newStatus && { status: newStatus }),
      ...(day.accountId !== '' && { accountId: day.accountId }),
      ...(becomePaid && day.payment),
    })
    setBusy(false)
    if (failure === null) {
      onChanged()
      return
    }
    const entries = namedIn(failure, finances)
    const reason = entries.length > 0 && reasons.find((known) => known === failure.code)
    setRefusal({ text: reason ? t(`batch.refused.${reason}`) : unsentText(failure), entries })
  }

  function leaveOut(entries: readonly Finance[]): void {
    setRefusal(null)
    onLeaveOut(entries)
  }

  const keep = t('batch.keep')
  return (
    <ConfirmDialog
      isOpen
      title={t('batch.title', shown)}
      confirmLabel={t('batch.confirm', shown)}
      isBusy={isBusy}
      form={formId}
      onCancel={onClose}
    >
      <p>{t('batch.text')}</p>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <SelectField
          label={t('fields.category')}
          placeholder={keep}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          options={subcategories.options()}
        />
        <ComboField
          {...members}
          options={[{ value: NONE, label: t('batch.noMember') }, ...members.options]}
          label={t('fields.member')}
          placeholder={keep}
          value={memberId}
          onChange={setMemberId}
          listLabel={t('member.choices')}
          emptyText={t('member.none')}
        />
        <ComboField
          {...events}
          options={[{ value: NONE, label: t('batch.noEvent') }, ...events.options]}
          label={t('fields.event')}
          placeholder={keep}
          value={eventId}
          onChange={setEventId}
          listLabel={t('event.choices')}
          emptyText={t('event.none')}
        />
        {purposes.length > 0 && (
          <SelectField
            label={t('fields.purpose')}
            placeholder={keep}
            value={purposeId}
            onChange={(event) => setPurposeId(event.target.value)}
            options={[{ value: NONE, label: t('batch.noPurpose') }, ...purposes]}
          />
        )}
        <SelectField
          label={t('fields.status')}
          placeholder={keep}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          options={financeStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
        {day.accounts.hasSeveral && !becomePaid && (
          <SelectField
            label={t('fields.account')}
            placeholder={keep}
            value={day.accountId}
            onChange={(event) => day.setAccountId(event.target.value)}
            options={day.accounts.optionsWith()}
          />
        )}
        {becomePaid && <PaymentDayFields day={day} />}
      </form>
      <div className="budget-warnings">
        <BudgetWarnings changes={movedExpenses(expenses, readCategory(category))} />
        {linkOf(eventId) && ofEvent.length > 0 && <EventBudgetWarning eventId={eventId} added={sumOf(ofEvent)} />}
      </div>
      {refusal !== null && (
        <div className="pay-alert">
          <FormAlert>
            <p>{refusal.text}</p>
            {refusal.entries.length > 0 && (
              <>
                <ul>
                  {refusal.entries.map(({ id, description }) => (
                    <li key={id}>{description}</li>
                  ))}
                </ul>
                {refusal.entries.length < finances.length && (
                  <Button size="sm" onClick={() => leaveOut(refusal.entries)}>
                    {t('batch.leaveOut', { count: refusal.entries.length, shown: count(refusal.entries.length) })}
                  </Button>
                )}
              </>
            )}
          </FormAlert>
        </div>
      )}
    </ConfirmDialog>
  )
}
