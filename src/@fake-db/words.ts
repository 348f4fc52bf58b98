/** The same item for the same number, whatever the number. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[Math.abs(index) % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** Numbers from `min` to `max` that look strewn about, and are the same at each visit. */
export function strewn(index: number, min: number, max: number): number {
  const mixed = Math.imul(index + 11, 2_654_435_761) >>> 0
  return min + ((((mixed >>> 7) ^ mixed) >>> 0) % (max - min + 1))
}

const firstNames = [
  'Alba',
  'Bento',
  'Clara',
  'Davi',
  'Elin',
  'Farid',
  'Greta',
  'Hugo',
  'Iara',
  'Jonas',
  'Kaori',
  'Lucio',
]
const lastNames = ['Abreu', 'Bauer', 'Castro', 'Duarte', 'Engel', 'Ferrari', 'Gomes', 'Haddad', 'Ito', 'Jansen', 'Koch']
const makers = ['Aurora', 'Bemol', 'Cadence', 'Dorian', 'Encore', 'Fermata', 'Grave', 'Harmonia', 'Intermezzo']
const trades = ['Strings', 'Editions', 'Acoustics', 'Works', 'Records', 'Studios', 'Halls']
const places = [
  { city: 'Porto Alegre', country: 'Brazil' },
  { city: 'Lisbon', country: 'Portugal' },
  { city: 'Leipzig', country: 'Germany' },
  { city: 'Osaka', country: 'Japan' },
  { city: 'Valparaíso', country: 'Chile' },
  { city: 'Cork', country: 'Ireland' },
  { city: 'Ghent', country: 'Belgium' },
]

/** 132 different people. */
export const nameOf = (index: number) =>
  `${pick(firstNames, index)} ${pick(lastNames, index + Math.floor(index / 132))}`
/** Where the first of the words stands among the sample first names; -1 for any other. */
export const firstNameIndex = (name: string) => firstNames.findIndex((first) => name.startsWith(`${first} `))
/** 63 different companies. */
export const companyOf = (index: number) => `${pick(makers, index)} ${pick(trades, index)}`
export const placeOf = (index: number) => pick(places, strewn(index, 0, 6))

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')

export const usernameOf = (name: string) => plain(name)
export const emailOf = (name: string) => `${plain(name)}@example.org`
export const phoneOf = (index: number) => `+55 51 5550-${String(1000 + index * 37).slice(-4)}`
export const slugOf = (text: string) => plain(text).replaceAll('.', '-')

const DAY_MS = 86_400_000

/** The day so many days after the first of 2026, as YYYY-MM-DD. */
export const dayOf = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * DAY_MS).toISOString().slice(0, 10)

const tints = ['7a5c2e', '2f5d62', '5c3a4d', '39506b', '6b4a39', '3f5b3a']

/** A small picture drawn on the spot: staff lines and a few notes on one colour. */
export function pictureOf(index: number): string {
  const notes = [0, 1, 2, 3].map((step) => {
    // On a line or between two.
    const [x, y] = [60 + step * 60, 50 + strewn(index * 4 + step, 0, 8) * 7.5]
    return `<ellipse cx="${x}" cy="${y}" rx="10" ry="7"/><path d="M${x + 9} ${y}v-38" stroke="#fff" stroke-width="3"/>`
  })
  const lines = [50, 65, 80, 95, 110].map((y) => `<path d="M20 ${y}h280" stroke="#fff" opacity=".35"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="#${pick(tints, index)}"/>${lines.join('')}<g fill="#fff">${notes.join('')}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
