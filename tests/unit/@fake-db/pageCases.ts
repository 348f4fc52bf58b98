import { expect } from 'vitest'
import type { Bookmark } from '@contract/bookmarks'
import type { AccountSettings } from '@/@fake-db/accountSettings'
import type { Suggestion } from '@/@fake-db/autocomplete'
import type { Employee } from '@/@fake-db/dataTable'
import type { FaqCategory } from '@/@fake-db/faq'
import type { CategoryData, KnowledgeBaseCategory, QuestionData } from '@/@fake-db/knowledgeBase'
import type { SearchGroup } from '@/@fake-db/mainSearch'
import type { PricingPlan } from '@/@fake-db/pricing'
import type { Profile } from '@/@fake-db/profileContent'
import { FIRST_SAMPLE_ID, sampleRoutes } from '@/configs/sampleRoutes'
import { blogCases } from './blogCases'
import { expectEach, keys, page } from './pageCase'
import type { SampleCase } from './sampleCase'

interface DataTable {
  allData: Employee[]
  invoices: Employee[]
  total: number
}

const employeeFields =
  'age avatar city email experience full_name id post responsive_id salary start_date status'.split(' ')

const dataTableCases: SampleCase[] = [
  page<Employee[]>('/api/datatables/initial-data', 'a hundred employees', (rows) => {
    expect(rows).toHaveLength(100)
    expectEach(rows, employeeFields)
    expect([...new Set(rows.map(({ status }) => status))].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect(new Set(rows.map(({ full_name }) => full_name)).size).toBe(100)
  }),
  [
    'GET /api/datatables/data',
    'ten a page; q, perPage, page',
    async (send) => {
      const list = async (params?: object) => (await send.get<DataTable>('/api/datatables/data', params)).data
      const plain = await list()
      expect(keys(plain)).toEqual(['allData', 'invoices', 'total'])
      expect([plain.allData.length, plain.invoices.length, plain.total]).toEqual([100, 10, 100])
      expect((await list({ page: 3, perPage: 7 })).invoices).toEqual(plain.allData.slice(14, 21))
      expect(await list({ page: 11 })).toMatchObject({ invoices: [], total: 100 })
      const sought = plain.allData[42]
      expect((await list({ q: sought?.full_name.toUpperCase() })).invoices).toContainEqual(sought)
      expect((await list({ q: 'nobody at all' })).total).toBe(0)
    },
  ],
]

const faqCases: SampleCase[] = [
  page<FaqCategory[]>('/faq/data', 'questions and answers by category', (categories) => {
    expect(categories.length).toBeGreaterThan(0)
    for (const { qandA } of categories) expectEach(qandA, ['ans', 'question'])
  }),
  page<KnowledgeBaseCategory[]>('/faq/data/knowledge_base', 'its categories', (categories) => {
    expectEach(categories, ['category', 'desc', 'id', 'img', 'title'])
  }),
  page<CategoryData[]>('/faq/data/category', 'the questions of a category', (sections) => {
    expectEach(sections, ['icon', 'iconColor', 'id', 'questions', 'title'])
    for (const { questions } of sections) expectEach(questions, ['id', 'question', 'slug'])
  }),
  page<QuestionData>('/faq/data/question', 'one question', (question) => {
    expect(keys(question)).toEqual(['content', 'lastUpdated', 'relatedQuestions', 'title'])
  }),
]

/** How many of each the specification lists in section 2. */
const routeCounts = {
  dashboard: 2,
  apps: 16,
  pages: 23,
  misc: 4,
  'access-control': 1,
  'ui-element': 8,
  components: 26,
  extensions: 15,
  'page-layout': 5,
  forms: 16,
  tables: 3,
  charts: 3,
}

function countsBy<Item>(items: readonly Item[], read: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(read(item), (counts.get(read(item)) ?? 0) + 1)
  return counts
}

const otherCases: SampleCase[] = [
  page<Profile>('/profile/data', 'every part of a profile', (profile) => {
    expect(keys(profile)).toEqual(
      'header latestPhotos polls posts suggestedPages suggestions twitterFeeds userAbout'.split(' '),
    )
    expect(profile.posts.length).toBeGreaterThan(0)
    for (const { likes, comments, likedUsers, detailedComments } of profile.posts) {
      expect([likes, comments]).toEqual([expect.any(Number), detailedComments.length])
      expect(likedUsers.length).toBeGreaterThan(0)
    }
  }),
  page<{ plans: PricingPlan[]; qandA: object[] }>('/pricing/data', 'the exact prices', ({ plans, qandA }) => {
    expect(
      plans.map(({ title, monthlyPrice, yearlyPlan, popular }) => ({ title, monthlyPrice, ...yearlyPlan, popular })),
    ).toEqual([
      { title: 'Basic', monthlyPrice: 0, perMonth: 0, totalAnnual: 0, popular: false },
      { title: 'Standard', monthlyPrice: 49, perMonth: 40, totalAnnual: 480, popular: true },
      { title: 'Enterprise', monthlyPrice: 99, perMonth: 80, totalAnnual: 960, popular: false },
    ])
    const fields = ['img', 'monthlyPrice', 'planBenefits', 'popular', 'subtitle', 'title', 'yearlyPlan']
    expectEach(plans, fields)
    expectEach(qandA, ['ans', 'question'])
  }),
  page<{ searchArr: SearchGroup[] }>('/api/main-search/data', 'pages, files, contacts', ({ searchArr }) => {
    expect(searchArr.map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ])
    for (const group of searchArr) {
      if (group.groupTitle === 'Pages') {
        expect(group.data.map(({ link }) => link)).toEqual([...sampleRoutes])
        expect(Object.fromEntries(countsBy(group.data, ({ link }) => link.split('/')[1] ?? ''))).toEqual(routeCounts)
        expect(new Set(group.data.map(({ title }) => title)).size).toBe(group.data.length)
        expect(group.data.map(({ id }) => id)).toEqual(sampleRoutes.map((_, index) => FIRST_SAMPLE_ID + index))
        expectEach(group.data, ['icon', 'id', 'isBookmarked', 'link', 'target', 'title'])
      } else {
        expect(group.data).toHaveLength(4)
        const fields =
          group.groupTitle === 'Files' ? ['by', 'file', 'size', 'title'] : ['date', 'email', 'img', 'title']
        expectEach(group.data, fields)
      }
    }
  }),
  [
    'POST /api/bookmarks/update',
    'flips isBookmarked of a page in the search data',
    async (send) => {
      const pages = async () => {
        const { data } = await send.get<{ searchArr: SearchGroup[] }>('/api/main-search/data')
        return data.searchArr.flatMap((group) => (group.groupTitle === 'Pages' ? group.data : []))
      }
      const marked = async () => (await pages()).filter(({ isBookmarked }) => isBookmarked).map(({ link }) => link)
      const flip = (id: number) => send.post<{ bookmark: Bookmark }>('/api/bookmarks/update', { id })
      const [first, second] = await pages()
      if (!first || !second) throw new Error('There is no page to bookmark')
      expect(await marked()).toEqual([])
      expect(await flip(second.id)).toMatchObject({
        status: 200,
        data: { bookmark: { ...second, isBookmarked: true } },
      })
      await flip(first.id)
      expect(await marked()).toEqual([first.link, second.link])
      expect((await flip(second.id)).data.bookmark.isBookmarked).toBe(false)
      expect(await marked()).toEqual([first.link])
      expect((await flip(FIRST_SAMPLE_ID + sampleRoutes.length)).status).toBe(404)
      // What is no list of ids is as good as none.
      localStorage.setItem('batuta.sampleBookmarks', '{"a":1}')
      expect(await marked()).toEqual([])
    },
  ],
  page<AccountSettings>('/account-setting/data', 'every part of an account', (settings) => {
    expect(keys(settings)).toEqual(['general', 'info', 'notification', 'social'])
    expect(keys(settings.general)).toEqual(['avatar', 'company', 'email', 'fullName', 'username'])
    expect(keys(settings.info)).toEqual(['bio', 'country', 'dob', 'phone', 'website'])
    expect(keys(settings.social)).toEqual(['connections', 'socialLinks'])
    expect(keys(settings.social.socialLinks)).toEqual('facebook google instagram linkedIn quora twitter'.split(' '))
    expect(keys(settings.notification)).toEqual(
      'answerOnForm blogDigest commentOnArticle followMe newAnnouncements productUpdates'.split(' '),
    )
  }),
  page<Suggestion[]>('/api/autocomplete/data', 'a hundred suggestions', (rows) => {
    expect(rows).toHaveLength(100)
    expectEach(rows, ['id', 'rank', 'title'])
    expect(new Set(rows.map(({ title }) => title)).size).toBe(100)
  }),
]

