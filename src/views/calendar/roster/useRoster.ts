import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import type { Deputy } from '@contract/calendar/deputies'
import type { ReplySetting } from '@contract/calendar/replies'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { selectSignInCount } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchRoster, removeDeputy, saveDeputy, selectRoster, setDoubling, setReply } from '@/redux/calendar/roster'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { memberLabel } from '@/shared/records/memberLabel'
import { useUndo } from '@/shared/records/useUndo'
import type { RosterPerson, ShownAnswer } from './rosterParts'

/** Actions on people of the roster. */
export interface RosterActions {
  canAnswer: boolean
  answerFor: (person: RosterPerson, answer: ShownAnswer, reason?: string) => Promise<void>
  /** Gives a place to a member who waits for one, whether or not one is free. */
  givePlace: (person: RosterPerson) => Promise<void>
  /** Lets a member bring so many people. */
  setGuests: (person: RosterPerson, guests: number) => Promise<void>
  /** How many people each may bring; 0: nobody. */
  guestsMax: number
  /** Lets a member play the other of their two instruments. */
  changeInstrument: (person: RosterPerson) => Promise<void>
  openLink: (person: RosterPerson) => void
  editDeputy: (deputy: Deputy) => void
  dropDeputy: (deputy: Deputy) => Promise<void>
}

/** The roster of an event, loaded again with each version of it, and what changes it. */
export function useRoster({ id, version }: Pick<CalendarEvent, 'id' | 'version'>) {
  const { t } = useTranslation('roster')
  const dispatch = useAppDispatch()
  const { count } = useFormat()
  const { offerUndo } = useUndo()
  const signInCount = useAppSelector(selectSignInCount)
  const state = useAppSelector(selectRoster)
  const isOwn = state.eventId === id
  const reload = useCallback(() => void dispatch(fetchRoster(id)), [dispatch, id])
  useEffect(reload, [reload, version, signInCount])

  async function change(run: () => Promise<unknown>, done: string, undo: () => Promise<unknown>): Promise<void> {
    try {
      await run()
      showToast.success(done, offerUndo({ run: undo }))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
  }

  async function answerFor(person: RosterPerson, answer: ShownAnswer, reason?: string): Promise<void> {
    const { asDeputy } = person
    const whose = asDeputy ? { deputyId: person.id } : { memberId: person.id }
    const set = (said: ShownAnswer, why: string | undefined, more: Partial<ReplySetting> = {}) =>
      dispatch(setReply({ eventId: id, ...whose, answer: said, ...(why && { reason: why }), ...more })).unwrap()
    const { waiting, guests, comesOn } = person
    const besides = { ...(guests !== undefined && { guests }), ...(comesOn !== undefined && { comesOn }) }
    // Who had a place has it again, whoever got it meanwhile.
    const place = waiting === undefined ? ('given' as const) : ('waiting' as const)
    const before = () => {
      if (waiting === undefined && person.answer !== 'yes') return set(person.answer, person.reason)
      return set('yes', person.reason, asDeputy ? {} : { place, ...besides })
    }
    await change(
      () => set(answer, answer === 'silent' ? undefined : reason),
      t('answerSet', { name: memberLabel(person), answer: t(`answers.${answer}`) }),
      // Clearing the set answer makes an absence, or an answer that is to be confirmed, count again.
      () => (person.isAway ? set('silent', undefined) : before()),
    )
  }

  const setYes = (person: RosterPerson, more: Pick<ReplySetting, 'place' | 'guests'>) => {
    const { id: memberId, reason } = person
    return dispatch(setReply({ eventId: id, memberId, answer: 'yes', ...(reason && { reason }), ...more })).unwrap()
  }

  const givePlace = (person: RosterPerson) =>
    change(
      () => setYes(person, { place: 'given' }),
      t('placeGiven', { name: memberLabel(person) }),
      () => setYes(person, { place: 'waiting' }),
    )

  const setGuests = (person: RosterPerson, guests: number) =>
    change(
      () => setYes(person, { guests }),
      t('guestsSet', { name: memberLabel(person), guests: count(guests) }),
      () => setYes(person, { guests: person.guests ?? 0 }),
    )

  async function changeInstrument(person: RosterPerson): Promise<void> {
    const set = (isDoubling: boolean) =>
      dispatch(setDoubling({ eventId: id, memberId: person.id, isDoubling })).unwrap()
    const plays = !person.isDoubling
    await change(
      () => set(plays),
      t('instrumentSet', { name: memberLabel(person), instrument: person.otherInstrument ?? t('noInstrument') }),
      () => set(!plays),
    )
  }

  async function dropDeputy(deputy: Deputy): Promise<void> {
    await change(
      () => dispatch(removeDeputy(deputy)).unwrap(),
      t('deputyRemoved', { name: deputy.name }),
      () => dispatch(saveDeputy(deputy)).unwrap(),
    )
  }

  return {
    roster: isOwn ? state.roster : null,
    failure: isOwn ? state.failure : null,
    isLoading: isOwn && state.isLoading,
    reload,
    answerFor,
    givePlace,
    setGuests,
    changeInstrument,
    dropDeputy,
  }
}
