import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LATER_AMOUNTS_MAX } from '@contract/finances/fees'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { IconButton } from '@/@core/components/IconButton'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import type { FeeClassValues } from './feeClassForm'

/** From which months on the class costs something else. */
export function LaterAmountRows({ form }: { form: SchemaForm<FeeClassValues> }) {
  const { t } = useTranslation('fees')
  const bind = useBoundFields(form)
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'laterAmounts' })
  const addButton = useRef<HTMLButtonElement>(null)

  function takeOff(index: number): void {
    addButton.current?.focus()
    remove(index)
  }

  return (
    <div className="fee-later">
      {fields.map(({ id }, index) => (
        <div key={id} className="fee-later-row">
          <DateField {...bind(`laterAmounts.${index}.from`)} type="month" label={t('class.laterFrom')} required />
          <AmountField
            control={control}
            name={`laterAmounts.${index}.amount`}
            label={t('class.laterAmount')}
            isOptional
          />
          <span className="tooltip-edge-end">
            <IconButton icon={X} label={t('class.laterRemove')} onClick={() => takeOff(index)} />
          </span>
        </div>
      ))}
      {fields.length < LATER_AMOUNTS_MAX && (
        <Button ref={addButton} size="sm" onClick={() => append({ from: '', amount: '' })}>
          <Plus size={15} aria-hidden />
          {t('class.laterAdd')}
        </Button>
      )}
    </div>
  )
}
