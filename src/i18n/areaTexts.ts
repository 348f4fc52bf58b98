import i18next from 'i18next'
import { addTexts, fetchTexts, type TextFile } from './i18n'

/** Where the texts are that a signed-in person's screens ask for. The samples bring their own (sampleTexts.ts). */
export function addAreaTexts(): void {
  addTexts(import.meta.glob<TextFile>(['./{en,pt-BR}/*.ts', '!./*/{auth,forms,layout,recovery,security,shell}.ts']))
  const treasury = import.meta.glob<TextFile>('./{en,pt-BR}/treasury/*.ts')
  addTexts(Object.fromEntries(Object.entries(treasury).map(([path, load]) => [path.replace('/treasury/', '/'), load])))
}

/**
 * The code of a screen once the texts are there that it will ask for, all of them: fetched in mid-work they would hide the
 * screen and take the focus with it. tests/house/screenTexts.test.ts knows which they are.
 */
export async function withTexts<Code>(areas: readonly string[], code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, fetchTexts(i18next.language, areas)])
  return loaded
}
