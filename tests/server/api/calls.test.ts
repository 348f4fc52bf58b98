import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

const Call = z.looseObject({
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.optional(z.array(z.looseObject({ name: z.string(), in: z.string() }))),
  requestBody: z.optional(z.unknown()),
  responses: z.record(z.string(), z.unknown()),
})
const Method = z.enum(['get', 'post', 'delete'])
const Description = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})

let server: TestServer
let description: z.infer<typeof Description>

beforeAll(async () => {
  server = await createTestServer()
  description = Description.parse((await server.app.inject('/openapi.json')).json())
})

afterAll(() => server.close())

const publicCalls = [
  'GET /auth/demo',
  'GET /auth/invitation',
  'GET /auth/mail',
  'GET /auth/registration',
  'GET /auth/reset-password',
  'GET /auth/start',
  'GET /health',
  'POST /auth/demo',
  'GET /calendar/feeds/{token}.ics',
  'GET /replies/feeds/{token}.ics',
  'GET /messages/unsubscribe/{token}',
  'POST /messages/unsubscribe/{token}',
  'POST /auth/login',
  'POST /auth/login/begin-passkey',
  'POST /auth/login/passkey',
  'POST /auth/login/second-factor',
  'POST /auth/confirm-registration',
  'POST /auth/forgot-password',
  'POST /auth/register',
  'POST /auth/reset-password',
  'POST /auth/verify-email',
  'POST /jwt/logout',
  'POST /jwt/refresh-token',
]

