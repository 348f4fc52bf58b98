import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { flag, oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

export function Kinds() {
  const words = useWords(texts)
  return (
    <div className="cluster">
      <Button onClick={() => showToast.success(words.saved)}>{words.success}</Button>
      <Button onClick={() => showToast.info(words.told)}>{words.info}</Button>
      <Button onClick={() => showToast.error(words.failed)}>{words.error}</Button>
    </div>
  )
}

export function Undo() {
  const words = useWords(texts)
  const [isGone, setIsGone] = useState(false)

  function restore(): void {
    setIsGone(false)
    showToast.success(words.back)
  }

  function remove(): void {
    setIsGone(true)
    showToast.success(words.removed, { action: { label: words.undo, onPress: restore } })
  }

  return (
    <div className="cluster">
      <Button color="danger-quiet" onClick={remove}>
        {words.remove}
      </Button>
      <output className="muted">{isGone ? words.isGone : words.isThere}</output>
    </div>
  )
}

export function Question() {
  const words = useWords(texts)
  const changeAll = () => showToast.success(words.all)
  return (
    <Button
      onClick={() =>
        showToast.info(words.asked, { action: { label: words.yes, onPress: changeAll }, declineLabel: words.no })
      }
    >
      {words.ask}
    </Button>
  )
}

export function OnePlace() {
  const words = useWords(texts)
  const counted = useCounted()
  const [count, setCount] = useState(0)

  function step(): void {
    const next = (count % 12) + 1
    setCount(next)
    showToast.info(counted(words.counted, next), { id: 'showcase-answers' })
  }

  return <Button onClick={step}>{words.step}</Button>
}

interface AnyTextProps {
  tone: 'success' | 'info' | 'error'
  text: string
  hasUndo: boolean
}

export function AnyText({ tone, text, hasUndo }: AnyTextProps) {
  const words = useWords(texts)
  const action = { label: words.undo, onPress: () => showToast.success(words.back) }
  return <Button onClick={() => showToast[tone](text || words.long, hasUndo ? { action } : {})}>{words.show}</Button>
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/feedback/showToast.tsx',
    'src/@core/components/feedback/Toaster.tsx',
    'src/@core/components/feedback/ToastNote.tsx',
  ],
  examples: [
    example('kinds', Kinds),
    example('undo', Undo),
    example('question', Question),
    example('onePlace', OnePlace),
    example('anyText', AnyText, {
      tone: oneOf('success', 'info', 'error'),
      text: anyWords(''),
      hasUndo: flag(false),
    }),
  ],
})
