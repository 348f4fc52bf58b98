import type { Language } from '@/i18n/language'
import type { MyTexts } from '@/views/my/myText'

/** One language's words alone; those of the first are sent for by the page's first script. Rejects where they do not come. */
export async function loadTexts(language: Language): Promise<MyTexts> {
  const file = await (language === 'pt-BR' ? import('@/i18n/pt-BR/my') : import('@/i18n/en/my'))
  return file.messages
}
