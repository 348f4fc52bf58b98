import { useTranslation } from 'react-i18next'
import type { MatchRuleWrite } from '@contract/treasury/matchRules'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { useAppDispatch } from '@/redux/hooks'
import { dropRule, makeRule } from '@/redux/treasury/matching'
import { toastFailure } from '@/shared/failures/toastFailure'

/** Makes a rule at one press, with Undo. `onMade`: what the lines may be is another by now. */
export function useLineRule(
  onMade: () => void,
  onDropped: (ruleId: string) => void,
): (rule: MatchRuleWrite) => Promise<void> {
  const { t } = useTranslation(['matching', 'shell'])
  const dispatch = useAppDispatch()

  async function takeBack(id: string): Promise<void> {
    try {
      await dispatch(dropRule(id)).unwrap()
      showToast.success(t('rule.removed'))
      onDropped(id)
    } catch (thrown) {
      toastFailure(failureOf(thrown), { action: { label: t('shell:retry'), onPress: () => void takeBack(id) } })
    }
  }

  return async (rule) => {
    try {
      const { id } = await dispatch(makeRule(rule)).unwrap()
      showToast.success(t('rule.made'), { action: { label: t('shell:undo'), onPress: () => void takeBack(id) } })
      onMade()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }
}
