import { memo, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { memberStatuses, NO_FEE_CLASS, sections as families, type MemberCounts } from '@contract/members'
import type { OwnField } from '@contract/members/ownFields'
import { FilterBar } from '@/@core/components/table/FilterBar'
import { FilterSelect } from '@/@core/components/table/FilterSelect'
import { SearchField } from '@/@core/components/table/SearchField'
import { isFiltered, type MemberQuery } from '@/views/members/query/memberQuery'
import { chosenSection, hasOwn, sectionFilter, type ListedSection } from '@/views/members/columns/listedSections'
import { OwnFieldFilter } from './OwnFieldFilter'

interface MemberFiltersProps {
  query: MemberQuery
  /** As they are counted; null until loaded. */
  sections: readonly ListedSection[] | null
  /** Undefined until loaded, and for those who may not read the books. */
  feeClasses: MemberCounts['feeClasses']
  memberGroups: MemberCounts['memberGroups']
  ownFields: readonly OwnField[]
  onChoose: (changes: Partial<MemberQuery>) => void
  /** The search changes with each pause in the typing: no step for Back. */
  onAdjust: (changes: Partial<MemberQuery>) => void
  onClear: () => void
}

export const MemberFilters = memo(function MemberFilters({
  query,
  sections,
  feeClasses = [],
  memberGroups = [],
  ownFields,
  onChoose,
  onAdjust,
  onClear,
}: MemberFiltersProps) {
  const { t } = useTranslation('members')
  const search = useCallback((q: string) => onAdjust({ q }), [onAdjust])
  return (
    <FilterBar isFiltered={isFiltered(query)} onClear={onClear}>
      <SearchField value={query.q} onSearch={search} label={t('search')} placeholder={t('searchHint')} />
      <FilterSelect
        label={t('fields.section')}
        anyLabel={t('all.section')}
        value={chosenSection(query)}
        options={
          sections && hasOwn(sections)
            ? sections.map(({ id, label }) => ({ value: id, label }))
            : families.map((value) => ({ value, label: t(`sections.${value}`) }))
        }
        onChange={(value) => onChoose(sectionFilter(value))}
      />
      <FilterSelect
        label={t('fields.status')}
        anyLabel={t('all.status')}
        value={query.status ?? ''}
        options={memberStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        onChange={(value) => onChoose({ status: memberStatuses.find((status) => status === value) })}
      />
      {(feeClasses.length > 0 || query.feeClass !== undefined) && (
        <FilterSelect
          label={t('fields.feeClass')}
          anyLabel={t('all.feeClass')}
          value={query.feeClass ?? ''}
          options={[
            ...feeClasses.map(({ id, name }) => ({ value: id, label: name })),
            { value: NO_FEE_CLASS, label: t('noFeeClass') },
          ]}
          onChange={(value) => onChoose({ feeClass: value === '' ? undefined : value })}
        />
      )}
      {memberGroups.length > 0 && (
        <FilterSelect
          label={t('fields.memberGroup')}
          anyLabel={t('all.memberGroup')}
          value={query.memberGroup ?? ''}
          options={memberGroups.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => onChoose({ memberGroup: value === '' ? undefined : value })}
        />
      )}
      <OwnFieldFilter fields={ownFields} query={query} onChoose={onChoose} onAdjust={onAdjust} />
    </FilterBar>
  )
})
