import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ComboField } from '@/@core/components/fields/ComboField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { TextAreaField } from '@/@core/components/fields/TextAreaField'
import type { FinanceFormValues } from './financeFormValues'
import type { BoundFields } from '@/@core/components/fields/useBoundFields'
import { useEventNames } from '@/views/finances/ledger/useEventNames'
import { useMemberOptions } from '@/views/finances/ledger/useMemberOptions'

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
  const members = useMemberOptions()
  const [isReached, setReached] = useState(false)
  const events = useEventNames(isReached || Boolean(event.value))
  return (
    <FieldSection title={t('form.restTitle')}>
      <ComboField
        label={t('fields.member')}
        value={member.value ?? ''}
        options={members}
        onChange={member.onChange}
        listLabel={t('member.choices')}
        placeholder={t('member.placeholder')}
        emptyText={t('member.none')}
      />
      {hasEvent && (
        <ComboField
          label={t('fields.event')}
          value={event.value ?? ''}
          options={events.options}
          onFocus={() => setReached(true)}
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
