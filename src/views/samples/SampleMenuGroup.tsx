import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '@/@core/layouts/menu'
import { failureOf } from '@/api/failure'
import { useSampleBookmarks } from './bookmarks/useSampleBookmarks'
import type { SampleMenu } from './sampleMenu'

const none: SampleMenu['links'] = []

interface MenuAdditionProps {
  onChange: (groups: readonly MenuGroup[]) => void
}

/** The menu's group of samples, for as long as this is mounted. Shows nothing itself: words and icons load with it. */
export function SampleMenuGroup({ onChange }: MenuAdditionProps) {
  const { i18n } = useTranslation('shell')
  const { language } = i18n
  const [menu, setMenu] = useState<SampleMenu | null>(null)
  const bookmarks = useSampleBookmarks(menu?.links ?? none)

  useEffect(() => {
    let isCurrent = true
    async function load(): Promise<void> {
      const { sampleMenu } = await import('./sampleMenu')
      await i18n.loadNamespaces('samples')
      if (isCurrent) setMenu(sampleMenu(i18n.getFixedT(language, 'samples')))
    }
    // A menu without samples is a menu all the same.
    load().catch(failureOf)
    return () => {
      isCurrent = false
    }
  }, [i18n, language])

  useEffect(() => {
    if (menu) onChange([{ ...menu.group, bookmarks }])
  }, [menu, bookmarks, onChange])
  useEffect(() => () => onChange([]), [onChange])

  return null
}
