/** What stands in braces in a free message, as it may be spelled: each recipient reads their own in its place. */
export const messageFields = {
  firstName: ['first name', 'primeiro nome'],
  name: ['name', 'nome'],
  instrument: ['instrument', 'instrumento'],
  group: ['group', 'grupo'],
  link: ['link'],
} as const
export type MessageField = keyof typeof messageFields

export const inBraces = /\{([^{}\n]{1,40})\}/g

const fieldBySpelling = new Map(
  Object.entries(messageFields).flatMap(([field, spellings]) =>
    spellings.map((spelling) => [spelling as string, field as MessageField]),
  ),
)

/** Undefined: it names no field, and stays as it was typed. */
export const fieldOf = (spelling: string): MessageField | undefined =>
  fieldBySpelling.get(spelling.trim().toLowerCase())

/** Whether the text asks for the reader's personal link. */
export const namesLink = (words: string): boolean =>
  [...words.matchAll(inBraces)].some(([, spelling = '']) => fieldOf(spelling) === 'link')
