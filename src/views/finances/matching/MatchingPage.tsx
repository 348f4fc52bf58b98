import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { failureOf, type Failure } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { financeImports } from '@/redux/imports'
import { useFormat } from '@/shared/dates/useFormat'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useUndo, type Undo } from '@/shared/records/useUndo'
import { MatchingReviewPanel, type Imported } from './MatchingReviewPanel'
import { MatchingDone } from './MatchingDone'
import { withNewIds } from './lineDecisions'
import { progressOf } from './useMatchingReview'
import {
  deleteMatchingDraft,
  storeImported,
  readMatchingFile,
  storeMatchingFile,
  storeMatchingProgress,
} from './start/matchingDraft'
import type { MatchingFile, MatchingProgress } from './start/matchingDraft'
import { useStatementWords } from './start/useStatementWords'
import '@/@core/import/wizard/import.scss'
import './matching.scss'

interface InReview {
  file: MatchingFile
  /** Stored on the device; false if there is no room for it. */
  isKept: boolean
  /** Set once it is imported. */
  imported?: Imported
}

/** The review's decisions with new ids, since those of the import stay in use. */
function progressToTakeUp({ review, found }: Imported): MatchingProgress {
  return { ...progressOf(review, found), decisions: review.lines.map(({ decision }) => withNewIds(decision)) }
}

/** Matches the lines of a bank's file with open and booked entries, and imports all at once. */
export function MatchingPage() {
  const { t } = useTranslation(['matching', 'shell'])
  const { offerUndo, runUndo } = useUndo()
  const user = useAppSelector(selectUser)
  const userId = user?.id ?? ''
  const { count } = useFormat()
  const { nameOf, hasSeveral } = useAccounts()
  const { sentenceOf } = useStatementWords(user?.group.currency ?? 'BRL')
  const [inReview, setInReview] = useState<InReview | null>(() => readMatchingFile(userId))
  const [undo, setUndo] = useState<{ isBusy: boolean; alert: string | null }>({ isBusy: false, alert: null })

  function finish(file: MatchingFile, imported: Imported): void {
    deleteMatchingDraft(userId)
    storeImported(userId, imported.batch.id, file, progressToTakeUp(imported))
    setUndo({ isBusy: false, alert: null })
    setInReview({ file, isKept: true, imported })
    showToast.success(t('done.toast', { name: file.fileName }), offerUndo(undoOf(file, imported)))
  }

  const undoFailedText = (failure: Failure) =>
    failure.code === 'conflict' ? t('done.undoFailed') : failureText(failure)

  /** Undoes the whole import, and restores the review. */
  const undoOf = (file: MatchingFile, done: Imported): Undo => ({
    run: async () => {
      setUndo({ isBusy: true, alert: null })
      try {
        await financeImports.remove(done.batch.id)
        storeMatchingFile(userId, file)
        storeMatchingProgress(userId, progressToTakeUp(done))
        setUndo({ isBusy: false, alert: null })
        setInReview(readMatchingFile(userId))
      } catch (thrown) {
        setUndo({ isBusy: false, alert: undoFailedText(failureOf(thrown)) })
        throw thrown
      }
    },
    done: t('done.undone'),
    failedText: undoFailedText,
  })

  function discard(): void {
    deleteMatchingDraft(userId)
    setInReview(null)
  }

  const back = <BackLink to={paths.importFinances} label={t('back')} />
  if (!inReview)
    return (
      <>
        <PageHeader title={t('title')} back={back} />
        <EmptyState
          title={t('empty.title')}
          hint={t('empty.hint')}
          action={
            <Button color="primary" to={paths.importFinances}>
              {t('empty.choose')}
            </Button>
          }
        />
      </>
    )

  const { file, isKept, imported } = inReview
  const about = [
    file.fileName,
    hasSeveral && nameOf(file.accountId),
    sentenceOf({ ...file.statement, lines: file.lines }),
    file.leftOut !== undefined &&
      t('leftOut', {
        count: file.leftOut,
        shown: count(file.leftOut),
        read: count(file.leftOut + file.lines.length),
      }),
  ]
  return (
    <>
      <PageHeader
        title={t('title')}
        back={back}
        lead={
          <>
            <p className="review-file">{about.filter((text) => text !== false).join(' · ')}</p>
            <p>{t('lead')}</p>
          </>
        }
      />
      {imported ? (
        <MatchingDone
          file={file}
          imported={imported}
          isUndoing={undo.isBusy}
          alert={undo.alert}
          onUndo={() => void runUndo(undoOf(file, imported))}
          onNext={(next) => {
            storeMatchingFile(userId, next)
            setInReview(readMatchingFile(userId))
          }}
          onNoMore={() => setInReview({ file: { ...file, others: [] }, isKept: true, imported })}
        />
      ) : (
        <MatchingReviewPanel
          // Another file, or the same one after Undo, gets a new review.
          key={file.statement.accountNumber ?? file.fileName}
          userId={userId}
          file={file}
          isKept={isKept}
          onImported={(done) => finish(file, done)}
          onDiscard={discard}
        />
      )}
    </>
  )
}
