import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InstrumentMove, OwnSection, SectionJoin, SectionSettingsAnswer } from '@contract/sections'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf, type Failure } from '@/api/failure'
import { fetchSections, saveSections, undoSections } from '@/redux/members'
import { useRunQuery } from '@/redux/query'
import { toastFailure } from '@/shared/failures/toastFailure'
import { useUndo } from '@/shared/records/useUndo'
import { familyMoves } from './sectionList'

export interface SectionChange {
  sections: OwnSection[]
  /** Beside those that follow from another family. */
  moves?: InstrumentMove[]
  joins?: SectionJoin[]
  /** Said when it is stored. */
  done: string
}

/** The list as it is shown, and what changes it: at once on the screen, one call after the other to the server. */
export function useSectionSettings(read: SectionSettingsAnswer) {
  const { t } = useTranslation('sections')
  const run = useRunQuery()
  const { offerUndo } = useUndo()
  const [shown, setShown] = useState(read)
  const stored = useRef(read)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const failedText = ({ code }: Failure) =>
    t(code === 'conflict' || code === 'merge_changed' ? 'changedSince' : 'notUndone')

  function keep(answer: SectionSettingsAnswer): void {
    stored.current = answer
    setShown(answer)
  }

  /** `version`: that to be replaced, and no later one; absent: the one that is stored. */
  async function store(
    { sections, moves = [], joins = [] }: Omit<SectionChange, 'done'>,
    version?: number,
  ): Promise<number> {
    const { settings } = stored.current
    const answer = await run(
      saveSections({
        settings: { ...settings, sections, version: version ?? settings.version },
        ...(moves.length > 0 && { moves }),
        ...(joins.length > 0 && { joins }),
      }),
    )
    keep(answer)
    return answer.settings.version
  }

  /** False: it was not stored, and the list is shown as it is. */
  async function send({ sections, moves: said = [], joins, done }: SectionChange): Promise<boolean> {
    const before = shown.settings.sections
    const moves = [
      ...said,
      ...familyMoves(before, sections).filter(({ from }) => !said.some((one) => isSame(one.from, from))),
    ]
    setShown((now) => ({ ...now, settings: { ...now.settings, sections } }))
    const saving = queue.current.then(() => store({ sections, moves, ...(joins && { joins }) }))
    queue.current = saving.catch(() => undefined)
    try {
      const version = await saving
      // Where members moved, the server knows what else did.
      const undo = () =>
        moves.length > 0 ? run(undoSections(version)).then(keep) : store({ sections: before }, version)
      showToast.success(done, offerUndo({ run: undo, done: t('undone'), failedText }))
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
