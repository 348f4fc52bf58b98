import * as z from 'zod/mini'
import { text } from '@contract/primitives'
import { postStatuses, type EditedPost } from './blogCalls'
import { SLUG, SLUG_MAX } from './slug'

export const EXCERPT_MAX = 200
const TITLE_MAX = 120

/** What the form asks for in fields; picture and text are beside them. */
export const PostValues = z.object({
  title: text(TITLE_MAX),
  slug: z.string('required').check(z.maxLength(SLUG_MAX, `too_long:${SLUG_MAX}`), z.regex(SLUG, 'bad_slug')),
  status: z.enum(postStatuses),
  tags: z.array(z.string()).check(z.minLength(1, 'required')),
  excerpt: text(EXCERPT_MAX),
})
export type PostValues = z.infer<typeof PostValues>

export const valuesOf = ({ blogTitle, slug, status, blogCategories, excerpt }: EditedPost): PostValues => ({
  title: blogTitle,
  slug,
  status,
  tags: blogCategories.map(({ label }) => label),
  excerpt,
})
