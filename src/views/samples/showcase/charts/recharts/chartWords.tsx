import type { Picture } from '@/views/samples/showcase/charts/usePicture'

/** In the colour of words: that of a faint part could not be read. */
export const asWords = (label: string) => <span className="muted">{label}</span>

/** A value, or the two ends of a range. */
export function readable({ format }: Picture, value: unknown): string {
  return Array.isArray(value) ? value.map((end) => format(Number(end))).join(' – ') : format(Number(value))
}
