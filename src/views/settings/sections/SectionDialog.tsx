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
import { isDistinct } from './sectionList'
import type { SectionChange } from './useSectionSettings'

const schema = z.strictObject({ name: OwnSection.shape.name, family: Section })

interface SectionDialogProps {
  /** The one to change; none: a new one, at the end. */
  section: OwnSection | undefined
  sections: readonly OwnSection[]
  onChange: (change: SectionChange) => Promise<boolean>
  onClose: () => void
}

export function SectionDialog({ section, sections, onChange, onClose }: SectionDialogProps) {
  const { t } = useTranslation(['sections', 'members'])
  const form = useSchemaForm(schema, { name: section?.name ?? '', family: section?.family })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(async ({ name, family }) => {
    const { id, instruments } = section ?? { id: uuidv7(), instruments: [] }
    const saved: OwnSection = { id, ...(name !== undefined && { name }), family, instruments }
    const next = section ? sections.map((one) => (one.id === id ? saved : one)) : [...sections, saved]
    if (!isDistinct(next)) form.showValidationErrors({ family: 'taken' })
    else if (await onChange({ sections: next, done: t('saved') })) onClose()
  })

  return (
    <FormDialog title={t('section.title')} formState={form.formState} alert={null} onSubmit={submit} onClose={onClose}>
      <TextField {...bind('name')} label={t('section.name')} hint={t('section.nameHint')} autoComplete="off" />
      <SelectField
        {...bind('family')}
        label={t('section.family')}
        hint={t('section.familyHint')}
        placeholder={t('members:form.sectionPlaceholder')}
        options={families.map((value) => ({ value, label: t(`members:sections.${value}`) }))}
        required
      />
    </FormDialog>
  )
}
