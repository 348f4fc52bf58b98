import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { AnalyticsSummary } from '@contract/analytics'
import { RateBar } from '@/views/analytics/figures/RateBar'
import { PresentCount, AttendanceRate } from '@/views/analytics/figures/AttendanceFigures'
import { useFigures } from '@/views/analytics/figures/useFigures'
import { useSectionParts } from './sectionParts'

/** Attendance by section, in the order of the score. */
export function SeasonSections({ summary }: { summary: AnalyticsSummary }) {
  const { t } = useTranslation('analytics')
  const { count } = useFigures()
  const sections = useSectionParts()(summary)
  return (
    <Card tag="section">
      <h2 id="season-sections">{t('sections.title')}</h2>
      {sections.length === 0 ? (
        <p className="muted">{t('missing.attendance')}</p>
      ) : (
        <Table responsive className="season-table" aria-labelledby="season-sections">
          <thead>
            <tr>
              <th scope="col">{t('sections.section')}</th>
              <th scope="col" className="has-bar">
                {t('season.attendance')}
              </th>
              <th scope="col">{t('months.present')}</th>
              <th scope="col" className="is-wide">
                {t('fields.excused')}
              </th>
              <th scope="col" className="is-extra">
                {t('season.events')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sections.map((part) => (
              <tr key={part.id}>
                <th scope="row">{part.name}</th>
                <td className="has-bar">
                  <RateBar rate={part.attendanceRate} />
                  <AttendanceRate of={part} />
                </td>
                <td>
                  <PresentCount of={part} />
                </td>
                <td className="is-wide">{count(part.excused)}</td>
                <td className="is-extra">{count(part.attendanceEvents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}
