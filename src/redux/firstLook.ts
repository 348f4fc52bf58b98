import { useMemo } from 'react'
import { askEarly, peekEarlyAnswer, takeEarlyAnswer } from '@/api/earlyAnswers'
import type { Visit } from '@/api/firstCalls'
import { selectUser } from './auth'
import { useAppStore } from './hooks'
import { useRunQuery, type Query } from './query'

/** What was asked ahead of a screen: found by the same query with an equal argument. */
interface Ahead {
  /** Resolves once it is answered, or failed. */
  ask: <Answer, Arg>(query: Query<Answer, Arg>, arg: Arg) => Promise<void>
  /** Null where nothing was asked in the last moments, or is not here yet. */
  peek: <Answer, Arg>(query: Query<Answer, Arg>, arg: Arg) => Answer | null
  /** Once: undefined the next time. */
  take: <Answer, Arg>(query: Query<Answer, Arg>, arg: Arg) => Promise<Answer> | undefined
}

/** What a place of the menu asks first: asked when the person seems about to open it, so that it can be drawn before it is shown. */
export type FirstLook = (visit: Visit, ask: Ahead['ask']) => Promise<void>[]

export function useAhead(): Ahead {
  const store = useAppStore()
  const run = useRunQuery()
  return useMemo(() => {
    const person = () => selectUser(store.getState()) ?? {}
    // What is kept under a query is that query's answer; no type can say so.
    return {
      ask: (query, arg) => askEarly(person(), query, arg, () => run(query(arg))),
      peek: <Answer, Arg>(query: Query<Answer, Arg>, arg: Arg) =>
        (peekEarlyAnswer(person(), query, arg) ?? null) as Answer | null,
      take: <Answer, Arg>(query: Query<Answer, Arg>, arg: Arg) =>
        takeEarlyAnswer(person(), query, arg) as Promise<Answer> | undefined,
    }
  }, [store, run])
}
