import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { PiecePart } from '@contract/calendar/pieceFiles'
import type { Transaction } from '../platform/db/database'
import { pieceFileChunks, pieceFiles } from '../platform/db/schema/calendar/pieceFiles'
import { pdfOf } from './finances/receiptFiles'
import { demoLibrary } from './orchestra/programmes'

/** Of these the orchestra has scanned the parts; of one piece of three, and of the others the score alone. */
const parts: PiecePart[] = [
  { instrument: 'Flauta' },
  { instrument: 'Clarinete', part: 1 },
  { instrument: 'Clarinete', part: 2 },
  { instrument: 'Trompete', part: 1 },
  { instrument: 'Trompa' },
  { instrument: 'Tuba' },
]

/** Scores and parts of the demo's library. */
export async function insertDemoPieceFiles(tx: Transaction, groupId: string): Promise<void> {
  const files = demoLibrary.flatMap(({ id: pieceId, title, composer = '' }, at) => {
    const fileOf = (name: string, forParts: PiecePart[] | null) => {
      const bytes = pdfOf([title, composer, name])
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = { id: newId(), pieceId, name: `${name}.pdf`, parts: forParts, size: bytes.length, sha256 }
      return { ...file, type: 'application/pdf' as const, bytes }
    }
    const scanned = at % 3 === 2 ? parts : []
    return [
      fileOf('Partitura', null),
      ...scanned.map((part) => fileOf([part.instrument, part.part].filter(Boolean).join(' '), [part])),
    ]
  })
  await tx.insert(pieceFiles).values(files.map(({ bytes: _bytes, ...file }) => ({ groupId, ...file })))
  await tx.insert(pieceFileChunks).values(files.map(({ id, bytes }) => ({ groupId, fileId: id, number: 0, bytes })))
}
