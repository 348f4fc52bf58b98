import type { DetachedWindowAPI } from 'happy-dom'
import { v7 as newId } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ImportAnswer } from '@contract/imports'
import { PROGRESS_TYPE, type Progress } from '@contract/progress'
import { failureOf } from '@/api/failure'
import { clearSession, setTabUser, writeSession } from '@/api/session'
import { startServerProxy, signUp, type ServerProxy } from './serverProxy'

let proxy: ServerProxy
let account = 0

beforeAll(async () => {
  proxy = await startServerProxy()
  // As in the product: what has come of a reply is read from the browser's own request, which asks where the page comes from.
  proxy.client.http.defaults.adapter = 'xhr'
  const { happyDOM } = window as typeof window & { happyDOM: DetachedWindowAPI }
  happyDOM.setURL(proxy.url)
})
afterAll(() => proxy.close())
afterEach(() => {
  clearSession('signed_out')
  setTabUser(null)
  proxy.requests.length = 0
  proxy.interceptors.length = 0
})

async function signIn(isExpired = false) {
  account += 1
  const userData = await signUp(proxy, `rita${account}@example.org`, isExpired)
  writeSession(userData)
  setTabUser(userData.id)
}

const COUNT = 1_500

function newFile(over: (at: number) => object = () => ({})) {
  const member = (at: number) => ({ id: newId(), name: `Ana ${at}`, section: 'brass', status: 'active', ...over(at) })
  return { id: newId(), fileName: 'members.csv', members: Array.from({ length: COUNT }, (_, at) => member(at)) }
}

function send(file: object, onProgress: (progress: Progress) => void = () => {}) {
  const config = { method: 'post', url: '/members/import-members', data: { import: file } }
  return proxy.client.requestWithProgress({ answer: ImportAnswer }, config, onProgress)
}

/** Answers in the server's place: the first line, and the rest once `goOn` is called. */
function answerInTwo(first: string, rest: string): () => void {
  let goOn = () => {}
  proxy.interceptors.push((_, response) => {
    response.writeHead(200, { 'content-type': `${PROGRESS_TYPE}; charset=utf-8` })
    response.write(first)
    goOn = () => response.end(rest)
    return true
  })
  return () => goOn()
}

it('tells what has come so far, and answers with the last line', async () => {
  await signIn()
  const answer = { import: { id: newId(), fileName: 'a', count: 1500, createdAt: '2026-01-01T10:00:00.000Z' } }
  const last = { status: 201, answer: { ...answer, added: 1500, duplicates: 0 } }
  const goOn = answerInTwo('{"done":1000,"of":1500}\n', `{"done":1500,"of":1500}\n${JSON.stringify(last)}\n`)
  const seen: Progress[] = []
  const answered = await send({}, (progress) => {
    seen.push(progress)
    goOn()
  })
  expect(seen[0]).toEqual({ done: 1000, of: 1500 })
  expect(answered).toEqual(last.answer)
})

it('takes a reply without its last line for a connection that broke', async () => {
  await signIn()
  const goOn = answerInTwo('{"done":1000,"of":1500}\n', '')
  expect(await send({}, goOn).catch(failureOf)).toMatchObject({ code: 'network' })
})

it('is refreshed and asked again on a 401, and answered as ever where it is sent once more', async () => {
  await signIn(true)
  const file = newFile()
  const answer = await send(file)
  expect(answer).toMatchObject({ added: COUNT, duplicates: 0 })
  expect(proxy.requests.filter((call) => call === 'POST /members/import-members')).toHaveLength(2)
  expect(await send(file)).toEqual(answer)
})

it('rejects with the server’s words, whether they come before the first line or after it', async () => {
  await signIn()
  const refused = await send(newFile((at) => (at === 3 ? { name: '' } : {}))).catch(failureOf)
  expect(refused).toMatchObject({ code: 'invalid', status: 400, fields: { 'import.members.3.name': 'required' } })
  const goOn = answerInTwo(
    '{"done":1000,"of":1500}\n',
    '{"status":409,"error":{"code":"month_closed","message":"Closed."}}\n',
  )
  const failed = await send({}, goOn).catch(failureOf)
  expect(failed).toEqual({ code: 'month_closed', status: 409, message: 'Closed.', fields: {} })
})
