import {
  listPollsCall,
  findPollCall,
  addPollCall,
  removePollCall,
  closePollCall,
  reopenPollCall,
  chooseDateCall,
  setAnswerCall,
  myPollsCall,
  answerPollCall,
} from '@contract/calendar/polls'
import { callerOf } from '../../../platform/auth/guard'
import type { AreaRoutes } from '../../../platform/dependencies'
import { findMember, personal } from '../links/public'
import { myPollRepository } from './myPolls'
import { pollChoiceRepository } from './pollChoice'
import { pollMatrixRepository } from './pollMatrix'
import { pollRepository } from './pollRepository'
import { serve } from '../../../platform/http/serve'
export const pollRoutes: AreaRoutes = (app, { db }) => {
  const polls = pollRepository(db)
  const matrices = pollMatrixRepository(db)
  const choices = pollChoiceRepository(db)
  const own = myPollRepository(db)

  serve(app, listPollsCall, (request) => matrices.list(callerOf(request).groupId))

  serve(app, findPollCall, (request) => matrices.find(callerOf(request).groupId, request.query.id))

  serve(app, addPollCall, async (request, reply) => {
    const { poll, isNew } = await polls.save(callerOf(request), request.body.poll)
    return reply.code(isNew ? 201 : 200).send({ poll })
  })

  serve(app, removePollCall, (request) => polls.remove(callerOf(request), request.query.id))

  serve(app, closePollCall, async (request) => {
    const caller = callerOf(request)
    await polls.close(caller, request.body.poll)
    return { matrix: await matrices.find(caller.groupId, request.body.poll.id) }
  })

  serve(app, reopenPollCall, async (request) => {
    const caller = callerOf(request)
    await polls.reopen(caller, request.body.poll)
    return { matrix: await matrices.find(caller.groupId, request.body.poll.id) }
  })

  serve(app, chooseDateCall, async (request) => ({
    event: await choices.choose(callerOf(request), request.body.choice),
  }))

  serve(app, setAnswerCall, async (request) => {
    const caller = callerOf(request)
    const { answer } = request.body
    await own.set(caller, answer)
    return { matrix: await matrices.find(caller.groupId, answer.pollId) }
  })
  serve(app, myPollsCall, async (request) => ({ polls: await own.list(await findMember(db, request)) }), {
    rateLimit: personal.rateLimit,
  })

  serve(
    app,
    answerPollCall,
    async (request) => {
      const member = await findMember(db, request)
      const { answer } = request.body
      await own.answer(member, answer)
      return { poll: await own.find(member, answer.pollId) }
    },
    { rateLimit: personal.rateLimit },
  )
}
