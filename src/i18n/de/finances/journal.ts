import type { Messages } from '@/i18n/messages'
import type { messages as en } from '@/i18n/en/finances/journal'

export const messages: Messages<typeof en> = {
  title: 'Buchungsjournal',
  lead: 'Was auf einem Konto einging und was hinausging, Zeile für Zeile mit dem Saldo danach: für die Kassenprüfung und die eigenen Unterlagen.',
  account: 'Konto',
  all: 'Alle Konten',
  accountHint: 'Alle Konten stehen nacheinander in der Datei.',
  from: 'Von',
  to: 'Bis',
  form: 'Datei',
  forms: { pdf: 'PDF zum Drucken oder Verschicken', xlsx: 'Excel-Tabelle (.xlsx) zum Sortieren und Rechnen' },
  save: 'Buchungsjournal speichern',
  saveAs: { pdf: 'Als PDF speichern', xlsx: 'Als Excel-Tabelle speichern' },
  making: 'Wird erstellt: {{size}}',
  saved: 'Das Buchungsjournal ist gespeichert.',
  failed: 'Das Buchungsjournal konnte nicht erstellt werden.',
  auditorLead: 'Alle Konten des Zeitraums, Zeile für Zeile mit dem Saldo danach.',
}
