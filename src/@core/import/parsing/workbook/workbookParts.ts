import { unzipSync } from 'fflate'
import type { XmlElement } from '@rgrove/parse-xml'
import { attributeOf, decodeXml, elementsOf } from './workbookXml'

/** `ods`: a workbook of LibreOffice. `archive`: a zip file that holds no workbook. */
export type WorkbookFailure = 'ods' | 'archive' | 'broken_workbook' | 'huge_workbook'

/** A list of 20,000 people fills about 2 MB; what is packed small and unpacks to far more is no list. */
export const PACKED_BYTES_MAX = 20 * 1024 * 1024
const UNPACKED_BYTES_MAX = 120 * 1024 * 1024

/** Some writers of .NET put backslashes into the archive's names; case says nothing, as in all of OPC. */
const pathOf = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()

/** What the charts and pictures of a workbook say is no cell. */
const isRead = (path: string) =>
  (path.endsWith('.xml') || path.endsWith('.rels')) && !/\/(drawings|charts|theme|media)\//.test(path)

/** The text of the parts that a reader of cells may need. */
export class WorkbookParts {
  constructor(private readonly entries: ReadonlyMap<string, Uint8Array>) {}

  has(path: string): boolean {
    return this.entries.has(path)
  }

  /** Empty for a part that is not there. */
  text(path: string | undefined): string {
    const bytes = path === undefined ? undefined : this.entries.get(path)
    return bytes ? decodeXml(bytes) : ''
  }

  /** The parts that a part speaks of, by the end of their type: the strict form of the standard has other addresses before it. */
  related(path: string): { id: string; kind: string; path: string }[] {
    const folder = path.slice(0, path.lastIndexOf('/') + 1)
    const rels = `${folder}_rels/${path.slice(folder.length)}.rels`
    return [...elementsOf(this.text(rels), 'Relationship')].map((element: XmlElement) => {
      const target = (attributeOf(element, 'Target') ?? '').replaceAll('\\', '/')
      const type = attributeOf(element, 'Type') ?? ''
      return {
        id: attributeOf(element, 'Id') ?? '',
        kind: type.slice(type.lastIndexOf('/') + 1),
        path: resolved(folder, target),
      }
    })
  }
}

function resolved(folder: string, target: string): string {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const step of target.split('/').filter(Boolean)) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/').toLowerCase()
}

/** Unpacks what is read; sizes come first, as the archive's directory states them and the unpacking keeps to. */
export function unpackWorkbook(bytes: Uint8Array): WorkbookParts | WorkbookFailure {
  const names = new Set<string>()
  let size = 0
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.add(pathOf(name))
      if (isRead(pathOf(name))) size += originalSize
      return false
    },
  })
  if (names.has('content.xml')) return 'ods'
  if (![...names].some((name) => /(^|\/)workbook\d*\.xml$/.test(name))) return 'archive'
  if (size > UNPACKED_BYTES_MAX) return 'huge_workbook'
  const entries = unzipSync(bytes, { filter: ({ name }) => isRead(pathOf(name)) })
  return new WorkbookParts(new Map(Object.entries(entries).map(([name, entry]) => [pathOf(name), entry])))
}
