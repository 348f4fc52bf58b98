import type { messages as en } from '@/i18n/en/readiness'
import type { Messages } from '@/i18n/messages'

/** An event's light in words, short enough to come with the first screens. */
export const messages: Messages<typeof en> = {
  green: 'Spielfähig',
  amber: 'Noch offen',
  red: 'Zu wenige kommen',
  short: '{{instrument}}: {{shown}} zu wenig',
  moreShort_one: '{{shown}} weiteres Instrument unterbesetzt',
  moreShort_other: '{{shown}} weitere Instrumente unterbesetzt',
  enough: 'Alle Instrumente sind besetzt',
  yes: '{{yes}} von {{asked}} zugesagt',
  maybe_one: '{{shown}} vielleicht',
  maybe_other: '{{shown}} vielleicht',
  silent_one: '{{shown}} ohne Rückmeldung',
  silent_other: '{{shown}} ohne Rückmeldung',
  toConfirm_one: '{{shown}} zu bestätigen',
  toConfirm_other: '{{shown}} zu bestätigen',
}
