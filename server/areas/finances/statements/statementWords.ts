import { inGerman, type Say } from '@contract/germanLayers'
import type { Addressing } from '@contract/group'
import type { Locale } from '@contract/locales'

interface ReminderWords {
  subject: (groupName: string, amount: string) => string
  /** `until`: the day after which the next reminder follows. */
  text: (until: string) => string
}

export interface StatementWords {
  greeting: (name: string) => string
  subject: (groupName: string, amount: string) => string
  opening: (groupName: string, day: string) => string
  line: (description: string, day: string, amount: string) => string
  total: (amount: string) => string
  /** With credit, these three: the debts, the credit, and the rest. `covered` instead of `left` if nothing is left. */
  owed: (amount: string) => string
  credit: (amount: string) => string
  left: (amount: string) => string
  covered: string
  /** Above what is collected by direct debit, and its lines. */
  collecting: string
  collected: (description: string, day: string, amount: string) => string
  /** Above the instalments that are due later. */
  later: string
  nothing: (groupName: string, day: string) => string
  pixCode: string
  pixKey: (key: string, name: string) => string
  transfer: string
  holder: (name: string) => string
  reference: (reference: string) => string
  thanks: string
  footer: (groupName: string) => string
  overdue: (groupName: string, day: string) => string
  /** Description of the entry of a reminder's fee; `step` is 1 to 3. */
  fee: (step: number) => string
  /** Default words of the first, second and third reminder, used unless the group has its own. */
  reminders: readonly ReminderWords[]
  /** Of a direct debit to come, with the fields of contract/finances/paying/debitNotices.ts. */
  notice: { subject: string; text: string }
}

const german = (say: Say): StatementWords => ({
  greeting: (name) => say`Guten Tag ${name},`,
  subject: (groupName, amount) => say`${groupName}: offener Betrag von ${amount}`,
  opening: (groupName, day) => say`folgendes ist bei ${groupName} noch offen (Stand ${day}):`,
  line: (description, day, amount) => say`${description}, fällig am ${day}: ${amount}`,
  total: (amount) => say`Summe: ${amount}`,
  owed: (amount) => say`Offen insgesamt: ${amount}`,
  credit: (amount) => say`Abzüglich Guthaben: ${amount}`,
  left: (amount) => say`Zu zahlen: ${amount}`,
  covered: say`Zu zahlen: nichts, das Guthaben deckt alles. Vielen Dank!`,
  collecting: say`Per Lastschrift wird eingezogen (bitte nicht überweisen):`,
  collected: (description, day, amount) => say`${description}, Einzug am ${day}: ${amount}`,
  later: say`Erst später fällig:`,
  nothing: (groupName, day) => say`Am ${day} ist bei ${groupName} nichts offen. Vielen Dank!`,
  pixCode: say`Für die Zahlung per Pix kopieren Sie diesen Code in Ihre Bank-App („Pix copia e cola“); der Betrag ist enthalten:`,
  pixKey: (key, name) => say`Pix-Schlüssel: ${key} (${name})`,
  transfer: say`Per Überweisung:`,
  holder: (name) => say`Kontoinhaber: ${name}`,
  reference: (reference) => say`Verwendungszweck: ${reference} (bitte bei der Zahlung angeben)`,
  thanks: say`Sie haben inzwischen bezahlt? Dann vielen Dank: Diese Nachricht hat sich damit erledigt.`,
  footer: (groupName) => say`Diese E-Mail hat ${groupName} mit Batuta verschickt.`,
  overdue: (groupName, day) => say`folgendes ist bei ${groupName} überfällig (Stand ${day}):`,
  fee: (step) =>
    [say`Gebühr für die Zahlungserinnerung`, say`Mahngebühr`, say`Mahngebühr (letzte Mahnung)`][step - 1] ??
    say`Mahngebühr`,
  notice: {
    subject: say`{creditor}: Lastschrift über {amount} am {date}`,
    text: say`am {date} ziehen wir {amount} ({what}) per SEPA-Lastschrift von Ihrem Konto mit der Endung {ibanEnd} ein. Mandatsreferenz: {mandate}. Gläubiger-ID: {creditorId}.\n\nBitte sorgen Sie für ausreichende Deckung. Stimmt etwas nicht, melden Sie sich bitte vorher.`,
  },
  reminders: [
    {
      subject: (groupName, amount) => say`${groupName}: Zahlungserinnerung über ${amount}`,
      text: () =>
        say`sicher haben Sie es nur übersehen: Die Zahlungsfrist ist abgelaufen, und der Betrag ist noch offen. Bitte überweisen Sie ihn in den nächsten Tagen. Vielen Dank!`,
    },
    {
      subject: (groupName, amount) => say`${groupName}: Mahnung über ${amount}`,
      text: (until) =>
        say`trotz unserer Erinnerung ist der Betrag noch offen. Bitte zahlen Sie ihn bis zum ${until}, oder melden Sie sich, wenn etwas nicht stimmt.`,
    },
    {
      subject: (groupName, amount) => say`${groupName}: Letzte Mahnung über ${amount}`,
      text: () =>
        say`wir haben Sie zweimal erinnert. Bitte zahlen Sie jetzt, oder sprechen Sie mit uns: Gemeinsam finden wir einen Weg.`,
    },
  ],
})

