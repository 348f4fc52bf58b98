import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CountsBar } from '@/@core/components/page/CountsBar'
import type { MemberQuery } from '@/views/members/query/memberQuery'
import { chosenSection, sectionFilter, type ListedSection } from '@/views/members/columns/listedSections'

interface SectionCountsProps {
  /** Null until loaded; the space is reserved, so that nothing moves. */
  sections: readonly ListedSection[] | null
  query: MemberQuery
  onChoose: (changes: Partial<MemberQuery>) => void
}

/** The sections of the group, in the order of a score; each is the filter for itself. */
export const SectionCounts = memo(function SectionCounts({ sections, query, onChoose }: SectionCountsProps) {
  const { t } = useTranslation('members')
  if (sections === null) return <div className="counts-bar-wait" aria-hidden />
  if (sections.length === 0) return null
  return (
    <CountsBar
      label={t('countsLabel')}
      unit={t('title')}
      items={sections}
      selected={chosenSection(query)}
      onSelect={(id) => onChoose(sectionFilter(id))}
    />
  )
})
