import { useTranslation } from 'react-i18next'
import type { AllFinancesConfig, Finance } from '@contract/finances'
import { selectFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { fetchFinanceNames } from '@/redux/names'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useMoney } from '@/shared/money/useMoney'
import { ExportButton } from '@/shared/records/ExportButton'
import { nameTexts } from '@/views/finances/ledger/nameTexts'

export function FinanceExport({ selection }: { selection: AllFinancesConfig }) {
  const { t, i18n } = useTranslation('finances')
  const dispatch = useAppDispatch()
  const money = useMoney()
  const when = useEventWhen()

  async function toCsv(finances: Finance[]): Promise<string> {
    const [{ financeCsv }, { members = [], events = [] }] = await Promise.all([
      import('./financeCsv'),
      dispatch(fetchFinanceNames(selection)).unwrap(),
    ])
    const [memberById, eventById] = [new Map(members.map((m) => [m.id, m])), new Map(events.map((e) => [e.id, e]))]
    const known = { memberOf: (id: string) => memberById.get(id), eventOf: (id: string) => eventById.get(id) }
    const { memberText, eventText } = nameTexts(known, t, when)
    return financeCsv(finances, { t, money, nameOf: memberText, eventNameOf: eventText, language: i18n.language })
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
