import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import type { Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'

interface HomePanelProps {
  title: string
  /** The first answer is on its way. */
  isBusy: boolean
  failure: Failure | null
  onRetry: () => void
  children: ReactNode
  /** The link to the screen that has it all. */
  action?: ReactNode
}

/** One part of the home screen. Each loads by itself, and one that does not load leaves the others alone. */
export function HomePanel({ title, isBusy, failure, onRetry, children, action }: HomePanelProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  return (
    <Card tag="section" aria-labelledby={id} aria-busy={isBusy}>
      <h2 id={id}>{title}</h2>
      {failure ? (
        <p role="alert">
          {failureText(failure)}{' '}
          <Button color="link" size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        children
      )}
      {action}
    </Card>
  )
}
