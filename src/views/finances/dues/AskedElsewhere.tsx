import { useTranslation } from 'react-i18next'
import type { Finance } from '@contract/finances'
import type { StatementLetter } from '@contract/finances/paying/statements'
import { useMoney } from '@/shared/money/useMoney'

type NoteOf = (finance: Finance) => string | undefined

/** Adds to an open entry's note from whom payment is requested, if not from the recipient of the letter. */
export function useAskedElsewhere(letter: StatementLetter | null, noteOf: NoteOf): NoteOf {
  const { t } = useTranslation('paying')
  return (finance) => {
    const elsewhere = letter?.askedElsewhere?.find(({ financeId }) => financeId === finance.id)
    const who = elsewhere && t('send.askedOf', { name: elsewhere.payer.name })
    return [who, noteOf(finance)].filter(Boolean).join(' · ') || undefined
  }
}

/** What is to pay now, after credit and without what is collected or due later. */
export function LeftToPay({ letter: { owed, credit, collected, later, toPay } }: { letter: StatementLetter }) {
  const { t } = useTranslation('dues')
  const money = useMoney()
  const isCovered = toPay === 0 && credit !== undefined
  return (
    <>
      {collected !== undefined && <span>{t('statement.collected', { amount: money.format(collected) })}</span>}
      {later !== undefined && <span>{t('statement.later', { amount: money.format(later) })}</span>}
      {toPay > 0 && toPay < owed && <strong>{t('statement.leftToPay', { amount: money.format(toPay) })}</strong>}
      {isCovered && <strong>{t('statement.creditCovers')}</strong>}
    </>
  )
}

/** The part of a member's debt that the letter requests. */
export function AskedPart({ letter, name }: { letter: StatementLetter; name: string }) {
  const { t } = useTranslation('paying')
  const money = useMoney()
  const whose = letter.to && letter.payer ? letter.payer.name : name
  return <span>{t('send.ofIt', { amount: money.format(letter.owed), name: whose })}</span>
}
