import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

export function Kinds() {
  const words = useWords(texts)
  return (
    <>
      <FormAlert tone="info">{words.info}</FormAlert>
      <FormAlert tone="positive">{words.positive}</FormAlert>
      <FormAlert tone="caution">{words.caution}</FormAlert>
      <FormAlert tone="danger">{words.danger}</FormAlert>
    </>
  )
}

export function Tones({ tone, text }: { tone: 'info' | 'positive' | 'caution' | 'danger'; text: string }) {
  const words = useWords(texts)
  return <FormAlert tone={tone}>{text === '' ? words.sentence : text}</FormAlert>
}

export function ManyWords() {
  const words = useWords(texts)
  return <FormAlert tone="caution">{words.long}</FormAlert>
}

export function Appearing() {
  const words = useWords(texts)
  const [isRefused, setIsRefused] = useState(false)
  return (
    <>
      {isRefused && <FormAlert>{words.refused}</FormAlert>}
      <Button onClick={() => setIsRefused(!isRefused)}>{words.send}</Button>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/components/fields/FormAlert.tsx'],
  examples: [
    example('kinds', Kinds),
    example('tones', Tones, { tone: oneOf('info', 'positive', 'caution', 'danger'), text: anyWords('') }),
    example('manyWords', ManyWords),
    example('appearing', Appearing),
  ],
})
