import * as z from 'zod/mini'
import { ENCORE_MARK, SignInFactor } from '@contract/audit'
import { EventCalendar, EventPlanning } from '@contract/calendar'
import { Section } from '@contract/members'
import { commonReaders, plain, reader, type TextSource } from './fieldReaders'

const Answer = z.enum(['yes', 'maybe', 'no', 'silent'])
const InviteeKind = z.enum(['all', 'sections', 'instruments', 'groups', 'members', 'nobody'])
const Via = z.enum(['account', 'own', 'told'])
const Block = z.enum(['no_address', 'unsubscribed', 'refused'])

/** Fields of events and related records: date and place, invitees, replies, attendance. */
export function eventFields(source: TextSource) {
  const { t } = source
  const { text, count, moment, flag } = commonReaders(source)

  /** Formats `sections: brass, voices`; for single members their number. */
  function inviteesOf(value: unknown): string {
    const [kind = '', chosen] = plain(value).split(': ')
    const who = InviteeKind.safeParse(kind)
    if (!who.success) return plain(value)
    const word = t(`invitees:form.whos.${who.data}`)
    if (chosen === undefined) return word
    const names = chosen.split(', ').map((name) => {
      const section = Section.safeParse(name)
      return section.success ? t(`members:sections.${section.data}`) : name
    })
    return `${word}: ${names.join(', ')}`
  }

  /** Formats factors such as `password, totp`. */
  const factors = reader(z.string(), (names) =>
    names
      .split(', ')
      .flatMap((name) => SignInFactor.safeParse(name).data ?? [])
      .map((name) => t(`factors.${name}`))
      .join(', '),
  )

  return {
    title: { label: t('eventForm:title'), ...text },
    calendar: {
      label: t('events:category'),
      read: reader(EventCalendar, (value) => t(`events:categories.${value}`)),
    },
    start: { label: t('eventForm:start'), ...moment },
    end: { label: t('eventForm:end'), ...moment },
    location: { label: t('eventForm:location'), ...text },
    url: { label: t('eventForm:url'), ...text },
    days: { label: t('events:days.title'), ...text },
    programme: {
      label: t('eventForm:programme'),
      read: (value: unknown) => text.read(value).replaceAll(ENCORE_MARK, `(${t('pieces:encore')})`),
    },
    asks: { label: t('invitees:form.who'), read: inviteesOf },
    isOptOut: { label: t('invitees:form.isOptOut'), ...flag },
    places: { label: t('invitees:form.places'), ...count },
    guestsMax: { label: t('invitees:form.guestsMax'), ...count },
    answersByDay: { label: t('invitees:form.answersByDay'), ...flag },
    guests: { label: t('fields.guests'), ...count },
    isWaiting: { label: t('fields.isWaiting'), ...flag },
    callTime: { label: t('invitees:form.callTime'), ...text },
    meetingPoint: { label: t('invitees:form.meetingPoint'), ...text },
    dress: { label: t('invitees:form.dress'), ...text },
    planning: { label: t('eventForm:status'), read: reader(EventPlanning, (value) => t(`events:plannings.${value}`)) },
    inCharge: { label: t('eventForm:inCharge'), ...text },
    leaderNotes: { label: t('eventForm:leaderNotes'), ...text },
    needs: { label: t('fields.needs'), ...text },
    answer: { label: t('fields.answer'), read: reader(Answer, (value) => t(`roster:answers.${value}`)) },
    via: { label: t('fields.via'), read: reader(Via, (value) => t(`roster:via.${value}`)) },
    factors: { label: t('fields.factors'), read: factors },
    madeAt: { label: t('fields.madeAt'), ...moment },
    block: { label: t('fields.block'), read: reader(Block, (value) => t(`messages:blocks.${value}`)) },
    present: { label: t('events:attendance.present'), ...count },
    excused: { label: t('events:attendance.excused'), ...count },
    absent: { label: t('events:attendance.absent'), ...count },
    audience: { label: t('fields.audience'), ...count },
    corrected: { label: t('fields.corrected'), ...count },
  }
}
