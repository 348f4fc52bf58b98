import { writtenLanguageOf, type Language } from '@/i18n/language'
import { loadMemberLayer } from '@/i18n/layers'
import type { MyTexts } from '@/views/my/myText'

const files = {
  en: () => import('@/i18n/en/my'),
  'pt-BR': () => import('@/i18n/pt-BR/my'),
  de: () => import('@/i18n/de/my'),
}

/** One language's words alone; those of the first are sent for by the page's first script. Rejects where they do not come. */
export async function loadTexts(language: Language): Promise<MyTexts> {
  const [{ messages }, layer] = await Promise.all([files[writtenLanguageOf(language)](), loadMemberLayer(language)])
  return layer(messages)
}
