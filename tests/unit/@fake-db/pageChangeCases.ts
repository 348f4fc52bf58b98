import { expect } from 'vitest'
import type { AccountSettings } from '@/@fake-db/accountSettings'
import type { CategoryData, KnowledgeBaseCategory, QuestionData } from '@/@fake-db/knowledgeBase'
import type { Profile } from '@/@fake-db/profileContent'
import type { SampleCase, Send } from './sampleCase'

const account = async (send: Send) => (await send.get<AccountSettings>('/account-setting/data')).data
const profile = async (send: Send) => (await send.get<Profile>('/profile/data')).data

const accountCases: SampleCase[] = [
  [
    'POST /account-setting/data',
    'keeps the parts that it is given; a name that somebody else has is refused',
    async (send) => {
      const { general, ...rest } = await account(send)
      const changed = { ...general, company: 'Fermata Halls' }
      expect((await send.post('/account-setting/data', { general: changed })).status).toBe(200)
      expect(await account(send)).toEqual({ general: changed, ...rest })
      const taken = await send.post('/account-setting/data', { general: { ...general, username: 'alba.abreu' } })
      expect(taken).toMatchObject({ status: 400, data: { error: { fields: { 'general.username': 'taken' } } } })
      expect((await account(send)).general).toEqual(changed)
      expect((await send.post('/account-setting/data', { general: 'Kaori' })).status).toBe(400)
    },
  ],
  [
    'POST /account-setting/password',
    'asks for the password of now, and then for the new one',
    async (send) => {
      const change = (current: string) => send.post('/account-setting/password', { current, next: 'four violas' })
      const refused = await change('four violas')
      expect(refused).toMatchObject({ status: 400, data: { error: { fields: { current: 'wrong_password' } } } })
      expect((await change('cake for the violas')).status).toBe(200)
      expect((await change('cake for the violas')).status).toBe(400)
      expect((await change('four violas')).status).toBe(200)
    },
  ],
]

const profileCases: SampleCase[] = [
  [
    'POST /profile/like',
    'likes a post or a comment, and takes it back',
    async (send) => {
      const [before] = (await profile(send)).posts
      await send.post('/profile/like', { post: 0 })
      await send.post('/profile/like', { post: 0, comment: 1 })
      const [liked] = (await profile(send)).posts
      expect([liked?.likes, liked?.youLiked]).toEqual([(before?.likes ?? 0) + 1, true])
      expect(liked?.likedUsers[0]?.username).toBe('Kaori Engel')
      expect(liked?.detailedComments[1]).toMatchObject({ commentsLikes: 6, youLiked: true })
      await send.post('/profile/like', { post: 0 })
      await send.post('/profile/like', { post: 0, comment: 1 })
      expect((await profile(send)).posts[0]).toEqual(before)
      expect((await send.post('/profile/like', { post: 99 })).status).toBe(404)
    },
  ],
  [
    'POST /profile/comment',
    'puts the comment last, and counts it',
    async (send) => {
      await send.post('/profile/comment', { post: 1, comment: 'Mine too.' })
      const post = (await profile(send)).posts[1]
      expect(post?.comments).toBe(3)
      expect(post?.detailedComments.at(-1)).toMatchObject({ username: 'Kaori Engel', comment: 'Mine too.' })
      expect((await send.post('/profile/comment', { post: 1, comment: '' })).status).toBe(400)
    },
  ],
  [
    'POST /profile/favorite',
    'stars a page, and takes the heart off a message',
    async (send) => {
      await send.post('/profile/favorite', { list: 'suggestedPages', index: 1 })
      await send.post('/profile/favorite', { list: 'twitterFeeds', index: 2 })
      const { suggestedPages, twitterFeeds } = await profile(send)
      expect([suggestedPages[1]?.favorite, twitterFeeds[2]?.favorite]).toEqual([true, false])
    },
  ],
  [
    'POST /profile/befriend',
    'asks, and takes the question back',
    async (send) => {
      const asked = async () => (await profile(send)).suggestions.map(({ isAsked }) => isAsked)
      await send.post('/profile/befriend', { index: 2 })
      expect(await asked()).toEqual([false, false, true, false, false])
      await send.post('/profile/befriend', { index: 2 })
      expect(await asked()).not.toContain(true)
    },
  ],
  [
    'POST /profile/vote',
    'counts one vote, which can move; the shares come to a hundred',
    async (send) => {
      const results = async () => (await profile(send)).polls.map(({ result }) => result)
      await send.post('/profile/vote', { index: 1 })
      expect(await results()).toEqual([41, 38, 21])
      await send.post('/profile/vote', { index: 2 })
      const { polls } = await profile(send)
      expect(polls.map(({ youVoted }) => youVoted)).toEqual([false, false, true])
      expect(polls.map(({ result }) => result)).toEqual([41, 37, 22])
      expect(polls[1]?.votedUser.map(({ username }) => username)).not.toContain('Kaori Engel')
    },
  ],
]

const otherCases: SampleCase[] = [
  [
    'POST /pricing/plan',
    'takes one of the plans',
    async (send) => {
      const current = async () => (await send.get<{ currentPlan: string }>('/pricing/data')).data.currentPlan
      expect(await current()).toBe('Basic')
      await send.post('/pricing/plan', { title: 'Standard' })
      expect(await current()).toBe('Standard')
      expect((await send.post('/pricing/plan', { title: 'Gold' })).status).toBe(404)
    },
  ],
  [
    'GET /faq/data/question',
    'every question of every category can be read, and relates to others of it',
    async (send) => {
      const categories = (await send.get<KnowledgeBaseCategory[]>('/faq/data/knowledge_base')).data
      for (const { category } of categories) {
        // One after the other, as a reader does.
        // oxlint-disable-next-line no-await-in-loop
        const sections = (await send.get<CategoryData[]>('/faq/data/category', { category })).data
        const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id))
        // oxlint-disable-next-line no-await-in-loop
        const pages = await Promise.all(ids.map((id) => send.get<QuestionData>('/faq/data/question', { category, id })))
        expect(pages.every(({ data }) => data.content !== '')).toBe(true)
        const related = pages.flatMap(({ data }) => data.relatedQuestions.map(({ id }) => id))
        expect(related.filter((id) => !ids.includes(id))).toEqual([])
      }
      expect((await send.get('/faq/data/category', { category: 'nothing' })).status).toBe(404)
      expect((await send.get('/faq/data/question', { category: 'personalization', id: 1 })).status).toBe(404)
    },
  ],
]

/** What pages of the samples keep for a visit. The template only reads them. */
export const pageChangeCases: SampleCase[] = [...accountCases, ...profileCases, ...otherCases]
