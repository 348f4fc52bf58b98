import { correction, generate, mode } from 'lean-qr'

/** Printable ASCII and line ends: the same bytes whatever encoding a reader supposes. */
const PLAIN = /^[\n\r\x20-\x7E]*$/

interface QrModules {
  /** Modules of a side, the light ones around it included. */
  size: number
  /** A unit square for each dark module. */
  path: string
}

/**
 * A QR code of level M (ISO/IEC 18004) with `border` light modules on each side. A text that is not all ASCII is UTF-8 and says so by an
 * ECI: without it readers guess, and zbar 0.23.92 takes "Grün" for Big5 ("Gr羹n"); zxing 3.1.4, jsQR 1.4.0 and zbar read it right with it.
 */
export function qrModules(text: string, border: number): QrModules {
  const level = { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M }
  const code = PLAIN.test(text)
    ? generate(text, { ...level, modes: [mode.numeric, mode.alphaNumeric, mode.ascii] })
    : generate(mode.utf8(text), level)
  const places = Array.from({ length: code.size }, (_, place) => place)
  const path = places.flatMap((y) =>
    places.flatMap((x) => (code.get(x, y) ? [`M${x + border} ${y + border}h1v1h-1z`] : [])),
  )
  return { size: code.size + 2 * border, path: path.join('') }
}
