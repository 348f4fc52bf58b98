import type { Plugin } from 'vite'

const MODULE = /@fullcalendar[\\/]daygrid[\\/]internal\.js(\?|$)/

/** What stands in the file, and what comes in its place. */
const changes: readonly (readonly [from: string, to: string])[] = [
  [
    'class TableRow extends DateComponent {',
    // What the rows before have measured. An event's height counts once it has one, and the lowest stays.
    `let knownPositions = null;
let knownHeight;
class TableRow extends DateComponent {`,
  ],
  ['framePositions: null,', 'framePositions: knownPositions,'],
  ['sortEventSegs(props.fgEventSegs, options.eventOrder),', '$& this.assumedHeight = knownHeight,'],
  [
    'function computeFgSegPlacement(segs, // assumed already sorted',
    'function computeFgSegPlacement(segs, assumedHeight,',
  ],
  ['return segHeights[segUid] || 1;', 'return (segHeights[segUid] ?? assumedHeight) || 1;'],
  ['let eventHeight = segHeights[segUid];', 'let eventHeight = segHeights[segUid] ?? assumedHeight;'],
  [
    'framePositions: new PositionCache(originEl, frameEls, true, // isHorizontal\n                            false),',
    'framePositions: knownPositions = Object.assign(newPositionCache, { els: [] }),',
  ],
  [
    // The height of them all follows from the rows, unless it is what says how many events a day has room for.
    'clientHeight: props.clientHeight, cellMinHeight: cellMinHeight,',
    'clientHeight: [props.dayMaxEvents, props.dayMaxEventRows].includes(true) ? props.clientHeight : null, cellMinHeight: cellMinHeight,',
  ],
  [
    'const newSegHeights = this.querySegHeights();',
    `$&
            for (const uid in newSegHeights) {
                const height = newSegHeights[uid];
                if (height > 0 && !(height >= knownHeight)) knownHeight = height;
                // As it was drawn: no reason to draw it again.
                if (height === this.assumedHeight && !(uid in oldSegHeights)) delete newSegHeights[uid];
            }`,
  ],
]

/**
 * FullCalendar draws each new week three times: without events, with hidden ones to measure them, and in their places; and all
 * of them once more where a month is a week longer than the one before. With what it has measured of the weeks before it can
 * draw most at once: this has it assume so much, measure as ever, and draw again only what turns out different. A version that
 * draws differently fails the build.
 */
export function calendarDrawnOnce(): Plugin {
  return {
    name: 'batuta:calendar-drawn-once',
    enforce: 'pre',
    transform: (code, id) => {
      if (!MODULE.test(id)) return undefined
      const changed = changes.reduce((before, [from, to]) => {
        if (before.split(from).length !== 2) throw new Error(`FullCalendar's day grid has changed shape: ${from}`)
        return before.replace(from, to)
      }, code)
      return { code: changed, map: null }
    },
  }
}
