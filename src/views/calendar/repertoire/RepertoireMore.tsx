import { CopyCheck, Download, Ellipsis, FileText, ListMusic, Upload, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchAllPieces } from '@/redux/calendar/pieces'
import { useRunQuery } from '@/redux/query'
import { useFormat } from '@/shared/dates/useFormat'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useCsvForm } from '@/shared/files/useCsvForm'
import { useTableFile } from '@/shared/records/useTableFile'
import { pieceFileColumns } from './pieceColumns'
import type { toSelection } from './pieceQuery'

interface RepertoireMoreProps {
  selection: ReturnType<typeof toSelection>
  isEverything: boolean
  total: number
  onPerformed: () => void
}

/** What is done with the library now and then: it comes in, goes out, and is put in order. */
export function RepertoireMore({ selection, isEverything, total, onPerformed }: RepertoireMoreProps) {
  const { t } = useTranslation(['pieces', 'shell'])
  const { count } = useFormat()
  const csvForm = useCsvForm().form
  const ability = useAppAbility()
  const canChange = ability.can('manage', 'Event')
  const run = useRunQuery()
  const [isBusy, setBusy] = useState(false)
  const { saveTable } = useTableFile({
    what: 'pieces',
    title: t('title'),
    doneText: (saved) => t('exported', { count: saved, shown: count(saved) }),
    isEverything,
  })

  async function save(): Promise<void> {
    setBusy(true)
    try {
      await saveTable(await run(fetchAllPieces(selection)), pieceFileColumns(t), 'csv')
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    } finally {
      setBusy(false)
    }
  }

  const places: { path: string; icon: LucideIcon; label: string }[] = canChange
    ? [
        { path: paths.importPieces, icon: Upload, label: t('import.button') },
        { path: paths.takeOverPieces, icon: ListMusic, label: t('takeOver.button') },
        ...(total > 1 ? [{ path: paths.alikePieces, icon: CopyCheck, label: t('alike.button') }] : []),
      ]
    : []
  const acts: { act: () => void; icon: LucideIcon; label: string; hint?: string }[] = [
    ...(ability.can('read', 'Analytics') ? [{ act: onPerformed, icon: FileText, label: t('performed.button') }] : []),
    ...(total > 0
      ? [{ act: () => void save(), icon: Download, label: t('shell:exportCsv'), hint: t(`shell:csvForm.${csvForm}`) }]
      : []),
  ]
  if (places.length + acts.length === 0) return null
  return (
    <DropPanel
      className="tooltip-edge-end"
      renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={t('more')} isBusy={isBusy} />}
    >
      {(close) => (
        <>
          {places.map(({ path, icon: Icon, label }) => (
            <Link key={path} className="panel-row" to={path}>
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{label}</span>
            </Link>
          ))}
          {acts.map(({ act, icon: Icon, label, hint }) => (
            <button
              key={label}
              type="button"
              className="panel-row"
              onClick={() => {
                close()
                act()
              }}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden />
              <span className="panel-row-text">{label}</span>
              {hint !== undefined && <span className="panel-row-hint">{hint}</span>}
            </button>
          ))}
        </>
      )}
    </DropPanel>
  )
}
