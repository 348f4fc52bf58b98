/**
 * What stands in braces in a free message, as it may be spelled: each recipient reads their own in its place. The names of own fields that
 * members read on their own page stand there too (members/ownFields.ts).
 */
export const messageFields = {
  firstName: ['first name', 'primeiro nome', 'vorname'],
  name: ['name', 'nome'],
  /** Of a guardian: the minors whom it concerns. */
  member: ['member', 'integrante', 'mitglied'],
  instrument: ['instrument', 'instrumento'],
  group: ['group', 'grupo', 'gruppe'],
  link: ['link'],
} as const
export type MessageField = keyof typeof messageFields

export const inBraces = /\{([^{}\n]{1,60})\}/g

const fieldBySpelling = new Map(
  Object.entries(messageFields).flatMap(([field, spellings]) =>
    spellings.map((spelling) => [spelling as string, field as MessageField]),
  ),
)

/** Without what people do not see between braces. */
export const asSpelled = (spelling: string): string => spelling.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Undefined: it names an own field, or nothing, and then stays as it was typed. */
export const fieldOf = (spelling: string): MessageField | undefined => fieldBySpelling.get(asSpelled(spelling))

/** What stands in braces besides, `asSpelled`. */
export const otherFields = (text: string): string[] =>
  [...text.matchAll(inBraces)].flatMap(([, spelling = '']) =>
    fieldOf(spelling) === undefined ? [asSpelled(spelling)] : [],
  )

/** Whether the text asks for the reader's personal link. */
export const namesLink = (words: string): boolean =>
  [...words.matchAll(inBraces)].some(([, spelling = '']) => fieldOf(spelling) === 'link')
