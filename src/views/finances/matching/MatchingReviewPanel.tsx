import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useFormat } from '@/shared/dates/useFormat'
import { Loaded } from '@/shared/records/Loaded'
import type { Finance } from '@contract/finances'
import type { MatchedImport, MatchedImportAnswer } from '@contract/finances/matching'
import { ReviewList } from './ReviewList'
import { ReviewStatus } from './ReviewStatus'
import { acceptCertain, decide, isOpen, type MatchingReview } from './matchingReview'
import type { MatchingFile } from './start/matchingDraft'
import { useBankBalance } from './useBankBalance'
import { useReviewWords } from './useReviewWords'
import { useMatchedImport } from './useMatchedImport'
import { useMatchingReview } from './useMatchingReview'

const SearchDialog = lazyPart(
  loader(() => import('./SearchDialog')),
  (file) => file.SearchDialog,
)

export interface Imported {
  review: MatchingReview
  /** Entries found by hand. */
  found: readonly Finance[]
  batch: MatchedImport
  answer: MatchedImportAnswer
}

const none: readonly Finance[] = []

interface MatchingReviewPanelProps {
  userId: string
  file: MatchingFile
  /** The file is stored on the device. */
  isKept: boolean
  onImported: (imported: Imported) => void
  onDiscard: () => void
}

/** The review of a file. Nothing is booked before it is imported. */
export function MatchingReviewPanel({ userId, file, isKept, onImported, onDiscard }: MatchingReviewPanelProps) {
  const { t } = useTranslation('matching')
  const { count } = useFormat()
  const matching = useMatchingReview(userId, file)
  const { review, found = none, entries, failure, reload, setReview, dropRule, addFound } = matching
  const words = useReviewWords(entries)
  const { send, isBusy, failed, forget } = useMatchedImport(file)
  const { balance, reload: reloadBalance } = useBankBalance(file.accountId, file.statement.closingBalance)
  const [asked, setAsked] = useState<'search' | 'import' | 'discard' | null>(null)
  useDirtyWarning(!isKept)
  const close = () => setAsked(null)

  if (failure || !review) return <Loaded {...matching} answer={review} />
  const current = review.lines[review.current]
  const open = review.lines.filter(isOpen).length
  const wrong = failed.places.size
  const counted = (number: number) => ({ count: number, shown: count(number) })

  async function book(now: MatchingReview): Promise<void> {
    close()
    if (isBusy) return
    const sent = await send(now)
    if ('answer' in sent) onImported({ review: now, found, ...sent })
    else {
      // Lines whose entries changed meanwhile are now linked, or open with current offers.
      addFound(sent.entries)
      setReview(sent.review)
      reload()
      reloadBalance()
    }
  }

  function wantImport(now: MatchingReview): void {
    if (now.lines.every(({ decision }) => decision === null)) return
    if (open > 0) setAsked('import')
    else void book(now)
  }

  const alert = wrong > 0 ? t('failed', counted(wrong)) : failed.sentence
  return (
    <div className="review">
      {!isKept && <FormAlert tone="caution">{t('notKept')}</FormAlert>}
      <ReviewList
        review={review}
        setReview={(next) => {
          if (wrong > 0 && next.lines !== review.lines) forget()
          setReview(next)
        }}
        accountId={file.accountId}
        entries={entries}
        words={words}
        refused={failed.places}
        isSearching={asked !== null}
        onSearch={() => setAsked('search')}
        onSend={() => wantImport(review)}
        onRules={reload}
        onRuleDropped={dropRule}
      />
      <ReviewStatus
        review={review}
        balance={balance}
        alert={alert}
        isBusy={isBusy}
        onAcceptAll={() => setReview(acceptCertain(review))}
        onImport={() => wantImport(review)}
      />
      <Button color="ghost" size="sm" className="review-discard" onClick={() => setAsked('discard')}>
        {t('discard.act')}
      </Button>
      {asked === 'search' && current && (
        <SearchDialog
          line={current.line}
          accountId={file.accountId}
          words={words}
          onDecide={(decision, found) => {
            addFound(found)
            setReview(decide(review, decision))
            close()
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'import'}
        title={t('ask.title', counted(open))}
        confirmLabel={t('ask.act')}
        onConfirm={() => void book(review)}
        onCancel={close}
      >
        {t('ask.text')}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title={t('discard.title', { name: file.fileName })}
        confirmLabel={t('discard.act')}
        isDanger
        onConfirm={onDiscard}
        onCancel={close}
      >
        {t('discard.text')}
      </ConfirmDialog>
    </div>
  )
}
