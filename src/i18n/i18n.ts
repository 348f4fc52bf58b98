import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadLayer, loadMemberLayer } from './layers'
import { LANGUAGE_KEY, languages, readLanguage, writeLanguage, writtenLanguageOf, type Language } from './language'

export type TextFile = { messages: ResourceKey }

/** One file an area and a language, loaded with the first screen that asks for the area. Here what everyone is shown. */
const files = import.meta.glob<TextFile>(['./{en,pt-BR,de}/{auth,forms,layout,recovery,security,shell}.ts'])

/** Tells of the texts of more areas: where each is, is not the sign-in page's to carry. */
export function addTexts(more: typeof files): void {
  Object.assign(files, more)
}

async function loadTexts(language: string, area: string): Promise<TextFile> {
  const path = `./${writtenLanguageOf(language)}/${area}.ts`
  const load = files[path]
  if (!load) throw new Error(`No texts for ${area} in ${language}`)
  const [{ messages }, layer] = await Promise.all([load(), (area === 'my' ? loadMemberLayer : loadLayer)(language)])
  return { messages: layer(messages) }
}

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, area, done) => {
    loadTexts(language, area).then(
      (file) => done(null, file.messages),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    )
  },
}

/** Loads the texts that the first screen begins with; each screen loads its own. */
export async function startI18n(areas: string[]): Promise<void> {
  const language = readLanguage()
  document.documentElement.lang = language
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: areas,
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}

/** Fetches what is not here yet. Rejects where something does not come: i18next would show the names of the texts instead. */
async function fetchTexts(language: string, areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !i18next.hasResourceBundle(language, area))
  const fetched = await Promise.all(
    missing.map(async (area) => ({ area, texts: (await loadTexts(language, area)).messages })),
  )
  for (const { area, texts } of fetched) i18next.addResourceBundle(language, area, texts)
}

/**
 * The code of a screen once the texts are there that it will ask for, all of them: fetched in mid-work they would hide the
 * screen and take the focus with it. tests/house/screenTexts.test.ts knows which they are.
 */
export async function withTexts<Code>(areas: readonly string[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, fetchTexts(i18next.language, areas)])
  return loaded
}

/** Shows everything in the language once all its texts are here; rejects, and changes nothing, where they do not come. */
async function showLanguage(language: Language): Promise<void> {
  await fetchTexts(language, Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}))
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
}

/** Shows it here and in the browser's other tabs, and keeps it for the next visit. Rejects where its texts do not come. */
export async function changeLanguage(code: string): Promise<void> {
  const language = languages.find((known) => known === code)
  if (!language) return
  await showLanguage(language)
  writeLanguage(language)
}

/** Shows what another tab chooses. Where its texts do not come, this one goes on in its own language. */
export function followLanguage(onFailure: (thrown: unknown) => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY) showLanguage(readLanguage()).catch(onFailure)
  })
}
