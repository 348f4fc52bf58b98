import {
  AllMembers,
  type MemberListConfig,
  allMembersCall,
  listMembersCall,
  countMembersCall,
  findMemberCall,
  listBirthdaysCall,
  addMemberCall,
  removeMemberCall,
  restoreMemberCall,
} from '@contract/members'
import { listMembersNamesCall, findAccessCall, changeAccessCall } from '@contract/members/memberAccess'
import { noteEverybodyRead } from '../../platform/audit/everybodyRead'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import { hiddenFrom } from '../../platform/auth/memberFields'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { replyList } from '../../platform/http/longReplies'
import { birthdayRepository } from './birthdays'
import { listFeeClasses } from './memberFeeClasses'
import { memberAccessRepository } from './memberAccessRepository'
import { memberNameRepository } from './memberNames'
import { agreeAddressCall } from '@contract/calendar/links'
import { agreeToAddress } from './changedAddresses'
import { memberRepository } from './memberRepository'
import { readListFilters } from './ownSections'
import { inView, memberViewOf } from './ownFieldRows'
import type { MemberView } from './ownFieldRows'
import { serve } from '../../platform/http/serve'
type Caller = ReturnType<typeof callerOf>

const readsBooks = ({ role }: Caller) => can(role, 'read', 'Finance')

interface Selection {
  feeClass?: string | undefined
  sortColumn?: MemberListConfig['sortColumn'] | undefined
}

/**
 * Fee classes are for those who may read the books, hidden fields for those who may read them: filters and orders by them would reveal
 * them.
 */
function groupOf(caller: Caller, { feeClass, sortColumn }: Selection, { hidden }: MemberView): string {
  if (feeClass !== undefined && !readsBooks(caller)) throw new ApiError('forbidden')
  if ((sortColumn === 'email' || sortColumn === 'phone') && hidden.has(sortColumn)) throw new ApiError('forbidden')
  return caller.groupId
}

export const memberRoutes: AreaRoutes = (app, { db }) => {
  const members = memberRepository(db)
  const names = memberNameRepository(db)
  const birthdays = birthdayRepository(db)
  const access = memberAccessRepository(db)

  // Listed among the links, served here: it changes a member's address, which the members' area alone writes.
  serve(app, agreeAddressCall, (request) => agreeToAddress(db, callerOf(request), request.body))

  serve(app, allMembersCall, async (request, reply) => {
    const { config } = request.query
    const caller = callerOf(request)
    const view = await memberViewOf(db, caller)
    const all = await members.all(groupOf(caller, config, view), config, view)
    return replyList(reply, AllMembers, await noteEverybodyRead(db, caller, 'members', all))
  })

  serve(app, listMembersCall, async (request) => {
    const { config } = request.query
    const caller = callerOf(request)
    const view = await memberViewOf(db, caller)
    return members.list(groupOf(caller, config, view), config, view)
  })

  serve(app, listMembersNamesCall, async (request) => {
    const caller = callerOf(request)
    return names.list(caller.groupId, request.query.q, await hiddenFrom(db, caller))
  })

  serve(app, countMembersCall, async (request) => {
    const caller = callerOf(request)
    const { config } = request.query
    const view = await memberViewOf(db, caller)
    const { sections, memberGroups } = await readListFilters(db, caller.groupId)
    const [counts, feeClasses] = await Promise.all([
      members.count(groupOf(caller, config, view), config, view, sections),
      readsBooks(caller) ? listFeeClasses(db, caller.groupId) : undefined,
    ])
    return {
      ...counts,
      ...(feeClasses && feeClasses.length > 0 && { feeClasses }),
      ...(memberGroups.length > 0 && { memberGroups }),
    }
  })

  serve(app, findMemberCall, async (request) => {
    const caller = callerOf(request)
    const view = await memberViewOf(db, caller)
    return { member: inView(await members.find(caller.groupId, request.query.id), view) }
  })

  serve(app, listBirthdaysCall, async (request) => {
    const caller = callerOf(request)
    const isHidden = (await hiddenFrom(db, caller)).has('birthday')
    return isHidden ? { birthdays: [] } : birthdays.list(caller.groupId, caller.group.timeZone)
  })

  serve(app, findAccessCall, async (request) => ({ access: await access.find(callerOf(request).groupId) }))

  serve(app, changeAccessCall, async (request) => ({
    access: await access.replace(callerOf(request), request.body.access),
  }))

  serve(app, addMemberCall, async (request, reply) => {
    const caller = callerOf(request)
    const { feeClassId, cameBack } = request.body
    if (feeClassId !== undefined && !can(caller.role, 'manage', 'Finance')) throw new ApiError('forbidden')
    const { member, isNew } = await members.save(caller, request.body.member, { feeClassId, cameBack })
    return reply.code(isNew ? 201 : 200).send({ member })
  })

  serve(app, removeMemberCall, (request) => members.remove(callerOf(request), request.query.id))
  serve(app, restoreMemberCall, async (request) => ({
    member: await members.restore(callerOf(request), request.body.id),
  }))
}
