import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Leads } from '@contract/leads'
import { fetchLeadChoices } from '@/redux/users'
import { useQuery } from '@/redux/useQuery'

/** Returns the names of what somebody leads, without what is gone. Asks for them only if somebody leads something. */
export function useLeadsText(isNeeded: boolean): (leads: Leads) => string {
  const { t } = useTranslation('members')
  const { answer } = useQuery(fetchLeadChoices, isNeeded)
  return useCallback(
    ({ sections, memberGroups }: Leads) => {
      const led = (answer?.sections ?? []).filter(({ id }) => sections.includes(id))
      const groups = (answer?.memberGroups ?? []).filter(({ id }) => memberGroups.includes(id))
      return [
        ...led.map(({ name, family }) => name ?? t(`sections.${family}`)),
        ...groups.map(({ name }) => name),
      ].join(', ')
    },
    [answer, t],
  )
}
