import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { ANY_OWN_VALUE, NO_OWN_VALUE } from '@contract/members/ownFields'
import type { OwnField } from '@contract/members/ownFields'
import { matchesAllWords } from '../../platform/db/listQuery'
import { members } from '../../platform/db/schema/members'

/** As the filter says yes and no. */
const answers = new Map([
  ['yes', true],
  ['no', false],
])

/** Whether the member's value of the field is the wanted one; texts, numbers and dates are searched by their words. */
export function hasOwnValue({ id, kind }: OwnField, wanted: string = ANY_OWN_VALUE): SQL | undefined {
  const has = sql`${members.ownValues} ? ${id}`
  if (wanted === ANY_OWN_VALUE) return has
  if (wanted === NO_OWN_VALUE) return sql`not (${has})`
  const contains = (value: unknown) => sql`${members.ownValues} @> ${JSON.stringify({ [id]: value })}::jsonb`
  if (kind === 'choice') return contains(wanted.toLowerCase())
  const isYes = answers.get(wanted)
  if (kind === 'yesNo') return isYes === undefined ? sql`false` : contains(isYes)
  if (kind === 'consent') return isYes === undefined ? sql`false` : contains({ isGiven: isYes })
  return matchesAllWords(sql`fold_text(${members.ownValues} ->> ${id})`, wanted)
}
