import { lazy, type ComponentType } from 'react'
import type { SampleRoute } from '@/configs/sampleRoutes'

const TodoPage = lazy(() => import('./todo/TodoPage').then((file) => ({ default: file.TodoPage })))
const EmailPage = lazy(() => import('./email/EmailPage').then((file) => ({ default: file.EmailPage })))
const ChatPage = lazy(() => import('./chat/ChatPage').then((file) => ({ default: file.ChatPage })))
const SampleCalendarPage = lazy(() =>
  import('./calendar/SampleCalendarPage').then((file) => ({ default: file.SampleCalendarPage })),
)
const ShopPage = lazy(() => import('./shop/ShopPage').then((file) => ({ default: file.ShopPage })))
const ProductPage = lazy(() => import('./shop/ProductPage').then((file) => ({ default: file.ProductPage })))
const WishlistPage = lazy(() => import('./shop/WishlistPage').then((file) => ({ default: file.WishlistPage })))
const CheckoutPage = lazy(() => import('./shop/CheckoutPage').then((file) => ({ default: file.CheckoutPage })))

/** What a person does all day: tasks, letters, talk, days, shopping. */
export const appScreens: Partial<Record<SampleRoute, ComponentType>> = {
  '/apps/calendar': SampleCalendarPage,
  '/apps/todo': TodoPage,
  '/apps/email': EmailPage,
  '/apps/chat': ChatPage,
  '/apps/ecommerce/shop': ShopPage,
  '/apps/ecommerce/product-detail': ProductPage,
  '/apps/ecommerce/wishlist': WishlistPage,
  '/apps/ecommerce/checkout': CheckoutPage,
}
