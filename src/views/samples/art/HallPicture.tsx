import { Motif, type MotifName } from './Motif'
import './art.scss'

interface Row {
  /** How far it reaches to either side, and how far below the light it lies. */
  reach: number
  drop: number
  seats: number
}

/** The rows of the stage, from the light outwards. */
const rows: Row[] = [
  { reach: 190, drop: 60, seats: 9 },
  { reach: 270, drop: 96, seats: 13 },
  { reach: 350, drop: 134, seats: 17 },
  { reach: 430, drop: 176, seats: 21 },
]

const FLOOR_Y = 690
const CENTER_X = 420

/** On the half of an ellipse that is nearer to who looks. */
function seatsOf({ reach, drop, seats }: Row): { key: string; x: number; y: number }[] {
  return Array.from({ length: seats }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / seats
    const x = CENTER_X + reach * Math.cos(angle)
    const y = FLOOR_Y + drop * Math.sin(angle)
    return { key: `${reach}/${index}`, x, y }
  })
}

const arches = [0, 44, 88]

/**
 * A hall from its balcony: the arches of the stage, one light, and in it what the page is about; before it the seats of the
 * orchestra. Decoration only.
 */
export function HallPicture({ motif }: { motif: MotifName }) {
  return (
    <svg className="hall-picture" viewBox="0 0 840 1000" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g className="hall-arches">
        {arches.map((inset) => (
          <path
            key={inset}
            d={`M${40 + inset} 702V${430 + inset / 2}a${380 - inset} ${360 - inset} 0 0 1 ${760 - 2 * inset} 0V702`}
          />
        ))}
      </g>
      <path className="hall-beam" d="M396 40h48l172 650a196 42 0 0 1-392 0z" />
      <ellipse className="hall-pool" cx={CENTER_X} cy={FLOOR_Y} rx="196" ry="42" />
      <path className="hall-lamp" d="M390 24h60l-8 26h-44z" />
      <g className="hall-rows">
        {rows.map(({ reach, drop }) => (
          <path
            key={reach}
            d={`M${CENTER_X - reach - 24} ${FLOOR_Y + 12}a${reach + 24} ${drop + 14} 0 0 0 ${2 * reach + 48} 0`}
          />
        ))}
      </g>
      <g className="hall-seats">
        {rows.flatMap(seatsOf).map(({ key, x, y }) => (
          <circle key={key} cx={x.toFixed(1)} cy={y.toFixed(1)} r="9" />
        ))}
      </g>
      <g transform="translate(264 384) scale(1.3)">
        <Motif name={motif} />
      </g>
    </svg>
  )
}
