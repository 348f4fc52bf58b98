/** A field of a SWIFT message: `:61:` with all its lines. */
export interface Mt940Field {
  tag: string
  line: number
  /** At least one line, trimmed; lines of `:86:` keep trailing blanks, which may separate two words. */
  lines: string[]
}

/** Of MT940 and MT942; other texts between colons are words of somebody. */
const FIELD = /^:(20|21|25P?|28C?|60[FM]?|61|62[FM]?|64|65|86|13D?|34F|90[DC]|NS):(.*)$/

/** What ends a message, maybe with the envelope of the next behind it. */
const END = /^\s*-\}?\s*(\{.*)?$/

/** The fields of the messages in a file, without the blocks of SWIFT's envelope and what banks write between messages. */
export function mt940Fields(text: string): Mt940Field[] {
  const fields: Mt940Field[] = []
  // A single dash ends a message, unless the field continues after it.
  let behindEnd: string[] | null = null
  const goOn = (rows: readonly string[]) => fields.at(-1)?.lines.push(...rows)
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const row = raw.replace(/^\s*\{1:.*?\{4:/, '')
    const [, tag, first = ''] = FIELD.exec(row.trim()) ?? []
    if (tag !== undefined) {
      if (behindEnd && ['61', '86'].includes(tag)) goOn(behindEnd)
      behindEnd = null
      fields.push({ tag, line: at + 1, lines: [tag === '86' ? first + endOf(row) : first] })
    } else if (END.test(row)) behindEnd ??= []
    else if (/^\s*(\{.*)?$/.test(row)) continue
    else if (behindEnd) behindEnd.push(row.trimEnd())
    else goOn([row.trimEnd() + (fields.at(-1)?.tag === '86' ? endOf(row) : '')])
  }
  return fields
}

const endOf = (row: string) => (/\s$/.test(row) ? ' ' : '')
