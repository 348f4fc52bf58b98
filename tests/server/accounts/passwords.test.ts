import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, foundGroup, invite, newPerson, PASSWORD } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const group = { name: 'Coral Vozes do Vale', currency: 'BRL', timeZone: 'America/Sao_Paulo' }

const owner = { name: 'Ana de Souza', email: 'ana.souza.lima@example.org', document: '123.456.789-01' }

async function registerWith(password: string): Promise<unknown> {
  const payload = { ...newPerson(), ...owner, password, group }
  const answer = await server.app.inject({ method: 'POST', url: '/auth/register', payload })
  return answer.statusCode === 201 ? 'taken' : answer.json().error.fields
}

test.each([
  ['12345678', 'password_common'],
  ['PassWord1', 'password_common'],
  ['ｐａｓｓｗｏｒｄ１', 'password_common'],
  ['ana de souza', 'password_personal'],
  ['AnaDeSouza', 'password_personal'],
  ['ana.souza.lima@example.org', 'password_personal'],
  ['Ana.Souza.Lima', 'password_personal'],
  ['12345678901', 'password_personal'],
  ['coral vozes do vale', 'password_personal'],
  ['Password1!', 'password_weak'],
  ['P@ssw0rd!', 'password_weak'],
  ['Senha123!', 'password_weak'],
  ['qwertyuiop1', 'password_common'],
  ['qwertyuiop[]', 'password_weak'],
  ['AnadeSouza1!', 'password_weak'],
  ['Souza1234', 'password_weak'],
  ['Batuta2026', 'password_weak'],
  ['orquestra1', 'password_weak'],
  ['Tesoureira!', 'password_weak'],
  ['aaaaaaaaaaaa', 'password_weak'],
  ['seven77', 'too_short:8'],
])('registering with %s is told why not', async (password, word) => {
  expect(await registerWith(password)).toEqual({ password: word })
})

test.each(['xkq7vbn2', 'minha senha', 'violino de domingo', 'uma frase de cem letras que ninguem diz '.repeat(5)])(
  'registering with %s is well',
  async (password) => {
    const payload = { ...newPerson(), password, group }
    const answer = await server.app.inject({ method: 'POST', url: '/auth/register', payload })
    expect(answer.statusCode).toBe(201)
  },
)

test('who joins, changes or resets is held to the same rules', async () => {
  const person = newPerson({ name: 'Bento Carvalho' })
  const admin = await foundGroup(server.app, person)
  const { token } = await invite(server.app, admin, 'member')
  const join = { ...newPerson(), invitation: token }
  const joined = await server.app.inject({
    method: 'POST',
    url: '/auth/register',
    payload: { ...join, password: 'Banda de Teste' },
  })
  expect(joined.json().error.fields).toEqual({ password: 'password_personal' })
  for (const [newPassword, word] of [
    ['bento carvalho', 'password_personal'],
    ['iloveyou1', 'password_common'],
  ]) {
    const change = { currentPassword: PASSWORD, newPassword }
    const changed = await callAs(server.app, admin, 'POST', '/auth/change-password', change)
    expect(changed.json().error.fields).toEqual({ newPassword: word })
    const link = await callAs(server.app, admin, 'POST', '/users/reset-link', { id: admin.userData.id })
    const reset = { token: link.json().token, newPassword }
    const answer = await server.app.inject({ method: 'POST', url: '/auth/reset-password', payload: reset })
    expect(answer.json().error.fields).toEqual({ newPassword: word })
  }
})

test('a wrong current password is what one hears of first', async () => {
  const admin = await foundGroup(server.app)
  const change = { currentPassword: 'not this one', newPassword: '12345678' }
  const answer = await callAs(server.app, admin, 'POST', '/auth/change-password', change)
  expect(answer.json().error.fields).toEqual({ currentPassword: 'wrong_password' })
})
