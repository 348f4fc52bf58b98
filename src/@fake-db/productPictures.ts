import { strewn } from './words'

/*
 * The goods of the shop, drawn on the spot: each kind in any of the shop's five colours, from the front, from near, and as a pair.
 */

export const productColours = {
  primary: '#b98a2f',
  success: '#3f7a4f',
  warning: '#c7732b',
  danger: '#9c3a3a',
  info: '#3f6f9c',
}
export type ProductColour = keyof typeof productColours

const DARK = '#26222a'
const PAPER = '#f8f3e7'

const range = (length: number) => Array.from({ length }, (_, index) => index)

const lines = (x: number, y: number, width: number, gap = 7) =>
  `<path d="${range(5)
    .map((line) => `M${x} ${y + line * gap}h${width}`)
    .join('')}" stroke="${DARK}" stroke-opacity=".45" stroke-width="1.5" fill="none"/>`

/** In a square of 400, standing on 360; `hue` is the colour one chooses. */
const kinds = [stand, strings, rosin, reeds, metronome, mute, baton, tuner, folder]

function stand(hue: string): string {
  return `<path d="M200 214v96M200 300l-66 62M200 300l66 62M200 310v54" stroke="${DARK}" stroke-width="10" stroke-linecap="round"/><path d="M88 66h224l22 140H66z" fill="${hue}"/><path d="M88 66h224l3 18H85z" fill="#fff" opacity=".2"/><path d="M112 84h86v112h-94zM202 84h86l8 112h-94z" fill="${PAPER}"/>${lines(122, 100, 64)}${lines(120, 148, 66)}${lines(214, 100, 64)}${lines(214, 148, 66)}<path d="M58 200h284v16H58z" fill="${DARK}"/>`
}

function strings(hue: string): string {
  const coil = range(4).map((turn) => `<circle cx="${232 + turn * 3}" cy="${200 - turn * 2}" r="${66 - turn * 5}"/>`)
  return `<path d="M92 96 270 62l46 246-178 34z" fill="${hue}"/><path d="M104 156 282 122l14 78-178 34z" fill="${PAPER}"/><path d="M92 96 270 62l3 16L95 112z" fill="#fff" opacity=".25"/>${lines(134, 176, 60)}<g fill="none" stroke="#d8c07a" stroke-width="3">${coil.join('')}</g><circle cx="296" cy="188" r="9" fill="#b0853a"/>`
}

function rosin(hue: string): string {
  return `<path d="M86 236h228v76q-114 56-228 0z" fill="${hue}"/><path d="M86 288q114 56 228 0v14q-114 56-228 0z" opacity=".25"/><ellipse cx="200" cy="236" rx="114" ry="42" fill="${DARK}"/><path d="M104 190v44q96 54 192 0v-44z" fill="#8a3f12"/><ellipse cx="200" cy="190" rx="96" ry="36" fill="#c4691f"/><path d="M130 180q50-26 120-10" stroke="#ffd69a" stroke-width="8" stroke-linecap="round" fill="none" opacity=".7"/>`
}

function reeds(hue: string): string {
  const all = range(5).map(
    (reed) =>
      `<path d="M${106 + reed * 40} 240v-132q14-40 28 0v132z" fill="#e5cc90"/><path d="M${113 + reed * 40} 190v-84q7-22 14 0v84z" fill="#f4e5bd"/>`,
  )
  return `${all.join('')}<path d="M78 216h244v140H78z" fill="${hue}"/><path d="M78 216h244v20H78z" fill="#fff" opacity=".2"/><path d="M112 256h176v66H112z" fill="${PAPER}"/>${lines(130, 275, 140)}`
}

function metronome(hue: string): string {
  return `<path d="M166 52h68l74 296H92z" fill="${hue}"/><path d="M234 52h8l80 296h-14z" opacity=".3"/><path d="M176 84h48l46 212H130z" fill="${PAPER}"/><path d="M150 260h100M156 232h88M162 204h76M168 176h64M174 148h52" stroke="${DARK}" stroke-opacity=".35" stroke-width="3"/><path d="M200 300 246 78" stroke="${DARK}" stroke-width="6" stroke-linecap="round"/><path d="m222 128 30 6-6 30-30-6z" fill="#b0853a"/><path d="M92 340h216l6 22H86z" fill="${DARK}"/>`
}

