import type { ImportField } from '@/@core/import/parsing/matchColumns'

export type PieceField = 'title' | 'composer' | 'minutes'

export interface Piece {
  title: string
  composer: string
  minutes: number | null
}

/** As lists of music call them; folded, the surest first. */
export const pieceFields: readonly ImportField<PieceField>[] = [
  { id: 'title', names: ['titulo', 'title', 'titel', 'peca', 'piece', 'obra', 'work', 'nome', 'name'] },
  { id: 'composer', names: ['compositor', 'composer', 'komponist', 'autor', 'author'] },
  { id: 'minutes', names: ['minutos', 'minutes', 'duracao', 'duration', 'dauer', 'length', 'min'] },
]
