import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { instrumentKey } from '@contract/invitees'
import { areOwn, type OwnSection } from '@contract/sections'
import { Button } from '@/@core/components/Button'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import { fetchSections } from '@/redux/members'
import { useQuery } from '@/redux/useQuery'
import { useFormat } from '@/shared/dates/useFormat'
import { Picks } from '@/shared/records/Picks'

interface InstrumentPicksProps {
  chosen: string[]
  onChange: (chosen: string[]) => void
  /** What the group's active members play; undefined while it is not known. */
  played: Instrumentations['instruments'] | undefined
  error: string | undefined
}

/** Instruments one by one, or those of a whole section of the group at one press. */
export function InstrumentPicks({ chosen, onChange, played, error }: InstrumentPicksProps) {
  const { t } = useTranslation('invitees')
  const { count } = useFormat()
  const had = (played ?? []).map(({ instrument, count: people }) => ({
    value: instrument,
    label: `${instrument} (${count(people)})`,
  }))
  const keys = had.map(({ value }) => instrumentKey(value))
  // Instruments that were chosen earlier, or with their section, and that nobody plays now: they stay when they are unticked.
  const [ticked, setTicked] = useState(chosen)
  const others = [...new Map([...ticked, ...chosen].map((name) => [instrumentKey(name), name])).values()].filter(
    (name) => !keys.includes(instrumentKey(name)),
  )
  function choose(names: string[]): void {
    setTicked([...new Set([...ticked, ...chosen, ...names])])
    onChange(names)
  }
  return (
    <>
      <SectionButtons chosen={chosen} onChange={choose} />
      <Picks
        legend={t('form.instruments')}
        chosen={chosen}
        onChange={choose}
        options={[...had, ...others.map((value) => ({ value, label: value }))]}
        error={error}
        empty={played && t('form.noInstruments')}
      />
    </>
  )
}

/** A press ticks all instruments of a section; where all are ticked, it takes them away. */
function SectionButtons({ chosen, onChange }: Pick<InstrumentPicksProps, 'chosen' | 'onChange'>) {
  const { t } = useTranslation(['invitees', 'members'])
  const { answer } = useQuery(fetchSections, undefined)
  const sections = answer?.settings.sections ?? []
  // The families are a choice of their own.
  if (!areOwn(sections)) return null

  const keys = new Set(chosen.map(instrumentKey))
  const missingOf = ({ instruments }: OwnSection) => instruments.filter((name) => !keys.has(instrumentKey(name)))

  function toggle(section: OwnSection): void {
    const missing = missingOf(section)
    const theirs = new Set(section.instruments.map(instrumentKey))
    onChange(missing.length > 0 ? [...chosen, ...missing] : chosen.filter((name) => !theirs.has(instrumentKey(name))))
  }

  return (
    <fieldset className="field-picks">
      <legend>{t('form.wholeSections')}</legend>
      <div className="choice-row">
        {sections
          .filter(({ instruments }) => instruments.length > 0)
          .map((section) => (
            <Button
              key={section.id}
              size="sm"
              isPressed={missingOf(section).length === 0}
              onClick={() => toggle(section)}
            >
              {section.name ?? t(`members:sections.${section.family}`)}
            </Button>
          ))}
      </div>
    </fieldset>
  )
}
