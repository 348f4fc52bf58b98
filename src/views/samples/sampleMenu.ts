import {
  CalendarRange,
  ChartLine,
  CreditCard,
  FilePen,
  FilePlus,
  Files,
  FileText,
  Heart,
  IdCard,
  KeyRound,
  ListTodo,
  Mail,
  MessagesSquare,
  Package,
  ShieldCheck,
  ShoppingBag,
  ShoppingCart,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { TFunction } from 'i18next'
import type { MenuGroup } from '@/@core/layouts/menu'
import type { SampleRoute } from '@/configs/sampleRoutes'
import type { messages } from '@/i18n/en/samples/samples'
import { addSampleTexts } from '@/i18n/sampleTexts'

addSampleTexts()

const items: [id: keyof typeof messages.menu, path: SampleRoute, icon: LucideIcon][] = [
  ['analytics', '/dashboard/analytics', ChartLine],
  ['ecommerce', '/dashboard/ecommerce', ShoppingBag],
  ['invoices', '/apps/invoice/list', Files],
  ['invoicePreview', '/apps/invoice/preview', FileText],
  ['invoiceEdit', '/apps/invoice/edit', FilePen],
  ['invoiceAdd', '/apps/invoice/add', FilePlus],
  ['users', '/apps/user/list', Users],
  ['user', '/apps/user/view', IdCard],
  ['roles', '/apps/roles', ShieldCheck],
  ['permissions', '/apps/permissions', KeyRound],
  ['calendar', '/apps/calendar', CalendarRange],
  ['todo', '/apps/todo', ListTodo],
  ['email', '/apps/email', Mail],
  ['chat', '/apps/chat', MessagesSquare],
  ['shop', '/apps/ecommerce/shop', ShoppingCart],
  ['product', '/apps/ecommerce/product-detail', Package],
  ['wishlist', '/apps/ecommerce/wishlist', Heart],
  ['checkout', '/apps/ecommerce/checkout', CreditCard],
]

export function sampleMenu(t: TFunction<'samples'>): MenuGroup {
  return {
    id: 'samples',
    title: t('title'),
    items: items.map(([id, path, icon]) => ({ id: `sample-${id}`, path, icon, title: t(`menu.${id}`) })),
  }
}
