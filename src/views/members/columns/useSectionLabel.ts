import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { fetchSections } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { sectionChoices, sectionLabelOf } from './listedSections'

/** The name of the section in which lists have a member; empty until the group's sections are known, so that none is shown that is not theirs. */
export function useSectionLabel(): (member: Pick<Member, 'section' | 'instrument'>) => string {
  const { t } = useTranslation('members')
  const { answer, failure } = useQuery(fetchSections, undefined)
  const isSettled = answer !== null || failure !== null
  const sections = answer?.settings.sections
  return useCallback((member) => (isSettled ? sectionLabelOf(sections, member, t) : ''), [isSettled, sections, t])
}

/** The sections that a list is filtered by. */
export function useSectionChoices(): { value: string; label: string }[] {
  const { t } = useTranslation('members')
  const sections = useQuery(fetchSections, undefined).answer?.settings.sections
  return useMemo(() => sectionChoices(sections ?? [], t), [sections, t])
}
