import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

// Each folder of a large area of the server is one feature. `ground` imports none of the others; a feature stands above those that it imports.
const areas = [
  { area: 'finances', ground: 'ledger', featuresMax: 22, arrowsMax: 50 },
  { area: 'calendar', ground: 'events', featuresMax: 15, arrowsMax: 36 },
]

const folderOf = (area: string) => path.join(import.meta.dirname, '../../server/areas', area)

function readFeatures(area: string) {
  const entries = readdirSync(folderOf(area), { withFileTypes: true })
  const named = (isFolder: boolean) =>
    entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => name)
  return { features: named(true), loose: named(false) }
}

/** The features that each one imports. */
function readArrows(area: string, features: string[]): Map<string, Set<string>> {
  return new Map(
    features.map((feature) => {
      const folder = path.join(folderOf(area), feature)
      const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
      const named = files.flatMap((text) => [...text.matchAll(/from '\.\.\/([^/']+)\//g)].map(([, name = '']) => name))
      return [feature, new Set(named.filter((name) => features.includes(name)))]
    }),
  )
}

/** From the ground upwards: each floor imports floors below it alone. What is left over stands in a circle. */
function floorsOf(graph: ReadonlyMap<string, ReadonlySet<string>>): { floors: string[][]; circle: string[] } {
  const placed = new Set<string>()
  const floors: string[][] = []
  for (;;) {
    const floor = [...graph.keys()].filter(
      (feature) => !placed.has(feature) && [...(graph.get(feature) ?? [])].every((below) => placed.has(below)),
    )
    if (floor.length === 0) return { floors, circle: [...graph.keys()].filter((feature) => !placed.has(feature)) }
    floors.push(floor)
    for (const feature of floor) placed.add(feature)
  }
}

it.each(areas)('every file of $area belongs to a feature', ({ area, featuresMax }) => {
  const { features, loose } = readFeatures(area)
  expect(loose).toEqual([])
  expect(features.length).toBeLessThanOrEqual(featuresMax)
})

it.each(areas)('the features of $area stand on floors, few arrows between them, and no circle', (bounds) => {
  const arrows = readArrows(bounds.area, readFeatures(bounds.area).features)
  const { floors, circle } = floorsOf(arrows)
  expect(circle).toEqual([])
  expect(floors[0]).toContain(bounds.ground)
  expect([...arrows.values()].reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(bounds.arrowsMax)
})

it('a circle would be found', () => {
  const graph = new Map([
    ['ledger', new Set<string>()],
    ['dues', new Set(['ledger', 'payments'])],
    ['payments', new Set(['dues'])],
  ])
  expect(floorsOf(graph)).toEqual({ floors: [['ledger']], circle: ['dues', 'payments'] })
})
