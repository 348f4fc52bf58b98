import { useRef, useState } from 'react'
import type { AuditProgress, AuditorMark, EntryMark } from '@contract/finances/auditing'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { markEntry } from '@/redux/finances/auditing'

export interface AuditMarks {
  progress: AuditProgress
  /** The latest known mark of an entry that was loaded with `loaded`. */
  markOf: (financeId: string, loaded: EntryMark) => EntryMark
  mark: (financeId: string, mark: AuditorMark | null, revision?: number) => Promise<void>
}

/** The auditor's marks, the same in the sample and among all entries, without loading either again after each press. */
export function useAuditMarks(token: string, loadedProgress: AuditProgress): AuditMarks {
  const [made, setMade] = useState<ReadonlyMap<string, EntryMark>>(new Map())
  const [counted, setCounted] = useState({ since: loadedProgress, progress: loadedProgress })
  const underWay = useRef(new Set<string>())
  const sent = useRef(0)
  const countedFor = useRef(0)

  async function mark(financeId: string, wanted: AuditorMark | null, revision?: number): Promise<void> {
    if (underWay.current.has(financeId)) return
    underWay.current.add(financeId)
    const number = ++sent.current
    try {
      const { progress, ...marked } = await markEntry({
        token,
        financeId,
        mark: wanted,
        ...(revision !== undefined && { revision }),
      })
      setMade((before) => new Map(before).set(financeId, marked))
      // Replies can arrive in another order; the counts of the latest request are kept.
      if (number > countedFor.current) {
        countedFor.current = number
        setCounted({ since: loadedProgress, progress })
      }
    } catch (thrown) {
      showToast.error(unsentText(failureOf(thrown)))
    }
    underWay.current.delete(financeId)
  }

  function markOf(financeId: string, loaded: EntryMark): EntryMark {
    const latest = made.get(financeId)
    if (latest === undefined) return loaded
    // What was loaded after the press knows whether the entry was changed since.
    const isLoadedLater =
      loaded.markedAt !== undefined && latest.markedAt !== undefined && loaded.markedAt >= latest.markedAt
    return isLoadedLater ? loaded : latest
  }

  return { progress: counted.since === loadedProgress ? counted.progress : loadedProgress, markOf, mark }
}
