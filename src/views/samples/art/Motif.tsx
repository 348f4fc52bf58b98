import type { ReactNode } from 'react'
import './art.scss'

/** Each is drawn in a square of 240, and stands on its lower edge. */
const motifs = {
  musicStand: <MusicStand />,
  chair: <Chair />,
  gaps: <Gaps />,
  envelope: <Envelope />,
  metronome: <Metronome />,
  tuningFork: <TuningFork />,
  curtain: <Curtain />,
  keys: <Keys />,
  strings: <Strings />,
  stageDoor: <StageDoor />,
} satisfies Record<string, ReactNode>

export type MotifName = keyof typeof motifs

/** A drawing for a page that has no picture of its own to show. Decoration only. */
export function Motif({ name }: { name: MotifName }) {
  return motifs[name]
}

/** The same by itself. */
export function MotifFigure({ name }: { name: MotifName }) {
  return (
    <svg className="motif-figure" viewBox="0 0 240 240" aria-hidden>
      <Motif name={name} />
    </svg>
  )
}

const STAFF_GAP = 7

interface StaffProps {
  x: number
  y: number
  width: number
}

function Staff({ x, y, width }: StaffProps) {
  const lines = [0, 1, 2, 3, 4].map((line) => `M${x} ${y + line * STAFF_GAP}h${width}`)
  return <path className="art-faint" d={lines.join('')} />
}

interface NoteProps {
  x: number
  y: number
  className?: string
}

function Note({ x, y, className = 'art-ink' }: NoteProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <ellipse rx="6" ry="4.5" transform="rotate(-20)" />
      <path d="M4.6 -1.6h2v-25h-2z" />
    </g>
  )
}

function MusicStand() {
  return (
    <>
      <path className="art-line" d="M120 126v76M120 194l-46 36M120 194l46 36M120 202v28" />
      <path className="art-body" d="M48 36h144l-10 84H58z" />
      <rect className="art-body" x="52" y="116" width="136" height="10" rx="5" />
      <path className="art-paper" d="M68 46h48v64H72zM124 46h48l-4 64h-44z" />
      <Staff x={76} y={54} width={34} />
      <Staff x={130} y={54} width={34} />
      <Note x={86} y={73} />
      <Note x={100} y={66} />
      <Note x={142} y={70} />
      <path className="art-brass" d="M152 206 214 78" />
      <ellipse className="art-brass-fill" cx="150" cy="211" rx="5" ry="12" transform="rotate(26 150 211)" />
    </>
  )
}

function Chair() {
  return (
    <>
      <path className="art-body" d="M74 150V62a14 14 0 0 1 14-14h64a14 14 0 0 1 14 14v88z" />
      <path className="art-line" d="M76 168v62M164 168v62M76 206h88" />
      <path className="art-body" d="M68 148h104l10 20H58z" />
      <circle className="art-brass-wide" cx="116" cy="108" r="30" />
      <circle className="art-brass" cx="116" cy="108" r="18" />
      <path className="art-brass" d="M90 124c-14-6-20-16-20-30" />
      <path className="art-brass-fill" d="M136 126c12 14 30 14 50 2l10 26c-28 12-58 2-70-14z" />
    </>
  )
}

function Gaps() {
  return (
    <>
      <path className="art-body" d="M52 18h110l30 30v182H52z" />
      <path className="art-line" d="M162 18v30h30" />
      <Staff x={70} y={66} width={104} />
      <Staff x={70} y={122} width={104} />
      <Staff x={70} y={178} width={104} />
      <Note x={82} y={87} />
      <Note x={104} y={80} />
      <Note x={148} y={84} />
      <Note x={92} y={140} />
      <Note x={162} y={143} />
      <Note x={84} y={199} />
      <g className="art-brass-dashed">
        <circle cx="126" cy="84" r="9" />
        <circle cx="116" cy="140" r="9" />
        <circle cx="140" cy="136" r="9" />
        <circle cx="112" cy="196" r="9" />
        <circle cx="142" cy="192" r="9" />
      </g>
    </>
  )
}

function Envelope() {
  return (
    <>
      <path className="art-body" d="M28 108 120 40l92 68v116H28z" />
      <path className="art-paper" d="M52 28h136v130H52z" />
      <Staff x={68} y={54} width={104} />
      <Staff x={68} y={104} width={104} />
      <Note x={84} y={72} className="art-brass-fill" />
      <Note x={110} y={66} className="art-brass-fill" />
      <Note x={140} y={75} className="art-brass-fill" />
      <Note x={158} y={66} className="art-brass-fill" />
      <path className="art-body" d="M28 108l92 66 92-66v116H28z" />
      <path className="art-line" d="M28 224l68-68M212 224l-68-68" />
    </>
  )
}

