import * as z from 'zod/mini'
import { sampleRequest } from '@/views/samples/calls/sampleRequest'
import { RichNode } from './richDocument'

export const postStatuses = ['Published', 'Pending', 'Draft'] as const
const Status = z.enum(postStatuses)
export type PostStatus = z.infer<typeof Status>

const PostItem = z.object({
  img: z.string(),
  title: z.string(),
  id: z.number(),
  avatar: z.string(),
  userFullName: z.string(),
  /** YYYY-MM-DD, as every day of the blog. */
  blogPosted: z.string(),
  tags: z.array(z.string()),
  excerpt: z.string(),
  comment: z.number(),
  status: z.optional(Status),
})
export type PostItem = z.infer<typeof PostItem>

const Sidebar = z.object({
  recentPosts: z.array(z.object({ img: z.string(), title: z.string(), id: z.number(), createdTime: z.string() })),
  categories: z.array(z.object({ category: z.string(), icon: z.string() })),
})
export type Sidebar = z.infer<typeof Sidebar>

const PostComment = z.object({
  avatar: z.string(),
  userFullName: z.string(),
  commentedAt: z.string(),
  commentText: z.string(),
  /** Of those that were written in this visit. */
  id: z.optional(z.number()),
})
export type PostComment = z.infer<typeof PostComment>

const PostDetail = z.object({
  blog: z.object({
    img: z.string(),
    title: z.string(),
    avatar: z.string(),
    userFullName: z.string(),
    createdTime: z.string(),
    tags: z.array(z.string()),
    content: z.union([z.string(), RichNode]),
    comments: z.number(),
    bookmarked: z.number(),
    isBookmarked: z.optional(z.boolean()),
  }),
  comments: z.array(PostComment),
})
export type PostDetail = z.infer<typeof PostDetail>

const PostEdit = z.object({
  userFullName: z.string(),
  createdTime: z.string(),
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: z.string(), label: z.string() })),
  slug: z.string(),
  status: Status,
  excerpt: z.string(),
  featuredImage: z.string(),
})
export type PostEdit = z.infer<typeof PostEdit>

/** What the editor begins with: a post's facts, and its text, which stands in another answer. */
export interface EditedPost extends PostEdit {
  content: PostDetail['blog']['content']
}

export interface WrittenPost {
  /** Absent: a new one. */
  id?: number
  title: string
  tags: string[]
  slug: string
  status: PostStatus
  excerpt: string
  img: string
  content: RichNode
  userFullName: string
}

const url = '/blog/list/data'

export const fetchPosts = (): Promise<PostItem[]> => sampleRequest(z.array(PostItem), { url })

export const fetchSidebar = (): Promise<Sidebar> => sampleRequest(Sidebar, { url: `${url}/sidebar` })

export const fetchPost = (id: string): Promise<PostDetail> =>
  sampleRequest(PostDetail, { url: `${url}/detail`, params: { id } })

export const fetchEditedPost = async (id: string): Promise<EditedPost> => {
  const [post, { blog }] = await Promise.all([
    sampleRequest(PostEdit, { url: `${url}/edit`, params: { id } }),
    sampleRequest(PostDetail, { url: `${url}/detail`, params: { id } }),
  ])
  return { ...post, content: blog.content }
}

/** Answers the post's id. */
export async function savePost(post: WrittenPost): Promise<number> {
  const answer = await sampleRequest(z.object({ id: z.number() }), {
    method: 'POST',
    url: `${url}/edit`,
    data: { post },
  })
  return answer.id
}

export async function bookmarkPost(id: number, isBookmarked: boolean): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'POST', url: `${url}/bookmark`, data: { id, isBookmarked } })
}

type WrittenComment = Pick<PostComment, 'userFullName' | 'commentText'>

export async function addComment(id: number, { userFullName, commentText }: WrittenComment): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'POST', url: `${url}/comment`, data: { id, userFullName, commentText } })
}

export async function removeComment(id: number, comment: number): Promise<void> {
  await sampleRequest(z.unknown(), { method: 'DELETE', url: `${url}/comment`, params: { id, comment } })
}
