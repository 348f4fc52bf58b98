import { addTexts, type TextFile } from './i18n'

/** Where the texts of the samples are, which the product does not carry: in a folder of their own in each language. */
export function addSampleTexts(): void {
  const files = import.meta.glob<TextFile>('./*/samples/*.ts')
  addTexts(Object.fromEntries(Object.entries(files).map(([path, load]) => [path.replace('/samples/', '/'), load])))
}
