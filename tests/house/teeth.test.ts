import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { faults } from '../teeth/faults'
import { plantedIn } from '../teeth/plantedIn'

const root = path.join(import.meta.dirname, '../..')

it.each(faults)('the fault "$name" can be planted, and has tests to notice it', (fault) => {
  const text = readFileSync(path.join(root, fault.file), 'utf8')
  expect(plantedIn(text, fault)).not.toBe(text)
  expect(fault.killers.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(fault.killers).not.toEqual([])
})

it('no two faults bear one name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})
