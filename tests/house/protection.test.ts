import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Rows of docs/protection.md that end in a number and "`CONSTANT` in `file`". */
const limits = [...read('docs/protection.md').matchAll(/\| +(\d+) +\| `([A-Z_]+)` in `([\w/.]+)` *\|$/gm)].map(
  ([, most = '', name = '', file = '']) => ({ most, name, file }),
)

test('the limits that docs/protection.md tells are those of the code', () => {
  expect(limits.length).toBeGreaterThan(10)
  const told = limits.map(({ most, name, file }) => `${file} ${name} = ${most}`)
  const held = limits.map(({ name, file }) => {
    const [, value = 'nothing'] = new RegExp(`^const ${name} = ([\\d_]+)$`, 'm').exec(read(file)) ?? []
    return `${file} ${name} = ${value.replaceAll('_', '')}`
  })
  expect(told).toEqual(held)
})
