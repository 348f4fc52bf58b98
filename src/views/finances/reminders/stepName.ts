/** What the words of each reminder are called in the texts of the screens. */
export const stepName = { 1: 'first', 2: 'second', 3: 'last' } as const
