import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnField, OwnValue } from '@contract/members/ownFields'
import type { Format } from '@/i18n/format'
import { useFormat } from '@/shared/dates/useFormat'

const DATE = /^\d{4}-\d{2}-\d{2}$/

type Key = 'yes' | 'no' | 'consentGiven' | 'consentRefused' | 'consentRecorded'

interface TextSource {
  /** Any area's `t` that has these texts beside its own. */
  t: (key: `ownFields:${Key}`, values?: Record<string, string>) => string
  format: Format
}

/** A value for display. Without its field, options are shown as they are: the activity log has them by name. */
export function ownValueText(
  value: OwnValue,
  { t, format }: TextSource,
  field?: Pick<OwnField, 'kind' | 'options'>,
): string {
  if (typeof value === 'boolean') return t(value ? 'ownFields:yes' : 'ownFields:no')
  if (typeof value === 'number') return format.count(value)
  if (typeof value === 'object') {
    const { isGiven, on, recordedBy } = value
    const text = t(isGiven ? 'ownFields:consentGiven' : 'ownFields:consentRefused', { date: format.date(on) })
    return recordedBy === undefined ? text : t('ownFields:consentRecorded', { text, name: recordedBy })
  }
  if (field?.kind === 'choice') return field.options?.find(({ id }) => id === value)?.name ?? ''
  return field?.kind !== 'text' && DATE.test(value) ? format.date(value) : value
}

/** Formats values of fields. */
export function useOwnValueText(): (field: OwnField, value: OwnValue | undefined) => string {
  const { t } = useTranslation(['ownFields'])
  const format = useFormat()
  return useCallback(
    (field, value) => (value === undefined ? '' : ownValueText(value, { t, format }, field)),
    [t, format],
  )
}
