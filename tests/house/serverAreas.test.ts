import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { areasWithDoors } from './areasWithDoors'

const areasFolder = path.join(import.meta.dirname, '../../server/areas')

const areas = readdirSync(areasFolder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/**
 * The files of each area that others may import; one that is not named here is imported by none, or its features have doors
 * (serverFeatures.test.ts).
 */
const doors: Record<string, string[]> = {
  groups: ['groupRepository'],
  members: ['jubilees', 'ledMembers', 'ownFieldRows', 'ownPage', 'ownSections'],
  messages: ['mailBlocks'],
  notices: ['notices'],
}

/** Which area's code alone writes a table. Any may read it in a join: that keeps a list one statement. */
const owners: Record<string, string> = {
  absences: 'calendar',
  checkIns: 'calendar',
  deputies: 'calendar',
  lineups: 'calendar',
  holidaySettings: 'calendar',
  pieceDistinctions: 'calendar',
  pieceFileChunks: 'calendar',
  pieceFiles: 'calendar',
  pieceMerges: 'calendar',
  pieces: 'calendar',
  poolPeople: 'calendar',
  deputyAsks: 'calendar',
  deputySearches: 'calendar',
  mailBlocks: 'messages',
  pollAnswers: 'calendar',
  polls: 'calendar',
  memberLinks: 'calendar',
  messageRecipients: 'messages',
  messages: 'messages',
  messageSettings: 'messages',
  replies: 'calendar',
  accountTokens: 'accounts',
  pendingRegistrations: 'accounts',
  bookmarks: 'bookmarks',
  calendarFeeds: 'calendar',
  eventAttendance: 'calendar',
  eventChanges: 'calendar',
  eventSections: 'calendar',
  eventSummaries: 'analytics',
  events: 'calendar',
  budgets: 'finances',
  eventBudgets: 'finances',
  creditUses: 'finances',
  memberPayers: 'finances',
  payers: 'finances',
  feeClasses: 'finances',
  feeSettings: 'finances',
  memberFees: 'finances',
  joiningFeeEntries: 'finances',
  levies: 'finances',
  levyCharges: 'finances',
  bankLineEntries: 'finances',
  bankLines: 'finances',
  financeAccountMonths: 'finances',
  financeAccounts: 'finances',
  financeChanges: 'finances',
  financeClosings: 'finances',
  financeDebts: 'finances',
  financeDebtTotals: 'finances',
  financeDueMonths: 'finances',
  financeDues: 'finances',
  financeEvents: 'finances',
  financeMonths: 'finances',
  financePurposes: 'finances',
  financeSubcategories: 'finances',
  finances: 'finances',
  debitLineEntries: 'finances',
  debitLines: 'finances',
  debitRuns: 'finances',
  paymentOrderLines: 'finances',
  paymentOrders: 'finances',
  donationGifts: 'finances',
  financeSpheres: 'finances',
  datevSettings: 'finances',
  donationReceiptEntries: 'finances',
  donationReceipts: 'finances',
  donationSettings: 'finances',
  donors: 'finances',
  mandates: 'finances',
  matchRules: 'finances',
  recurringFinances: 'finances',
  recurringSkips: 'finances',
  reconciliationLines: 'finances',
  reconciliations: 'finances',
  statementClosings: 'finances',
  transferChanges: 'finances',
  transferMonths: 'finances',
  transfers: 'finances',
  groupSections: 'members',
  memberAccess: 'members',
  auditorDraws: 'finances',
  auditorLinks: 'finances',
  auditorRemarks: 'finances',
  auditorSamples: 'finances',
  auditorTicks: 'finances',
  vouchers: 'finances',
  receiptPieces: 'finances',
  receipts: 'finances',
  paymentSettings: 'finances',
  reminderSettings: 'finances',
  statementMails: 'finances',
  groups: 'groups',
  invitations: 'accounts',
  memberImportUpdates: 'members',
  contacts: 'members',
  honourSettings: 'members',
  honours: 'members',
  loans: 'members',
  serviceAdjustments: 'members',
  things: 'members',
  memberContacts: 'members',
  memberPhotos: 'members',
  memberDistinctions: 'merging',
  memberHistory: 'members',
  memberMerges: 'merging',
  members: 'members',
  ownFields: 'members',
  passkeys: 'accounts',
  recoveryCodes: 'accounts',
  refreshFamilies: 'accounts',
  signInAddresses: 'accounts',
  totpFactors: 'accounts',
  usedChallenges: 'accounts',
  users: 'accounts',
}

const WRITE = /\.(?:insert|update|delete)\((\w+)\)|(?:insert into|update|delete from) \$\{(\w+)\}/g

interface Source {
  area: string
  name: string
  text: string
}

const sources = areas.flatMap((area) =>
  readdirSync(path.join(areasFolder, area), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name): Source => ({ area, name, text: readFileSync(path.join(areasFolder, area, name), 'utf8') })),
)

/** What several areas have for one other stands in a file of this name in each, which that area imports alone. */
const importerOf: Record<string, string> = {
  mergedMembers: 'merging',
  mergedSections: 'merging',
  overview: 'home',
  personalData: 'privacy',
}

/** The files of other areas that a file imports. */
function foreignImports({ area, name, text }: Source): { other: string; file: string }[] {
  return [...text.matchAll(/from '(\.\.?\/[^']+)'/g)].flatMap(([, target = '']) => {
    const [other = '', ...rest] = path.posix.join(area, path.dirname(name), target).split('/')
    return areas.includes(other) && other !== area ? [{ other, file: rest.join('/') }] : []
  })
}

/** Of an area with doors: one of them. Of another: a file that is named as one. */
const isDoor = (area: string, file: string): boolean =>
  areasWithDoors.includes(area) ? /^[^/]+\/public$/.test(file) : (doors[area]?.includes(file) ?? false)

function importsPastDoors(source: Source): string[] {
  const { area, name } = source
  return foreignImports(source).flatMap(({ other, file }) =>
    isDoor(other, file) || importerOf[file] === area ? [] : [`${area}/${name} imports ${other}/${file}`],
  )
}

function foreignWrites({ area, name, text }: Source): string[] {
  return [...text.matchAll(WRITE)].flatMap(([, built, written]) => {
    const table = built ?? written ?? ''
    // Maps and sets have a `delete` too.
    return [undefined, area].includes(owners[table]) ? [] : [`${area}/${name} writes ${table}`]
  })
}

test('an area imports another by its door alone', () => {
  expect(sources.flatMap(importsPastDoors)).toEqual([])
})

test('each door is there, and somebody comes in by it', () => {
  const used = sources
    .flatMap(foreignImports)
    .flatMap(({ other, file }) => (file in importerOf || areasWithDoors.includes(other) ? [] : [`${other}/${file}`]))
  const all = Object.entries(doors).flatMap(([area, files]) => files.map((file) => `${area}/${file}`))
  expect([...new Set(used)].toSorted()).toEqual(all)
})

test('an area writes its own tables alone', () => {
  expect(sources.flatMap(foreignWrites)).toEqual([])
})

test('what breaks either rule is seen', () => {
  const source = {
    area: 'members',
    name: 'new.ts',
    text: `import { toRow } from '../calendar/events/eventRows'\ntx.insert(users)`,
  }
  expect(importsPastDoors(source)).toEqual(['members/new.ts imports calendar/events/eventRows'])
  expect(foreignWrites(source)).toEqual(['members/new.ts writes users'])
  expect(foreignWrites({ ...source, text: 'sql`update ${events} set' })).toEqual(['members/new.ts writes events'])
})
