import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paymentMethods } from '@contract/finances'
import { ComboField } from '@/@core/components/fields/ComboField'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { useMemberChoices } from '@/shared/records/useNameChoices'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useEventChoices } from '@/views/finances/ledger/useEventChoices'
import { useNames } from '@/views/finances/ledger/useNames'
import type { RecurringValues } from './recurringForm'

const NOTES_MAX = 500

interface RecurringLinksProps {
  control: Control<RecurringValues>
  bind: BoundFields<RecurringValues>
}

/** How and from where it is paid, and whom and what it is about. */
export function RecurringLinks({ control, bind }: RecurringLinksProps) {
  const { t } = useTranslation(['finances', 'shell'])
  const { field: member, fieldState: memberState } = useController({ control, name: 'memberId' })
  const { field: event, fieldState: eventState } = useController({ control, name: 'eventId' })
  const [status, accountId] = useWatch({ control, name: ['status', 'accountId'] })
  const members = useMemberChoices()
  const events = useEventChoices()
  const { hasSeveral, nameOf, optionsWith } = useAccounts()
  const { memberText, eventText } = useNames([{ memberId: member.value, eventId: event.value }])
  return (
    <>
      {status === 'paid' && (
        <SelectField
          {...bind('method')}
          label={t('fields.method')}
          placeholder={t('form.methodPlaceholder')}
          options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        />
      )}
      {hasSeveral && (
        <SelectField
          {...bind('accountId')}
          label={t('fields.account')}
          placeholder={nameOf(undefined)}
          options={optionsWith(accountId).slice(1)}
          required
        />
      )}
      <ComboField
        {...members}
        label={t('fields.member')}
        value={member.value ?? ''}
        chosenLabel={memberText(member.value ?? '')}
        onChange={member.onChange}
        error={validationErrorText(t, memberState.error?.message)}
        listLabel={t('member.choices')}
        placeholder={t('member.placeholder')}
        emptyText={t('member.none')}
      />
      <ComboField
        {...events}
        label={t('fields.event')}
        value={event.value ?? ''}
        chosenLabel={eventText(event.value ?? '')}
        onChange={event.onChange}
        error={validationErrorText(t, eventState.error?.message)}
        listLabel={t('event.choices')}
        placeholder={t('event.placeholder')}
        emptyText={t('event.none')}
      />
      <TextAreaField {...bind('notes')} label={t('fields.notes')} limit={NOTES_MAX} />
    </>
  )
}
