import { replySumKeys } from '@contract/analytics'
import type { ReplySums } from '@contract/analytics'

export const noReplies: ReplySums = {
  asked: 0,
  answeredInTime: 0,
  saidYes: 0,
  yesCame: 0,
  saidMaybe: 0,
  maybeCame: 0,
  saidNo: 0,
  noCame: 0,
  silent: 0,
  silentCame: 0,
}

/** As sent to clients: absent if nobody was ever asked. */
export function repliesOf({ asked, answeredInTime, saidYes, yesCame, ...rest }: ReplySums): { replies?: ReplySums } {
  if (asked === 0) return {}
  const { saidMaybe, maybeCame, saidNo, noCame, silent, silentCame } = rest
  const unsure = { saidMaybe, maybeCame, saidNo, noCame, silent, silentCame }
  return { replies: { asked, answeredInTime, saidYes, yesCame, ...unsure } }
}

/** Adds the sums up. */
export function addReplies(parts: readonly ReplySums[]): ReplySums {
  const sums = { ...noReplies }
  for (const part of parts) for (const key of replySumKeys) sums[key] += part[key]
  return sums
}
