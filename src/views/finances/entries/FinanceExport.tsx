import { useTranslation } from 'react-i18next'
import type { AllFinancesConfig, Finance } from '@contract/finances'
import { fetchEventChoices } from '@/redux/calendar'
import { selectFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useMoney } from '@/shared/money/useMoney'
import { ExportButton } from '@/shared/records/ExportButton'
import { eventNames } from '@/views/finances/ledger/useEventNames'
import { useMemberNames } from '@/views/finances/ledger/useMemberNames'

export function FinanceExport({ selection }: { selection: AllFinancesConfig }) {
  const { t, i18n } = useTranslation('finances')
  const dispatch = useAppDispatch()
  const money = useMoney()
  const { nameOf } = useMemberNames()
  const when = useEventWhen()

  async function toCsv(finances: Finance[]): Promise<string> {
    const { financeCsv } = await import('./financeCsv')
    const namesEvents = finances.some(({ eventId }) => eventId !== undefined)
    const events = eventNames(await dispatch(fetchEventChoices(namesEvents)).unwrap(), when)
    return financeCsv(finances, { t, money, nameOf, eventNameOf: (id) => events.get(id), language: i18n.language })
  }

  return (
    <ExportButton
      what="finances"
      select={selectFinances}
      selection={selection}
      toCsv={toCsv}
      title={t('list.file')}
      doneText={(count, shown) => t('list.exported', { count, shown })}
    />
  )
}
