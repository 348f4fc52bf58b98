import { useTranslation } from 'react-i18next'
import type { periods } from './cardAnswers'

type Period = (typeof periods)[number]

/** The time that a card is of: of those that the samples name, their figures are of the first. */
export function usePeriod(): (named: readonly Period[]) => string | undefined {
  const { t } = useTranslation('samplesDashboards')
  return ([first]) => first && t(`periods.${first}`)
}
