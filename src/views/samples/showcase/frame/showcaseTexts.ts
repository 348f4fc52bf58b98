import type { ShowcaseRoute } from '@/configs/sampleRoutes'
import { folderOf, showcaseRoutes } from './showcaseFiles'
import type { Bilingual } from './showcasePage'

const files = import.meta.glob<{ texts: Bilingual }>('../*/*/texts.ts')

export interface PageAndTexts {
  route: ShowcaseRoute
  texts: Bilingual
}

/** The texts of all pages, for the search. Rejects where some do not come. */
export async function loadAllTexts(): Promise<PageAndTexts[]> {
  const loaded = showcaseRoutes.map(async (route) => {
    const file = await files[`${folderOf(route)}/texts.ts`]?.()
    return file ? [{ route, texts: file.texts }] : []
  })
  return (await Promise.all(loaded)).flat()
}
