import * as z from 'zod/mini'
import { Id, idQuery } from '@contract/primitives'
import type { Call } from '@contract/call'

/** Width and height in pixels to which a photo is cut and drawn before it is sent. */
export const PHOTO_PIXELS = 256
/** Of the file; one of that size has about a third. */
export const PHOTO_MAX_BYTES = 60 * 1024

/** A JPEG file in base64. */
const Jpeg = z
  .string()
  .check(
    z.maxLength(Math.ceil(PHOTO_MAX_BYTES / 3) * 4),
    z.regex(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/, { error: 'bad_file_type' }),
  )

/** Null: they have none. */
const jpeg = z.nullable(Jpeg)

/** The last one counts; to undo, the one before is sent again. */
export const PhotoBody = z.strictObject({ photo: z.strictObject({ memberId: Id, jpeg }) })
export const PhotoAnswer = z.object({ jpeg })

export const findPhotoCall = {
  method: 'GET',
  path: '/members/find-photo',
  access: ['read', 'Member'],
  query: idQuery,
  answer: PhotoAnswer,
  errors: [404],
} as const satisfies Call

/** What the camera wrote into it besides the picture (place, day, device) is taken out. */
export const changePhotoCall = {
  method: 'POST',
  path: '/members/change-photo',
  access: ['manage', 'Member'],
  body: PhotoBody,
  answer: PhotoAnswer,
  errors: [404],
} as const satisfies Call
