import { isShowcaseRoute, sampleRoutes, type ShowcaseRoute } from '@/configs/sampleRoutes'
import type { ShowcaseContent } from './showcasePage'

const pages = import.meta.glob<{ page: ShowcaseContent }>('../*/*/examples.tsx')

/** Where a page's files are, from this folder: `/ui-element/cards/basic` is in `../ui-element/cards-basic`. */
export function folderOf(route: ShowcaseRoute): string {
  const [, group = '', ...rest] = route.split('/')
  return `../${group}/${rest.join('-')}`
}

const loaderOf = (route: ShowcaseRoute) => pages[`${folderOf(route)}/examples.tsx`]

/** The pages that there are, in the order of the menu. */
export const showcaseRoutes: readonly ShowcaseRoute[] = sampleRoutes.filter(isShowcaseRoute).filter(loaderOf)

/** Rejects where the page's code does not come. */
export async function loadPage(route: ShowcaseRoute): Promise<ShowcaseContent> {
  const load = loaderOf(route)
  if (!load) throw new Error(`No showcase page at ${route}`)
  return (await load()).page
}
