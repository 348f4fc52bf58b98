import { expect, test } from 'vitest'
import { SLUG, SLUG_MAX, slugOf } from '@/views/samples/blog/slug'

test.each([
  ['What a page turner hears', 'what-a-page-turner-hears'],
  ['  Ensaio   de São João: às 19h30! ', 'ensaio-de-sao-joao-as-19h30'],
  ['The second oboe’s diary', 'the-second-oboes-diary'],
  ['Große Fuge, Ærø & Łódź', 'grosse-fuge-aero-lodz'],
  ['C-Dur -- und zurück -', 'c-dur-und-zuruck'],
  ['../../etc/passwd?x=<script>', 'etc-passwd-x-script'],
  ['交響曲', ''],
  ['', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut between two words, a word without end where the room ends', () => {
  const slug = slugOf('again and '.repeat(20))
  expect(slug.length).toBeLessThanOrEqual(SLUG_MAX)
  expect(slug).toMatch(/(again|and)$/)
  expect(slugOf('a'.repeat(200))).toBe('a'.repeat(SLUG_MAX))
})

test('whatever the title, its slug is one that the form takes, or none', () => {
  for (const title of ['İstanbul', 'ﬁnale', 'a\u0000b', '🎺 brass 🎺', 'x'.repeat(79) + '-y', 'Ångström—№ 5']) {
    const slug = slugOf(title)
    expect(slug === '' || SLUG.test(slug), `${title}: ${slug}`).toBe(true)
  }
})
