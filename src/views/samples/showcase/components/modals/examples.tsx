import { useState } from 'react'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { DeletedRecordDialog } from '@/@core/components/dialog/DeletedRecordDialog'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { TextField } from '@/@core/components/fields/TextField'
import { flag, oneOf } from '@/views/samples/showcase/frame/knobs'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

interface AnyDialogProps {
  size: 'md' | 'lg'
  closesOnBackdrop: boolean
  isClosable: boolean
}

export function AnyDialog({ size, closesOnBackdrop, isClosable }: AnyDialogProps) {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.show}</Button>
      <Dialog
        isOpen={isOpen}
        title={words.programme}
        {...(size === 'lg' && { size })}
        closesOnBackdrop={closesOnBackdrop}
        isClosable={isClosable}
        onClose={close}
        footer={
          <Button color="primary" onClick={close}>
            {words.done}
          </Button>
        }
      >
        <p>{words.programmeText}</p>
      </Dialog>
    </>
  )
}

export function Question({ isDanger, isBusy }: { isDanger: boolean; isBusy: boolean }) {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button color={isDanger ? 'danger-quiet' : 'secondary'} onClick={() => setIsOpen(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.removeTitle}
        confirmLabel={words.remove}
        isDanger={isDanger}
        isBusy={isBusy}
        onConfirm={close}
        onCancel={close}
      >
        <p>{words.removeText}</p>
      </ConfirmDialog>
    </>
  )
}

export function WithForm() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const close = () => setIsOpen(false)

  async function save(): Promise<void> {
    setIsRefused(name.trim() === '')
    if (name.trim() !== '') close()
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.newAccount}</Button>
      {isOpen && (
        <FormDialog
          title={words.newAccount}
          formState={{ isDirty: name !== '', isSubmitting: false }}
          alert={null}
          onSubmit={async (event) => {
            event.preventDefault()
            await save()
          }}
          onClose={close}
        >
          <TextField
            required
            label={words.accountName}
            hint={words.accountHint}
            error={isRefused ? words.accountRefused : undefined}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </FormDialog>
      )}
    </>
  )
}

export function LongText() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.rules}</Button>
      <Dialog
        isOpen={isOpen}
        title={words.rulesTitle}
        onClose={close}
        footer={
          <Button color="primary" onClick={close}>
            {words.done}
          </Button>
        }
      >
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>
            {index + 1}. {words.rule}
          </p>
        ))}
      </Dialog>
    </>
  )
}

export function Gone() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{words.save}</Button>
      {isOpen && (
        <DeletedRecordDialog
          title={words.goneTitle}
          restoreLabel={words.restore}
          dismissLabel={words.dismiss}
          onRestore={async () => close()}
          onDismiss={close}
        >
          <p>{words.goneText}</p>
        </DeletedRecordDialog>
      )}
    </>
  )
}

export const page = showcasePage(texts, {
  parts: [
    'src/@core/components/dialog/Dialog.tsx',
    'src/@core/components/dialog/ConfirmDialog.tsx',
    'src/@core/components/dialog/FormDialog.tsx',
    'src/@core/components/dialog/DeletedRecordDialog.tsx',
  ],
  examples: [
    example('anyDialog', AnyDialog, {
      size: oneOf('md', 'lg'),
      closesOnBackdrop: flag(true),
      isClosable: flag(true),
    }),
    example('question', Question, { isDanger: flag(true), isBusy: flag(false) }),
    example('withForm', WithForm),
    example('longText', LongText),
    example('gone', Gone),
  ],
})
