import { lazy, type ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'

/** The screens of an office: figures, invoices, and who may do what. */
export const officeScreens: Partial<Record<SampleRoute, ComponentType>> = {
  '/dashboard/analytics': lazy(() =>
    import('./dashboards/AnalyticsBoardPage').then((file) => ({ default: file.AnalyticsBoardPage })),
  ),
  '/dashboard/ecommerce': lazy(() =>
    import('./dashboards/ShopBoardPage').then((file) => ({ default: file.ShopBoardPage })),
  ),
  '/apps/invoice/list': lazy(() =>
    import('./invoices/InvoiceListPage').then((file) => ({ default: file.InvoiceListPage })),
  ),
  '/apps/invoice/preview': lazy(() =>
    import('./invoices/InvoicePreviewPage').then((file) => ({ default: file.InvoicePreviewPage })),
  ),
  '/apps/invoice/edit': lazy(() =>
    import('./invoices/EditInvoicePage').then((file) => ({ default: file.EditInvoicePage })),
  ),
  '/apps/invoice/add': lazy(() =>
    import('./invoices/NewInvoicePage').then((file) => ({ default: file.NewInvoicePage })),
  ),
  '/apps/user/list': lazy(() => import('./users/UserListPage').then((file) => ({ default: file.UserListPage }))),
  '/apps/user/view': lazy(() => import('./users/UserPage').then((file) => ({ default: file.UserPage }))),
  '/apps/roles': lazy(() => import('./users/RolesPage').then((file) => ({ default: file.RolesPage }))),
  '/apps/permissions': lazy(() =>
    import('./users/PermissionsPage').then((file) => ({ default: file.PermissionsPage })),
  ),
}
