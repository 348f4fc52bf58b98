import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Member } from '@contract/members'
import { withoutFamilyName } from '@contract/nameParts'
import { PER_PAGE_MAX } from '@contract/lists'
import { foldText } from '@/@core/components/foldText'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { searchMembers } from '@/redux/members'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { familyNameChoices, likelyFamilyName } from '@/shared/records/familyNames'
import type { MemberValues } from './memberFormValues'

interface NameFieldProps {
  form: Pick<UseFormReturn<MemberValues>, 'control' | 'setValue'>
  bind: BoundFields<MemberValues>
  /** The name on record; empty while somebody is added. */
  savedName: string
}

/**
 * Notes that the group already has a member of that name, who may be about to be entered twice. Names may repeat: saving remains
 * possible, and the note is not shown for the name as it was saved before.
 */
export function NameField({ form, bind, savedName }: NameFieldProps) {
  const { control } = form
  const { t } = useTranslation('members')
  const id = useWatch({ control, name: 'id' })
  const name = useWatch({ control, name: 'name' })
  const typed = foldName(name)
  const settled = useDebouncedValue(typed)
  const isKnown = settled === '' || settled === foldName(savedName)
  const [namesake, setNamesake] = useState<Member | null>(null)

  useEffect(() => {
    if (isKnown) return undefined
    const search = new AbortController()
    const isNamesake = (member: Member) => member.id !== id && foldName(member.name) === settled
    searchMembers({ q: settled, perPage: PER_PAGE_MAX }, search).then(
      ({ members }) => search.signal.aborted || setNamesake(members.find(isNamesake) ?? null),
      // If the check fails, saving will show what is wrong.
      failureOf,
    )
    return () => search.abort()
  }, [id, isKnown, settled])

  useFamilyName(form, name, savedName === '')

  const shown = !isKnown && namesake !== null && foldName(namesake.name) === typed ? namesake : null
  const words = shown && { name: shown.name, section: t(`sections.${shown.section}`) }
  const note = words && t(shown.status === 'former' ? 'form.namesakeFormer' : 'form.namesake', words)
  return (
    <>
      <TextField
        {...bind('name')}
        label={t('fields.name')}
        hint={
          shown ? (
            <span className="field-caution">
              <TriangleAlert size={14} aria-hidden />
              <span>
                {note} <Link to={paths.member(shown.id)}>{t('form.namesakeLink')}</Link>
              </span>
            </span>
          ) : undefined
        }
        autoComplete="off"
        required
      />
      <div className="field-pair">
        <SelectField
          {...bind('familyName')}
          label={t('fields.familyName')}
          hint={t('form.familyHint')}
          options={[
            { value: '', label: t('form.familyUnknown') },
            ...familyNameChoices(name).map((value) => ({ value, label: value })),
          ]}
        />
        <TextField
          {...bind('calledName')}
          label={t('fields.calledName')}
          hint={t('form.calledHint')}
          autoComplete="off"
        />
      </div>
      {/* Read out as it comes: a description that appears is not. */}
      <output className="visually-hidden">{note}</output>
    </>
  )
}

/** Keeps a surname that the name has; of somebody new, proposes one until it is chosen by hand. */
function useFamilyName({ control, setValue }: NameFieldProps['form'], name: string, isNew: boolean): void {
  const familyName = useWatch({ control, name: 'familyName' }) ?? ''
  const proposed = useRef('')
  useEffect(() => {
    const isProposed = isNew && familyName === proposed.current
    const isOfName = familyName === '' || withoutFamilyName(name, familyName)
    if (isOfName && !isProposed) return
    const next = likelyFamilyName(name)
    proposed.current = next
    if (next !== familyName) setValue('familyName', next)
  }, [name, familyName, isNew, setValue])
}

/** As people compare names: stray spaces do not count either. */
function foldName(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}
