import { useTranslation } from 'react-i18next'
import type { AnalyticsSummary } from '@contract/analytics'

/** The season by the group's own sections, else by the families, each with its id and what it is called. */
export function useSectionParts() {
  const { t } = useTranslation('members')
  return ({ bySection, byOwnSection }: AnalyticsSummary) =>
    byOwnSection?.map((part) => ({ ...part, name: part.name ?? t(`sections.${part.family}`) })) ??
    bySection.map((part) => ({ ...part, id: part.section, name: t(`sections.${part.section}`) }))
}
