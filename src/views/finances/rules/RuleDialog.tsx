import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MatchRule } from '@contract/finances/matchRules'
import { FormDialog } from '@/@core/components/dialog/FormDialog'
import { showToast } from '@/@core/components/feedback/showToast'
import { FieldSection } from '@/@core/components/fields/FieldSection'
import { SelectField } from '@/@core/components/fields/SelectField'
import { TextField } from '@/@core/components/fields/TextField'
import { useBoundFields } from '@/@core/components/fields/useBoundFields'
import { useSchemaForm } from '@/@core/hooks/useSchemaForm'
import { saveMatchRule } from '@/redux/finances/matchRules'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { useVersionedSubmit } from '@/shared/records/useVersionedSubmit'
import { RuleOutcome } from './RuleOutcome'
import { RuleTrial } from './RuleTrial'
import { ruleSchema, ruleSides, ruleValues, toRuleWrite, toTrial, type RuleValues } from './ruleForm'

interface RuleDialogProps {
  /** Undefined: creates a new one. */
  rule: MatchRule | undefined
  nameOf: (rule: MatchRule) => string
  onChanged: () => void
  onClose: () => void
  onRemove: (rule: MatchRule) => void
}

/** Conditions and outcome of a rule, with a trial on past entries. */
export function RuleDialog({ rule, nameOf, onChanged, onClose, onRemove }: RuleDialogProps) {
  const { t } = useTranslation(['rules', 'shell'])
  const money = useMoney()
  const [defaults] = useState(() => ruleValues(rule, money))
  const schema = useMemo(() => ruleSchema(money), [money])
  const form = useSchemaForm<RuleValues>(schema, defaults)
  const bind = useBoundFields(form)
  const { control } = form
  const typed = useWatch({ control })

  const { submit, alert } = useVersionedSubmit({
    form,
    record: rule,
    schema: MatchRule,
    prefix: 'rule.',
    conflictText: () => t('conflict'),
    save: async (values, { version }) => {
      const saved = await saveMatchRule(toRuleWrite(values, version, money))
      showToast.success(t('saved', { name: nameOf(saved) }))
      onChanged()
      onClose()
    },
  })

  return (
    <FormDialog
      size="lg"
      title={rule ? t('change') : t('add')}
      formState={form.formState}
      alert={alert}
      onSubmit={submit}
      onRemove={rule && (() => onRemove(rule))}
      onClose={onClose}
    >
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
        {/* In an element of its own, to avoid the divider between consecutive sections. */}
        <div>
          <RuleOutcome control={control} bind={bind} />
        </div>
      </div>
      <RuleTrial rule={toTrial({ ...defaults, ...typed }, money)} />
    </FormDialog>
  )
}
