import { useEffect, useState } from 'react'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { TextField } from '@/@core/components/fields/TextField'
import { flag, oneOf, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { BlockedArea } from './BlockedArea'
import { texts } from './texts'

/** Stands for the time that a server takes. */
const WORK_MS = 3000

interface AnyAreaProps {
  isBlocked: boolean
  look: 'veil' | 'blur'
  label: string
}

export function AnyArea({ isBlocked, look, label }: AnyAreaProps) {
  const words = useWords(texts)
  return (
    <BlockedArea isBlocked={isBlocked} look={look} label={label === '' ? words.counting : label}>
      <ul className="blockui-rows">
        {words.rows.map((row) => (
          <li key={row}>
            {row}
            <Button size="sm">{words.open}</Button>
          </li>
        ))}
      </ul>
    </BlockedArea>
  )
}

export function Form() {
  const words = useWords(texts)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setIsBusy(false), WORK_MS)
    return () => clearTimeout(timer)
  }, [isBusy])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setIsBusy(true)
      }}
    >
      <BlockedArea isBlocked={isBusy} label={words.saving}>
        <TextField label={words.name} defaultValue="Clara Duarte" autoComplete="off" />
        <div className="blockui-actions">
          <Button type="submit" color="primary">
            {words.save}
          </Button>
        </div>
      </BlockedArea>
    </form>
  )
}

export function GiveUp() {
  const words = useWords(texts)
  const [isBusy, setIsBusy] = useState(false)
  return (
    <BlockedArea
      isBlocked={isBusy}
      label={words.reading}
      action={
        <Button size="sm" onClick={() => setIsBusy(false)}>
          {words.cancel}
        </Button>
      }
    >
      <ul className="blockui-rows">
        {words.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <div className="blockui-actions">
        <Button onClick={() => setIsBusy(true)}>{words.readAgain}</Button>
      </div>
    </BlockedArea>
  )
}

export function Failing() {
  const words = useWords(texts)
  const [state, setState] = useState<'there' | 'busy' | 'failed'>('failed')

  useEffect(() => {
    if (state !== 'busy') return undefined
    const timer = setTimeout(() => setState('there'), WORK_MS)
    return () => clearTimeout(timer)
  }, [state])

  if (state === 'there') {
    return (
      <div className="cluster">
        {words.there}
        <Button size="sm" onClick={() => setState('failed')}>
          {words.failAgain}
        </Button>
      </div>
    )
  }
  return <LoadError onRetry={() => setState('busy')} isRetrying={state === 'busy'} />
}

export function Screen() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => setIsOpen(false), WORK_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.restore}</Button>
      <Dialog isOpen={isOpen} isClosable={false} title={words.restoring} onClose={() => setIsOpen(false)}>
        <output>{words.restoringText}</output>
      </Dialog>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/views/samples/showcase/components/blockui/BlockedArea.tsx',
    'src/@core/components/feedback/LoadError.tsx',
    'src/@core/components/dialog/Dialog.tsx',
  ],
  examples: [
    example('anyArea', AnyArea, { isBlocked: flag(true), look: oneOf('veil', 'blur'), label: anyWords('') }),
    example('form', Form),
    example('giveUp', GiveUp),
    example('failing', Failing),
    example('screen', Screen),
  ],
})
