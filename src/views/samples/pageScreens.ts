import { lazy, type ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'

const BlogPage = lazy(() => import('./blog/BlogPage').then((file) => ({ default: file.BlogPage })))

/** Single pages: an account, help, a blog, and what else a site has. */
export const pageScreens: Partial<Record<SampleRoute, ComponentType>> = {
  '/pages/account-settings': lazy(() =>
    import('./account/AccountSettingsPage').then((file) => ({ default: file.AccountSettingsPage })),
  ),
  '/pages/profile': lazy(() => import('./profile/ProfilePage').then((file) => ({ default: file.ProfilePage }))),
  '/pages/faq': lazy(() => import('./help/HelpPages').then((file) => ({ default: file.FaqPage }))),
  '/pages/knowledge-base': lazy(() => import('./help/HelpPages').then((file) => ({ default: file.KnowledgeBasePage }))),
  '/pages/pricing': lazy(() => import('./pricing/PricingPage').then((file) => ({ default: file.PricingPage }))),
  '/pages/blog/list': BlogPage,
  '/pages/blog/detail': BlogPage,
  '/pages/blog/edit': lazy(() => import('./blog/EditPostPage').then((file) => ({ default: file.EditPostPage }))),
  '/pages/license': lazy(() => import('./licences/LicencePage').then((file) => ({ default: file.LicencePage }))),
  '/pages/api-key': lazy(() => import('./apiKeys/ApiKeyPage').then((file) => ({ default: file.ApiKeyPage }))),
  '/pages/modal-examples': lazy(() =>
    import('./dialogs/DialogExamplesPage').then((file) => ({ default: file.DialogExamplesPage })),
  ),
  '/access-control': lazy(() =>
    import('./access/AccessControlPage').then((file) => ({ default: file.AccessControlPage })),
  ),
}
