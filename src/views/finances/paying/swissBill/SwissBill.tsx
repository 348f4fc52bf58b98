import { Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SwissBillLanguage } from '@contract/finances/paying/swissBill'
import { swissBillFacts } from './swissBillFacts'
import { swissBillWords } from './swissBillWords'
import { SwissQrCode } from './SwissQrCode'
import './swissBill.scss'

interface SwissBillProps {
  /** Of `swissBillCodeOf`. */
  code: string
  language: SwissBillLanguage
  /** Accessible names of the bill and of its code. */
  label: string
  codeLabel: string
}

/** A heading and its lines. Text that does not fit ends with an ellipsis; the code contains all of it. */
function Part({ title, lines, children }: { title: string; lines?: readonly string[]; children?: ReactNode }) {
  return (
    <div className="swiss-bill-part">
      <h4>{title}</h4>
      {lines?.map((line, at) => (
        // Lines may be identical.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at}>{line}</p>
      ))}
      {children}
    </div>
  )
}

/** Empty field with corner marks for name and address of the payer. */
function BlankField() {
  return (
    <svg className="swiss-bill-blank" viewBox="0 0 65 25" preserveAspectRatio="none" aria-hidden>
      <path
        d="M0 3V0H3M62 0H65V3M65 22V25H62M3 25H0V22"
        fill="none"
        stroke="currentColor"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/**
 * Receipt and payment part of a QR-bill, 210 × 105 mm: sections, font sizes and order as in "Swiss Implementation Guidelines for the
 * QR-bill", 2.3, 3, and SIX's style guide. Printed at the bottom of its own page. The payer fills in their name and address.
 */
export function SwissBill({ code, language, label, codeLabel }: SwissBillProps) {
  const words = swissBillWords[language]
  const { iban, name, address, amount, currency, reference, message } = swissBillFacts(code)
  const account = <Part title={words.account} lines={[iban, name, ...address]} />
  const referred = <Part title={words.reference} lines={[reference]} />
  const payer = (
    <Part title={words.payableBy}>
      <BlankField />
    </Part>
  )
  const asked = (
    <>
      <Part title={words.currency} lines={[currency]} />
      <Part title={words.amount} lines={[amount]} />
    </>
  )
  return (
    // Wider than a phone, so it must be focusable to be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="swiss-bill-page" tabIndex={0} aria-label={label}>
      <div className="swiss-bill" lang={language}>
        <Scissors className="swiss-bill-cut-above" aria-hidden />
        <Scissors className="swiss-bill-cut-between" aria-hidden />
        <div className="swiss-bill-receipt">
          <h3>{words.receipt}</h3>
          <div className="swiss-bill-facts">
            {account}
            {referred}
            {payer}
          </div>
          <div className="swiss-bill-amount">{asked}</div>
          <p className="swiss-bill-acceptance">{words.acceptancePoint}</p>
        </div>
        <div className="swiss-bill-payment">
          <h3>{words.paymentPart}</h3>
          <SwissQrCode code={code} label={codeLabel} />
          <div className="swiss-bill-amount">{asked}</div>
          <div className="swiss-bill-facts">
            {account}
            {referred}
            {message !== '' && <Part title={words.information} lines={[message]} />}
            {payer}
          </div>
        </div>
      </div>
    </section>
  )
}
