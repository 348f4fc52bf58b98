import { useTranslation } from 'react-i18next'
import type { MatchRule } from '@contract/finances/matchRules'
import { useMoney } from '@/shared/money/useMoney'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import { useNames } from '@/views/finances/ledger/useNames'

interface RuleTexts {
  /** The rule's name: its first condition. */
  nameOf: (rule: MatchRule) => string
  /** Each condition as text. */
  whenOf: (rule: MatchRule) => string[]
  /** All outcomes as text. */
  thenOf: (rule: MatchRule) => string[]
}

export function useRuleTexts(): RuleTexts {
  const { t } = useTranslation('rules')
  const { textOf } = useSubcategories()
  const money = useMoney()
  const { nameOf: accountName } = useAccounts()
  const { memberText, eventText } = useNames()
  const filled = (texts: (string | undefined | false)[]) => texts.filter((text) => text !== undefined && text !== false)
  return {
    nameOf: ({ contains, counterparty, amount }) => contains ?? counterparty ?? money.format(amount ?? 0),
    whenOf: ({ contains, counterparty, amount }) =>
      filled([
        contains !== undefined && t('when.contains', { text: contains }),
        counterparty !== undefined && t('when.counterparty', { text: counterparty }),
        amount !== undefined && t('when.amount', { amount: money.format(amount) }),
      ]),
    thenOf: ({ accountId, category, subcategoryId, memberId, eventId, notes }) =>
      filled([
        accountId !== undefined && t('outcome.transfer', { account: accountName(accountId) }),
        category && textOf({ category, subcategoryId }),
        memberId && memberText(memberId),
        eventId && eventText(eventId),
        notes !== undefined && t('outcome.notes', { text: notes }),
      ]),
  }
}
