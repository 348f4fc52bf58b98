/** Playing time: whole minutes, and the seconds beyond them. Absent minutes: nobody noted it. */
export interface Length {
  minutes?: number | undefined
  seconds?: number | undefined
}

/** In all; undefined where nobody noted it. */
export const secondsInAll = ({ minutes, seconds = 0 }: Length): number | undefined =>
  minutes === undefined ? undefined : minutes * 60 + seconds

/** Without seconds where there are none. */
export function lengthOf(inAll: number): { minutes: number; seconds?: number } {
  const seconds = inAll % 60
  return { minutes: Math.floor(inAll / 60), ...(seconds > 0 && { seconds }) }
}

/** `8:30`, or `8` of whole minutes; empty where nobody noted it. */
export function writeLength({ minutes, seconds = 0 }: Length): string {
  if (minutes === undefined) return ''
  return seconds === 0 ? String(minutes) : `${minutes}:${String(seconds).padStart(2, '0')}`
}

/** `8′30″`, as scores and programmes print it. */
export function printLength({ minutes, seconds = 0 }: Length): string {
  if (minutes === undefined) return ''
  return seconds === 0 ? `${minutes}′` : `${minutes}′${String(seconds).padStart(2, '0')}″`
}

/** Of what is typed: `8`, `8:30`, `8'30"`, `8 min 30`. Undefined: it is none. */
export function readLength(text: string): { minutes: number; seconds?: number } | undefined {
  const typed =
    /^(\d{1,3})\s*(?:(?::|['’′]|min\.?|m)\s*(?:(\d{2})\s*(?:["”″]|''|s|seg\.?|sec\.?)?)?)?$/i.exec(text.trim()) ?? []
  const [, minutes, seconds = '0'] = typed
  if (minutes === undefined || Number(seconds) > 59) return undefined
  const inAll = Number(minutes) * 60 + Number(seconds)
  return inAll === 0 ? undefined : lengthOf(inAll)
}
