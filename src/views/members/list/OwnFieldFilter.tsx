import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ANY_OWN_VALUE, NO_OWN_VALUE } from '@contract/choices'
import type { OwnField } from '@contract/members/ownFields'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import type { MemberQuery } from '@/views/members/query/memberQuery'

interface OwnFieldFilterProps {
  fields: readonly OwnField[]
  query: MemberQuery
  onChoose: (changes: Partial<MemberQuery>) => void
  onAdjust: (changes: Partial<MemberQuery>) => void
}

/** Filters by one own field: which, and by what. */
export function OwnFieldFilter({ fields, query, onChoose, onAdjust }: OwnFieldFilterProps) {
  const { t } = useTranslation('ownFields')
  const field = fields.find(({ id }) => id === query.ownField)
  const search = useCallback((text: string) => onAdjust({ ownValue: text === '' ? undefined : text }), [onAdjust])
  if (fields.length === 0) return null
  const isWords = field !== undefined && ['text', 'number', 'date'].includes(field.kind)
  const isWordsSought = isWords && ![ANY_OWN_VALUE, NO_OWN_VALUE].some((known) => known === query.ownValue)
  return (
    <>
      <FilterSelect
        label={t('filter.field')}
        anyLabel={t('filter.noField')}
        value={field?.id ?? ''}
        options={fields.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChoose({ ownField: id === '' ? undefined : id, ownValue: undefined })}
      />
      {field && (
        <FilterSelect
          label={field.name}
          anyLabel={isWords ? t('filter.words') : t('filter.any')}
          value={isWordsSought ? '' : (query.ownValue ?? '')}
          options={[...valuesOf(field), { value: NO_OWN_VALUE, label: t('filter.none') }]}
          onChange={(value) => onChoose({ ownValue: value === '' ? undefined : value })}
        />
      )}
      {field && isWordsSought && (
        <SearchField
          key={field.id}
          value={query.ownValue ?? ''}
          onSearch={search}
          label={field.name}
          placeholder={t('filter.words')}
        />
      )}
    </>
  )

  function valuesOf({ kind, options = [] }: OwnField) {
    if (kind === 'choice') return options.map(({ id, name }) => ({ value: id, label: name }))
    if (kind === 'yesNo') return (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))
    if (kind === 'consent')
      return [
        { value: 'yes', label: t('given') },
        { value: 'no', label: t('refused') },
      ]
    return [{ value: ANY_OWN_VALUE, label: t('filter.any') }]
  }
}
