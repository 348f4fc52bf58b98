import { useTranslation } from 'react-i18next'
import { Figure } from './Figure'
import { RateBar } from './RateBar'
import { useFigures } from './useFigures'
import './replyFigure.scss'

interface ReplyFigureProps {
  of: { count: number; of: number }
  /** Said where the head of its column is not shown. */
  label?: string
}

/** What was answered, as so many of so many, with the share as a thin bar before it; the dash where there is nothing to share. */
export function ReplyFigure({ of: { count: some, of }, label }: ReplyFigureProps) {
  const { t } = useTranslation('analytics')
  const { count } = useFigures()
  if (of === 0) return <Figure missing={t('replies.missing')}>{null}</Figure>
  return (
    <span className="reply-figure">
      {label !== undefined && <small aria-hidden>{label} </small>}
      <RateBar rate={some / of} />
      <Figure missing="">{t('replies.of', { shown: count(some), of: count(of) })}</Figure>
    </span>
  )
}
