import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { importSteps, type ImportStep } from './ImportSteps'

interface Reached {
  hasFile: boolean
  hasSource: boolean
  isDone: boolean
}

/**
 * The step is in the address, so that Back goes one step back. Where an address speaks of a step that what is there does not
 * carry, after a reload say, it is the last one that can be shown.
 */
export function useImportStep({ hasFile, hasSource, isDone }: Reached) {
  const [searchParams, setSearchParams] = useSearchParams()
  const [isFirstLook, setFirstLook] = useState(true)
  const asked = importSteps.find((name) => name === searchParams.get('step')) ?? 'file'

  function reachable(): ImportStep {
    if (isDone) return 'done'
    if (asked === 'preview' && hasSource) return 'preview'
    return asked === 'file' || !hasFile ? 'file' : 'columns'
  }

  function go(step: ImportStep): void {
    setFirstLook(false)
    setSearchParams(step === 'file' ? {} : { step })
  }

  return { step: reachable(), go, isFirstLook }
}
