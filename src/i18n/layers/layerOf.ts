/** Texts as another country writes them, in their own shape. */
export type Layer = <Texts>(texts: Texts) => Texts

/** The layer that writes each sentence anew. What is filled in later (`{{name}}`), tags and addresses stay as they are. */
export function layerOf(write: (sentence: string) => string): Layer {
  const inWhole = (text: string) =>
    text
      .split(/(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)|https?:\S+)/)
      .map((part, at) => (at % 2 === 0 ? write(part) : part))
      .join('')
  return function layer<Texts>(texts: Texts): Texts {
    if (typeof texts === 'string') return inWhole(texts) as Texts
    if (Array.isArray(texts)) return texts.map(layer) as Texts
    if (typeof texts !== 'object' || texts === null) return texts
    return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, layer(value)])) as Texts
  }
}
