import * as z from 'zod/mini'
import type { Bookmark } from '@contract/bookmarks'
import { safeSetItem } from '@/configs/safeSetItem'
import { FIRST_SAMPLE_ID, isSampleBookmark, SAMPLE_BOOKMARKS_KEY, type SampleRoute } from '@/configs/sampleRoutes'
import { faceOf } from './faces'
import { get, NOT_FOUND, post, type SampleCall } from './sampleCall'
import { dayOf, emailOf, nameOf } from './words'

export interface SearchFile {
  title: string
  by: string
  size: string
  file: string
}

export interface SearchContact {
  title: string
  email: string
  img: string
  date: string
}

/** At most `searchLimit` of a group's entries are shown at once. */
export type SearchGroup =
  | { groupTitle: 'Pages'; searchLimit: number; data: Bookmark[] }
  | { groupTitle: 'Files'; searchLimit: number; data: SearchFile[] }
  | { groupTitle: 'Contacts'; searchLimit: number; data: SearchContact[] }

const SEARCH_LIMIT = 4

/** In the order of src/configs/sampleRoutes.ts. */
const pages: [title: string, link: SampleRoute][] = [
  ['Analytics dashboard', '/dashboard/analytics'],
  ['eCommerce dashboard', '/dashboard/ecommerce'],
  ['E-mail', '/apps/email'],
  ['Chat', '/apps/chat'],
  ['To-do', '/apps/todo'],
  ['Calendar', '/apps/calendar'],
  ['Invoice: list', '/apps/invoice/list'],
  ['Invoice: preview', '/apps/invoice/preview'],
  ['Invoice: edit', '/apps/invoice/edit'],
  ['Invoice: add', '/apps/invoice/add'],
  ['Shop', '/apps/ecommerce/shop'],
  ['Product detail', '/apps/ecommerce/product-detail'],
  ['Wishlist', '/apps/ecommerce/wishlist'],
  ['Checkout', '/apps/ecommerce/checkout'],
  ['User: list', '/apps/user/list'],
  ['User: view', '/apps/user/view'],
  ['Roles', '/apps/roles'],
  ['Permissions', '/apps/permissions'],
  ['Login basic', '/pages/login-basic'],
  ['Login cover', '/pages/login-cover'],
  ['Register basic', '/pages/register-basic'],
  ['Register cover', '/pages/register-cover'],
  ['Forgot password basic', '/pages/forgot-password-basic'],
  ['Forgot password cover', '/pages/forgot-password-cover'],
  ['Reset password basic', '/pages/reset-password-basic'],
  ['Reset password cover', '/pages/reset-password-cover'],
  ['Verify email basic', '/pages/verify-email-basic'],
  ['Verify email cover', '/pages/verify-email-cover'],
  ['Two steps basic', '/pages/two-steps-basic'],
  ['Two steps cover', '/pages/two-steps-cover'],
  ['Account settings', '/pages/account-settings'],
  ['Profile', '/pages/profile'],
  ['FAQ', '/pages/faq'],
  ['Knowledge base', '/pages/knowledge-base'],
  ['Pricing', '/pages/pricing'],
  ['Blog: list', '/pages/blog/list'],
  ['Blog: detail', '/pages/blog/detail'],
  ['Blog: edit', '/pages/blog/edit'],
  ['License', '/pages/license'],
  ['API key', '/pages/api-key'],
  ['Modal examples', '/pages/modal-examples'],
  ['Coming soon', '/misc/coming-soon'],
  ['Not authorized', '/misc/not-authorized'],
  ['Maintenance', '/misc/maintenance'],
  ['Error', '/misc/error'],
  ['Access control', '/access-control'],
  ['Typography', '/ui-element/typography'],
  ['Colors', '/ui-element/colors'],
  ['Icons', '/ui-element/icons'],
  ['Cards: basic', '/ui-element/cards/basic'],
  ['Cards: advance', '/ui-element/cards/advance'],
  ['Cards: statistics', '/ui-element/cards/statistics'],
  ['Cards: analytics', '/ui-element/cards/analytics'],
  ['Cards: action', '/ui-element/cards/action'],
  ['Alerts', '/components/alerts'],
  ['Auto complete', '/components/auto-complete'],
  ['Avatar', '/components/avatar'],
  ['Badges', '/components/badges'],
  ['Breadcrumbs', '/components/breadcrumbs'],
  ['Buttons', '/components/buttons'],
  ['Carousel', '/components/carousel'],
  ['Collapse', '/components/collapse'],
  ['Divider', '/components/divider'],
  ['Dropdowns', '/components/dropdowns'],
  ['List group', '/components/list-group'],
  ['Modals', '/components/modals'],
  ['Nav component', '/components/nav-component'],
  ['Pagination', '/components/pagination'],
  ['Pill badges', '/components/pill-badges'],
  ['Pills component', '/components/pills-component'],
  ['Popovers', '/components/popovers'],
  ['Progress', '/components/progress'],
  ['Spinners', '/components/spinners'],
  ['Tabs component', '/components/tabs-component'],
  ['Timeline', '/components/timeline'],
  ['Toasts', '/components/toasts'],
  ['Tooltips', '/components/tooltips'],
  ['Block UI', '/components/blockui'],
  ['Accordion', '/components/accordion'],
  ['Offcanvas', '/components/offcanvas'],
  ['Sweet alert', '/extensions/sweet-alert'],
  ['Toastr', '/extensions/toastr'],
  ['Slider', '/extensions/slider'],
  ['Drag and drop', '/extensions/drag-and-drop'],
  ['Tour', '/extensions/tour'],
  ['Clipboard', '/extensions/clipboard'],
  ['React player', '/extensions/react-player'],
  ['Context menu', '/extensions/context-menu'],
  ['Swiper', '/extensions/swiper'],
  ['Ratings', '/extensions/ratings'],
  ['I18n', '/extensions/i18n'],
  ['Pagination extension', '/extensions/pagination'],
  ['Import', '/extensions/import'],
  ['Export', '/extensions/export'],
  ['Export selected', '/extensions/export-selected'],
  ['Collapse menu', '/page-layout/collapse-menu'],
  ['Layout boxed', '/page-layout/layout-boxed'],
  ['Without menu', '/page-layout/without-menu'],
  ['Layout empty', '/page-layout/layout-empty'],
  ['Layout blank', '/page-layout/layout-blank'],
  ['Input', '/forms/input'],
  ['Input group', '/forms/input-group'],
  ['Input mask', '/forms/input-mask'],
  ['Textarea', '/forms/textarea'],
  ['Checkbox', '/forms/checkbox'],
  ['Radio', '/forms/radio'],
  ['Switch', '/forms/switch'],
  ['Select', '/forms/select'],
  ['Number input', '/forms/number-input'],
  ['File uploader', '/forms/file-uploader'],
  ['Editor', '/forms/editor'],
  ['Pickers', '/forms/pickers'],
  ['Form layout', '/forms/form-layout'],
  ['Wizard', '/forms/wizard'],
  ['Form validation', '/forms/form-validation'],
  ['Form repeater', '/forms/form-repeater'],
  ['Reactstrap tables', '/tables/reactstrap'],
  ['Datatables: basic', '/tables/datatables/basic'],
  ['Datatables: advance', '/tables/datatables/advance'],
  ['Apex charts', '/charts/apex'],
  ['Chartjs charts', '/charts/chartjs'],
  ['Recharts charts', '/charts/recharts'],
]

