import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InstrumentMove, OwnSection, SectionSettingsAnswer } from '@contract/sections'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { fetchSections, saveSections } from '@/redux/members'
import { useRunQuery } from '@/redux/query'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import { familyMoves, reversed } from './sectionList'

export interface SectionChange {
  sections: OwnSection[]
  /** Beside those that follow from another family. */
  moves?: InstrumentMove[]
  /** Said when it is stored. */
  done: string
  /** Members that came to play one instrument cannot be told apart again. */
  isFinal?: boolean
}

/** The list as it is shown, and what changes it: at once on the screen, one call after the other to the server. */
export function useSectionSettings(read: SectionSettingsAnswer) {
  const { t } = useTranslation('sections')
  const run = useRunQuery()
  const { offerUndo } = useUndo()
  const [shown, setShown] = useState(read)
  const stored = useRef(read)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  function keep(answer: SectionSettingsAnswer): void {
    stored.current = answer
    setShown(answer)
  }

  async function store(sections: OwnSection[], moves: InstrumentMove[]): Promise<void> {
    const { settings } = stored.current
    keep(await run(saveSections({ settings: { ...settings, sections }, ...(moves.length > 0 && { moves }) })))
  }

  /** False: it was not stored, and the list is shown as it is. */
  async function send({ sections, moves: said = [], done, isFinal = false }: SectionChange): Promise<boolean> {
    const before = shown.settings.sections
    const moves = [
      ...said,
      ...familyMoves(before, sections).filter(({ from }) => !said.some((one) => isSame(one.from, from))),
    ]
    setShown((now) => ({ ...now, settings: { ...now.settings, sections } }))
    const saving = queue.current.then(() => store(sections, moves))
    queue.current = saving.catch(() => undefined)
    try {
      await saving
      const undo = offerUndo({ run: () => store(before, reversed(moves)), done: t('undone') })
      showToast.success(done, isFinal ? undefined : undo)
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      toastFailure(failure, failure.code === 'conflict' ? { message: t('conflict') } : {})
      // What is stored, whoever stored it.
      await run(fetchSections()).then(keep, () => setShown(stored.current))
      return false
    }
  }

  return { ...shown, change: send }
}

const isSame = (one: InstrumentMove['from'], other: InstrumentMove['from']) =>
  one.section === other.section && one.instrument === other.instrument
