import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchGroup } from '@/@core/components/navbar/searchItem'
import { useAppAbility } from '@/auth/Can'
import { useAppSelector } from '@/redux/hooks'
import { memberSearchPath } from './memberSearchPath'
import { useFoundDeputies } from './useFoundDeputies'
import { useFoundEvents } from './useFoundEvents'
import { useFoundMembers } from './useFoundMembers'
import { useSampleGroups } from './useSampleGroups'

interface FoundRecordsProps {
  text: string
  onChange: (groups: SearchGroup[]) => void
}

/**
 * Searches members, events and the deputies' pool, if the user may see them, and samples, if switched on. Renders nothing; a separate component, so that it
 * loads after the search field.
 */
export function FoundRecords({ text, onChange }: FoundRecordsProps) {
  const { t } = useTranslation('layout')
  const hasSamples = useAppSelector((state) => state.layout.hasSamples)
  const ability = useAppAbility()
  const members = useFoundMembers(ability.can('read', 'Member') ? text : '')
  const deputies = useFoundDeputies(ability.can('manage', 'Event') ? text : '')
  const events = useFoundEvents(ability.can('read', 'Event') ? text : '')
  const samples = useSampleGroups(hasSamples, text)

  const groups = useMemo(
    () => [
      { id: 'members', title: t('nav.members'), allPath: memberSearchPath(text), ...members },
      { id: 'deputies', title: t('navbar.deputies'), items: deputies },
      { id: 'events', title: t('nav.calendar'), items: events.found },
      { id: 'unfinished', title: t('navbar.unfinished'), items: events.unfinished },
      ...samples,
    ],
    [t, text, members, deputies, events, samples],
  )
  useEffect(() => onChange(groups), [groups, onChange])

  return null
}