function mute(hue: string): string {
  return `<path d="M160 96h80l62 216q-102 60-204 0z" fill="${hue}"/><path d="M178 96h16l-20 240q-30-4-54-14z" fill="#fff" opacity=".35"/><ellipse cx="200" cy="314" rx="102" ry="34" fill="${DARK}" opacity=".35"/><ellipse cx="200" cy="96" rx="40" ry="14" fill="${DARK}"/><path d="M148 140l104 0 8 28H140z" fill="#d9b98a"/><path d="M148 140h14l-6 28h-16zM196 140h14v28h-14zM240 140h12l8 28h-14z" fill="#b99562"/>`
}

function baton(hue: string): string {
  return `<path d="M60 300h292v36q0 20-20 20H80q-20 0-20-20z" fill="${DARK}"/><path d="M76 300h260v22q-130 20-260 0z" fill="#5d2333"/><path d="m128 258 236-210" stroke="#f3ead2" stroke-width="8" stroke-linecap="round"/><path d="m128 258 236-210" stroke="#cbb88a" stroke-width="2"/><path d="M62 318q-14-26 14-46 34-30 60-22 12 24-18 52-30 26-56 16z" fill="${hue}"/><path d="M74 292q20-26 46-30" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round" fill="none"/>`
}

function tuner(hue: string): string {
  return `<path d="M176 250h48v40h60v40H116v-40h60z" fill="${DARK}"/><path d="M116 300h168v14H116z" fill="#fff" opacity=".15"/><rect x="78" y="74" width="244" height="180" rx="26" fill="${hue}"/><rect x="98" y="94" width="204" height="116" rx="12" fill="#15171c"/><path d="M126 190a78 78 0 0 1 148 0" fill="none" stroke="#5b6470" stroke-width="6" stroke-dasharray="4 10"/><path d="M200 200 214 124" stroke="#f0cf7d" stroke-width="6" stroke-linecap="round"/><path d="M186 116h28l-14 14z" fill="#7fd18b"/><g fill="#fff" opacity=".6"><circle cx="150" cy="232" r="8"/><circle cx="200" cy="232" r="8"/><circle cx="250" cy="232" r="8"/></g>`
}

function folder(hue: string): string {
  return `<path d="M112 70h196v284H112z" fill="${PAPER}"/><path d="M120 62h196v284H120z" fill="#efe6d0"/><path d="M92 78h196v284H92z" fill="${hue}"/><path d="M92 78h28v284H92z" opacity=".3"/><path d="M146 128h116v60H146z" fill="${PAPER}"/>${lines(158, 144, 92)}<path d="M92 268h196v16H92z" fill="#fff" opacity=".3"/><path d="M236 254h24v44h-24z" fill="#d9b36c"/>`
}

const wall = ['#f1eadc #d8cbb2', '#e6ece8 #bccdc4', '#e9e6ef #c5bfd3', '#f3e6df #d9bfb1', '#e4ebf0 #b9c9d5']

const views = {
  front: (drawing: string) => drawing,
  near: (drawing: string) => `<g transform="translate(-190 -150) scale(1.85)">${drawing}</g>`,
  pair: (drawing: string) =>
    `<g transform="translate(150 58) scale(.66)" opacity=".96">${drawing}</g><g transform="translate(4 112) scale(.7)">${drawing}</g>`,
}

/** How a product of this kind looks from each side, in this colour: the addresses of pictures. */
export function productPictures(kind: number, colour: ProductColour): string[] {
  const drawing = kinds[kind % kinds.length]?.(productColours[colour]) ?? ''
  const [light, shade] = (wall[strewn(kind, 0, wall.length - 1)] ?? '').split(' ')
  return Object.values(views).map((view) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><radialGradient id="g" cx=".5" cy=".35" r=".8"><stop stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs><path fill="url(#g)" d="M0 0h400v400H0z"/><ellipse cx="200" cy="362" rx="140" ry="14" fill="#000" opacity=".16"/>${view(drawing)}</svg>`
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  })
}
