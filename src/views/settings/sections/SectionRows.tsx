import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OwnSection } from '@contract/sections'
import { showToast } from '@/@core/components/feedback/showToast'
import { IconButton } from '@/@core/components/IconButton'
import { useFormat } from '@/shared/dates/useFormat'
import { SortableRow } from '@/shared/sorting/SortableRow'
import { canRemove, moveRow, playersOf, rowsOf, sectionPlayers, type Players, type SectionRow } from './sectionList'
import { useDragSetup } from '@/shared/sorting/useDragSetup'
import type { SectionChange } from './useSectionSettings'

interface SectionRowsProps {
  sections: OwnSection[]
  players: Players
  onChange: (change: SectionChange) => void
  onEditSection: (section: OwnSection) => void
  onEditInstrument: (section: OwnSection, instrument: string) => void
  onAddInstrument: (section: OwnSection) => void
}

/** All sections with their instruments, sorted by pointer or keys. */
export function SectionRows(props: SectionRowsProps) {
  const { sections, players, onChange } = props
  const { t } = useTranslation(['sections', 'members'])
  const { count } = useFormat()
  const rows = rowsOf(sections)
  const nameOf = (section: OwnSection) => section.name ?? t(`members:sections.${section.family}`)
  const titleOf = (row: SectionRow) => (row.kind === 'section' ? nameOf(row.section) : row.instrument)
  const setup = useDragSetup({
    titleOf: (id) => rows.flatMap((row) => (row.id === id ? titleOf(row) : [])).join(''),
    placeOf: (id) => count(rows.findIndex((row) => row.id === id) + 1),
  })

  function drop({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return
    const next = moveRow(sections, String(active.id), String(over.id))
    if (next) onChange({ sections: next, done: t('saved') })
    else showToast.error(t('taken'))
  }

  function remove(row: SectionRow): void {
    const next =
      row.kind === 'section'
        ? sections.filter((section) => section !== row.section)
        : sections.map((section) =>
            section === row.section
              ? { ...section, instruments: section.instruments.filter((name) => name !== row.instrument) }
              : section,
          )
    onChange({ sections: next, done: t('removed', { name: titleOf(row) }) })
  }

  const shownCount = (number: number) =>
    number === 0 ? null : <span className="muted">{t('players', { count: number, shown: count(number) })}</span>

  return (
    <DndContext {...setup} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="sort-list" aria-label={t('list')}>
          {rows.map((row) => {
            const { section, id } = row
            const title = titleOf(row)
            const isSection = row.kind === 'section'
            const number = isSection ? sectionPlayers(players, section) : playersOf(players, section, row.instrument)
            const isFree = isSection ? canRemove(sections, players, section) : number === 0
            return (
              <SortableRow key={id} id={id} title={title} isHead={isSection}>
                {isSection && section.name !== undefined && (
                  <span className="muted">{t(`members:sections.${section.family}`)}</span>
                )}
                {shownCount(number)}
                <span className="sort-actions">
                  {isFree && (
                    <IconButton
                      icon={Trash2}
                      size="sm"
                      label={t('removeOf', { name: title })}
                      onClick={() => remove(row)}
                    />
                  )}
                  {isSection && (
                    <IconButton
                      icon={Plus}
                      size="sm"
                      label={t('addInstrument', { name: title })}
                      onClick={() => props.onAddInstrument(section)}
                    />
                  )}
                  <IconButton
                    icon={Pencil}
                    size="sm"
                    label={t('changeOf', { name: title })}
                    onClick={() =>
                      isSection ? props.onEditSection(section) : props.onEditInstrument(section, row.instrument)
                    }
                  />
                </span>
              </SortableRow>
            )
          })}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
