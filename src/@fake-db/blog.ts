import * as z from 'zod/mini'
import { coverOf } from './blogPictures'
import { categories, seedPosts, type RichNode, type SeedPost } from './blogPosts'
import { faceOf } from './faces'
import { nextId } from './rows'
import { get, invalid, NOT_FOUND, post, remove, type SampleCall } from './sampleCall'
import { dayOf, nameOf, strewn } from './words'

const statuses = ['Published', 'Pending', 'Draft'] as const
type Status = (typeof statuses)[number]

export interface BlogListItem {
  img: string
  title: string
  id: number
  avatar: string
  userFullName: string
  /** YYYY-MM-DD. */
  blogPosted: string
  tags: string[]
  excerpt: string
  comment: number
  /** Of those that are not published. */
  status?: Status
}

export interface BlogSidebar {
  recentPosts: { img: string; title: string; id: number; createdTime: string }[]
  categories: { category: string; icon: string }[]
}

interface Comment {
  avatar: string
  userFullName: string
  commentedAt: string
  commentText: string
  /** Of those that were written in this visit: they can be removed. */
  id?: number
}

export interface BlogDetail {
  blog: {
    img: string
    title: string
    avatar: string
    userFullName: string
    createdTime: string
    tags: string[]
    /** Plain text with an empty line between two paragraphs, or the document that the editor made of it. */
    content: string | RichNode
    comments: number
    bookmarked: number
    /** Whether by who looks at it; absent, no. */
    isBookmarked?: true
  }
  comments: Comment[]
}

export interface BlogEdit {
  avatar: string
  userFullName: string
  createdTime: string
  blogTitle: string
  blogCategories: { value: string; label: string }[]
  slug: string
  status: Status
  excerpt: string
  featuredImage: string
}

interface Post extends Omit<BlogListItem, 'comment' | 'status'> {
  slug: string
  status: Status
  content: string | RichNode
  bookmarked: number
  isBookmarked: boolean
  comments: Comment[]
}

const said = [
  'I once turned two pages. He improvised.',
  'Now I shall watch that chair all evening.',
  'So true!',
  'We had that in March, with a tuba.',
  'Please print this in the next programme.',
]

function postOf({ title, excerpt, tags, content }: SeedPost, index: number): Post {
  const count = index === 0 ? 3 : strewn(index, 1, 5)
  return {
    img: coverOf(index),
    title,
    id: index + 1,
    avatar: faceOf(nameOf(index * 5)),
    userFullName: nameOf(index * 5),
    blogPosted: dayOf(200 - index * 13),
    tags,
    excerpt,
    slug: title
      .toLowerCase()
      .replaceAll('’', '')
      .replaceAll(/[^a-z]+/g, '-'),
    status: 'Published',
    content,
    bookmarked: index === 0 ? 139 : strewn(index, 12, 96),
    isBookmarked: false,
    comments: said.slice(0, count).map((commentText, place) => ({
      avatar: faceOf(nameOf(30 + index * 5 + place)),
      userFullName: nameOf(30 + index * 5 + place),
      commentedAt: dayOf(202 - index * 13 + place),
      commentText,
    })),
  }
}

const itemOf = (row: Post): BlogListItem => {
  const { img, title, id, avatar, userFullName, blogPosted, tags, excerpt, comments, status } = row
  const unpublished = status === 'Published' ? {} : { status }
  return { img, title, id, avatar, userFullName, blogPosted, tags, excerpt, comment: comments.length, ...unpublished }
}

const detailOf = (row: Post): BlogDetail => {
  const { img, title, avatar, userFullName, blogPosted, tags, content, comments, bookmarked, isBookmarked } = row
  return {
    blog: {
      img,
      title,
      avatar,
      userFullName,
      createdTime: blogPosted,
      tags,
      content,
      comments: comments.length,
      bookmarked: bookmarked + Number(isBookmarked),
      ...(isBookmarked && { isBookmarked }),
    },
    comments,
  }
}

