import { useTranslation } from 'react-i18next'
import type { MatchRuleWrite } from '@contract/finances/matchRules'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { dropRule, makeRule } from '@/redux/finances/matching'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

/** Creates a rule immediately, with Undo. `onMade` and `onDropped`: offers have changed. */
export function useLineRule(
  onMade: () => void,
  onDropped: (ruleId: string) => void,
): (rule: MatchRuleWrite) => Promise<void> {
  const { t } = useTranslation('matching')
  const { offerUndo } = useUndo()

  return async (rule) => {
    try {
      const { id } = await makeRule(rule)
      const run = () => dropRule(id)
      showToast.success(t('rule.made'), offerUndo({ run, done: t('rule.removed'), onDone: () => onDropped(id) }))
      onMade()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }
}
