import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml'
import type { BankFileErrors } from '@/shared/bankFiles/values/bankFileError'

/** More than any message of ISO 20022 has, less than fills the stack of a browser. */
const DEPTH_MAX = 100

function deepest(text: string): number {
  let depth = 0
  let most = 0
  for (const [tag] of text.matchAll(/<(?![?!])[^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    most = Math.max(most, depth)
  }
  return most
}

/**
 * The root of an XML document; undefined where something is wrong with it. A document type is refused unread, and with it every entity
 * of a file's own and every address that a reader might follow.
 */
export function readXml(text: string, errors: BankFileErrors): XmlElement | undefined {
  const type = text.search(/<!(DOCTYPE|ENTITY)/i)
  if (type >= 0) {
    errors.add(lineFinder(text)(type), 'doctype')
    return undefined
  }
  if (deepest(text) > DEPTH_MAX) {
    errors.add(0, 'too_deep')
    return undefined
  }
  try {
    return parseXml(text, { includeOffsets: true }).root ?? undefined
  } catch (thrown) {
    if (!(thrown instanceof XmlError)) throw thrown
    errors.add(thrown.line, 'xml')
    return undefined
  }
}

/** The line of a place in the text, from 1. Each line's end is looked for once, as a file has many entries. */
export function lineFinder(text: string): (offset: number) => number {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

/** Without the namespace prefix, which differs between versions and banks. */
const localName = ({ name }: XmlElement) => name.slice(name.indexOf(':') + 1)

const isElement = (node: unknown): node is XmlElement => node instanceof XmlElement

export function children(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter(isElement).filter((child) => localName(child) === name)
}

/** Along `A/B/C`, the first of each. */
export function child(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return path.split('/').reduce<XmlElement | undefined>((at, name) => children(at, name)[0], element)
}

/** Trimmed; undefined where it is missing or empty. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  return child(element, path)?.text.trim() || undefined
}

/** The first of the paths with a text. */
export function firstText(element: XmlElement | undefined, paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const text = textAt(element, path)
    if (text !== undefined) return text
  }
  return undefined
}

/** All of that name, however deep. */
export function descendants(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(isElement).flatMap((one) => (localName(one) === name ? [one] : descendants(one, name)))
}

/** The text of the first descendant with only text: the same for `<Sts><Cd>BOOK</Cd></Sts>` and `<Sts>BOOK</Sts>`. */
export function leafText(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const below = element.children.find(isElement)
  if (below) return leafText(below)
  return element.children.some((node) => node instanceof XmlText) ? element.text.trim() || undefined : undefined
}
