import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { replyFiguresOf, type AnalyticsSummary } from '@contract/analytics'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { RateBar } from '@/views/analytics/figures/RateBar'
import { useFigures } from '@/views/analytics/figures/useFigures'
import { ReplyTable, shownReplies, useReplyRule } from './ReplyTable'

/** What was answered beside what then happened, of all and by section: a help, never a ranking. */
export function SeasonReplies({ summary }: { summary: AnalyticsSummary }) {
  const { t } = useTranslation('analytics')
  const { rate } = useFigures()
  const rule = useReplyRule()
  if (summary.replies === undefined)
    return (
      <Card tag="section" aria-labelledby="season-replies">
        <h2 id="season-replies">{t('replies.title')}</h2>
        <p className="muted">{t('replies.none')}</p>
        <Button to={paths.memberLinks}>{t('replies.toLinks')}</Button>
      </Card>
    )
  const shareOf = ({ count: some, of }: { count: number; of: number }) => (of === 0 ? null : some / of)
  const whole = replyFiguresOf(summary.replies)
  return (
    <Card tag="section" aria-labelledby="season-replies">
      <h2 id="season-replies">{t('replies.title')}</h2>
      <dl className="season-replies">
        {shownReplies.map((id) => (
          <div key={id}>
            <dt>{t(`replies.${id}`)}</dt>
            <dd>
              <RateBar rate={shareOf(whole[id])} /> {rate(shareOf(whole[id])) ?? '–'}
            </dd>
          </div>
        ))}
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="season-scroll" tabIndex={0} aria-label={t('replies.bySection')}>
        <ReplyTable summary={summary} labelledBy="season-replies" />
      </section>
      <p className="form-text">{rule(summary)}</p>
    </Card>
  )
}
