/** Photographs drawn on the spot, since the samples load nothing from elsewhere: flat colours, one light, one thing to look at. */
const scenes = { hall, score, bridge, bell, timpani, train, keys, stands, conductor }

export type Scene = keyof typeof scenes

const svgUrl = (viewBox: string, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`)}`

/** As the address of a picture, three to two. */
export const photographOf = (scene: Scene): string => svgUrl('0 0 600 400', scenes[scene]())

const range = (length: number) => Array.from({ length }, (_, index) => index)

const backdrop = (top: string, bottom: string, width = 600) =>
  `<defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="400" fill="url(#b)"/>`

const circle = (x: number, y: number, r: number, look: string) => `<circle cx="${x}" cy="${y}" r="${r}" ${look}/>`

function hall(): string {
  const rows = range(6).map((row) => {
    const y = 250 + row * 30
    const seats = range(13 - row).map((seat) => {
      const x = 300 + (seat - (12 - row) / 2) * (44 + row * 10)
      return `<rect x="${x - 15 - row * 2}" y="${y}" width="${30 + row * 4}" height="44" rx="10"/>`
    })
    return `<g fill="hsl(345 38% ${34 - row * 4}%)">${seats.join('')}</g>`
  })
  const arches = range(4).map(
    (arch) =>
      `<path d="M${90 + arch * 40} 250V${150 + arch * 16}a${210 - arch * 40} 130 0 0 1 ${420 - arch * 80} 0v100"/>`,
  )
  return `${backdrop('#1c1a22', '#3a2430')}<g fill="none" stroke="#d9b36c" stroke-opacity=".35" stroke-width="3">${arches.join('')}</g><path d="M280 0h40l120 240H160z" fill="#f3e3bd" opacity=".18"/>${rows.join('')}`
}

function score(): string {
  const staves = range(4).map((staff) => {
    const lines = range(5).map((line) => `<path d="M80 ${70 + staff * 80 + line * 9}h440"/>`)
    const notes = range(8).map((note) => {
      const [x, y] = [112 + note * 54, 70 + staff * 80 + ((note * 5 + staff * 3) % 9) * 4.5]
      return `<ellipse cx="${x}" cy="${y}" rx="7" ry="5" fill="#22201c" stroke="none"/><path d="M${x + 6} ${y}v-34" stroke="#22201c" stroke-width="2"/>`
    })
    return lines.join('') + notes.join('')
  })
  return `${backdrop('#6b4a39', '#3c2a22')}<g transform="rotate(-4 300 200)"><rect x="50" y="24" width="500" height="380" fill="#f6f0e0"/><g stroke="#22201c" stroke-opacity=".45">${staves.join('')}</g><ellipse cx="330" cy="170" rx="74" ry="38" fill="none" stroke="#a8285f" stroke-width="4"/></g><path d="m430 330 130-110 14 16-130 110-22 6z" fill="#d9b36c"/><path d="m430 330 14 16-22 6z" fill="#22201c"/>`
}

function bridge(): string {
  const strings = range(4).map(
    (string) => `<path d="M${226 + string * 50} 0 ${206 + string * 63} 400" stroke-width="${5 - string}"/>`,
  )
  return `${backdrop('#a4622d', '#6a3418')}<path d="M90 90c40 60-30 110 10 190M510 90c-40 60 30 110-10 190" fill="none" stroke="#2b140a" stroke-width="16" stroke-linecap="round"/><path d="M176 262q124-120 248 0l-22 10q-30-30-52 0t-50 0-50 0-52 0z" fill="#e2b878"/><g stroke="#f1ead9">${strings.join('')}</g><path d="M0 118 600 66v14L0 134z" fill="#2b140a"/><path d="M0 134 600 80v7L0 146z" fill="#f6f0e0"/>`
}

function bell(): string {
  const rings = range(7).map((ring) =>
    circle(320, 210, 190 - ring * 26, `fill="hsl(40 ${60 - ring * 4}% ${62 - ring * 8}%)"`),
  )
  return `${backdrop('#20303a', '#0f181d')}<path d="M0 330q180 60 250-60l30 60Q190 440 0 400z" fill="#b98a3a"/>${rings.join('')}<path d="M180 130a170 170 0 0 1 130-104" fill="none" stroke="#fff7e0" stroke-width="9" stroke-linecap="round" opacity=".75"/>`
}

function timpani(): string {
  const places: [x: number, y: number, r: number][] = [
    [110, 250, 96],
    [270, 140, 84],
    [420, 250, 92],
    [560, 120, 78],
  ]
  const drums = places.map(
    ([x, y, r]) =>
      `${circle(x, y, r, 'fill="#8a4b24"')}${circle(x, y, r - 10, 'fill="#efe6d2"')}${circle(x, y, r - 10, 'fill="none" stroke="#cdbf9f" stroke-width="3"')}${range(
        8,
      )
        .map((screw) =>
          circle(x + r * Math.cos((screw * Math.PI) / 4), y + r * Math.sin((screw * Math.PI) / 4), 6, 'fill="#d9b36c"'),
        )
        .join('')}`,
  )
  return `${backdrop('#39506b', '#22324a')}${drums.join('')}<path d="M210 360 300 190M330 370 330 190" stroke="#d9b36c" stroke-width="7" stroke-linecap="round"/>${circle(304, 180, 17, 'fill="#fffaf0"')}${circle(330, 178, 17, 'fill="#fffaf0"')}`
}

function train(): string {
  const windows = range(3).map((window) => `<rect x="${70 + window * 165}" y="176" width="130" height="92" rx="10"/>`)
  return `${backdrop('#141b33', '#34345c')}${circle(490, 82, 40, 'fill="#f3e3bd"')}<path d="M0 210q120-80 250-30t350-50v270H0z" fill="#1b2140"/><rect x="30" y="140" width="570" height="190" rx="22" fill="#6d2f3f"/><g fill="#f3d58f">${windows.join('')}</g><g fill="#2a1820"><circle cx="118" cy="222" r="17"/><path d="M88 268q0-30 30-30t30 30zM318 268v-46q0-16 14-16t14 16v10q22 6 22 36zM452 268l14-74 14 74z"/></g><path d="M0 352h600" stroke="#d9b36c" stroke-width="5"/>${range(
    5,
  )
    .map((wheel) => circle(110 + wheel * 115, 334, 20, 'fill="#10131f"'))
    .join('')}`
}

function keys(): string {
  const white = range(9).map((key) => `<rect x="${key * 68}" y="120" width="66" height="300" rx="6" fill="#f6f1e6"/>`)
  const black = [0, 1, 3, 4, 5, 7, 8].map(
    (key) => `<rect x="${48 + key * 68}" y="112" width="40" height="170" rx="5" fill="#17161a"/>`,
  )
  return `${backdrop('#2f4a3a', '#1b2c23')}<rect y="96" width="600" height="26" fill="#6d2f3f"/>${white.join('')}${black.join('')}<path d="M340 300q90-40 260 20v100H400q-70-20-60-120z" fill="#d9b36c" opacity=".25"/>`
}

function stands(): string {
  const all = range(5).map((stand) => {
    const [x, y] = [80 + stand * 112, 170 + (stand % 2) * 40]
    return `<path d="M${x - 44} ${y - 50}h88l-10 56h-68z" fill="#17161a"/><path d="M${x} ${y}v130m0-10-34 34m34-34 34 34" stroke="#17161a" stroke-width="7" stroke-linecap="round"/>${stand === 2 ? `<path d="M${x - 32} ${y - 42}h30v36h-26zM${x + 2} ${y - 42}h30l-4 36h-26z" fill="#f6f0e0"/>` : ''}`
  })
  return `${backdrop('#d8a35c', '#7d4a34')}<path d="M0 320h600v80H0z" fill="#4a2c22"/>${all.join('')}`
}

function conductor(): string {
  const heads = range(9).map(
    (head) =>
      `${circle(40 + head * 65, 356 + (head % 2) * 14, 22, '')}<path d="M${4 + head * 65} 430q0-52 36-52t36 52z"/>`,
  )
  return `${backdrop('#10131a', '#2c2a3a')}<path d="M240 0h120l110 330H130z" fill="#f3e3bd" opacity=".3"/><g fill="#0b0c10"><circle cx="300" cy="140" r="32"/><path d="M246 340q-8-150 54-160 62 10 54 160z"/></g><path d="M262 206 170 130M338 206l86-70" stroke="#0b0c10" stroke-width="26" stroke-linecap="round"/><path d="m424 136 70-76" stroke="#f6f0e0" stroke-width="5" stroke-linecap="round"/><g fill="#1d1e27">${heads.join('')}</g>`
}

/** Four times as wide as it is high, for the head of a page: the stage, seen from the last row. */
export function coverPhotograph(): string {
  const lights = range(7).map((light) => `<path d="M${170 + light * 210} 0h24l90 300H${80 + light * 210}z"/>`)
  const players = range(46).map((player) => {
    const row = player % 3
    return circle(
      60 + player * 33,
      250 + row * 26 + Math.abs(player - 23) * 1.6,
      13,
      `fill="hsl(30 12% ${16 + row * 5}%)"`,
    )
  })
  return svgUrl(
    '0 0 1600 400',
    `${backdrop('#2a1a24', '#6d3a34', 1600)}<g fill="#f3d58f" opacity=".12">${lights.join('')}</g><path d="M0 300q800-90 1600 0v100H0z" fill="#a4622d"/>${players.join('')}<path d="M0 372q800-30 1600 0v28H0z" fill="#1c1216"/>`,
  )
}
