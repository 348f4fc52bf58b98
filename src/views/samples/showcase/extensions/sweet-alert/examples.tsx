import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { flag, words as anyWords } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'
import { WithField } from './WithField'

export function Question({ isDanger, cancelLabel }: { isDanger: boolean; cancelLabel: string }) {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const [answer, setAnswer] = useState<string>()
  const [confirm, cancel] = [isDanger ? words.dangerConfirm : words.confirm, cancelLabel || words.cancel]

  function give(given: string): void {
    setAnswer(given)
    setIsOpen(false)
  }

  return (
    <div className="cluster">
      <Button color={isDanger ? 'danger-quiet' : 'secondary'} onClick={() => setIsOpen(true)}>
        {isDanger ? words.askDanger : words.ask}
      </Button>
      <output className="muted">
        {answer === undefined ? words.none : words.answered.replace('{{answer}}', answer)}
      </output>
      <ConfirmDialog
        isOpen={isOpen}
        isDanger={isDanger}
        title={isDanger ? words.dangerTitle : words.title}
        confirmLabel={confirm}
        cancelLabel={cancel}
        onConfirm={() => give(confirm)}
        onCancel={() => give(cancel)}
      >
        {isDanger ? words.dangerText : words.text}
      </ConfirmDialog>
    </div>
  )
}

export function Message() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.show}</Button>
      <Dialog
        isOpen={isOpen}
        title={words.knowTitle}
        onClose={close}
        footer={
          <Button color="primary" onClick={close}>
            {words.understood}
          </Button>
        }
      >
        {words.knowText}
      </Dialog>
    </>
  )
}

export function NoWayAround() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const [answer, setAnswer] = useState<string>()

  function give(given: string): void {
    setAnswer(given)
    setIsOpen(false)
  }

  return (
    <div className="cluster">
      <Button onClick={() => setIsOpen(true)}>{words.both}</Button>
      {answer !== undefined && <output className="muted">{words.answered.replace('{{answer}}', answer)}</output>}
      <Dialog
        isOpen={isOpen}
        isClosable={false}
        title={words.bothTitle}
        onClose={() => setIsOpen(false)}
        footer={[words.keepTheirs, words.keepMine].map((choice) => (
          <Button key={choice} onClick={() => give(choice)}>
            {choice}
          </Button>
        ))}
      >
        {words.bothText}
      </Dialog>
    </div>
  )
}

/** As long as a server may take. */
const ANSWER_MS = 1200

export function Chain() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  function send(): void {
    setIsBusy(true)
    setTimeout(() => {
      setIsBusy(false)
      setIsOpen(false)
      showToast.success(words.sent)
    }, ANSWER_MS)
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.send}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        isBusy={isBusy}
        title={words.sendTitle}
        confirmLabel={words.sendConfirm}
        onConfirm={send}
        onCancel={() => setIsOpen(isBusy)}
      >
        {words.sendText}
      </ConfirmDialog>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/dialog/ConfirmDialog.tsx',
    'src/@core/components/dialog/Dialog.tsx',
    'src/@core/components/dialog/FormDialog.tsx',
  ],
  examples: [
    example('question', Question, { isDanger: flag(false), cancelLabel: anyWords('') }),
    example('message', Message),
    example('withField', WithField),
    example('noWayAround', NoWayAround),
    example('chain', Chain),
  ],
})
