import { Plus, X } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LEVEL_MAX, LEVEL_MIN, PoolPerson, PoolPersonWrite } from '@contract/calendar/deputyPool'
import { Button } from '@/@core/components/Button'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { IconButton } from '@/@core/components/IconButton'
import { useSchemaForm, type SchemaForm } from '@/@core/hooks/useSchemaForm'
import { savePoolPerson } from '@/redux/calendar/deputyPool'
import { useFormat } from '@/shared/dates/useFormat'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { blankInstrument, poolSchema, poolValues, toPoolRequest, type PoolValues } from './poolForm'
import './deputies.scss'

interface PoolPersonDialogProps {
  /** The one to change; absent: a new one. */
  person?: PoolPerson | undefined
  onSaved: (person: PoolPerson) => void
  onClose: () => void
}

const levels = Array.from({ length: LEVEL_MAX - LEVEL_MIN + 1 }, (_, at) => LEVEL_MIN + at)

/** Who somebody of the pool is, how they are reached, and what they play. */
export function PoolPersonDialog({ person, onSaved, onClose }: PoolPersonDialogProps) {
  const { t } = useTranslation('deputies')
  const money = useMoney()
  const schema = useMemo(() => poolSchema(money), [money])
  const [defaults] = useState(() => poolValues(person ?? {}, money))
  const form = useSchemaForm<PoolValues>(schema, defaults)
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: person,
    schema: PoolPerson,
    prefix: 'person.',
    conflictText: () => t('conflict'),
    save: async (values, target) => {
      const saved = await savePoolPerson(PoolPersonWrite.parse(toPoolRequest(values, target, money)))
      showToast.success(t('saved', { name: saved.name }))
      onSaved(saved)
      onClose()
    },
  })

  return (
    <FormDialog
      title={person ? t('changeTitle', { name: person.name }) : t('add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...bind('name')} label={t('fields.name')} autoComplete="off" required />
      <div className="field-pair">
        <TextField {...bind('phone')} label={t('fields.phone')} type="tel" autoComplete="off" />
        <TextField {...bind('email')} label={t('fields.email')} type="email" autoComplete="off" />
      </div>
      <InstrumentRows form={form} />
      <AmountField control={form.control} name="fee" label={t('fields.fee')} hint={t('hints.fee')} isOptional />
      <TextAreaField {...bind('notes')} label={t('fields.notes')} rows={3} />
      {person && <CheckboxField {...bind('isArchived')} label={t('fields.isArchived')} />}
    </FormDialog>
  )
}

function InstrumentRows({ form }: { form: SchemaForm<PoolValues> }) {
  const { t } = useTranslation('deputies')
  const { count } = useFormat()
  const bind = useBoundFields(form)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'instruments' })
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="played-instruments">
      <legend>{t('fields.instruments')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="played-instrument">
          <TextField {...bind(`instruments.${index}.instrument`)} label={t('instrument')} autoComplete="off" />
          <TextField {...bind(`instruments.${index}.part`)} label={t('part')} inputMode="numeric" autoComplete="off" />
          <SelectField
            {...bind(`instruments.${index}.level`)}
            label={t('level')}
            options={[
              { value: '', label: t('noLevel') },
              ...levels.map((level) => ({ value: String(level), label: count(level) })),
            ]}
          />
          {fields.length > 1 && (
            <IconButton
              icon={X}
              label={t('removeInstrument', { number: index + 1 })}
              onClick={() => {
                addButton.current?.focus()
                remove(index)
              }}
            />
          )}
        </div>
      ))}
      <p className="form-text">{t('hints.level')}</p>
      <Button ref={addButton} size="sm" onClick={() => append(blankInstrument)}>
        <Plus size={15} aria-hidden />
        {t('addInstrument')}
      </Button>
    </fieldset>
  )
}
