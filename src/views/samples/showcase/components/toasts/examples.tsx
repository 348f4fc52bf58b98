import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

export function Kinds() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button onClick={() => showToast.success(words.saved)}>{words.success}</Button>
      <Button onClick={() => showToast.info(words.elsewhere)}>{words.info}</Button>
      <Button onClick={() => showToast.error(words.refused)}>{words.error}</Button>
    </div>
  )
}

export function WithUndo() {
  const words = useWords(texts)
  const [removed, setRemoved] = useState<readonly number[]>([])

  function remove(at: number, piece: string): void {
    setRemoved([...removed, at])
    showToast.success(words.removed.replace('{{piece}}', piece), {
      action: { label: words.undo, onPress: () => setRemoved((now) => now.filter((one) => one !== at)) },
    })
  }

  return (
    <div className="cluster">
      {words.pieces.map(
        (piece, at) =>
          !removed.includes(at) && (
            <Button key={piece} color="danger-quiet" onClick={() => remove(at, piece)}>
              {words.remove} {piece}
            </Button>
          ),
      )}
      {removed.length === words.pieces.length && <span className="muted">{words.none}</span>}
    </div>
  )
}

export function Question() {
  const words = useWords(texts)
  const [answer, setAnswer] = useState('')
  return (
    <div className="cluster">
      <Button
        onClick={() => {
          setAnswer('')
          showToast.info(words.moved, {
            id: 'showcase-question',
            action: { label: words.tell, onPress: () => setAnswer(words.told) },
            declineLabel: words.dontTell,
          })
        }}
      >
        {words.move}
      </Button>
      <output className="muted">{answer}</output>
    </div>
  )
}

export function AnyToast({ kind, text }: { kind: 'success' | 'info' | 'error'; text: string }) {
  const words = useWords(texts)
  return <Button onClick={() => showToast[kind](text === '' ? words.saved : text)}>{words.show}</Button>
}

export function Several() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button
        onClick={() =>
          words.pieces.forEach((piece) =>
            showToast.info(words.arrived.replace('{{piece}}', piece), { id: `showcase-${piece}` }),
          )
        }
      >
        {words.three}
      </Button>
      <Button color="ghost" onClick={() => showToast.error(words.long)}>
        {words.longOne}
      </Button>
    </div>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/feedback/showToast.tsx',
    'src/@core/components/feedback/Toaster.tsx',
    'src/@core/components/feedback/ToastNote.tsx',
  ],
  examples: [
    example('kinds', Kinds),
    example('withUndo', WithUndo),
    example('question', Question),
    example('anyToast', AnyToast, { kind: oneOf('success', 'info', 'error'), text: anyWords('') }),
    example('several', Several),
  ],
})
