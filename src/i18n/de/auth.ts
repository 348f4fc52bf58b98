import type { messages as en } from '@/i18n/en/auth'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  signIn: {
    title: 'Anmelden',
    lead: 'Mitglieder, Kasse und Saison Ihrer Gruppe an einem Ort.',
    revoked: 'Diese Sitzung wurde von einem anderen Gerät aus beendet. Was hier nicht gespeichert war, ist gelöscht.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    passkey: 'Mit Passkey anmelden',
    forgotten: 'Passwort vergessen?',
    noAccount: 'Neu hier?',
    register: 'Gruppe anlegen',
    invited: 'Haben Sie eine Einladung? Öffnen Sie den Link, den Sie bekommen haben.',
  },
  start: {
    title: 'Willkommen bei Batuta',
    lead: 'Hier gibt es noch keine Gruppe. Beginnen Sie mit Ihrer eigenen oder sehen Sie sich erst in unserer um.',
    createTitle: 'Gruppe anlegen',
    createText: 'Zwei Minuten genügen: der Name der Gruppe und wer Sie sind. Sie beginnen als Admin.',
    haveAccount: 'Mit vorhandenem Zugang anmelden',
  },
  demo: {
    title: 'Demo-Orchester ansehen',
    text: 'Banda Sinfônica do Vale: 64 Mitglieder, alle frei erfunden. Ändern Sie, was Sie möchten.',
    as: 'Als {{role}} umsehen',
    roles: { admin: 'Admin', treasurer: 'Kassenführung', conductor: 'musikalische Leitung' },
    hint: {
      admin: 'Mitglieder und Zugänge',
      treasurer: 'Mitglieder und Kasse',
      conductor: 'Kalender und Anwesenheit',
    },
  },
  register: {
    title: 'Gruppe anlegen',
    lead: 'Kapelle, Chor, Orchester: alles, was gemeinsam musiziert.',
    groupPart: 'Die Gruppe',
    groupName: 'Name der Gruppe',
    currency: 'Währung',
    timeZone: 'Zeitzone',
    youPart: 'Ihr Zugang',
    name: 'Ihr Name',
    email: 'E-Mail',
    emailHint: 'Damit melden Sie sich an.',
    toSignIn: 'Mit dieser Adresse anmelden',
    emailTaken:
      'Mit dieser E-Mail-Adresse gibt es schon einen Zugang. Melden Sie sich damit an oder nehmen Sie eine andere.',
    document: 'Ausweisnummer',
    documentHint:
      'Kann leer bleiben. Admins finden Personen auch über diese Nummer und können gleiche Namen unterscheiden. Eine Steuer- oder Mitgliedsnummer geht ebenso: mindestens drei Zeichen – Buchstaben, Ziffern, Punkte, Schrägstriche und Bindestriche.',
    password: 'Passwort',
    submit: 'Gruppe anlegen',
    closedTitle: 'Nur mit Einladung',
    closed:
      'Hier werden keine neuen Gruppen angelegt. Um Ihrer Gruppe beizutreten, bitten Sie deren Admins um eine Einladung und öffnen Sie den Link darin.',
    haveAccount: 'Schon einen Zugang?',
    signIn: 'Anmelden',
  },
  invitation: {
    title: 'Einladung: {{group}}',
    lead: {
      admin: '{{invitedBy}} lädt Sie ein. Ihre Rolle: Admin.',
      treasurer: '{{invitedBy}} lädt Sie ein. Ihre Rolle: Kassenführung.',
      conductor: '{{invitedBy}} lädt Sie ein. Ihre Rolle: musikalische Leitung.',
      secretary: '{{invitedBy}} lädt Sie ein. Ihre Rolle: Mitgliederverwaltung.',
      member: '{{invitedBy}} lädt Sie ein, als Mitglied dabei zu sein.',
      client: '{{invitedBy}} lädt Sie ein, als Gast dabei zu sein.',
    },
    leads:
      'Sie leiten: {{names}}. Sie sehen, wer davon kommt, tragen Rückmeldungen ein und schreiben diesen Mitgliedern.',
    sections: {
      strings: 'Streicher',
      woodwinds: 'Holz',
      brass: 'Blech',
      percussion: 'Schlagwerk',
      keyboards: 'Tasten',
      voices: 'Gesang',
      direction: 'Leitung',
      other: 'Sonstige',
    },
    submit: 'Beitreten',
    invalidTitle: 'Diese Einladung gilt nicht mehr',
    invalidText:
      'Sie wurde schon verwendet oder zurückgezogen oder ist älter als sieben Tage. Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
    signedInTitle: 'Sie sind als {{name}} angemeldet',
    signedInText:
      'In diesem Browser ist {{group}} geöffnet. Um mit einem neuen Zugang beizutreten, melden Sie sich zuerst ab; der Link bleibt gültig.',
    signOut: 'Abmelden und beitreten',
    stay: 'Angemeldet bleiben',
    toSignIn: 'Zur Anmeldung',
  },
  ended: {
    title: 'Ihre Sitzung ist abgelaufen',
    lead: 'Melden Sie sich neu an und machen Sie weiter, wo Sie waren. Ihre Eingaben sind noch da.',
    other: 'Mit anderem Zugang anmelden',
  },
  notAuthorised: {
    title: 'Dieser Bereich ist für Sie nicht freigegeben',
    text: 'Er gehört nicht zu Ihrer Rolle. Wenn Sie ihn brauchen, fragen Sie die Admins Ihrer Gruppe.',
    action: 'Zur Startseite',
  },
  notFound: {
    title: 'Unter dieser Adresse gibt es nichts',
    text: 'Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
    action: 'Zur Startseite',
  },
}
