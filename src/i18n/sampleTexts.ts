import { addTexts, type TextFile } from './i18n'

/** Where the texts of the samples are, which the product does not carry. */
export function addSampleTexts(): void {
  addTexts(import.meta.glob<TextFile>('./*/samples*.ts'))
}
