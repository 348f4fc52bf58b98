import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { DetailSkeleton } from '@/@core/components/feedback/DetailSkeleton'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { loadErrorOf } from '@/i18n/failureText'
import { useFormat } from '@/shared/dates/useFormat'
import type { MatchedImport, MatchedImportAnswer } from '@contract/treasury/matching'
import { DeskList } from './DeskList'
import { DeskStatus } from './DeskStatus'
import { acceptSuggestions, decide, isOpen, type MatchingDesk } from './matchingDesk'
import type { MatchingFile } from './start/matchingDraft'
import { useBankBalance } from './useBankBalance'
import { useDeskWords } from './useDeskWords'
import { useMatchedImport } from './useMatchedImport'
import { useMatchingDesk } from './useMatchingDesk'

const SearchDialog = lazy(() => import('./SearchDialog').then((file) => ({ default: file.SearchDialog })))

export interface Imported {
  desk: MatchingDesk
  batch: MatchedImport
  answer: MatchedImportAnswer
}

interface MatchingDeskViewProps {
  userId: string
  file: MatchingFile
  /** The device keeps the file. */
  isKept: boolean
  onImported: (imported: Imported) => void
  onDiscard: () => void
}

/** The desk with a file on it: nothing is booked before it is imported. */
export function MatchingDeskView({ userId, file, isKept, onImported, onDiscard }: MatchingDeskViewProps) {
  const { t } = useTranslation('matching')
  const { count } = useFormat()
  const { desk, entries, failure, isLoading, reload, setDesk, dropRule, addFound } = useMatchingDesk(userId, file)
  const words = useDeskWords(entries)
  const { send, isBusy, failed, forget } = useMatchedImport(file)
  const { balance, reload: reloadBalance } = useBankBalance(file.accountId, file.statement.closingBalance)
  const [asked, setAsked] = useState<'search' | 'import' | 'discard' | null>(null)
  useDirtyWarning(!isKept)
  const close = () => setAsked(null)

  if (failure) return <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />
  if (!desk) return <DetailSkeleton />
  const current = desk.lines[desk.current]
  const open = desk.lines.filter(isOpen).length
  const wrong = failed.places.size
  const counted = (number: number) => ({ count: number, shown: count(number) })

  async function book(now: MatchingDesk): Promise<void> {
    close()
    if (isBusy) return
    const sent = await send(now)
    if (sent) onImported({ desk: now, ...sent })
    else {
      // What has changed meanwhile is offered as it is by now.
      reload()
      reloadBalance()
    }
  }

  function wantImport(now: MatchingDesk): void {
    if (now.lines.every(({ decision }) => decision === null)) return
    if (open > 0) setAsked('import')
    else void book(now)
  }

  const alert = wrong > 0 ? t('failed', counted(wrong)) : failed.sentence
  return (
    <div className="desk">
      {!isKept && <FormAlert tone="caution">{t('notKept')}</FormAlert>}
      <DeskList
        desk={desk}
        setDesk={(next) => {
          if (wrong > 0 && next.lines !== desk.lines) forget()
          setDesk(next)
        }}
        accountId={file.accountId}
        entries={entries}
        words={words}
        refused={failed.places}
        isSearching={asked !== null}
        onSearch={() => setAsked('search')}
        onSend={() => wantImport(desk)}
        onRules={reload}
        onRuleDropped={dropRule}
      />
      <DeskStatus
        desk={desk}
        balance={balance}
        alert={alert}
        isBusy={isBusy}
        onAcceptAll={() => setDesk(acceptSuggestions(desk))}
        onImport={() => wantImport(desk)}
      />
      <Button color="ghost" size="sm" className="desk-discard" onClick={() => setAsked('discard')}>
        {t('discard.act')}
      </Button>
      {asked === 'search' && current && (
        <Suspense fallback={null}>
          <SearchDialog
            line={current.line}
            accountId={file.accountId}
            words={words}
            onDecide={(decision, found) => {
              addFound(found)
              setDesk(decide(desk, decision))
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asked === 'import'}
        title={t('ask.title', counted(open))}
        confirmLabel={t('ask.act')}
        onConfirm={() => void book(desk)}
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
