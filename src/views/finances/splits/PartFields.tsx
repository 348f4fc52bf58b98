import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import { EventField } from '@/views/finances/ledger/EventField'
import { MemberField } from '@/views/finances/ledger/MemberField'
import { CategorySelect } from '@/views/finances/categories/CategorySelect'
import { PurposeField } from '@/views/finances/purposes/PurposeField'
import type { SplitValues } from './splitForm'

interface PartFieldsProps {
  form: SchemaForm<SplitValues>
  index: number
  /** Undefined: there is no rest to add. */
  onTakeRest?: ((index: number) => void) | undefined
  /** Undefined: it cannot be removed. */
  onRemove?: ((index: number) => void) | undefined
}

/** Amount and links of one part. */
export function PartFields({ form, index, onTakeRest, onRemove }: PartFieldsProps) {
  const { t } = useTranslation(['splits', 'finances', 'shell'])
  const { control } = form
  const bind = useBoundFields(form)
  const number = index + 1

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
      <EventField control={control} name={`parts.${index}.eventId`} />
      <MemberField control={control} name={`parts.${index}.memberId`} />
      <PurposeField control={control} name={`parts.${index}.purposeId`} />
      <TextField {...bind(`parts.${index}.notes`)} label={t('finances:fields.notes')} autoComplete="off" />
    </Card>
  )
}
