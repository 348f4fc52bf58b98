import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { EventName, MemberName } from '@contract/names'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchFinanceNames, selectNames } from '@/redux/names'
import { useEventWhen } from '@/shared/dates/useEventWhen'
import { nameTexts, type NameTexts } from './nameTexts'

type Links = Partial<Pick<Finance, 'memberId' | 'eventId'>>

interface NamesById extends NameTexts {
  memberOf: (id: string) => MemberName | undefined
  eventOf: (id: string) => EventName | undefined
}

const none: readonly Links[] = []

/**
 * Names of entries' members and events, which responses contain. Missing ones in `asked` (for forms with an initial event, drafts, or other
 * people's changes) are loaded.
 */
export function useNames(asked: readonly (Links | undefined)[] = none): NamesById {
  const { t } = useTranslation('finances')
  const dispatch = useAppDispatch()
  const { members, events } = useAppSelector(selectNames)
  const when = useEventWhen()
  const memberId = asked.map((links) => links?.memberId).find((id) => id && !members[id])
  const eventId = asked.map((links) => links?.eventId).find((id) => id && !events[id])

  useEffect(() => {
    if (memberId) void dispatch(fetchFinanceNames({ memberId }))
  }, [dispatch, memberId])
  useEffect(() => {
    if (eventId) void dispatch(fetchFinanceNames({ eventId }))
  }, [dispatch, eventId])

  return useMemo(() => {
    const known = { memberOf: (id: string) => members[id], eventOf: (id: string) => events[id] }
    return { ...known, ...nameTexts(known, t, when) }
  }, [members, events, when, t])
}
