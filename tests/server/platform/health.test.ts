import { expect, test } from 'vitest'
import { createTestServer } from '../support/harness'

test('says ok while the database answers, and 503 once it does not', async () => {
  const server = await createTestServer()
  const well = await server.app.inject('/health')
  expect(well.statusCode).toBe(200)
  expect(well.json()).toEqual({ status: 'ok' })
  await server.drop()
  const ill = await server.app.inject('/health')
  expect(ill.statusCode).toBe(503)
  expect(ill.json()).toMatchObject({ error: { code: 'internal', requestId: expect.any(String) } })
  await server.close()
})