/** For groups that say du: what is said otherwise. */
function informalGerman(say: Say): StatementWords {
  const formal = german(say)
  const texts = [
    () =>
      say`sicher hast du es nur übersehen: Die Zahlungsfrist ist abgelaufen, und der Betrag ist noch offen. Bitte überweise ihn in den nächsten Tagen. Vielen Dank!`,
    (until: string) =>
      say`trotz unserer Erinnerung ist der Betrag noch offen. Bitte zahl ihn bis zum ${until}, oder melde dich, wenn etwas nicht stimmt.`,
    () => say`wir haben dich zweimal erinnert. Bitte zahl jetzt, oder sprich mit uns: Gemeinsam finden wir einen Weg.`,
  ]
  return {
    ...formal,
    greeting: (name) => say`Hallo ${name},`,
    pixCode: say`Für die Zahlung per Pix kopiere diesen Code in deine Bank-App („Pix copia e cola“); der Betrag ist enthalten:`,
    thanks: say`Du hast inzwischen bezahlt? Dann vielen Dank: Diese Nachricht hat sich damit erledigt.`,
    notice: {
      ...formal.notice,
      text: say`am {date} ziehen wir {amount} ({what}) per SEPA-Lastschrift von deinem Konto mit der Endung {ibanEnd} ein. Mandatsreferenz: {mandate}. Gläubiger-ID: {creditorId}.\n\nBitte sorg für ausreichende Deckung. Stimmt etwas nicht, melde dich bitte vorher.`,
    },
    reminders: formal.reminders.map((step, at) => ({ ...step, text: texts[at] ?? step.text })),
  }
}

