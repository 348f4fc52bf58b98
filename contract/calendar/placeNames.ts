/** However it is spelled. */
export const placeKey = (place: string) =>
  place
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

type Place = string | null | undefined

/** However it is spelled. Nobody made plans by a place that was not said: it is as any other. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one === null || one === undefined || other === null || other === undefined || placeKey(one) === placeKey(other)
