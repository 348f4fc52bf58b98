import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlAria, FieldFrame, type FieldProps } from './Field'
import { Input, type InputProps } from './Input'

type AreaProps = Pick<
  InputProps,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'rows' | 'placeholder' | 'disabled'
>

interface TextAreaFieldProps extends FieldProps, AreaProps {
  /** Shown as a counter, not enforced while typing: a pasted text is never cut silently. */
  limit?: number
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, id: givenId, className, limit, ref, rows = 4, ...area } = props
  const { t } = useTranslation('forms')
  const ownId = useId()
  const id = givenId ?? ownId
  const field = { label, hint, error, required, className }
  const frame = useRef<HTMLDivElement>(null)
  const [used, setUsed] = useState(0)
  const counterId = limit === undefined ? undefined : `${id}-counter`

  // react-hook-form writes into the element itself, past React: the first value, a draft, what a reset brings back. Each of
  // them renders the form, so the characters are counted after every render. Setting the same count again renders nothing,
  // so this does not loop.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => setUsed(frame.current?.querySelector('textarea')?.value.length ?? 0))

  const counter = limit !== undefined && (
    <span className={`field-counter tabular${used > limit ? ' is-over' : ''}`} id={counterId}>
      <span aria-hidden>{t('charactersShort', { used, limit })}</span>
      <span className="visually-hidden">{t('characters', { used, limit })}</span>
    </span>
  )

  return (
    <FieldFrame id={id} field={field} foot={counter}>
      <div ref={frame}>
        <Input
          type="textarea"
          rows={rows}
          {...area}
          {...controlAria(id, field, counterId)}
          ref={ref}
          onInput={(event) => setUsed(event.currentTarget.value.length)}
        />
      </div>
    </FieldFrame>
  )
}
