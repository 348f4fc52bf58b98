import type { Member } from '@contract/members'

/** The instrument with its part, as `Clarinet 2`, and the second one behind it. */
export function instrumentText({
  instrument,
  part,
  secondInstrument,
}: Pick<Member, 'instrument' | 'part' | 'secondInstrument'>): string | undefined {
  const first = instrument === undefined ? '' : [instrument, part].join(' ').trim()
  const names = [first, secondInstrument ?? ''].filter((name) => name !== '')
  return names.length === 0 ? undefined : names.join(' · ')
}
