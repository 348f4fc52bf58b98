import { useMemo } from 'react'
import { qrModules } from '@/@core/components/qrModules'

/** Light modules around it, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Dark on white in either skin: cameras look for that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrModules(text, QUIET_ZONE), [text])
  return (
    // Drawn here, it is no file that an img could show.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  )
}
