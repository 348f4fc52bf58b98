import { lazy, type ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'

/** Single pages: an account, help, a blog, and what else a site has. */
export const pageScreens: Partial<Record<SampleRoute, ComponentType>> = {
  '/pages/account-settings': lazy(() =>
    import('./account/AccountSettingsPage').then((file) => ({ default: file.AccountSettingsPage })),
  ),
  '/pages/profile': lazy(() => import('./profile/ProfilePage').then((file) => ({ default: file.ProfilePage }))),
  '/pages/faq': lazy(() => import('./help/HelpPages').then((file) => ({ default: file.FaqPage }))),
  '/pages/knowledge-base': lazy(() => import('./help/HelpPages').then((file) => ({ default: file.KnowledgeBasePage }))),
  '/pages/pricing': lazy(() => import('./pricing/PricingPage').then((file) => ({ default: file.PricingPage }))),
  '/access-control': lazy(() =>
    import('./access/AccessControlPage').then((file) => ({ default: file.AccessControlPage })),
  ),
}
