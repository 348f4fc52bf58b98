import { expect, test } from 'vitest'
import { readAsk } from '@/@fake-db/ask'
import { faceOf } from '@/@fake-db/faces'
import { freshCalls } from '@/@fake-db/layer'
import { nameOf } from '@/@fake-db/words'

function answerOf(path: string, url = path): unknown {
  const call = freshCalls().find((known) => known.method === 'get' && known.path === path)
  return call?.reply(readAsk({ url }, /^/))[1]
}

/** The pictures of people anywhere in an answer. */
function picturesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'avatar' ? [inner] : picturesIn(inner)))
}

test.each([
  ['/api/users/list/all-data'],
  ['/apps/invoice/invoices'],
  ['/api/datatables/initial-data'],
  ['/apps/chat/chats-and-contacts'],
  ['/blog/list/data'],
  ['/blog/list/data/detail'],
])('%s: every person has a picture', (path) => {
  const pictures = picturesIn(answerOf(path))
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) expect(picture).toMatch(/^data:image\/svg\+xml,/)
})

test('the contacts of the search have pictures too', () => {
  const { searchArr } = answerOf('/api/main-search/data') as { searchArr: { groupTitle: string; data: object[] }[] }
  const contacts = searchArr.find(({ groupTitle }) => groupTitle === 'Contacts')?.data ?? []
  expect(contacts).toHaveLength(4)
  for (const contact of contacts) expect(contact).toHaveProperty('img', expect.stringMatching(/^data:image\/svg\+xml,/))
})

test('no two of the 132 sample people look alike, and each picture is small', () => {
  const faces = Array.from({ length: 132 }, (_, index) => faceOf(nameOf(index)))
  expect(new Set(faces).size).toBe(132)
  for (const face of faces) expect(face.length).toBeLessThan(3000)
  // Drawn, not written.
  for (const face of faces) expect(decodeURIComponent(face)).not.toContain('<text')
})

test('the same name has the same face on every screen, nobody has none', () => {
  expect(faceOf('Clara Duarte')).toBe(faceOf('Clara Duarte'))
  expect(faceOf('')).toBe('')
})
