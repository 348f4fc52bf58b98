import react from '@vitejs/plugin-react'
import postcssRtlcss from 'postcss-rtlcss'
import { defineConfig } from 'vite'
import { iconCatalogue } from './scripts/iconCatalogue.ts'
import { packageLicences } from './scripts/packageLicences.ts'
import { personalPage } from './scripts/personalPage.ts'
import { precompress } from './scripts/precompress.ts'
import { policyHashes } from './scripts/policyHashes.ts'
import { splash } from './scripts/splash.ts'
import { startScript } from './scripts/startScript.ts'
import { writtenLocales } from './contract/locales.ts'

/** The words of a language, in three files: a file for each area would be more requests than bytes. */
const words = (language: string) =>
  Object.entries({
    words: 'auth|events|forms|home|layout|members|readiness|shell',
    placeWords: 'analytics|calendar|dues|eventForm|finances|invitees',
    moreWords: '(?!samples).*',
  }).map(([name, areas]) => ({
    name: `${name}-${language}`,
    test: new RegExp(`[\\/]i18n[\\/]${language}[\\/](${areas})\\.ts`),
  }))

/**
 * With the shell and Home comes what is small and needed by several places: in the file of one it would bring all of that file, and
 * with the calendar all of FullCalendar, to the others. tests/house/chunks.test.ts sees what is missing here.
 */
const withShell = [
  'SignedInRoutes|http|HomePage',
  'redux/(analytics|calendar|finances|members|messages|names|listSlice)|contract/(messages|days|calendar/forecast)|redux/calendar/(readiness|replyFigures)',
  'finances/(useSubcategories|categoryChoices)',
  'RecordLoader|Loaded|useUndo|TableSkeleton|TabBar|FootBar|DateField|DaySpanFilter|StatusLabel|Badge|Checkbox(Field)?|PartError|ComboInput|useNameChoices',
  'useDebouncedValue|useGroupZone|useNow|useSubcategories|useTidyUrl|useUrlParams|unreadableInputs',
  'icons/(chevron-(left|right|down)|clipboard-check|copy-plus|ellipsis|pencil|qr-code|search-x|trash|user-round)|reactstrap/esm/Table',
]

/**
 * A group is the files that are named and all that they import. Of two that want a file, the first has it: what comes later in the
 * list may need what comes before, never the other way round.
 */
const chunks = [
  ...writtenLocales.flatMap(words),
  { name: 'first', tags: ['$initial' as const] },
  { name: 'shell', test: new RegExp(`/(${withShell.join('|')})\\.(tsx?|m?js)$`.replaceAll('/', '[\\\\/]')) },
  // Of an event's page, of one's own and of the search: within the file of one it would bring all of that file to the others.
  { name: 'replies', test: /[\\/]contract[\\/]calendar[\\/]replies\.ts$/ },
  { name: 'members', test: /[\\/]views[\\/]members[\\/]routes\.tsx$/ },
  { name: 'entries', test: /[\\/]views[\\/]finances[\\/](routes|entries[\\/]FinanceListPage)\.tsx$/ },
  { name: 'dialogs', test: /[\\/](FoundRecords|DialogFrame)\.tsx$/ },
  { name: 'calendar', test: /[\\/]views[\\/]calendar[\\/](routes|month[\\/]MonthGrid)\.tsx$/ },
  { name: 'charts', test: /[\\/](BalanceChart|SeasonCharts|AnalyticsPage|analytics[\\/]routes)\.tsx$/ },
  {
    name: 'forms',
    test: /@core[\\/].*[\\/](FormDialog|useSchemaForm|useBoundFields|ChoiceGroup|(Text|TextArea|Select|Checkbox|Combo)Field)\.tsx?$/,
  },
  // What is small, and needed in six places or more: not what brings a library along, nor the samples.
  {
    name: 'common',
    minShareCount: 6,
    test: /^(?!.*(samples|@fake-db|csvText|QrCode)).*[\\/](src|contract|lucide-react|uuid)[\\/]/,
  },
  { name: 'event', test: /[\\/](EventPage|ForecastCard|RosterCard|EventMessagesCard|EventMoneyCard)\.tsx$/ },
]

export default defineConfig({
  plugins: [
    react(),
    packageLicences(),
    iconCatalogue(),
    splash(),
    startScript(),
    personalPage(),
    policyHashes(),
    precompress(),
  ],
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
})
