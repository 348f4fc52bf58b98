import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchGroup } from '@/@core/components/navbar/searchItem'
import { failureOf } from '@/api/failure'
import type { SampleSearch } from './sampleSearch'

/** Sample search results, loaded when the search opens with samples switched on. */
export function useSampleGroups(isOn: boolean, text: string): SearchGroup[] {
  const { i18n } = useTranslation('shell')
  const { language } = i18n
  const [search, setSearch] = useState<{ find: SampleSearch } | null>(null)

  useEffect(() => {
    let isCurrent = true
    async function load(): Promise<void> {
      if (import.meta.env.VITE_SAMPLES === 'off' || !isOn) return
      const { loadSampleSearch } = await import('./sampleSearch')
      const [find] = await Promise.all([loadSampleSearch(), i18n.loadNamespaces('samples')])
      if (isCurrent) setSearch({ find })
    }
    // On failure only samples are missing, so no message is shown.
    load().catch(failureOf)
    return () => {
      isCurrent = false
    }
  }, [i18n, isOn])

  return useMemo(
    () => (isOn && search && text !== '' ? search.find(text, i18n.getFixedT(language, 'samples')) : []),
    [i18n, language, isOn, search, text],
  )
}
