import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from 'reactstrap'
import { MatchRule } from '@contract/treasury/matchRules'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useDirtyWarning } from '@/@core/hooks/useDirtyWarning'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { failureOf } from '@/api/failure'
import { unsentText } from '@/i18n/failureText'
import { useAppDispatch } from '@/redux/hooks'
import { saveMatchRule } from '@/redux/treasury/matchRules'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { RuleOutcome } from './RuleOutcome'
import { RuleTrial } from './RuleTrial'
import { ruleSchema, ruleSides, ruleValues, toRuleWrite, toTrial, type RuleValues } from './ruleForm'

const FORM_ID = 'rule-form'

interface RuleDialogProps {
  /** The one to change; none, to add. */
  rule: MatchRule | undefined
  nameOf: (rule: MatchRule) => string
  onChanged: () => void
  onClose: () => void
  onRemove: (rule: MatchRule) => void
}

/** What a line must have, what it becomes, and what that would have been in the past. */
export function RuleDialog({ rule, nameOf, onChanged, onClose, onRemove }: RuleDialogProps) {
  const { t } = useTranslation(['rules', 'shell'])
  const dispatch = useAppDispatch()
  const money = useMoney()
  const [alert, setAlert] = useState<string | null>(null)
  const [version, setVersion] = useState(rule?.version)
  const [defaults] = useState(() => ruleValues(rule, money))
  const schema = useMemo(() => ruleSchema(money), [money])
  const form = useSchemaForm<RuleValues>(schema, defaults)
  const bind = useBoundFields(form)
  const { control } = form
  const typed = useWatch({ control })
  const { isDirty, isSubmitting } = form.formState
  useDirtyWarning(isDirty)

  const submit = form.handleSubmit(async (values) => {
    setAlert(null)
    try {
      const saved = await dispatch(saveMatchRule(toRuleWrite(values, version, money))).unwrap()
      showToast.success(t('saved', { name: nameOf(saved) }))
      onChanged()
      onClose()
    } catch (thrown) {
      const failure = failureOf(thrown)
      const theirs = MatchRule.safeParse(failure.current)
      if (failure.code === 'conflict' && theirs.success) {
        setVersion(theirs.data.version)
        setAlert(t('conflict'))
      } else if (!form.showValidationErrors(failure.fields, 'rule.')) setAlert(unsentText(failure))
    }
  })

  return (
    <Dialog
      isOpen
      size="lg"
      title={rule ? t('change') : t('add')}
      closesOnBackdrop={!isDirty}
      onClose={onClose}
      footer={
        <>
          {rule && (
            <Button color="danger" onClick={() => onRemove(rule)}>
              {t('shell:remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('shell:cancel')}</Button>
          <Button type="submit" form={FORM_ID} color="primary" isBusy={isSubmitting}>
            {t('shell:save')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={(event) => void submit(event)} noValidate>
        {alert && <FormAlert>{alert}</FormAlert>}
        <div className="rule-columns">
          <FieldSection title={t('form.whenTitle')}>
            <TextField
              {...bind('contains')}
              label={t('form.contains')}
              hint={t('form.containsHint')}
              autoComplete="off"
            />
            <TextField {...bind('counterparty')} label={t('form.counterparty')} autoComplete="off" />
            <SelectField
              {...bind('side')}
              label={t('form.side')}
              options={ruleSides.map((value) => ({ value, label: t(`form.sides.${value}`) }))}
              required
            />
            {typed.side !== 'any' && <AmountField control={control} name="amount" label={t('form.amount')} />}
          </FieldSection>
          {/* By itself, so that it stands beside, without the line between sections that follow each other. */}
          <div>
            <RuleOutcome control={control} bind={bind} />
          </div>
        </div>
        <RuleTrial rule={toTrial({ ...defaults, ...typed }, money)} />
      </Form>
    </Dialog>
  )
}
