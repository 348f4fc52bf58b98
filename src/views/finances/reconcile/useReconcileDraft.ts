import { useState } from 'react'
import * as z from 'zod/mini'
import { CalendarDate } from '@contract/primitives'
import { DRAFT_KEY_PREFIX } from '@/configs/drafts'
import { safeSetItem } from '@/configs/safeSetItem'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'

const Draft = z.object({
  day: z.optional(CalendarDate),
  /** As typed. */
  balance: z.optional(z.string()),
  /** Ticks changed by the user, by line id. */
  ticks: z.record(z.string(), z.boolean()),
})
type Draft = z.infer<typeof Draft>

interface ReconcileDraft {
  draft: Draft
  change: (next: Partial<Draft>) => void
  clear: () => void
}

const nothing: Draft = { ticks: {} }

function readDraft(key: string): Draft {
  try {
    const read = Draft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return read.success ? read.data : nothing
  } catch {
    return nothing
  }
}

/** Input for an account's statement, stored on this device until the reconciliation is finished. */
export function useReconcileDraft(accountId: string): ReconcileDraft {
  const userId = useAppSelector(selectUser)?.id ?? ''
  const key = `${DRAFT_KEY_PREFIX}${userId}.reconcile.${accountId}`
  const [draft, setDraft] = useState(() => readDraft(key))
  return {
    draft,
    change: (next) => {
      const changed = { ...draft, ...next }
      setDraft(changed)
      safeSetItem(localStorage, key, JSON.stringify(changed))
    },
    clear: () => {
      setDraft(nothing)
      localStorage.removeItem(key)
    },
  }
}
