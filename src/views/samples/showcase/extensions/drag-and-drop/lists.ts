import type { UniqueIdentifier } from '@dnd-kit/core'

export const listIds = ['played', 'encore', 'out'] as const
export type ListId = (typeof listIds)[number]
/** The ids of the pieces in each list. */
export type Lists = Readonly<Record<ListId, readonly string[]>>

/** The list that has this id, or that holds the piece of this id. */
export function listOf(lists: Lists, id: UniqueIdentifier): ListId | undefined {
  return listIds.find((list) => list === id || lists[list].includes(String(id)))
}

/** The lists once the piece lies where `over` lies: at a piece's place, or at the end of a list. */
export function moved(lists: Lists, piece: UniqueIdentifier, over: UniqueIdentifier): Lists {
  const [from, to] = [listOf(lists, piece), listOf(lists, over)]
  if (!from || !to || piece === over) return lists
  const id = String(piece)
  const target = lists[to].indexOf(String(over))
  const without = lists[from].filter((other) => other !== id)
  const rest = from === to ? without : lists[to]
  const place = target < 0 ? rest.length : target
  return { ...lists, [from]: without, [to]: rest.toSpliced(place, 0, id) }
}
