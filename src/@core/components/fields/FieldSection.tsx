import type { ReactNode } from 'react'

interface FieldSectionProps {
  title: string
  children: ReactNode
}

/** A group of fields under one heading; put two short neighbours in a `field-pair`. */
export function FieldSection({ title, children }: FieldSectionProps) {
  return (
    <fieldset className="fieldset">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
