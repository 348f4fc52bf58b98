import { useTranslation } from 'react-i18next'
import { ComboInput } from '@/@core/components/fields/ComboInput'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useEventChoices } from '@/views/finances/ledger/useEventChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import { EVENT_FIELD_ID, MEMBER_FIELD_ID, type ReviewActions } from './reviewActions'
import type { ReviewLine } from './matchingReview'

interface LinkInputsProps {
  each: ReviewLine
  acts: ReviewActions
}

/** Fields for member and event of the line's new entry. */
export function LinkInputs({ each: { decision, links }, acts }: LinkInputsProps) {
  const { t } = useTranslation(['finances', 'matching'])
  const members = useMemberChoices()
  const events = useEventChoices()
  const { memberId = '', eventId = '' } = decision?.kind === 'new' ? decision : (links ?? {})
  const { memberText, eventText } = useNames([{ memberId, eventId }])
  return (
    <>
      <label className="review-field" htmlFor={MEMBER_FIELD_ID}>
        <span>{t('fields.member')}</span>
        <ComboInput
          {...members}
          id={MEMBER_FIELD_ID}
          value={memberId}
          chosenLabel={memberText(memberId)}
          onChange={(value) => acts.chooseLinks({ memberId: value })}
          listLabel={t('member.choices')}
          placeholder={t('matching:acts.memberPlaceholder')}
          emptyText={t('member.none')}
        />
      </label>
      <label className="review-field" htmlFor={EVENT_FIELD_ID}>
        <span>{t('fields.event')}</span>
        <ComboInput
          {...events}
          id={EVENT_FIELD_ID}
          value={eventId}
          chosenLabel={eventText(eventId)}
          onChange={(value) => acts.chooseLinks({ eventId: value })}
          listLabel={t('event.choices')}
          placeholder={t('matching:acts.eventPlaceholder')}
          emptyText={t('event.none')}
        />
      </label>
    </>
  )
}
