import { serve } from '../platform/http/serve'
import { startCall, findDemoCall, signInToDemoCall } from '@contract/auth'
import type { MemberWrite } from '@contract/members'
import { DEMO_GROUP_ID, demoRoles } from '@contract/demoRoles'
import { signIns } from '../areas/accounts/identity/signIn'
import { demoBooks } from './finances/finances'
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

  serve(app, startCall, async () => {
    // The demo orchestra is nobody's own: with it alone, the installation still waits for its first group. Groups are never
    // removed, and where the database is distributed the question goes to all servers: it is asked until it was answered.
    hasGroups ||= await groups.hasOtherThan(DEMO_GROUP_ID)
    const { registration } = dependencies.config
    const isClosed = registration === 'invite' || (registration === 'first' && hasGroups)
    return { isEmpty: !hasGroups, ...(isClosed && { isClosed: true as const }) }
  })

  serve(app, findDemoCall, async () => {
    assertDemoOffered()
    return { roles: [...demoRoles] }
  })

  serve(
    app,
    signInToDemoCall,
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
      return sessions.open(
        await accounts.find(demoGroup.id, demoAccounts[role].id),
        { passwordHash: null, factors: [] },
        request,
      )
    },
    { rateLimit: { max: SIGN_INS_PER_ADDRESS } },
  )
}
