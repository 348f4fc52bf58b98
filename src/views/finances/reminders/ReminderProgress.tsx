import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Progress } from '@contract/progress'
import { CountProgress } from '@/@core/components/feedback/CountProgress'
import { useFormat } from '@/shared/dates/useFormat'

/** How many reminders are noted, of how many. */
export function ReminderProgress({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation('reminders')
  const { count } = useFormat()
  const id = useId()
  if (progress === null) return null
  const { done, of } = progress
  return (
    <>
      <p id={id} className="visually-hidden">
        {t('noting')}
      </p>
      <CountProgress
        labelledBy={id}
        done={done}
        of={of}
        text={t('noted', { count: of, done: count(done), of: count(of) })}
      />
    </>
  )
}
