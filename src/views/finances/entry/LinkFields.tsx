import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { EventField } from '@/views/finances/ledger/EventField'
import { MemberField } from '@/views/finances/ledger/MemberField'
import { PurposeField } from '@/views/finances/purposes/PurposeField'
import type { PurposeProposal } from '@/views/finances/purposes/PurposeField'
import type { FinanceFormValues } from './financeFormValues'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'

const NOTES_MAX = 2000

interface LinkFieldsProps {
  control: Control<FinanceFormValues>
  bind: BoundFields<FinanceFormValues>
  hasEvent: boolean
  proposal: PurposeProposal
}

/** The member, event and purpose of the entry. */
export function LinkFields({ control, bind, hasEvent, proposal }: LinkFieldsProps) {
  const { t } = useTranslation(['finances', 'shell'])
  return (
    <FieldSection title={t('form.restTitle')}>
      <MemberField control={control} name="memberId" />
      {hasEvent && <EventField control={control} name="eventId" />}
      <PurposeField control={control} name="purposeId" proposal={proposal} />
      <TextAreaField {...bind('notes')} label={t('fields.notes')} limit={NOTES_MAX} />
    </FieldSection>
  )
}
