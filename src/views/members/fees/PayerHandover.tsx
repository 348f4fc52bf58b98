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
  /** The members they pay for. */
  paysFor: readonly { memberId: string; name: string }[]
  /** False for a removed member, who cannot go on paying. */
  canStay: boolean
  choice: HandoverChoice
  /** Number of attempts to save without naming the next payer. */
  misses: number
  onChange: (choice: HandoverChoice) => void
}

/** Asks for the next payer when a member leaves who pays for others. */
export function PayerHandover({ leaving, paysFor, canStay, choice, misses, onChange }: PayerHandoverProps) {
  const { t, i18n } = useTranslation('members')
  const members = useMemberChoices()
  const { answer: households } = useQuery(fetchHouseholds, undefined)
  const payerField = useRef<HTMLInputElement>(null)
  // A form moves the focus to its own invalid fields on save; this field is not part of it.
  useEffect(() => {
    if (misses > 0) payerField.current?.focus()
  }, [misses])
  const names = new Intl.ListFormat(i18n.language).format(paysFor.map(({ name }) => name))
  // Payers who are not members can pay for these members too.
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
