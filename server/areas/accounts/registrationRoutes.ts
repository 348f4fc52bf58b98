import { findInvitationCall, registerCall, findRegistrationCall, confirmRegistrationCall } from '@contract/auth'
import { v7 as newId } from 'uuid'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { actorFrom } from '../../platform/audit/actor'
import type { Actor } from '../../platform/audit/actor'
import { AttemptLimit } from '../../platform/auth/attemptLimit'
import { knownDevices } from '../../platform/auth/knownDevices'
import { assertGoodPassword } from '../../platform/auth/passwordRules'
import { hashPassword, isPassword } from '../../platform/auth/passwords'
import { signIns } from './identity/signIn'
import type { AreaRoutes } from '../../platform/dependencies'
import { invalidField } from '../../platform/http/errors'
import { visitorOf } from '../../platform/http/visitors'
import { accountRepository } from './identity/accountRepository'
import { readInvitation } from './invitationProof'
import { invitationRepository } from './invitationRepository'
import { pendingRegistrationRepository } from './pendingRegistrationRepository'
import { invitationKey, registrationRepository } from './registrationRepository'
import type { ActorOf, Entry, Person } from './registrationRepository'
import { serve } from '../../platform/http/serve'

/** A minute: enough for a rehearsal where everybody accepts an invitation at once. */
const REGISTRATIONS_PER_ADDRESS = 30
/** A minute, under one e-mail address. */
const ATTEMPTS_PER_ACCOUNT = 10
export const registrationRoutes: AreaRoutes = (app, dependencies) => {
  const { config, db } = dependencies
  const accounts = accountRepository(db)
  const invitations = invitationRepository(db)
  const registrations = registrationRepository(dependencies)
  const pending = pendingRegistrationRepository(db)
  const sessions = signIns(dependencies)
  const devices = knownDevices(dependencies)
  const attempts = new AttemptLimit(dependencies, 'registration', ATTEMPTS_PER_ACCOUNT)
  const passwordAttempts = new AttemptLimit(dependencies, 'registration confirmation', ATTEMPTS_PER_ACCOUNT)

  async function letIn({ groupId, userId }: Actor, passwordHash: string, request: FastifyRequest, reply: FastifyReply) {
    const account = await accounts.find(groupId, userId)
    const signedIn = await sessions.open(account, { passwordHash, factors: ['password'] }, request)
    devices.remember(account.email, request, reply)
    return reply.code(201).send(signedIn)
  }

  /**
   * With mail set up, registering does not reveal whether an address has an account. Two cases need no link: the first account of an
   * installation, and an invitation opened from the mailbox of its address.
   */
  async function asksForLink(entry: Entry, isProven: boolean): Promise<boolean> {
    if (config.smtpUrl === undefined || isProven) return false
    return 'invitation' in entry || registrations.hasGroups()
  }

  serve(app, findInvitationCall, (request) =>
    invitations.findOffer(readInvitation(request.query.token, dependencies).token),
  )

  serve(
    app,
    registerCall,
    async (request, reply) => {
      const { password, group, invitation, ...person } = request.body
      await attempts.take(person.email, reply)
      if (group !== undefined) await registrations.assertOpen()
      // The schema lets exactly one of the two through; a missing invitation is treated as a spent one.
      const { token, proves } = readInvitation(invitation ?? '', dependencies)
      const groupName = group?.name ?? (await invitations.lookUp(token))?.groupName
      await assertGoodPassword('password', password, { ...person, groupName })
      const document = person.document || newId()
      const newcomer: Person = { ...person, document, passwordHash: await hashPassword(password) }
      const { locale } = visitorOf(request)
      const entry: Entry = group === undefined ? { invitation: invitationKey(token) } : { group, locale }
      const isProven = group === undefined && proves(person.email)
      if (await asksForLink(entry, isProven)) {
        if ('invitation' in entry) await registrations.assertWelcome(newcomer, entry.invitation)
        await pending.keep(newcomer, entry, locale)
        return reply.code(202).send({ email: person.email, isPending: true })
      }
      const actorOf: ActorOf = (who) => actorFrom(request, who)
      const actor = await db.transaction((tx) => registrations.enter(tx, newcomer, entry, { actorOf, isProven }))
      return letIn(actor, newcomer.passwordHash, request, reply)
    },
    { rateLimit: { max: REGISTRATIONS_PER_ADDRESS } },
  )

  serve(
    app,
    findRegistrationCall,
    async (request) => {
      const { person, entry } = await pending.find(request.query.token)
      return { registration: { email: person.email, groupName: await registrations.nameOf(entry) } }
    },
    { rateLimit: { max: REGISTRATIONS_PER_ADDRESS } },
  )

  serve(
    app,
    confirmRegistrationCall,
    async (request, reply) => {
      const { token, password } = request.body
      const { key, person, entry } = await pending.find(token)
      const attempt = await passwordAttempts.take(key.id, reply)
      // Whoever reads the mailbox need not be who registered: without this check, somebody else could know the account's password.
      const isRight = await isPassword(password, person.passwordHash)
      if (!isRight) throw invalidField('password', 'wrong_password')
      await attempt.refund()
      const actorOf: ActorOf = (who) => actorFrom(request, who)
      const actor = await db.transaction(async (tx) => {
        await pending.use(tx, key)
        return registrations.enter(tx, person, entry, { actorOf, isProven: true })
      })
      return letIn(actor, person.passwordHash, request, reply)
    },
    { rateLimit: { max: REGISTRATIONS_PER_ADDRESS } },
  )
}
