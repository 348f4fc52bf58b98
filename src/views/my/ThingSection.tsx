import type { MyThing } from '@contract/calendar/replies'
import { createFormat } from '@/i18n/format'
import { usePersonal } from './personal'

/** What the person has of the group's. */
export function ThingSection({ things, timeZone }: { things: readonly MyThing[]; timeZone: string }) {
  const { t, locale, language } = usePersonal()
  const { date } = createFormat(locale, timeZone, language)
  return (
    <section className="card my-card" aria-labelledby="my-things">
      <h2 id="my-things">{t('things.title')}</h2>
      {things.map(({ name, number, since, until }) => (
        <p key={`${name} ${number} ${since}`} className="my-own-value">
          <strong>{number === undefined ? name : `${name} (${number})`}</strong>
          <span>
            {t('things.since', { date: date(since) })}
            {until !== undefined && ` · ${t('things.until', { date: date(until) })}`}
          </span>
        </p>
      ))}
    </section>
  )
}
