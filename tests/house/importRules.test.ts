import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** What the linter says of one file of the house that imports one thing, in a tree that holds nothing else. */
function lint(file: string, imported: string): string {
  const tree = mkdtempSync(path.join(tmpdir(), 'batuta-imports-'))
  try {
    const target = path.join(tree, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, `import '${imported}'\n`)
    copyFileSync(path.join(root, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'))
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
    return execFileSync(process.execPath, [oxlint, file], { cwd: tree, encoding: 'utf8' })
  } catch (failed) {
    return String(Reflect.get(Object(failed), 'stdout'))
  } finally {
    rmSync(tree, { recursive: true })
  }
}

const forbidden: [file: string, imported: string][] = [
  ['contract/members.ts', 'axios'],
  ['contract/members.ts', '../server/errors'],
  ['server/routes/members.ts', '@/redux/members'],
  ['src/configs/paths.ts', '@/redux/members'],
  ['src/configs/paths.ts', '@contract/members'],
  ['src/@core/components/Button.tsx', '@/redux/hooks'],
  ['src/@core/components/Button.tsx', '@contract/members'],
  ['src/@core/components/Button.tsx', '../../auth/http'],
  ['src/redux/members.ts', '@/views/members/MemberForm'],
  ['src/redux/members.ts', '@/@core/components/Button'],
  ['src/redux/members.ts', '@/auth/SignInPage'],
  ['src/auth/http.ts', '@/redux/store'],
  ['src/auth/http.ts', '@/@fake-db/layer'],
  ['src/auth/samples.ts', '@/redux/store'],
  ['src/auth/SignInPage.tsx', '@/views/members/MemberForm'],
  ['src/auth/SignInPage.tsx', '@/routes'],
  ['src/views/members/MemberForm.tsx', '@/views/finances/FinanceForm'],
  ['src/views/members/MemberForm.tsx', '../finances/FinanceForm'],
  ['src/views/members/MemberForm.tsx', '@/App'],
  ['src/views/finances/FinanceForm.tsx', '@/views/members/MemberForm'],
  ['src/@fake-db/invoices.ts', '@/redux/store'],
  ['src/@fake-db/mainSearch.ts', '@/configs/sampleRoutes'],
  ['src/views/samples/SampleRoutes.tsx', '@/@fake-db/layer'],
  ['src/i18n/i18n.ts', '@/redux/store'],
]

it.each(forbidden)('%s may not import %s', (file, imported) => {
  expect(lint(file, imported)).toContain('no-restricted-imports')
})

const allowed: [file: string, imported: string][] = [
  ['contract/members.ts', './wire'],
  ['contract/members.ts', 'zod/mini'],
  ['server/routes/members.ts', '@contract/members'],
  ['src/@core/components/Button.tsx', '@/configs/themeConfig'],
  ['src/redux/members.ts', '@/auth/http'],
  ['src/auth/SignInPage.tsx', '@/redux/store'],
  ['src/auth/samples.ts', '@/@fake-db/layer'],
  ['src/views/members/MemberForm.tsx', '@/@core/components/Button'],
  ['src/views/members/MemberForm.tsx', './MemberTable'],
]

it.each(allowed)('%s may import %s', (file, imported) => {
  expect(lint(file, imported)).not.toContain('no-restricted-imports')
})
