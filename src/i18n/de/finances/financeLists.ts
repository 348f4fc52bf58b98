import type { messages as en } from '@/i18n/en/finances/financeLists'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  lead: 'Woraus Beiträge und Buchungen entstehen, alles an seinem Platz.',
  groups: { dues: 'Beiträge', entries: 'Buchungen' },
  fees: { title: 'Beitragsklassen', text: 'Was welche Mitglieder zahlen, wie oft, und was Familien zahlen.' },
  payers: {
    title: 'Wer für wen zahlt',
    text: 'Eltern und andere, die für Mitglieder zahlen, und was sie zusammen schulden.',
  },
  levies: { title: 'Umlagen', text: 'Was einmal eingesammelt wird: eine Reise, Uniformen, ein Probenwochenende.' },
  reminders: { title: 'Zahlungserinnerungen', text: 'Wer erinnert wird, in Stufen, und die Texte dafür.' },
  debits: { title: 'Lastschriften', text: 'Was von Konten eingezogen wurde, und die Datei für die Bank.' },
  paymentOrders: {
    title: 'Zahlungsaufträge',
    text: 'Was die Gruppe von ihrem Konto bezahlt, und die Datei für die Bank.',
  },
  waysToPay: { title: 'Zahlungswege', text: 'Konto und Code, die auf Rechnungen und der persönlichen Seite stehen.' },
  categories: {
    title: 'Eigene Kategorien',
    text: 'Feiner als die von Batuta, für Buchungen, Haushaltsplan und Jahresbericht.',
  },
  recurring: { title: 'Dauerbuchungen', text: 'Miete und Gebühren, die wiederkehren, zur Fälligkeit angeboten.' },
  rules: { title: 'Regeln für Kontobewegungen', text: 'Was aus einer Kontobewegung wird, je nach ihrem Text.' },
  donations: {
    title: 'Zuwendungsbestätigungen',
    text: 'Wer in einem Jahr was gespendet hat, und die Bestätigungen dafür.',
  },
  purposes: {
    title: 'Zweckgebundene Gelder',
    text: 'Was für einen Zweck gegeben wurde, was davon ausgegeben ist und was bleibt.',
  },
  journal: { title: 'Buchungsjournal', text: 'Alle Zahlungen eines Kontos der Reihe nach, als PDF oder Excel.' },
  datev: { title: 'DATEV', text: 'Ein Buchungsstapel für das Steuerbüro, und die Kontonummern darin.' },
  vouchers: { title: 'Belegnummern', text: 'Welche Nummern es gibt, und welche fehlen.' },
}
