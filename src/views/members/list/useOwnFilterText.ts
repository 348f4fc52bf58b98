import { useTranslation } from 'react-i18next'
import { ANY_OWN_VALUE, NO_OWN_VALUE } from '@contract/choices'
import type { OwnField } from '@contract/members/ownFields'
import type { MemberQuery } from '@/views/members/query/memberQuery'

/** The filter by an own field, as `T-shirt: M`; empty without one. */
export function useOwnFilterText(
  fields: readonly OwnField[],
  { ownField, ownValue = ANY_OWN_VALUE }: MemberQuery,
): string {
  const { t } = useTranslation('ownFields')
  const field = fields.find(({ id }) => id === ownField)
  if (!field) return ''
  return `${field.name}: ${valueText(field)}`

  function valueText({ kind, options = [] }: OwnField): string {
    if (ownValue === ANY_OWN_VALUE) return t('filter.any')
    if (ownValue === NO_OWN_VALUE) return t('filter.none')
    if (kind === 'yesNo') return t(ownValue === 'yes' ? 'yes' : 'no')
    if (kind === 'consent') return t(ownValue === 'yes' ? 'given' : 'refused')
    return options.find(({ id }) => id === ownValue)?.name ?? ownValue
  }
}
