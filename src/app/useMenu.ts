import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '@/@core/layouts/menu'
import { useAppAbility, type AppAbility } from '@/auth/Can'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { navigation, type NavigationItem } from './navigation'

const isAllowed =
  (ability: AppAbility, isLeader: boolean) =>
  ({ needs, isForLeaders }: NavigationItem) =>
    (!needs || ability.can(...needs)) && (isForLeaders !== true || isLeader)

const useIsLeader = () => useAppSelector(selectUser)?.leads === true

/** The user's menu, translated; groups without any accessible screen are left out. */
export function useMenu(): MenuGroup[] {
  const { t } = useTranslation('layout')
  const ability = useAppAbility()
  const isLeader = useIsLeader()
  return useMemo(
    () =>
      navigation
        .map(({ id, items }) => ({
          id,
          title: t(`nav.groups.${id}`),
          items: items
            .filter(isAllowed(ability, isLeader))
            .map((item) => ({ id: item.id, path: item.path, icon: item.icon, title: t(`nav.${item.id}`) })),
        }))
        .filter(({ items }) => items.length > 0),
    [t, ability, isLeader],
  )
}

/** The paths of the menu's first group: the screens that people go back to all the time. */
export function useWorkPaths(): readonly string[] {
  const ability = useAppAbility()
  const isLeader = useIsLeader()
  return useMemo(
    () =>
      navigation
        .filter(({ id }) => id === 'work')
        .flatMap(({ items }) => items.filter(isAllowed(ability, isLeader)).map(({ path }) => path)),
    [ability, isLeader],
  )
}
