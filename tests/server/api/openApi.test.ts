import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

test('the calls are described by the schemas that check them', async () => {
  const reply = await server.app.inject('/openapi.json')
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/health': { get: { security: [] } },
      '/auth/login': { post: { security: [] } },
      '/members/list-members': {
        get: {
          security: [{ bearer: [], document: [] }],
          parameters: [{ name: 'config', in: 'query', style: 'deepObject', explode: true }],
          responses: { 200: {}, '4XX': {}, '5XX': {} },
        },
      },
    },
  })
})
