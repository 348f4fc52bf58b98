import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CalendarDate, text } from '@contract/primitives'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useFormat } from '@/shared/dates/useFormat'
import type { ExampleProps } from './example'
import { FormDialog } from './FormDialog'

const kinds = ['concert', 'rehearsal', 'tour'] as const
const NOTES_MAX = 200
const Project = z.object({
  name: text(80),
  day: CalendarDate,
  kind: z.enum(kinds),
  notes: z.optional(text(NOTES_MAX)),
})
type Project = z.infer<typeof Project>

export function CreateExample({ onDone, onClose }: ExampleProps) {
  const { t } = useTranslation('samplesDialogs')
  const format = useFormat()
  const form = useSchemaForm<Project>(Project, { name: '', day: '', kind: 'concert', notes: '' })
  const bind = useBoundFields(form)

  const submit = form.handleSubmit(({ name, day }) => {
    onDone(t('create.done', { name, day: format.date(day) }))
    onClose()
  })

  return (
    <FormDialog
      title={t('create.title')}
      submitLabel={t('create.act')}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('create.name')} required autoComplete="off" />
      <div className="field-pair">
        <DateField {...bind('day')} label={t('create.day')} required />
        <SelectField
          {...bind('kind')}
          label={t('create.kind')}
          required
          options={kinds.map((value) => ({ value, label: t(`create.kinds.${value}`) }))}
        />
      </div>
      <TextAreaField {...bind('notes')} label={t('create.notes')} limit={NOTES_MAX} rows={3} />
    </FormDialog>
  )
}
