/** Where a page is opened, and what stands there once it can be used: something visible for each selector. */
export interface Place {
  path: string
  content: string[]
}

export interface MeasuredScreen extends Place {
  name: string
  /** The page it is compared with. */
  bare: Place
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
export const calendar: Place = { path: '/calendar', content: ['.grid-event'] }

export const bareHome: Place = { path: '/', content: ['.card li'] }
export const bareList: Place = { path: '/list', content: [bareRow] }
export const bareMonth: Place = { path: '/month', content: ['.fc-event'] }

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
  { name: 'home', ...home, bare: bareHome, maxRatio: 1.5 },
  { name: 'members', ...members, bare: bareList, maxRatio: 1.5 },
  { name: 'entries', path: '/finances/entries', content: [row], bare: bareList, maxRatio: 1.5 },
  { name: 'calendar', ...calendar, bare: bareMonth, maxRatio: 2 },
  {
    name: 'analytics',
    path: '/analytics',
    content: ['.season .recharts-surface', row],
    bare: bareHome,
    maxRatio: 2,
  },
]
