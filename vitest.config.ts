import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { LongFirst } from './tests/runner/sequencer.ts'
import viteConfig from './vite.config.ts'

/** Each file has a window of its own, and all of a worker the same modules: whose store a test fills, it empties. */
const components = ['tests/unit/**/*.test.tsx']
/** Hooks, which render without JSX. */
const hooks = listed('tests/unit/@core/useFormDraft', 'tests/unit/shared/failures/useFormAlert')
/** Units that call the real server through the client's own axios instance: of a server and a session, so each has its own modules. */
const clientCalls = listed('tests/unit/api/http', 'tests/unit/api/httpProgress', 'tests/unit/redux/*')
/** The template's sample screens and replies (src/views/samples/README.md), by the same kinds. `npm run test:samples` */
const samples = {
  unit: ['tests/unit/views/samples/**/*.test.ts'],
  components: ['tests/unit/views/samples/**/*.test.tsx'],
  calls: listed('tests/unit/@fake-db/*'),
  browser: ['tests/browser/samples/**/*.test.ts'],
}
/** Server processes of their own, real time-outs, thousands of calls or passwords: too long for test:quick. */
const slow = listed(
  'tests/server/platform/embedded',
  'tests/server/platform/embeddedAccount',
  'tests/server/platform/besideLive',
  'tests/server/platform/process',
  'tests/server/programs/startScript',
  'tests/server/programs/doctor',
  'tests/server/platform/processes',
  'tests/server/platform/pgBouncer',
  'tests/server/platform/backup',
  'tests/server/platform/backupRestore',
  'tests/server/platform/groupQueue',
  'tests/server/platform/jobCrash',
  'tests/server/platform/durability',
  'tests/server/platform/devServer',
  'tests/server/accounts/limits',
  'tests/server/messages/sendingCrash',
  'tests/server/accounts/recovery',
  'tests/server/api/hostileCalls',
  'tests/server/finances/financeLedger',
  'tests/server/analytics/analyticsReference',
  'tests/server/analytics/analytics',
  'tests/server/calendar/events/occurrences',
  'tests/server/calendar/events/calendarFeed',
  'tests/server/finances/financeImports',
  'tests/server/finances/financeBalance',
  'tests/server/finances/financeGrowth',
  'tests/server/finances/manyWriters',
  'tests/server/messages/messageTimes',
  'tests/server/calendar/replies/manyTries',
  'tests/server/calendar/replies/answersReference',
  'tests/server/platform/progressReplies',
  'tests/server/api/longLists',
  'tests/server/accounts/secondFactors',
  'tests/server/accounts/passkeys',
  'tests/server/accounts/users',
  'tests/server/accounts/proof',
  'tests/server/accounts/sessions',
  'tests/server/analytics/earlyWarnings',
  'tests/server/audit/auditEntries',
  'tests/server/demo/demo',
  'tests/server/calendar/events/eventDemo',
  'tests/server/finances/financeDemo',
  'tests/server/finances/twoYears',
  'tests/server/finances/vouchers',
  'tests/server/members/memberImports',
  'tests/server/messages/messages',
  'tests/server/platform/health',
  'tests/server/platform/metrics',
)
/** They look through built clients, and one of them is the browser's. */
const builds = listed('tests/house/samplesOff', 'tests/house/chunks')

/** They need PostgreSQL servers of several versions, which `npm run test:long` starts. */
const acrossVersions =
  process.env.TEST_POSTGRES_URLS === undefined
    ? []
    : [
        {
          extends: true as const,
          test: {
            name: 'versions',
            include: ['tests/versions/*.test.ts'],
            globalSetup: ['tests/runner/postgresServers.ts'],
          },
        },
      ]

/** Client calls behind a page of happy-dom, which reach the real server. */
const behindPage = {
  environment: 'happy-dom',
  // The page stands at no address of the server's, and the server answers no other origin.
  environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
  globalSetup: ['tests/runner/database.ts'],
}

const inDom = { environment: 'happy-dom', setupFiles: ['tests/unit/setup.ts'], isolate: false }

/** In a real browser on the built Batuta. What a run builds and starts for one project serves the others as well. */
const inBrowser = {
  globalSetup: [
    'tests/runner/database.ts',
    'tests/runner/serverBuild.ts',
    'tests/runner/emptyCluster.ts',
    'tests/runner/clientBuild.ts',
  ],
  isolate: false,
  // The tours of all screens are long; what hangs is given up by each of its steps.
  testTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
}

/** They ask other programs of this machine, and take minutes: `npm run test:long` alone runs them. */
const byOtherPrograms =
  process.env.TEST_OTHER_PROGRAMS === undefined
    ? []
    : [
        {
          extends: true as const,
          test: { name: 'programs', include: ['tests/programs/*.test.ts'], globalSetup: ['tests/runner/database.ts'] },
        },
      ]

/** Test files by their names without the ending. A name that nothing bears would put its file into another project. */
function listed(...names: string[]): string[] {
  const lost = names.filter(
    (name) => !existsSync(path.dirname(name)) || (!name.endsWith('*') && !existsSync(`${name}.test.ts`)),
  )
  if (lost.length > 0) throw new Error(`vitest.config.ts names tests that do not exist: ${lost.join(', ')}`)
  return names.map((name) => `${name}.test.ts`)
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // They wait for a browser, a server or a database for a part of their time.
      maxWorkers: availableParallelism() + 2,
      sequence: { sequencer: LongFirst },
      reporters: ['default', './tests/runner/timeReport.ts'],
      // An end to what hangs, no measure: the machine may do much else.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      projects: [
        ...acrossVersions,
        ...byOtherPrograms,
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/unit/**/*.test.ts', 'tests/house/*.test.ts'],
            exclude: [
              ...configDefaults.exclude,
              ...hooks,
              ...clientCalls,
              ...builds,
              ...samples.unit,
              ...samples.calls,
            ],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            include: [...components, ...hooks],
            exclude: [...configDefaults.exclude, ...samples.components],
            ...inDom,
          },
        },
        {
          extends: true,
          test: {
            name: 'client',
            include: clientCalls,
            ...behindPage,
          },
        },
        {
          extends: true,
          test: {
            name: 'server',
            include: ['tests/server/**/*.test.ts'],
            exclude: [...configDefaults.exclude, ...slow],
            globalSetup: ['tests/runner/database.ts'],
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            // One project, as a worker goes on to files of its own project only: a browser and its tabs are opened once.
            name: 'long',
            include: ['tests/browser/**/*.test.ts', ...slow, ...builds],
            exclude: [...configDefaults.exclude, ...samples.browser],
            ...inBrowser,
          },
        },
        { extends: true, test: { name: 'samples-unit', include: samples.unit, isolate: false } },
        { extends: true, test: { name: 'samples-components', include: samples.components, ...inDom } },
        { extends: true, test: { name: 'samples-client', include: samples.calls, ...behindPage } },
        { extends: true, test: { name: 'samples-browser', include: samples.browser, ...inBrowser } },
      ],
    },
  }),
)
