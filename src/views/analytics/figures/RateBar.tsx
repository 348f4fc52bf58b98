/** A rate from 0 to 1 as a thin bar beside its figure. */
export function RateBar({ rate }: { rate: number | null }) {
  return (
    <svg className="rate-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
      <rect width={100 * (rate ?? 0)} height="1" />
    </svg>
  )
}
