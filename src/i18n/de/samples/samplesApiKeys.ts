import type { messages as en } from '@/i18n/en/samples/samplesApiKeys'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'API-Schlüssel',
  lead: 'Mit einem Schlüssel holt sich ein anderes Programm aus Batuta, was es braucht – ohne das Passwort einer Person.',
  fields: {
    name: 'Name',
    key: 'Schlüssel',
    access: 'Zugriff',
    createdOn: 'Erstellt',
    lastUsedOn: 'Zuletzt genutzt',
    expiresOn: 'Gültig bis',
    revoke: 'Sperren',
  },
  accesses: { read: 'Lesen', write: 'Lesen und schreiben', full: 'Alles' },
  neverUsed: 'noch nie',
  empty: {
    title: 'Keine Schlüssel',
    hint: 'Erstellen Sie einen für jedes Programm, das etwas aus Batuta braucht.',
  },
  add: {
    act: 'Neuer Schlüssel',
    title: 'Neuer Schlüssel',
    nameHint: 'Das Programm, das ihn nutzen wird.',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tage',
    never: 'unbefristet',
    save: 'Schlüssel erstellen',
  },
  made: {
    title: 'Der Schlüssel für „{{name}}“',
    once: 'Er wird nur dieses eine Mal gezeigt. Kopieren Sie ihn jetzt: Später kann ihn niemand mehr nachsehen, auch nicht hier.',
    copy: 'Schlüssel kopieren',
    done: 'Ich habe ihn kopiert',
  },
  revoke: {
    act: '„{{name}}“ sperren',
    done: 'Der Schlüssel „{{name}}“ gilt nicht mehr.',
    undone: 'Der Schlüssel „{{name}}“ gilt wieder.',
  },
  use: {
    title: 'So wird er genutzt',
    text: 'Das Programm schickt den Schlüssel bei jeder Anfrage mit, wie es der Browser nach dem Anmelden auch tut.',
    copy: 'Beispiel kopieren',
  },
  care: {
    title: 'Mit Vorsicht zu behandeln',
    one: 'Ein Schlüssel je Programm: So lässt sich einer sperren, ohne die anderen anzuhalten.',
    least: 'So wenig Zugriff wie nötig, und eine Frist, wo es eine gibt.',
    lost: 'Haben andere den Schlüssel gesehen, sperren Sie ihn sofort und erstellen Sie einen neuen.',
  },
}
