import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { sections, type Section } from '@contract/members'
import { CountsBar } from '@/@core/components/page/CountsBar'
import type { SectionsShown } from './useMemberCounts'

interface SectionCountsProps {
  /** Null until loaded; the space is reserved, so that nothing moves. */
  shown: SectionsShown | null
  chosen: Section | undefined
  onChoose: (section: Section | undefined) => void
}

/** The sections of the group, in the order of a score; each is the filter for itself. */
export const SectionCounts = memo(function SectionCounts({ shown, chosen, onChoose }: SectionCountsProps) {
  const { t } = useTranslation('members')
  if (shown === null) return <div className="counts-bar-wait" aria-hidden />
  const known = new Map(shown.counts.bySection.map(({ section, count }) => [section, count]))
  const items = sections
    .filter((section) => shown.sections.includes(section) || section === chosen)
    .map((section) => ({ id: section, label: t(`sections.${section}`), count: known.get(section) ?? 0 }))
  if (items.length === 0) return null
  return (
    <CountsBar
      label={t('countsLabel')}
      unit={t('title')}
      items={items}
      selected={chosen ?? ''}
      onSelect={(id) => onChoose(sections.find((section) => section === id))}
    />
  )
})
