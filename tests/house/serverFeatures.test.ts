import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { areasWithDoors } from './areasWithDoors'

// Each folder of a large area of the server is one feature. `ground` imports none of the others; a feature stands above those that it imports.
const areas = [
  { area: 'finances', ground: 'ledger', featuresMax: 23, arrowsMax: 50 },
  { area: 'calendar', ground: 'events', featuresMax: 18, arrowsMax: 41 },
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

const serverFolder = path.join(import.meta.dirname, '../../server')

interface Source {
  /** From the server's folder: `areas/calendar/events/eventRows.ts`. */
  file: string
  text: string
}

const sources = readdirSync(serverFolder, { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((file): Source => ({ file, text: readFileSync(path.join(serverFolder, file), 'utf8') }))

const IMPORTS = /(?:import|export)(?: type)? \{([^}]*)\} from '(\.[^']+)'/g
const namesIn = (list: string) => list.split(',').flatMap((name) => name.trim().split(' ')[0] || [])

/** What the file imports of features of the area that are not its own. */
function importsOfFeatures(
  { file, text }: Source,
  area: string,
): { feature: string; target: string; names: string[] }[] {
  const own = path.posix.dirname(file)
  return [...text.matchAll(IMPORTS)].flatMap(([, list = '', to = '']) => {
    const [, ofArea, feature = '', ...rest] = path.posix.join(own, to).split('/')
    const isOther = ofArea === area && rest.length > 0 && own !== `areas/${area}/${feature}`
    return isOther ? [{ feature, target: rest.join('/'), names: namesIn(list) }] : []
  })
}

/** Only areas are held to it: the composition root registers routes, and the demo fills tables. */
function importsPastDoors(source: Source, area: string): string[] {
  if (!source.file.startsWith('areas/')) return []
  return importsOfFeatures(source, area).flatMap(({ feature, target }) =>
    target === 'public' ? [] : [`${source.file} imports ${area}/${feature}/${target}`],
  )
}

/** What is wrong with a door: it has code of its own, or names that nobody outside imports. */
function faultsOfDoor({ file, text }: Source, used: ReadonlySet<string>): string[] {
  const exported = [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/[^/']+'\n/gm)]
  const names = exported.flatMap(([, list = '']) => namesIn(list))
  const rest = exported.reduce((left, [statement]) => left.replace(statement, ''), text).trim()
  return [
    ...(rest === '' ? [] : [`${file} does more than name what it exports: ${rest}`]),
    ...names.flatMap((name) => (used.has(name) ? [] : [`${file} exports ${name}, which nobody imports`])),
  ]
}

it.each(areasWithDoors)('a feature of %s is imported by its door alone', (area) => {
  expect(sources.flatMap((source) => importsPastDoors(source, area))).toEqual([])
})

it.each(areasWithDoors)('a door of %s names what others import, and has nothing else', (area) => {
  const used = new Map<string, Set<string>>()
  for (const { feature, names } of sources.flatMap((source) => importsOfFeatures(source, area)))
    used.set(feature, new Set([...(used.get(feature) ?? []), ...names]))
  const doors = sources.filter(({ file }) => file.startsWith(`areas/${area}/`) && file.endsWith('/public.ts'))
  expect(doors.length).toBeGreaterThan(0)
  expect(
    doors.flatMap((door) => faultsOfDoor(door, used.get(path.basename(path.dirname(door.file))) ?? new Set())),
  ).toEqual([])
})

it('what breaks the rules of doors is seen', () => {
  const text = "import type { Row } from '../../calendar/events/eventRows'\n"
  expect(importsPastDoors({ file: 'areas/privacy/erasure/new.ts', text }, 'calendar')).toEqual([
    'areas/privacy/erasure/new.ts imports calendar/events/eventRows',
  ])
  expect(importsPastDoors({ file: 'demo/old/events.ts', text }, 'calendar')).toEqual([])
  const door = {
    file: 'areas/calendar/polls/public.ts',
    text: "export { one, two } from './polls'\nexport * from './more'\n",
  }
  expect(faultsOfDoor(door, new Set(['one']))).toEqual([
    "areas/calendar/polls/public.ts does more than name what it exports: export * from './more'",
    'areas/calendar/polls/public.ts exports two, which nobody imports',
  ])
})

it('a circle would be found', () => {
  const graph = new Map([
    ['ledger', new Set<string>()],
    ['dues', new Set(['ledger', 'payments'])],
    ['payments', new Set(['dues'])],
  ])
  expect(floorsOf(graph)).toEqual({ floors: [['ledger']], circle: ['dues', 'payments'] })
})
