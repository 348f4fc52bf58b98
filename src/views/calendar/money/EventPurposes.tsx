import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { EventPurpose } from '@contract/finances/budgets'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'

/** Money that was given for the event: what came, what was spent of it, and what is left. */
export function EventPurposes({ purposes }: { purposes: readonly EventPurpose[] }) {
  const { t } = useTranslation('budget')
  const money = useMoney()
  const { date } = useFormat()
  return (
    <>
      <h3>{t('event.purposes')}</h3>
      <table aria-label={t('event.purposes')}>
        <thead>
          <tr>
            <th scope="col">{t('event.purpose')}</th>
            <th scope="col" className="is-end">
              {t('event.left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {purposes.map(({ id, name, came, spent, endsOn }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={paths.purposes}>{name}</Link>
                <small>
                  {[
                    t('event.cameSpent', { came: money.format(came), spent: money.format(spent) }),
                    endsOn !== undefined && t('event.until', { date: date(endsOn) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </th>
              <td>{money.format(came - spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
