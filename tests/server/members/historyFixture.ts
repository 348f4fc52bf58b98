import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { HistoryStep, HistoryStepWrite } from '@contract/members/history'
import type { App } from '../../../server/platform/dependencies'
import { callAs } from '../support/factories'

type NewStep = Omit<HistoryStepWrite, 'id' | 'memberId'>

/** The calls of members' histories, made as one person. */
export function historyFixture(app: App, person: SignedIn) {
  const post = (step: object) => callAs(app, person, 'POST', '/members/add-history-step', { step })
  return {
    post,
    add: (memberId: string, step: NewStep) => post({ id: newId(), memberId, ...step }),
    /** Adds and answers what is stored. */
    stored: async (memberId: string, step: NewStep): Promise<HistoryStep> => {
      const answer = await post({ id: newId(), memberId, ...step })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().step
    },
    remove: (id: string) => callAs(app, person, 'DELETE', `/members/remove-history-step?id=${id}`),
    list: async (memberId: string): Promise<HistoryStep[]> => {
      const answer = await callAs(app, person, 'GET', `/members/list-history?id=${memberId}`)
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json().steps
    },
  }
}
