import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import type { ReviewLine } from './matchingReview'
import type { ReviewWords } from './useReviewWords'

/** Explains which booked entry a line probably is, and why. It is only booked again if the user decides so. */
export function ProbableNote({ each, words }: { each: ReviewLine; words: ReviewWords }) {
  const { t } = useTranslation(['matching', 'imports'])
  const { briefDate, count } = useFormat()
  const { probable } = each.matched
  if (!probable) return null
  const { how, days, date, transferId } = probable
  const entries = words.probableEntries(probable.finances)
  const reason =
    how === 'same'
      ? t('imports:probable.same')
      : how === 'parts'
        ? t('imports:probable.parts')
        : t('imports:probable.part')
  const apart =
    days === 0 ? t('imports:probable.sameDay') : t('imports:probable.days', { count: days, shown: count(days) })
  const isNamed = entries.length > 0 || transferId !== undefined
  return (
    <div className="review-probable">
      <Badge tone="caution">{t('matching:probable.badge')}</Badge>
      <ul>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <Link to={paths.editFinance(id)}>{text}</Link>
          </li>
        ))}
        {transferId !== undefined && <li>{t('matching:transferThere', { day: briefDate(date) })}</li>}
        {!isNamed && <li>{t('matching:probable.skipped', { day: briefDate(date) })}</li>}
      </ul>
      <small className="muted">{t('matching:probable.why', { reason, apart })}</small>
    </div>
  )
}
