import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// Makes the sound and the film of the showcase's page of players, so that they belong to nobody else. Needs ffmpeg; run once, by
// `npx tsx scripts/showcaseMedia.ts`, and what it wrote is committed.

const folder = path.join(import.meta.dirname, '../src/views/samples/showcase/extensions/react-player/media')
const RATE = 44_100
const FRAMES_A_SECOND = 24
const SECONDS = 8
const [WIDTH, HEIGHT] = [480, 270]
const BEATS_A_SECOND = 1.5

/** A plucked string (Karplus and Strong): a burst of noise that is smoothed each time that it comes round. */
function pluck(samples: Float64Array, at: number, frequency: number, seconds: number): void {
  const ring = Float64Array.from({ length: Math.round(RATE / frequency) }, (_, place) => Math.sin(place * place * 7.13))
  for (let sample = 0; sample < seconds * RATE; sample += 1) {
    const place = sample % ring.length
    const own = ring[place] ?? 0
    ring[place] = 0.4985 * (own + (ring[(place + 1) % ring.length] ?? 0))
    const target = Math.round(at * RATE) + sample
    samples[target] = (samples[target] ?? 0) + 0.25 * own
  }
}

function melody(): Float64Array {
  const samples = new Float64Array(SECONDS * RATE)
  const semitones = [0, 4, 7, 12, 11, 7, 9, 5, 4, 7, 2, 0]
  semitones.forEach((semitone, place) => {
    const at = place / (2 * BEATS_A_SECOND)
    pluck(samples, at, 220 * 2 ** (semitone / 12), Math.min(1.8, SECONDS - at))
  })
  return samples
}

function beats(): Float64Array {
  const samples = new Float64Array(SECONDS * RATE)
  for (let beat = 0; beat < SECONDS * BEATS_A_SECOND; beat += 1) {
    pluck(samples, beat / BEATS_A_SECOND, beat % 4 === 0 ? 660 : 440, 0.2)
  }
  return samples
}

/** Where the tip of the baton strikes, of a bar of four: down, to the left, to the right, up. */
const strikes = [
  [240, 205],
  [150, 165],
  [330, 165],
  [240, 60],
] as const

function tip(time: number): [x: number, y: number] {
  const beat = time * BEATS_A_SECOND
  const [from, to] = [strikes[Math.floor(beat) % 4] ?? strikes[0], strikes[(Math.floor(beat) + 1) % 4] ?? strikes[0]]
  const share = (1 - Math.cos(Math.PI * (beat % 1) ** 1.6)) / 2
  // A bow between two strikes, as an arm makes it.
  const rise = 40 * Math.sin(Math.PI * share)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share - rise]
}

function frame(time: number): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3)
  const trail = Array.from({ length: 60 }, (_, back) => tip(Math.max(0, time - back / 150)))
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const light = trail.reduce((most, [tipX, tipY], back) => {
        const near = Math.max(0, 1 - Math.hypot(x - tipX, y - tipY) / (9 - back / 10))
        return Math.max(most, near * (1 - back / 60))
      }, 0)
      const hall = 14 + 10 * (1 - y / HEIGHT)
      pixels.set([hall + light * 203, hall + 1 + light * 164, hall + 5 + light * 90], 3 * (y * WIDTH + x))
    }
  }
  return pixels
}

function ffmpeg(input: Uint8Array, ...args: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { input, maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(stderr.toString())
}

const pcm = (samples: Float64Array) => new Uint8Array(Float32Array.from(samples).buffer)
const SOUND = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1']
const beatsFile = path.join(os.tmpdir(), 'showcase-beats.f32')

ffmpeg(pcm(melody()), ...SOUND, '-i', '-', '-b:a', '64k', path.join(folder, 'melody.mp3'))
writeFileSync(beatsFile, pcm(beats()))
const frames = Buffer.concat(
  Array.from({ length: SECONDS * FRAMES_A_SECOND }, (_, place) => frame(place / FRAMES_A_SECOND)),
)
const film = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${WIDTH}x${HEIGHT}`,
  '-r',
  String(FRAMES_A_SECOND),
  '-i',
  '-',
]
const both = [...film, ...SOUND, '-i', beatsFile, '-pix_fmt', 'yuv420p']
ffmpeg(
  frames,
  ...both,
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '38',
  '-b:v',
  '0',
  '-c:a',
  'libopus',
  '-b:a',
  '32k',
  path.join(folder, 'four.webm'),
)
ffmpeg(
  frames,
  ...both,
  '-c:v',
  'libx264',
  '-crf',
  '28',
  '-movflags',
  '+faststart',
  '-c:a',
  'aac',
  '-b:a',
  '48k',
  path.join(folder, 'four.mp4'),
)
