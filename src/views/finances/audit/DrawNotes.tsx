import { useTranslation } from 'react-i18next'
import type { AuditDraw } from '@contract/finances/auditing'
import type { Format } from '@/i18n/format'
import './audit.scss'

/** Parameters of each draw, so that it can be reproduced. */
export function DrawNotes({ draws, format }: { draws: readonly AuditDraw[]; format: Format }) {
  const { t } = useTranslation('auditing')
  if (draws.length === 0) return null
  return (
    <details className="audit-draws">
      <summary>{t('draw.about')}</summary>
      <p>{t('draw.explain')}</p>
      <ul>
        {draws.map(({ number, size, population, seed, drawnAt, signedInAs }) => (
          <li key={number}>
            {t('draw.how', {
              number,
              size: format.count(size),
              population: format.count(population),
              seed,
              date: format.dateTime(drawnAt),
            })}
            {signedInAs !== undefined && ` · ${t('signedInAs', { name: signedInAs })}`}
          </li>
        ))}
      </ul>
    </details>
  )
}
