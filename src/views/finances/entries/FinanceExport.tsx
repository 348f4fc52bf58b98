import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import { allFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { fetchAccounts } from '@/redux/finances/accounts'
import { fetchPurposes } from '@/redux/finances/purposes'
import { fetchSubcategories } from '@/redux/finances/subcategories'
import { fetchVouchers } from '@/redux/finances/vouchers'
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
  const { t } = useTranslation('finances')
  const dispatch = useAppDispatch()
  const money = useMoney()
  const when = useEventWhen()
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  const selection = toSelection(query, today, seasonMonth)
  // The file name of one year contains the year; it must not contain a slash.
  const year = query.period === 'season' && yearName(seasonSpan(today, seasonMonth).from.slice(0, 4), seasonMonth)

  async function toCsv(finances: Finance[], locale: string): Promise<string> {
    const [file, { members = [], events = [] }, { accounts }, { subcategories }, { purposes }, vouchers] =
      await Promise.all([
        import('./financeCsv'),
        dispatch(fetchFinanceNames(selection)).unwrap(),
        dispatch(fetchAccounts(undefined)).unwrap(),
        dispatch(fetchSubcategories()).unwrap(),
        dispatch(fetchPurposes()).unwrap(),
        fetchVouchers(selection),
      ])
    const names = new Map(accounts.map(({ account }) => [account.id, account.name]))
    const accountNameOf =
      accounts.length > 1
        ? (id: string | undefined) => (id === undefined ? accounts[0]?.account.name : names.get(id)) ?? ''
        : undefined
    const ownNames = new Map(subcategories.map(({ subcategory }) => [subcategory.id, subcategory.name]))
    const purposeNames = new Map(purposes.map(({ purpose }) => [purpose.id, purpose.name]))
    // Files contain only names: the import finds members by them, and recipients need no more.
    const [memberById, eventById] = [
      new Map(members.map(({ id, name, removed = false }) => [id, { id, name, removed }])),
      new Map(events.map((e) => [e.id, e])),
    ]
    const known = { memberOf: (id: string) => memberById.get(id), eventOf: (id: string) => eventById.get(id) }
    const { memberText, eventText } = nameTexts(known, t, when)
    return file.financeCsv(finances, {
      t,
      money,
      nameOf: memberText,
      eventNameOf: eventText,
      accountNameOf,
      subcategoryNameOf:
        subcategories.length > 0 ? (id) => (id === undefined ? '' : (ownNames.get(id) ?? '')) : undefined,
      purposeNameOf: purposes.length > 0 ? (id) => (id === undefined ? '' : (purposeNames.get(id) ?? '')) : undefined,
      vouchers: new Map(vouchers.map(({ financeId, voucher }) => [financeId, voucher])),
      language: locale,
    })
  }

  return (
    <ExportButton
      what="finances"
      select={allFinances.readAll}
      selection={selection}
      toCsv={toCsv}
      title={year ? `${t('list.file')} ${year.replace('/', '-')}` : t('list.file')}
      doneText={(count, shown) => t('list.exported', { count, shown })}
    />
  )
}
