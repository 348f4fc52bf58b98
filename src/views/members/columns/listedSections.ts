import type { TFunction } from 'i18next'
import { sections as families } from '@contract/choices'
import type { Member, MemberCounts, Section } from '@contract/members'
import { areOwn, listedSection, restOf, type OwnSection } from '@contract/sections'
import type { MemberQuery } from '@/views/members/query/memberQuery'

/** A section as the list counts and filters by it: one of the group's own, or a family where it has none. */
export interface ListedSection {
  id: string
  label: string
  count: number
}

const ownId = (id: string) => `own:${id}`

export const chosenSection = ({ ownSection, section }: Pick<MemberQuery, 'section' | 'ownSection'>): string =>
  ownSection === undefined ? (section ?? '') : ownId(ownSection)

/** The filter by a section that the counts list. Words of families alone are those of the wire, all else is the group's own. */
export function sectionFilter(id: string): Pick<MemberQuery, 'section' | 'ownSection'> {
  const [kind, name = ''] = id.split(/:(.*)/s)
  if (kind === 'own') return { section: undefined, ownSection: name }
  return { section: families.find((family) => family === id), ownSection: undefined }
}

interface Counted {
  id: string
  name?: string | undefined
  family: Section
  count: number
}

const countedIn = ({ bySection, byOwnSection }: MemberCounts): Counted[] =>
  byOwnSection?.map((counted) => ({ ...counted, id: ownId(counted.id) })) ??
  bySection.map(({ section, count }) => ({ id: section, family: section, count }))

/**
 * The sections with members, whatever is searched (`all`), in score order, counted under the search (`counts`), and the one that the list
 * is filtered by.
 */
export function listedSections(
  counts: MemberCounts,
  all: MemberCounts,
  query: MemberQuery,
  t: TFunction<'members'>,
): ListedSection[] {
  const known = new Map(countedIn(counts).map(({ id, count }) => [id, count]))
  const met = countedIn(all).filter(({ id, count }) => count > 0 || id === chosenSection(query))
  const chosen = chosenSection(query)
  const missing = families.filter((family) => family === chosen && met.every(({ id }) => id !== family))
  const sections = [...met, ...missing.map((family): Counted => ({ id: family, family, count: 0 }))]
  return sections.map(({ id, name, family }) => ({
    id,
    label: name ?? t(`sections.${family}`),
    count: known.get(id) ?? 0,
  }))
}

/** All sections to choose from: the group's own, or the families where it has none. */
export function sectionChoices(
  ownSections: readonly OwnSection[],
  t: TFunction<'members'>,
): { value: string; label: string }[] {
  if (!areOwn(ownSections)) return families.map((value) => ({ value, label: t(`sections.${value}`) }))
  return ownSections.map(({ id, name, family }) => ({ value: ownId(id), label: name ?? t(`sections.${family}`) }))
}

/** Families to choose from, each by the sections that the group has in it; those where it has none come last. */
export function familyChoices(
  ownSections: readonly OwnSection[],
  t: TFunction<'members'>,
): { value: Section; label: string }[] {
  const inScore = areOwn(ownSections) ? ownSections.map(({ family }) => family) : []
  return [...new Set([...inScore, ...families])].map((value) => {
    const family = t(`sections.${value}`)
    const names = inScore.includes(value)
      ? ownSections.flatMap((section) => (section.family === value ? (section.name ?? family) : []))
      : [family]
    return { value, label: names.length === 1 ? (names[0] ?? family) : `${family} (${names.join(', ')})` }
  })
}

/** The name of the section in which the list has somebody. */
export function sectionLabelOf(
  ownSections: readonly OwnSection[] | undefined,
  member: Pick<Member, 'section' | 'instrument'>,
  t: TFunction<'members'>,
): string {
  const sections = (ownSections ?? []).filter(({ id, family }) => id !== restOf(family))
  const id = sections.length > 0 ? listedSection(sections, member) : undefined
  return sections.find((section) => section.id === id)?.name ?? t(`sections.${member.section}`)
}

export const hasOwn = (sections: readonly ListedSection[]): boolean =>
  sections.some(({ id }) => id === ownId(id.slice(4)))
