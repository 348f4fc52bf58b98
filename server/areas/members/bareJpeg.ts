/** Markers of JPEG (ISO/IEC 10918-1, table B.1). */
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
/** Of Adobe: without it, programs mistake the colours of some files. */
const APP14 = 0xee

const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
/** The header of a frame, with its size; DHT, JPG and DAC in between are none. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

interface Limits {
  /** Most pixels in width and height. */
  pixels: number
}

/**
 * The picture without what was written into the file besides: place, day, device, a preview, comments, and whatever follows its end.
 * Undefined for what is no JPEG, or a larger picture.
 */
export function bareJpeg(file: Buffer, { pixels }: Limits): Buffer | undefined {
  if (file.length < 4 || file[0] !== 0xff || file[1] !== START) return undefined
  const kept = [file.subarray(0, 2)]
  let hasFrame = false
  let at = 2
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0
    if (file[at] !== 0xff || marker === START || marker === END) return undefined
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length || end < at + 4) return undefined
    if (isFrame(marker)) {
      if (end < at + 9) return undefined
      const [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)]
      if (height === 0 || width === 0 || height > pixels || width > pixels) return undefined
      hasFrame = true
    }
    const isBeside = marker === COMMENT || (isApplication(marker) && marker !== APP14)
    if (!isBeside) kept.push(file.subarray(at, end))
    at = end
    if (marker !== SCAN) continue
    // In the coded data 0xff stands before 0 and restart markers alone.
    let next = at
    while (next + 1 < file.length && !isMarkerAt(file, next)) next += 1
    if (next + 1 >= file.length) return undefined
    kept.push(file.subarray(at, next))
    at = next
    if (file[at + 1] === END) return hasFrame ? Buffer.concat([...kept, file.subarray(at, at + 2)]) : undefined
  }
  return undefined
}

function isMarkerAt(file: Buffer, at: number): boolean {
  const marker = file[at + 1] ?? 0
  const isRestart = marker >= 0xd0 && marker <= 0xd7
  return file[at] === 0xff && marker !== 0 && marker !== 0xff && !isRestart
}
