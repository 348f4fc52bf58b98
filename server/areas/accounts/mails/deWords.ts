import type { Role } from '@contract/auth'
import type { Say } from '@contract/germanLayers'
import type { LedName } from '@contract/leads'
import type { Section } from '@contract/members'
import type { MailWords } from './mailWords'

export function deWords(say: Say): MailWords {
  const roleNames: Record<Role, string> = {
    admin: say`Admin`,
    treasurer: say`Kassenführung`,
    conductor: say`Musikalische Leitung`,
    secretary: say`Mitgliederverwaltung`,
    member: say`Mitglied`,
    client: say`Gast`,
  }
  const familyNames: Record<Section, string> = {
    strings: say`Streicher`,
    woodwinds: say`Holzbläser`,
    brass: say`Blechbläser`,
    percussion: say`Schlagwerk`,
    keyboards: say`Tasteninstrumente`,
    voices: say`Stimmen`,
    direction: say`Leitung`,
    other: say`Sonstige`,
  }
  const ledText = (leads: readonly LedName[]) =>
    leads.map(({ name, family }) => name ?? (family ? familyNames[family] : '')).join(', ')

  return {
    greeting: (name) => say`Guten Tag ${name},`,
    greetingUnknown: say`Guten Tag,`,
    footer: (groupName) =>
      groupName === undefined
        ? say`Diese E-Mail hat Batuta verschickt, die Website, mit der sich Musikgruppen organisieren.`
        : say`Diese E-Mail hat Batuta verschickt, die Website, mit der sich ${groupName} organisiert.`,
    device: ({ browser, system }) => {
      if (browser !== undefined && system !== undefined) return say`${browser} unter ${system}`
      return browser ?? system ?? say`ein unbekanntes Gerät`
    },
    verifyEmail: ({ email, groupName }) => ({
      subject: say`${groupName}: Bitte bestätigen Sie Ihre E-Mail-Adresse`,
      paragraphs: [
        say`Mit ${email} haben Sie einen Zugang bei ${groupName}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, damit Sie wieder hineinkommen, falls Sie einmal Ihr Passwort vergessen.`,
        say`Der Link gilt 7 Tage. Wenn Sie davon nichts wissen, hat sich jemand bei der Adresse vertippt: Sie brauchen nichts zu tun.`,
      ],
      action: say`Adresse bestätigen`,
    }),
    resetPassword: ({ groupName }) => ({
      subject: say`${groupName}: neues Passwort festlegen`,
      paragraphs: [
        say`Jemand, hoffentlich Sie, hat ein neues Passwort für Ihren Zugang angefordert. Mit dem Link unten legen Sie eines fest. Er gilt einmal, innerhalb der nächsten Stunde.`,
        say`Wenn Sie das nicht waren, lassen Sie diese E-Mail liegen: Ihr Passwort bleibt, wie es ist.`,
      ],
      action: say`Neues Passwort festlegen`,
    }),
    newDevice: ({ groupName }, { device, when }) => ({
      subject: say`${groupName}: neue Anmeldung mit Ihrem Zugang`,
      paragraphs: [
        say`Mit Ihrem Zugang hat sich jemand auf einem bisher unbekannten Gerät angemeldet: ${device}, am ${when}.`,
        say`Wenn Sie das waren, ist alles gut. Wenn nicht, ändern Sie Ihr Passwort und melden Sie die anderen Geräte in den Einstellungen unter „Mein Zugang“ ab.`,
      ],
      action: say`Geräte ansehen`,
    }),
    addressKnown: ({ email, groupName }) => ({
      subject: say`${groupName}: Mit dieser Adresse gibt es schon einen Zugang`,
      paragraphs: [
        say`Jemand, vielleicht Sie, wollte ${email} für einen anderen Zugang verwenden. Mit dieser Adresse melden Sie sich schon bei ${groupName} an; darum wurde nichts geändert, und wer es versucht hat, hat davon nichts erfahren.`,
        say`Wenn Sie das waren: Melden Sie sich mit dieser Adresse an, oder ändern Sie zuerst die Adresse Ihres bisherigen Zugangs. Wenn nicht, brauchen Sie nichts zu tun.`,
      ],
      action: say`Anmelden`,
    }),
    registeredAgain: ({ email, groupName }) => ({
      subject: say`${groupName}: Sie haben schon einen Zugang`,
      paragraphs: [
        say`Jemand, vielleicht Sie, wollte sich mit ${email} registrieren. Mit dieser Adresse melden Sie sich schon bei ${groupName} an; darum wurde kein weiterer Zugang angelegt, und wer es versucht hat, hat davon nichts erfahren.`,
        say`Wenn Sie das waren: Melden Sie sich mit dieser Adresse an. Falls Sie das Passwort vergessen haben, schickt Ihnen die Anmeldeseite einen Link für ein neues. Wenn Sie es nicht waren, brauchen Sie nichts zu tun.`,
      ],
      action: say`Anmelden`,
    }),
    confirmRegistration: (email, groupName) => ({
      subject:
        groupName === undefined ? say`Batuta: Registrierung abschließen` : say`${groupName}: Registrierung abschließen`,
      paragraphs: [
        groupName === undefined
          ? say`Jemand, hoffentlich Sie, hat ${email} bei Batuta registriert, um eine Gruppe anzulegen. Öffnen Sie den Link und geben Sie das gewählte Passwort ein: Dann kann es losgehen.`
          : say`Jemand, hoffentlich Sie, hat ${email} bei ${groupName} registriert. Öffnen Sie den Link und geben Sie das gewählte Passwort ein: Dann kann es losgehen.`,
        say`Der Link gilt einmal und 24 Stunden lang. Wenn Sie davon nichts wissen, lassen Sie diese E-Mail liegen: Ohne Sie entsteht kein Zugang.`,
      ],
      action: say`Registrierung abschließen`,
    }),
    emailChanged: ({ email, groupName }, when) => ({
      subject: say`${groupName}: Ihre E-Mail-Adresse wurde geändert`,
      paragraphs: [
        say`Seit ${when} melden Sie sich mit ${email} an. Mit der bisherigen Adresse kann man sich nicht mehr anmelden.`,
        say`Wenn Sie das nicht waren, sagen Sie sofort den Admins Ihrer Gruppe Bescheid.`,
      ],
    }),
    passwordChanged: ({ groupName }, when) => ({
      subject: say`${groupName}: Ihr Passwort wurde geändert`,
      paragraphs: [
        say`Ihr Passwort wurde am ${when} geändert. Alle anderen Geräte wurden abgemeldet.`,
        say`Wenn Sie das nicht waren, fordern Sie sofort ein neues Passwort an und sagen Sie den Admins Ihrer Gruppe Bescheid.`,
      ],
      action: say`Neues Passwort anfordern`,
    }),
    roleChanged: ({ groupName }, role) => ({
      subject: say`${groupName}: Ihre Rolle hat sich geändert`,
      paragraphs: [say`Ihre Rolle bei ${groupName} wurde geändert. Sie ist jetzt: ${roleNames[role]}.`],
      action: say`Batuta öffnen`,
    }),
    invitation: ({ groupName, invitedBy, role, leads = [] }) => ({
      subject: say`${groupName}: Einladung`,
      paragraphs: [
        say`${invitedBy} lädt Sie ein, bei ${groupName} auf Batuta mitzumachen. Ihre Rolle: ${roleNames[role]}.`,
        ...(leads.length > 0
          ? [
              say`Sie leiten dann: ${ledText(leads)}. Sie sehen, wer davon kommt, tragen Rückmeldungen ein und schreiben den Mitgliedern.`,
            ]
          : []),
        say`Der Link ist nur für Sie bestimmt. Er gilt einmal und 7 Tage lang.`,
      ],
      action: say`Einladung annehmen`,
    }),
  }
}
