import { X } from 'lucide-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { ComboField } from '@/@core/components/fields/ComboField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { CategorySelect } from '@/views/finances/categories/CategorySelect'
import { useEventChoices } from '@/views/finances/ledger/useEventChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import type { SplitValues } from './splitForm'

interface PartFieldsProps {
  form: SchemaForm<SplitValues>
  index: number
  /** Undefined: there is no rest that could go here. */
  onTakeRest?: ((index: number) => void) | undefined
  /** Undefined: it stays. */
  onRemove?: ((index: number) => void) | undefined
}

/** One part: how much of the payment, and what for. */
export function PartFields({ form, index, onTakeRest, onRemove }: PartFieldsProps) {
  const { t } = useTranslation(['splits', 'finances', 'shell'])
  const { control } = form
  const bind = useBoundFields(form)
  const number = index + 1
  const { field: member } = useController({ control, name: `parts.${index}.memberId` })
  const { field: event } = useController({ control, name: `parts.${index}.eventId` })
  const members = useMemberChoices()
  const events = useEventChoices()
  const { memberText, eventText } = useNames([{ memberId: member.value, eventId: event.value }])

  return (
    <Card tag="fieldset" className="split-part">
      <legend>{t('part', { number })}</legend>
      {onRemove && (
        <span className="split-part-remove tooltip-edge-end">
          <IconButton icon={X} label={t('removePart', { number })} onClick={() => onRemove(index)} />
        </span>
      )}
      <div>
        <AmountField control={control} name={`parts.${index}.amount`} label={t('finances:fields.amount')} />
        {onTakeRest && (
          <Button color="link" size="sm" label={t('takeRestOf', { number })} onClick={() => onTakeRest(index)}>
            {t('takeRest')}
          </Button>
        )}
      </div>
      <CategorySelect
        control={control}
        name={`parts.${index}.category`}
        own={`parts.${index}.subcategoryId`}
        placeholder={t('finances:form.categoryPlaceholder')}
        required
      />
      <ComboField
        {...events}
        label={t('finances:fields.event')}
        value={event.value ?? ''}
        chosenLabel={eventText(event.value ?? '')}
        onChange={event.onChange}
        listLabel={t('finances:event.choices')}
        placeholder={t('finances:event.placeholder')}
        emptyText={t('finances:event.none')}
      />
      <ComboField
        {...members}
        label={t('finances:fields.member')}
        value={member.value ?? ''}
        chosenLabel={memberText(member.value ?? '')}
        onChange={member.onChange}
        listLabel={t('finances:member.choices')}
        placeholder={t('finances:member.placeholder')}
        emptyText={t('finances:member.none')}
      />
      <TextField {...bind(`parts.${index}.notes`)} label={t('finances:fields.notes')} autoComplete="off" />
    </Card>
  )
}
