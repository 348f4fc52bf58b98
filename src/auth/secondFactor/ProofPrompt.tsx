import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { clientFailure, failureOf } from '@/api/failure'
import { setProver } from '@/api/proof'
import { withTexts } from '@/i18n/i18n'

const loadDialog = () =>
  withTexts(['security'], import('./ProofDialog')).then((file) => ({ default: file.ProofDialog }))

interface Question {
  resolve: () => void
  reject: (reason: unknown) => void
}

/** Asks, for whatever call was refused for want of proof, who is there. One question, however many calls wait for its answer. */
export function ProofPrompt() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [ProofDialog, setProofDialog] = useState(() => lazy(loadDialog))

  const ask = useCallback(async () => {
    try {
      await loadDialog()
    } catch (thrown) {
      // Another time it may come.
      setProofDialog(() => lazy(loadDialog))
      throw clientFailure('not_fetched', failureOf(thrown).message)
    }
    return new Promise<void>((resolve, reject) => setQuestion({ resolve, reject }))
  }, [])

  useEffect(() => setProver(ask), [ask])

  if (question === null) return null
  const close = (settle: () => void) => {
    setQuestion(null)
    settle()
  }
  return (
    <Suspense fallback={null}>
      <ProofDialog
        onProven={() => close(question.resolve)}
        onCancel={() => close(() => question.reject(clientFailure('proof_cancelled')))}
      />
    </Suspense>
  )
}
