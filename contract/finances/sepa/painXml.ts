// Messages of ISO 20022 are written by their schemas here, and by no library. `sepa` 3.0.0, the one on npm that knows both versions of
// pain.008, turns days into instants and back: of a mandate signed on 1 February it writes 31 January west of Greenwich
// (findings/sepa-mandate-a-day-early.sh). It writes umlauts as they are, addresses in free lines, which SEPA banks accept until November
// 2026 alone, and sums of floats. `iso20022.js` 0.0.15 knows no direct debits, `sepa-xml` 0.6.0 not the version of 2019.

/** An element: name, then text or elements; what is undefined is left out. */
export type XmlNode = readonly [name: string, content: string | readonly (XmlNode | undefined)[], currency?: string]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (text: string) => text.replaceAll(/["&'<>]/g, (sign) => entities[sign] ?? '')

function xmlOf([name, content, currency]: XmlNode): string {
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : content.map((node) => (node === undefined ? '' : xmlOf(node))).join('')
  return `<${name}${currency === undefined ? '' : ` Ccy="${currency}"`}>${inner}</${name}>`
}

/** The whole message; `type` such as `pain.008.001.08`. */
export const messageOf = (type: string, root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${type}">${xmlOf(root)}</Document>\n`
