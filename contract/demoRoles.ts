/** By themselves, for the sign-in page: it offers them without loading schemas. */
export const demoRoles = ['admin', 'treasurer', 'conductor'] as const
