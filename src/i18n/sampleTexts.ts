import type { ResourceKey } from 'i18next'

type TextFile = { messages: ResourceKey }

/** The texts of the sample screens, an area and a language each. */
const files = import.meta.glob<TextFile>('./*/samples*.ts')

export async function loadSampleTexts(path: string): Promise<TextFile> {
  const load = files[path]
  if (!load) throw new Error(`No texts at ${path}`)
  return load()
}
