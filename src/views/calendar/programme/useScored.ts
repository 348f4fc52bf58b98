import { useCallback, useRef } from 'react'
import type { EventRoster } from '@contract/calendar/replies'
import type { LibraryPiece } from '@contract/calendar/pieces'
import { fetchEventPieces } from '@/redux/calendar/pieces'
import { fetchEventRoster } from '@/redux/calendar/roster'
import { useQuery } from '@/redux/useQuery'

/**
 * What the pieces of a programme that is being changed are scored for, and who said yes to the event: of one that is not saved yet nobody
 * did. `note`: a piece that was just chosen.
 */
export function useScored(eventId: string | undefined, isTied: boolean) {
  const chosen = useRef(new Map<string, LibraryPiece>())
  const asked = (isTied && eventId) || ''
  const { answer: pieces } = useQuery(fetchEventPieces, asked)
  const { answer: roster } = useQuery<EventRoster | null, string>(fetchEventRoster, asked)
  const instrumentationOf = (pieceId: string) =>
    (chosen.current.get(pieceId) ?? pieces?.find(({ id }) => id === pieceId))?.instrumentation
  const note = useCallback((piece: LibraryPiece) => chosen.current.set(piece.id, piece), [])
  return { roster, instrumentationOf, note }
}