const signedInCalls = [
  'GET /messages/find-block',
  'GET /messages/find-message',
  'GET /messages/find-settings',
  'GET /messages/list-messages',
  'POST /messages/change-settings',
  'POST /messages/find-texts',
  'POST /messages/mark-handed',
  'POST /messages/preview-message',
  'POST /messages/remove-block',
  'POST /messages/retry-message',
  'POST /messages/send-message',
  'POST /messages/mail-links',
  'POST /messages/send-test',
  'DELETE /calendar/remove-event',
  'DELETE /calendar/remove-feed',
  'GET /calendar/all-events',
  'GET /calendar/feed',
  'GET /calendar/find-event',
  'GET /calendar/find-report',
  'GET /calendar/list-events',
  'GET /calendar/list-names',
  'POST /calendar/add-event',
  'POST /calendar/add-events',
  'POST /calendar/change-series',
  'POST /calendar/finish-event',
  'POST /calendar/preview-copy',
  'POST /calendar/preview-series',
  'POST /calendar/remove-events',
  'POST /calendar/renew-feed',
  'POST /calendar/reopen-event',
  'POST /calendar/update-event',
  'DELETE /finances/remove-account',
  'DELETE /finances/cancel-levy',
  'DELETE /finances/remove-fee-class',
  'DELETE /finances/remove-finance',
  'DELETE /finances/remove-import',
  'DELETE /finances/remove-transfer',
  'DELETE /finances/remove-receipt',
  'DELETE /finances/remove-split',
  'DELETE /finances/remove-subcategory',
  'DELETE /members/remove-import',
  'DELETE /members/remove-contact',
  'DELETE /members/remove-loan',
  'DELETE /members/remove-thing',
  'GET /members/find-thing',
  'GET /members/list-loans',
  'GET /members/list-things',
  'POST /members/add-loan',
  'POST /members/add-thing',
  'DELETE /members/remove-history-step',
  'DELETE /members/remove-own-field',
  'DELETE /members/remove-member-group',
  'GET /members/count-own-fields',
  'GET /members/list-contacts',
  'GET /members/list-history',
  'GET /members/list-jubilees',
  'GET /members/list-own-fields',
  'GET /members/list-member-groups',
  'GET /members/list-sections',
  'POST /members/change-members',
  'POST /members/change-sections',
  'POST /members/add-contact',
  'POST /members/add-history-step',
  'POST /members/add-own-field',
  'POST /members/add-member-group',
  'POST /members/order-own-fields',
  'DELETE /members/remove-member',
  'DELETE /auth/end-session',
  'DELETE /users/end-sessions',
  'DELETE /users/remove-invitation',
  'DELETE /users/remove-user',
  'GET /analytics/early-warnings',
  'GET /analytics/events/all-events',
  'GET /analytics/events/find-event',
  'GET /analytics/events/list',
  'GET /analytics/members/all-members',
  'GET /analytics/members/find-member',
  'GET /analytics/members/list',
  'GET /api/bookmarks/data',
  'GET /audit/all-entries',
  'GET /audit/list-entries',
  'GET /auth/email',
  'GET /auth/sessions',
  'GET /auth/user',
  'GET /users/sessions',
  'POST /auth/change-email',
  'POST /auth/end-other-sessions',
  'POST /auth/send-verification',
  'POST /users/reset-link',
  'GET /finances/account-months',
  'GET /finances/account-movements',
  'GET /finances/all-finances',
  'GET /finances/balance',
  'GET /finances/find-finance',
  'GET /finances/find-split',
  'GET /finances/find-statement',
  'GET /finances/history',
  'GET /finances/last-dues',
  'GET /finances/list',
  'GET /finances/list-accounts',
  'GET /finances/list-open-lines',
  'GET /finances/list-reconciliations',
  'GET /finances/list-vouchers',
  'GET /finances/list-auditor-links',
  'GET /finances/find-auditor-link',
  'POST /finances/add-auditor-link',
  'POST /finances/renew-auditor-link',
  'POST /finances/answer-remark',
  'POST /finances/withdraw-auditor-link',
  'GET /finances/find-vouchers',
  'GET /finances/list-closings',
  'GET /finances/list-debtors',
  'GET /finances/find-leaving',
  'GET /finances/find-levy',
  'GET /finances/find-member-fees',
  'GET /finances/list-fees',
  'GET /finances/find-budget',
  'GET /finances/find-budgets',
  'GET /finances/find-event-budget',
  'GET /finances/find-forecast',
  'GET /finances/list-levies',
  'GET /finances/list-imports',
  'GET /finances/list-names',
  'GET /finances/list-proposals',
  'GET /finances/list-receipts',
  'GET /finances/list-recurring',
  'GET /finances/receipt',
  'GET /finances/list-reversals',
  'GET /finances/list-credits',
  'GET /finances/list-payers',
  'GET /finances/list-settlements',
  'GET /finances/list-subcategories',
  'GET /finances/list-totals',
  'GET /finances/list-transfers',
  'GET /finances/transfer-history',
  'GET /members/list-imports',
  'GET /finances/list-reminders',
  'GET /finances/payment-settings',
  'GET /finances/reminder-settings',
  'GET /finances/year-report',
  'GET /group/clock',
  'GET /group/settings',
  'GET /home/overview',
  'GET /members/all-members',
  'GET /members/count-members',
  'GET /members/find-access',
  'POST /members/change-access',
  'GET /members/find-member',
  'GET /members/find-member-data',
  'GET /members/list-birthdays',
  'GET /members/list-members',
  'GET /members/list-names',
  'GET /users/list-invitations',
  'GET /users/list-users',
  'POST /api/bookmarks/update',
  'POST /audit/record-export',
  'DELETE /auth/remove-passkey',
  'DELETE /auth/remove-totp',
  'GET /auth/proof',
  'GET /auth/second-factors',
  'POST /auth/add-passkey',
  'POST /auth/add-totp',
  'POST /auth/begin-passkey',
  'POST /auth/begin-totp',
  'POST /auth/change-password',
  'POST /auth/prove',
  'POST /auth/update-user',
  'POST /auth/rename-passkey',
  'POST /auth/renew-recovery-codes',
  'POST /users/remove-second-factors',
  'POST /finances/add-account',
  'POST /finances/add-fee-class',
  'POST /finances/add-budget',
  'POST /finances/add-event-budget',
  'POST /finances/copy-event-budgets',
  'POST /finances/set-member-fees',
  'POST /finances/add-levy',
  'POST /finances/change-levy-members',
  'POST /finances/rename-levy',
  'POST /finances/restore-levy',
  'POST /finances/settle-leaving',
  'POST /finances/undo-leaving',
  'POST /finances/add-finance',
  'POST /finances/add-recurring',
  'POST /finances/book-recurring',
  'POST /finances/skip-recurring',
  'POST /finances/unskip-recurring',
  'POST /finances/add-split',
  'POST /finances/add-subcategory',
  'POST /finances/join-split',
  'POST /finances/restore-split',
  'POST /finances/add-transfer',
  'POST /finances/add-receipt',
  'POST /finances/add-reconciliation',
  'POST /finances/return-payment',
  'POST /finances/undo-reconciliation',
  'POST /finances/undo-return',
  'POST /finances/restore-receipt',
  'POST /finances/pay-part',
  'POST /finances/add-payer',
  'DELETE /finances/remove-payer',
  'POST /finances/receive-payment',
  'POST /finances/undo-received',
  'POST /finances/use-credit',
  'POST /finances/undo-use-credit',
  'POST /finances/refund',
  'POST /finances/undo-write-off',
  'POST /finances/write-off',
  'POST /finances/change-finances',
  'POST /finances/close-month',
  'POST /finances/create-dues',
  'POST /finances/find-duplicates',
  'POST /finances/find-import-format',
  'POST /finances/find-owed',
  'POST /finances/guess-categories',
  'POST /finances/import-finances',
  'POST /finances/import-matched',
  'POST /finances/match-lines',
  'DELETE /finances/remove-match-rule',
  'DELETE /finances/remove-recurring',
  'GET /finances/list-match-rules',
  'POST /finances/add-match-rule',
  'POST /finances/order-match-rules',
  'POST /finances/try-match-rule',
  'POST /finances/pay-finances',
  'POST /finances/payment-settings',
  'POST /finances/reminder-settings',
  'POST /finances/fee-settings',
  'POST /finances/send-reminders',
  'POST /members/find-duplicates',
  'POST /members/find-import-format',
  'POST /members/import-members',
  'POST /finances/preview-dues',
  'POST /finances/reopen-month',
  'POST /finances/reverse-finance',
  'POST /finances/send-statement',
  'POST /finances/unchange-finances',
  'POST /finances/unpay-finances',
  'POST /group/settings',
  'POST /links/agree-address',
  'POST /members/add-member',
  'POST /members/erase-member',
  'POST /members/restore-member',
  'POST /users/invite',
  'POST /users/link-member',
  'POST /users/update-role',
  'POST /users/change-leads',
  'DELETE /leading/remove-checkin',
  'GET /leading/find-roster',
  'GET /leading/list-events',
  'GET /leading/list-members',
  'POST /leading/set-checkin',
  'POST /leading/set-reply',
  'DELETE /checkins/remove-checkin',
  'DELETE /deputies/remove-deputy',
  'DELETE /lineups/remove-lineup',
  'DELETE /links/remove-link',
  'DELETE /polls/remove-poll',
  'GET /checkins/list-checkins',
  'GET /checkins/show-code',
  'GET /lineups/list-lineups',
  'GET /links/list-links',
  'GET /polls/find-poll',
  'GET /polls/list-polls',
  'GET /replies/find-forecast',
  'GET /replies/list-forecasts',
  'GET /replies/find-lineup',
  'GET /replies/list-lights',
  'GET /replies/list-matrix',
  'GET /replies/preview-page',
  'POST /checkins/set-checkin',
  'POST /deputies/add-deputy',
  'POST /deputies/make-link',
  'POST /deputies/share-link',
  'POST /lineups/add-lineup',
  'POST /links/make-links',
  'POST /links/share-links',
  'POST /polls/add-poll',
  'POST /polls/choose-date',
  'POST /polls/close-poll',
  'POST /polls/reopen-poll',
  'POST /polls/set-answer',
  'POST /replies/preview-event',
  'POST /replies/set-reply',
]

