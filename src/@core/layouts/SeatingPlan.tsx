interface Row {
  radius: number
  seats: number
}

/** Sixty-four chairs, as many as the demo orchestra has members; the rows widen as on a real stage. */
const rows: Row[] = [
  { radius: 210, seats: 7 },
  { radius: 300, seats: 10 },
  { radius: 390, seats: 13 },
  { radius: 480, seats: 16 },
  { radius: 570, seats: 18 },
]
/** How far the rows reach to either side of the conductor's line of sight. */
const REACH_DEG = 82

interface Seat {
  key: string
  angle: number
  radius: number
}

function seatsOf({ radius, seats }: Row): Seat[] {
  const step = (2 * REACH_DEG) / (seats - 1)
  return Array.from({ length: seats }, (_, index) => {
    const angle = index * step - REACH_DEG
    return { key: `${radius}/${index}`, angle, radius }
  })
}

function arc(radius: number): string {
  const reach = ((REACH_DEG + 5) * Math.PI) / 180
  const x = (radius * Math.cos(reach)).toFixed(1)
  const y = (radius * Math.sin(reach)).toFixed(1)
  return `M${x} -${y}A${radius} ${radius} 0 0 1 ${x} ${y}`
}

/**
 * An orchestra's seating, seen from above, with the podium where the form stands: whoever signs in faces the players.
 * Chairs with their stands, and the risers between the rows. Decoration only.
 */
export function SeatingPlan() {
  return (
    <svg className="seating-plan" viewBox="0 -640 660 1280" preserveAspectRatio="xMinYMid slice" aria-hidden>
      <g className="seating-stage">
        {rows.map(({ radius }) => (
          <path key={radius} className="seating-riser" d={arc(radius + 45)} />
        ))}
        {rows.flatMap(seatsOf).map(({ key, angle, radius }) => (
          <g key={key} transform={`rotate(${angle.toFixed(2)}) translate(${radius} 0)`}>
            <circle className="seating-chair" r="11" />
            <path className="seating-stand" d="M-24 -11v22" />
          </g>
        ))}
      </g>
    </svg>
  )
}
