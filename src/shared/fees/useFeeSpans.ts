import { useCallback, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { FeeSpan } from '@contract/finances/fees'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { setMemberFees } from '@/redux/finances/fees'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'

interface Spans {
  memberId: string
  fees: readonly FeeSpan[]
}

interface FeeSpans {
  /** As they were written last from here, else as they were read. */
  spansOf: (read: Spans) => readonly FeeSpan[]
  /** Saves what `change` returns for the member's spans, and offers Undo with `doneText`. */
  write: (read: Spans, change: (fees: readonly FeeSpan[]) => FeeSpan[], texts: Texts) => Promise<void>
}

interface Texts {
  done: string
  undone: string
}

const known = z.array(FeeSpan)

/**
 * Changes members' classes one after the other. Each change starts from the result of the previous one, not from what the screen has
 * read: that may be outdated, for example right after Undo. `onWritten` reloads.
 */
export function useFeeSpans(onWritten: () => void): FeeSpans {
  const { offerUndo } = useUndo()
  const latest = useRef(new Map<string, FeeSpan[]>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const [shown, setShown] = useState<ReadonlyMap<string, FeeSpan[]>>(new Map())

  const keep = useCallback((memberId: string, fees: FeeSpan[]) => {
    latest.current.set(memberId, fees)
    setShown(new Map(latest.current))
  }, [])

  async function send(memberId: string, before: FeeSpan[], fees: FeeSpan[]): Promise<void> {
    try {
      keep(memberId, await setMemberFees({ memberId, before, fees }))
    } catch (thrown) {
      const theirs = known.safeParse(failureOf(thrown).current)
      if (theirs.success) keep(memberId, theirs.data)
      throw thrown
    } finally {
      onWritten()
    }
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = queue.current.then(work)
    queue.current = done.catch(() => undefined)
    return done
  }

  return {
    spansOf: ({ memberId, fees }) => shown.get(memberId) ?? fees,
    write: ({ memberId, fees: read }, change, texts) =>
      inTurn(async () => {
        const before = latest.current.get(memberId) ?? [...read]
        const fees = change(before)
        try {
          await send(memberId, before, fees)
          const run = () => inTurn(() => send(memberId, fees, before))
          showToast.success(texts.done, offerUndo({ run, done: texts.undone }))
        } catch (thrown) {
          toastFailure(failureOf(thrown))
        }
      }),
  }
}
