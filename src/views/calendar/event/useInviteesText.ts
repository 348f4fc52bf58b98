import { useTranslation } from 'react-i18next'
import type { Invitees } from '@contract/invitees'
import { useAppAbility } from '@/auth/Can'
import { useFormat } from '@/shared/dates/useFormat'

/** Describes whom an event invites. */
export function useInviteesText(): (invitees: Invitees) => string {
  const { t, i18n } = useTranslation(['invitees', 'members'])
  const { count } = useFormat()
  const mayReadMembers = useAppAbility().can('read', 'Member')
  function whom({ who, sections = [], instruments = [], groupIds = [], memberIds = [] }: Invitees): string {
    const list = new Intl.ListFormat(i18n.language)
    if (who === 'sections') return list.format(sections.map((section) => t(`members:sections.${section}`)))
    if (who === 'instruments') return list.format(instruments)
    if (who === 'groups') return t('facts.groups', { count: groupIds.length, shown: count(groupIds.length) })
    // Who may not read members gets only themselves of the chosen ones, so there is no number.
    if (who === 'members' && !mayReadMembers) return t('facts.chosen')
    if (who === 'members') return t('facts.members', { count: memberIds.length, shown: count(memberIds.length) })
    return t(`facts.${who}`)
  }
  return (invitees) => (invitees.isOptOut ? t('facts.optOut', { whom: whom(invitees) }) : whom(invitees))
}
