import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { SearchPalette } from '@/@core/components/navbar/SearchPalette'
import { findItems, type SearchGroup, type SearchItem } from '@/@core/components/navbar/searchItem'
import { useAppAbility } from '@/auth/Can'
import { memberSearchPath } from './memberSearchPath'
import { useActions } from './useActions'

export const loadFoundRecords = loader(() => import('./FoundRecords'))
const FoundRecords = lazyPart(loadFoundRecords, (file) => file.FoundRecords)

interface SearchPanelProps {
  screens: readonly SearchItem[]
  onDone: () => void
}

/** Shows screens and actions immediately, followed by records from FoundRecords. */
export function SearchPanel({ screens, onDone }: SearchPanelProps) {
  const { t } = useTranslation('layout')
  const canReadMembers = useAppAbility().can('read', 'Member')
  const [text, setText] = useState('')
  const actions = useActions()
  const [records, setRecords] = useState<SearchGroup[]>([])
  const words = text.trim()

  // An empty text lists all screens.
  const matching = (items: readonly SearchItem[]) => (words === '' ? items : findItems(items, words))
  // The group of members then has its own link to the full list.
  const hasAllMembers = records.some(
    ({ allPath, items, total = 0 }) => allPath === memberSearchPath(words) && total > items.length,
  )
  const memberList: SearchItem = {
    id: 'search-members',
    title: t('navbar.searchMembers', { q: words }),
    path: memberSearchPath(words),
    icon: Users,
  }

  return (
    <>
      <SearchPalette
        text={text}
        onTextChange={setText}
        groups={[
          { id: 'screens', title: t('navbar.screens'), items: matching(screens) },
          { id: 'actions', title: t('navbar.actions'), items: matching(actions) },
          ...records,
        ]}
        fallback={canReadMembers && words !== '' && !hasAllMembers ? memberList : undefined}
        onDone={onDone}
      />
      <FoundRecords text={words} onChange={setRecords} />
    </>
  )
}
