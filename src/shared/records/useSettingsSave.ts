import { useState } from 'react'
import { failureOf, type Failure } from '@/api/failure'
import { useRunQuery, type Query } from '@/redux/query'

export interface SettingsSaveOptions<Settings> {
  save: Query<Settings, Settings>
  /** The schema of the settings in a conflict. */
  schema: { safeParse: (current: unknown) => { success: true; data: Settings } | { success: false } }
  onSaved: (settings: Settings) => void
  onFailed: (failure: Failure) => void
}

/** Saves settings; if someone else changed them meanwhile, keeps both versions until the person has chosen. */
export function useSettingsSave<Settings>({ save: write, schema, onSaved, onFailed }: SettingsSaveOptions<Settings>) {
  const run = useRunQuery()
  const [isBusy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<{ mine: Settings; theirs: Settings } | null>(null)

  const save = async (settings: Settings) => {
    setBusy(true)
    try {
      const saved = await run(write(settings))
      setConflict(null)
      onSaved(saved)
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = schema.safeParse(failure.current)
      if (failure.code === 'conflict' && theirs.success) setConflict({ mine: settings, theirs: theirs.data })
      else onFailed(failure)
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy, conflict, dismissConflict: () => setConflict(null) }
}