const periods = { last_days: ['Last 28 Days', 'Last Month', 'Last Year'] }
const cards: [name: string, promised: object][] = [
  ['support-tracker', periods],
  ['avg-sessions', periods],
  ['revenue-report', { years: [2020, 2019, 2018] }],
  ['goal-overview', {}],
  ['revenue', {}],
  ['product-orders', { ...periods, chart_info: [{ name: 'finished' }, { name: 'pending' }, { name: 'rejected' }] }],
  ['sessions-device', periods],
  ['customers', periods],
]
const statistics =
  'orders-bar-chart profit-line-chart subscribers revenue sales orders site-traffic active-users newsletter'.split(' ')

const cardCases: SampleCase[] = [
  ...cards.map(([name, promised]) =>
    page<object>(`/card/card-analytics/${name}`, 'its figures', (card) => expect(card).toMatchObject(promised)),
  ),
  ...statistics.map((name) =>
    page<{ name: string; series: number[] }>(`/card/card-statistics/${name}`, 'a name and numbers', (card) => {
      expect(keys(card)).toEqual(['name', 'series'])
      expect(card.name).not.toBe('')
      expect(card.series.length).toBeGreaterThan(1)
      for (const figure of card.series) expect(typeof figure).toBe('number')
    }),
  ),
]

/** Pages that only read. */
export const pageCases: SampleCase[] = [...dataTableCases, ...blogCases, ...faqCases, ...otherCases, ...cardCases]
