import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  OWN_OPTIONS_MAX,
  OwnField,
  OwnFieldWrite,
  ownFieldKinds,
  ownFieldReaders,
  ownFieldWriters,
} from '@contract/members/ownFields'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm, type SchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveOwnField } from '@/redux/ownFields'
import { useFormat } from '@/shared/dates/useFormat'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import {
  blankOption,
  ownFieldPath,
  ownFieldSchema,
  ownFieldValues,
  toOwnFieldRequest,
  type OwnFieldValues,
} from './ownFieldForm'

interface OwnFieldDialogProps {
  /** The field to change; absent: a new one. */
  field?: OwnField | undefined
  /** How many members have a value of it: then its kind stays. */
  used?: number
  onSaved: () => void
  onRemove?: (() => void) | undefined
  onClose: () => void
}

/** Name, kind and options of an own field, and who sees and writes it. */
export function OwnFieldDialog({ field, used = 0, onSaved, onRemove, onClose }: OwnFieldDialogProps) {
  const { t } = useTranslation(['ownFields', 'layout'])
  const { count } = useFormat()
  const [defaults] = useState(() => ownFieldValues(field))
  const form = useSchemaForm<OwnFieldValues>(ownFieldSchema, defaults)
  const bind = useBoundFields(form)
  const kind = useWatch({ control: form.control, name: 'kind' })
  const isSelfWriter = useWatch({ control: form.control, name: 'writtenBy.self' })

  const { submit, alert } = useVersionedSubmit({
    form,
    record: field,
    schema: OwnField,
    prefix: 'field.',
    fieldPath: ownFieldPath,
    conflictText: () => t('conflict'),
    goneText: () => t('gone'),
    save: async (values, target) => {
      const { name } = await saveOwnField(OwnFieldWrite.parse(toOwnFieldRequest(values, target.id, target.version)))
      showToast.success(t('saved', { name }))
      onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      size="lg"
      title={field ? t('change', { name: field.name }) : t('add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={onRemove}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('name')} hint={t('nameHint')} autoComplete="off" required />
      <SelectField
        {...bind('kind')}
        label={t('kind')}
        hint={used > 0 ? t('kindFixed', { count: used, shown: count(used) }) : t(`kindHints.${kind}`)}
        options={ownFieldKinds
          .filter((known) => used === 0 || known === field?.kind)
          .map((value) => ({ value, label: t(`kinds.${value}`) }))}
        required
      />
      {kind === 'choice' && <OptionRows form={form} />}
      <FieldSection title={t('seenBy')}>
        <p className="form-text">{t('seenByHint')}</p>
        {ownFieldReaders.map((reader) =>
          reader === 'self' && isSelfWriter ? null : (
            <CheckboxField key={reader} {...bind(`seenBy.${reader}`)} label={t(`readers.${reader}`)} />
          ),
        )}
      </FieldSection>
      <FieldSection title={t('writtenBy')}>
        {ownFieldWriters.map((writer) => (
          <CheckboxField key={writer} {...bind(`writtenBy.${writer}`)} label={t(`writers.${writer}`)} />
        ))}
      </FieldSection>
    </FormDialog>
  )
}

/** The options of a choice, in their order. */
function OptionRows({ form }: { form: SchemaForm<OwnFieldValues> }) {
  const { t } = useTranslation('ownFields')
  const bind = useBoundFields(form)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' })
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <FieldSection title={t('options')}>
      <ol className="own-options">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <TextField
              {...bind(`options.${index}.name`)}
              label={t('option', { number: index + 1 })}
              autoComplete="off"
              required
            />
            <IconButton
              icon={X}
              label={t('removeOption', { number: index + 1 })}
              onClick={() => {
                addButton.current?.focus()
                remove(index)
              }}
            />
          </li>
        ))}
      </ol>
      {fields.length < OWN_OPTIONS_MAX && (
        <Button ref={addButton} size="sm" onClick={() => append(blankOption())}>
          <Plus size={15} aria-hidden />
          {t('addOption')}
        </Button>
      )}
    </FieldSection>
  )
}
