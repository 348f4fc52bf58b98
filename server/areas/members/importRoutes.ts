import { ImportAnswer } from '@contract/imports'
import {
  MemberDuplicatesAnswer,
  findMembersDuplicatesCall,
  importMembersCall,
  listMembersImportsCall,
  findMembersImportFormatCall,
  removeMembersImportCall,
} from '@contract/memberImports'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { App, AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { acceptLargeJson } from '../../platform/http/largeBodies'
import { replyWithProgress, tellsProgress, toJson } from '../../platform/http/progressReplies'
import { memberImportRepository } from './importRepository'
import { serve } from '../../platform/http/serve'
export const memberImportRoutes: AreaRoutes = async (app, { db }) => {
  const imports = memberImportRepository(db)

  await app.register(async (large: App) => {
    acceptLargeJson(large)

    serve(
      large,
      findMembersDuplicatesCall,
      (request, reply) =>
        replyWithProgress(reply, async (onProgress) => {
          const found = await imports.findDuplicates(callerOf(request).groupId, request.body.lines, onProgress)
          return { status: 200, json: toJson(MemberDuplicatesAnswer, found) }
        }),
      { schema: { ...tellsProgress } },
    )

    serve(
      large,
      importMembersCall,
      (request, reply) => {
        const { role } = callerOf(request)
        const hasFees = request.body.import.members.some(({ feeClassId }) => feeClassId !== undefined)
        if (hasFees && !can(role, 'manage', 'Finance')) throw new ApiError('forbidden')
        return replyWithProgress(reply, async (onProgress) => {
          const { isNew, ...answer } = await imports.add(callerOf(request), request.body.import, onProgress)
          return { status: isNew ? 201 : 200, json: toJson(ImportAnswer, answer) }
        })
      },
      { schema: { ...tellsProgress } },
    )
  })

  serve(app, listMembersImportsCall, async (request) => ({
    imports: await imports.list(callerOf(request).groupId),
  }))

  serve(app, findMembersImportFormatCall, (request) =>
    imports.findFormat(callerOf(request).groupId, request.body.shape),
  )

  serve(app, removeMembersImportCall, async (request) => {
    await imports.remove(callerOf(request), request.query.id)
    return { id: request.query.id }
  })
}
