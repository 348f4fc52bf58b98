import { and, eq } from 'drizzle-orm'
import type { Locale } from '@contract/locales'
import { greetedName } from '@contract/nameParts'
import { fillNotice } from '@contract/finances/paying/debitNotices'
import type { Database } from '../../../platform/db/database'
import { debitLines, debitRuns } from '../../../platform/db/schema/finances/debits'
import type { MailText } from '../../../platform/mail/mailLayout'
import { findPaymentSettings } from './paymentSettingsRepository'
import { statementWordsOf } from './statementWords'
import { dayIn, moneyIn } from './writeStatement'
import type { StatementFacts } from './writeStatement'

/** The mail about the collection of a line; undefined where the run was removed, or its day is there. */
export async function readNotice(
  db: Database,
  groupId: string,
  lineId: string,
  facts: StatementFacts,
): Promise<{ write: (locale: Locale) => MailText } | undefined> {
  const [found] = await db
    .select({ line: debitLines, run: debitRuns })
    .from(debitLines)
    .innerJoin(debitRuns, and(eq(debitRuns.groupId, groupId), eq(debitRuns.id, debitLines.runId)))
    .where(and(eq(debitLines.groupId, groupId), eq(debitLines.id, lineId)))
  if (found === undefined || found.run.day <= facts.today) return undefined
  const { line, run } = found
  const { debit } = await findPaymentSettings(db, groupId)
  return {
    write: (locale) => {
      const words = statementWordsOf(locale, facts.addressing)
      const values = {
        name: line.holder,
        amount: moneyIn(locale, facts.currency)(line.amount),
        date: dayIn(locale, facts.region)(run.day),
        what: line.text,
        mandate: line.reference,
        creditorId: run.creditor.creditorId,
        creditor: run.creditor.name,
        ibanEnd: line.iban.slice(-4),
      }
      return {
        subject: fillNotice(debit?.noticeSubject ?? words.notice.subject, values),
        greeting: words.greeting(
          greetedName({ name: facts.memberName, spokenName: facts.spokenName }, locale, facts.addressing),
        ),
        paragraphs: fillNotice(debit?.noticeText ?? words.notice.text, values).split(/\n{2,}/),
        footer: [words.footer(facts.groupName)],
      }
    },
  }
}
