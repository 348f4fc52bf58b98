import type { Messages } from '@/i18n/messages'
import type { messages as en } from '@/i18n/en/finances/vouchers'

export const messages: Messages<typeof en> = {
  title: 'Belegnummern',
  lead: 'Was bezahlt ist, bekommt beim Monatsabschluss seine Nummer. Keine Nummer wird zweimal vergeben: Wird eine Buchung später gelöscht, entfällt ihre Nummer.',
  year: 'Jahr',
  caption: 'Belegnummern {{year}}',
  number: 'Nummer',
  what: 'Buchung',
  date: 'Datum',
  receipts: 'Belege',
  amount: 'Betrag',
  void: 'Entfallen',
  reasons: {
    removed: 'Buchung gelöscht',
    unpaid: 'Nicht mehr bezahlt',
    moved: 'In ein anderes Jahr verschoben',
  },
  summary_one: '{{shown}} Nummer',
  summary_other: '{{shown}} Nummern',
  voidCount_one: '{{shown}} davon ist entfallen',
  voidCount_other: '{{shown}} davon sind entfallen',
  emptyTitle: 'Noch keine Belegnummern',
  emptyText: 'Schließen Sie einen Monat ab: Alles darin Bezahlte wird nach Datum nummeriert.',
  emptyYearTitle: 'Keine Nummern im Jahr {{year}}',
  toMonths: 'Zu den Monaten',
}
