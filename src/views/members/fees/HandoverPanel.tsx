import { useTranslation } from 'react-i18next'
import type { Member } from '@contract/members'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { findMemberFees } from '@/redux/finances/fees'
import { useQuery } from '@/redux/useQuery'
import { PayerHandover } from './PayerHandover'
import type { HandoverChoice } from './usePayerHandover'

interface HandoverPanelProps {
  member: Member
  choice: HandoverChoice
  /** As of PayerHandover. */
  misses: number
  onChange: (choice: HandoverChoice) => void
}

/** In the form of a leaving member who pays for others: the next payer, set when the form is saved. */
export function HandoverPanel({ member, choice, misses, onChange }: HandoverPanelProps) {
  const { t } = useTranslation('members')
  const { answer } = useQuery(findMemberFees, member.id)
  if (!answer?.paysFor) return null
  return (
    <FieldSection title={t('handover.title')}>
      <PayerHandover
        leaving={member}
        paysFor={answer.paysFor}
        canStay
        choice={choice}
        misses={misses}
        onChange={onChange}
      />
    </FieldSection>
  )
}
