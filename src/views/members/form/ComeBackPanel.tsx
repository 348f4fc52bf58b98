import { useTranslation } from 'react-i18next'
import { FormGroup, Label } from 'reactstrap'
import type { CameBack, Member } from '@contract/members'
import { CalendarDate } from '@contract/primitives'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { Input } from '@/@core/components/fields/Input'
import { useFormat } from '@/shared/dates/useFormat'
import '@/@core/styles/choices.scss'
import '@/views/members/fees/memberFees.scss'

export interface ComeBack {
  kind: 'returned' | 'never_left'
  /** As typed. */
  day: string
}

/** As it is sent; undefined: the day is none, or not after the last one. */
export function cameBackOf({ kind, day }: ComeBack, leftOn: string | undefined): CameBack | undefined {
  if (kind === 'never_left') return kind
  return CalendarDate.safeParse(day).success && (leftOn === undefined || day > leftOn) ? day : undefined
}

interface ComeBackPanelProps {
  member: Pick<Member, 'name' | 'leftOn'>
  comeBack: ComeBack
  onChange: (comeBack: ComeBack) => void
}

/** Of a former member who is to be one again: what becomes of the last day. */
export function ComeBackPanel({ member: { name, leftOn }, comeBack, onChange }: ComeBackPanelProps) {
  const { t } = useTranslation('memberHistory')
  const { date } = useFormat()
  const kinds = [
    { kind: 'returned', label: t('comeBack.returned') },
    { kind: 'never_left', label: t('comeBack.neverLeft') },
  ] as const
  return (
    <FieldSection title={t('comeBack.title')}>
      <p className="form-text">
        {leftOn === undefined
          ? t('comeBack.untilUnknown', { name })
          : t('comeBack.until', { name, date: date(leftOn) })}
      </p>
      {kinds.map(({ kind, label }) => (
        <FormGroup key={kind} check>
          <Label check>
            <Input
              type="radio"
              name="come-back"
              checked={comeBack.kind === kind}
              onChange={() => onChange({ ...comeBack, kind })}
            />{' '}
            {label}
          </Label>
        </FormGroup>
      ))}
      {comeBack.kind === 'returned' && (
        <div className="leaving-choice">
          <DateField
            label={t('comeBack.day')}
            value={comeBack.day}
            error={cameBackOf(comeBack, leftOn) === undefined ? t('comeBack.tooEarly') : undefined}
            onChange={(event) => onChange({ ...comeBack, day: event.target.value })}
            required
          />
        </div>
      )}
    </FieldSection>
  )
}
