import type { messages as en } from '@/i18n/en/finances/datev'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'DATEV',
  lead: 'Bezahlte Buchungen und Umbuchungen eines Zeitraums als Buchungsstapel, den Steuerbüros in Deutschland und Österreich einlesen.',
  from: 'Von',
  to: 'Bis',
  turned: 'Der letzte Tag liegt vor dem ersten.',
  save: 'Herunterladen',
  saved: 'Der Stapel ist gespeichert.',
  bookings_one: '{{shown}} Buchung: {{income}} eingenommen, {{expense}} ausgegeben.',
  bookings_other: '{{shown}} Buchungen: {{income}} eingenommen, {{expense}} ausgegeben.',
  openings_one:
    '{{shown}} Anfangsbestand fehlt in der Datei: Das Steuerbüro trägt ihn vor. Mit einer Nummer für die Kategorie ist er dabei.',
  openings_other:
    '{{shown}} Anfangsbestände fehlen in der Datei: Das Steuerbüro trägt sie vor. Mit einer Nummer für die Kategorie sind sie dabei.',
  replaced_one:
    '{{shown}} Text hat Zeichen, die das Format nicht kennt. Sie stehen ohne Akzent oder als Fragezeichen da.',
  replaced_other:
    '{{shown}} Texte haben Zeichen, die das Format nicht kennt. Sie stehen ohne Akzent oder als Fragezeichen da.',
  cut_one: '{{shown}} Text ist nach 60 Zeichen abgeschnitten.',
  cut_other: '{{shown}} Texte sind nach 60 Zeichen abgeschnitten.',
  otherYear: 'Diese Tage liegen in zwei Wirtschaftsjahren. Ein Stapel enthält nur eines: Wählen Sie Tage eines Jahres.',
  empty: 'In diesen Tagen wurde nichts bezahlt.',
  tooMany: 'DATEV nimmt höchstens {{limit}} Buchungen je Stapel an. Wählen Sie weniger Tage.',
  notSetUp: 'Es fehlen die Nummern, unter denen das Steuerbüro Sie führt.',
  gaps: 'Noch ohne Kontonummer:',
  gap_one: '{{name}} ({{shown}} Buchung)',
  gap_other: '{{name}} ({{shown}} Buchungen)',
  toSettings: 'Nummern eintragen',
  settings: {
    title: 'Kontonummern',
    lead: 'Diese Nummern kennt Ihr Steuerbüro; fragen Sie vor dem ersten Stapel.',
    advisor: 'Ihr Steuerbüro',
    consultant: 'Beraternummer',
    consultantHint: '1001 bis 9999999',
    client: 'Mandantennummer',
    clientHint: '1 bis 99999',
    chart: 'Kontenrahmen',
    chartHint: 'Der SKR 42 hat 2025 den SKR 49 abgelöst. Mit ihm nennt jede Buchung ihre Sphäre (KOST1).',
    accountLength: 'Sachkontenlänge',
    yearMonth: 'Beginn des Wirtschaftsjahrs',
    money: 'Kassen und Bankkonten',
    categories: 'Kategorien',
    categoriesHint: 'Eine eigene Kategorie ohne Nummer hat die ihrer Kategorie. Anfangsbestände brauchen keine.',
    source:
      'Die Vorschläge zum SKR 49 sind aus der Liste der DATEV von 2018, wie GnuCash und OpenPetra sie führen; die zum SKR 42 aus veröffentlichten Programmen für Vereine. Wo keine Liste genau ein Konto hat, bleibt das Feld leer.',
    propose: 'Vorschläge eintragen',
    save: 'Speichern',
    saved: 'Die Nummern sind gespeichert.',
  },
}
