import { useMemo } from 'react'
import { qrModules } from '@/@core/components/qrModules'

/** Millimetres, without the 5 mm quiet zone. */
const SIDE = 46
/** Millimetres: the Swiss cross including its white edge. */
const CROSS = 7

/** The cross covers modules that error correction restores ("Swiss Implementation Guidelines for the QR-bill", 2.3, 5.4.2). */
function SwissCross() {
  const from = (SIDE - CROSS) / 2
  const middle = SIDE / 2
  return (
    <>
      <rect className="swiss-bill-light" x={from} y={from} width={CROSS} height={CROSS} />
      <rect x={from + 0.5} y={from + 0.5} width={CROSS - 1} height={CROSS - 1} />
      <path className="swiss-bill-light" d={`M${middle - 1.95} ${middle - 0.6}h3.9v1.2h-3.9z`} />
      <path className="swiss-bill-light" d={`M${middle - 0.6} ${middle - 1.95}h1.2v3.9h-1.2z`} />
    </>
  )
}

/** 46 × 46 mm. */
export function SwissQrCode({ code, label }: { code: string; label: string }) {
  const { size, path } = useMemo(() => qrModules(code, 0), [code])
  return (
    // Inline SVG, so that an img element is not possible.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg className="swiss-qr-code" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <rect className="swiss-bill-light" width={SIDE} height={SIDE} />
      <path d={path} transform={`scale(${SIDE / size})`} shapeRendering="crispEdges" />
      <SwissCross />
    </svg>
  )
}
