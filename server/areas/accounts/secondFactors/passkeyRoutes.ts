import { authBeginPasskeyCall, addPasskeyCall, renamePasskeyCall, removePasskeyCall } from '@contract/secondFactors'
import { challenges } from '../../../platform/auth/challenges'
import { callerOf } from '../../../platform/auth/guard'
import { relyingPartyOf } from '../../../platform/auth/relyingParty'
import type { AreaRoutes } from '../../../platform/dependencies'
import { ApiError } from '../../../platform/http/errors'
import { accountRepository } from '../identity/accountRepository'
import { challengeRepository } from './challengeRepository'
import { creationOptions, verifyNewPasskey } from './passkeyCeremony'
import { passkeyRepository } from './passkeyRepository'
import { toReadableCode } from './recoveryCodes'
import { secondFactorOverview } from './secondFactorOverview'
import { secondFactorRepository } from './secondFactorRepository'
import { serve } from '../../../platform/http/serve'

/** The passkeys of one's own account. */
export const passkeyRoutes: AreaRoutes = (app, { config, db, ...secrets }) => {
  const accounts = accountRepository(db)
  const attempts = challenges(secrets)
  const usedAttempts = challengeRepository(db)
  const factors = secondFactorRepository(db)
  const overviewOf = secondFactorOverview(db)
  const passkeys = passkeyRepository(db)

  serve(app, authBeginPasskeyCall, async (request) => {
    const { groupId, userId } = callerOf(request)
    const party = relyingPartyOf(request, config)
    const person = await accounts.find(groupId, userId)
    const { passkeys: known } = await factors.find(person)
    const challenge = await attempts.make('add passkey', person)
    const options = creationOptions(person, person, party, challenge, known)
    return { challenge: challenge.token, options }
  })

  serve(app, addPasskeyCall, async (request, reply) => {
    const caller = callerOf(request)
    const { challenge: token, name, passkey } = request.body
    const party = relyingPartyOf(request, config)
    const challenge = await attempts.read(token, 'add passkey')
    if (challenge.holder?.userId !== caller.userId) throw new ApiError('challenge_expired')
    const verified = await verifyNewPasskey(passkey, challenge, party)
    await usedAttempts.spend(caller, challenge)
    const codes = await factors.addPasskey(caller, { name, host: party.id, ...verified })
    return reply.code(201).send({
      secondFactors: await overviewOf(caller),
      ...(codes && { recoveryCodes: codes.map(toReadableCode) }),
    })
  })

  serve(app, renamePasskeyCall, async (request) => {
    const caller = callerOf(request)
    await passkeys.rename(caller, request.body.id, request.body.name)
    return { secondFactors: await overviewOf(caller) }
  })

  serve(app, removePasskeyCall, async (request) => {
    const caller = callerOf(request)
    await factors.removePasskey(caller, request.query.id)
    return { secondFactors: await overviewOf(caller) }
  })
}
