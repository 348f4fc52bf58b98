/** An element of OFX, whichever version: with a value, or with others in it. */
export interface OfxElement {
  /** In capitals. */
  name: string
  line: number
  value: string
  children: OfxElement[]
}

/**
 * The aggregates (OFX 1.6, 2.3) of a statement. In SGML only their names distinguish aggregates from empty values, as end tags of values
 * may be missing.
 */
const aggregates = new Set(
  `OFX SIGNONMSGSRSV1 SONRS FI BANKMSGSRSV1 STMTTRNRS STMTRS CREDITCARDMSGSRSV1 CCSTMTTRNRS CCSTMTRS BANKACCTFROM CCACCTFROM
   BANKACCTTO CCACCTTO BANKTRANLIST BANKTRANLISTP STMTTRN STMTTRNP LEDGERBAL AVAILBAL CURRENCY ORIGCURRENCY PAYEE STATUS
   INVSTMTMSGSRSV1 INVSTMTTRNRS INVSTMTRS INVTRANLIST BALLIST BAL`.split(/\s+/),
)

const TAG = /<(\/?)([A-Za-z][\w.]*)\s*(\/?)>/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes only characters: OFX has no entities of its own. */
function decodeEntities(text: string): string {
  return text
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
      if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
}

const isPosting = ({ name }: OfxElement) => name === 'STMTTRN' || name === 'STMTTRNP'

/** Outermost elements of files without `<OFX>`: the end tag shows that the file is complete. */
const OUTERMOST = [
  'OFX',
  'BANKMSGSRSV1',
  'CREDITCARDMSGSRSV1',
  'STMTTRNRS',
  'CCSTMTTRNRS',
  'STMTRS',
  'CCSTMTRS',
  'BANKTRANLIST',
]

/**
 * The elements of OFX 1 (SGML, without end tags of values) and 2 (XML); null if the end is missing. Text around `<OFX>` is ignored. A
 * bare list is complete if its outermost element ends.
 */
export function scanOfx(text: string): OfxElement | null {
  const root: OfxElement = { name: '', line: 1, value: '', children: [] }
  const open = [root]
  let line = 1
  let counted = 0
  let isEnded = false
  const tags = [...text.matchAll(TAG)]
  const names = new Set(tags.map(([, , name = '']) => name.toUpperCase()))
  const outermost = OUTERMOST.find((name) => names.has(name)) ?? 'STMTTRN'
  for (const [at, { index, 0: tag, 1: slash, 2: raw = '', 3: empty }] of tags.entries()) {
    for (let from = text.indexOf('\n', counted); from >= 0 && from < index; from = text.indexOf('\n', counted)) {
      line += 1
      counted = from + 1
    }
    const name = raw.toUpperCase()
    if (slash === '/') {
      const place = open.findLastIndex((element) => element.name === name)
      if (place > 0) open.length = place
      isEnded ||= name === outermost
      continue
    }
    const value = decodeEntities(text.slice(index + tag.length, tags[at + 1]?.index ?? text.length)).trim()
    const element = { name, line, value, children: [] }
    // No posting is within another: the end of the one before is missing.
    const within = isPosting(element) ? open.findIndex(isPosting) : -1
    if (within > 0) open.length = within
    open.at(-1)?.children.push(element)
    if (empty === '' && aggregates.has(name)) open.push(element)
  }
  return isEnded ? root : null
}

export function ofxChild(element: OfxElement | undefined, name: string): OfxElement | undefined {
  return element?.children.find((child) => child.name === name)
}

/** Undefined where it is missing or empty. */
export function ofxValue(element: OfxElement | undefined, name: string): string | undefined {
  return ofxChild(element, name)?.value || undefined
}

/** All of that name, however deep. */
export function ofxAll(element: OfxElement, name: string): OfxElement[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : ofxAll(child, name)))
}
