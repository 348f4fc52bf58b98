import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { selectFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { fetchFinanceNames } from '@/redux/names'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { useMoney } from '@/shared/money/useMoney'
import { ExportButton } from '@/shared/records/ExportButton'
import { nameTexts } from '@/views/finances/ledger/nameTexts'
import { yearName } from '@/views/finances/ledger/useYear'
import { toSelection, type FinanceQuery } from '@/views/finances/query/financeQuery'

export function FinanceExport({ query }: { query: FinanceQuery }) {
  const { t, i18n } = useTranslation('finances')
  const dispatch = useAppDispatch()
  const money = useMoney()
  const when = useEventWhen()
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const selection = toSelection(query, today, seasonMonth)
  // A file of one year is told by its name; a slash has no place in one.
  const year = query.period === 'season' && yearName(seasonSpan(today, seasonMonth).from.slice(0, 4), seasonMonth)

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
      title={year ? `${t('list.file')} ${year.replace('/', '-')}` : t('list.file')}
      doneText={(count, shown) => t('list.exported', { count, shown })}
    />
  )
}
