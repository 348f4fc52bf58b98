import { get, type SampleCall } from './sampleCall'
import { dayOf, nameOf, pictureOf, pick, strewn } from './words'

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
}

export interface BlogSidebar {
  recentPosts: { img: string; title: string; id: number; createdTime: string }[]
  categories: { category: string; icon: string }[]
}

export interface BlogDetail {
  blog: {
    img: string
    title: string
    avatar: string
    userFullName: string
    createdTime: string
    tags: string[]
    content: string
    comments: number
    bookmarked: number
  }
  comments: { avatar: string; userFullName: string; commentedAt: string; commentText: string }[]
}

export interface BlogEdit {
  avatar: string
  userFullName: string
  createdTime: string
  blogTitle: string
  blogCategories: { value: string; label: string }[]
  slug: string
  status: 'Published' | 'Pending' | 'Draft'
  excerpt: string
  featuredImage: string
}

const posts: [title: string, excerpt: string][] = [
  ['What a page turner hears', 'Sitting beside the pianist, one learns more about breathing than about notes.'],
  ['Rehearsing in a gym', 'Curtains, carpets and forty borrowed coats: how we tamed an echo of four seconds.'],
  ['The second oboe’s diary', 'Three months between the first rehearsal and the last encore, told from row three.'],
  ['Why we tune to the oboe', 'A short walk through pitch, habit and the one reed that nobody may touch.'],
  ['Scores that survived the flood', 'Drying eleven hundred pages took a month, a school hall and many clothes lines.'],
  ['A concert for three listeners', 'The snow kept the town at home. We played all the same, and better than ever.'],
]
const tags = ['Rehearsal', 'History', 'Backstage', 'Instruments', 'Places']

function itemOf([title, excerpt]: (typeof posts)[number], index: number): BlogListItem {
  return {
    img: pictureOf(index),
    title,
    id: index + 1,
    avatar: '',
    userFullName: nameOf(index * 5),
    blogPosted: dayOf(200 - index * 13),
    tags: [pick(tags, index), pick(tags, index + 2)],
    excerpt,
    comment: strewn(index, 2, 64),
  }
}

const list = posts.map(itemOf)

const sidebar: BlogSidebar = {
  recentPosts: list.slice(0, 4).map(({ img, title, id, blogPosted }) => ({ img, title, id, createdTime: blogPosted })),
  categories: tags.map((category, index) => ({
    category,
    icon: pick(['music', 'book-open', 'lamp', 'guitar', 'map-pin'], index),
  })),
}

const first = itemOf(pick(posts, 0), 0)

const detail: BlogDetail = {
  blog: {
    img: first.img,
    title: first.title,
    avatar: first.avatar,
    userFullName: first.userFullName,
    createdTime: first.blogPosted,
    tags: first.tags,
    content: `${first.excerpt}\n\nThe trick is to stand up a breath early, and to sit down as if one had never been there. Whoever turns too soon hides the last bar; whoever turns too late is remembered for it.\n\nAfter the concert nobody thanks the page turner. That is how one knows it went well.`,
    comments: 3,
    bookmarked: 139,
  },
  comments: ['I once turned two pages. He improvised.', 'Now I shall watch that chair all evening.', 'So true!'].map(
    (commentText, index) => ({
      avatar: '',
      userFullName: nameOf(30 + index),
      commentedAt: dayOf(202 + index),
      commentText,
    }),
  ),
}

const edit: BlogEdit = {
  avatar: '',
  userFullName: first.userFullName,
  createdTime: first.blogPosted,
  blogTitle: first.title,
  blogCategories: first.tags.map((tag) => ({ value: tag.toLowerCase(), label: tag })),
  slug: 'what-a-page-turner-hears',
  status: 'Published',
  excerpt: first.excerpt,
  featuredImage: first.img,
}

export function blogCalls(): SampleCall[] {
  return [
    get('/blog/list/data', () => [200, list]),
    get('/blog/list/data/sidebar', () => [200, sidebar]),
    get('/blog/list/data/detail', () => [200, detail]),
    get('/blog/list/data/edit', () => [200, edit]),
  ]
}
