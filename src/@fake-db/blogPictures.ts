import { pick, strewn } from './words'

/** Of the ground, from its upper to its lower edge. */
const grounds = [
  ['#27343f', '#7a5c2e'],
  ['#233d3a', '#2f6d62'],
  ['#3a2438', '#8a4a5c'],
  ['#1f2c4a', '#4a6390'],
  ['#40301f', '#a06a3a'],
  ['#2a3324', '#5f7a3f'],
  ['#2b2540', '#6a5590'],
  ['#23303a', '#50788a'],
  ['#3b2420', '#9a5340'],
] as const

const BRASS = '#e3bd74'
const LINES = [0, 1, 2, 3, 4]

/** A staff that swings across the picture, by how far its middle is lifted. */
function staff(lift: number): string {
  return LINES.map(
    (line) => `M-20 ${190 + line * 13}C160 ${190 - lift + line * 13} 420 ${190 + lift + line * 13} 660 170`,
  )
    .map((path) => `<path d="${path}" stroke="#fff" stroke-opacity=".38" fill="none" stroke-width="1.5"/>`)
    .join('')
}

function note(x: number, y: number): string {
  return `<g fill="#fff" transform="translate(${x} ${y})"><ellipse rx="11" ry="8" transform="rotate(-20)"/><path d="M8-3h3v-46h-3z"/></g>`
}

/** The picture above a post: the arches of a hall, one light, and a staff with what is played there. */
export function coverOf(index: number): string {
  const [from, to] = pick(grounds, index)
  const centre = strewn(index, 170, 470)
  const lift = strewn(index + 3, -70, 90)
  const arches = [0, 1, 2, 3].map((ring) => {
    const radius = 90 + ring * 46
    return `<circle cx="${centre}" cy="320" r="${radius}" fill="none" stroke="${BRASS}" stroke-opacity="${0.5 - ring * 0.1}" stroke-width="2"/>`
  })
  const notes = [0, 1, 2, 3, 4].map((step) =>
    note(90 + step * 112, 176 + strewn(index * 5 + step, 0, 8) * 6.5 - Math.round(lift / 6)),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><defs><linearGradient id="g" x1="0" y1="0" x2=".3" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="640" height="320" fill="url(#g)"/><path d="M${centre - 12} 0h24l110 320h-244z" fill="${BRASS}" fill-opacity=".14"/>${arches.join('')}<circle cx="${centre}" cy="320" r="46" fill="${BRASS}" fill-opacity=".85"/>${staff(lift)}${notes.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
