import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'
import type { Finance } from '@contract/finances'
import type { Receipt } from '@contract/finances/receipts'
import { PartError } from '@/@core/components/feedback/PartError'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useAppAbility } from '@/auth/Can'
import { failureText } from '@/i18n/failureText'
import { useAppDispatch, useAppSelector } from '@/redux/hooks'
import { fetchReceipts, selectReceipts, uploadReceipts } from '@/redux/finances/receipts'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { ReceiptDialog } from './ReceiptDialog'
import { ReceiptInputs } from './ReceiptInputs'
import { ReceiptRow } from './ReceiptRow'
import { ReceiptTwins } from './ReceiptTwins'
import { ReceiptUploadRow } from './ReceiptUploadRow'
import { useFileDrop } from '@/@core/hooks/useFileDrop'
import { useReceiptRemoval } from './useReceiptRemoval'
import './receipts.scss'

interface ReceiptsCardProps {
  finance: Finance
  /** The entry's month is closed, so that its receipts cannot be removed. */
  isClosed: boolean
}

/** Receipts of the entry; files can be selected, dropped, pasted or photographed. */
export function ReceiptsCard({ finance: { id, date }, isClosed }: ReceiptsCardProps) {
  const { t } = useTranslation('receipts')
  const dispatch = useAppDispatch()
  const { monthInFull } = useFormat()
  const canChange = useAppAbility().can('manage', 'Finance')
  const { failure, isLoading, reload } = useQuery(fetchReceipts, id)
  const { lists, uploads: all } = useAppSelector(selectReceipts)
  const receipts = lists[id]
  const uploads = all.filter(({ financeId }) => financeId === id)
  useDirtyWarning(uploads.some((upload) => !upload.failure))
  const [opened, setOpened] = useState<Receipt | null>(null)
  const remove = useReceiptRemoval()
  const addFiles = useCallback(
    (files: File[]) => {
      if (canChange) void dispatch(uploadReceipts({ financeId: id, files }))
    },
    [dispatch, id, canChange],
  )
  const { isOver, handlers } = useFileDrop(addFiles)
  const heading = useRef<HTMLHeadingElement>(null)
  const count = receipts?.length

  // The focused button disappears with its row, so the focus moves to the heading.
  const [removedId, setRemovedId] = useState<string | null>(null)
  const isGone = removedId !== null && receipts?.every((receipt) => receipt.id !== removedId)
  useEffect(() => {
    if (isGone && document.activeElement === document.body) heading.current?.focus()
  }, [isGone])

  return (
    <Card
      tag="section"
      className={`receipts${isOver ? ' is-over' : ''}`}
      aria-busy={!receipts && !failure}
      {...handlers}
    >
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {failure && (
        <PartError text={t('loadFailed', { reason: failureText(failure) })} onRetry={reload} isRetrying={isLoading} />
      )}
      <ReceiptTwins financeId={id} />
      {count === 0 && uploads.length === 0 && <p className="muted">{t('none')}</p>}
      {((count ?? 0) > 0 || uploads.length > 0) && (
        <ul>
          {receipts?.map((receipt) => (
            <ReceiptRow
              key={receipt.id}
              receipt={receipt}
              onOpen={() => setOpened(receipt)}
              onRemove={
                canChange && !isClosed
                  ? () => {
                      setRemovedId(receipt.id)
                      void remove(receipt)
                    }
                  : undefined
              }
            />
          ))}
          {uploads.map((upload) => (
            <ReceiptUploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {canChange && <ReceiptInputs onFiles={addFiles} />}
      {isClosed && canChange && <p className="receipt-hint">{t('closedHint', { month: monthInFull(date) })}</p>}
      {opened && <ReceiptDialog receipt={opened} onClose={() => setOpened(null)} />}
    </Card>
  )
}
