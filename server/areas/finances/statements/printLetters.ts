import { and, eq } from 'drizzle-orm'
import { addressLines } from '@contract/addressLines'
import type { Locale } from '@contract/locales'
import type { PrintedLetter } from '@contract/finances/paying/letters'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { members } from '../../../platform/db/schema/members'
import { invalidField } from '../../../platform/http/errors'
import type { Letter } from '../../../platform/pdf/letterFile'
import { writtenDates } from '../../../platform/time/writtenDates'
import { newFeeOf, openStatement } from './openStatement'
import { findReminder } from './reminderSettingsRepository'
import { writeStatement } from './writeStatement'

interface Print {
  letters: Letter[]
  title: string
  language: Locale
}

/** Postal addresses of members, by id; those of payers who are no members are not known. */
async function readAddresses(db: Database, groupId: string, ids: string[]) {
  const rows = await db
    .select({ id: members.id, address: members.address })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  return new Map(rows.map(({ id, address }) => [id, address ?? undefined]))
}

/**
 * The bills and reminders as letters, without those of who has nothing to pay; one for all named for whom the same person pays. Postal addresses
 * only with `hasAddresses`. Throws `not_found` for an unknown id, and `not_allowed` at `letters` where nothing is left.
 */
export async function printLetters(
  db: Database,
  actor: Actor,
  wanted: readonly PrintedLetter[],
  { hasAddresses }: { hasAddresses: boolean },
): Promise<Print> {
  const { groupId } = actor
  const own = await accountLocale(db, actor)
  const found = new Map<string, Awaited<ReturnType<typeof readLetter>>>()
  async function readLetter({ memberId, step }: PrintedLetter) {
    const reminder = step === undefined ? undefined : await findReminder(db, groupId, step)
    const isOverdueAlone = reminder !== undefined
    const named = await openStatement(db, groupId, memberId, {
      isOverdueAlone,
      toPayer: !isOverdueAlone,
      newFee: reminder && newFeeOf(reminder, own),
    })
    const payerId = named.isToPayer ? named.paidBy?.id : undefined
    const { id, facts, payer, sender } = payerId === undefined ? named : await openStatement(db, groupId, payerId)
    const locale = payer.locale ?? sender.locale ?? own
    return { id, facts, payer, locale, text: writeStatement(facts, locale, reminder) }
  }
  for (const letter of wanted) {
    const read = await readLetter(letter)
    const key = `${read.id} ${letter.step ?? ''}`
    if (read.facts.toPay > 0 && !found.has(key)) found.set(key, read)
  }
  const asked = [...found.values()]
  const [first] = asked
  if (first === undefined) throw invalidField('letters', 'not_allowed')
  const ids = asked.flatMap(({ payer }) => payer.memberId ?? [])
  const addresses = hasAddresses ? await readAddresses(db, groupId, ids) : new Map<string, undefined>()
  const letters = asked.map(({ facts, payer, locale, text }): Letter => {
    const { memberName, groupName, region, today, ways } = facts
    const address = payer.memberId === undefined ? undefined : addresses.get(payer.memberId)
    const day = writtenDates(locale, region, { dateStyle: 'long' }).format(new Date(`${today}T00:00:00Z`))
    const { pix, transfer } = ways
    return {
      sender: groupName,
      to: [memberName, ...addressLines(address, { home: region ?? undefined, language: locale })],
      day,
      subject: text.subject,
      paragraphs: [text.greeting, ...text.paragraphs].filter((paragraph) => paragraph !== undefined),
      codes: [pix?.code, transfer?.code].filter((code) => code !== undefined),
    }
  })
  return { letters, title: first.text.subject, language: first.locale }
}
