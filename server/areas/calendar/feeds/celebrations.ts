import type { Role } from '@contract/auth'
import { inGerman } from '@contract/germanLayers'
import type { Locale } from '@contract/locales'
import { can } from '../../../platform/auth/abilities'
import { hiddenFrom } from '../../../platform/auth/memberFields'
import type { Database } from '../../../platform/db/database'
import type { FeedDay } from '../../../platform/time/eventFeed'
import { todayIn } from '../../../platform/time/days'
import { listJubilees } from '../../members/jubilees'

interface Words {
  birthday: string
  birthdayOf: (name: string) => string
  turns: (name: string, years: number) => string
  jubilee: string
  served: (name: string, years: number) => string
}

const written: Record<'en' | 'pt-BR', Words> = {
  en: {
    birthday: 'Birthday',
    birthdayOf: (name) => `Birthday of ${name}`,
    turns: (name, years) => `${name} turns ${years}`,
    jubilee: 'Jubilee',
    served: (name, years) => `${name}: ${years} years of service`,
  },
  'pt-BR': {
    birthday: 'Aniversário',
    birthdayOf: (name) => `Aniversário de ${name}`,
    turns: (name, years) => `${name} faz ${years} anos`,
    jubilee: 'Jubileu',
    served: (name, years) => `${name}: ${years} anos de casa`,
  },
}

const words: Record<Locale, Words> = {
  ...written,
  'pt-PT': written['pt-BR'],
  ...inGerman((say) => ({
    birthday: say`Geburtstag`,
    birthdayOf: (name) => say`Geburtstag von ${name}`,
    turns: (name, years) => say`${name} wird ${years}`,
    jubilee: say`Jubiläum`,
    served: (name, years) => say`${name}: ${years} Jahre dabei`,
  })),
}

interface Reader {
  groupId: string
  role: Role
  locale: Locale
  group: { timeZone: string }
}

/** Birthdays and jubilees of members in this year and the next, as the reader's role may see them at this moment. */
export async function listCelebrations(db: Database, reader: Reader, now = new Date()): Promise<FeedDay[]> {
  const { groupId, role, locale, group } = reader
  if (!can(role, 'read', 'Member')) return []
  const hidden = await hiddenFrom(db, { groupId, role })
  const text = words[locale]
  const year = Number(todayIn(group.timeZone, now).slice(0, 4))
  const lists = await Promise.all([year, year + 1].map((of) => listJubilees(db, groupId, { year: of }, hidden)))
  return lists.flatMap(({ birthdays, jubilees }) => [
    ...birthdays.map(({ memberId, name, date, turns }) => ({
      uid: `birthday-${memberId}-${date.slice(0, 4)}`,
      date,
      title: turns === undefined || turns === 0 ? text.birthdayOf(name) : text.turns(name, turns),
      category: text.birthday,
    })),
    ...jubilees.map(({ memberId, name, date, years }) => ({
      uid: `jubilee-${memberId}-${years}`,
      date,
      title: text.served(name, years),
      category: text.jubilee,
    })),
  ])
}
