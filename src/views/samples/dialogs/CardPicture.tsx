import { brandOf, CARD_DIGITS, groupedNumber } from './cardNumber'
import './cardPicture.scss'

interface CardPictureProps {
  number: string
  holder: string
  expiry: string
  /** The side with the code. */
  isBack: boolean
}

/** What is typed, as it will stand on the card. Decoration: the fields say the same. */
export function CardPicture({ number, holder, expiry, isBack }: CardPictureProps) {
  const shown = groupedNumber(number.replaceAll(/\D/g, '').padEnd(CARD_DIGITS, '0'))
  const typed = groupedNumber(number).length
  return (
    <svg className={`card-picture${isBack ? ' is-back' : ''}`} viewBox="0 0 340 200" aria-hidden>
      <rect className="card-ground" width="340" height="200" rx="16" />
      {[60, 100, 140, 180].map((radius) => (
        <circle key={radius} className="card-arch" cx="300" cy="200" r={radius} />
      ))}
      {isBack ? (
        <>
          <rect className="card-strip" y="28" width="340" height="40" />
          <rect className="card-field" x="28" y="94" width="200" height="34" rx="4" />
          <text className="card-code" x="244" y="118">
            •••
          </text>
        </>
      ) : (
        <>
          <rect className="card-chip" x="28" y="40" width="44" height="32" rx="6" />
          <path className="card-chip-lines" d="M28 56h14m16 0h14M42 40v32M58 40v32" />
          <text className="card-brand" x="312" y="58" textAnchor="end">
            {brandOf(number) ?? ''}
          </text>
          <text className="card-number" x="28" y="118">
            {shown.slice(0, typed)}
            <tspan className="is-missing">{shown.slice(typed).replaceAll('0', '•')}</tspan>
          </text>
          <text className="card-holder" x="28" y="168">
            {holder.toLocaleUpperCase().slice(0, 24) || '—'}
          </text>
          <text className="card-holder" x="312" y="168" textAnchor="end">
            {expiry || '••/••'}
          </text>
        </>
      )}
    </svg>
  )
}
