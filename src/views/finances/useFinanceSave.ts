import { useState } from 'react'
import { Finance, type FinanceWrite } from '@contract/finances'
import { failureOf, type Failure } from '@/auth/failure'
import { useAppDispatch } from '@/redux/hooks'
import { saveFinance } from '@/redux/finances'
import { differencesOf, type FinanceClash } from './financeClash'

interface FinanceSaveOptions {
  /** The entry as the form read it; none while adding. */
  read?: Finance
  onSaved: (saved: Finance) => void
  onFailed: (failure: Failure) => void
}

interface FinanceSave {
  save: (finance: FinanceWrite) => Promise<void>
  clash: FinanceClash | null
  /** What was to be saved when it turned out that someone removed the entry. */
  orphan: FinanceWrite | null
  /** Puts the removed entry back, then saves what was typed on top. */
  putBack: () => Promise<void>
  /** Back to the form, nothing saved. */
  leave: () => void
}

export function useFinanceSave({ read, onSaved, onFailed }: FinanceSaveOptions): FinanceSave {
  const dispatch = useAppDispatch()
  const [clash, setClash] = useState<FinanceClash | null>(null)
  const [orphan, setOrphan] = useState<FinanceWrite | null>(null)

  function leave(): void {
    setClash(null)
    setOrphan(null)
  }

  function meet(found: FinanceClash): void {
    if (differencesOf(found).length > 0) setClash(found)
    // The other one saved the very same.
    else onSaved(found.theirs)
  }

  function settle(finance: FinanceWrite, failure: Failure): void {
    const current = Finance.safeParse(failure.current)
    if (failure.code === 'conflict' && current.success) meet({ mine: finance, theirs: current.data, read })
    else if (failure.code === 'not_found' && read) setOrphan(finance)
    else onFailed(failure)
  }

  async function save(finance: FinanceWrite): Promise<void> {
    try {
      const saved = await dispatch(saveFinance(finance)).unwrap()
      leave()
      onSaved(saved)
    } catch (thrown) {
      leave()
      settle(finance, failureOf(thrown))
    }
  }

  async function putBack(): Promise<void> {
    if (!orphan || !read) return
    try {
      const { version } = await dispatch(saveFinance(read)).unwrap()
      await save({ ...orphan, version })
    } catch (thrown) {
      leave()
      onFailed(failureOf(thrown))
    }
  }

  return { save, clash, orphan, putBack, leave }
}
