/** A shape beside the hue, so that nobody needs to see the hue. */
export type StatusShape = 'dot' | 'ring' | 'half' | 'diamond' | 'bars' | 'triangle' | 'dash' | 'check'

interface StatusIconProps {
  shape: StatusShape
}

export function StatusIcon({ shape }: StatusIconProps) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden>
      {shape === 'dot' && <circle cx="5" cy="5" r="4" />}
      {shape === 'ring' && <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />}
      {shape === 'half' && (
        <>
          <circle cx="5" cy="5" r="3.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M5 1.75a3.25 3.25 0 0 1 0 6.5Z" />
        </>
      )}
      {shape === 'diamond' && <path d="M5 0.5 9.5 5 5 9.5 0.5 5Z" />}
      {shape === 'bars' && <path d="M1.5 0.75H4v8.5H1.5zM6 0.75h2.5v8.5H6z" />}
      {shape === 'triangle' && <path d="M5 1 9.6 9H0.4Z" />}
      {shape === 'check' && <path d="M1 5.25 3.75 8.25 9 1.75" fill="none" stroke="currentColor" strokeWidth="1.75" />}
      {shape === 'dash' && <path d="M1 4.25h8v1.5H1z" />}
    </svg>
  )
}
