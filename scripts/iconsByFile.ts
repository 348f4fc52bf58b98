import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

/** The file of each icon's name, as the library's own list has them: `Trash2` and `Trash2Icon` are both `trash-2`. */
function readFiles(): Map<string, string> {
  const list = path.join(
    path.dirname(createRequire(import.meta.url).resolve('lucide-react')),
    '../esm/lucide-react.mjs',
  )
  const lines = readFileSync(list, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g)
  const names = [...lines].flatMap(([, exported = '', file = '']) =>
    [...exported.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
  )
  return new Map(names)
}

/**
 * Turns `import { Plus } from 'lucide-react'` into an import of that icon's file. Asked for through the library's list, every
 * file would seem to need every icon, and which chunk an icon belongs to (sharedChunks.ts) could not be told.
 */
export function iconsByFile(): Plugin {
  const files = readFiles()
  return {
    name: 'batuta:icons-by-file',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (!/[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes("from 'lucide-react'")) return undefined
      const byFile = code.replaceAll(/import \{([^}]*)\} from 'lucide-react'/g, (whole, list: string) =>
        list
          .split(',')
          .map((item) => item.trim())
          .filter((item) => item !== '' && !item.startsWith('type '))
          .map((name) => {
            const file = files.get(name)
            if (file === undefined) throw new Error(`lucide-react has no icon ${name} (${whole})`)
            return `import ${name} from 'lucide-react/icons/${file}';`
          })
          .join(''),
      )
      return { code: byFile, map: null }
    },
  }
}
