import type { Role } from '@contract/auth'
import { listBookmarksCall, updateBookmarkCall } from '@contract/bookmarks'
import { screens } from '@contract/screens'
import { can } from '../../platform/auth/abilities'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { ApiError } from '../../platform/http/errors'
import { bookmarkRepository } from './bookmarkRepository'
import { serve } from '../../platform/http/serve'

function screensFor(role: Role) {
  return screens.filter(({ needs }) => needs === undefined || can(role, ...needs))
}

export const bookmarkRoutes: AreaRoutes = (app, { db }) => {
  const bookmarks = bookmarkRepository(db)

  serve(app, listBookmarksCall, async (request) => {
    const { groupId, userId, role } = callerOf(request)
    const marked = await bookmarks.list(groupId, userId)
    const suggestions = screensFor(role).map((screen) => ({ ...screen, isBookmarked: marked.has(screen.id) }))
    return { suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) }
  })

  serve(app, updateBookmarkCall, async (request) => {
    const { groupId, userId, role } = callerOf(request)
    const screen = screensFor(role).find(({ id }) => id === request.body.id)
    if (screen === undefined) throw new ApiError('not_found')
    return { bookmark: { ...screen, isBookmarked: await bookmarks.flip(groupId, userId, screen.id) } }
  })
}
