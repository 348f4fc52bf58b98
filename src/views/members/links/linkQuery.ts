import { sections } from '@contract/choices'
import { linkStates, type LinkListConfig } from '@contract/calendar/links'
import { listUrl } from '@/shared/lists/listQuery'
import { readChoice } from '@/shared/lists/urlValues'

export const linkListUrl = listUrl((search) => ({
  section: readChoice(search, 'section', sections),
  state: readChoice(search, 'state', linkStates),
}))
type LinkQuery = ReturnType<typeof linkListUrl.read>

/** What is looked for; white space around the words is typing, not search. */
export function toLinkSelection({ q, section, state }: LinkQuery): Partial<LinkListConfig> {
  return { ...(q.trim() !== '' && { q: q.trim() }), ...(section && { section }), ...(state && { state }) }
}

export const isFiltered = ({ q, section, state }: LinkQuery): boolean =>
  q.trim() !== '' || section !== undefined || state !== undefined
