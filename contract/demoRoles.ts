/** In a file without schemas, so that the sign-in page need not load them. */
export const demoRoles = ['admin', 'treasurer', 'conductor'] as const
