import type { ReactNode } from 'react'
import type { MyOwnField } from '@contract/ownValues'
import type { MyPage } from '@contract/calendar/replies'
import { AbsenceSection } from './AbsenceSection'
import { FeedSection } from './FeedSection'
import { OwnSection } from './OwnSection'
import { PollCards } from './PollCards'
import { SeasonSection } from './SeasonSection'
import { StoppedMails } from './StoppedMails'
import { ThingSection } from './ThingSection'
import { usePersonal } from './personal'
import type { Undo } from './UndoBar'
import type { usePollReplies } from './usePollReplies'

interface LaterSectionsProps {
  page: MyPage
  /** Something changed that other parts of the page show as well: it is read anew. */
  onChanged: () => void
  onOwnFields: (fields: MyOwnField[]) => void
  /** Null: there is nothing to restore any more. */
  onUndo: (undo: Undo | null) => void
  /** Says that it is stored, in these words. */
  onSaved: (...words: string[]) => void
  pollReplies: ReturnType<typeof usePollReplies>
  /** Below the polls. */
  children: ReactNode
}

/** What stands below the next events; its code comes once these are shown. */
export function LaterSections({
  page,
  onChanged,
  onOwnFields,
  onUndo,
  onSaved,
  pollReplies,
  children,
}: LaterSectionsProps) {
  const { t } = usePersonal()
  const {
    absences,
    group,
    ownFields = [],
    person,
    polls = [],
    things = [],
    mailStoppedAt,
    guardianMailStoppedAt,
  } = page
  const { timeZone } = group
  return (
    <>
      {polls.length > 0 && <PollCards polls={polls} timeZone={timeZone} replies={pollReplies} />}
      {children}
      {absences && (
        <AbsenceSection
          page={page}
          absences={absences}
          onChanged={onChanged}
          onUndo={onUndo}
          onSaved={(days) => onSaved(t('absences.title'), days)}
        />
      )}
      {ownFields.length > 0 && (
        <OwnSection fields={ownFields} timeZone={timeZone} onChanged={onOwnFields} onSaved={onSaved} />
      )}
      {things.length > 0 && <ThingSection things={things} timeZone={timeZone} />}
      <SeasonSection page={page} />
      {person.kind === 'member' && <FeedSection />}
      {mailStoppedAt !== undefined && <StoppedMails since={mailStoppedAt} timeZone={timeZone} onChanged={onChanged} />}
      {guardianMailStoppedAt !== undefined && <StoppedMails since={guardianMailStoppedAt} timeZone={timeZone} />}
    </>
  )
}
