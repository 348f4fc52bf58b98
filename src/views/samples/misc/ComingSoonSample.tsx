import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import * as z from 'zod/mini'
import { Button } from '@/@core/components/Button'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { usePrefersReducedMotion } from '@/@core/hooks/usePrefersReducedMotion'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { useFormat } from '@/shared/dates/useFormat'
import { useSecondsLeft } from '@/views/samples/kit/useSecondsLeft'
import { MiscSample } from './MiscSample'

/** The first moment of the next year where the person is: never past, and the same for a whole visit. */
function nextYear(): { year: number; start: number } {
  const year = new Date().getFullYear() + 1
  return { year, start: new Date(year, 0, 1).getTime() }
}

export function ComingSoonSample() {
  const { t } = useTranslation('samplesMisc')
  const { date } = useFormat()
  const [{ year, start }] = useState(nextYear)
  return (
    <MiscSample
      motif="curtain"
      kicker={t('soon.kicker')}
      title={t('soon.title')}
      lead={t('soon.lead', { date: date(`${year}-01-01`) })}
    >
      <Countdown until={start} />
      <NotifyForm />
    </MiscSample>
  )
}

const units = [
  { unit: 'days', seconds: 86_400, of: Infinity },
  { unit: 'hours', seconds: 3600, of: 24 },
  { unit: 'minutes', seconds: 60, of: 60 },
  { unit: 'seconds', seconds: 1, of: 60 },
] as const

function Countdown({ until }: { until: number }) {
  const { t } = useTranslation('samplesMisc')
  const { count } = useFormat()
  const secondsLeft = useSecondsLeft(until)
  const isCalm = usePrefersReducedMotion()
  // Figures that change by the second are motion too: who wants less of it sees minutes.
  const shown = units.filter(({ unit }) => !isCalm || unit !== 'seconds')
  return (
    <dl className="countdown" aria-label={t('soon.countdown')}>
      {shown.map(({ unit, seconds, of }) => {
        const value = Math.floor(secondsLeft / seconds) % of
        return (
          <div key={unit}>
            <dt>{t(`soon.${unit}`, { count: value })}</dt>
            <dd className="tabular">{count(value)}</dd>
          </div>
        )
      })}
    </dl>
  )
}

const Values = z.object({ email: z.string('required').check(z.email('bad_email')) })
type Values = z.infer<typeof Values>

function NotifyForm() {
  const { t } = useTranslation(['samplesMisc', 'shell'])
  const [noted, setNoted] = useState<string | null>(null)
  const form = useSchemaForm<Values>(Values, { email: '' })
  const bind = useBoundFields(form)
  const submit = form.handleSubmit(({ email }) => setNoted(email))
  if (noted !== null) return <FormAlert tone="positive">{t('soon.noted', { email: noted })}</FormAlert>
  return (
    <Form className="notify-line" onSubmit={(event) => void submit(event)} noValidate>
      <TextField {...bind('email')} type="email" label={t('soon.email')} autoComplete="off" required />
      <Button type="submit" color="primary">
        {t('soon.submit')}
      </Button>
    </Form>
  )
}
