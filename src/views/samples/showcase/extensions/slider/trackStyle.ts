import type { CSSProperties } from 'react'

interface TrackStyle extends CSSProperties {
  '--from-share': number
  '--to-share': number
}

/** For page.scss: between which shares of the line, 0 to 1, it is filled. */
export function trackStyle(from: number, to: number): TrackStyle {
  return { '--from-share': from, '--to-share': to }
}
