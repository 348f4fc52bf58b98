import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml'

/** Whatever prefix a writer gives to the namespace: `x:row` is a `row`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** XML is UTF-8 unless a byte order mark says otherwise. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  const isLittle = first === 0xff && second === 0xfe
  const isBig = first === 0xfe && second === 0xff
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes)
}

/**
 * The elements of that name, wherever they stand, each parsed by itself: the tree of a whole sheet would take many times the memory of
 * its text. Elements that hold others of their own name are not for it.
 */
export function* elementsOf(xml: string, name: string): Generator<XmlElement> {
  const pattern = new RegExp(
    `<((?:[\\w.-]+:)?${name})(?=[\\s/>])(?:[^>"']|"[^"]*"|'[^']*')*?(?:/>|>[^]*?</\\1\\s*>)`,
    'g',
  )
  for (const [text] of xml.matchAll(pattern)) {
    const { root } = parseXml(text)
    if (root) yield root
  }
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (child.name === name || localName(child.name) === name),
  )
}

export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined => attributes[name]

/** `r:id`, by which a part names another, whatever stands for `r`. */
export function relationOf({ attributes }: XmlElement): string | undefined {
  return Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
}

const isTrue = /^(1|true|on)$/i

/** `xsd:boolean` has two ways to say yes. */
export const isOn = (element: XmlElement | undefined, name: string): boolean =>
  element !== undefined && isTrue.test(attributeOf(element, name) ?? '')

/** `_x000D_` is a character that XML cannot hold, or that Excel would rather not have in it (ECMA-376, 22.9.2.19 ST_Xstring). */
const decodeEscapes = (text: string) =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

export function textOf(element: XmlElement | undefined): string {
  if (element === undefined) return ''
  return element.children.map((child) => (child instanceof XmlText ? child.text : '')).join('')
}

/** A string with or without runs of other looks; how it is pronounced (`rPh`) is not part of it. */
export function richTextOf(element: XmlElement | undefined): string {
  if (element === undefined) return ''
  const runs = childrenOf(element, 'r').flatMap((run) => childrenOf(run, 't'))
  return decodeEscapes([...childrenOf(element, 't'), ...runs].map(textOf).join(''))
}
