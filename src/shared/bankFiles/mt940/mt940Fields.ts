/** A field of a SWIFT message: `:61:` with all its lines. */
export interface Mt940Field {
  tag: string
  line: number
  /** At least one; without the outer white space of their ends. */
  lines: string[]
}

/** Of MT940 and MT942; other texts between colons are words of somebody. */
const FIELD = /^:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|13D?|34F|90[DC]|NS):(.*)$/

/** The fields of the messages in a file, without the blocks of SWIFT's envelope. */
export function mt940Fields(text: string): Mt940Field[] {
  const fields: Mt940Field[] = []
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const row = raw.replace(/^\{1:.*?\{4:/, '').trimEnd()
    const [, tag, first = ''] = FIELD.exec(row.trimStart()) ?? []
    if (tag !== undefined) fields.push({ tag, line: at + 1, lines: [first] })
    else if (!/^\s*(-(\}.?)?|\{.*)?$/.test(row)) fields.at(-1)?.lines.push(row)
  }
  return fields
}
