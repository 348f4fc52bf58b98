import type { Tone } from '@/@core/components/page/StatusLabel'

interface DonutProps {
  /** 0 to 1, in the order in which they stand in the table beside it. */
  parts: readonly { id: string; share: number; tone: Tone }[]
  /** In its middle. */
  middle?: string
}

/** Between two parts, in hundredths of the ring. */
const GAP = 1.2

/** Parts of a whole as a ring; the table beside it says the same to everyone. */
export function Donut({ parts, middle }: DonutProps) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share * 100, 0))
  return (
    <svg className="donut" viewBox="0 0 100 100" aria-hidden>
      <circle className="donut-ground" cx="50" cy="50" r="42" />
      {parts.map(({ id, share, tone }, index) => (
        <circle
          key={id}
          className={`donut-part tone-${tone}`}
          cx="50"
          cy="50"
          r="42"
          pathLength="100"
          strokeDasharray={`${Math.max(0.5, share * 100 - (parts.length > 1 ? GAP : 0))} 100`}
          strokeDashoffset={-(starts[index] ?? 0)}
          transform="rotate(-90 50 50)"
        />
      ))}
      {middle !== undefined && (
        <text x="50" y="50" textAnchor="middle" dominantBaseline="central">
          {middle}
        </text>
      )}
    </svg>
  )
}
