const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

const START = Buffer.from([0xff, 0xd8])
const TABLES = segment(0xdb, Buffer.alloc(65, 1))
const frame = (pixels: number) =>
  segment(0xc0, Buffer.from([8, pixels >> 8, pixels & 255, pixels >> 8, pixels & 255, 1, 1, 0x11, 0]))
/** Coded data, with a stuffed byte and a restart marker. */
const SCAN = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
])
const END = Buffer.from([0xff, 0xd9])

/** The smallest file that has all that a JPEG must have. */
export const smallJpeg = (pixels = 16): Buffer => Buffer.concat([START, TABLES, frame(pixels), SCAN, END])

export const SMALL_JPEG = smallJpeg().toString('base64')

/** The same with what cameras write besides, and with something behind its end. */
export const jpegOfCamera = (): Buffer =>
  Buffer.concat([
    START,
    segment(0xe0, Buffer.from('JFIF\0')),
    segment(0xe1, Buffer.from('Exif\0\0GPS of her home')),
    segment(0xfe, Buffer.from('a comment')),
    TABLES,
    segment(0xed, Buffer.from('Photoshop 3.0')),
    frame(16),
    SCAN,
    END,
    Buffer.from('a film behind it'),
  ])
