import type { messages as en } from '@/i18n/en/recovery'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  toSignIn: 'Zurück zur Anmeldung',
  forgotten: {
    title: 'Passwort vergessen?',
    lead: 'Nennen Sie uns Ihre E-Mail-Adresse, und wir schicken Ihnen einen Link für ein neues Passwort.',
    email: 'E-Mail',
    submit: 'Link schicken',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentText:
      'Gibt es mit {{email}} einen Zugang, ist ein Link dorthin unterwegs. Er funktioniert einmal, innerhalb einer Stunde.',
    notArrived:
      'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam nach und prüfen Sie, ob Sie sich mit dieser Adresse registriert haben. Auch die Admins Ihrer Gruppe können Ihnen einen Link erstellen.',
    noMail: 'Dieses Batuta verschickt keine E-Mails, deshalb muss Ihnen jemand aus Ihrer Gruppe helfen.',
    askAdmin:
      'Bitten Sie die Admins Ihrer Gruppe um einen Link für ein neues Passwort. Er wird unter „Einstellungen“, „Zugänge“ erstellt.',
    openLink: 'Öffnen Sie den Link innerhalb von 24 Stunden und wählen Sie ein neues Passwort.',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Für Ihren Zugang bei {{group}}: {{email}}',
    password: 'Neues Passwort',
    submit: 'Passwort festlegen',
    doneTitle: 'Ihr neues Passwort gilt',
    doneText: 'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich jetzt mit dem neuen Passwort an.',
    signIn: 'Anmelden',
    spentTitle: 'Dieser Link funktioniert nicht mehr',
    spentText: 'Er wurde schon verwendet, ist zu alt oder nicht vollständig angekommen.',
    askAgain: 'Neuen Link holen',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Ein Klick, und wir wissen, dass die Adresse Ihnen gehört.',
    submit: 'Adresse bestätigen',
    doneTitle: 'Ihre Adresse ist bestätigt',
    doneText: '{{email}} gehört Ihnen. Wenn Sie einmal Ihr Passwort vergessen, geht der Link dorthin.',
    goOn: 'Weiter zu Batuta',
    spentTitle: 'Dieser Link funktioniert nicht mehr',
    spentText:
      'Haben Sie ihn schon verwendet, ist Ihre Adresse bestätigt und nichts weiter zu tun. Sonst fordern Sie unter „Einstellungen“, „Mein Zugang“ einen neuen an.',
  },
  registration: {
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sentText:
      'Wir haben an {{email}} geschrieben. Öffnen Sie den Link in dieser E-Mail und geben Sie Ihr Passwort noch einmal ein: Dann kann es losgehen.',
    sentAgain: 'Die E-Mail wurde noch einmal verschickt.',
    notArrived:
      'Nach ein paar Minuten noch nichts da? Sehen Sie im Spam nach und prüfen Sie, ob die Adresse stimmt. Der Link funktioniert 24 Stunden lang.',
    resend: 'Noch einmal senden',
    change: 'Eingaben ändern',
    title: 'Registrierung abschließen',
    lead: '{{email}} bei {{group}}: Geben Sie das Passwort ein, das Sie gewählt haben, und es kann losgehen.',
    password: 'Passwort',
    wrongPassword: 'Das ist nicht das Passwort, das Sie beim Registrieren gewählt haben.',
    forgotten:
      'Schon wieder vergessen? Registrieren Sie sich noch einmal mit einem anderen: Dann bekommen Sie einen neuen Link.',
    submit: 'Abschließen',
    spentTitle: 'Dieser Link funktioniert nicht mehr',
    spentText:
      'Er wurde schon verwendet, ist älter als 24 Stunden oder nicht vollständig angekommen. Haben Sie ihn schon verwendet, gibt es Ihren Zugang: Melden Sie sich an. Sonst registrieren Sie sich noch einmal, dort, wo Sie es zuerst getan haben.',
    hasAccountTitle: 'Ihren Zugang gibt es schon',
    hasAccountText: 'Mit dieser Adresse gibt es inzwischen einen Zugang. Melden Sie sich damit an.',
    signIn: 'Anmelden',
    again: 'Noch einmal registrieren',
  },
}
