import { lazy, type ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'

/** Single pages: an account, help, a blog, and what else a site has. */
export const pageScreens: Partial<Record<SampleRoute, ComponentType>> = {
  '/pages/account-settings': lazy(() =>
    import('./account/AccountSettingsPage').then((file) => ({ default: file.AccountSettingsPage })),
  ),
  '/pages/profile': lazy(() => import('./profile/ProfilePage').then((file) => ({ default: file.ProfilePage }))),
  '/access-control': lazy(() =>
    import('./access/AccessControlPage').then((file) => ({ default: file.AccessControlPage })),
  ),
}
