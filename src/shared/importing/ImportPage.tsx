import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { ImportWizard } from '@/@core/import/wizard/ImportWizard'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import type { ImportCalls } from '@/redux/imports'
import { useFormat } from '@/shared/dates/useFormat'
import { useCsvForm } from '@/shared/files/useCsvForm'
import { EarlierImportList, type LinesTexts } from './EarlierImportList'
import { useImportServer, type ImportAdapter } from './useImportServer'

interface ImportPageProps<Id extends string, Answers, Item, Batch, Line> {
  /** Names the area's texts and its part of the browser's storage. */
  name: 'finances' | 'members'
  area: ImportArea<Id, Answers, Item>
  /** One of the constants of redux/imports. */
  calls: ImportCalls<Batch, Line, Item>
  /** A constant. */
  adapter: ImportAdapter<Item, Batch, Line>
  listPath: string
  /** Above the steps. */
  note?: ReactNode
  /** For files whose lines were matched: most of them made no record. */
  linesTexts?: LinesTexts
  /** Called with the id of an earlier import that was undone. */
  onTakenBack?: (id: string) => void
  /** Links to related screens. */
  actions?: ReactNode
}

/** The screen that imports a file into an area, and takes an earlier import back. */
export function ImportPage<Id extends string, Answers, Item, Batch, Line>(
  props: ImportPageProps<Id, Answers, Item, Batch, Line>,
) {
  const { name, area, calls, adapter, listPath, note, linesTexts, actions, onTakenBack } = props
  const { t } = useTranslation('imports')
  const format = useFormat()
  const csvLocale = useCsvForm().locale
  const userId = useAppSelector(selectUser)?.id ?? ''
  const server = useImportServer(calls, adapter)
  const counted = (count: number) => ({ count, shown: format.count(count) })
  const confirmUpdates = (count: number, updates: number) =>
    count === 0
      ? t('members.confirmUpdates', counted(updates))
      : t('members.confirmBoth', { added: format.count(count), updated: format.count(updates) })
  const texts = {
    confirm: (count: number, updates: number) =>
      updates === 0 ? t(`${name}.confirm`, counted(count)) : confirmUpdates(count, updates),
    added: (count: number) => t(`${name}.added`, counted(count)),
    see: t(`${name}.see`),
    seePath: listPath,
    updated: (count: number) => t('members.updated', counted(count)),
  }

  return (
    <>
      <PageHeader
        title={t(`${name}.title`)}
        lead={t(`${name}.lead`)}
        back={<BackLink to={listPath} label={t(`${name}.back`)} />}
        actions={actions}
      />
      {note}
      <ImportWizard
        csvLocale={csvLocale}
        area={area}
        server={server}
        texts={texts}
        storageKey={`${userId}.${name}.import`}
      >
        {(onGone) => (
          <EarlierImportList
            calls={calls}
            server={server}
            countText={(count) => t(`${name}.count`, counted(count))}
            linesTexts={linesTexts}
            updatesTexts={{
              count: (updated) => t('members.updates', counted(updated)),
              consequence: (updated) => t('members.takeBackUpdates', counted(updated)),
            }}
            consequence={(count) => t(`${name}.takeBackText`, counted(count))}
            onTakenBack={(id) => {
              onGone(id)
              onTakenBack?.(id)
            }}
          />
        )}
      </ImportWizard>
    </>
  )
}
