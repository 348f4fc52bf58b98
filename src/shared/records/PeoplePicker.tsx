import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/@core/components/IconButton'
import { ComboField } from '@/@core/components/fields/ComboField'
import { useAppSelector } from '@/redux/hooks'
import { selectNames } from '@/redux/names'
import { memberLabel } from './memberLabel'
import { useMemberChoices } from './useNameChoices'
import '@/@core/styles/pickedPeople.scss'

interface PeoplePickerProps {
  ids: string[]
  onChange: (ids: string[]) => void
  error: string | undefined
  /** The name of the button that takes somebody off the list. */
  removeLabel: (name: string) => string
}

/** Chosen members: they are found by name, and listed below with a button that removes them. */
export function PeoplePicker({ ids, onChange, error, removeLabel }: PeoplePickerProps) {
  const { t } = useTranslation('invitees')
  const { options, onSearch, ...source } = useMemberChoices()
  const { members } = useAppSelector(selectNames)
  const list = useRef<HTMLUListElement>(null)
  const hasUnnamed = ids.some((id) => !members[id])

  // The names of those who were chosen earlier come with the choices.
  useEffect(() => {
    if (hasUnnamed) onSearch?.('')
  }, [hasUnnamed, onSearch])

  const nameOf = (id: string) =>
    options.find(({ value }) => value === id)?.label ??
    (members[id] && memberLabel(members[id])) ??
    t(source.isBusy === true ? 'form.loadingMember' : 'form.unknownMember')

  function takeOff(id: string): void {
    const index = ids.indexOf(id)
    onChange(ids.filter((one) => one !== id))
    // After the list is rendered: the focus moves to the member who is at this position now.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button')
      buttons?.[Math.min(index, buttons.length - 1)]?.focus()
    })
  }

  return (
    <>
      <ComboField
        {...source}
        onSearch={onSearch}
        options={options.filter(({ value }) => !ids.includes(value))}
        label={t('form.addMember')}
        required
        value=""
        onChange={(id) => {
          if (id !== '') onChange([...ids, id])
        }}
        error={error}
        listLabel={t('form.memberChoices')}
        placeholder={t('form.memberPlaceholder')}
        emptyText={t('form.memberNone')}
      />
      {ids.length > 0 && (
        <ul ref={list} className="picked-people" aria-label={t('form.members')}>
          {ids.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <IconButton icon={X} label={removeLabel(nameOf(id))} onClick={() => takeOff(id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
