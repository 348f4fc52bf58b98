import { ErrorBody } from '@contract/errors'
import { IdAnswer, idQuery } from '@contract/primitives'
import {
  MyPollAnswer,
  MyPolls,
  OwnPollAnswerBody,
  PollAnswer,
  PollBody,
  PollChoiceAnswer,
  PollChoiceBody,
  PollList,
  PollMatrix,
  PollMatrixAnswer,
  PollSettingBody,
  PollVersionBody,
} from '@contract/replies/polls'
import { callerOf } from '../../../platform/auth/guard'
import type { Access } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { findMember, personal } from '../person'
import { myPollRepository } from './myPolls'
import { pollChoiceRepository } from './pollChoice'
import { pollMatrixRepository } from './pollMatrix'
import { pollRepository } from './pollRepository'

/** Who manages events asks; others read and write their own answers alone. */
const manage: { access: Access } = { access: ['manage', 'Event'] }

const refusals = { 404: ErrorBody, 409: ErrorBody }

export const pollRoutes: AreaRoutes = (app, { db }) => {
  const polls = pollRepository(db)
  const matrices = pollMatrixRepository(db)
  const choices = pollChoiceRepository(db)
  const own = myPollRepository(db)

  app.get('/polls/list-polls', { config: manage, schema: { response: { 200: PollList, 404: ErrorBody } } }, (request) =>
    matrices.list(callerOf(request).groupId),
  )

  app.get(
    '/polls/find-poll',
    { config: manage, schema: { querystring: idQuery, response: { 200: PollMatrix, 404: ErrorBody } } },
    (request) => matrices.find(callerOf(request).groupId, request.query.id),
  )

  app.post(
    '/polls/add-poll',
    { config: manage, schema: { body: PollBody, response: { 200: PollAnswer, 201: PollAnswer, ...refusals } } },
    async (request, reply) => {
      const { poll, isNew } = await polls.save(callerOf(request), request.body.poll)
      return reply.code(isNew ? 201 : 200).send({ poll })
    },
  )

  app.delete(
    '/polls/remove-poll',
    { config: manage, schema: { querystring: idQuery, response: { 200: IdAnswer, 404: ErrorBody } } },
    (request) => polls.remove(callerOf(request), request.query.id),
  )

  for (const [url, change] of [
    ['/polls/close-poll', polls.close],
    ['/polls/reopen-poll', polls.reopen],
  ] as const) {
    app.post(
      url,
      { config: manage, schema: { body: PollVersionBody, response: { 200: PollMatrixAnswer, ...refusals } } },
      async (request) => {
        const caller = callerOf(request)
        const { poll } = request.body
        await change(caller, poll)
        return { matrix: await matrices.find(caller.groupId, poll.id) }
      },
    )
  }

  app.post(
    '/polls/choose-date',
    { config: manage, schema: { body: PollChoiceBody, response: { 200: PollChoiceAnswer, ...refusals } } },
    async (request) => ({ event: await choices.choose(callerOf(request), request.body.choice) }),
  )

  app.post(
    '/polls/set-answer',
    { config: manage, schema: { body: PollSettingBody, response: { 200: PollMatrixAnswer, ...refusals } } },
    async (request) => {
      const caller = callerOf(request)
      const { answer } = request.body
      await own.set(caller, answer)
      return { matrix: await matrices.find(caller.groupId, answer.pollId) }
    },
  )

  const personalRefusals = { ...refusals, 410: ErrorBody, 429: ErrorBody }

  app.get(
    '/polls/my-polls',
    { config: personal, schema: { response: { 200: MyPolls, ...personalRefusals } } },
    async (request) => ({ polls: await own.list(await findMember(db, request)) }),
  )

  app.post(
    '/polls/answer-poll',
    { config: personal, schema: { body: OwnPollAnswerBody, response: { 200: MyPollAnswer, ...personalRefusals } } },
    async (request) => {
      const member = await findMember(db, request)
      const { answer } = request.body
      await own.answer(member, answer)
      return { poll: await own.find(member, answer.pollId) }
    },
  )
}
