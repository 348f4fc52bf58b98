import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import type { MenuGroup } from '@/@core/layouts/menu'
import { failureOf } from '@/auth/failure'

type Build = (t: TFunction<'samples'>) => MenuGroup

/** The menu's group of samples. Its words and icons load when it is switched on. */
export function useSampleMenu(isOn: boolean): MenuGroup[] {
  const { i18n } = useTranslation('shell')
  const { language } = i18n
  const [loaded, setLoaded] = useState<{ build: Build } | null>(null)

  useEffect(() => {
    async function load(): Promise<void> {
      if (import.meta.env.VITE_SAMPLES === 'off' || !isOn) return
      const [{ sampleMenu }] = await Promise.all([import('@/views/samples/sampleMenu'), i18n.loadNamespaces('samples')])
      setLoaded({ build: sampleMenu })
    }
    // A menu without samples is a menu all the same.
    load().catch(failureOf)
  }, [i18n, isOn])

  return useMemo(
    () => (isOn && loaded ? [loaded.build(i18n.getFixedT(language, 'samples'))] : []),
    [i18n, language, isOn, loaded],
  )
}
