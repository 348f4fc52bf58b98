import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AuditEntriesConfig } from '@contract/finances/auditing'
import { readVoucher } from '@contract/finances/vouchers'
import type { Auditor } from '../../../platform/auth/auditorLinks'
import type { Database } from '../../../platform/db/database'
import { isIn } from '../../../platform/db/isIn'
import { matchesEveryWord } from '../../../platform/db/listQuery'
import { financeAccounts, finances } from '../../../platform/db/schema/finances/finances'
import { members } from '../../../platform/db/schema/members'
import { bankLineEntries, bankLines } from '../../../platform/db/schema/finances/bankLines'
import { vouchers } from '../../../platform/db/schema/finances/vouchers'
import { linesOfEntries } from '../ledger/public'
import { allNames, hideNamed, isAudited } from './auditedEntries'
import { foldWords, mayBeOfName, partsOf } from './maskNames'

/** An amount as people type it, with separators; only its digits are compared. */
const amountLike = /^\d+[.,][\d.,]*\d$/

/** May be a part of an account number, unless it is a year. */
const accountLike = /\d{4}|[a-z]{2}\d{2}/i
const yearLike = /^(?:19|20)\d{2}$/

/** Matches the entry's description, its account's name, its bank line's texts and, with `withNames`, its member's and payer's names. */
function inWords(groupId: string, word: string, withNames = false): SQL {
  const has = (text: SQLWrapper) => sql`fold_text(${text}) like contains_pattern(${word})`
  const account = sql`${finances.accountId} = any(array(
    select ${financeAccounts.id} from ${financeAccounts}
     where ${financeAccounts.groupId} = ${groupId} and ${has(financeAccounts.name)}))`
  const payer = sql`${finances.memberId} = any(array(
    select ${members.id} from ${members} where ${members.groupId} = ${groupId} and ${has(members.name)}))`
  const said = sql`concat_ws(' ', l.description, l.reference, l.bank_id ${withNames ? sql`, l.counterparty` : sql``})`
  const bank = sql`exists (
    select from ${bankLineEntries} e
      join ${bankLines} l on l.group_id = ${groupId} and l.import_id = e.import_id and l.place = e.place
     where e.group_id = ${groupId} and e.entry_id = ${finances.id} and ${has(said)})`
  return sql`(${has(finances.description)} or ${account}${withNames ? sql` or ${payer}` : sql``} or ${bank})`
}

/** Ids of entries that contain the word after masking, so that a reader without names cannot find any by trying. */
async function shownWith(db: Database, auditor: Auditor, word: string, names: readonly string[]): Promise<string[]> {
  const { groupId } = auditor
  const rows = await db
    .select({
      id: finances.id,
      description: finances.description,
      account: financeAccounts.name,
      payer: members.name,
    })
    .from(finances)
    .innerJoin(financeAccounts, and(eq(financeAccounts.groupId, groupId), eq(financeAccounts.id, finances.accountId)))
    .leftJoin(members, and(eq(members.groupId, groupId), eq(members.id, finances.memberId)))
    .where(and(isAudited(auditor), inWords(groupId, word)))
  const memberOf = new Map(rows.map(({ id, payer }) => [id, payer]))
  const hide = hideNamed(names)
  const shown = { entries: isAudited(auditor), hide, memberOf }
  const { lines, payers } = await linesOfEntries(db, groupId, [...memberOf.keys()], { shown })
  const wanted = foldWords(word)
  return rows.flatMap(({ id, description, account, payer }) => {
    const bank = lines.get(id)?.flatMap((line) => [line.description, line.reference, line.bankId]) ?? []
    const texts = [hide(description, [payer, ...(payers.get(id) ?? [])]), hide(account, []), ...bank]
    return texts.some((text) => text !== undefined && foldWords(text).includes(wanted)) ? [id] : []
  })
}

/** Whether the word may be a part of what is hidden: a member's or payer's name, or an account number. */
async function mayBeHidden(db: Database, groupId: string, word: string, names: readonly string[]): Promise<boolean> {
  if (mayBeOfName(word, names) || (accountLike.test(word) && !yearLike.test(word))) return true
  const parts = partsOf(word)
  if (parts.length === 0) return false
  const { counterparty } = bankLines
  const isIn = sql.join(
    parts.map((part) => sql`fold_text(${counterparty}) like contains_pattern(${part})`),
    sql` or `,
  )
  const isPayer = and(eq(bankLines.groupId, groupId), gt(bankLines.amount, 0), sql`(${isIn})`)
  return (await db.select({ place: bankLines.place }).from(bankLines).where(isPayer).limit(1)).length > 0
}

/** SQL condition for a search in what the auditor sees: texts, account, names, category, voucher number and amount. */
export async function matchesSearch(
  db: Database,
  auditor: Auditor,
  { q, named = [] }: Pick<AuditEntriesConfig, 'q' | 'named'>,
): Promise<SQL | undefined> {
  const { groupId, withNames } = auditor
  const words = [...new Set(q?.split(/\s+/).filter((word) => word !== ''))]
  const names = withNames || words.length === 0 ? [] : await allNames(db, groupId)
  const idsOf = new Map<string, string[]>()
  for (const word of withNames ? [] : words)
    // oxlint-disable-next-line no-await-in-loop -- few words, each of which may read much
    if (await mayBeHidden(db, groupId, word, names)) idsOf.set(word, await shownWith(db, auditor, word, names))
  const inText = matchesEveryWord(q, (word) => {
    const voucher = readVoucher(word)
    const ids = idsOf.get(word)
    return or(
      ids === undefined ? inWords(groupId, word, withNames) : isIn(finances.id, ids),
      voucher &&
        sql`${finances.id} = any(array(
          select ${vouchers.financeId} from ${vouchers} where ${vouchers.groupId} = ${groupId}
             and ${vouchers.year} = ${voucher.year} and ${vouchers.number} = ${voucher.number}))`,
      amountLike.test(word)
        ? sql`${finances.amount}::text like contains_pattern(${word.replace(/\D/g, '')})`
        : undefined,
    )
  })
  return named.length > 0 ? or(inText, inArray(finances.category, named)) : inText
}