function Metronome() {
  const ticks = [84, 102, 120, 138, 156, 174].map((y) => `M112 ${y}h16`)
  return (
    <>
      <path className="art-body" d="M72 216 102 40a8 8 0 0 1 8-7h20a8 8 0 0 1 8 7l30 176z" />
      <rect className="art-body" x="60" y="214" width="120" height="16" rx="4" />
      <path className="art-line" d="M90 196h60" />
      <path className="art-faint" d={`M120 66v122${ticks.join('')}`} />
      <path className="art-brass" d="M120 196 162 34" />
      <path className="art-brass-fill" d="m137 82 26 7-6 22-18-5z" />
    </>
  )
}

function TuningFork() {
  return (
    <>
      <path className="art-fork" d="M92 24v72a28 28 0 0 0 56 0V24M120 124v78" />
      <circle className="art-body" cx="120" cy="216" r="12" />
      <path
        className="art-brass"
        d="M70 36c-12 16-12 36 0 52M52 24c-20 24-20 52 0 76M170 36c12 16 12 36 0 52M188 24c20 24 20 52 0 76"
      />
    </>
  )
}

function Curtain() {
  const folds = [44, 62, 80, 98, 142, 160, 178, 196].map((x) => `M${x} 52q${x < 120 ? -6 : 6} 84 0 166`)
  const scallops = 'q12 14 24 0'.repeat(8)
  return (
    <>
      <path className="art-body" d="M24 44h192v178H24z" />
      <path className="art-faint" d={folds.join('')} />
      <path className="art-line" d="M120 52v170" />
      <path className="art-brass" d={`M24 222${scallops}`} />
      <path className="art-brass-fill" d={`M24 36h192v20${'q-12 16-24 0'.repeat(8)}z`} />
      <path className="art-line" d="M12 36h216M12 236h216" />
    </>
  )
}

function Keys() {
  const white = [0, 1, 2, 4, 5, 6].map((key) => (
    <rect key={key} className="art-paper" x={29 + key * 26} y="100" width="26" height="124" rx="3" />
  ))
  const black = [0, 1, 3, 4, 5].map((key) => (
    <rect key={key} className="art-ink" x={47 + key * 26} y="100" width="16" height="72" rx="2" />
  ))
  return (
    <>
      {white}
      <rect className="art-brass-fill" x="108" y="100" width="24" height="136" rx="3" />
      {black}
      <rect className="art-body" x="20" y="84" width="200" height="20" rx="4" />
      <path className="art-brass-wide" d="M96 84V40M76 32h72" />
      <rect className="art-body" x="146" y="21" width="64" height="22" rx="11" />
    </>
  )
}

function Strings() {
  return (
    <>
      <path
        className="art-body"
        d="M120 62c26 0 44 12 44 34 0 14-8 18-10 28-2 12 14 16 20 32 10 30-10 76-54 76s-64-46-54-76c6-16 22-20 20-32-2-10-10-14-10-28 0-22 18-34 44-34z"
      />
      <path className="art-line" d="M86 150c-8 2-9 13-3 19s4 15-4 17M154 150c8 2 9 13 3 19s-4 15 4 17" />
      <path className="art-body" d="M109 6h22l4 112h-30zM108 192h24l-5 30h-14zM94 168q26-11 52 0l-3 9q-23-7-46 0z" />
      <path className="art-faint" d="M114 8l-3 186M125 8l4 186M129 8l5 186" />
      <path
        className="art-brass"
        d="M119 8l-2 76c-2 30-40 30-38 6 2-16 24-14 22 2M118 194v-26c0-32 40-36 40-10 0 16-20 16-20 0"
      />
    </>
  )
}

function StageDoor() {
  return (
    <>
      <path className="art-light" d="M120 40 56 230h128z" />
      <path className="art-body" d="M68 62h104v168H68z" />
      <path className="art-faint" d="M82 76h32v54H82zM126 76h32v54h-32zM82 176h76v42H82z" />
      <path className="art-brass" d="M106 152v-10a14 14 0 0 1 28 0v10" />
      <rect className="art-brass-fill" x="98" y="150" width="44" height="34" rx="5" />
      <path className="art-ink" d="M118 162h4v10h-4z" />
      <path className="art-line" d="M36 230h168M120 16v10" />
      <path className="art-brass-fill" d="M100 42a20 16 0 0 1 40 0z" />
    </>
  )
}
