import type { ImportServer } from '@/@core/import/wizard/importArea'
import type { Piece } from './pieceFields'

/** Stands where the product's importer asks its server: what is added stays in memory. */
export function createPieceServer(failed: string, gone: string): ImportServer<Piece> {
  const batches = new Map<string, readonly Piece[]>()
  const keyOf = ({ title, composer }: Piece) => `${title} ${composer}`.toLowerCase()
  const known = () => new Set([...batches.values()].flat().map(keyOf))
  return {
    findFormat: async () => ({ format: null, earlier: [] }),
    findDuplicates: async (items) => {
      const keys = known()
      return { duplicates: items.flatMap((item, place) => (keys.has(keyOf(item)) ? [place] : [])), probable: [] }
    },
    save: async ({ id, items }) => {
      batches.set(id, items)
      return { added: items.length, duplicates: 0 }
    },
    undo: async (id) => {
      if (!batches.delete(id)) throw new Error(id)
    },
    sentenceOf: () => failed,
    undoSentenceOf: (_, name) => gone.replace('{{name}}', name),
  }
}