const editOf = ({ avatar, userFullName, blogPosted, title, tags, slug, status, excerpt, img }: Post): BlogEdit => ({
  avatar,
  userFullName,
  createdTime: blogPosted,
  blogTitle: title,
  blogCategories: tags.map((tag) => ({ value: tag.toLowerCase(), label: tag })),
  slug,
  status,
  excerpt,
  featuredImage: img,
})

const WrittenPost = z.object({
  post: z.object({
    /** Absent: a new one. */
    id: z.optional(z.number()),
    title: z.string().check(z.minLength(1)),
    tags: z.array(z.string()),
    slug: z.string().check(z.minLength(1)),
    status: z.enum(statuses),
    excerpt: z.string(),
    img: z.string(),
    content: z.looseObject({ type: z.literal('doc') }),
    userFullName: z.string(),
  }),
})
const WrittenComment = z.object({ id: z.number(), userFullName: z.string(), commentText: z.string() })
const Bookmark = z.object({ id: z.number(), isBookmarked: z.boolean() })

const today = () => new Date().toISOString().slice(0, 10)

export function blogCalls(): SampleCall[] {
  const posts = seedPosts.map(postOf)
  let lastComment = 0
  /** Without an id, the first: the menu's link names none. */
  const find = (id: number) => posts.find((row) => row.id === (Number.isNaN(id) ? 1 : id))
  const newest = () => posts.toSorted((a, b) => b.blogPosted.localeCompare(a.blogPosted))
  return [
    get('/blog/list/data', () => [200, newest().map(itemOf)]),
    get('/blog/list/data/sidebar', () => {
      const recentPosts = newest().filter(({ status }) => status === 'Published')
      const sidebar: BlogSidebar = {
        recentPosts: recentPosts
          .slice(0, 4)
          .map(({ img, title, id, blogPosted }) => ({ img, title, id, createdTime: blogPosted })),
        categories,
      }
      return [200, sidebar]
    }),
    get('/blog/list/data/detail', (ask) => {
      const row = find(ask.id())
      return row ? [200, detailOf(row)] : NOT_FOUND
    }),
    get('/blog/list/data/edit', (ask) => {
      const row = find(ask.id())
      return row ? [200, editOf(row)] : NOT_FOUND
    }),
    post('/blog/list/data/edit', (ask) => {
      const { id, userFullName, ...written } = ask.body(WrittenPost).post
      if (posts.some((row) => row.slug === written.slug && row.id !== id))
        return invalid('This slug is in use.', { 'post.slug': 'taken' })
      if (id !== undefined) {
        const row = find(id)
        return row ? [200, { id: Object.assign(row, written).id }] : NOT_FOUND
      }
      const added: Post = {
        ...written,
        id: nextId(posts),
        avatar: '',
        userFullName,
        blogPosted: today(),
        bookmarked: 0,
        isBookmarked: false,
        comments: [],
      }
      posts.push(added)
      return [201, { id: added.id }]
    }),
    post('/blog/list/data/bookmark', (ask) => {
      const { id, isBookmarked } = ask.body(Bookmark)
      const row = find(id)
      return row ? [200, { isBookmarked: Object.assign(row, { isBookmarked }).isBookmarked }] : NOT_FOUND
    }),
    post('/blog/list/data/comment', (ask) => {
      const { id, userFullName, commentText } = ask.body(WrittenComment)
      const row = find(id)
      if (!row) return NOT_FOUND
      lastComment += 1
      const comment: Comment = { avatar: '', userFullName, commentedAt: today(), commentText, id: lastComment }
      row.comments.push(comment)
      return [201, { comment }]
    }),
    remove('/blog/list/data/comment', (ask) => {
      const [id, comment] = [ask.id(), ask.id('comment')]
      const row = find(id)
      if (!row?.comments.some((own) => own.id === comment)) return NOT_FOUND
      row.comments = row.comments.filter((own) => own.id !== comment)
      return [200]
    }),
  ]
}
