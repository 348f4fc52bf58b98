import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/@core/components/Button'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { TextField } from '@/@core/components/fields/TextField'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { texts } from './texts'

export function WithField() {
  const words = useWords(texts)
  const [isOpen, setIsOpen] = useState(false)
  const [name, setName] = useState<string>()
  const shown = name ?? words.listName
  const { register, handleSubmit, formState, reset } = useForm({ values: { name: shown } })

  function close(): void {
    setIsOpen(false)
    reset()
  }

  const save = handleSubmit((values) => {
    setName(values.name.trim())
    setIsOpen(false)
  })

  return (
    <div className="cluster">
      <Button onClick={() => setIsOpen(true)}>{words.rename}</Button>
      <output className="muted">{words.renamed.replace('{{name}}', shown)}</output>
      {isOpen && (
        <FormDialog title={words.rename} formState={formState} alert={null} onSubmit={save} onClose={close}>
          <TextField
            required
            label={words.name}
            hint={words.nameHint}
            error={formState.errors.name && words.empty}
            {...register('name', { validate: (text) => text.trim() !== '' })}
          />
        </FormDialog>
      )}
    </div>
  )
}
