import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** A file of this repository and what it may not import. */
const forbidden: [folder: string, imported: string][] = [
  ['contract', 'axios'],
  ['contract', '@casl/ability'],
  ['contract', '../server/platform/http/errors'],
  ['server/areas/members', '@/redux/members'],
  ['server/areas/members', '../../app'],
  ['server/areas/members', '../../demo/members'],
  ['server/platform/http', '../../areas/members/routes'],
  ['server/platform/http', '../../demo/members'],
  ['server/platform/db/embedded', '../../../start'],
  ['server/demo', '../registerRoutes'],
  ['src/configs', '@/redux/members'],
  ['src/configs', '@contract/members'],
  ['src/@core/components', '@/redux/hooks'],
  ['src/@core/components', '@/i18n/format'],
  ['src/@core/components', '@/api/failure'],
  ['src/@core/components', '@contract/members'],
  ['src/@core/components', '../../auth/Can'],
  ['src/i18n', '@/api/failure'],
  ['src/i18n', '@/redux/store'],
  ['src/api', '@/redux/store'],
  ['src/api', '@/auth/Can'],
  ['src/api', '@/@core/components/Button'],
  ['src/api', '@/@fake-db/layer'],
  ['src/redux', '@/auth/Can'],
  ['src/redux', '@/i18n/format'],
  ['src/redux', '@/shared/dates/useFormat'],
  ['src/redux', '@/@core/components/Button'],
  ['src/redux', '@/views/members/form/MemberForm'],
  ['src/auth', '@/shared/dates/useFormat'],
  ['src/auth', '@/views/members/form/MemberForm'],
  ['src/auth', '@/app/Shell'],
  ['src/auth', '@/routes'],
  ['src/shared/dates', '@/views/members/form/MemberForm'],
  ['src/shared/dates', '@/app/Shell'],
  ['src/views/members/form', '@/views/finances/entry/FinanceForm'],
  ['src/views/members/form', '../../finances/entry/FinanceForm'],
  ['src/views/members/form', '@/app/Shell'],
  ['src/views/members/form', '@/App'],
  ['src/views/finances/entry', '@/views/members/form/MemberForm'],
  ['src/views/calendar/event', '@/views/finances/entry/FinanceForm'],
  ['src/views/analytics/season', '@/views/calendar/event/EventPage'],
  ['src/views/home', '@/views/members/form/MemberForm'],
  ['src/views/settings', '@/views/members/form/MemberForm'],
  ['src/views/my', '@/redux/hooks'],
  ['src/views/my', '@/personal/link'],
  ['src/views/home', '@/views/my/MyPageView'],
  ['src/views/samples', '@/views/members/form/MemberForm'],
  ['src/views/samples', '@/@fake-db/layer'],
  ['src/app', '@/@fake-db/layer'],
  ['src/app', '@/App'],
  ['src/app', '@/views/samples/sampleMenu'],
  ['src/@fake-db', '@/redux/store'],
  ['src/@fake-db', '@/api/http'],
]

const allowed: [folder: string, imported: string][] = [
  ['contract', 'zod/mini'],
  ['contract/calendar', '@contract/invitees'],
  ['server/areas/members', '@contract/members'],
  ['server/areas/members', '../../platform/http/errors'],
  ['server/platform/http', '../config'],
  ['server/demo', '../areas/members/memberSteps'],
  ['src/@core/components', '@/configs/themeConfig'],
  ['src/i18n', '@contract/minorUnits'],
  ['src/api', '@contract/errors'],
  ['src/redux', '@/api/apiRequest'],
  ['src/auth', '@/redux/store'],
  ['src/shared/dates', '@/auth/Can'],
  ['src/views/members/form', '@/shared/records/useRecordSave'],
  ['src/views/members/form', '@/views/members/query/memberQuery'],
  ['src/views/samples', '@/api/samples'],
  ['src/views/my', '@/i18n/format'],
  ['src/app', '@/views/members/routes'],
]

const tree = mkdtempSync(path.join(tmpdir(), 'batuta-imports-'))
const fileOf = (folder: string, imported: string) => path.join(folder, `planted-${imported.replaceAll(/\W+/g, '-')}.ts`)

let reported = new Set<string>()

/** One look of the linter at a tree that holds nothing but one file for each line above. */
beforeAll(() => {
  for (const [folder, imported] of [...forbidden, ...allowed]) {
    const file = path.join(tree, fileOf(folder, imported))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `import '${imported}'\n`)
  }
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'))
  reported = new Set(lint().flatMap(({ code, filename }) => (code.includes('no-restricted-imports') ? filename : [])))
})
afterAll(() => rmSync(tree, { recursive: true }))

function lint(): { code: string; filename: string }[] {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  try {
    const report = execFileSync(process.execPath, [oxlint, '--format=json'], { cwd: tree, encoding: 'utf8' })
    return JSON.parse(report).diagnostics
  } catch (failed) {
    // With findings it ends with 1.
    return JSON.parse(String(Reflect.get(Object(failed), 'stdout'))).diagnostics
  }
}

it.each(forbidden)('%s may not import %s', (folder, imported) => {
  expect(reported).toContain(fileOf(folder, imported))
})

it.each(allowed)('%s may import %s', (folder, imported) => {
  expect(reported).not.toContain(fileOf(folder, imported))
})
