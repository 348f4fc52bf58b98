import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { OwnFieldWrite, ownFieldReaders, ownFieldWriters } from '@contract/members/ownFields'
import type { OwnField, OwnFieldKind, OwnFieldReader, OwnFieldWriter } from '@contract/members/ownFields'

export interface OwnFieldValues {
  name: string
  kind: OwnFieldKind
  options: { optionId: string; name: string }[]
  seenBy: Record<OwnFieldReader, boolean>
  writtenBy: Record<OwnFieldWriter, boolean>
}

/** Its id is made with the row: a value refers to it, whatever the option is called later. */
export const blankOption = () => ({ optionId: uuidv7(), name: '' })

const ticked = <Word extends string>(words: readonly Word[], chosen: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, chosen.includes(word)])) as Record<Word, boolean>

/** A new field is for those who manage members alone, until somebody says otherwise. */
export function ownFieldValues(field: OwnField | undefined): OwnFieldValues {
  const { name = '', kind = 'text', options = [], seenBy = [], writtenBy = ['manager'] } = field ?? {}
  return {
    name,
    kind,
    options: options.map((option) => ({ optionId: option.id, name: option.name })),
    seenBy: ticked(ownFieldReaders, seenBy),
    writtenBy: ticked(ownFieldWriters, writtenBy),
  }
}

/** The indexes of the rows with a name: a blank one is no option. */
const filledRows = ({ options }: Pick<OwnFieldValues, 'options'>) =>
  options.flatMap(({ name = '' }: { name?: string | undefined }, index) => (name.trim() === '' ? [] : [index]))

/** As it is sent, valid or not. An empty name is absent from what a form hands over. */
export function toOwnFieldRequest(values: OwnFieldValues, id: string, version?: number): object {
  const { name, kind, seenBy, writtenBy } = values
  const options = kind === 'choice' ? values.options : []
  const writers = ownFieldWriters.filter((writer) => writtenBy[writer])
  const named = filledRows({ options }).map((index) => ({ id: options[index]?.optionId, name: options[index]?.name }))
  return {
    id,
    name,
    kind,
    ...(kind === 'choice' && { options: named }),
    // Who may write it reads it as well.
    seenBy: ownFieldReaders.filter((reader) => seenBy[reader] || (reader === 'self' && writers.includes('self'))),
    writtenBy: writers,
    ...(version !== undefined && { version }),
  }
}

/** The form's field for a path of the request: `options.2.name` for `field.options.1.name` where the row above is blank. */
export function ownFieldPath(path: string, values: OwnFieldValues): string {
  const [, sent] = /^options\.(\d+)/.exec(path) ?? []
  if (sent !== undefined) return `options.${filledRows(values)[Number(sent)] ?? sent}.name`
  if (path === 'options') return 'options.0.name'
  return path === 'writtenBy' ? 'writtenBy.manager' : path
}

/** For what is checked and never sent. */
const ANY_ID = '01900000-0000-7000-8000-000000000000'

/** The contract's rules. */
export const ownFieldSchema = z.custom<OwnFieldValues>().check(({ value, issues }) => {
  const values: OwnFieldValues = { ...value, options: value.options ?? [] }
  const read = OwnFieldWrite.safeParse(toOwnFieldRequest(values, ANY_ID))
  for (const { path, message } of read.error?.issues ?? [])
    issues.push({ code: 'custom', input: value, path: ownFieldPath(path.join('.'), values).split('.'), message })
})
