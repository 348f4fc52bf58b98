import { useId, type ReactNode } from 'react'
import { InputGroup } from 'reactstrap'
import { controlAria, FieldFrame, type ControlAria, type FieldProps } from '@/@core/components/fields/Field'

interface GroupFieldProps extends FieldProps {
  /** The control and what stands at its edges; `edgeId` is for those words that describe it. */
  children: (aria: ControlAria, edgeId: string) => ReactNode
}

/** A field of the kit around Bootstrap's input group. */
export function GroupField({ children, ...field }: GroupFieldProps) {
  const id = useId()
  const edgeId = `${id}-edge`
  return (
    <FieldFrame id={id} field={field}>
      <InputGroup>{children(controlAria(id, field, edgeId), edgeId)}</InputGroup>
    </FieldFrame>
  )
}
