/** Where a page is opened, and what stands there once it can be used: something visible for each selector. */
export interface Place {
  path: string
  content: string[]
}

export interface MeasuredScreen extends Place {
  name: string
  /** The page it is compared with. */
  bare: Place
  /** The same page of react-admin. */
  reactAdmin?: Place
  /** At most so many times the bare page's time until usable. */
  maxRatio: number
  isSignedOut?: boolean
  /** Opened by a member's personal link, without an account. */
  isPersonal?: boolean
}

export const row = '[role=table] [role=row] a'
export const bareRow = 'td a'

export const home: Place = { path: '/', content: ['.home-events li'] }
export const members: Place = { path: '/members', content: [row] }
export const finances: Place = { path: '/finances', content: ['main table'] }
export const analytics: Place = { path: '/analytics', content: ['.season .recharts-surface', row] }
export const calendar: Place = { path: '/calendar', content: ['.grid-event'] }

export const bareHome: Place = { path: '/', content: ['.card li'] }
export const bareList: Place = { path: '/list', content: [bareRow] }
export const bareMonth: Place = { path: '/month', content: ['.fc-event'] }
/** With the events that the product's calendar shows. */
export const sameMonth: Place = { ...bareMonth, path: '/month?same' }

/** The name: the first cell is a tick box, and says nothing. */
export const reactAdminRow = 'tbody .column-name'
export const reactAdminHome: Place = { path: '/', content: ['.home-card li'] }
export const reactAdminList: Place = { path: '/#/members', content: [reactAdminRow] }

export const measuredScreens: MeasuredScreen[] = [
  {
    name: 'sign-in',
    path: '/login',
    content: ['input[type=password]'],
    bare: bareHome,
    maxRatio: 1.5,
    isSignedOut: true,
  },
  { name: 'my page', path: '/my', content: ['.my-answers button'], bare: bareHome, maxRatio: 1.5, isPersonal: true },
  { name: 'home', ...home, bare: bareHome, reactAdmin: reactAdminHome, maxRatio: 1.9 },
  { name: 'members', ...members, bare: bareList, reactAdmin: reactAdminList, maxRatio: 1.9 },
  { name: 'entries', path: '/finances/entries', content: [row], bare: bareList, maxRatio: 1.9 },
  { name: 'calendar', ...calendar, bare: bareMonth, maxRatio: 1.9 },
  { name: 'analytics', ...analytics, bare: bareHome, maxRatio: 2.6 },
]
