import { CircleCheck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { StepHeading } from '@/@core/import/wizard/StepHeading'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import type { Imported } from './MatchingReviewPanel'
import { StatementSetup } from './start/StatementSetup'
import type { MatchingFile } from './start/matchingDraft'
import { countNames, importCounts } from './importCounts'
import { useBankBalance } from './useBankBalance'

interface MatchingDoneProps {
  file: MatchingFile
  imported: Imported
  isUndoing: boolean
  /** Why undoing failed. */
  alert: string | null
  onUndo: () => void
  /** Continues with the next statement of the same file. */
  onNext: (file: MatchingFile) => void
  onNoMore: () => void
}

/** Result of the import, the comparison of the bank's balance with the books, and the remaining statements of the file. */
export function MatchingDone({ file, imported, isUndoing, alert, onUndo, onNext, onNoMore }: MatchingDoneProps) {
  const { t } = useTranslation('matching')
  const { count } = useFormat()
  const money = useMoney()
  const { balance } = useBankBalance(file.accountId, file.statement.closingBalance)
  const counts = importCounts(imported.review, imported.answer)
  const { leftOut = 0 } = file
  const read = imported.review.lines.length + leftOut
  return (
    <>
      <Card tag="section" className="import-step import-done">
        <CircleCheck size={28} strokeWidth={1.25} aria-hidden />
        <StepHeading title={t('done.title')} />
        <p>{t('done.read', { count: read, shown: count(read) })}</p>
        <ul>
          {countNames
            .filter((name) => counts[name] > 0)
            .map((name) => (
              <li key={name}>{t(`done.${name}`, { count: counts[name], shown: count(counts[name]) })}</li>
            ))}
          {leftOut > 0 && <li>{t('done.aside', { count: leftOut, shown: count(leftOut) })}</li>}
        </ul>
        {balance && balance.bank === balance.ours && (
          <FormAlert tone="positive">{t('done.agrees', { amount: money.format(balance.ours) })}</FormAlert>
        )}
        {balance && balance.bank !== balance.ours && (
          <FormAlert tone="caution">
            {t('done.differs', {
              bank: money.format(balance.bank),
              ours: money.format(balance.ours),
              amount: money.format(balance.bank - balance.ours),
            })}
          </FormAlert>
        )}
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <div className="cluster">
          <Button color={file.others.length > 0 ? 'secondary' : 'primary'} to={paths.financeEntries}>
            {t('done.see')}
          </Button>
          <Button to={paths.importFinances}>{t('done.another')}</Button>
          <Button color="danger-quiet" isBusy={isUndoing} onClick={onUndo}>
            <Undo2 size={16} aria-hidden />
            {t('done.undo')}
          </Button>
        </div>
      </Card>
      {file.others.length > 0 && (
        <section className="import-step review-next">
          <h2>{t('done.next')}</h2>
          <StatementSetup
            fileName={file.fileName}
            statements={file.others}
            onBegin={onNext}
            otherLabel={t('done.later')}
            onOther={onNoMore}
          />
        </section>
      )}
    </>
  )
}
