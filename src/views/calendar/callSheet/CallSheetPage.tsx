import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import type { EventRoster } from '@contract/calendar/replies'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { Loaded } from '@/shared/records/Loaded'
import { useRoster } from '@/views/calendar/roster/useRoster'
import { CallSheet, sheetTexts, type SheetText } from './CallSheet'

/** What leaders note among themselves is never handed round unasked. */
const usualTexts: ReadonlySet<SheetText> = new Set(['description'])

/** What one takes along to an event, on paper. */
export function CallSheetPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('roster')
  const load = useRoster(event)
  const { roster } = load
  const [texts, setTexts] = useState(usualTexts)

  return (
    <>
      <div className="no-print">
        <PageHeader
          title={t('sheet.title')}
          documentTitle={`${event.title}: ${t('sheet.title')}`}
          lead={t('sheet.lead')}
          back={<BackLink to={paths.event(event.id)} label={t('sheet.back')} />}
          actions={
            roster !== null && (
              <Button color="primary" onClick={() => window.print()}>
                <Printer size={16} aria-hidden />
                {t('sheet.print')}
              </Button>
            )
          }
        />
      </div>
      <Loaded {...load} answer={roster} isKept>
        {(roster) => (
          <>
            <SheetTexts roster={roster} texts={texts} onChange={setTexts} />
            <CallSheet roster={roster} texts={texts} />
          </>
        )}
      </Loaded>
    </>
  )
}

interface SheetTextsProps {
  roster: EventRoster
  texts: ReadonlySet<SheetText>
  onChange: (texts: ReadonlySet<SheetText>) => void
}

/** A tick for each text that the event has. */
function SheetTexts({ roster, texts, onChange }: SheetTextsProps) {
  const { t } = useTranslation('roster')
  const there = sheetTexts.filter((text) => roster.event.extendedProps[text] !== undefined)
  if (there.length === 0) return null
  return (
    <div className="call-sheet-texts no-print">
      {there.map((text) => (
        <CheckboxField
          key={text}
          label={t(`sheet.with.${text}`)}
          checked={texts.has(text)}
          onChange={() => onChange(new Set(sheetTexts.filter((one) => texts.has(one) !== (one === text))))}
        />
      ))}
    </div>
  )
}
