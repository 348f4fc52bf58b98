/** Names of the steps in translation keys. */
export const stepName = { 1: 'first', 2: 'second', 3: 'last' } as const
