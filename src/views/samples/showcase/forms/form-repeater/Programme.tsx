import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Form } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { IconButton } from '@/@core/components/IconButton'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useCounted } from '@/views/samples/showcase/frame/counted'
import { useWords } from '@/views/samples/showcase/frame/showcasePage'
import { PIECES_MAX, ProgrammeValues } from './programmeSchema'
import { texts } from './texts'

export function Programme() {
  const words = useWords(texts)
  const counted = useCounted()
  const form = useSchemaForm(ProgrammeValues, {
    pieces: words.pieces.map((title, at) => ({ title, minutes: ['8', '20', '38'][at] ?? '' })),
  })
  const { control } = form
  const bind = useBoundFields(form)
  const { fields, append, remove, insert, swap } = useFieldArray({ control, name: 'pieces' })
  const typed = useWatch({ control, name: 'pieces' })
  const [said, setSaid] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const total = typed.reduce((sum, { minutes }) => sum + (Number(minutes) || 0), 0)
  const titleOf = (index: number) => typed[index]?.title.trim() || words.unnamed
  const numbered = (text: string, index: number) => text.replace('{{number}}', String(index + 1))

  function takeOff(index: number): void {
    const gone = typed[index]
    const title = titleOf(index)
    addButton.current?.focus()
    remove(index)
    showToast.success(words.removed.replace('{{title}}', title), {
      action: { label: words.undo, onPress: () => gone && insert(index, gone, { shouldFocus: false }) },
    })
  }

  function move(index: number, to: number): void {
    setSaid(numbered(words.moved, to).replace('{{title}}', titleOf(index)))
    // At the end of the list the button that was pressed is disabled, and would lose the focus.
    flushSync(() => swap(index, to))
    form.setFocus(`pieces.${to}.title`)
  }

  const submit = form.handleSubmit(() => showToast.success(words.saved))
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="form-repeater-row">
          <legend className="visually-hidden">{numbered(words.row, index)}</legend>
          <TextField {...bind(`pieces.${index}.title`)} label={words.piece} autoComplete="off" required />
          <TextField
            {...bind(`pieces.${index}.minutes`)}
            className="form-repeater-short"
            label={words.minutes}
            error={form.validationErrorOf(`pieces.${index}.minutes`) === undefined ? undefined : words.minutesError}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <div className="form-repeater-acts tooltip-edge-end">
            <IconButton
              icon={ArrowUp}
              label={numbered(words.up, index)}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={numbered(words.down, index)}
              disabled={index === fields.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              icon={Trash2}
              label={numbered(words.remove, index)}
              disabled={fields.length === 1}
              onClick={() => takeOff(index)}
            />
          </div>
        </fieldset>
      ))}
      <output className="visually-hidden">{said}</output>
      <div className="form-repeater-foot">
        <Button
          ref={addButton}
          size="sm"
          disabled={fields.length >= PIECES_MAX}
          onClick={() => append({ title: '', minutes: '' }, { focusName: `pieces.${fields.length}.title` })}
        >
          <Plus size={15} aria-hidden />
          {words.add}
        </Button>
        <output className="muted tabular">
          {fields.length >= PIECES_MAX
            ? words.full.replace('{{count}}', String(PIECES_MAX))
            : counted(words.total, total)}
        </output>
      </div>
      <Button type="submit">{words.save}</Button>
    </Form>
  )
}
