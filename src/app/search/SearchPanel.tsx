import { Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPalette } from '@/@core/components/navbar/SearchPalette'
import { findItems, SEARCH_LIMIT, type SearchGroup, type SearchItem } from '@/@core/components/navbar/searchItem'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'

export const loadFoundRecords = () => import('./FoundRecords').then((file) => ({ default: file.FoundRecords }))
const FoundRecords = lazy(loadFoundRecords)

interface SearchPanelProps {
  screens: readonly SearchItem[]
  onDone: () => void
}

/** The product's screens, there at once; then what FoundRecords finds. */
export function SearchPanel({ screens, onDone }: SearchPanelProps) {
  const { t } = useTranslation('layout')
  const mayReadMembers = useAppAbility().can('read', 'Member')
  const [text, setText] = useState('')
  const [records, setRecords] = useState<SearchGroup[]>([])
  const words = text.trim()

  // With nothing typed it is the way to every screen.
  const found = words === '' ? screens : findItems(screens, words).slice(0, SEARCH_LIMIT)
  const memberList: SearchItem = {
    id: 'search-members',
    title: t('navbar.searchMembers', { q: words }),
    path: `${paths.members}?${new URLSearchParams({ q: words }).toString()}`,
    icon: Users,
  }

  return (
    <>
      <SearchPalette
        text={text}
        onTextChange={setText}
        groups={[{ id: 'screens', title: t('navbar.screens'), items: found }, ...records]}
        fallback={mayReadMembers && words !== '' ? memberList : undefined}
        onDone={onDone}
      />
      <Suspense>
        <FoundRecords text={words} onChange={setRecords} />
      </Suspense>
    </>
  )
}
