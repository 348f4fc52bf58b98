import { ListChecks, Music, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnSection, SectionSettingsAnswer } from '@contract/sections'
import { Button } from '@/@core/components/Button'
import { EmptyState } from '@/@core/components/feedback/EmptyState'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { paths } from '@/configs/paths'
import { fetchSections } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { InstrumentDialog } from './InstrumentDialog'
import { ReadyListDialog } from './ReadyListDialog'
import { SectionDialog } from './SectionDialog'
import { SectionRows } from './SectionRows'
import { useSectionSettings } from './useSectionSettings'
import './sections.scss'

/** The group's sections and instruments in the order of its scores. */
export function SectionsPage() {
  const load = useQuery(fetchSections, undefined)
  return <Loaded {...load}>{(answer) => <Sections key={answer.settings.version} answer={answer} />}</Loaded>
}

/** What a dialog is open for. */
type Edited =
  | { what: 'ready' }
  | { what: 'section'; section?: OwnSection }
  | { what: 'instrument'; section: OwnSection; instrument?: string }

function Sections({ answer }: { answer: SectionSettingsAnswer }) {
  const { t } = useTranslation('sections')
  const { settings, players, change } = useSectionSettings(answer)
  const [edited, setEdited] = useState<Edited | null>(null)
  const { sections } = settings
  const isEmpty = settings.version === 0 && sections.every(({ instruments }) => instruments.length === 0)
  const close = () => setEdited(null)
  const choose = (
    <Button color={isEmpty ? 'primary' : undefined} onClick={() => setEdited({ what: 'ready' })}>
      <ListChecks size={16} aria-hidden />
      {t('choose')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={<BackLink to={paths.groupSettings} label={t('back')} />}
        actions={
          !isEmpty && (
            <>
              {choose}
              <Button color="primary" onClick={() => setEdited({ what: 'section' })}>
                <Plus size={16} strokeWidth={2} aria-hidden />
                {t('addSection')}
              </Button>
            </>
          )
        }
      />
      {isEmpty ? (
        <EmptyState icon={Music} title={t('emptyTitle')} hint={t('emptyText')} action={choose} />
      ) : (
        <SectionRows
          sections={sections}
          players={players}
          onChange={(changed) => void change(changed)}
          onEditSection={(section) => setEdited({ what: 'section', section })}
          onEditInstrument={(section, instrument) => setEdited({ what: 'instrument', section, instrument })}
          onAddInstrument={(section) => setEdited({ what: 'instrument', section })}
        />
      )}
      {edited?.what === 'ready' && <ReadyListDialog players={players} onChange={change} onClose={close} />}
      {edited?.what === 'section' && (
        <SectionDialog
          section={edited.section}
          sections={sections}
          players={players}
          onChange={change}
          onClose={close}
        />
      )}
      {edited?.what === 'instrument' && (
        <InstrumentDialog
          section={edited.section}
          instrument={edited.instrument}
          sections={sections}
          players={players}
          onChange={change}
          onClose={close}
        />
      )}
    </>
  )
}
