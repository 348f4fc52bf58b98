import { lazy, useState } from 'react'
import { plainText, type RichNode } from '@/views/samples/blog/richDocument'
import { RichText } from '@/views/samples/blog/RichText'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { flag } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import './page.scss'

// Whoever only reads does without it.
const RichTextEditor = lazy(() =>
  import('@/views/samples/blog/RichTextEditor').then((file) => ({ default: file.RichTextEditor })),
)

const nothing: RichNode = { type: 'doc', content: [{ type: 'paragraph' }] }

export function Writing() {
  const words = useWords(texts)
  const counted = useCounted()
  const [document, setDocument] = useState(words.start)
  const count = plainText(document).split(/\s+/).filter(Boolean).length
  return (
    <>
      <RichTextEditor label={words.text} start={words.start} error={undefined} onChange={setDocument} />
      <p className="editor-count muted tabular">{counted(words.words, count)}</p>
      <h3 className="editor-result-title">{words.result}</h3>
      <RichText document={document} />
    </>
  )
}

export function States({ hasError }: { hasError: boolean }) {
  const words = useWords(texts)
  const [document, setDocument] = useState(nothing)
  const isMissing = hasError && plainText(document) === ''
  return (
    <RichTextEditor
      label={words.empty}
      start={nothing}
      error={isMissing ? words.error : undefined}
      onChange={setDocument}
    />
  )
}

export function Reading() {
  return <RichText document={useWords(texts).start} />
}

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/blog/RichTextEditor.tsx',
    'src/views/samples/blog/RichText.tsx',
    'src/views/samples/blog/richDocument.ts',
  ],
  examples: [
    example('writing', Writing),
    example('states', States, { hasError: flag(true) }),
    example('reading', Reading),
  ],
})
