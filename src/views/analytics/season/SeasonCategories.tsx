import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { AnalyticsSummary } from '@contract/analytics'
import { StatusLabel } from '@/@core/components/page/StatusLabel'
import { categoryStyles } from '@/configs/categoryStyles'
import { PresentCount, AttendanceRate } from '@/views/analytics/figures/AttendanceFigures'
import { Figure } from '@/views/analytics/figures/Figure'
import { useFigures } from '@/views/analytics/figures/useFigures'

export function SeasonCategories({ categories }: { categories: AnalyticsSummary['byCalendar'] }) {
  const { t } = useTranslation(['analytics', 'events'])
  const { count, money } = useFigures()
  return (
    <Card tag="section">
      <h2 id="season-categories">{t('categories.title')}</h2>
      <Table responsive className="season-table" aria-labelledby="season-categories">
        <thead>
          <tr>
            <th scope="col">{t('events:category')}</th>
            <th scope="col" className="is-extra">
              {t('season.events')}
            </th>
            <th scope="col">{t('season.attendance')}</th>
            <th scope="col" className="is-wide">
              {t('months.present')}
            </th>
            <th scope="col" className="is-wide">
              {t('season.audience')}
            </th>
            <th scope="col">{t('fields.unit', { name: t('season.net'), currency: money.symbol })}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map((part) => (
            <tr key={part.calendar}>
              <th scope="row">
                <StatusLabel {...categoryStyles[part.calendar]} label={t(`events:categories.${part.calendar}`)} />
              </th>
              <td className="is-extra">{count(part.events)}</td>
              <td>
                <AttendanceRate of={part} />
              </td>
              <td className="is-wide">
                <PresentCount of={part} />
              </td>
              <td className="is-wide">
                <Figure missing={t('missing.audience')}>
                  {part.audienceEvents === 0 ? null : count(part.audience)}
                </Figure>
              </td>
              <td>{money.text(part.net)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
