import { addDays } from '@contract/days'
import type { Locale } from '@contract/locales'
import type { Addressing } from '@contract/group'
import { spacedIban } from '@contract/finances/paying/iban'
import type { WaysToPay } from '@contract/finances/paying/paymentSettings'
import { decimalOf } from '@contract/finances/paying/pixCode'
import { spacedReference } from '@contract/finances/paymentReference'
import { greetedName } from '@contract/nameParts'
import type { MailText } from '../../../platform/mail/mailLayout'
import { writtenDates } from '../../../platform/time/writtenDates'
import { statementWordsOf } from './statementWords'
import type { StatementWords } from './statementWords'

/** A group's own words for a reminder; absent ones are the default. */
export interface Reminder {
  /** 1 to 3. */
  step: number
  subject?: string | undefined
  text?: string | undefined
  /** Charged with it, in minor units. */
  fee?: number | undefined
  /** After so many days the next reminder follows, or for the last one the same again. */
  answerDays: number
}

export interface OpenEntry {
  /** Absent: a fee that is not charged yet. */
  id?: string
  description: string
  /** Minor units. */
  amount: number
  /** Due date, else the date of the entry, YYYY-MM-DD. */
  day: string
}

/** The content of a statement, in no language yet. */
export interface StatementFacts {
  memberName: string
  /** How they are spoken to (contract/nameParts.ts). */
  spokenName: string
  groupName: string
  addressing: Addressing
  currency: string
  /** Of the group's dates; null: as usual in the language. */
  region: string | null
  today: string
  /** What is to be paid now. */
  open: OpenEntry[]
  /** Instalments that are due later. */
  later: OpenEntry[]
  /** What is collected from an account, on its day. */
  collected: OpenEntry[]
  /** Sum of `open`, in minor units. */
  owed: number
  /** The part of `owed` that credit covers. */
  credit: number
  /** The amount requested (contract/finances/paying/amountToPay.ts). */
  toPay: number
  reference: string
  ways: WaysToPay
}

/** As they take long to make: of a language and a currency. */
const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Formats decimal text, not a float, so that large amounts are exact. */
export function moneyIn(locale: Locale, currency: string) {
  const key = `${locale} ${currency}`
  const format = moneyFormats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency })
  moneyFormats.set(key, format)
  return (amount: number) => format.format(decimalOf(amount, currency) as `${number}`)
}

export function dayIn(locale: Locale, region: string | null) {
  const format = writtenDates(locale, region, { dateStyle: 'long' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

/** One paragraph for each way to pay. The Pix code has its own, so that a press selects it alone. */
function waysIn({ ways, reference }: StatementFacts, words: StatementWords): string[] {
  const { pix, transfer, details } = ways
  const known = words.reference(spacedReference(reference))
  const account = transfer && [
    words.transfer,
    words.holder(transfer.name),
    `IBAN: ${spacedIban(transfer.iban)}`,
    ...(transfer.bic === undefined ? [] : [`BIC: ${transfer.bic}`]),
    transfer.reference === undefined ? known : words.reference(spacedReference(transfer.reference)),
  ]
  return [
    ...(pix ? [words.pixCode, pix.code, words.pixKey(pix.key, pix.name)] : []),
    ...(account ? [account.join('\n')] : []),
    ...(details === undefined ? [] : [transfer ? details : `${details}\n${known}`]),
  ]
}

/** The mail's texts; with `reminder`, `facts` must contain overdue debts only. */
export function writeStatement(facts: StatementFacts, locale: Locale, reminder?: Reminder): MailText {
  const { memberName, spokenName, groupName, currency, region, today } = facts
  const { open, later, collected, owed, credit, toPay } = facts
  const words = statementWordsOf(locale, facts.addressing)
  const money = moneyIn(locale, currency)
  const day = dayIn(locale, region)
  const linesOf = (entries: OpenEntry[], line = words.line) =>
    entries.map((entry) => line(entry.description, day(entry.day), money(entry.amount)))
  const lines = linesOf(open)
  const totals = credit === 0 ? [words.total(money(owed))] : [words.owed(money(owed)), words.credit(money(credit))]
  const left = credit === 0 ? [] : [toPay > 0 ? words.left(money(toPay)) : words.covered]
  const reminderText = ({ text, step, answerDays }: Reminder) =>
    text ?? words.reminders[step - 1]?.text(day(addDays(today, answerDays))) ?? ''
  const others = [
    ...(collected.length > 0 ? [[words.collecting, ...linesOf(collected, words.collected)].join('\n')] : []),
    ...(later.length > 0 ? [[words.later, ...linesOf(later)].join('\n')] : []),
  ]
  const nothing = others.length > 0 ? [] : [words.nothing(groupName, day(today))]
  const paragraphs =
    open.length === 0
      ? [...nothing, ...others]
      : [
          ...(reminder && toPay > 0 ? [reminderText(reminder)] : []),
          (reminder ? words.overdue : words.opening)(groupName, day(today)),
          [...lines, ...totals, ...left].join('\n'),
          ...others,
          ...(toPay > 0 ? [...waysIn(facts, words), words.thanks] : []),
        ]
  const subjectOf = (reminder && words.reminders[reminder.step - 1]?.subject) ?? words.subject
  return {
    subject: reminder?.subject ?? subjectOf(groupName, money(toPay)),
    greeting: words.greeting(greetedName({ name: memberName, spokenName }, locale, facts.addressing)),
    paragraphs,
    footer: [words.footer(groupName)],
  }
}

/** For other channels than mail: without the footer about the mail. */
export function toPlainText({ greeting, paragraphs }: MailText): string {
  return [greeting, ...paragraphs].join('\n\n')
}
