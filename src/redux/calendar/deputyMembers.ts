import type { Member } from '@contract/members'
import { createAppThunk } from '@/redux/appThunk'
import { searchMembers } from '@/redux/members'
import type { NameChoices } from '@/redux/names'

/** The most rows that a call returns. */
const PAGE = 100

/**
 * Former members and those on leave, whom events do not invite by section. The argument is a search as of the members'
 * list; empty: all.
 */
export const listDeputyMembers = createAppThunk<NameChoices<Member>, string>(
  'deputies/members',
  async (q, { dispatch }) => {
    const search = (status: Member['status']) =>
      dispatch(searchMembers({ status, perPage: PAGE, ...(q !== '' && { q }) })).unwrap()
    const found = await Promise.all([search('former'), search('on_leave')])
    return {
      rows: found.flatMap(({ members }) => members).toSorted((a, b) => a.name.localeCompare(b.name)),
      total: found.reduce((sum, { total }) => sum + total, 0),
    }
  },
)
