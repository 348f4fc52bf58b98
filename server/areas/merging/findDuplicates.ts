import type { DuplicateReason } from '@contract/members/duplicates'
import { phoneKey } from '@contract/phoneKeys'

/** What two records are compared by. */
export interface Person {
  id: string
  name: string
  familyName: string | null
  calledName: string | null
  email: string | null
  phone: string | null
  birthDate: string | null
}

interface FoundPair {
  ids: [string, string]
  reasons: DuplicateReason[]
}

/** Umlauts are also written without their dots. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/ß/g, 'ss')
    .replaceAll(/[ao]e|ue/g, (pair) => pair.charAt(0))
const wordsOf = (text: string | null) => fold(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []

interface Known extends Person {
  words: string[]
  family: Set<string>
  called: string[]
  mail: string
  phoneDigits: string
}

function known(person: Person): Known {
  const words = wordsOf(person.name)
  return {
    ...person,
    words,
    family: new Set(person.familyName === null ? words.slice(-1) : wordsOf(person.familyName)),
    called: wordsOf(person.calledName),
    mail: person.email?.toLowerCase() ?? '',
    phoneDigits: phoneKey(person.phone ?? ''),
  }
}

/** One letter more, less or another one. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const rests = one.length === other.length ? [one.slice(at + 1), other.slice(at + 1)] : undefined
  if (rests) return rests[0] === rests[1]
  const [long, short] = one.length > other.length ? [one, other] : [other, one]
  return long.slice(at + 1) === short.slice(at)
}

const isAll = (some: readonly string[], of: readonly string[]) => some.every((word) => of.includes(word))

/** The same words in any order, or all of the shorter name in the longer one. */
function hasSameName(one: Known, other: Known): boolean {
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  return isAll(short.words, long.words) && (short.words.length > 1 || long.words.length === 1)
}

/** By what the one is called: Bob Weber, who is Robert Weber and called Bob. */
function isCalledSo(one: Known, other: Known): boolean {
  if (one.called.length === 0) return false
  const rest = other.words.filter((word) => !one.called.includes(word))
  return rest.length < other.words.length && rest.length > 0 && isAll(rest, one.words)
}

/** A first name in common, a letter aside, or as an initial: what brothers and sisters at one address do not have. */
function hasFirstNameInCommon(one: Known, other: Known): boolean {
  const first = ({ words, family, called }: Known) => [...words.filter((word) => !family.has(word)), ...called]
  return first(one).some((word) =>
    first(other).some(
      (twin) =>
        word === twin ||
        isOneLetterOff(word, twin) ||
        ((word.length === 1 || twin.length === 1) && word.charAt(0) === twin.charAt(0)),
    ),
  )
}

/** What two records have in common that makes them one person's; empty: nothing does. */
function reasonsFor(one: Known, other: Known): DuplicateReason[] {
  const born = one.birthDate !== null && one.birthDate === other.birthDate
  if (!born && one.birthDate !== null && other.birthDate !== null) return []
  const isNamed = hasSameName(one, other)
  const isCalled = !isNamed && (isCalledSo(one, other) || isCalledSo(other, one))
  if (!isNamed && !isCalled && !hasFirstNameInCommon(one, other)) return []
  const more: DuplicateReason[] = [
    ...(one.mail !== '' && one.mail === other.mail ? (['email'] as const) : []),
    ...(one.phoneDigits.length > 5 && one.phoneDigits === other.phoneDigits ? (['phone'] as const) : []),
    ...(born ? (['birthDate'] as const) : []),
  ]
  if (isNamed) return ['name', ...more]
  if (isCalled) return ['calledName', ...more]
  // A day of birth is shared by many: some of the name must be the same besides, as that of twins is not.
  return more.length > 0 && (more[0] !== 'birthDate' || isAlike(one, other)) ? more : []
}

/** All of the shorter name, a letter aside: Meier and Meyer. */
function isAlike(one: Known, other: Known): boolean {
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one]
  return short.words.every((word) => long.words.some((twin) => word === twin || isOneLetterOff(word, twin)))
}

/** By what two records must meet to be compared at all: so are ten thousand found without comparing each with each. */
const keysOf = ({ words, called, mail, phoneDigits, birthDate }: Known): string[] => {
  const sorted = words.toSorted()
  // Of each name every pair of its words: a name may have more of them elsewhere.
  const pairs = sorted.flatMap((word, at) => sorted.slice(at + 1).map((next) => `${word} ${next}`))
  const asCalled = called.flatMap((word) => words.map((next) => [word, next].toSorted().join(' ')))
  return [
    ...(words.length === 1 ? words : pairs),
    ...asCalled,
    ...(mail === '' ? [] : [`@${mail}`]),
    ...(phoneDigits === '' ? [] : [`+${phoneDigits}`]),
    ...(birthDate === null ? [] : [`*${birthDate}`]),
  ]
}

/** Of one key that more have, such as a mail address of the whole choir, nothing is learnt. */
const SHARERS_MAX = 40

export const pairKey = (one: string, other: string) => [one, other].toSorted().join(' ')

/** Pairs that may be one person, surest first. `apart`: pairs of whom somebody said that they are two people (`pairKey`). */
export function findDuplicates(people: readonly Person[], apart: ReadonlySet<string>): FoundPair[] {
  const byKey = new Map<string, Known[]>()
  for (const person of people.map(known))
    for (const key of new Set(keysOf(person))) {
      const sharers = byKey.get(key)
      if (sharers) sharers.push(person)
      else byKey.set(key, [person])
    }
  const found = new Map<string, FoundPair>()
  const seen = new Set(apart)
  for (const sharers of byKey.values()) {
    if (sharers.length > SHARERS_MAX) continue
    for (const [at, one] of sharers.entries())
      for (const other of sharers.slice(at + 1)) {
        const key = pairKey(one.id, other.id)
        if (seen.has(key)) continue
        seen.add(key)
        const reasons = reasonsFor(one, other)
        if (reasons.length > 0)
          found.set(key, { ids: one.id < other.id ? [one.id, other.id] : [other.id, one.id], reasons })
      }
  }
  return [...found.values()].toSorted((one, other) => other.reasons.length - one.reasons.length)
}
