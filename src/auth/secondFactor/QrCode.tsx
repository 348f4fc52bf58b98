import { useMemo } from 'react'
import { encode } from 'uqr'

/** Light modules around it, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** One path of a unit square for each dark module. */
function toPath(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}

/** Dark on white in either skin: cameras look for that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
    return { size, path: toPath(data) }
  }, [text])
  return (
    // Drawn here, it is no file that an img could show.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
