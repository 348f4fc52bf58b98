import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Thing, ThingWrite } from '@contract/members/things'
import { thingConditions, thingKinds } from '@contract/choices'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { DateField } from '@/@core/components/fields/DateField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveThing } from '@/redux/things'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { thingSchema, thingValues, toThingRequest, type ThingValues } from './thingForm'

interface ThingDialogProps {
  /** The one to change; absent: a new one. */
  thing?: Thing | undefined
  onSaved: (thing: Thing) => void
  onClose: () => void
}

/** What a thing is, what it is worth, and where it is kept. */
export function ThingDialog({ thing, onSaved, onClose }: ThingDialogProps) {
  const { t } = useTranslation('things')
  const money = useMoney()
  const schema = useMemo(() => thingSchema(money), [money])
  const [defaults] = useState(() => thingValues(thing, money))
  const form = useSchemaForm<ThingValues>(schema, defaults)
  const bind = useBoundFields(form)
  const { submit, alert } = useVersionedSubmit({
    form,
    record: thing,
    schema: Thing,
    prefix: 'thing.',
    conflictText: () => t('conflict'),
    save: async (values, target) => {
      const saved = await saveThing(ThingWrite.parse(toThingRequest(values, target, money)))
      showToast.success(t('saved', { name: saved.name }))
      onSaved(saved)
      onClose()
    },
  })

  return (
    <FormDialog
      size="lg"
      title={thing ? t('changeTitle', { name: thing.name }) : t('add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="field-pair">
        <TextField {...bind('name')} label={t('fields.name')} hint={t('hints.name')} autoComplete="off" required />
        <SelectField
          {...bind('kind')}
          label={t('fields.kind')}
          options={thingKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          required
        />
      </div>
      <div className="field-pair">
        <TextField {...bind('number')} label={t('fields.number')} hint={t('hints.number')} autoComplete="off" />
        <TextField {...bind('serialNumber')} label={t('fields.serialNumber')} autoComplete="off" />
      </div>
      <div className="field-pair">
        <AmountField control={form.control} name="value" label={t('fields.value')} isOptional />
        <SelectField
          {...bind('condition')}
          label={t('fields.condition')}
          options={[
            { value: '', label: t('noCondition') },
            ...thingConditions.map((value) => ({ value, label: t(`conditions.${value}`) })),
          ]}
        />
      </div>
      <div className="field-pair">
        <TextField {...bind('place')} label={t('fields.place')} hint={t('hints.place')} autoComplete="off" />
        <DateField {...bind('boughtOn')} label={t('fields.boughtOn')} />
      </div>
      <TextField {...bind('insurance')} label={t('fields.insurance')} hint={t('hints.insurance')} autoComplete="off" />
      <TextAreaField {...bind('notes')} label={t('fields.notes')} rows={3} />
    </FormDialog>
  )
}
