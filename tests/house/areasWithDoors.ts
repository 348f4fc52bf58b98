/** The areas of the server whose features are imported by their `public.ts` alone, from other features as from other areas. */
export const areasWithDoors: readonly string[] = ['calendar', 'finances']
