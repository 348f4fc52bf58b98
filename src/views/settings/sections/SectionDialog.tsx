import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { Section, sections as families } from '@contract/members'
import { OwnSection } from '@contract/sections'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useFormat } from '@/shared/dates/useFormat'
import { isDistinct, joinSections, sectionPlayers, type Players } from './sectionList'
import type { SectionChange } from './useSectionSettings'

const schema = z.strictObject({ name: OwnSection.shape.name, family: Section, into: z.optional(z.string()) })

interface SectionDialogProps {
  /** The one to change; none: a new one, at the end. */
  section: OwnSection | undefined
  sections: readonly OwnSection[]
  players: Players
  onChange: (change: SectionChange) => Promise<boolean>
  onClose: () => void
}

/** A section's name and family, or the other one that it becomes: its instruments go along. */
export function SectionDialog({ section, sections, players, onChange, onClose }: SectionDialogProps) {
  const { t } = useTranslation(['sections', 'members'])
  const { count } = useFormat()
  const form = useSchemaForm(schema, { name: section?.name ?? '', family: section?.family, into: '' })
  const bind = useBoundFields(form)
  const into = useWatch({ control: form.control, name: 'into' }) ?? ''
  const others = section ? sections.filter((one) => one.id !== section.id) : []
  const target = others.find(({ id }) => id === into)
  const nameOf = (one: OwnSection) => one.name ?? t(`members:sections.${one.family}`)
  const number = section ? sectionPlayers(players, section) : 0

  const submit = form.handleSubmit(async ({ name, family }) => {
    if (section && target) {
      const done = t('section.merged', { name: nameOf(section), into: nameOf(target) })
      const joined = joinSections(sections, section, target)
      if (await onChange({ ...joined, joins: [{ from: section.id, into: target.id }], done })) onClose()
      return
    }
    const { id, instruments } = section ?? { id: uuidv7(), instruments: [] }
    const saved: OwnSection = { id, ...(name !== undefined && { name }), family, instruments }
    const next = section ? sections.map((one) => (one.id === id ? saved : one)) : [...sections, saved]
    if (!isDistinct(next)) form.showValidationErrors({ family: 'taken' })
    else if (await onChange({ sections: next, done: t('saved') })) onClose()
  })

  return (
    <FormDialog title={t('section.title')} formState={form.formState} alert={null} onSubmit={submit} onClose={onClose}>
      {!target && (
        <>
          <TextField {...bind('name')} label={t('section.name')} hint={t('section.nameHint')} autoComplete="off" />
          <SelectField
            {...bind('family')}
            label={t('section.family')}
            hint={t('section.familyHint')}
            placeholder={t('members:form.sectionPlaceholder')}
            options={families.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
            required
          />
        </>
      )}
      {others.length > 0 && (
        <SelectField
          {...bind('into')}
          label={t('section.merge')}
          hint={
            number > 0 ? t('section.mergeHint', { count: number, shown: count(number) }) : t('section.mergeHintEmpty')
          }
          placeholder={t('section.own')}
          options={others.map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
      )}
    </FormDialog>
  )
}
