import { expect } from 'vitest'
import type { BlogDetail, BlogEdit, BlogListItem, BlogSidebar } from '@/@fake-db/blog'
import { expectEach, keys, page } from './pageCase'
import type { SampleCase, Send } from './sampleCase'

const list = async (send: Send) => (await send.get<BlogListItem[]>('/blog/list/data')).data
const detail = async (send: Send, id?: number) => (await send.get<BlogDetail>('/blog/list/data/detail', { id })).data

const written = {
  title: 'Sixteen bars',
  tags: ['Rehearsal'],
  slug: 'sixteen-bars',
  status: 'Draft',
  excerpt: 'Short.',
  img: '',
  content: { type: 'doc', content: [] },
  userFullName: 'Helena',
}

export const blogCases: SampleCase[] = [
  page<BlogListItem[]>('/blog/list/data', 'the list', (items) => {
    expectEach(items, 'avatar blogPosted comment excerpt id img tags title userFullName'.split(' '))
  }),
  page<BlogSidebar>('/blog/list/data/sidebar', 'recent posts and categories', ({ recentPosts, categories }) => {
    expectEach(recentPosts, ['createdTime', 'id', 'img', 'title'])
    expectEach(categories, ['category', 'icon'])
  }),
  page<BlogDetail>('/blog/list/data/detail', 'a post and its comments', ({ blog, comments }) => {
    expect(keys(blog)).toEqual('avatar bookmarked comments content createdTime img tags title userFullName'.split(' '))
    expectEach(comments, ['avatar', 'commentText', 'commentedAt', 'userFullName'])
    expect(blog.comments).toBe(comments.length)
  }),
  page<BlogEdit>('/blog/list/data/edit', 'a post to edit', (post) => {
    expect(keys(post)).toEqual(
      'avatar blogCategories blogTitle createdTime excerpt featuredImage slug status userFullName'.split(' '),
    )
    expect(post.status).toBe('Published')
    expectEach(post.blogCategories, ['label', 'value'])
  }),
  [
    'GET /blog/list/data/detail',
    'the one that is asked for, 404 if missing',
    async (send) => {
      const items = await list(send)
      for (const { id, title, comment } of items) {
        const { blog } = await detail(send, id)
        expect([blog.title, blog.comments]).toEqual([title, comment])
        const edit = await send.get<BlogEdit>('/blog/list/data/edit', { id })
        expect(edit.data.blogTitle).toBe(title)
      }
      expect((await send.get('/blog/list/data/detail', { id: 99 })).status).toBe(404)
      expect((await send.get('/blog/list/data/edit', { id: 99 })).status).toBe(404)
    },
  ],
  [
    'POST /blog/list/data/edit',
    'changes a post, or adds one; no slug twice',
    async (send) => {
      const changed = await send.post('/blog/list/data/edit', { post: { ...written, id: 3 } })
      expect(changed).toMatchObject({ status: 200, data: { id: 3 } })
      expect((await detail(send, 3)).blog).toMatchObject({ title: written.title, content: written.content })
      expect((await list(send)).find(({ id }) => id === 3)?.status).toBe('Draft')
      const taken = await send.post('/blog/list/data/edit', { post: written })
      expect(taken).toMatchObject({ status: 400, data: { error: { fields: { 'post.slug': 'taken' } } } })
      const added = await send.post('/blog/list/data/edit', { post: { ...written, slug: 'other' } })
      expect(added).toMatchObject({ status: 201, data: { id: 10 } })
      expect(await list(send)).toHaveLength(10)
      expect((await send.post('/blog/list/data/edit', { post: { ...written, slug: 'x', id: 99 } })).status).toBe(404)
      expect((await send.post('/blog/list/data/edit', { post: { title: '' } })).status).toBe(400)
    },
  ],
  [
    'POST /blog/list/data/bookmark',
    'on and off',
    async (send) => {
      const { bookmarked } = (await detail(send)).blog
      await send.post('/blog/list/data/bookmark', { id: 1, isBookmarked: true })
      expect((await detail(send)).blog).toMatchObject({ bookmarked: bookmarked + 1, isBookmarked: true })
      await send.post('/blog/list/data/bookmark', { id: 1, isBookmarked: false })
      expect((await detail(send)).blog.bookmarked).toBe(bookmarked)
      expect((await send.post('/blog/list/data/bookmark', { id: 99, isBookmarked: true })).status).toBe(404)
    },
  ],
  [
    'POST /blog/list/data/comment',
    'stands below the others',
    async (send) => {
      const comment = { id: 2, userFullName: 'Helena', commentText: 'Well said.' }
      expect((await send.post('/blog/list/data/comment', comment)).status).toBe(201)
      const { comments } = await detail(send, 2)
      expect(comments.at(-1)).toMatchObject({ userFullName: 'Helena', commentText: 'Well said.', id: 1 })
      expect((await send.post('/blog/list/data/comment', { ...comment, id: 99 })).status).toBe(404)
    },
  ],
  [
    'DELETE /blog/list/data/comment',
    'one that was written in this visit',
    async (send) => {
      await send.post('/blog/list/data/comment', { id: 2, userFullName: 'Helena', commentText: 'Well said.' })
      const before = (await detail(send, 2)).comments.length
      expect((await send.remove('/blog/list/data/comment', { id: 2, comment: 1 })).status).toBe(200)
      expect((await detail(send, 2)).comments).toHaveLength(before - 1)
      expect((await send.remove('/blog/list/data/comment', { id: 2, comment: 1 })).status).toBe(404)
    },
  ],
]
