import '@/views/samples/art/art.scss'

const days = Array.from({ length: 20 }, (_, index) => ({
  x: 52 + (index % 5) * 28,
  y: 92 + Math.floor(index / 5) * 26,
}))

/** A sheet of a wall calendar, with a conductor's baton across it. Decoration only. */
export function CalendarPicture() {
  return (
    <svg className="calendar-picture" viewBox="0 0 240 220" aria-hidden>
      <path className="art-body art-line" d="M34 40h152v164H34z" />
      <path className="art-paper" d="M34 40h152v32H34z" />
      <path className="art-line" d="M66 28v22M110 28v22M154 28v22" />
      <g className="art-faint">
        {days.map(({ x, y }) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}h14v12h-14z`} />
        ))}
      </g>
      <path className="art-ink" d="M136 118h14v12h-14z" />
      <circle className="art-brass" cx="143" cy="124" r="17" />
      <path className="art-brass-wide" d="M118 196 222 92" />
      <circle className="art-ink" cx="116" cy="198" r="9" />
    </svg>
  )
}
