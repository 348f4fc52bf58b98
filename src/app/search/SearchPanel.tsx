import { Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPalette } from '@/@core/components/navbar/SearchPalette'
import { findItems, SEARCH_LIMIT, type SearchItem } from '@/@core/components/navbar/searchItem'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { useAppSelector } from '@/redux/hooks'
import { useFoundEvents } from './useFoundEvents'
import { useFoundMembers } from './useFoundMembers'
import { useSampleGroups } from './useSampleGroups'

interface SearchPanelProps {
  screens: readonly SearchItem[]
  onDone: () => void
}

/** The product's screens, members and events, each for who may see them; then the samples, where they are switched on. */
export function SearchPanel({ screens, onDone }: SearchPanelProps) {
  const { t } = useTranslation('layout')
  const hasSamples = useAppSelector((state) => state.layout.hasSamples)
  const ability = useAppAbility()
  const [text, setText] = useState('')
  const words = text.trim()
  const mayReadMembers = ability.can('read', 'Member')
  const members = useFoundMembers(mayReadMembers ? words : '')
  const events = useFoundEvents(ability.can('read', 'Event') ? words : '')
  const samples = useSampleGroups(hasSamples, words)

  // With nothing typed it is the way to every screen.
  const found = words === '' ? screens : findItems(screens, words).slice(0, SEARCH_LIMIT)
  const memberList: SearchItem = {
    id: 'search-members',
    title: t('navbar.searchMembers', { q: words }),
    path: `${paths.members}?${new URLSearchParams({ q: words }).toString()}`,
    icon: Users,
  }

  return (
    <SearchPalette
      text={text}
      onTextChange={setText}
      groups={[
        { id: 'screens', title: t('navbar.screens'), items: found },
        { id: 'members', title: t('nav.members'), items: members },
        { id: 'events', title: t('nav.calendar'), items: events },
        ...samples,
      ]}
      fallback={mayReadMembers && words !== '' ? memberList : undefined}
      onDone={onDone}
    />
  )
}
