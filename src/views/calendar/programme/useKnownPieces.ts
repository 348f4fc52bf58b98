import { useMemo } from 'react'
import type { CalendarEvent, Piece } from '@contract/calendar'
import { foldText } from '@/@core/components/foldText'
import { fetchEventChoices } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'

/** By title and composer, however they were typed. */
export function pieceKey({ title, composer = '' }: Pick<Piece, 'title' | 'composer'>): string {
  return foldText(`${title} ${composer}`).trim()
}

/** Each piece once, as it was played, or is planned, last; by title. */
export function piecesOf(events: readonly CalendarEvent[]): Piece[] {
  const pieces = new Map<string, Piece>()
  for (const { extendedProps } of events.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))) {
    for (const piece of extendedProps.played ?? extendedProps.programme ?? [])
      if (piece.kind !== 'intermission') pieces.set(pieceKey(piece), piece)
  }
  return [...pieces.values()].toSorted((a, b) => a.title.localeCompare(b.title))
}

/** What the group's events played or are to play; fetched once it is wanted. */
export function useKnownPieces(isWanted: boolean): readonly Piece[] {
  const { answer } = useQuery<CalendarEvent[], boolean>(fetchEventChoices, isWanted)
  return useMemo(() => piecesOf(answer ?? []), [answer])
}
