/** Collapses whitespace to single spaces, trims, and cuts to `max` characters. */
export const oneLine = (text: string, max: number) => text.replaceAll(/\s+/g, ' ').trim().slice(0, max).trim()
