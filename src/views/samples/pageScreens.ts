import { lazy, type ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'

const BlogPage = lazy(() => import('./blog/BlogPage').then((file) => ({ default: file.BlogPage })))

/** Single pages: an account, help, a blog, and what else a site has. */
export const pageScreens: Partial<Record<SampleRoute, ComponentType>> = {
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
