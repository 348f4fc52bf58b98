import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { useMoney } from './useMoney'
import type { AmountChoice } from '@/i18n/parseAmount'

/** On the way to `3.456,00` everyone passes `3.456`: the question waits for a pause. */
const PAUSE_MS = 400

interface AmountPromptProps {
  typed: string
  choices: readonly AmountChoice[]
  onChoose: (amount: number) => void
}

export function AmountPrompt({ typed, choices, onChoose }: AmountPromptProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const [asked, setAsked] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  if (asked !== typed) return null
  return (
    <span className="amount-question">
      <span>{t('amount.ask', { typed })}</span>
      {choices.map(({ amount, isRounded }) => (
        <Button key={amount} size="sm" onClick={() => onChoose(amount)}>
          {isRounded ? t('amount.rounded', { amount: money.format(amount) }) : money.format(amount)}
        </Button>
      ))}
    </span>
  )
}
