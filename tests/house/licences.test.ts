import { readFileSync } from 'node:fs'
import path from 'node:path'
import { licences } from 'virtual:package-licences'
import { expect, it } from 'vitest'
import { countByLicence, foundLicences } from '@/views/samples/licences/licenceRows'
import { webAddress } from '../../scripts/packageLicences.ts'

const root = path.join(import.meta.dirname, '../..')
const rows = licences.packages.map((row, id) => ({ id, ...row }))

interface Manifest {
  version: string
  dependencies: Record<string, string>
}
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest

it('the list of licences has all that runs, and nothing that only builds or tests', () => {
  expect(licences).toMatchObject({ version: manifest.version, licence: 'MIT' })
  expect(licences.text).toContain('Permission is hereby granted')
  const direct = new Map(rows.filter(({ isDirect }) => isDirect).map(({ name, version }) => [name, version]))
  const missing = Object.entries(manifest.dependencies).filter(([name, version]) => direct.get(name) !== version)
  expect(missing).toEqual([])
  const names = rows.map(({ name }) => name)
  expect(names.filter((name) => ['vite', 'vitest', 'oxlint', 'typescript', 'sass'].includes(name))).toEqual([])
  // Asked for by fastify alone.
  expect(names).toContain('light-my-request')
})

it('every package that runs names a licence that lets a group use, change and pass on what it gets', () => {
  const free = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|PSF-2\.0|Unlicense)$/
  // Tables that are used as they are; the page of holidays gives the credit that they ask for.
  const credited = new Map([['date-holidays', 'ISC AND CC-BY-3.0']])
  // Of several that one may choose from, one is enough.
  const isFree = (licence: string) =>
    licence.split(/ AND /i).every((part) => part.split(/ OR /i).some((one) => free.test(one.replaceAll(/[()]/g, ''))))
  const isCredited = (row: (typeof rows)[number]) => credited.get(row.name) === row.licence
  expect(
    rows.filter((row) => !isFree(row.licence) && !isCredited(row)).map(({ name, licence }) => `${name}: ${licence}`),
  ).toEqual([])
  expect(rows.filter(({ home }) => !/^https?:\/\/[\w.-]+\//.test(home))).toEqual([])
})

it('what a package says of its source becomes an address that a browser opens', () => {
  const sources: [given: string | undefined, address: string | undefined][] = [
    ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
    ['git+ssh://git@github.com/a/b.git', 'https://github.com/a/b'],
    ['git://github.com/a/b.git#main', 'https://github.com/a/b#main'],
    ['git@github.com:a/b.git', 'https://github.com/a/b'],
    ['github:a/b', 'https://github.com/a/b'],
    ['a/b', 'https://github.com/a/b'],
    ['javascript:alert(1)', undefined],
    ['./here', undefined],
    [undefined, undefined],
  ]
  expect(sources.map(([given]) => webAddress(given))).toEqual(sources.map(([, address]) => address))
})

it('packages are searched, narrowed, sorted and counted', () => {
  const base = { id: 0, home: 'https://example.org/', isDirect: false }
  const [a, b, c] = [
    { ...base, name: 'axios', version: '1.21.1', licence: 'MIT', isDirect: true },
    { ...base, id: 1, name: 'pino', version: '10.4.0', licence: 'MIT' },
    { ...base, id: 2, name: 'zod', version: '4.6.7', licence: 'ISC' },
  ]
  const query = { q: '', page: 1, perPage: 10, sort: 'asc', sortColumn: 'name', filters: {} } as const
  const find = (change: object) => foundLicences([a, b, c], { ...query, ...change }).map(({ name }) => name)
  expect(find({ q: ' AXI' })).toEqual(['axios'])
  expect(find({ q: 'isc' })).toEqual(['zod'])
  expect(find({ filters: { licence: 'MIT' } })).toEqual(['axios', 'pino'])
  expect(find({ filters: { asked: 'direct' } })).toEqual(['axios'])
  expect(find({ sortColumn: 'licence' })).toEqual(['zod', 'axios', 'pino'])
  expect(find({ sort: 'desc' })).toEqual(['zod', 'pino', 'axios'])
  expect(countByLicence([a, b, c])).toEqual([
    ['MIT', 2],
    ['ISC', 1],
  ])
})
