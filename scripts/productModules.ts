interface Importers {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

const SAMPLES = /[\\/]src[\\/](views[\\/]samples|@fake-db)[\\/]/

/** Whether the product needs a module, on some screen: what only the samples need stays out of what the product's screens share. */
export function isOfProduct(id: string, importersOf: (id: string) => Importers | null): boolean {
  const seen = new Set<string>()
  const open = [id]
  for (let module = open.pop(); module !== undefined; module = open.pop()) {
    if (seen.has(module) || SAMPLES.test(module)) continue
    seen.add(module)
    const info = importersOf(module)
    if (info?.isEntry) return true
    open.push(...(info?.importers ?? []), ...(info?.dynamicImporters ?? []))
  }
  return false
}
