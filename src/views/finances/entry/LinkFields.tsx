import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ComboField } from '@/@core/components/fields/ComboField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import type { FinanceFormValues } from './financeFormValues'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useEventChoices } from '@/views/finances/ledger/useEventChoices'
import { useNames } from '@/views/finances/ledger/useNames'

const NOTES_MAX = 2000

interface LinkFieldsProps {
  control: Control<FinanceFormValues>
  bind: BoundFields<FinanceFormValues>
  hasEvent: boolean
}

/** Whom and what the entry is about. */
export function LinkFields({ control, bind, hasEvent }: LinkFieldsProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const { field: member } = useController({ control, name: 'memberId' })
  const { field: event, fieldState } = useController({ control, name: 'eventId' })
  const members = useMemberChoices()
  const events = useEventChoices()
  const { memberText, eventText } = useNames([{ memberId: member.value, eventId: event.value }])
  return (
    <FieldSection title={t('form.restTitle')}>
      <ComboField
        {...members}
        label={t('fields.member')}
        value={member.value ?? ''}
        chosenLabel={memberText(member.value ?? '')}
        onChange={member.onChange}
        listLabel={t('member.choices')}
        placeholder={t('member.placeholder')}
        emptyText={t('member.none')}
      />
      {hasEvent && (
        <ComboField
          {...events}
          label={t('fields.event')}
          value={event.value ?? ''}
          chosenLabel={eventText(event.value ?? '')}
          onChange={event.onChange}
          error={validationErrorText(t, fieldState.error?.message)}
          listLabel={t('event.choices')}
          placeholder={t('event.placeholder')}
          emptyText={t('event.none')}
        />
      )}
      <TextAreaField {...bind('notes')} label={t('fields.notes')} limit={NOTES_MAX} />
    </FieldSection>
  )
}
