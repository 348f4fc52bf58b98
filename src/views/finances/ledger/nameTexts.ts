import type { TFunction } from 'i18next'
import type { EventName, MemberName } from '@contract/names'
import type { EventWhen } from '@/i18n/eventWhen'
import { memberLabel } from '@/shared/records/memberLabel'

interface KnownNames {
  memberOf: (id: string) => MemberName | undefined
  eventOf: (id: string) => EventName | undefined
}

export interface NameTexts {
  /** Undefined if no response contained the name. */
  memberText: (id: string) => string | undefined
  eventText: (id: string) => string | undefined
}

/** Includes the day, since rehearsals have the same title. */
export const eventLabel = (event: EventName, when: EventWhen) => `${event.title} · ${when.date(event)}`

/** Display names; those of removed records are marked. */
export function nameTexts({ memberOf, eventOf }: KnownNames, t: TFunction<'finances'>, when: EventWhen): NameTexts {
  return {
    memberText: (id) => {
      const member = memberOf(id)
      const name = member && memberLabel(member)
      return member?.removed ? t('member.removedName', { name }) : name
    },
    eventText: (id) => {
      const event = eventOf(id)
      const name = event && eventLabel(event, when)
      return event?.removed ? t('event.removedName', { name }) : name
    },
  }
}
