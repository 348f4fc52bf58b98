import { and, eq } from 'drizzle-orm'
import { addressLines } from '@contract/addressLines'
import type { Locale } from '@contract/locales'
import type { PrintedLetter } from '@contract/finances/paying/letters'
import { accountLocale } from '../../../platform/auth/accountLocale'
import type { Actor } from '../../../platform/audit/actor'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { members } from '../../../platform/db/schema/members'
import { ApiError, invalidField } from '../../../platform/http/errors'
import type { Letter } from '../../../platform/pdf/letterFile'
import { writtenDates } from '../../../platform/time/writtenDates'
import { readContacts } from '../payers/public'
import { newFeeOf, openStatements } from './openStatement'
import type { OpenStatement } from './openStatement'
import { findReminder } from './reminderSettingsRepository'
import { writeStatement } from './writeStatement'

interface Print {
  /** Read while it is written, a batch at a time. */
  letters: AsyncIterable<Letter>
  title: string
  language: Locale
}

/** Letters read at a time: so many as keep the queries few, and the memory small. */
const BATCH = 250

/** Postal addresses of members, by id; those of payers who are no members are not known. */
async function readAddresses(db: Database, groupId: string, ids: string[]) {
  const rows = await db
    .select({ id: members.id, address: members.address })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, ids)))
  return new Map(rows.map(({ id, address }) => [id, address ?? undefined]))
}

/** Throws `not_found` for an id that is of no member and no payer. */
async function checkAll(db: Database, groupId: string, wanted: readonly PrintedLetter[]): Promise<void> {
  const ids = [...new Set(wanted.map(({ memberId }) => memberId.toLowerCase()))]
  const ofGroup = and(eq(members.groupId, groupId), isIn(members.id, ids))
  const known = new Set((await db.select({ id: members.id }).from(members).where(ofGroup)).map(({ id }) => id))
  const others = ids.filter((id) => !known.has(id))
  if (others.length === 0) return
  const payers = await readContacts(db, groupId, others)
  if (payers.length < others.length) throw new ApiError('not_found')
}

interface Reader {
  db: Database
  groupId: string
  /** Language of who has no account, where the group has none. */
  own: Locale
  hasAddresses: boolean
}

/** The statements of a batch, in its order; a member's own bill is their payer's whole one. */
async function readStatements({ db, groupId, own }: Reader, batch: readonly PrintedLetter[]) {
  const steps = [...new Set(batch.map(({ step }) => step))]
  const read = await Promise.all(
    steps.map(async (step) => {
      const reminder = step === undefined ? undefined : await findReminder(db, groupId, step)
      const ids = batch.filter((letter) => letter.step === step).map(({ memberId }) => memberId)
      const isOverdueAlone = reminder !== undefined
      const newFee = reminder && newFeeOf(reminder, own)
      const named = await openStatements(db, groupId, ids, { isOverdueAlone, toPayer: !isOverdueAlone, newFee })
      const payerOf = ({ isToPayer, paidBy }: OpenStatement) => (isToPayer ? paidBy?.id : undefined)
      const payers = [...named.values()].flatMap((statement) => payerOf(statement) ?? [])
      const whole = payers.length === 0 ? undefined : await openStatements(db, groupId, payers)
      const of = (memberId: string) => {
        const statement = named.get(memberId.toLowerCase())
        const payerId = statement && payerOf(statement)
        return payerId === undefined ? statement : whole?.get(payerId)
      }
      return [step, { reminder, of }] as const
    }),
  )
  const ofStep = new Map(read)
  return batch.flatMap(({ memberId, step }) => {
    const { reminder, of } = ofStep.get(step) ?? {}
    const statement = of?.(memberId)
    return statement === undefined ? [] : [{ statement, reminder, key: `${statement.id} ${step ?? ''}` }]
  })
}

type Found = Awaited<ReturnType<typeof readStatements>>

async function writeLetters({ db, groupId, own, hasAddresses }: Reader, found: Found) {
  const ids = found.flatMap(({ statement }) => statement.payer.memberId ?? [])
  const addresses = hasAddresses ? await readAddresses(db, groupId, ids) : new Map<string, undefined>()
  return found.map(({ statement: { facts, payer, sender }, reminder }) => {
    const locale = payer.locale ?? sender.locale ?? own
    const text = writeStatement(facts, locale, reminder)
    const { memberName, groupName, region, today, ways } = facts
    const address = payer.memberId === undefined ? undefined : addresses.get(payer.memberId)
    const day = writtenDates(locale, region, { dateStyle: 'long' }).format(new Date(`${today}T00:00:00Z`))
    const { pix, transfer } = ways
    const letter: Letter = {
      sender: groupName,
      to: [memberName, ...addressLines(address, { home: region ?? undefined, language: locale })],
      day,
      subject: text.subject,
      paragraphs: [text.greeting, ...text.paragraphs].filter((paragraph) => paragraph !== undefined),
      codes: [pix?.code, transfer?.code].filter((code) => code !== undefined),
      bill: transfer?.bill,
    }
    return { letter, locale }
  })
}

async function* readLetters(reader: Reader, wanted: readonly PrintedLetter[]) {
  const written = new Set<string>()
  for (let from = 0; from < wanted.length; from += BATCH) {
    // oxlint-disable-next-line no-await-in-loop -- no more than a batch is held
    const found = await readStatements(reader, wanted.slice(from, from + BATCH))
    const asked = found.filter(({ statement, key }) => {
      const isFirst = statement.facts.toPay > 0 && !written.has(key)
      if (isFirst) written.add(key)
      return isFirst
    })
    // oxlint-disable-next-line no-await-in-loop -- no more than a batch is held
    yield* await writeLetters(reader, asked)
  }
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
  await checkAll(db, groupId, wanted)
  const written = readLetters({ db, groupId, own: await accountLocale(db, actor), hasAddresses }, wanted)
  // Before the first byte it is known whether there is a letter at all.
  const first = await written.next()
  if (first.done) throw invalidField('letters', 'not_allowed')
  const { letter, locale } = first.value
  async function* all() {
    yield letter
    for await (const next of written) yield next.letter
  }
  return { letters: all(), title: letter.subject, language: locale }
}
