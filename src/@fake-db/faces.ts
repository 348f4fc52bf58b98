import { firstNameIndex, pick } from './words'

/*
 * Portraits drawn on the spot, since the samples load nothing from elsewhere: a head in a round frame, told apart by skin, hair,
 * glasses, beard, clothes and ground. The same name has the same face on every screen.
 */

const grounds = ['#c9a25a', '#7f9c8a', '#8b93b8', '#c08a76', '#9a7f9c', '#6f95a8', '#b3a58a', '#a3b07c', '#c7b9a4']
const skins = ['#f3d3bd', '#e6b894', '#cf9870', '#b07a52', '#8a5a3c', '#633f2b']
const hairs = ['#1f1a17', '#3b2a20', '#6a4528', '#a4672f', '#cfa35c', '#8d8a86', '#d8d4cd']
const clothes = ['#1c1e24', '#5d2333', '#24405c', '#2f5243', '#e9e2d3', '#7a4c2a', '#463a5e', '#a54b33']

/** A hair style: what lies behind the head, and what lies on it. */
type Style = [behind: string, above: string]

const TOP = 'M19.5 27Q18 12 32 12t12.5 15'
const short: Style[] = [
  // To one side, close, swept back, curls, receding, a tuft.
  ['', `${TOP}Q43 20 36 20 27 21 24 18 21 21 19.5 27z`],
  ['', `${TOP}Q44 19 32 18.5 20 19 19.5 27z`],
  ['', 'M19.5 28Q16 10 33 10t11.5 18Q44 21 41 18 30 15 23 19 20 22 19.5 28z'],
  [
    '',
    'M19 27a4.5 4.5 0 0 1 0-8 5 5 0 0 1 5-7 6 6 0 0 1 8-2 6 6 0 0 1 8 2 5 5 0 0 1 5 7 4.5 4.5 0 0 1 0 8Q44 21 40 19 32 21 24 19 20 21 19 27z',
  ],
  ['', 'M19.5 28Q18 20 21 17q1 5-1 11zM44.5 28Q46 20 43 17q-1 5 1 11z'],
  ['', `${TOP}Q43 22 40 19l-4-1-3 3-2-4-4 2Q21 20 19.5 27z`],
]
const long: Style[] = [
  // A bob, to the shoulders with a parting, a bun, waves, a plait, a fringe.
  ['M17 40Q14 11 32 11t15 29q-4 2-7 1V24H24v17q-4 1-7-1z', `${TOP}Q41 23 34 17 27 23 19.5 27z`],
  ['M16 52Q13 10 32 10t16 42q-6 2-9-1V24H25v27q-4 3-9 1z', `${TOP}Q44 20 30 16.5 22 19 19.5 27z`],
  ['M26 9a6 6 0 0 1 12 0 6 6 0 0 1-12 1z', `${TOP}Q42 19 32 17.5 22 19 19.5 27z`],
  [
    'M17 49q-5-4-1-10-4-6 0-10-1-19 16-19t16 19q4 4 0 10 4 6-1 10-4 2-7-1V25H24v23q-3 3-7 1z',
    `${TOP}Q44 22 37 17 29 23 19.5 27z`,
  ],
  ['M41 22q8 6 5 14 3 5 0 10 2 5-2 8-4-3-2-8-3-5 0-10-2-6-1-14z', `${TOP}Q40 21 28 17 21 21 19.5 27z`],
  ['M17 44Q14 11 32 11t15 33q-3 2-6 1V24H23v21q-3 1-6-1z', `${TOP}l-1-4H20.500z`],
]

const beards = [
  'M20.3 29q1 3 4 3 3-2 7.7-2t7.7 2q3 0 4-3Q44 42 32 42T20.3 29zM28 35.500q4 2 8 0-4-1.5-8 0z',
  'M26 34.500q3-3 6-1.5 3-1.5 6 1.5-3 0-6-.5-3 .5-6 .5z',
  'M28 38q4-1 8 0 0 5-4 5t-4-5zM27.5 34q2.5-2 4.5-1 2-1 4.5 1-4.5-.6-9 0z',
]

