import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarEvent } from '@contract/calendar'
import { Button } from '@/@core/components/Button'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { Loaded } from '@/shared/records/Loaded'
import { useRoster } from '@/views/calendar/roster/useRoster'
import { CallSheet } from './CallSheet'

/** What one takes along to an event, on paper. */
export function CallSheetPage({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('roster')
  const load = useRoster(event)
  const { roster } = load

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
        {(roster) => <CallSheet roster={roster} />}
      </Loaded>
    </>
  )
}
