import { eq, sql } from 'drizzle-orm'
import type { Locale } from '@contract/locales'
import type { Holiday, HolidayQuery, HolidaySettings, HolidaySettingsAnswer } from '@contract/calendar/holidays'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudit } from '../../../platform/audit/auditEntries'
import type { Database, Reader } from '../../../platform/db/database'
import { groups } from '../../../platform/db/schema/groups'
import { holidaySettings } from '../../../platform/db/schema/calendar/holidaySettings'
import { ApiError } from '../../../platform/http/errors'
import { withGroupLock } from '../../../platform/http/groupLock'
import { holidayCountries, holidayStates, publicHolidays } from '../../../platform/time/publicHolidays'

type Row = Pick<typeof holidaySettings.$inferSelect, 'country' | 'state' | 'own' | 'version'>

/** Of who never saved any. */
const NONE: Row = { country: null, state: null, own: [], version: 1 }

const toSettings = ({ country, state, own, version }: Row): HolidaySettings => ({
  ...(country !== null && { country }),
  ...(state !== null && { state }),
  own,
  version,
})

async function readRow(reader: Reader, groupId: string): Promise<{ row: Row; isStored: boolean }> {
  const { country, state, own, version } = holidaySettings
  const [row] = await reader
    .select({ country, state, own, version })
    .from(holidaySettings)
    .where(eq(holidaySettings.groupId, groupId))
  return { row: row ?? NONE, isStored: row !== undefined }
}

async function readGroup(reader: Reader, groupId: string): Promise<{ name: string; region: string | null }> {
  const { name, region } = groups
  const [group] = await reader.select({ name, region }).from(groups).where(eq(groups.groupId, groupId))
  if (group === undefined) throw new ApiError('not_found')
  return group
}

const auditedOf = ({ country, state, own }: Row) => ({
  ...(country !== null && { country }),
  ...(state !== null && { state }),
  ...(own.length > 0 && { ownHolidays: own.map(({ name, from, to }) => `${name} ${from} – ${to}`).join('; ') }),
})

export function holidayRepository(db: Database) {
  return {
    /** Public and own holidays with a day in the span. */
    async list(groupId: string, { from, to, locale }: HolidayQuery): Promise<Holiday[]> {
      const [{ row }, { region }] = await Promise.all([readRow(db, groupId), readGroup(db, groupId)])
      const country = row.country ?? region
      const years = Array.from({ length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 }, (_, at) => at)
      const found = country
        ? await Promise.all(
            years.map((at) =>
              publicHolidays({ country, state: row.state ?? undefined }, Number(from.slice(0, 4)) + at, locale),
            ),
          )
        : []
      const own = row.own.map((holiday) => ({ ...holiday, kind: 'own' as const }))
      return [...found.flat(), ...own]
        .filter((holiday) => holiday.from <= to && holiday.to >= from)
        .toSorted((a, b) => a.from.localeCompare(b.from))
    },

    async find(groupId: string, locale: Locale, asked?: string): Promise<HolidaySettingsAnswer> {
      const [{ row }, { region }] = await Promise.all([readRow(db, groupId), readGroup(db, groupId)])
      const country = asked ?? row.country ?? region
      return {
        settings: toSettings(row),
        countries: await holidayCountries(locale),
        states: country === null ? [] : await holidayStates(country, locale),
      }
    },

    /** Replaces what was read under the same version; another version is a conflict and changes nothing. */
    replace(actor: Actor, wanted: HolidaySettings): Promise<HolidaySettings> {
      const { groupId } = actor
      return withGroupLock(db, groupId, 'no key update', async (tx) => {
        const { row, isStored } = await readRow(tx, groupId)
        if (row.version !== wanted.version) throw new ApiError('conflict', { current: toSettings(row) })
        const next = {
          country: wanted.country ?? null,
          state: wanted.state ?? null,
          own: wanted.own.toSorted((a, b) => a.from.localeCompare(b.from)),
          version: row.version + 1,
        }
        await (isStored
          ? tx
              .update(holidaySettings)
              .set({ ...next, updatedAt: sql`now()` })
              .where(eq(holidaySettings.groupId, groupId))
          : tx.insert(holidaySettings).values({ groupId, ...next }))
        const { name } = await readGroup(tx, groupId)
        await appendAudit(tx, actor, {
          action: 'holidays_changed',
          subject: { type: 'group', id: groupId, name },
          before: auditedOf(row),
          after: auditedOf(next),
        })
        return toSettings(next)
      })
    },
  }
}
