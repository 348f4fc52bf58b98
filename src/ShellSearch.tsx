import { Users } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchButton } from '@/@core/components/navbar/SearchButton'
import type { SearchItem } from '@/@core/components/navbar/searchItem'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'

interface ShellSearchProps {
  screens: readonly SearchItem[]
}

/** Finds the screens, and hands a name over to the list of members for who may read it. */
export function ShellSearch({ screens }: ShellSearchProps) {
  const { t } = useTranslation('shell')
  const mayReadMembers = useAppAbility().can('read', 'Member')

  const searchMembers = useCallback(
    (q: string): SearchItem => ({
      id: 'search-members',
      title: t('navbar.searchMembers', { q }),
      path: `${paths.members}?${new URLSearchParams({ q }).toString()}`,
      icon: Users,
    }),
    [t],
  )

  return <SearchButton items={screens} fallback={mayReadMembers ? searchMembers : undefined} />
}