/** By a personal link, or signed in. */
const personalCalls = [
  'DELETE /absences/remove-absence',
  'GET /absences/list-absences',
  'GET /polls/my-polls',
  'GET /replies/my-feed',
  'GET /replies/my-page',
  'GET /replies/who-comes',
  'POST /absences/add-absence',
  'POST /checkins/check-in',
  'POST /messages/mail-own-link',
  'POST /messages/take-mails-again',
  'POST /polls/answer-poll',
  'POST /replies/answer-event',
  'POST /replies/set-own-value',
]

/** By an auditor's link alone. */
const auditorCalls = [
  'GET /auditor/list-entries',
  'GET /auditor/overview',
  'GET /auditor/receipt',
  'POST /auditor/add-remark',
  'POST /auditor/draw-sample',
  'POST /auditor/mark-entry',
  'POST /auditor/resolve-remark',
]

function calls() {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, path, method, call })),
  )
}

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  )
}

describe('the description', () => {
  test('lists every call', () => {
    const names = calls().map(({ name }) => name)
    expect(names.sort()).toEqual([...publicCalls, ...signedInCalls, ...personalCalls, ...auditorCalls].sort())
  })

  test('says of each what it takes and answers, errors too', () => {
    for (const { name, method, call } of calls()) {
      const answers = Object.keys(call.responses ?? {})
      expect([name, answers.some((status) => status.startsWith('2'))]).toEqual([name, true])
      expect([name, answers.includes('4XX')]).toEqual([name, true])
      expect([name, call.requestBody !== undefined]).toEqual([name, method === 'post'])
    }
  })

  test('refers to nothing that is not in it', () => {
    const refs = refsIn(description)
    expect(refs.length).toBeGreaterThan(50)
    const known = Object.keys(description.components.schemas).map((schema) => `#/components/schemas/${schema}`)
    expect(refs.filter((ref) => !known.includes(ref))).toEqual([])
  })
})

test('nobody but who is signed in gets past the guard, at any call but the public ones', async () => {
  for (const { name, path, method, call } of calls()) {
    const isPublic = publicCalls.includes(name)
    const answer = await server.app.inject({ method: Method.parse(method), url: path })
    const isByLink = auditorCalls.includes(name)
    const refusal = isByLink ? '410 link_invalid' : '401 unauthenticated'
    const isRefused = answer.statusCode >= 400 && `${answer.statusCode} ${answer.json().error?.code}` === refusal
    expect([name, isRefused]).toEqual([name, !isPublic])
    const signedIn = [{ bearer: [], document: [] }]
    const security = personalCalls.includes(name) ? [...signedIn, { personalLink: [] }] : signedIn
    const asked = isByLink ? [{ auditorLink: [] }] : security
    expect([name, call.security]).toEqual([name, isPublic ? [] : asked])
  }
})
