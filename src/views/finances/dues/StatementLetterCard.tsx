import { MessageCircle, Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { StatementLetter, StatementMail } from '@contract/finances/paying/statements'
import { Button } from '@/@core/components/Button'
import { SelectField } from '@/@core/components/fields/SelectField'
import { Can } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { whatsAppAddress } from '@/shared/links/linkAddress'
import { useMoney } from '@/shared/money/useMoney'
import { WaysToPayPanel } from '@/views/finances/paying/WaysToPayPanel'
import { SendStatementButton } from './SendStatementButton'

/** Polling interval while a mail is being sent. */
const PROGRESS_MS = 2_000

const isUnderWay = ({ state }: StatementMail) => state === 'waiting' || state === 'sending'

interface StatementLetterCardProps {
  name: string
  letter: StatementLetter
  reload: () => void
  /** Present if the member has a payer: chooses whether it is addressed to the payer. */
  onAddress?: (to: 'payer' | undefined) => void
}

/** Ways to pay the open amount, and to send the statement. */
export function StatementLetterCard({ name: ownName, letter, reload, onAddress }: StatementLetterCardProps) {
  const { t } = useTranslation('paying')
  const { dateTime } = useFormat()
  const money = useMoney()
  const { ways, toPay, reference, text, subject, block, hasMail, mails } = letter
  const { payer, to } = letter
  const name = to && payer ? payer.name : ownName
  const isWaiting = mails.some(isUnderWay)

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(reload, PROGRESS_MS)
    return () => clearInterval(timer)
  }, [isWaiting, reload])

  function share(): void {
    // Closing the share sheet is not a failure.
    navigator.share({ title: subject, text }).catch(() => undefined)
  }

  const hasWays = Object.keys(ways).length > 0
  return (
    <>
      {toPay > 0 && hasWays && (
        <Card tag="section" className="statement-letter" aria-labelledby="ways-title">
          <h2 id="ways-title">{t('ways.title')}</h2>
          <WaysToPayPanel ways={ways} amount={toPay} reference={reference} />
        </Card>
      )}
      {toPay > 0 && !hasWays && (
        <Can I="manage" a="Finance">
          <Card tag="section" className="statement-letter no-print">
            <p>{t('none.text')}</p>
            <div>
              <Button to={paths.waysToPay}>{t('none.act')}</Button>
            </div>
          </Card>
        </Can>
      )}
      {(toPay > 0 || mails.length > 0) && (
        <Card tag="section" className="statement-letter no-print" aria-labelledby="hand-on-title">
          <h2 id="hand-on-title">{t('send.title')}</h2>
          {toPay > 0 && (
            <>
              {payer && onAddress && (
                <SelectField
                  label={t('send.to')}
                  value={to ?? 'member'}
                  onChange={({ target }) => onAddress(target.value === 'payer' ? 'payer' : undefined)}
                  options={[
                    { value: 'payer', label: t('send.whoPays', { name: payer.name }) },
                    { value: 'member', label: ownName },
                  ]}
                />
              )}
              <p className="muted">
                {!hasMail ? t('send.noMail') : block ? t(`send.${block}`, { name }) : t('send.lead', { name })}
              </p>
              <div className="cluster">
                {hasMail && !block && (
                  <Can I="manage" a="Finance">
                    <SendStatementButton name={name} letter={letter} isWaiting={isWaiting} onSent={reload} />
                  </Can>
                )}
                <a className="btn btn-secondary" href={whatsAppAddress(text)} target="_blank" rel="noopener noreferrer">
                  <MessageCircle size={16} aria-hidden />
                  {t('send.whatsApp')}
                </a>
                {'share' in navigator && (
                  <Button onClick={share}>
                    <Share2 size={16} aria-hidden />
                    {t('send.share')}
                  </Button>
                )}
              </div>
            </>
          )}
          {mails.length > 0 && (
            <>
              <h3>{t('send.mails')}</h3>
              <ul className="statement-mails" aria-live="polite">
                {mails.map(({ id, state, reason, madeAt, by, amount, step, byHand, isNotice, to: addressee }) => (
                  <li key={id}>
                    <strong>{byHand ? t('send.byHand') : t(`send.states.${state}`)}</strong>
                    {step && ` ${t('send.reminder', { number: step })}`}
                    {isNotice && ` ${t('send.notice')}`}
                    {addressee && ` ${t('send.toPayer')}`}
                    {reason && ` (${t(`send.reasons.${reason}`)})`}{' '}
                    <span className="muted">
                      {t('send.line', { when: dateTime(madeAt), by, amount: money.format(amount) })}
                    </span>
                    {state === 'unclear' && <p className="muted">{t('send.unclearHint')}</p>}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Card>
      )}
    </>
  )
}
