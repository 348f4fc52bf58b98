interface FigureProps {
  /** Null where there is nothing to tell. */
  children: string | null
  /** Why there is not: shown to the pointer, said to a screen reader. */
  missing: string
}

/** A figure, or the dash with its reason: what nobody recorded is no zero. */
export function Figure({ children, missing }: FigureProps) {
  if (children !== null) return <span className="tabular">{children}</span>
  return (
    <span className="muted" title={missing}>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{missing}</span>
    </span>
  )
}
