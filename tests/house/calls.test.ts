import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
const sources = filesOf('src').filter((file) => !/^src\/(@fake-db|views\/samples)\//.test(file))

const declared = new Set(
  filesOf('contract').flatMap((file) =>
    [...read(file).matchAll(/^ {2}path: '([^']+)',$/gm)].map(([, address = '']) => address),
  ),
)

it('the first script makes calls that the contract declares', () => {
  const addresses = [...read('src/redux/getCalls.ts').matchAll(/url: '([^']+)'/g)].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.filter((address = '') => !declared.has(address))).toEqual([])
})

// The first script knows no schemas, the phone page stays light, and the sign-in page and the refresh of tokens are there before anything that could check one; the door
// to the samples only looks whose call it is.
const WITHOUT_SCHEMAS = [
  'src/redux/getCalls.ts',
  'src/auth/useSetupStatus.ts',
  'src/api/refresh.ts',
  'src/api/samples.ts',
  'src/start/',
  'src/personal/',
  'src/views/my/StoppedMails.tsx',
]

it('all others name no address of a call', () => {
  const named = sources
    .filter((file) => !WITHOUT_SCHEMAS.some((start) => file.startsWith(start)))
    .flatMap((file) =>
      [...read(file).matchAll(/'(\/[\w/-]+)'/g)].flatMap(([, address = '']) =>
        declared.has(address) ? [`${file}: ${address}`] : [],
      ),
    )
  expect(named).toEqual([])
})

/** A thunk is for what a slice keeps: its body reads or changes the store, or a reducer looks at its actions. A screen awaits a promise. */
it('no thunk is made for a call whose answer the store does not keep', () => {
  const texts = new Map(sources.map((file) => [file, read(file)]))
  const reducers = [...texts.values()].filter((text) => /\b(addCase|addMatcher)\(/.test(text)).join('\n')
  const needless = [...texts].flatMap(([file, text]) =>
    [
      ...text.matchAll(
        /^(?:export )?const (\w+)[^=]*= createAppThunk[\s\S]*?(?=^(?:export|const|function|async|interface|type|\/\*\*|\/\/)|(?![\s\S]))/gm,
      ),
    ].flatMap(([body, name = '']) => {
      const usesStore = /\b(dispatch|getState|api)\b/.test(body)
      const isReduced = new RegExp(
        `\\b${name}\\.(pending|fulfilled|rejected)\\b(?!\\.match\\()|\\b(isAnyOf|isFulfilled)\\([^)]*\\b${name}\\b`,
      ).test(reducers)
      return usesStore || isReduced || body.includes('signInBy(') ? [] : [`${file}: ${name}`]
    }),
  )
  expect(needless).toEqual([])
})
