import { Plus, X } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useController, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sections } from '@contract/members'
import { Button } from '@/@core/components/Button'
import { IconButton } from '@/@core/components/IconButton'
import { ComboField } from '@/@core/components/fields/ComboField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import type { DuesValues } from './duesForm'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useNames } from '@/views/finances/ledger/useNames'

/** Other amounts for some members; zero exempts them. */
export function DuesExceptions({ form }: { form: SchemaForm<DuesValues> }) {
  const { t } = useTranslation(['finances', 'dues', 'shell'])
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'exceptions' })
  const addButton = useRef<HTMLButtonElement>(null)

  function takeOff(index: number): void {
    addButton.current?.focus()
    remove(index)
  }

  return (
    <>
      <p className="form-text">{t('dues:charge.exceptionsHint')}</p>
      {fields.map(({ id }, index) => (
        <div key={id} className="dues-exception">
          <WhoField form={form} index={index} />
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

interface WhoFieldProps {
  form: SchemaForm<DuesValues>
  /** Index of the exception. */
  index: number
}

/** Selects a section or a member. */
function WhoField({ form: { control, validationErrorOf }, index }: WhoFieldProps) {
  const { t } = useTranslation(['finances', 'dues', 'members', 'shell'])
  const name = `exceptions.${index}.who` as const
  const {
    field: { ref, value, onChange },
  } = useController({ control, name })
  const { options: members, ...source } = useMemberChoices()
  const [kind, id = ''] = value.split(':')
  const { memberText } = useNames(kind === 'member' ? [{ memberId: id }] : undefined)
  const options = useMemo(
    () => [
      ...sections.map((section) => ({
        value: `section:${section}`,
        label: t('dues:charge.sectionChoice', { name: t(`members:sections.${section}`) }),
      })),
      ...members.map(({ value, label }) => ({ value: `member:${value}`, label })),
    ],
    [t, members],
  )
  return (
    <ComboField
      {...source}
      label={t('dues:charge.who')}
      required
      ref={ref}
      value={value}
      chosenLabel={memberText(id)}
      options={options}
      onChange={onChange}
      error={validationErrorText(t, validationErrorOf(name))}
      listLabel={t('dues:charge.who')}
      placeholder={t('member.placeholder')}
      emptyText={t('member.none')}
    />
  )
}
