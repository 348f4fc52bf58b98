import * as z from 'zod/mini'
import { memberStatuses } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { chosenStatus, memberAmbiguities, type MemberAnswers, type MemberColumns } from './memberImportAnswers'
import { chosenInstrument, unknownInstruments, type OwnInstruments } from './memberInstruments'

const Words = z.optional(z.record(z.string(), z.string()))
const Earlier = z.object({ statuses: Words, own: Words })

/**
 * The answers, with what was said of words in earlier files of the group (JSON of their answers, the newest first): each word is asked once,
 * whatever file brings it. What these answers say counts first. Instruments are kept with the group's sections.
 */
export function withEarlierWords(answers: MemberAnswers, earlier: readonly string[]): MemberAnswers {
  let { statuses, own = {} } = answers
  for (const json of earlier) {
    const read = Earlier.safeParse(JSON.parse(json))
    if (!read.success) continue
    const said = Object.entries(read.data.statuses ?? {}).flatMap(([word, text]) => {
      const status = memberStatuses.find((one) => one === text)
      return status ? [[word, status] as const] : []
    })
    statuses = { ...Object.fromEntries(said), ...statuses }
    own = { ...read.data.own, ...own }
  }
  return { ...answers, statuses, own }
}

/** The answers, with what was proposed for words and nobody changed. */
export function withProposals(
  columns: MemberColumns,
  answers: MemberAnswers,
  ownFields: readonly OwnField[],
  played: OwnInstruments,
): MemberAnswers {
  const { unknownStatuses } = memberAmbiguities(columns, ownFields, played.sections)
  const instruments = unknownInstruments(columns, played).map(({ key }) => {
    return [key, chosenInstrument(columns, played, answers.instruments ?? {}, key)] as const
  })
  return {
    ...answers,
    statuses: {
      ...answers.statuses,
      ...Object.fromEntries(unknownStatuses.map(({ key }) => [key, chosenStatus(answers, key)])),
    },
    ...(instruments.length > 0 && { instruments: { ...answers.instruments, ...Object.fromEntries(instruments) } }),
  }
}
