import type { SampleRoute } from '@/configs/sampleRoutes'

const list: SampleRoute = '/pages/blog/list'
const detail: SampleRoute = '/pages/blog/detail'
const edit: SampleRoute = '/pages/blog/edit'

/** In place of an id: a post that there is not yet. */
export const NEW_POST = 'new'
/** The menu's link names no post. */
export const FIRST_POST = '1'

export const blogPaths = {
  list,
  tagged: (tag: string) => `${list}?tag=${encodeURIComponent(tag)}`,
  post: (id: number | string) => `${detail}?id=${id}`,
  edit: (id: number | string) => `${edit}?id=${id}`,
  newPost: `${edit}?id=${NEW_POST}`,
}
