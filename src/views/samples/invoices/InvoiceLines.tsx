import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { IconButton } from '@/@core/components/IconButton'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { lineAmount, services } from './invoiceBill'
import { billOfValues, emptyLine, LINES_MAX, type InvoiceValues } from './invoiceFormValues'
import type { HundredthsFormat } from './invoiceNumbers'
import type { InvoiceFields } from './useInvoiceFields'

interface InvoiceLinesProps {
  form: SchemaForm<InvoiceValues>
  bind: InvoiceFields
  numbers: HundredthsFormat
  dollars: (amount: number) => string
}

/** What is charged, line by line; at least one stays. */
export function InvoiceLines({ form, bind, numbers, dollars }: InvoiceLinesProps) {
  const { t } = useTranslation('samplesInvoices')
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const typed = useWatch({ control, name: 'lines' })
  const { lines } = billOfValues({ lines: typed }, numbers)
  const addButton = useRef<HTMLButtonElement>(null)

  function takeOff(index: number): void {
    addButton.current?.focus()
    remove(index)
  }

  return (
    <div className="invoice-lines">
      {fields.map(({ id }, index) => {
        const line = lines[index]
        return (
          <fieldset key={id} className="invoice-line">
            <legend className="visually-hidden">{t('form.line', { number: index + 1 })}</legend>
            <SelectField
              {...bind(`lines.${index}.service`)}
              className="line-service"
              label={t('fields.service')}
              options={services.map((value) => ({ value, label: t(`services.${value}`) }))}
              required
            />
            <TextField
              {...bind(`lines.${index}.description`)}
              className="line-description"
              label={t('form.description')}
              autoComplete="off"
            />
            <TextField
              {...bind(`lines.${index}.quantity`)}
              className="line-number"
              label={t('form.quantity')}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            <TextField
              {...bind(`lines.${index}.price`)}
              className="line-number line-price"
              label={t('form.price')}
              inputMode="decimal"
              autoComplete="off"
              required
            />
            <p className="line-amount">
              <span className="form-label">{t('printing.amount')}</span>
              <output className="tabular">{dollars(line ? lineAmount(line) / 100 : 0)}</output>
            </p>
            <span className="line-remove tooltip-edge-end">
              <IconButton
                icon={Trash2}
                label={t('form.removeLine', { number: index + 1 })}
                disabled={fields.length === 1}
                onClick={() => takeOff(index)}
              />
            </span>
          </fieldset>
        )
      })}
      <Button
        ref={addButton}
        size="sm"
        disabled={fields.length >= LINES_MAX}
        onClick={() => append(emptyLine, { focusName: `lines.${fields.length}.description` })}
      >
        <Plus size={15} aria-hidden />
        {t('form.addLine')}
      </Button>
    </div>
  )
}
