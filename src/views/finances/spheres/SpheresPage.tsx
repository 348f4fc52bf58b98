import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { freeLimitIn, spheres, type Sphere, type Spheres as SpheresOfYear } from '@contract/finances/spheres'
import { showToast } from '@/@core/components/feedback/showToast'
import { Input } from '@/@core/components/fields/Input'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchSpheres, saveSpheres } from '@/redux/finances/spheres'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useMoney } from '@/shared/money/useMoney'
import { Loaded } from '@/shared/records/Loaded'
import { useUndo } from '@/shared/records/useUndo'
import { useYear } from '@/views/finances/ledger/useYear'
import { YearStepper } from '@/views/finances/ledger/YearStepper'
import { sphereRows, sumsBySphere, withSphere, type SphereRow } from './sphereSums'
import '@/views/finances/ledger/ledgerTable.scss'
import './spheres.scss'

/** What a year earned and cost in each sphere of a German association, and which category belongs to which. */
export function SpheresPage() {
  const { t } = useTranslation('spheres')
  // Taxes go by the calendar year, whatever the group's.
  const { year, thisYear, nameOf, choose } = useYear(1)
  const load = useQuery(fetchSpheres, year)
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackLink to={`${paths.financeReport}?year=${year}`} label={t('back')} />}
        actions={<YearStepper year={year} last={thisYear} nameOf={nameOf} onChoose={choose} />}
      />
      <Loaded {...load} answer={load.isLoading ? null : load.answer}>
        {(answer) => <Spheres {...answer} year={year} reload={load.reload} />}
      </Loaded>
    </>
  )
}

interface SpheresProps extends SpheresOfYear {
  year: string
  reload: () => void
}

function Spheres({ settings, categories, year, reload }: SpheresProps) {
  const { t } = useTranslation(['spheres', 'finances'])
  const { count } = useFormat()
  const money = useMoney()
  const { offerUndo } = useUndo()
  const canChange = useAppAbility().can('manage', 'Finance')
  const rows = sphereRows(categories, settings.lines)
  const sums = sumsBySphere(rows)
  const limit = freeLimitIn(Number(year))
  const earned = sums.find(({ sphere }) => sphere === 'commercial')?.income ?? 0
  const nameOfRow = ({ category, name }: SphereRow) => name ?? t(`finances:categories.${category}`)

  async function change(row: SphereRow, sphere: Sphere): Promise<void> {
    try {
      const saved = await saveSpheres({ ...settings, lines: withSphere(settings.lines, row, sphere) })
      const undo = { run: () => saveSpheres({ ...settings, version: saved.version }), onSettled: reload }
      showToast.success(t('changed', { name: nameOfRow(row), sphere: t(`names.${sphere}`) }), offerUndo(undo))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    reload()
  }

  return (
    <div className="ledger-table-stack">
      <Card className="ledger-table-scroll">
        <Table className="ledger-table" aria-label={t('table')}>
          <thead>
            <tr>
              <th scope="col">{t('sphere')}</th>
              <th scope="col" className="is-end">
                {t('income')}
              </th>
              <th scope="col" className="is-end">
                {t('expense')}
              </th>
              <th scope="col" className="is-end is-wide">
                {t('result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ sphere, income, expense }) => (
              <tr key={sphere}>
                <th scope="row">{t(`names.${sphere}`)}</th>
                <td className="is-end">{money.format(income)}</td>
                <td className="is-end">{money.format(expense)}</td>
                <td className="is-end is-wide ledger-table-sum">{money.format(income - expense)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      {limit && (
        <div className="sphere-limit">
          <p>
            {earned > limit.cents
              ? t('over', { earned: money.format(earned), limit: money.format(limit.cents) })
              : t('within', {
                  earned: money.format(earned),
                  limit: money.format(limit.cents),
                  percent: count(Math.floor((earned * 100) / limit.cents)),
                })}
          </p>
          <progress max={limit.cents} value={Math.max(0, Math.min(earned, limit.cents))} aria-label={t('limit')} />
          <p className="muted">{t('source', { since: limit.since, source: limit.source })}</p>
        </div>
      )}
      <Card className="ledger-table-scroll">
        <Table className="ledger-table">
          <caption>{t('categories')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('category')}</th>
              <th scope="col" className="is-end is-wide">
                {t('income')}
              </th>
              <th scope="col" className="is-end is-wide">
                {t('expense')}
              </th>
              <th scope="col">{t('sphere')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.subcategoryId ?? row.category}>
                <th scope="row" className={row.subcategoryId && 'sphere-own'}>
                  {nameOfRow(row)}
                </th>
                <td className="is-end is-wide">{money.format(row.income)}</td>
                <td className="is-end is-wide">{money.format(row.expense)}</td>
                <td>
                  {canChange ? (
                    <Input
                      className="sphere-choice"
                      type="select"
                      aria-label={t('sphereOf', { name: nameOfRow(row) })}
                      value={row.sphere}
                      onChange={({ target }) => {
                        const sphere = spheres.find((known) => known === target.value)
                        if (sphere) void change(row, sphere)
                      }}
                    >
                      {spheres.map((sphere) => (
                        <option key={sphere} value={sphere}>
                          {t(`names.${sphere}`)}
                        </option>
                      ))}
                    </Input>
                  ) : (
                    t(`names.${row.sphere}`)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </div>
  )
}