/** The texts of statements by language. */
const written: Record<'en' | 'pt-BR', StatementWords> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (groupName, amount) => `${groupName}: ${amount} to pay`,
    opening: (groupName, day) => `This is what is open with ${groupName} on ${day}:`,
    line: (description, day, amount) => `${description}, due on ${day}: ${amount}`,
    total: (amount) => `Total: ${amount}`,
    owed: (amount) => `Open together: ${amount}`,
    credit: (amount) => `Less credit: ${amount}`,
    left: (amount) => `Left to pay: ${amount}`,
    covered: 'Left to pay: nothing, the credit covers it. Thank you!',
    collecting: 'This is collected by direct debit (please do not transfer it):',
    collected: (description, day, amount) => `${description}, collected on ${day}: ${amount}`,
    later: 'Due later:',
    nothing: (groupName, day) => `Nothing is open with ${groupName} on ${day}. Thank you!`,
    pixCode: 'To pay by Pix, copy this code into your bank’s application (“Pix copia e cola”); the amount is in it:',
    pixKey: (key, name) => `Pix key: ${key} (${name})`,
    transfer: 'By bank transfer:',
    holder: (name) => `Account of ${name}`,
    reference: (reference) => `Reference: ${reference} (please give it with the payment)`,
    thanks: 'Has it been paid meanwhile? Then please take this as a thank-you.',
    footer: (groupName) => `This mail was sent by ${groupName} with Batuta.`,
    fee: (step) =>
      ['Reminder fee', 'Reminder fee (second reminder)', 'Reminder fee (last reminder)'][step - 1] ?? 'Reminder fee',
    overdue: (groupName, day) => `This is overdue with ${groupName} on ${day}:`,
    notice: {
      subject: '{creditor}: direct debit of {amount} on {date}',
      text: 'On {date} we collect {amount} ({what}) by SEPA direct debit from your account ending in {ibanEnd}. Mandate reference: {mandate}. Creditor identifier: {creditorId}.\n\nPlease see that the account covers it. If something is wrong, tell us before that day.',
    },
    reminders: [
      {
        subject: (groupName, amount) => `${groupName}: a reminder, ${amount}`,
        text: () => 'It is easily forgotten: something is still open, and its day is over. Thank you for settling it.',
      },
      {
        subject: (groupName, amount) => `${groupName}: second reminder, ${amount}`,
        text: (until) =>
          `We have written before, and it is still open. Please settle it by ${until}, or tell us if something is wrong with it.`,
      },
      {
        subject: (groupName, amount) => `${groupName}: last reminder, ${amount}`,
        text: () => 'We have reminded you twice. Please settle it now, or talk to us: together we find a way.',
      },
    ],
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name},`,
    subject: (groupName, amount) => `${groupName}: ${amount} a pagar`,
    opening: (groupName, day) => `Isto está em aberto com ${groupName} em ${day}:`,
    line: (description, day, amount) => `${description}, vencimento em ${day}: ${amount}`,
    total: (amount) => `Total: ${amount}`,
    owed: (amount) => `Em aberto ao todo: ${amount}`,
    credit: (amount) => `Menos o crédito: ${amount}`,
    left: (amount) => `Resta pagar: ${amount}`,
    covered: 'Resta pagar: nada, o crédito cobre tudo. Obrigado!',
    collecting: 'Isto é cobrado por débito em conta (por favor, não transfira):',
    collected: (description, day, amount) => `${description}, cobrança em ${day}: ${amount}`,
    later: 'Só vence depois:',
    nothing: (groupName, day) => `Nada está em aberto com ${groupName} em ${day}. Obrigado!`,
    pixCode:
      'Para pagar por Pix, copie este código no aplicativo do seu banco (Pix copia e cola); o valor já está nele:',
    pixKey: (key, name) => `Chave Pix: ${key} (${name})`,
    transfer: 'Por transferência bancária:',
    holder: (name) => `Conta de ${name}`,
    reference: (reference) => `Referência: ${reference} (informe-a no pagamento)`,
    thanks: 'Já pagou? Então receba esta mensagem como um agradecimento.',
    footer: (groupName) => `Este e-mail foi enviado por ${groupName} com o Batuta.`,
    fee: (step) =>
      ['Taxa do lembrete', 'Taxa do segundo lembrete', 'Taxa do último lembrete'][step - 1] ?? 'Taxa do lembrete',
    overdue: (groupName, day) => `Isto está vencido com ${groupName} em ${day}:`,
    notice: {
      subject: '{creditor}: débito direto de {amount} em {date}',
      text: 'Em {date} cobramos {amount} ({what}) por débito direto SEPA da sua conta que termina em {ibanEnd}. Referência do mandato: {mandate}. Identificador de credor: {creditorId}.\n\nMantenha saldo na conta. Se algo estiver errado, avise antes desse dia.',
    },
    reminders: [
      {
        subject: (groupName, amount) => `${groupName}: um lembrete, ${amount}`,
        text: () => 'É fácil de esquecer: algo ainda está em aberto, e o vencimento já passou. Obrigado por acertar.',
      },
      {
        subject: (groupName, amount) => `${groupName}: segundo lembrete, ${amount}`,
        text: (until) =>
          `Já escrevemos antes, e continua em aberto. Acerte até ${until}, ou avise se algo estiver errado.`,
      },
      {
        subject: (groupName, amount) => `${groupName}: último lembrete, ${amount}`,
        text: () => 'Já lembramos duas vezes. Acerte agora, ou fale conosco: juntos achamos um jeito.',
      },
    ],
  },
}

const statementWords: Record<Locale, StatementWords> = {
  ...written,
  ...inGerman(german),
  'pt-PT': {
    ...written['pt-BR'],
    pixCode:
      'Para pagar por Pix, copie este código na aplicação do seu banco (Pix copia e cola); o valor já está nele:',
    reference: (reference) => `Referência: ${reference} (indique-a no pagamento)`,
    footer: (groupName) => `Este e-mail foi enviado por ${groupName} com o Batuta.`,
  },
}

const informalWords: Partial<Record<Locale, StatementWords>> = inGerman(informalGerman)

/** In a language, as the group speaks to its members. */
export const statementWordsOf = (locale: Locale, addressing: Addressing = 'formal'): StatementWords =>
  (addressing === 'informal' ? informalWords[locale] : undefined) ?? statementWords[locale]
