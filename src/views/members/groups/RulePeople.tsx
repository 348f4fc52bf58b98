import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberGroupRule, type RulePeople as Found } from '@contract/members/memberGroups'
import { useDebouncedValue } from '@/@core/hooks/useDebouncedValue'
import { findRulePeople } from '@/redux/memberGroups'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { toRule, type MemberGroupValues } from './memberGroupForm'

const findIfRight = async (rule: MemberGroupRule | undefined): Promise<Found | null> =>
  rule === undefined ? null : findRulePeople(rule)

/** How many the rule holds as it stands, and who the first are. */
export function RulePeople({ values }: { values: MemberGroupValues }) {
  const { t, i18n } = useTranslation('memberGroups')
  const { count } = useFormat()
  const text = useDebouncedValue(JSON.stringify(toRule(values)))
  const rule = useMemo(() => MemberGroupRule.safeParse(JSON.parse(text)).data, [text])
  const { answer: found } = useQuery(findIfRight, rule)
  if (rule === undefined || found === null) return <output />
  const { total, names } = found
  const rest = total - names.length
  const shown = [...names, ...(rest > 0 ? [t('morePeople', { count: rest, shown: count(rest) })] : [])]
  return (
    <output className="form-text d-block">
      {total === 0
        ? t('nobodyYet')
        : t('rulePeople', {
            count: total,
            shown: count(total),
            names: new Intl.ListFormat(i18n.language).format(shown),
          })}
    </output>
  )
}
