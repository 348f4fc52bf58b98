import { useEffect, useRef, useState } from 'react'
import type { MatchRule, MatchRuleList } from '@contract/finances/matchRules'
import { failureOf } from '@/api/failure'
import { orderMatchRules } from '@/redux/finances/matchRules'
import { toastFailure } from '@/shared/failures/toastFailure'

interface RuleOrder {
  /** In the user's order if changed, else as loaded. */
  rules: readonly MatchRule[]
  /** Moves a rule one place up (-1) or down (1). Returns its new index; undefined if there is no such place. */
  move: (id: string, by: -1 | 1) => number | undefined
}

/** Moves rules immediately, and sends changes one after another; an error restores the stored order. */
export function useRuleOrder(
  answer: MatchRuleList | null,
  { conflictText, onRefused }: { conflictText: string; onRefused: () => void },
): RuleOrder {
  const [moved, setMoved] = useState<{ of: MatchRuleList | null; rules: readonly MatchRule[] } | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const pressed = useRef<{ id: string; by: -1 | 1 } | null>(null)
  const rules = moved !== null && moved.of === answer ? moved.rules : (answer?.rules ?? [])

  // Moving the row loses the focus of its button, so it is restored after the next render.
  useEffect(() => {
    if (pressed.current === null) return
    const { id, by } = pressed.current
    pressed.current = null
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`[data-rule="${id}"] .rule-moves button`)]
    buttons.at(by === -1 ? 0 : -1)?.focus()
  })

  async function send(ids: string[]): Promise<void> {
    try {
      await orderMatchRules(ids)
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, failure.code === 'conflict' ? { message: conflictText } : {})
      setMoved(null)
      onRefused()
    }
  }

  return {
    rules,
    move: (id, by) => {
      const from = rules.findIndex((rule) => rule.id === id)
      const to = from + by
      const rule = rules[from]
      if (rule === undefined || to < 0 || to >= rules.length) return undefined
      const next = rules.toSpliced(from, 1).toSpliced(to, 0, rule)
      pressed.current = { id, by }
      setMoved({ of: answer, rules: next })
      queue.current = queue.current.then(() => send(next.map((one) => one.id)))
      return to
    },
  }
}
