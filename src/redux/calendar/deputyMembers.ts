import type { Member } from '@contract/members'
import { searchMembers } from '@/redux/members'
import type { NameChoices } from '@/redux/names'

/** The most rows that a call returns. */
const PAGE = 100

/**
 * Former members and those on leave, whom events do not invite by section. The argument is a search as of the members'
 * list; empty: all.
 */
export const listDeputyMembers = async (q: string): Promise<NameChoices<Member>> => {
  const search = (status: Member['status']) => searchMembers({ status, perPage: PAGE, ...(q !== '' && { q }) })
  const found = await Promise.all([search('former'), search('on_leave')])
  return {
    rows: found.flatMap(({ members }) => members).toSorted((a, b) => a.name.localeCompare(b.name)),
    total: found.reduce((sum, { total }) => sum + total, 0),
  }
}
