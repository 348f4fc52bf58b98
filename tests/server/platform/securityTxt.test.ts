import { expect, test } from 'vitest'
import { loadConfig } from '../../../server/config'
import { createTestServer } from '../support/harness'

const DAY_MS = 86_400_000

async function ask(variables: Record<string, string>) {
  const server = await createTestServer({ config: loadConfig(variables) })
  const reply = await server.app.inject({ url: '/.well-known/security.txt', headers: { accept: 'text/html' } })
  await server.close()
  return reply
}

test('whoever finds a weakness is told whom to write to, for some months', async () => {
  const reply = await ask({
    SECURITY_CONTACT: 'security@example.org',
    SECURITY_POLICY: 'https://example.org/security',
    PUBLIC_URL: 'https://batuta.example.org/',
  })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = reply.body.trimEnd().split('\n')
  expect(fields.filter((field) => !field.startsWith('Expires: '))).toEqual([
    'Contact: mailto:security@example.org',
    'Preferred-Languages: en, pt',
    'Canonical: https://batuta.example.org/.well-known/security.txt',
    'Policy: https://example.org/security',
  ])
  const expires = Date.parse(fields.find((field) => field.startsWith('Expires: '))?.slice(9) ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 100 * DAY_MS)
  expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS)
})

test('an address of a page is a contact as well, and what is not known is left out', async () => {
  const { body } = await ask({ SECURITY_CONTACT: 'https://example.org/report' })
  expect(body).toMatch(/^Contact: https:\/\/example\.org\/report\nExpires: \S+\nPreferred-Languages: en, pt\n$/)
})

test('without a contact there is no such file', async () => {
  expect((await ask({})).statusCode).toBe(404)
})