const mouths = ['M28 35q4 3.5 8 0', 'M28.5 35.500q3.5 2 7 0', 'M28 34.500q4 5 8 0z']

/** Different, and the same at each visit, for each name and each thing that is chosen by it. */
function mixOf(name: string): (choice: number) => number {
  let sum = 2_166_136_261
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (choice) => {
    const mixed = Math.imul(sum ^ (choice * 2_654_435_761), 2_246_822_507)
    return ((mixed >>> 13) ^ mixed) >>> 0
  }
}

/** One in so many. */
const isOneIn = (count: number, mix: number) => mix % count === 0

function collarOf(mix: number, cloth: string): string {
  if (cloth === '#1c1e24' && mix % 3 > 0)
    return '<path d="m26 47 6 8 6-8 2 17H24z" fill="#f4f0e8"/><path d="m32 52-5-3v6zl5-3v6z" fill="#1c1e24"/>'
  if (mix % 3 === 0) return '<path d="m25 47 7 5 7-5 2 3-7 7h-4l-7-7z" fill="#fff" fill-opacity=".75"/>'
  return '<path d="M25 47q7 7 14 0" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2"/>'
}

/** A portrait as the address of a picture. No name has none. */
export function faceOf(name: string): string {
  if (name === '') return ''
  const mix = mixOf(name)
  const known = firstNameIndex(name)
  // The sample names go by turns; of any other name the letters decide.
  const isSoft = (known < 0 ? mix(1) : known) % 2 === 0
  const skin = pick(skins, mix(2))
  const hair = pick(skins.indexOf(skin) > 2 ? hairs.slice(0, 2) : hairs, mix(3))
  const cloth = pick(clothes, mix(4))
  const [behind, above] = pick(isSoft ? long : short, mix(5))
  const beard = !isSoft && isOneIn(2, mix(6)) ? `<path d="${pick(beards, mix(7))}" fill="${hair}"/>` : ''
  const glasses = isOneIn(3, mix(8))
    ? `<g fill="#fff" fill-opacity=".18" stroke="#26222a" stroke-width="1.1">${isOneIn(2, mix(9)) ? '<circle cx="27.3" cy="27" r="3.6"/><circle cx="36.7" cy="27" r="3.6"/>' : '<rect x="23.5" y="24.3" width="7.4" height="5.6" rx="1.5"/><rect x="33.1" y="24.3" width="7.4" height="5.6" rx="1.5"/>'}<path d="M31 26.500h2"/></g>`
    : ''
  const drops = isSoft && isOneIn(2, mix(10)) ? '<path d="M20 32v3M44 32v3" stroke="#f0cf7d" stroke-width="1.8"/>' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${pick(grounds, mix(11))}" d="M0 0h64v64H0z"/><path d="${behind || 'M0 0'}" fill="${hair}"/><path d="M27 36h10v10q-5 6-10 0z" fill="${skin}"/><path d="M27 40q5 4 10 0v3q-5 4-10 0z" opacity=".18"/><path d="M6 64q1-15 19-17 7 6 14 0 18 2 19 17z" fill="${cloth}"/>${collarOf(mix(12), cloth)}<g fill="${skin}"><circle cx="20.3" cy="28.5" r="2.6"/><circle cx="43.7" cy="28.5" r="2.6"/><path d="M20.5 25Q20.5 14 32 14t11.5 11q.5 16-11.5 16T20.5 25z"/></g>${beard}<g fill="#26201d"><circle cx="27.3" cy="27.3" r="1.4"/><circle cx="36.7" cy="27.3" r="1.4"/></g><path d="M24.8 23.400q2.4-1.4 4.8 0M34.4 23.400q2.4-1.4 4.8 0" fill="none" stroke="${hair}" stroke-width="1.2"/><path d="M32 28.500q-1.5 3 .5 3" fill="none" stroke="#000" stroke-opacity=".3"/><path d="${pick(mouths, mix(13))}" fill="none" stroke="#8c3b35" stroke-width="1.3" stroke-linecap="round"/><path d="${above}" fill="${hair}"/>${glasses}${drops}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
