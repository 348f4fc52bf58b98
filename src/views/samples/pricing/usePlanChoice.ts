import { useTranslation } from 'react-i18next'
import { showToast } from '@/@core/components/feedback/showToast'
import { useSampleWrite } from '@/views/samples/kit/useSampleWrite'

/** Takes a plan for this visit, says so, and offers the way back to the one before. */
export function usePlanChoice(current: string, onChosen: () => void): (plan: string) => Promise<void> {
  const { t } = useTranslation(['samplesPricing', 'shell'])
  const write = useSampleWrite(onChosen)
  const take = (title: string) => write({ url: '/pricing/plan', data: { title } })
  return async (plan) => {
    if (!(await take(plan))) return
    const action = { label: t('shell:undo'), onPress: () => void take(current) }
    showToast.success(t('plan.chosen', { plan }), { action })
  }
}
