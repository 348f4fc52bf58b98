import { DESCRIPTION_MAX } from '@contract/finances'
import { IMPORT_MAX } from '@contract/imports'
import { v7 as uuid } from 'uuid'
import { foundGroup } from './group'
import { measureRss, rssMb } from './memory'
import type { Section } from './section'

const TARGET_MB = 128
const BODY_BYTES = 16 * 1024 * 1024 - 1024

/** `{"import":[` and as often a piece as there is room for it. */
const filledWith = (piece: string) => {
  const pieces = Array.from({ length: Math.floor(BODY_BYTES / (piece.length + 1)) }, () => piece)
  return `{"import":[${pieces.join(',')}]}`
}

/** With descriptions as long as they may be, and notes. */
function longImport(): string {
  const finances = Array.from({ length: IMPORT_MAX }, (_, at) => {
    const description = `Payment ${at} `.padEnd(DESCRIPTION_MAX, 'of a long text ')
    const line = {
      id: uuid(),
      notes: ''.padEnd(450, 'and more words '),
      kind: 'income',
      category: 'other',
      status: 'paid',
      date: '2026-01-15',
      amount: 100 + at,
    }
    return { ...line, description }
  })
  return JSON.stringify({ import: { id: uuid(), fileName: 'bank.csv', finances } })
}

const bodies = {
  'empty objects': () => filledWith('{}'),
  'empty lists': () => filledWith('[]'),
  'short numbers': () => filledWith('7'),
  'as many empty objects as are read': () => `{"import":[${Array.from({ length: 499_990 }, () => '{}').join(',')}]}`,
  'one text': () => `{"import":"${'x'.repeat(BODY_BYTES - 20)}"}`,
  [`import of ${IMPORT_MAX} long lines`]: longImport,
}

/** What the server holds above idle while it takes a body as large as it may be, each on a server of its own. */
export const largestBodies: Section = async ({ openServer }) => {
  const rows: Record<string, string>[] = []
  for (const [body, make] of Object.entries(bodies)) {
    const { url, pid } = await openServer()
    const { headers } = await foundGroup(url)
    const content = make()
    const idleMb = rssMb(pid)
    let status = 0
    const peakMb = await measureRss(pid, async () => {
      const answer = await fetch(`${url}/finances/import-finances`, { method: 'POST', headers, body: content })
      status = answer.status
      await answer.arrayBuffer()
    })
    const aboveMb = peakMb - idleMb
    const verdict = `${aboveMb.toFixed(0)} MB, <= ${TARGET_MB}: ${aboveMb <= TARGET_MB ? 'met' : 'missed'}`
    rows.push({
      body,
      'sent (MB)': (content.length / 1024 / 1024).toFixed(1),
      status: String(status),
      'above idle': verdict,
    })
  }
  console.log('\nThe largest bodies')
  console.table(rows)
}
