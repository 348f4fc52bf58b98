import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { listMemberNames } from '@/redux/names'
import { useQuery } from '@/redux/useQuery'
import { memberLabel } from '@/shared/records/memberLabel'
import type { EventFormValues } from './eventFormValues'

const NOTES_MAX = 2000

/** Who is in charge, and what those who manage events tell each other. */
export function LeaderFields({ form }: { form: SchemaForm<EventFormValues> }) {
  const { t } = useTranslation('eventForm')
  const bind = useBoundFields(form)
  const names = useId()
  const [isReached, setReached] = useState(false)
  return (
    <>
      <div className="field" onFocus={() => setReached(true)}>
        <TextField {...bind('inCharge')} label={t('inCharge')} list={names} autoComplete="off" />
      </div>
      <TextAreaField {...bind('leaderNotes')} label={t('leaderNotes')} hint={t('leaderNotesHint')} limit={NOTES_MAX} />
      <datalist id={names}>{isReached && <People />}</datalist>
    </>
  )
}

/** The person themselves, who may be no member, and all members: namesakes with what is beside their name. */
function People() {
  const own = useAppSelector(selectUser)?.name
  const { answer } = useQuery(listMemberNames, '')
  const names = [own ?? [], (answer?.rows ?? []).map(memberLabel)].flat()
  return [...new Set(names)].map((name) => <option key={name}>{name}</option>)
}
