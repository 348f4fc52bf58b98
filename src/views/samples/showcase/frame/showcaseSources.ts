import type { ShowcaseRoute } from '@/configs/sampleRoutes'
import { exampleSource } from './exampleSource'
import { folderOf } from './showcaseFiles'

/** The page's very files, so that the source that is shown cannot lie. */
const files = import.meta.glob<string>('../*/*/*.tsx', { query: '?raw', import: 'default' })

/** What is written of an example, in whichever file of the page it is; undefined where it is in none. */
export async function loadSource(route: ShowcaseRoute, id: string): Promise<string | undefined> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`${folderOf(route)}/`))
  const sources = await Promise.all(own.map(([, load]) => load()))
  return sources.map((source) => exampleSource(source, id)).find((found) => found !== undefined)
}
