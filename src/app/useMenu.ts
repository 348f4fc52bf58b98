import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuGroup } from '@/@core/layouts/menu'
import { useAppAbility } from '@/auth/Can'
import { navigation } from './navigation'

/** The user's menu, translated; groups without any accessible screen are left out. */
export function useMenu(): MenuGroup[] {
  const { t } = useTranslation('layout')
  const ability = useAppAbility()
  return useMemo(
    () =>
      navigation
        .map(({ id, items }) => ({
          id,
          title: t(`nav.groups.${id}`),
          items: items
            .filter(({ needs }) => !needs || ability.can(...needs))
            .map((item) => ({ id: item.id, path: item.path, icon: item.icon, title: t(`nav.${item.id}`) })),
        }))
        .filter(({ items }) => items.length > 0),
    [t, ability],
  )
}
