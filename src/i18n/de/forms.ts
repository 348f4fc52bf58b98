import type { messages as en } from '@/i18n/en/forms'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  characters: '{{used}} von {{limit}} Zeichen',
  charactersShort: '{{used}}/{{limit}}',
  notSaved: 'Nicht gespeichert. {{reason}}',
  stillTyped: 'Ihre Eingaben stehen noch im Formular.',
  draft: {
    restored: 'Ihre Eingaben von vorhin sind wieder da.',
    discard: 'Verwerfen',
  },
  record: {
    add: 'Speichern',
    addAnother: 'Speichern und neu',
    save: 'Änderungen speichern',
  },
  deleted: {
    title: 'Während des Bearbeitens gelöscht',
    restore: 'Wiederherstellen und speichern',
    dismiss: 'Zurück zum Formular',
  },
  conflict: {
    title: 'Zwischenzeitlich von jemand anderem geändert',
    text: 'Wählen Sie, was gelten soll, wo sich beides unterscheidet. Vorher wird nichts gespeichert.',
    mine: 'Ihre Fassung',
    theirs: 'Andere Fassung',
    empty: 'leer',
    allMine: 'Überall Ihre Fassung',
    allTheirs: 'Überall die andere',
    save: 'Auswahl speichern',
  },
}
