import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, Table } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import type { Finance } from '@contract/finances'
import { instalmentsOf } from '@contract/finances/levies'
import type { FinanceSplit } from '@contract/finances/splits'
import { addDays, addMonths } from '@contract/days'
import { recurringDays } from '@contract/finances/recurringDays'
import { CalendarDate } from '@contract/primitives'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { joinSplit, saveSplit } from '@/redux/finances/splits'
import { useFormat } from '@/shared/dates/useFormat'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'
import '@/views/finances/ledger/ledgerTable.scss'
import './splits.scss'

const FORM_ID = 'instalments-form'

/** A year of months: whoever needs more time agrees again. */
const counts = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const

const schema = z.strictObject({ count: z.enum(counts), firstDue: CalendarDate })
type InstalmentValues = z.infer<typeof schema>

interface InstalmentsDialogProps {
  /** A pending entry. */
  finance: Finance
  onDone: () => void
  /** The plan was undone, possibly long after the dialog closed. */
  onUndone: () => void
  onClose: () => void
}

/** Agrees on monthly instalments of a debt: each is an entry with its own due date, and reminders ask only for those that are due. */
export function InstalmentsDialog({ finance, onDone, onUndone, onClose }: InstalmentsDialogProps) {
  const { t } = useTranslation(['splits', 'shell'])
  const { count: written, date } = useFormat()
  const money = useMoney()
  const { offerUndo } = useUndo()
  const today = useToday()
  const [alert, setAlert] = useState<string | null>(null)
  const [partIds] = useState(() => counts.map(() => uuidv7()))
  const { dueDate = today } = finance
  const form = useSchemaForm<InstalmentValues>(schema, { count: '3', firstDue: dueDate > today ? dueDate : today })
  const bind = useBoundFields(form)
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  function partsOf({ count, firstDue }: InstalmentValues) {
    const lastDay = addDays(addMonths(firstDue, Number(count)), -1)
    const days = recurringDays({ rhythm: 'monthly', firstOn: firstDue }, firstDue, lastDay)
    return instalmentsOf(finance.amount, days.length).map((amount, index) => ({
      amount,
      dueDate: days[index]?.date ?? firstDue,
    }))
  }

  function toSplit(values: InstalmentValues): FinanceSplit {
    const { version, ...kept } = finance
    const parts = partsOf(values).map((part, index) => ({
      ...kept,
      ...part,
      ...(index === 0 ? { version } : { id: partIds[index - 1] ?? uuidv7() }),
    }))
    return { id: partIds.at(-1) ?? uuidv7(), total: finance.amount, parts }
  }

  async function join([first, ...others]: Finance[]): Promise<void> {
    if (first === undefined) return
    const parts = others.map(({ id, version }) => ({ id, version }))
    await joinSplit({ finance: { ...finance, version: first.version }, parts })
    onUndone()
  }

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const made = await saveSplit(toSplit(values))
      const texts = { name: finance.description, shown: written(made.length) }
      showToast.success(t('instalments.done', texts), offerUndo({ run: () => join(made), done: t('joined', texts) }))
      onDone()
    } catch (thrown) {
      const failure = failureOf(thrown)
      setAlert(failure.code === 'conflict' ? t('instalments.conflict') : unsentText(failure))
    }
  })

  const values = form.watch()
  const planned = schema.safeParse(values)
  return (
    <Dialog
      isOpen
      title={t('instalments.title')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('instalments.act')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <p>{t('instalments.text', { amount: money.format(finance.amount) })}</p>
        <SelectField
          {...bind('count')}
          label={t('instalments.count')}
          required
          options={counts.map((count) => ({ value: count, label: written(Number(count)) }))}
        />
        <DateField {...bind('firstDue')} label={t('instalments.firstDue')} hint={t('instalments.monthly')} required />
        {planned.success && (
          <Table className="ledger-table instalment-plan" size="sm" aria-label={t('instalments.plan')}>
            <thead>
              <tr>
                <th scope="col">{t('instalments.due')}</th>
                <th scope="col" className="is-end">
                  {t('instalments.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {partsOf(planned.data).map((part) => (
                <tr key={part.dueDate}>
                  <th scope="row">{date(part.dueDate)}</th>
                  <td className="is-end tabular">{money.format(part.amount)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </Form>
    </Dialog>
  )
}
