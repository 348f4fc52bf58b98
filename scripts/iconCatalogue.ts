import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import type { CatalogueIcon } from 'virtual:icon-catalogue'
import type { Plugin } from 'vite'
import * as z from 'zod'

const MODULE = 'virtual:icon-catalogue'
const src = path.join(import.meta.dirname, '../src')

/** What a file of the package says of its icon. */
const IconData = z.object({
  node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  aliases: z.array(z.string()).default([]),
})
const ICON = /const __iconData = (\{[^]*?\n\});[^]*?\nconst (\w+) = createLucideIcon/
const IMPORT = /import \{([^}]*)\} from 'lucide-react'/g

/** The icons that Batuta's own screens show. */
function usedIcons(): Set<string> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('showcase'),
  )
  const imports = files.flatMap((file) => [...readFileSync(path.join(src, file), 'utf8').matchAll(IMPORT)])
  return new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim())))
}

/** `trash-2` as the package exports it: Trash2. */
const exportOf = (alias: string) => alias.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

export function readIcons(): CatalogueIcon[] {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
    'dist/esm/icons',
  )
  const used = usedIcons()
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => {
      const [, literal, name] = ICON.exec(readFileSync(path.join(folder, file), 'utf8')) ?? []
      // Another name's file says only whose, and is none.
      return literal === undefined || name === undefined ? [] : [{ literal, name }]
    })
  const data = z.array(IconData).parse(runInNewContext(`[${found.map(({ literal }) => literal).join(',')}]`))
  return data
    .map(({ node, aliases }, index) => {
      const { name = '' } = found[index] ?? {}
      return { name, aliases, node, isUsed: [name, ...aliases.map(exportOf)].some((known) => used.has(known)) }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
}

/** All icons of the set as data, for the showcase's page alone: imported as components, each would weigh on a screen of the product. */
export function iconCatalogue(): Plugin {
  return {
    name: 'batuta:icon-catalogue',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const icons = ${JSON.stringify(readIcons())}` : undefined),
  }
}
