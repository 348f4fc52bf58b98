import { useMemo } from 'react'
import { csvText } from '@/@core/files/csvText'
import { fileName } from '@/@core/files/fileName'
import { saveTextFile } from '@/@core/files/saveFile'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

export const fieldIds = ['name', 'section', 'email'] as const
export type FieldId = (typeof fieldIds)[number]

export interface MemberRow extends Record<FieldId, string> {
  id: string
}

/** The sample members; the same array until the language is another. */
export function useMemberRows(): readonly MemberRow[] {
  const { members } = useWords(texts)
  return useMemo(
    () => members.map(([id = '', name = '', section = '', email = '']) => ({ id, name, section, email })),
    [members],
  )
}

type Fields = Readonly<Record<FieldId, string>>

export function memberText(rows: readonly MemberRow[], ids: readonly FieldId[], fields: Fields, language: string) {
  return csvText(
    ids.map((id) => fields[id]),
    rows.map((row) => ids.map((id) => row[id])),
    language,
  )
}

/** Saves the text, and answers the file's name. The examples stand still, so the day is always the same. */
export function saveMembers(title: string, text: string): string {
  const name = fileName([title, '2026-03-12'], 'csv')
  saveTextFile(name, text, 'text/csv;charset=utf-8')
  return name
}
