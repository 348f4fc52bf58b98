import { Plus, X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { Controller, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sections } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { ComboField } from '@/@core/components/fields/ComboField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import type { DuesValues } from './duesForm'
import { useMemberOptions } from '@/views/finances/ledger/useMemberOptions'

/** Other amounts for some; nothing spares them. */
export function DuesExceptions({ form }: { form: SchemaForm<DuesValues> }) {
  const { t } = useTranslation(['finances', 'dues', 'members', 'shell'])
  const { control, validationErrorOf } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' })
  const members = useMemberOptions()
  const addButton = useRef<HTMLButtonElement>(null)
  const choices = useMemo(
    () => [
      ...sections.map((section) => ({
        value: `section:${section}`,
        label: t('dues:charge.sectionChoice', { name: t(`members:sections.${section}`) }),
      })),
      ...members.map(({ value, label }) => ({ value: `member:${value}`, label })),
    ],
    [t, members],
  )

  function takeOff(index: number): void {
    addButton.current?.focus()
    remove(index)
  }

  return (
    <>
      <p className="form-text">{t('dues:charge.exceptionsHint')}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className="dues-exception">
          <Controller
            control={control}
            name={`exceptions.${index}.who`}
            render={({ field }) => (
              <ComboField
                label={t('dues:charge.who')}
                required
                ref={field.ref}
                value={field.value}
                options={choices}
                onChange={field.onChange}
                error={validationErrorText(t, validationErrorOf(`exceptions.${index}.who`))}
                listLabel={t('dues:charge.who')}
                placeholder={t('member.placeholder')}
                emptyText={t('member.none')}
              />
            )}
          />
          <AmountField control={control} name={`exceptions.${index}.amount`} label={t('fields.amount')} />
          <span className="tooltip-edge-end">
            <IconButton icon={X} label={t('dues:charge.removeException')} onClick={() => takeOff(index)} />
          </span>
        </div>
      ))}
      <Button ref={addButton} size="sm" onClick={() => append({ who: '', amount: '' })}>
        <Plus size={15} aria-hidden />
        {t('dues:charge.addException')}
      </Button>
    </>
  )
}
