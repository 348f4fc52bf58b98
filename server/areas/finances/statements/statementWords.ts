import type { Locale } from '@contract/auth'

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
  nothing: (groupName: string, day: string) => string
  pixCode: string
  pixKey: (key: string, name: string) => string
  transfer: string
  holder: (name: string) => string
  reference: (reference: string) => string
  thanks: string
  footer: (groupName: string) => string
  overdue: (groupName: string, day: string) => string
  /** Default words of the first, second and third reminder, used unless the group has its own. */
  reminders: readonly { subject: (groupName: string, amount: string) => string; text: string }[]
}

/** The texts of statements by language. */
export const statementWords: Record<Locale, StatementWords> = {
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
    nothing: (groupName, day) => `Nothing is open with ${groupName} on ${day}. Thank you!`,
    pixCode: 'To pay by Pix, copy this code into your bank’s application (“Pix copia e cola”); the amount is in it:',
    pixKey: (key, name) => `Pix key: ${key} (${name})`,
    transfer: 'By bank transfer:',
    holder: (name) => `Account of ${name}`,
    reference: (reference) => `Reference: ${reference} (please give it with the payment)`,
    thanks: 'Has it been paid meanwhile? Then please take this as a thank-you.',
    footer: (groupName) => `This mail was sent by ${groupName} with Batuta.`,
    overdue: (groupName, day) => `This is overdue with ${groupName} on ${day}:`,
    reminders: [
      {
        subject: (groupName, amount) => `${groupName}: a reminder, ${amount}`,
        text: 'It is easily forgotten: something is still open, and its day is over. Thank you for settling it.',
      },
      {
        subject: (groupName, amount) => `${groupName}: second reminder, ${amount}`,
        text: 'We have written before, and it is still open. Please settle it within two weeks, or tell us if something is wrong with it.',
      },
      {
        subject: (groupName, amount) => `${groupName}: last reminder, ${amount}`,
        text: 'We have reminded you twice. Please settle it now, or talk to us: together we find a way.',
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
    nothing: (groupName, day) => `Nada está em aberto com ${groupName} em ${day}. Obrigado!`,
    pixCode:
      'Para pagar por Pix, copie este código no aplicativo do seu banco (Pix copia e cola); o valor já está nele:',
    pixKey: (key, name) => `Chave Pix: ${key} (${name})`,
    transfer: 'Por transferência bancária:',
    holder: (name) => `Conta de ${name}`,
    reference: (reference) => `Referência: ${reference} (informe-a no pagamento)`,
    thanks: 'Já pagou? Então receba esta mensagem como um agradecimento.',
    footer: (groupName) => `Este e-mail foi enviado por ${groupName} com o Batuta.`,
    overdue: (groupName, day) => `Isto está vencido com ${groupName} em ${day}:`,
    reminders: [
      {
        subject: (groupName, amount) => `${groupName}: um lembrete, ${amount}`,
        text: 'É fácil de esquecer: algo ainda está em aberto, e o vencimento já passou. Obrigado por acertar.',
      },
      {
        subject: (groupName, amount) => `${groupName}: segundo lembrete, ${amount}`,
        text: 'Já escrevemos antes, e continua em aberto. Acerte em até duas semanas, ou avise se algo estiver errado.',
      },
      {
        subject: (groupName, amount) => `${groupName}: último lembrete, ${amount}`,
        text: 'Já lembramos duas vezes. Acerte agora, ou fale conosco: juntos achamos um jeito.',
      },
    ],
  },
}
