import { createElement, Fragment, type ReactNode } from 'react'
import { safeHref, type RichNode } from './richDocument'
import './richText.scss'

/** What a text is made of; of anything else the words are shown. Maps, since an object also knows the names of its prototype. */
const blocks = new Map([
  ['paragraph', 'p'],
  ['bulletList', 'ul'],
  ['orderedList', 'ol'],
  ['listItem', 'li'],
  ['blockquote', 'blockquote'],
])
const marks = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['strike', 's'],
  ['code', 'code'],
])

function renderMarks(node: RichNode): ReactNode {
  return (node.marks ?? []).reduce<ReactNode>((shown, { type, attrs }) => {
    const href = type === 'link' ? safeHref(attrs?.['href']) : undefined
    if (href !== undefined) {
      return (
        <a href={href} target="_blank" rel="noreferrer nofollow">
          {shown}
        </a>
      )
    }
    return createElement(marks.get(type) ?? Fragment, null, shown)
  }, node.text)
}

function render(node: RichNode): ReactNode {
  if (node.type === 'text') return renderMarks(node)
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'horizontalRule') return <hr />
  const tag = node.type === 'heading' ? (node.attrs?.['level'] === 3 ? 'h3' : 'h2') : blocks.get(node.type)
  return createElement(tag ?? Fragment, null, ...(node.content ?? []).map(render))
}

/**
 * Shows a text from the editor's document. Made of known elements without any attribute but a link's address, it can hold no
 * script and no foreign style, whoever wrote the document.
 */
export function RichText({ document }: { document: RichNode }) {
  return <div className="rich-text">{render(document)}</div>
}
