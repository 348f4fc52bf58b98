import { AppWindow, ContactRound, FileText } from 'lucide-react'
import type { TFunction } from 'i18next'
import * as z from 'zod/mini'
import { findItems, type SearchGroup, type SearchItem } from '@/@core/components/navbar/searchItem'
import { apiRequest } from '@/api/apiRequest'
import '@/api/samples'
import { isShowcaseRoute, sampleRoutes } from '@/configs/sampleRoutes'
import { addSampleTexts } from '@/i18n/sampleTexts'

addSampleTexts()

const showcaseRoutes = sampleRoutes.filter(isShowcaseRoute)

const Page = z.object({ id: z.number(), title: z.string(), link: z.string() })
const File = z.object({ title: z.string(), by: z.string(), size: z.string(), file: z.string() })
const Contact = z.object({ title: z.string(), email: z.string(), date: z.string() })
const group = <Title extends string, Entry extends z.ZodMiniType>(title: Title, entry: Entry) =>
  z.object({ groupTitle: z.enum([title]), searchLimit: z.number(), data: z.array(entry) })
const answer = z.object({
  searchArr: z.array(
    // Built from schema functions that the product uses anyway, so that its bundle does not grow.
    z.union([group('Pages', Page), group('Files', File), group('Contacts', Contact)]),
  ),
})
type Found = z.infer<typeof answer>['searchArr'][number]

const pageItem = ({ id, title, link }: z.infer<typeof Page>): SearchItem => ({
  id: `sample-page-${id}`,
  title,
  hint: link,
  path: link,
  icon: AppWindow,
})

// Files link to the sample e-mail, and contacts to the sample chat.
const fileItem = ({ title, by, size, file }: z.infer<typeof File>): SearchItem => ({
  id: `sample-${file}`,
  title,
  hint: `${by} · ${size}`,
  path: '/apps/email',
  icon: FileText,
})

const contactItem = ({ title, email }: z.infer<typeof Contact>): SearchItem => ({
  id: `sample-${email}`,
  title,
  hint: email,
  path: '/apps/chat',
  icon: ContactRound,
})

function itemsOf(found: Found): SearchItem[] {
  if (found.groupTitle === 'Pages') return found.data.map(pageItem)
  return found.groupTitle === 'Files' ? found.data.map(fileItem) : found.data.map(contactItem)
}

export type SampleSearch = (text: string, t: TFunction<'samples'>) => SearchGroup[]

export async function loadSampleSearch(): Promise<SampleSearch> {
  const { searchArr } = await apiRequest({ method: 'GET', path: '/api/main-search/data', access: 'signed-in', answer })
  const groups = searchArr.map((found) => ({ ...found, items: itemsOf(found) }))
  /** Sample pages are named as in the menu; titles from the API are English. */
  const named = (item: SearchItem, t: TFunction<'samples'>): SearchItem => {
    const route = showcaseRoutes.find((path) => path === item.path)
    return route === undefined || !item.id.startsWith('sample-page-')
      ? item
      : { ...item, title: t(`showcase.${route}`), keywords: item.title }
  }
  return (text, t) =>
    groups.map(({ groupTitle, searchLimit, items }) => ({
      id: `sample-${groupTitle}`,
      title: t(`search.${groupTitle}`),
      items: findItems(
        items.map((item) => named(item, t)),
        text,
      ),
      limit: searchLimit,
    }))
}
