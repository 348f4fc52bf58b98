import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { MemberImport, NewMemberLine, MemberLine } from '@contract/memberImports'
import { Member } from '@contract/members'
import type { ImportHead } from '@contract/imports'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchFees } from '@/redux/finances/fees'
import { fetchOwnFields } from '@/redux/ownFields'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { memberImports } from '@/redux/imports'
import { DuplicateHint } from '@/views/members/duplicates/DuplicateHint'
import { foldWords } from '@/@core/components/foldText'
import { ImportPage } from '@/shared/importing/ImportPage'
import { feeClassField } from './feeClassColumn'
import { sectionIdOf } from './memberImportAnswers'
import { useMemberImportArea } from './useMemberImportArea'

const Answers = z.object({ instruments: z.optional(z.record(z.string(), z.string())) })

/** What was said of instruments that nobody knew, for the group's next files: what they are, or in which section they go. */
function instrumentsSaid(
  { format }: ImportHead,
  items: readonly NewMemberLine[],
): Pick<MemberImport, 'spellings' | 'listed'> {
  const said = format === undefined ? undefined : Answers.safeParse(JSON.parse(format.answers)).data?.instruments
  const words = Object.entries(said ?? {}).filter(([, answer]) => answer !== '')
  const spellings = words.flatMap(([word, instrument]) =>
    sectionIdOf(instrument) === undefined ? [{ said: word, instrument }] : [],
  )
  const listed = words.flatMap(([word, answer]) => {
    const sectionId = sectionIdOf(answer)
    const instrument = items.find((item) => foldWords(item.instrument ?? '') === word)?.instrument
    return sectionId === undefined || instrument === undefined ? [] : [{ sectionId, instrument }]
  })
  return { ...(spellings.length > 0 && { spellings }), ...(listed.length > 0 && { listed }) }
}

const adapter = {
  toLine: ({
    id: _id,
    version: _version,
    guardians: _guardians,
    feeClassId: _class,
    ...line
  }: NewMemberLine): MemberLine => line,
  toBatch: ({
    items,
    updates = [],
    ...head
  }: ImportHead & { items: NewMemberLine[]; updates?: NewMemberLine[] }): MemberImport => ({
    ...head,
    members: items,
    ...instrumentsSaid(head, [...items, ...updates]),
    // Existing members have a version.
    ...(updates.length > 0 && {
      updates: updates.map(({ version = 0, feeClassId: _class, ...member }) => ({ ...member, version })),
    }),
  }),
  nameOf: (current: unknown) => Member.safeParse(current).data?.name ?? '',
}

/** What the group has of its own that a file may name. */
async function fetchColumns(keepsBooks: boolean) {
  const [ownFields, classes] = await Promise.all([
    fetchOwnFields(),
    keepsBooks ? fetchFees().then((fees) => fees.classes) : [],
  ])
  return { ownFields, classes }
}

/** A spreadsheet of people becomes members. */
export function MemberImportPage() {
  const load = useQuery(fetchColumns, useAppAbility().can('manage', 'Finance'))
  return (
    <Loaded {...load} isKept>
      {(columns) => <Import {...columns} />}
    </Loaded>
  )
}

function Import({ ownFields, classes }: Awaited<ReturnType<typeof fetchColumns>>) {
  const { t } = useTranslation('imports')
  const name = t('members.feeClass')
  const fields = useMemo(
    () => (classes.length > 0 ? [...ownFields, feeClassField(classes, name)] : ownFields),
    [ownFields, classes, name],
  )
  const area = useMemberImportArea(fields)
  const [imported, setImported] = useState(0)
  const calls = useMemo(
    (): typeof memberImports => ({
      ...memberImports,
      save: async (...batch) => {
        const answer = await memberImports.save(...batch)
        setImported((count) => count + 1)
        return answer
      },
    }),
    [],
  )
  const note = imported > 0 && <DuplicateHint key={imported} />
  return <ImportPage name="members" area={area} calls={calls} adapter={adapter} listPath={paths.members} note={note} />
}
