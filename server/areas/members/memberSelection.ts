import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AllMembersConfig, MemberCountsConfig } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import type { HiddenFields } from '../../platform/auth/memberFields'
import { guardedText, members } from '../../platform/db/schema/members'
import { isIn } from '../../platform/db/isIn'
import { isInMemberGroup } from '../../platform/db/memberGroups'
import { containsWord, isPartNumber, matchesPerson, ordered } from '../../platform/db/listQuery'
import { scoreOrder } from '../scoreOrder'
import type { Contacted } from './contactSearch'
import { hasFeeClass } from './memberFeeClasses'
import { hasOwnValue } from './ownFieldFilter'

type Filters = MemberCountsConfig & Pick<AllMembersConfig, 'section' | 'ownSection'>

const spelled = (column: SQLWrapper) => sql`coalesce(${column}, '')`
const dialled = (column: SQLWrapper) =>
  sql`${spelled(column)} || ' ' || regexp_replace(${spelled(column)}, '[^0-9]', '', 'g')`

/** Of a list of records, without their keys. */
const valuesOf = (column: SQLWrapper) => sql`jsonb_path_query_array(${column}, '$[*].*')::text`

/** The texts that are searched, without what is hidden. */
function visibleText(hidden: HiddenFields): SQL {
  const {
    name,
    calledName,
    instrument,
    secondInstrument,
    position,
    email,
    phone,
    otherEmails,
    otherPhones,
    emergencyName,
    emergencyPhone,
    notes,
  } = members
  const shown = [
    sql`${name}`,
    spelled(calledName),
    spelled(instrument),
    spelled(secondInstrument),
    spelled(position),
    ...(hidden.has('email') ? [] : [spelled(email), spelled(valuesOf(otherEmails))]),
    ...(hidden.has('phone') ? [] : [dialled(phone), dialled(valuesOf(otherPhones))]),
    ...(hidden.has('emergencyContact') ? [] : [spelled(emergencyName), dialled(emergencyPhone)]),
    ...(hidden.has('notes') ? [] : [spelled(notes)]),
  ]
  return sql`fold_text(${sql.join(shown, sql` || ' ' || `)})`
}

/** Members one of whose contacts has the word. */
const inContacts = (contacted: Contacted) => (word: string) => {
  const ids = contacted.get(word)
  return ids && isIn(members.id, ids)
}

const inSearch = containsWord(members.search)
const inOther = containsWord(guardedText)
/** Shorter words have no use of an index, and the other text is not stored. */
const inBoth = (word: string) => (word.length < 3 ? inSearch(word) : or(inSearch(word), inOther(word)))

/** The part, or the digit in what anybody calls themselves or plays: `Bass 2` as a second instrument. */
const hasPart = (word: string) =>
  or(
    eq(members.part, Number(word)),
    ...[members.name, members.instrument, members.secondInstrument].map((column) => sql`${column} like ${`%${word}%`}`),
  )

/** Members who match all words, by what the caller may read of them: a hidden field is not found by guessing. */
function matchesSearch(q: string | undefined, hidden: HiddenFields, contacted: Contacted): SQL | undefined {
  const ofContacts = inContacts(contacted)
  const matches = (inTexts: typeof inBoth) => (word: string) =>
    isPartNumber(word) ? hasPart(word) : or(inTexts(word), ofContacts(word))
  const found = matchesPerson(q, matches(inBoth))
  const seesAll = (['email', 'phone', 'emergencyContact', 'notes'] as const).every((field) => !hidden.has(field))
  // First by the indexes, which also contain hidden fields; then by the visible text.
  if (seesAll) return found
  return and(found, matchesPerson(q, matches(containsWord(visibleText(hidden)))))
}

interface Circumstances {
  /** The own field to filter by; absent: unknown to the caller. */
  ownField?: OwnField | undefined
  /** The day in the group's zone, which fee classes go by. */
  today?: string
  /** Fields that the caller may not read: a search must not match them either. */
  hidden: HiddenFields
  /** Whose contacts are found, as far as the caller may read them. */
  contacted?: Contacted
  /** Who is in the own section to filter by. */
  inOwnSection?: SQL | undefined
}

/** The group's members that match the filters, without removed ones. */
export function selectedMembers(
  groupId: string,
  { q, section, status, feeClass, memberGroup, ownField: ownFieldId, ownValue }: Filters,
  { today = '', hidden, ownField, contacted = new Map(), inOwnSection }: Circumstances,
): SQL | undefined {
  return and(
    eq(members.groupId, groupId),
    isNull(members.deletedAt),
    section === undefined ? undefined : eq(members.section, section),
    inOwnSection,
    memberGroup === undefined ? undefined : isInMemberGroup(groupId, memberGroup),
    status === undefined ? undefined : eq(members.status, status),
    feeClass === undefined ? undefined : hasFeeClass(groupId, feeClass, today),
    ownField && hasOwnValue(ownField, ownValue),
    ownFieldId !== undefined && ownField === undefined ? sql`false` : undefined,
    matchesSearch(q, hidden, contacted),
  )
}

/** The surname, or the last word of a name of which none is known. */
const familySort = sql`coalesce(${members.familyName}, regexp_replace(${members.name}, '^.*\\s', ''))`

/** By the column, or in the natural order: by name. By section is by the score. */
export function orderedMembers({ sort, sortColumn = 'name' }: Pick<AllMembersConfig, 'sort' | 'sortColumn'>): SQL[] {
  if (sortColumn === 'familyName')
    return [sql`${familySort} ${sql.raw(sort)}`, sql`${members.name} ${sql.raw(sort)}`, asc(members.id)]
  if (sortColumn === 'section') return scoreOrder.map((column) => sql`${column} ${sql.raw(sort)}`)
  return ordered(members[sortColumn], sort, members.id)
}

/**
 * How the total of a page is computed. The matches of a search are adjacent in the order ("ana"), and a scan of the order's index may be
 * long: a window count makes the database find all matches first, with the search index. That index supports words of three letters or
 * more. Values of own fields have no index: by a window count the rows are read once, not for the page and again for the count. For all
 * else a separate count is faster.
 */
export function totalOf(
  selected: SQL | undefined,
  { q, ownField }: Pick<MemberCountsConfig, 'q' | 'ownField'>,
): SQL<number> {
  const isIndexed = /\S{3}/.test(q ?? '')
  return isIndexed || ownField !== undefined
    ? sql<number>`count(*) over ()`
    : sql<number>`(select count(*) from ${members} where ${selected})`
}
