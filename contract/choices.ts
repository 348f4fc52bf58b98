/**
 * The values that an address may contain, in a file without schemas: the page's first script reads addresses before the schemas are
 * loaded. Each is re-exported by the file of its area.
 */
export const PER_PAGE_DEFAULT = 10

export const sections = [
  'strings',
  'woodwinds',
  'brass',
  'percussion',
  'keyboards',
  'voices',
  'direction',
  'other',
] as const
export const memberStatuses = ['active', 'on_leave', 'former'] as const
/** As the filter of members by fee class: of those without one. */
export const NO_FEE_CLASS = 'none'
/** As the filter of members by an own field: of those with any value of it, and without one. */
export const ANY_OWN_VALUE = '*'
export const NO_OWN_VALUE = '-'
export const ownFieldKinds = ['text', 'number', 'date', 'choice', 'yesNo', 'consent'] as const
export const ownFieldReaders = ['treasurer', 'conductor', 'leader', 'self'] as const
export const ownFieldWriters = ['manager', 'self'] as const
export const memberSortColumns = [
  'name',
  'familyName',
  'section',
  'instrument',
  'status',
  'email',
  'phone',
  'joinedOn',
] as const

/** What a group owns and lends (members/things.ts), and in what condition it is. */
export const thingKinds = ['instrument', 'uniform', 'key', 'music', 'other'] as const
export const thingConditions = ['new', 'good', 'worn', 'damaged', 'unusable'] as const
/** As the filter of things: who has them. */
export const thingPlaces = ['free', 'lent', 'overdue'] as const

export const financeKinds = ['income', 'expense'] as const
export const financeCategories = [
  'dues',
  'tickets',
  'fees',
  'donation',
  'grant',
  'sponsorship',
  'instruments',
  'scores',
  'venue',
  'travel',
  'people',
  'other',
  'opening',
] as const
export const financeStatuses = ['paid', 'pending'] as const
export const financeSortColumns = ['date', 'description', 'category', 'kind', 'status', 'amount', 'dueDate'] as const

export const eventCalendars = ['Publico', 'Particular', 'Ensaio', 'Outros'] as const
/** As in RFC 5545 (iCalendar), section 3.3.10. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export const analyticsSortColumns = [
  'start',
  'title',
  'calendar',
  'finishedAt',
  'expected',
  'present',
  'excused',
  'absent',
  'unrecorded',
  'attendanceRate',
  'audience',
  'income',
  'expense',
  'net',
] as const

export const memberAttendanceSortColumns = [
  'name',
  'section',
  'instrument',
  'expected',
  'present',
  'excused',
  'absent',
  'attendanceRate',
] as const

/** The collecting societies whose work numbers a piece can have (calendar/pieces.ts). */
export const societies = [
  'GEMA',
  'SUISA',
  'AKM',
  'SACEM',
  'SIAE',
  'SGAE',
  'SPA',
  'ECAD',
  'PRS',
  'ASCAP',
  'BMI',
  'other',
] as const
export const pieceSortColumns = ['title', 'composer', 'shelf', 'minutes', 'grade', 'lastPlayed', 'timesPlayed'] as const
export const poolSortColumns = ['name', 'fee'] as const
