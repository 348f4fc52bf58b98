import { Mail, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { IconButton } from '@/@core/components/IconButton'
import { example, showcasePage, useWords } from '@/views/samples/showcase/frame/showcasePage'
import { Programme } from './Programme'
import { texts } from './texts'
import './page.scss'

export function Optional() {
  const words = useWords(texts)
  const { control, register, getValues } = useForm<{ guests: { email: string }[] }>({ defaultValues: { guests: [] } })
  const { fields, append, remove, insert } = useFieldArray({ control, name: 'guests' })
  const addButton = useRef<HTMLButtonElement>(null)

  function takeOff(index: number): void {
    const gone = getValues(`guests.${index}`)
    addButton.current?.focus()
    remove(index)
    showToast.success(words.guestRemoved, {
      action: { label: words.undo, onPress: () => insert(index, gone, { shouldFocus: false }) },
    })
  }

  return (
    <>
      {fields.length === 0 && (
        <p className="form-repeater-none muted">
          <Mail size={18} strokeWidth={1.75} aria-hidden />
          {words.none}
        </p>
      )}
      {fields.map(({ id }, index) => {
        const number = String(index + 1)
        return (
          <div key={id} className="form-repeater-row">
            <TextField
              {...register(`guests.${index}.email`)}
              type="email"
              label={words.guest.replace('{{number}}', number)}
              autoComplete="off"
              required
            />
            <div className="form-repeater-acts tooltip-edge-end">
              <IconButton
                icon={Trash2}
                label={words.removeGuest.replace('{{number}}', number)}
                onClick={() => takeOff(index)}
              />
            </div>
          </div>
        )
      })}
      <Button
        ref={addButton}
        size="sm"
        onClick={() => append({ email: '' }, { focusName: `guests.${fields.length}.email` })}
      >
        <Plus size={15} aria-hidden />
        {words.addGuest}
      </Button>
    </>
  )
}

export const page = showcasePage(texts, {
  parts: ['src/@core/hooks/useSchemaForm.ts', 'src/@core/components/fields/useBoundFields.ts'],
  examples: [example('programme', Programme), example('optional', Optional)],
})
