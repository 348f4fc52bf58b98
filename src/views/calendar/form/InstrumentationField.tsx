import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { SelectField } from '@/@core/components/fields/SelectField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { paths } from '@/configs/paths'
import type { Instrumentations } from '@/redux/calendar/instrumentation'
import type { EventFormValues } from './eventFormValues'
import { useNeedsText } from '@/views/calendar/instrumentation/useNeedsText'

const OwnNeedsDialog = lazyPart(
  loader(() => import('@/views/calendar/instrumentation/OwnNeedsDialog')),
  (file) => file.OwnNeedsDialog,
)

interface InstrumentationFieldProps {
  form: SchemaForm<EventFormValues>
  /** Null until they are there. */
  instrumentations: Instrumentations | null
}

/** The needed instruments: an instrumentation of the group, or needs of this event alone. */
export function InstrumentationField({ form, instrumentations: known }: InstrumentationFieldProps) {
  const { t } = useTranslation('invitees')
  const { control } = form
  const bind = useBoundFields(form)
  const { ref, value: chosen, onChange, onBlur } = useController({ control, name: 'lineupId' }).field
  const { value: own, onChange: setOwn } = useController({ control, name: 'needs' }).field
  const [isChanging, setChanging] = useState(false)
  const needsText = useNeedsText()
  const instrumentation = known?.lineups.find(({ id }) => id === chosen)
  const options = (known?.lineups ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const missing = {
    value: chosen,
    label: t(known === null ? 'form.someInstrumentation' : 'form.removedInstrumentation'),
  }

  function sayNeeds(): string {
    if (own !== null) return own.length === 0 ? t('form.needNothing') : t('form.ownNeeds', { needs: needsText(own) })
    return instrumentation ? needsText(instrumentation.needs) : t('form.instrumentationHint')
  }

  return (
    <>
      <SelectField
        name="lineupId"
        ref={ref}
        error={bind('lineupId').error}
        value={chosen}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event)
          // The event's own needs would take precedence over the chosen instrumentation.
          setOwn(null)
        }}
        label={t('form.lineupId')}
        hint={sayNeeds()}
        placeholder={t('form.noInstrumentation')}
        options={chosen === '' || instrumentation ? options : [missing, ...options]}
      />
      <div className="cluster invitee-needs">
        {known && (
          <Button size="sm" onClick={() => setChanging(true)}>
            {t(own === null && !instrumentation ? 'form.sayNeeds' : 'form.changeNeeds')}
          </Button>
        )}
        {own !== null && (
          <Button size="sm" color="ghost" onClick={() => setOwn(null)}>
            {t(chosen === '' ? 'form.dropOwn' : 'form.dropNeeds')}
          </Button>
        )}
        <Link to={paths.instrumentation}>{t('form.toInstrumentations')}</Link>
      </div>
      {isChanging && known && (
        <OwnNeedsDialog
          needs={own ?? instrumentation?.needs ?? []}
          instruments={known.instruments}
          onTake={setOwn}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}
