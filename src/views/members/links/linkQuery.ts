import { sections } from '@contract/choices'
import { linkStates, type LinkListConfig } from '@contract/calendar/links'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice } from '@/shared/lists/urlValues'
import { readOwnSection } from '@/views/members/query/memberQuery'

export const linkListUrl = listUrl((search) => ({
  section: readChoice(search, 'section', sections),
  ownSection: readOwnSection(search),
  state: readChoice(search, 'state', linkStates),
}))
type LinkQuery = ReturnType<typeof linkListUrl.read>

/** What is looked for; white space around the words is typing, not search. */
export function toLinkSelection({ q, section, ownSection, state }: LinkQuery): Partial<LinkListConfig> {
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(section && { section }),
    ...(ownSection !== undefined && { ownSection }),
    ...(state && { state }),
  }
}

export const isFiltered = ({ q, section, ownSection, state }: LinkQuery): boolean =>
  q.trim() !== '' || [section, ownSection, state].some((chosen) => chosen !== undefined)
