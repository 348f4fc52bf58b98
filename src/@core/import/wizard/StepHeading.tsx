import { useEffect, useRef, type ReactNode } from 'react'

interface StepHeadingProps {
  title: string
  lead?: ReactNode
  /** Off for the first look at the screen, whose own heading has the focus. */
  takesFocus?: boolean
}

/** Says what this step is about; it takes the focus, so that a screen reader says so and Tab goes on from there. */
export function StepHeading({ title, lead, takesFocus = true }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
    // Once for each step, which mounts its own heading.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <div className="step-heading">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  )
}