const icons: Record<string, string> = {
  dashboard: 'layout-dashboard',
  apps: 'app-window',
  pages: 'file',
  misc: 'circle-help',
  'access-control': 'shield',
  'ui-element': 'palette',
  components: 'blocks',
  extensions: 'puzzle',
  'page-layout': 'panels-top-left',
  forms: 'text-cursor-input',
  tables: 'table',
  charts: 'chart-line',
}

const Marked = z.array(z.number())

function readMarked(): number[] {
  try {
    return Marked.parse(JSON.parse(localStorage.getItem(SAMPLE_BOOKMARKS_KEY) ?? '[]'))
  } catch {
    // Something else's garbage: none is.
    return []
  }
}

export const forgetBookmarks = () => localStorage.removeItem(SAMPLE_BOOKMARKS_KEY)

function pageOf([title, link]: (typeof pages)[number], index: number): Bookmark {
  const [, area = '', ...rest] = link.split('/')
  return {
    id: FIRST_SAMPLE_ID + index,
    target: [area, ...rest].join('-'),
    isBookmarked: false,
    title,
    icon: icons[area] ?? 'file',
    link,
  }
}

const files: SearchFile[] = [
  { title: 'Season plan', by: nameOf(3), size: '24 KB', file: 'season-plan.xlsx' },
  { title: 'Seating for the gala', by: nameOf(17), size: '310 KB', file: 'seating-gala.pdf' },
  { title: 'Programme booklet', by: nameOf(42), size: '1.8 MB', file: 'programme-booklet.docx' },
  { title: 'Recording, first take', by: nameOf(58), size: '46 MB', file: 'first-take.wav' },
]

const contacts = [8, 23, 61, 97].map((index): SearchContact => {
  const title = nameOf(index)
  return { title, email: emailOf(title), img: faceOf(title), date: dayOf(150 + index) }
})

function bookmarks(): Bookmark[] {
  const marked = readMarked()
  return pages.map(pageOf).map((page) => ({ ...page, isBookmarked: marked.includes(page.id) }))
}

/** What is answered is what is kept then, also where the browser has no room left. */
function flip(id: number): Bookmark | undefined {
  const marked = readMarked()
  const others = marked.filter((other) => other !== id)
  const flipped = others.length < marked.length ? others : [...marked, id]
  if (flipped.length === 0) forgetBookmarks()
  else safeSetItem(localStorage, SAMPLE_BOOKMARKS_KEY, JSON.stringify(flipped))
  return bookmarks().find((page) => page.id === id)
}

const searchGroups = (): SearchGroup[] => [
  { groupTitle: 'Pages', searchLimit: SEARCH_LIMIT, data: bookmarks() },
  { groupTitle: 'Files', searchLimit: SEARCH_LIMIT, data: files },
  { groupTitle: 'Contacts', searchLimit: SEARCH_LIMIT, data: contacts },
]

export function mainSearchCalls(): SampleCall[] {
  return [
    get('/api/main-search/data', () => [200, { searchArr: searchGroups() }]),
    {
      ...post('/api/bookmarks/update', ({ id }) => {
        const bookmark = flip(id())
        return bookmark ? [200, { bookmark }] : NOT_FOUND
      }),
      takes: isSampleBookmark,
    },
  ]
}
