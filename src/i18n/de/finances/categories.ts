import type { messages as en } from '@/i18n/en/finances/categories'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Eigene Kategorien',
  lead: 'Feinere Kategorien unter den vorhandenen: Berichte behalten ihre Summen je Kategorie und zeigen Ihre eigenen darunter.',
  emptyTitle: 'Noch keine eigenen Kategorien',
  emptyText:
    'Legen Sie eine an, wo eine Kategorie zu grob ist, zum Beispiel „Bar“ und „Abendkasse“ unter „Eintrittsgelder“.',
  new: 'Neue Kategorie',
  change: 'Kategorie bearbeiten',
  changeOf: '{{name}} bearbeiten',
  archiveOf: '{{name}} archivieren',
  unarchiveOf: '{{name}} wieder verwenden',
  removeOf: '{{name}} löschen',
  name: 'Name',
  nameHint: 'Zum Beispiel: Bar, Blätter und Saiten, Bus.',
  parent: 'Gehört zu',
  parentHint: 'Solange keine Buchung sie verwendet, kann sie zu einer anderen Kategorie gehören.',
  parentFixed: 'Buchungen verwenden sie, deshalb bleibt sie bei dieser Kategorie.',
  actions: 'Aktionen',
  entries: 'Buchungen',
  entriesOf: 'Buchungen zu {{name}}',
  unused: 'Unbenutzt',
  archived: 'Archiviert',
  caption: 'Eigene Kategorien',
  saved: '„{{name}}“ wurde gespeichert.',
  wasArchived: '„{{name}}“ wird nicht mehr angeboten. Buchungen damit behalten sie.',
  wasUnarchived: '„{{name}}“ wird wieder angeboten.',
  removed: '„{{name}}“ wurde gelöscht.',
  restored: '„{{name}}“ ist wieder da.',
  conflict: 'Diese Kategorie wurde zwischenzeitlich geändert. Wenn Sie noch einmal speichern, gilt Ihre Fassung.',
}
