import { OtherEmail, OtherPhone, OTHER_WAYS_MAX } from '@contract/members'

const schemas = { phone: OtherPhone, email: OtherEmail }

/** `Work: 030 1234567`: the word in front, if there is one. */
const LINE = /^(?:(?<word>[^:@]*\p{L}[^:@]*?)\s*:\s*)?(?<way>.+)$/u

interface Read<Way> {
  ways: Way[]
  /** Lines that are none. */
  rest: string[]
}

function read(text: string, kind: keyof typeof schemas) {
  const ways: { word?: string | undefined; way: string }[] = []
  const rest: string[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const { word = '', way = '' } = LINE.exec(line)?.groups ?? {}
    const told = { ...(word !== '' && { word }), [kind]: way }
    if (ways.length < OTHER_WAYS_MAX && schemas[kind].safeParse(told).success)
      ways.push({ word: word || undefined, way })
    else rest.push(line)
  }
  return { ways, rest }
}

/** Phones, one a line, each with a word in front or none. */
export function readPhones(text: string): Read<OtherPhone> {
  const { ways, rest } = read(text, 'phone')
  return { ways: ways.map(({ word, way }) => ({ ...(word !== undefined && { word }), phone: way })), rest }
}

/** The same of e-mail addresses. */
export function readEmails(text: string): Read<OtherEmail> {
  const { ways, rest } = read(text, 'email')
  return {
    ways: ways.map(({ word, way }) => ({ ...(word !== undefined && { word }), email: way.toLowerCase() })),
    rest,
  }
}

const lineOf = (word: string | undefined, way: string) => (word === undefined ? way : `${word}: ${way}`)

/** As they are read. */
export const phonesText = (phones: readonly OtherPhone[] = []): string =>
  phones.map(({ word, phone }) => lineOf(word, phone)).join('\n')
export const emailsText = (emails: readonly OtherEmail[] = []): string =>
  emails.map(({ word, email }) => lineOf(word, email)).join('\n')
