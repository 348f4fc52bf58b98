import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ComboField } from '@/@core/components/fields/ComboField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { fetchHouseholds } from '@/redux/finances/payers'
import { useQuery } from '@/redux/useQuery'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import type { HandoverChoice } from './usePayerHandover'

interface PayerHandoverProps {
  leaving: { id: string; name: string }
  /** For whom they pay. */
  paysFor: readonly { memberId: string; name: string }[]
  /** Who was removed cannot go on paying. */
  canStay: boolean
  choice: HandoverChoice
  /** How many times it was to be saved without saying who the next payer is. */
  misses: number
  onChange: (choice: HandoverChoice) => void
}

/** Asks who pays from now on, where somebody leaves who pays for others. */
export function PayerHandover({ leaving, paysFor, canStay, choice, misses, onChange }: PayerHandoverProps) {
  const { t, i18n } = useTranslation('members')
  const members = useMemberChoices()
  const { answer: households } = useQuery(fetchHouseholds, undefined)
  const payerField = useRef<HTMLInputElement>(null)
  // The form's own fields come to whoever lacks one in a save; this one is beside them.
  useEffect(() => {
    if (misses > 0) payerField.current?.focus()
  }, [misses])
  const names = new Intl.ListFormat(i18n.language).format(paysFor.map(({ name }) => name))
  // Who is no member, and pays for members already, can pay for these too.
  const outsiders = useMemo(
    () => (households ?? []).flatMap(({ payer, name }) => (payer.isMember ? [] : [{ value: payer.id, label: name }])),
    [households],
  )
  const kinds = [...(canStay ? (['stays'] as const) : []), 'themselves' as const, 'other' as const]
  const payerId = choice.kind === 'other' ? choice.payerId : ''
  const options = [...outsiders, ...members.options.filter(({ value }) => value !== leaving.id)]
  return (
    <>
      <SelectField
        label={t('handover.label', { names })}
        hint={t('handover.hint', { name: leaving.name })}
        required
        value={choice.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`handover.${kind}`, { name: leaving.name }) }))}
        onChange={({ target }) => {
          const kind = kinds.find((one) => one === target.value) ?? 'themselves'
          onChange(kind === 'other' ? { kind, payerId: '' } : { kind })
        }}
      />
      {choice.kind === 'other' && (
        <ComboField
          {...members}
          ref={payerField}
          label={t('handover.payer')}
          required
          error={misses > 0 ? t('handover.missing') : undefined}
          value={payerId}
          chosenLabel={options.find(({ value }) => value === payerId)?.label}
          options={options}
          onChange={(value) => onChange({ kind: 'other', payerId: value })}
          listLabel={t('handover.payer')}
          placeholder={t('handover.placeholder')}
          emptyText={t('handover.none')}
        />
      )}
    </>
  )
}
