/** What an ability is of: one action on one subject, as CASL has them. */
export const actions = ['manage', 'create', 'read', 'update', 'delete'] as const
export const subjects = [
  'all',
  'Member',
  'Finance',
  'Event',
  'Analytics',
  'Group',
  'User',
  'Bookmark',
  'ACL',
  'Auth',
] as const
/** Used if `userData` contains no ability: only Auth may be read. */
export const DEFAULT_ABILITY = [{ action: 'read', subject: 'Auth' }] as const
export type Action = (typeof actions)[number]
export type Subject = (typeof subjects)[number]
