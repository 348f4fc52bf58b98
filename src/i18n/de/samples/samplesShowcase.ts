import type { messages as en } from '@/i18n/en/samples/samplesShowcase'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  use: 'Verwenden',
  avoid: 'Lieber nicht',
  contents: 'Auf dieser Seite',
  keys: 'Tasten',
  hears: 'Was ein Screenreader vorliest',
  parts: 'Gebaut mit',
  knobs: 'Ausprobieren: {{title}}',
  source: 'Quelltext anzeigen',
  sourceOf: 'Quelltext: {{title}}',
  copySource: 'Quelltext kopieren',
  steps: 'Vor und nach dieser Seite',
  previous: 'Zurück',
  next: 'Weiter',
  search: 'Beispiel suchen',
  searchList: 'Beispiele',
  searchEmpty: 'Kein Beispiel heißt so.',
  searchFailed: 'Die Beispiele konnten nicht geladen werden. Tippen Sie, um es noch einmal zu versuchen.',
}
