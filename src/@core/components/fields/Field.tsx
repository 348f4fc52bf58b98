import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFeedback, FormGroup, FormText, Label } from 'reactstrap'

/** What every field takes, whatever drives it. Texts are already translated (`validationErrorText` for `error`). */
export interface FieldProps {
  label: ReactNode
  /** Gives way to the error, which says the same with more weight. */
  hint?: ReactNode
  error?: string | undefined
  /** A field that is not required says that it is optional. */
  required?: boolean
  /** Fields find their own id; give one where something outside points at the field. */
  id?: string
  className?: string
}

/** What ties a control to its label, hint and error (WCAG 1.3.1, 3.3.1). */
export interface ControlAria {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

/** The ids of what `FieldNotes` shows. */
export function noteIds(id: string, { error, hint }: Pick<FieldProps, 'hint' | 'error'>): string | undefined {
  if (error !== undefined) return `${id}-error`
  return hint === undefined ? undefined : `${id}-hint`
}

export function controlAria(id: string, field: FieldProps, extraId?: string): ControlAria {
  const { error, required } = field
  const described = [noteIds(id, field), extraId]
  return {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-required': required ? true : undefined,
  }
}

interface FieldFrameProps {
  id: string
  field: FieldProps
  children: ReactNode
  /** Stands at the end of the line below the control, e.g. a counter. */
  foot?: ReactNode
}

export function FieldFrame({ id, field, children, foot }: FieldFrameProps) {
  const { t } = useTranslation('shell')
  const { label, hint, error, required = false, className } = field
  return (
    <FormGroup noMargin className={`field${className === undefined ? '' : ` ${className}`}`}>
      <Label for={id}>
        {label}
        {!required && <span className="field-optional">{t('optional')}</span>}
      </Label>
      {children}
      <div className="field-foot">
        <FieldNotes id={id} hint={hint} error={error} />
        {foot}
      </div>
    </FormGroup>
  )
}

export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  if (hint === undefined && error === undefined) return null
  return (
    <div>
      {error !== undefined && (
        <FormFeedback id={`${id}-error`}>
          <CircleAlert size={14} strokeWidth={2} aria-hidden />
          <span>{error}</span>
        </FormFeedback>
      )}
      {error === undefined && hint !== undefined && (
        <FormText tag="div" color="" id={`${id}-hint`}>
          {hint}
        </FormText>
      )}
    </div>
  )
}
