import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withoutStyles } from '@/views/samples/blog/pastedHtml'
import { documentOf, plainText, readingMinutes, RichNode, safeHref } from '@/views/samples/blog/richDocument'
import { RichText } from '@/views/samples/blog/RichText'

const show = (document: unknown) =>
  renderToStaticMarkup(createElement(RichText, { document: RichNode.parse(document) }))
const words = (text: string, ...marks: object[]) => ({ type: 'text', text, marks })
const doc = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

test('a document is shown as what it says, and its words as words', () => {
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [words('Bar 97')] },
    { type: 'heading', attrs: { level: 3 }, content: [words('Again')] },
    paragraph(words('slow', { type: 'bold' }, { type: 'italic' }), { type: 'hardBreak' }, words('<b>not bold</b>')),
    { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(words('one'))] }] },
    { type: 'horizontalRule' },
  )
  expect(show(document)).toBe(
    '<div class="rich-text"><h2>Bar 97</h2><h3>Again</h3><p><em><strong>slow</strong></em><br/>&lt;b&gt;not bold&lt;/b&gt;</p><ol><li><p>one</p></li></ol><hr/></div>',
  )
})

test('no script, no foreign element, attribute, style or address gets through, whoever wrote the document', () => {
  const hostile = doc(
    { type: 'script', content: [words('alert(1)')] },
    { type: 'iframe', attrs: { src: 'https://example.org', onload: 'alert(1)', style: 'position:fixed' } },
    { type: 'constructor', content: [words('proto')] },
    { type: 'heading', attrs: { level: 'script', style: 'color:red', class: 'x' }, content: [words('title')] },
    paragraph(
      words('press', { type: 'link', attrs: { href: 'javascript:alert(1)', onclick: 'alert(1)' } }),
      words('styled', { type: 'textStyle', attrs: { style: 'color:red' } }, { type: '__proto__' }),
      words('good', { type: 'link', attrs: { href: 'https://example.org/?a="b"', style: 'x' } }),
    ),
  )
  expect(show(hostile)).toBe(
    '<div class="rich-text">alert(1)proto<h2>title</h2><p>pressstyled<a href="https://example.org/?a=%22b%22" target="_blank" rel="noreferrer nofollow">good</a></p></div>',
  )
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'file:///etc/passwd',
  '/finances',
  '//example.org',
  'not an address',
  '',
  42,
  undefined,
])('%j is no address for a link', (href) => {
  expect(safeHref(href)).toBeUndefined()
})

test('the web and letters are addresses for a link', () => {
  expect(safeHref('https://imslp.org/wiki')).toBe('https://imslp.org/wiki')
  expect(safeHref('mailto:ana@example.org')).toBe('mailto:ana@example.org')
})

test('what is no document is refused', () => {
  for (const wrong of [null, 'text', { content: [] }, doc({ type: 'text', text: 5 }), doc({ marks: [] })]) {
    expect(RichNode.safeParse(wrong).success).toBe(false)
  }
})

test('plain text becomes paragraphs, and its words are counted', () => {
  const document = documentOf('One two.\n\nThree\nfour.\n \nfive')
  expect(show(document)).toBe('<div class="rich-text"><p>One two.</p><p>Three\nfour.</p><p>five</p></div>')
  expect(plainText(document).split(/\s+/)).toHaveLength(5)
  expect(readingMinutes(document)).toBe(1)
  expect(readingMinutes(documentOf('la '.repeat(1000)))).toBe(5)
  expect(plainText(documentOf(' \n\n '))).toBe('')
  const kept = RichNode.parse(doc(paragraph(words('as it is'))))
  expect(documentOf(kept)).toBe(kept)
})

test('what is pasted brings no styles, and words stay as they were', () => {
  expect(withoutStyles('<style>p{}</style><p class="a" style="color:red">In style = old</p>')).toBe(
    '<p class="a" data-style="color:red">In style = old</p>',
  )
  expect(withoutStyles('<b style="font-weight:normal" id="docs-internal-guid-1"><i/style=x>a</i></b>')).toBe(
    '<span><i/data-style=x>a</i></b>',
  )
})
