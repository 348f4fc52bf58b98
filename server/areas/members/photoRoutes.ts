import { changePhotoCall, findPhotoCall } from '@contract/members/photos'
import { callerOf } from '../../platform/auth/guard'
import type { AreaRoutes } from '../../platform/dependencies'
import { serve } from '../../platform/http/serve'
import { photoRepository } from './photoRepository'

export const photoRoutes: AreaRoutes = (app, { db }) => {
  const photos = photoRepository(db)

  serve(app, findPhotoCall, async (request) => ({
    jpeg: await photos.find(callerOf(request).groupId, request.query.id),
  }))

  serve(app, changePhotoCall, async (request) => {
    const { memberId, jpeg } = request.body.photo
    return { jpeg: await photos.change(callerOf(request), memberId.toLowerCase(), jpeg) }
  })
}
