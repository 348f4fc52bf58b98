import { useCallback, useEffect, useMemo } from 'react'
import { fetchAnswers, selectAnswers } from '@/redux/calendar/answers'
import { selectSignInCount } from '@/redux/auth'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { useSeasonMonth } from '@/shared/dates/useSeasonMonth'
import { useToday } from '@/shared/dates/useToday'
import { toAnswersConfig, type AnswersQuery } from './answersQuery'

/** Answers to the events of the query; loaded when the screen opens and when the query needs others. */
export function useAnswers(query: AnswersQuery) {
  const dispatch = useAppDispatch()
  const signInCount = useAppSelector(selectSignInCount)
  const { answers, failure, isLoading } = useAppSelector(selectAnswers)
  const today = useToday()
  const seasonMonth = useSeasonMonth()
  // Filters that the client applies need no other request.
  const text = JSON.stringify(toAnswersConfig(query, today, seasonMonth))
  const config = useMemo((): ReturnType<typeof toAnswersConfig> => JSON.parse(text), [text])
  const reload = useCallback(() => void dispatch(fetchAnswers(config)), [dispatch, config])
  useEffect(reload, [reload, signInCount])
  return { answers, failure, isLoading, reload }
}
