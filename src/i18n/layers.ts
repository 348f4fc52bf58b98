import { isGroupInformal } from '@/configs/groupAddressing'
import { writtenLanguageOf } from './language'
import type { Layer } from './layers/layerOf'

/** What a country's layer changes in the texts under it (language.ts); fetched by those who read it alone. */
const layers: Partial<Record<string, () => Promise<Layer>>> = {
  'pt-PT': async () => (await import('./layers/europeanWords')).europeanTexts,
  'de-AT': async () => (await import('./layers/germanWords')).austrianTexts,
  'de-CH': async () => (await import('./layers/germanWords')).swissTexts,
}

const asWritten: Layer = (texts) => texts

export const loadLayer = async (language: string): Promise<Layer> => layers[language]?.() ?? asWritten

/** For the texts of a member's own page (`my`), where the group may say du. */
export async function loadMemberLayer(language: string): Promise<Layer> {
  const layer = await loadLayer(language)
  if (writtenLanguageOf(language) !== 'de' || !isGroupInformal()) return layer
  const { inDu } = await import('./layers/informalGerman')
  return (texts) => layer(inDu(texts))
}
