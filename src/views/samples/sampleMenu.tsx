import {
  AppWindow,
  AtSign,
  CalendarRange,
  ChartPie,
  CircleEllipsis,
  Component,
  FileStack,
  KeyRound,
  LayoutDashboard,
  ListTodo,
  LogIn,
  MessageCircle,
  Palette,
  PanelsTopLeft,
  Puzzle,
  ReceiptText,
  ShieldCheck,
  ShoppingBag,
  Table2,
  TextCursorInput,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { TFunction } from 'i18next'
import type { MenuGroup, MenuItem } from '@/@core/layouts/menu'
import { MenuBranches } from '@/@core/layouts/MenuBranches'
import { showcaseGroups, type SampleRoute, type ShowcaseGroup } from '@/configs/sampleRoutes'
import type { messages } from '@/i18n/en/samples/samples'
import { addSampleTexts } from '@/i18n/sampleTexts'
import { showcaseRoutes } from './showcase/frame/showcaseFiles'

addSampleTexts()

type Word = keyof typeof messages.menu
type Entry = [word: Word, path: SampleRoute, look?: keyof typeof messages.looks]

interface Branch {
  id: keyof typeof messages.branches
  icon: LucideIcon
  entries: readonly Entry[]
}

const inBothLooks = (word: Word, basic: SampleRoute, cover: SampleRoute): Entry[] => [
  [word, basic, 'basic'],
  [word, cover, 'cover'],
]

/** Those of them that have a screen are shown. */
const branches: readonly Branch[] = [
  {
    id: 'dashboards',
    icon: LayoutDashboard,
    entries: [
      ['analytics', '/dashboard/analytics'],
      ['ecommerce', '/dashboard/ecommerce'],
    ],
  },
  {
    id: 'apps',
    icon: AppWindow,
    entries: [
      ['invoices', '/apps/invoice/list'],
      ['invoicePreview', '/apps/invoice/preview'],
      ['invoiceEdit', '/apps/invoice/edit'],
      ['invoiceAdd', '/apps/invoice/add'],
      ['users', '/apps/user/list'],
      ['user', '/apps/user/view'],
      ['roles', '/apps/roles'],
      ['permissions', '/apps/permissions'],
      ['calendar', '/apps/calendar'],
      ['todo', '/apps/todo'],
      ['email', '/apps/email'],
      ['chat', '/apps/chat'],
      ['shop', '/apps/ecommerce/shop'],
      ['product', '/apps/ecommerce/product-detail'],
      ['wishlist', '/apps/ecommerce/wishlist'],
      ['checkout', '/apps/ecommerce/checkout'],
    ],
  },
  {
    id: 'pages',
    icon: FileStack,
    entries: [
      ['accountSettings', '/pages/account-settings'],
      ['profile', '/pages/profile'],
      ['faq', '/pages/faq'],
      ['knowledgeBase', '/pages/knowledge-base'],
      ['pricing', '/pages/pricing'],
      ['blogList', '/pages/blog/list'],
      ['blogDetail', '/pages/blog/detail'],
      ['blogEdit', '/pages/blog/edit'],
      ['license', '/pages/license'],
      ['apiKey', '/pages/api-key'],
      ['modalExamples', '/pages/modal-examples'],
    ],
  },
  {
    id: 'authentication',
    icon: LogIn,
    entries: [
      ...inBothLooks('login', '/pages/login-basic', '/pages/login-cover'),
      ...inBothLooks('register', '/pages/register-basic', '/pages/register-cover'),
      ...inBothLooks('forgotPassword', '/pages/forgot-password-basic', '/pages/forgot-password-cover'),
      ...inBothLooks('resetPassword', '/pages/reset-password-basic', '/pages/reset-password-cover'),
      ...inBothLooks('verifyEmail', '/pages/verify-email-basic', '/pages/verify-email-cover'),
      ...inBothLooks('twoSteps', '/pages/two-steps-basic', '/pages/two-steps-cover'),
    ],
  },
  {
    id: 'misc',
    icon: CircleEllipsis,
    entries: [
      ['comingSoon', '/misc/coming-soon'],
      ['maintenance', '/misc/maintenance'],
      ['error', '/misc/error'],
      ['notAuthorized', '/misc/not-authorized'],
      ['accessControl', '/access-control'],
    ],
  },
]

const showcaseIcons: Readonly<Record<ShowcaseGroup, LucideIcon>> = {
  'ui-element': Palette,
  components: Component,
  extensions: Puzzle,
  'page-layout': PanelsTopLeft,
  forms: TextCursorInput,
  tables: Table2,
  charts: ChartPie,
}

/** The kit's pages by the first part of their address. */
const showcaseBranches = (t: TFunction<'samples'>) =>
  showcaseGroups.map((group) => ({
    id: group,
    icon: showcaseIcons[group],
    title: t(`branches.${group}`),
    items: showcaseRoutes
      .filter((path) => path.startsWith(`/${group}/`))
      .map((path) => ({ id: path, path, title: t(`showcase.${path}`) })),
  }))

/** By the second part of the address: most of the apps are told apart by more than that they are apps. */
const appIcons: Readonly<Record<string, LucideIcon>> = {
  invoice: ReceiptText,
  user: UserRound,
  roles: ShieldCheck,
  permissions: KeyRound,
  calendar: CalendarRange,
  todo: ListTodo,
  email: AtSign,
  chat: MessageCircle,
  ecommerce: ShoppingBag,
}

export interface SampleMenu {
  group: MenuGroup
  /** Each with an icon: its own, or that of the branch that it stands below. */
  links: readonly MenuItem[]
}

export function sampleMenu(t: TFunction<'samples'>): SampleMenu {
  const titleOf = ([word, , look]: Entry) =>
    look === undefined ? t(`menu.${word}`) : t(`looks.${look}`, { page: t(`menu.${word}`) })
  const screens = branches.map(({ id, icon, entries }) => ({
    id,
    icon,
    title: t(`branches.${id}`),
    items: entries.map((entry) => ({ id: entry[1], path: entry[1], title: titleOf(entry) })),
  }))
  const shown = [...screens, ...showcaseBranches(t)]
  const group: MenuGroup = {
    id: 'samples',
    title: t('title'),
    items: [],
    renderItems: (part) => <MenuBranches branches={shown} part={part} startOpen={['dashboards', 'apps']} />,
  }
  const links = shown.flatMap(({ icon, items }) =>
    items.map((item) => ({ ...item, icon: appIcons[item.path.split('/')[2] ?? ''] ?? icon })),
  )
  return { group, links }
}
