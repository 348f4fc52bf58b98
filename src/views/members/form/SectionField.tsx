import { useState } from 'react'
import { useController, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listedSection, restOf, type OwnSection } from '@contract/sections'
import { SelectField } from '@/@core/components/fields/SelectField'
import type { MemberValues } from './memberFormValues'

interface SectionFieldProps {
  form: Pick<UseFormReturn<MemberValues>, 'control' | 'setValue'>
  /** The group's own. */
  sections: readonly OwnSection[]
  error: string | undefined
}

/** The section of a member in a group that has its own: what is stored is its family, and the instrument, which decides the section. */
export function SectionField({ form: { control, setValue }, sections, error }: SectionFieldProps) {
  const { t } = useTranslation('members')
  const {
    field: { name, ref, value: stored, onBlur, onChange },
  } = useController({ control, name: 'section' })
  const instrument = (useWatch({ control, name: 'instrument' }) ?? '').trim()
  const [chosen, setChosen] = useState<OwnSection | null>(null)
  // A form that adds begins with none.
  const family = stored as MemberValues['section'] | undefined
  const isOpen = chosen !== null && chosen.family === family && instrument === ''
  const listed = family && listedSection(sections, { section: family, instrument })
  const value = isOpen ? chosen.id : (listed ?? '')
  const isRest = family !== undefined && value === restOf(family)

  function choose(id: string): void {
    const section = sections.find((known) => known.id === id)
    if (!section) return
    setChosen(section)
    onChange(section.family)
    if (listedSection(sections, { section: section.family, instrument }) === id) return
    const [only = '', ...others] = section.instruments
    setValue('instrument', others.length === 0 ? only : '', { shouldDirty: true })
  }

  return (
    <SelectField
      name={name}
      ref={ref}
      onBlur={onBlur}
      label={t('fields.section')}
      hint={isOpen && listed !== value ? t('form.sectionHint') : undefined}
      error={error}
      placeholder={t('form.sectionPlaceholder')}
      value={value}
      options={[
        ...sections.map(({ id, name: called, family: of }) => ({ value: id, label: called ?? t(`sections.${of}`) })),
        ...(isRest ? [{ value, label: t(`sections.${family}`) }] : []),
      ]}
      onChange={({ target }) => choose(target.value)}
      required
    />
  )
}
