import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import type { Deputy } from '@contract/replies/deputies'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { selectSignInCount } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchLineup, removeDeputy, saveDeputy, selectLineup, setReply } from '@/redux/lineup'
import { toastFailure } from '@/shared/failures/toastFailure'
import { memberLabel } from '@/shared/records/memberLabel'
import type { LineupPerson, ShownAnswer } from './lineupParts'

/** What can be done with somebody of the line-up. */
export interface LineupActions {
  canAnswer: boolean
  answerFor: (person: LineupPerson, answer: ShownAnswer, reason?: string) => Promise<void>
  openLink: (person: LineupPerson) => void
  editDeputy: (deputy: Deputy) => void
  dropDeputy: (deputy: Deputy) => Promise<void>
}

/** Who comes to an event, read again with each version of it, and what changes it. */
export function useLineup({ id, version }: Pick<CalendarEvent, 'id' | 'version'>) {
  const { t } = useTranslation(['lineup', 'shell'])
  const dispatch = useAppDispatch()
  const signInCount = useAppSelector(selectSignInCount)
  const state = useAppSelector(selectLineup)
  const isOwn = state.eventId === id
  const reload = useCallback(() => void dispatch(fetchLineup(id)), [dispatch, id])
  useEffect(reload, [reload, version, signInCount])

  async function attempt(change: () => Promise<unknown>): Promise<boolean> {
    try {
      await change()
      return true
    } catch (thrown) {
      toastFailure(failureOf(thrown))
      return false
    }
  }

  async function answerFor(person: LineupPerson, answer: ShownAnswer, reason?: string): Promise<void> {
    const { asDeputy } = person
    const whose = asDeputy ? { deputyId: person.id } : { memberId: person.id }
    const set = (said: ShownAnswer, why: string | undefined) =>
      attempt(() => dispatch(setReply({ eventId: id, ...whose, answer: said, ...(why && { reason: why }) })).unwrap())
    if (!(await set(answer, answer === 'silent' ? undefined : reason))) return
    // An absence, or an answer that asks to be confirmed, holds again once nothing else is set.
    const before = person.isAway ? 'silent' : person.answer
    const undo = () => void set(before, person.isAway ? undefined : person.reason)
    showToast.success(t('answerSet', { name: memberLabel(person), answer: t(`answers.${answer}`) }), {
      action: { label: t('shell:undo'), onPress: undo },
    })
  }

  async function dropDeputy(deputy: Deputy): Promise<void> {
    if (!(await attempt(() => dispatch(removeDeputy(deputy)).unwrap()))) return
    const restore = () => void attempt(() => dispatch(saveDeputy(deputy)).unwrap())
    showToast.success(t('deputyRemoved', { name: deputy.name }), {
      action: { label: t('shell:undo'), onPress: restore },
    })
  }

  return {
    lineup: isOwn ? state.lineup : null,
    failure: isOwn ? state.failure : null,
    isLoading: isOwn && state.isLoading,
    reload,
    answerFor,
    dropDeputy,
  }
}
