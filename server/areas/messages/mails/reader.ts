import type { Locale } from '@contract/locales'
import type { Answer } from '@contract/calendar/replyRules'

/** What a press in a mail answers for one person. */
export interface AnswerAddresses {
  name: string
  urls: Record<Answer, string>
}

/** Who reads a message. */
export interface Reader {
  locale: Locale
  /** Absent: everybody at once. */
  name?: string
  /** The members whom it concerns; absent: everybody at once. */
  memberIds?: readonly string[]
  /** How they are spoken to (contract/nameParts.ts); absent: by name. */
  spokenName?: string | undefined
  instrument?: string | null
  /** Whom it concerns, where it goes to their guardian. */
  about?: string | undefined
  /** They had answered before the event changed. */
  toConfirm?: boolean
  /** They wait for a place. */
  isWaiting?: boolean
  /** They are asked for a place in a search of deputies, and until then alone. */
  seat?: { until: Date | null } | undefined
  /** Of their own page. */
  url?: string | undefined
  /** Of each whom it concerns. */
  answers?: AnswerAddresses[] | undefined
  unsubscribeUrl?: string | undefined
}

/** `Ana and Bento`, as the reader would say it. */
export const namesIn = (locale: Locale, people: readonly { name: string }[]): string =>
  new Intl.ListFormat(locale).format(people.map(({ name }) => name))

interface Recipient {
  id: string
  name: string
  spokenName: string
  /** Of a guardian. */
  minors?: { concerned: readonly { id: string; name: string }[] }
  instrument: string | null
  toConfirm: boolean
  place?: 'waiting' | 'given' | undefined
  seat?: { until: Date | null }
}

/** A recipient who reads in this language. */
export function toReader(recipient: Recipient, locale: Locale): Reader {
  const { id, name, spokenName, instrument, toConfirm, place, minors, seat } = recipient
  return {
    locale,
    memberIds: minors?.concerned.map((minor) => minor.id) ?? [id],
    name,
    spokenName,
    instrument,
    toConfirm,
    isWaiting: place === 'waiting',
    seat,
    ...(minors && { about: namesIn(locale, minors.concerned) }),
  }
}
