import { useId } from 'react'
import { comesLater } from './comesLater'
import type { ManyAnswersFormProps } from './ManyAnswersForm'
import { usePersonal } from './personal'

const Form = comesLater(() => import('./ManyAnswersForm'), 'ManyAnswersForm')

/** One press answers all rehearsals until the concert, a series, or everything; what is answered already only where one says so. */
export function ManyAnswers(props: Omit<ManyAnswersFormProps, 'summaryId'>) {
  const { t } = usePersonal()
  const id = useId()
  if (props.events.filter(({ isOpen }) => isOpen).length < 2) return null
  return (
    <details className="my-many">
      <summary id={id}>{t('many.title')}</summary>
      <Form {...props} summaryId={id} />
    </details>
  )
}
