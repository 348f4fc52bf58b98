import {
  compareMembersCall,
  listDuplicatesCall,
  mergeMembersCall,
  tellApartCall,
  undoMergeCall,
} from '@contract/members/duplicates'
import { changeSectionsCall, undoSectionsCall } from '@contract/sections'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { duplicateRepository } from './duplicateRepository'
import { mergeRepository } from './mergeRepository'
import { sectionMerges } from './sectionMerges'

export const mergingRoutes: AreaRoutes = (app, { db }) => {
  const merges = mergeRepository(db)
  const duplicates = duplicateRepository(db, merges)
  const sections = sectionMerges(db)

  serve(app, listDuplicatesCall, (request) => duplicates.list(callerOf(request).groupId))

  serve(app, compareMembersCall, (request) => duplicates.compare(callerOf(request), request.query))

  serve(app, mergeMembersCall, async (request) => ({
    member: await merges.merge(callerOf(request), request.body.merge),
  }))

  serve(app, undoMergeCall, async (request) => ({ member: await merges.undo(callerOf(request), request.body.id) }))

  serve(app, tellApartCall, async (request) => ({
    pair: await duplicates.tellApart(callerOf(request), request.body.pair),
  }))

  serve(app, changeSectionsCall, (request) => sections.change(callerOf(request), request.body))

  serve(app, undoSectionsCall, (request) => sections.undo(callerOf(request), request.body.version))
}
