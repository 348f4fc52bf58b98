/** The share of light of each channel, of `#rgb` or `#rrggbb`. */
function channels(hex: string): number[] {
  const digits = hex.trim().replace('#', '')
  const long = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits.slice(0, 6)
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
}

/** The relative luminance of WCAG 2, from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two opaque colours stand apart, from 1 to 21, as WCAG 2 counts it. */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
