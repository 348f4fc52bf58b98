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

/** The amount to pay after credit. */
export function LeftToPay({ letter: { credit, toPay } }: { letter: StatementLetter }) {
  const { t } = useTranslation('dues')
  const money = useMoney()
  if (credit === undefined) return null
  const amount = money.format(toPay)
  return <strong>{toPay > 0 ? t('statement.leftToPay', { amount }) : t('statement.creditCovers')}</strong>
}

/** The part of a member's debt that the letter requests. */
export function AskedPart({ letter, name }: { letter: StatementLetter; name: string }) {
  const { t } = useTranslation('paying')
  const money = useMoney()
  const whose = letter.to && letter.payer ? letter.payer.name : name
  return <span>{t('send.ofIt', { amount: money.format(letter.owed), name: whose })}</span>
}
