import { DemoBody, DemoOffer, SignedIn, StartAnswer } from '@contract/auth'
import type { MemberWrite } from '@contract/members'
import { DEMO_GROUP_ID, demoRoles } from '@contract/demoRoles'
import { ErrorBody } from '@contract/errors'
import { signIns } from '../areas/accounts/identity/signIn'
import { demoBooks } from './treasury/finances'
import { demoMembers } from './members'
import { demoAccounts, demoGroup } from './orchestra/orchestra'
import { demoSeason } from './season'
import type { AreaRoutes } from '../platform/dependencies'
import { ApiError } from '../platform/http/errors'
import { groupRepository } from '../areas/groups/groupRepository'
import { accountRepository } from '../areas/accounts/identity/accountRepository'
import { demoRepository } from './demoRepository'

const SIGN_INS_PER_ADDRESS = 120

/** The three are in the roster as well, under their names. */
function accountsIn(roster: MemberWrite[]) {
  return demoRoles.map((role) => {
    const memberId = roster.find(({ name }) => name === demoAccounts[role].name)?.id ?? null
    return { ...demoAccounts[role], role, memberId }
  })
}

export const demoRoutes: AreaRoutes = (app, dependencies) => {
  const accounts = accountRepository(dependencies.db)
  const groups = groupRepository(dependencies.db)
  const demo = demoRepository(dependencies)
  const sessions = signIns(dependencies)
  let hasGroups = false

  function assertDemoOffered(): void {
    if (!dependencies.config.isDemoOffered) throw new ApiError('not_found')
  }

  app.get('/auth/start', { config: { access: 'public' }, schema: { response: { 200: StartAnswer } } }, async () => {
    // The demo orchestra is nobody's own: with it alone, the installation still waits for its first group. Groups are never
    // removed, and where the database is distributed the question goes to all servers: it is asked until it was answered.
    hasGroups ||= await groups.hasOtherThan(DEMO_GROUP_ID)
    return { isEmpty: !hasGroups }
  })

  app.get(
    '/auth/demo',
    { config: { access: 'public' }, schema: { response: { 200: DemoOffer, 404: ErrorBody } } },
    async () => {
      assertDemoOffered()
      return { roles: [...demoRoles] }
    },
  )

  app.post(
    '/auth/demo',
    {
      config: { access: 'public', rateLimit: { max: SIGN_INS_PER_ADDRESS } },
      schema: { body: DemoBody, response: { 200: SignedIn, 404: ErrorBody, 429: ErrorBody } },
    },
    async (request) => {
      assertDemoOffered()
      const { role } = request.body
      const now = new Date()
      const roster = demoMembers(now)
      await demo.ensureGroup(demoGroup, roster, () => ({
        calendar: demoSeason(now, roster),
        books: demoBooks(now, roster),
      }))
      await demo.ensureAccounts(demoGroup.id, accountsIn(roster))
      return sessions.open(await accounts.find(demoGroup.id, demoAccounts[role].id), null, request)
    },
  )
}
