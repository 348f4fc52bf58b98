import type { messages as en } from '@/i18n/en/finances/debits'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  mandate: {
    title: 'Lastschriftmandat',
    none: 'Mit einem unterschriebenen Mandat können offene Beträge von {{name}} vom Konto eingezogen werden.',
    add: 'Mandat hinzufügen',
    new: 'Neues Lastschriftmandat',
    change: 'Mandat ändern',
    changeAct: 'Ändern',
    revoke: 'Widerrufen',
    holder: 'Kontoinhaber/in',
    iban: 'IBAN',
    bic: 'BIC',
    outside: 'Für dieses Land verlangen Banken den BIC und die Anschrift der Person, der das Konto gehört.',
    signedOn: 'Unterschrieben am',
    reference: 'Mandatsreferenz',
    referenceHint: 'Wie auf dem unterschriebenen Formular. Sie steht auf dem Kontoauszug der Zahlenden.',
    oneOff: 'Nur für einen einzigen Einzug',
    isOneOff: 'einmalig',
    lastUsedOn: 'Zuletzt eingezogen am',
    lastUsedOnHint:
      'Falls schon vor Batuta eingezogen wurde; künftig trägt jeder Einzug den Tag selbst ein. Nach 36 Monaten ohne Einzug verfällt ein Mandat.',
    revokedOn: 'Widerrufen zum',
    revokedOnHint: 'Bleibt das Feld leer, gilt das Mandat wieder.',
    active: 'gültig',
    revoked: 'widerrufen zum {{day}}',
    used: 'einmalig, schon genutzt',
    void: 'verfallen seit {{day}}: 36 Monate nicht genutzt',
    isRevoked: 'Das Mandat ist widerrufen: Damit wird nichts mehr eingezogen.',
    saved: 'Das Mandat {{reference}} ist gespeichert.',
    removed: 'Das Mandat {{reference}} ist gelöscht.',
    conflict:
      'Dieses Mandat wurde zwischenzeitlich auf das Konto {{iban}} geändert. Wenn Sie noch einmal speichern, gilt Ihre Fassung.',
  },
  runs: {
    title: 'Lastschriften',
    lead: 'Offene Beträge werden von den Konten derer eingezogen, die ein Mandat unterschrieben haben.',
    emptyTitle: 'Noch nichts eingezogen',
    emptyText:
      '„Per Lastschrift einziehen“ macht aus allem, was bei Zahlenden mit Mandat offen ist, die Datei für Ihre Bank.',
    run: 'Lauf',
    day: 'Einzug am',
    payers: 'Zahlende',
    amount: 'Betrag',
    open: 'Noch offen',
    state: 'Stand',
    notSent: 'noch nicht bei der Bank',
    sent: 'eingereicht am {{day}}',
  },
  new: {
    title: 'Per Lastschrift einziehen',
    lead: 'Wählen Sie, was wann eingezogen wird, und reichen Sie die Datei bei Ihrer Bank ein.',
    until: 'Fällig bis',
    untilHint: 'Spätere Beträge bleiben für den nächsten Lauf.',
    day: 'Tag des Einzugs',
    dayHint: 'Frühestens am {{day}}, an einem Bankarbeitstag.',
    shortNotice:
      'Vor dem {{day}} ist die Vorankündigung kürzer als vereinbart: nur, wenn die Zahlenden es schon wissen.',
    beforeDue: 'Ein Teil ist erst am {{day}} fällig: vorher nur, wenn die Zahlenden zugestimmt haben.',
    notReady:
      'Tragen Sie zuerst ein, wie eingezogen wird: die Gläubiger-ID und das Konto. Die Währung der Gruppe muss der Euro sein.',
    setUp: 'Zahlungswege einrichten',
    nothing:
      'Bis zu diesem Tag ist bei niemandem mit Mandat etwas offen, oder es wird schon eingezogen. Mandate werden auf der Rechnung derer eingetragen, die zahlen.',
    table: 'Was eingezogen wird',
    chosen: 'Wird eingezogen',
    choose: 'Von {{name}} einziehen',
    make_one: '{{amount}} von {{count}} Person einziehen',
    make_other: '{{amount}} von {{count}} Personen einziehen',
    made: 'Lauf {{number}} ist angelegt. Reichen Sie die Datei bei Ihrer Bank ein.',
    conflict: 'Davon wurde zwischenzeitlich etwas geändert. Sehen Sie es noch einmal durch.',
  },
  line: {
    payer: 'Zahlende/r',
    what: 'Wofür',
    sequence: 'Art',
    mandate: 'Mandat {{reference}}, Konto …{{account}}',
  },
  sequences: {
    FRST: 'Erstlastschrift',
    RCUR: 'Folgelastschrift',
    OOFF: 'einmalige Lastschrift',
    FNAL: 'letzte Lastschrift',
  },
  problems: {
    void: 'Das Mandat ist bis dahin verfallen: 36 Monate nicht genutzt.',
    credit: 'Für einen Teil gibt es Guthaben, eingezogen würde trotzdem alles: Verrechnen Sie es zuerst.',
    returned:
      'Der letzte Einzug kam zurück: Ist das Konto erloschen (AC04) oder fehlt das Mandat (MD01), widerrufen Sie das Mandat.',
    collected: 'War schon in einem Lauf und ist noch offen.',
  },
  run: {
    one: 'Ein Lastschriftlauf',
    title: 'Lauf {{number}}',
    lead: '{{amount}} am {{day}}; {{open}} noch offen',
    file: 'Datei für die Bank',
    markSent: 'Als eingereicht vermerken',
    markNotSent: 'Doch nicht eingereicht',
    isSent: 'Als eingereicht vermerkt.',
    isNotSent: 'Als nicht eingereicht vermerkt.',
    remove: 'Lauf löschen',
    removeTitle: 'Lauf {{number}} löschen?',
    removeText:
      'Nur, solange die Bank die Datei nicht hat. Was damit eingezogen worden wäre, kann neu eingezogen werden.',
    removed: 'Lauf {{number}} ist gelöscht.',
    next: 'Reichen Sie die Datei bei der Bank ein, kündigen Sie Betrag und Tag an, und vermerken Sie es hier.',
    waiting:
      'Sobald der Kontoauszug zugeordnet wird, bezahlt die Summe alles mit einem Klick; Rücklastschriften werden von selbst erkannt.',
    changed_one:
      'Bei {{count}} Person wurde seither etwas bezahlt oder geändert: Löschen Sie den Lauf und legen Sie ihn neu an, sonst wird doppelt bezahlt.',
    changed_other:
      'Bei {{count}} Personen wurde seither etwas bezahlt oder geändert: Löschen Sie den Lauf und legen Sie ihn neu an, sonst wird doppelt bezahlt.',
    table: 'Was von wem eingezogen wird',
    notice: 'Vorankündigung',
    copyNotices: 'Vorankündigungen kopieren',
    copyNotice: 'Vorankündigung für {{name}} kopieren',
  },
  states: { open: 'offen', paid: 'bezahlt', returned: 'Rücklastschrift', changed: 'seither geändert' },
  /** As the group speaks to its members. */
  notices: {
    formal:
      'Guten Tag {{holder}}, am {{day}} ziehen wir {{amount}} ({{what}}) per SEPA-Lastschrift von Ihrem Konto mit der Endung {{account}} ein. Mandatsreferenz {{reference}}, Gläubiger-ID {{creditorId}}. {{creditor}}',
    informal:
      'Hallo {{holder}}, am {{day}} ziehen wir {{amount}} ({{what}}) per SEPA-Lastschrift von deinem Konto mit der Endung {{account}} ein. Mandatsreferenz {{reference}}, Gläubiger-ID {{creditorId}}. {{creditor}}',
  },
}
