import { useRef, useState, type BaseSyntheticEvent } from 'react'
import { Member, MemberWrite } from '@contract/members'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormDraft } from '@/@core/hooks/useFormDraft'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useFormAlert } from '@/shared/failures/useFormAlert'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { saveMember } from '@/redux/members'
import { useRecordSave } from '@/shared/records/useRecordSave'
import { memberRules } from './memberConflict'
import { newMemberValues, valuesOf, type MemberStart } from './memberFormValues'

const members = { save: saveMember, rules: memberRules, schema: Member }

export interface MemberSaved {
  member: Member
  /** The person goes on to add another. */
  isMore: boolean
  /** What someone else changed meanwhile is in it too. */
  isMerged: boolean
}

interface MemberFormOptions {
  member: Member | undefined
  start: MemberStart | undefined
  onSaved: (saved: MemberSaved) => void
}

/** What stands behind the form: values, draft, and the ways in which a save can end. */
export function useMemberForm({ member, start, onSaved }: MemberFormOptions) {
  const userId = useAppSelector(selectUser)?.id ?? ''
  // What was read at first is what is edited, even where the screen asks again meanwhile.
  const [{ read, defaults }] = useState(() => ({
    read: member,
    defaults: member ? valuesOf(member) : newMemberValues(start),
  }))
  const form = useSchemaForm<MemberWrite>(MemberWrite, defaults)
  const draft = useFormDraft({ key: `${userId}.members.${read?.id ?? 'new'}`, form, defaults })
  const { alert, setAlert, refuse } = useFormAlert()
  /** For the button that was pressed; the ref for what follows, which the render before the press knows nothing of. */
  const [isMore, setMore] = useState(false)
  const wantsMore = useRef(false)
  const isSending = useRef(false)
  useDirtyWarning(draft.isDirty)

  const saving = useRecordSave(members, {
    read,
    onSaved: (saved, isMerged) => {
      draft.clear()
      onSaved({ member: saved, isMore: wantsMore.current, isMerged })
    },
    onFailed: (failure) => refuse(failure, () => form.showValidationErrors(failure.fields, 'member.')),
  })

  async function submit(event: BaseSyntheticEvent, isForMore = false): Promise<void> {
    // Enter pressed twice is faster than the busy button, and the second save would conflict with the first.
    if (isSending.current) {
      event.preventDefault()
      return
    }
    isSending.current = true
    wantsMore.current = isForMore
    setMore(isForMore)
    setAlert(null)
    await form.handleSubmit(saving.save)(event)
    isSending.current = false
  }

  return { form, draft, alert, submit, isMore, saving }
}
