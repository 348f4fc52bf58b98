import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Member, MemberWrite } from '@contract/members'
import { foldText } from '@/@core/components/foldText'
import { TextField } from '@/@core/components/fields/TextField'
import { useAppDispatch } from '@/redux/hooks'
import { searchMembers } from '@/redux/members'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'

interface NameFieldProps {
  control: UseFormReturn<MemberWrite>['control']
  bind: BoundFields<MemberWrite>
  /** Whether somebody is added: only then may a name that exists be a member entered twice. */
  isNew: boolean
}

/** Says when somebody of that name is in the group already. Two may well be called the same: it stands in nobody's way. */
export function NameField({ control, bind, isNew }: NameFieldProps) {
  const { t } = useTranslation('members')
  const dispatch = useAppDispatch()
  const typed = foldName(useWatch({ control, name: 'name' }))
  const [namesake, setNamesake] = useState<Member | null>(null)
  const { onBlur, ...field } = bind('name')

  async function look(): Promise<void> {
    if (!isNew || typed === '') return
    const outcome = await dispatch(searchMembers({ q: typed }))
    // Where it fails, the save will say what is wrong.
    if (!searchMembers.fulfilled.match(outcome)) return
    setNamesake(outcome.payload.members.find(({ name }) => foldName(name) === typed) ?? null)
  }

  const isShown = namesake !== null && foldName(namesake.name) === typed
  return (
    <TextField
      {...field}
      onBlur={(event) => {
        void onBlur(event)
        void look()
      }}
      label={t('fields.name')}
      hint={
        isShown ? t('form.namesake', { name: namesake.name, section: t(`sections.${namesake.section}`) }) : undefined
      }
      autoComplete="off"
      required
    />
  )
}

/** As people compare names: stray spaces do not count either. */
function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}
