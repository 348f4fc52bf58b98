import type { messages as en } from '@/i18n/en/samples/samplesMisc'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  toStart: 'Zurück zu Batuta',
  soon: {
    kicker: 'Demnächst',
    title: 'Noch ist der Vorhang zu',
    lead: 'Dahinter wird schon für die neue Saison geprobt. Sie beginnt am {{date}}.',
    countdown: 'Zeit bis zum Beginn',
    days_one: 'Tag',
    days_other: 'Tage',
    hours_one: 'Stunde',
    hours_other: 'Stunden',
    minutes_one: 'Minute',
    minutes_other: 'Minuten',
    seconds_one: 'Sekunde',
    seconds_other: 'Sekunden',
    email: 'Ihre E-Mail',
    submit: 'Bescheid geben',
    noted: '{{email}} würde es zuerst erfahren. Da dies ein Beispiel ist, wurde nichts gesendet oder gespeichert.',
  },
  maintenance: {
    kicker: 'Wartung',
    title: 'Der Flügel wird gestimmt',
    lead: 'Wir bessern etwas aus, und von Ihren Daten geht nichts verloren. Es dauert etwa zwanzig Minuten.',
    steps: { saved: 'Alles ist gespeichert', tuned: 'Stimmen, Taste für Taste', heard: 'Noch einmal durchhören' },
    states: { done: 'Fertig', current: 'Läuft', next: 'Danach' },
    look: 'Nachsehen',
    notYet_one: 'Noch nicht: Eine Taste klingt ein wenig zu tief.',
    notYet_other: 'Noch nicht. {{count}}-mal haben Sie nachgesehen; am Flügel hat man es bemerkt.',
  },
  error: {
    kicker: 'Fehler 404',
    title: 'Hier ist eine Saite gerissen',
    lead: 'Unter dieser Adresse ist nichts: Vielleicht ist sie alt oder vertippt. Das Orchester spielt weiter.',
    back: 'Zurück zur vorigen Seite',
  },
  closed: {
    kicker: 'Fehler 403',
    title: 'Der Bühneneingang bleibt zu',
    lead: 'Mit Ihrer Rolle kommen Sie hier nicht hinein. Wer die Gruppe verwaltet, kann Ihnen öffnen.',
    access: 'Was Ihre Rolle darf',
    other: 'Als andere Person anmelden',
  },
}
