import { Download, Settings } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Card } from 'reactstrap'
import { DATEV_BOOKINGS_MAX, type DatevCheck, type DatevGap, type DatevSpan } from '@contract/finances/datev'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { saveFile } from '@/@core/files/saveFile'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchDatevCheck, fetchDatevFile } from '@/redux/finances/datev'
import { useQuery } from '@/redux/useQuery'
import { DaySpanFilter } from '@/shared/dates/DaySpanFilter'
import { seasonSpan } from '@/shared/dates/seasonSpan'
import { useFormat } from '@/shared/dates/useFormat'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { toastFailure } from '@/shared/failures/toastFailure'
import { listUrl, noWords } from '@/shared/lists/listQuery'
import { readDay } from '@/shared/lists/urlValues'
import { useListQuery } from '@/shared/lists/useListQuery'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { BackToLists } from '@/views/finances/lists/BackToLists'
import './datev.scss'

const datevUrl = listUrl((search) => ({ ...noWords, from: readDay(search, 'from'), to: readDay(search, 'to') }))

/** A batch of bookings for the tax advisor's program, and what is missing for it. */
export function DatevPage() {
  const { t } = useTranslation(['datev', 'finances'])
  const canChange = useAppAbility().can('manage', 'Finance')
  const year = seasonSpan(useToday(), useSeasonMonth())
  const { query, adjust } = useListQuery(datevUrl)
  const { from = year.from, to = year.to } = query
  const { search } = useLocation()
  const span = useMemo(() => ({ from, to }), [from, to])
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackToLists />}
        actions={
          canChange && (
            <Button to={`${paths.datevSettings}${search}`}>
              <Settings size={16} aria-hidden />
              {t('settings.title')}
            </Button>
          )
        }
      />
      <Card className="datev-card">
        <DaySpanFilter fromLabel={t('from')} toLabel={t('to')} span={span} onChange={adjust} />
        {from > to ? <p className="datev-missing">{t('turned')}</p> : <Batch span={span} canChange={canChange} />}
      </Card>
    </>
  )
}

function Batch({ span, canChange }: { span: DatevSpan; canChange: boolean }) {
  const { t } = useTranslation('datev')
  const load = useQuery(fetchDatevCheck, span)
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      saveFile(`EXTF_Buchungsstapel_${span.from}_${span.to}.csv`, await fetchDatevFile(span))
      showToast.success(t('saved'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Loaded {...load} answer={load.isLoading ? null : load.answer}>
      {(check) =>
        isWhole(check) ? (
          <>
            <Contents check={check} />
            <div className="cluster">
              <Button color="primary" isBusy={isBusy} onClick={() => void download()}>
                <Download size={16} aria-hidden />
                {t('save')}
              </Button>
            </div>
          </>
        ) : (
          <Missing check={check} canChange={canChange} />
        )
      }
    </Loaded>
  )
}

const isWhole = ({ isSetUp, isOneYear, gaps, bookings }: DatevCheck) =>
  isSetUp && isOneYear && gaps.length === 0 && bookings > 0 && bookings <= DATEV_BOOKINGS_MAX

function Contents({ check }: { check: DatevCheck }) {
  const { t } = useTranslation('datev')
  const { count } = useFormat()
  const money = useMoney()
  const { bookings, income, expense, openings, replaced, cut } = check
  const shown = (number: number) => ({ count: number, shown: count(number) })
  return (
    <div className="datev-notes">
      <p>{t('bookings', { ...shown(bookings), income: money.format(income), expense: money.format(expense) })}</p>
      {openings > 0 && <p className="muted">{t('openings', shown(openings))}</p>}
      {replaced > 0 && <p className="muted">{t('replaced', shown(replaced))}</p>}
      {cut > 0 && <p className="muted">{t('cut', shown(cut))}</p>}
    </div>
  )
}

function Missing({ check, canChange }: { check: DatevCheck; canChange: boolean }) {
  const { t } = useTranslation(['datev', 'finances'])
  const { count } = useFormat()
  const { search } = useLocation()
  const { isSetUp, isOneYear, gaps, bookings } = check
  const nameOf = ({ category, name }: DatevGap) =>
    category === undefined || name !== undefined ? (name ?? '') : t(`finances:categories.${category}`)
  const hasNumbersMissing = !isSetUp || gaps.length > 0
  return (
    <div className="datev-notes">
      {!isOneYear && <p className="datev-missing">{t('otherYear')}</p>}
      {bookings === 0 && <p>{t('empty')}</p>}
      {bookings > DATEV_BOOKINGS_MAX && (
        <p className="datev-missing">{t('tooMany', { limit: count(DATEV_BOOKINGS_MAX) })}</p>
      )}
      {!isSetUp && <p className="datev-missing">{t('notSetUp')}</p>}
      {gaps.length > 0 && (
        <>
          <p className="datev-missing">{t('gaps')}</p>
          <ul>
            {gaps.map((gap) => (
              <li key={`${gap.accountId ?? gap.category} ${gap.name ?? ''}`}>
                {t('gap', { name: nameOf(gap), count: gap.bookings, shown: count(gap.bookings) })}
              </li>
            ))}
          </ul>
        </>
      )}
      {hasNumbersMissing && canChange && (
        <p>
          <Link to={`${paths.datevSettings}${search}`}>{t('toSettings')}</Link>
        </p>
      )}
    </div>
  )
}
