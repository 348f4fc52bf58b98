/** In a file without schemas, so that the sign-in page need not load them. */
export const demoRoles = ['admin', 'treasurer', 'conductor'] as const

/** Fixed, so that an installation has only one demo orchestra. */
export const DEMO_GROUP_ID = '01900000-0000-7000-8000-00000000ba70'
