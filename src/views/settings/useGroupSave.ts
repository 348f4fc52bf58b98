import { useState } from 'react'
import { Group } from '@contract/group'
import { failureOf, type Failure } from '@/api/failure'
import { saveGroup } from '@/redux/group'
import { useAppDispatch } from '@/redux/hooks'

interface GroupSaveOptions {
  onSaved: (group: Group) => void
  onFailed: (failure: Failure) => void
}

/** Saves the settings; where someone else changed them meanwhile, holds both versions until the person has chosen. */
export function useGroupSave({ onSaved, onFailed }: GroupSaveOptions) {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<{ mine: Group; theirs: Group } | null>(null)

  const save = async (group: Group) => {
    setBusy(true)
    try {
      const saved = await dispatch(saveGroup(group)).unwrap()
      setConflict(null)
      onSaved(saved)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = Group.safeParse(failure.current)
      if (failure.code === 'conflict' && theirs.success) setConflict({ mine: group, theirs: theirs.data })
      else onFailed(failure)
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy, conflict, dismissConflict: () => setConflict(null) }
}
