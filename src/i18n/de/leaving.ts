import type { messages as en } from '@/i18n/en/leaving'
import type { Messages } from '@/i18n/messages'

/** What is left to do when members leave. */
export const messages: Messages<typeof en> = {
  title: 'Austritt: was noch zu tun ist',
  lastDay: 'Letzter Tag ist der {{date}}.',
  noDay: 'Der letzte Tag ist nicht eingetragen.',
  done: 'Erledigt',
  open: 'Offen',
  things: { title: 'Leihgaben', back: 'Alles ist zurückgegeben.' },
  money: {
    title: 'Beiträge',
    paid: 'Alles ist bezahlt.',
    owes: 'Noch offen: {{amount}}.',
    credit: 'Guthaben von {{amount}}, zum Verrechnen oder Auszahlen.',
    statement: 'Zur Rechnung',
  },
  link: { title: 'Persönlicher Link', none: 'Es gibt keinen.', used: 'In Gebrauch, zuletzt geöffnet am {{when}}' },
  account: { title: 'Zugang', none: 'Es ist keiner verknüpft.', people: 'Unter „Zugänge“ schließen' },
  note: {
    lent_one: '{{count}} Person hat noch Leihgaben:',
    lent_other: '{{count}} Personen haben noch Leihgaben:',
    noneLent: 'Es ist nichts ausgeliehen.',
    owed_one: 'Bei {{count}} Person sind noch {{amount}} offen:',
    owed_other: 'Bei {{count}} Personen sind zusammen noch {{amount}} offen:',
    noneOwed: 'Es ist nichts offen.',
    more: 'und {{shown}} weitere',
  },
}
