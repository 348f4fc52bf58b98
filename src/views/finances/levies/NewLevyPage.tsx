import { useMemo, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { v7 as uuidv7 } from 'uuid'
import { INSTALMENTS_MAX, LEVY_MEMBERS_MAX, instalmentsOf } from '@contract/finances/levies'
import { Button } from '@/@core/components/Button'
import { DateField } from '@/@core/components/fields/DateField'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { showToast } from '@/@core/components/feedback/showToast'
import { BackLink } from '@/@core/components/page/BackLink'
import { PageHeader } from '@/@core/components/page/PageHeader'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { paths } from '@/configs/paths'
import { unsentText } from '@/i18n/failureText'
import { refetchFinances } from '@/redux/finances'
import { useAppDispatch } from '@/redux/hooks'
import { fetchFees } from '@/redux/finances/fees'
import { addLevy } from '@/redux/finances/levies'
import { useQuery } from '@/redux/useQuery'
import { useToday } from '@/shared/dates/useToday'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useNavigateIfMounted } from '@/shared/records/useNavigateIfMounted'
import { CategorySelect } from '@/views/finances/categories/CategorySelect'
import { MemberChoice } from './MemberChoice'
import { centsOf, levySchema, toLevy, withCount, type LevyValues } from './levyForm'
import '@/views/finances/dues/dues.scss'

const counts = Array.from({ length: INSTALMENTS_MAX }, (_, at) => String(at + 1))

/** Form for a new levy: name, amount, days and members. */
export function NewLevyPage() {
  const { t } = useTranslation(['levies', 'finances', 'shell'])
  const dispatch = useAppDispatch()
  const navigate = useNavigateIfMounted()
  const money = useMoney()
  const today = useToday()
  const { answer: fees } = useQuery(fetchFees, undefined)
  const [id] = useState(() => uuidv7())
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [alert, setAlert] = useState<string | null>(null)
  const schema = useMemo(() => levySchema(money), [money])
  const form = useSchemaForm<LevyValues>(schema, {
    name: '',
    category: 'other',
    amount: '',
    days: [{ day: today }],
  })
  const bind = useBoundFields(form)
  const { control, getValues, setValue } = form
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState
  useDirtyWarning(isDirty && !isSubmitSuccessful)
  const { fields, replace } = useFieldArray({ control, name: 'days' })
  const amount = centsOf(useWatch({ control, name: 'amount' }), money)
  const parts = amount === undefined || amount < fields.length ? [] : instalmentsOf(amount, fields.length)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    if (chosen.size === 0) return setAlert(t('form.nobody'))
    if (chosen.size > LEVY_MEMBERS_MAX) return setAlert(t('form.tooMany'))
    if ((centsOf(values.amount, money) ?? 0) < values.days.length) return setAlert(t('form.tooLittle'))
    try {
      const levy = await addLevy(toLevy(id, values, [...chosen], money))
      void dispatch(refetchFinances())
      showToast.success(t('form.done', { name: levy.name }))
      form.reset(values)
      void navigate(paths.levy(levy.id), { replace: true })
    } catch (thrown) {
      const failure = failureOf(thrown)
      const named = Object.fromEntries(
        Object.entries(failure.fields).map(([path, error]) => [path.replace(/dueDates\.(\d+)/, 'days.$1.day'), error]),
      )
      if (failure.code === 'month_closed') setAlert(t('form.closed'))
      else if (!form.showValidationErrors(named, 'levy.')) setAlert(unsentText(failure))
    }
    return undefined
  })

  /** Further days follow the first one at monthly distance, until the person changes one. */
  function moveFirst(day: string): void {
    const days = getValues('days')
    const isUsual = withCount(days.slice(0, 1), days.length).every((usual, at) => usual.day === days[at]?.day)
    if (!isUsual || !/^\d{4}-\d\d-\d\d$/.test(day)) return
    for (const [at, next] of withCount([{ day }], days.length).entries()) {
      if (at > 0) setValue(`days.${at}.day`, next.day, { shouldDirty: true })
    }
  }

  return (
    <>
      <PageHeader title={t('new')} back={<BackLink to={paths.levies} label={t('title')} />} />
      <Form className="dues" noValidate onSubmit={(event) => void submit(event)}>
        <div className="form-column">
          <TextField {...bind('name')} label={t('name')} hint={t('form.nameHint')} autoComplete="off" required />
          <AmountField control={control} name="amount" label={t('form.amount')} />
          <CategorySelect control={control} name="category" own="subcategoryId" required />
          <FieldSection title={t('form.days')}>
            <SelectField
              label={t('form.count')}
              value={String(fields.length)}
              options={counts.map((value) => ({ value, label: value }))}
              onChange={(event) => replace(withCount(getValues('days'), Number(event.target.value)))}
              required
            />
            {fields.map((field, at) => {
              const bound = bind(`days.${at}.day`)
              return (
                <div key={field.id} className="levy-day">
                  <DateField
                    {...bound}
                    label={t('form.day', { number: at + 1 })}
                    required
                    onChange={(event) => {
                      if (at === 0) moveFirst(event.target.value)
                      return bound.onChange(event)
                    }}
                  />
                  <output>{parts[at] === undefined ? '–' : money.format(parts[at])}</output>
                </div>
              )
            })}
          </FieldSection>
        </div>
        <MemberChoice members={fees?.members ?? []} chosen={chosen} onChoose={setChosen} />
        <div>
          {alert !== null && <FormAlert>{alert}</FormAlert>}
          <div className="cluster">
            <Button type="submit" color="primary" isBusy={isSubmitting}>
              {amount === undefined || chosen.size === 0
                ? t('form.create')
                : t('form.createSum', { amount: money.format(amount * chosen.size) })}
            </Button>
            <Button to={paths.levies}>{t('shell:cancel')}</Button>
          </div>
        </div>
      </Form>
    </>
  )
}
