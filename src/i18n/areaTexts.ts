import { addTexts, type TextFile } from './i18n'

/** Where the texts are that a signed-in person's screens ask for. The samples bring their own (sampleTexts.ts). */
export function addAreaTexts(): void {
  addTexts(import.meta.glob<TextFile>(['./{en,pt-BR,de}/*.ts', '!./*/{auth,forms,layout,recovery,security,shell}.ts']))
  const ofFinances = import.meta.glob<TextFile>('./{en,pt-BR,de}/finances/*.ts')
  addTexts(
    Object.fromEntries(Object.entries(ofFinances).map(([path, load]) => [path.replace('/finances/', '/'), load])),
  )
}
