import { FolderInput, MailOpen, Mail, Tag, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { Input } from '@/@core/components/fields/Input'
import { PanelChoice } from '@/@core/components/navbar/PanelChoice'
import { useFormat } from '@/shared/dates/useFormat'
import { isIn, labels, places, type Letter } from './letter'
import type { LetterChanges } from './useLetterChanges'

interface LetterToolsProps {
  shown: readonly Letter[]
  chosen: readonly Letter[]
  changes: LetterChanges
  onTickAll: (isOn: boolean) => void
}

/** What can be done with the selected ones; the bar keeps its height when none is. */
export function LetterTools({ shown, chosen, changes, onTickAll }: LetterToolsProps) {
  const { t } = useTranslation('samplesEmail')
  const format = useFormat()
  const hasAll = chosen.length === shown.length
  const areRead = chosen.every(({ isRead }) => isRead)
  return (
    <div className="letter-tools">
      <Input
        type="checkbox"
        aria-label={t('selectAll')}
        checked={hasAll}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && !hasAll
        }}
        onChange={() => onTickAll(!hasAll)}
      />
      <output className="letter-count">
        {chosen.length > 0
          ? t('selected', { count: chosen.length, shown: format.count(chosen.length) })
          : t('selectAll')}
      </output>
      {chosen.length === 0 && <span className="letter-hint">{t('dragHint')}</span>}
      {chosen.length > 0 && (
        <div className="letter-buttons tooltip-edge-end">
          <IconButton
            icon={areRead ? Mail : MailOpen}
            label={areRead ? t('markUnread') : t('markRead')}
            size="sm"
            onClick={() => void changes.change(chosen, { isRead: !areRead })}
          />
          <LetterMenus letters={chosen} changes={changes} />
          {!isIn(chosen, 'trash') && (
            <IconButton
              icon={Trash2}
              label={t('delete')}
              size="sm"
              onClick={() => void changes.move(chosen, 'trash')}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface LetterMenusProps {
  letters: readonly Letter[]
  changes: LetterChanges
  onMoved?: () => void
}

/** Where to move, and which labels to put on or take off. */
export function LetterMenus({ letters, changes, onMoved }: LetterMenusProps) {
  const { t } = useTranslation('samplesEmail')
  const elsewhere = places.filter((folder) => !isIn(letters, folder))
  return (
    <>
      <DropPanel renderTrigger={(button) => <IconButton {...button} icon={FolderInput} label={t('move')} size="sm" />}>
        {(close) =>
          elsewhere.map((folder) => (
            <button
              key={folder}
              type="button"
              className="panel-row"
              onClick={() => {
                close()
                void changes.move(letters, folder).then((isMoved) => isMoved && onMoved?.())
              }}
            >
              {t(`folders.${folder}`)}
            </button>
          ))
        }
      </DropPanel>
      <DropPanel renderTrigger={(button) => <IconButton {...button} icon={Tag} label={t('label')} size="sm" />}>
        {() =>
          labels.map((label) => (
            <PanelChoice
              key={label}
              isChosen={letters.every((letter) => letter.labels.includes(label))}
              onChoose={() => void changes.toggleLabel(letters, label)}
            >
              {t(`labels.${label}`)}
            </PanelChoice>
          ))
        }
      </DropPanel>
    </>
  )
}
