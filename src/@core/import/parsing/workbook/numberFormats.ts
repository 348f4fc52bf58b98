import { attributeOf, childrenOf, elementsOf } from './workbookXml'

/** What the number of a cell is: `[h]:mm` counts hours on beyond a day, `duration`. */
export type NumberKind = 'number' | 'date' | 'time' | 'duration'

/**
 * Formats that a workbook need not spell out (ECMA-376, 18.8.30 numFmt); 27 to 36 and 50 to 58 are days in the languages of East Asia.
 */
function builtInKind(id: number): NumberKind {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date'
  if (id >= 18 && id <= 21) return 'time'
  return id >= 45 && id <= 47 ? 'duration' : 'number'
}

/**
 * The kind that a format's code shows. Codes are English by the standard; programs that write their own language's letters
 * (`TT.MM.JJJJ`, `dd/mm/aaaa`, `gg/mm/aaaa`) are read too.
 */
export function kindOfFormat(code: string): NumberKind {
  const bare = code
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .split(';', 1)
    .join('')
  if (/\[(h+|m+|s+)\]/i.test(bare)) return 'duration'
  const letters = bare.replace(/\[[^\]]*\]/g, '').replace(/am\/pm|a\/p/gi, '')
  const isNumber = /general|standard|[#?@]|0/i.test(letters.replace(/s[.,]0+/gi, 's'))
  if (isNumber) return 'number'
  if (/[ydtjg]|mmm|aa/i.test(letters)) return 'date'
  return /[hms]/i.test(letters) ? 'time' : 'number'
}

/** The kind of each cell format of the workbook, by its place: the number that a cell says as its style. */
export function cellKinds(styles: string): NumberKind[] {
  const codes = new Map<number, string>()
  // Others of the name belong to conditional formats.
  for (const list of elementsOf(styles, 'numFmts')) {
    for (const element of childrenOf(list, 'numFmt')) {
      codes.set(Number(attributeOf(element, 'numFmtId')), attributeOf(element, 'formatCode') ?? '')
    }
  }
  const formatsIn = (list: string) => [...elementsOf(styles, list)].flatMap((element) => childrenOf(element, 'xf'))
  const named = formatsIn('cellStyleXfs').map((xf) => attributeOf(xf, 'numFmtId'))
  return formatsIn('cellXfs').map((xf) => {
    const id = Number(attributeOf(xf, 'numFmtId') ?? named[Number(attributeOf(xf, 'xfId'))] ?? 0)
    const code = codes.get(id)
    return code === undefined ? builtInKind(id) : kindOfFormat(code)
  })
}
