import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import type { SectionSettings } from '@contract/sections'
import { fetchSections } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { sectionChoices, sectionLabelOf } from './listedSections'

interface GroupSections {
  /** Undefined until they are known. */
  settings: SectionSettings | undefined
  /** The name of the section in which lists have a member; empty until then, so that none is shown that is not theirs. */
  nameOf: (member: Pick<Member, 'section' | 'instrument'>) => string
}

/** Asks for the group's sections: once for a screen, whose parts get them from it. */
export function useGroupSections(): GroupSections {
  const { t } = useTranslation('members')
  const { answer, failure } = useQuery(fetchSections, undefined)
  const isSettled = answer !== null || failure !== null
  const settings = answer?.settings
  const sections = settings?.sections
  const nameOf = useCallback<GroupSections['nameOf']>(
    (member) => (isSettled ? sectionLabelOf(sections, member, t) : ''),
    [isSettled, sections, t],
  )
  return { settings, nameOf }
}

/** The sections that a list is filtered by. */
export function useSectionChoices(): { value: string; label: string }[] {
  const { t } = useTranslation('members')
  const sections = useQuery(fetchSections, undefined).answer?.settings.sections
  return useMemo(() => sectionChoices(sections ?? [], t), [sections, t])
}
