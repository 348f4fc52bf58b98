import react from '@vitejs/plugin-react'
import postcssRtlcss from 'postcss-rtlcss'
import { defineConfig, type Rolldown } from 'vite'
import { iconCatalogue } from './scripts/iconCatalogue.ts'
import { packageLicences } from './scripts/packageLicences.ts'
import { personalPage } from './scripts/personalPage.ts'
import { precompress } from './scripts/precompress.ts'
import { isSharedByProduct } from './scripts/productModules.ts'
import { policyHashes } from './scripts/policyHashes.ts'
import { startScript } from './scripts/startScript.ts'

/** The words of the first screens of all, and those of all others: a file for each area would be more requests than bytes. */
const words = (language: string) => [
  {
    name: `words-${language}`,
    test: new RegExp(`[\\\\/]i18n[\\\\/]${language}[\\\\/](auth|events|forms|home|layout|lights|members|shell)\\.ts`),
    priority: 7,
  },
  { name: `moreWords-${language}`, test: new RegExp(`[\\\\/]i18n[\\\\/]${language}[\\\\/](?!samples)`), priority: 6 },
]

/** A group is the files that are named; where it says so, all that they import too. Of two that want a file, the first has it. */
const chunks = [
  ...words('en'),
  ...words('pt-BR'),
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  { name: 'shell', test: /[\\/](SignedInRoutes\.tsx|http\.ts)$/, includeDependenciesRecursively: true, priority: 4 },
  // Members are the list that most people open first.
  {
    name: 'table',
    test: /[\\/](react-data-table-component|@core[\\/]components[\\/]table|views[\\/]members[\\/](list|query|routes\.tsx|member[\\/](Phone|MemberStatus|useMemberRemoval)))(?![\\/]memberCsv)/,
    priority: 3,
  },
  {
    name: 'ledger',
    test: /[\\/](views[\\/]finances[\\/](ledger|query)[\\/]|(contract|redux)[\\/]treasury[\\/](accounts|subcategories)\.ts)/,
    minShareCount: 2,
    priority: 3,
  },
  // What screens of the product have in common, without what forms, dialogs and files alone need.
  {
    debugName: 'shared',
    name: (id: string, graph: Rolldown.ChunkingContext) =>
      isSharedByProduct(id, (module) => graph.getModuleInfo(module)) ? 'shared' : null,
    test: /[\\/](contract|src[\\/](redux|shared|i18n|configs|@core)|lucide-react|reactstrap|uuid|@date-fns[\\/]tz)[\\/](?!((import|importing|recurring|treasury(?![\\/](balance|closings|dues|financeBatches|financeImports|payments)\.)|fees|bankFiles|links)[\\/]|money[\\/]Amount|components[\\/]dialog|hooks[\\/]use(Schema|Bound|Form)|components[\\/]fields[\\/]useBound|records[\\/](Record(?!Loader)|EditC|editC|useRecord(Form|Save)))|sampleTexts|files[\\/]csv|.*\.scss)/,
    priority: 2,
  },
  // Together, as in every form of the product: a sample that needs the libraries alone would make files of them that need each other.
  {
    name: 'useSchemaForm',
    test: /[\\/](react-hook-form[\\/]|@hookform[\\/]resolvers[\\/]|@core[\\/]hooks[\\/]useSchemaForm\.ts)/,
    priority: 2,
  },
  // The rest of what a place of the menu begins with: over a slow line each request takes longer than the bytes of a small file.
  ...[
    { name: 'analytics', test: /[\\/]views[\\/]analytics[\\/](routes|list[\\/]AnalyticsPage)\.tsx$/ },
    { name: 'calendar', test: /[\\/]views[\\/]calendar[\\/]routes\.tsx$/ },
    { name: 'finances', test: /[\\/]views[\\/]finances[\\/](routes|balance[\\/]BalancePage)\.tsx$/ },
    { name: 'entries', test: /[\\/]views[\\/]finances[\\/]entries[\\/]FinanceListPage\.tsx$/ },
    { name: 'charts', test: /[\\/](BalanceChart|SeasonCharts)\.tsx$/ },
    { name: 'grid', test: /[\\/]month[\\/]MonthGrid\.tsx$/ },
  ].map((group) => ({ ...group, includeDependenciesRecursively: true, priority: 1 })),
]

export default defineConfig({
  plugins: [react(), packageLicences(), iconCatalogue(), startScript(), personalPage(), policyHashes(), precompress()],
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${import.meta.dirname}/src/` },
      { find: /^@contract\//, replacement: `${import.meta.dirname}/contract/` },
    ],
  },
  css: {
    preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } },
    postcss: { plugins: [postcssRtlcss({ mode: 'override' })] },
  },
  // A worker loads a part of itself when it is needed, as the page does.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2023',
    // Browsers that know :dir(). For older ones it would be written as a list of languages, and mirror nothing.
    cssTarget: ['chrome120', 'firefox121', 'safari17'],
    // Every browser of cssTarget has it.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } } },
  },
})
