import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX, financeKinds } from '@contract/finances'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { SelectField } from '@/@core/components/fields/SelectField'
import { AskedValues } from '@/@core/import/questions/AskedValues'
import { DateOrderField } from '@/@core/import/questions/DateOrderField'
import { ParseCandidateField } from '@/@core/import/questions/ParseCandidateField'
import type { PromptProps } from '@/@core/import/wizard/importArea'
import { splitNumber } from '@/@core/import/parsing/splitNumber'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { categoryValue } from '@/shared/finances/categoryChoices'
import { namesOwnAccounts } from './ownAccounts'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import {
  ALL_ACCOUNTS,
  amountTexts,
  balancePolicies,
  chosenAccount,
  financeAmbiguities,
  foreignPolicies,
  longTextPolicies,
  needsRestCategory,
  type FinanceAnswers,
} from './financeImportAnswers'
import type { FinanceFieldId } from './financeImportFields'
import { BALANCE_DIGITS } from './balancePoints'
import { foreignLines } from './foreignLines'
import { chosenRules } from './financeImportLines'
import { chosenCategory } from './financeImportWords'

/** Questions about what the file leaves open. */
export function FinanceImportPrompts(props: PromptProps<FinanceFieldId, FinanceAnswers>) {
  const { columns, answers, onAnswer, isAsked } = props
  const { t, i18n } = useTranslation(['imports', 'finances', 'matching', 'shell'])
  const format = useFormat()
  const { subcategories, options } = useSubcategories()
  const {
    dateOrders,
    decimalSigns,
    isMarked,
    minusIs,
    fees,
    areBalancesBroken,
    ownAccounts,
    unknownCategories,
    isTooLong,
  } = financeAmbiguities(columns, subcategories)
  const book = useAppSelector(selectUser)?.group.currency ?? 'BRL'
  const foreign = foreignLines(columns, book, chosenRules(columns, answers, BALANCE_DIGITS)).whole
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  const required = isAsked ? validationErrorText(t, 'required') : undefined
  const categories = options()
  const kinds = financeKinds.map((value) => ({ value, label: t(`finances:kinds.${value}`) }))
  const kindOf = (value: string) => financeKinds.find((kind) => kind === value)
  const isPartial = columns.has('category')
  const { accounts, optionsWith } = useAccounts()
  const accountOptions = optionsWith(answers.accountId)
  const isByFile = namesOwnAccounts(
    columns,
    accounts.filter(({ closedOn }) => closedOn === undefined),
  )

  return (
    <>
      {isByFile && <p className="muted">{t('imports:finances.accounts.byFile')}</p>}
      <div className="import-fields">
        <DateOrderField
          values={columns.values('date')}
          open={dateOrders}
          value={answers.dateOrder}
          isAsked={isAsked}
          onChoose={(dateOrder) => onAnswer({ dateOrder })}
          format={format.date}
        />
        <ParseCandidateField
          label={t('question.decimalSign')}
          hint={t('question.decimalAsked')}
          values={amountTexts(columns)}
          open={decimalSigns}
          read={(text, sign) => {
            const split = splitNumber(text, sign)
            return split && number.format(Number(`${split.whole}.${split.fraction}`))
          }}
          say={(text, amount) => t('question.decimalRead', { text, amount })}
          value={answers.decimalSign}
          isAsked={isAsked}
          onChoose={(decimalSign) => onAnswer({ decimalSign })}
        />
        {foreign !== undefined && (
          <SelectField
            label={t('imports:finances.foreign.label')}
            hint={t('imports:finances.foreign.asked', { currency: foreign, book })}
            placeholder={t('question.choose')}
            options={foreignPolicies.map((value) => ({
              value,
              label: t(`imports:finances.foreign.${value}`, { book }),
            }))}
            value={answers.foreign}
            error={answers.foreign === '' ? required : undefined}
            onChange={({ target }) => onAnswer({ foreign: foreignPolicies.find((way) => way === target.value) ?? '' })}
            required
          />
        )}
        {!isByFile && ownAccounts.length > 1 && (
          <SelectField
            label={t('imports:finances.accounts.label')}
            hint={t('imports:finances.accounts.asked')}
            placeholder={t('question.choose')}
            options={[
              ...ownAccounts.map((name) => ({ value: name, label: name })),
              { value: ALL_ACCOUNTS, label: t('imports:finances.accounts.all') },
            ]}
            value={chosenAccount(columns, answers) ?? ''}
            error={chosenAccount(columns, answers) === undefined ? required : undefined}
            onChange={({ target }) => onAnswer({ ownAccount: target.value })}
            required
          />
        )}
        {fees.length > 1 && (
          <SelectField
            label={t('imports:finances.fee.label')}
            hint={t('imports:finances.fee.asked')}
            placeholder={t('question.choose')}
            options={fees.map((value) => ({ value, label: t(`imports:finances.fee.${value}`) }))}
            value={answers.fee}
            error={answers.fee === '' ? required : undefined}
            onChange={({ target }) => onAnswer({ fee: fees.find((way) => way === target.value) ?? '' })}
            required
          />
        )}
        {areBalancesBroken && (
          <SelectField
            label={t('imports:finances.balances.label')}
            hint={t('imports:finances.balances.asked')}
            placeholder={t('question.choose')}
            options={balancePolicies.map((value) => ({ value, label: t(`imports:finances.balances.${value}`) }))}
            value={answers.balances}
            error={answers.balances === '' ? required : undefined}
            onChange={({ target }) => onAnswer({ balances: balancePolicies.find((way) => way === target.value) ?? '' })}
            required
          />
        )}
        {!isByFile && accountOptions.length > 1 && (
          <SelectField
            label={t('matching:setup.account')}
            placeholder={t('question.choose')}
            options={accountOptions}
            value={answers.accountId}
            error={answers.accountId === '' ? required : undefined}
            onChange={({ target }) => onAnswer({ accountId: target.value })}
            required
          />
        )}
        {columns.has('amount') && !isMarked && (
          <SelectField
            label={t('imports:finances.allAre')}
            hint={t('imports:finances.allAreAsked')}
            placeholder={t('question.choose')}
            options={kinds}
            value={answers.allAre}
            error={answers.allAre === '' && isAsked ? t('imports:finances.allAreAsked') : undefined}
            onChange={({ target }) => onAnswer({ allAre: kindOf(target.value) ?? '' })}
            required
          />
        )}
        {columns.has('amount') && isMarked && !columns.has('kind') && (
          <SelectField
            label={t('imports:finances.minusIs')}
            hint={t('imports:finances.minusIsHint')}
            options={kinds.toReversed()}
            value={answers.minusIs === '' ? minusIs : answers.minusIs}
            onChange={({ target }) => onAnswer({ minusIs: kindOf(target.value) ?? 'expense' })}
            required
          />
        )}
        {isTooLong && (
          <SelectField
            label={t('finances:importing.longText')}
            hint={t('finances:importing.longTextAsked', { limit: DESCRIPTION_MAX })}
            placeholder={t('question.choose')}
            options={longTextPolicies.map((value) => ({ value, label: t(`finances:importing.longTexts.${value}`) }))}
            value={answers.longText}
            error={answers.longText === '' ? required : undefined}
            onChange={({ target }) =>
              onAnswer({ longText: longTextPolicies.find((way) => way === target.value) ?? '' })
            }
            required
          />
        )}
        {needsRestCategory(columns, answers, subcategories) && (
          <SelectField
            label={isPartial ? t('imports:finances.categoryRest') : t('imports:finances.category')}
            hint={t('imports:finances.categoryHint')}
            placeholder={t('imports:finances.categoryPlaceholder')}
            options={categories}
            value={categoryValue(chosenCategory(answers.category, subcategories) ?? {})}
            error={answers.category === '' ? required : undefined}
            onChange={({ target }) => onAnswer({ category: target.value })}
            required
          />
        )}
      </div>
      {unknownCategories.length > 0 && (
        <AskedValues
          title={t('imports:finances.unknownCategories')}
          values={unknownCategories}
          options={categories}
          chosen={answers.categories}
          placeholder={t('imports:finances.asRest')}
          isOptional
          onChoose={(key, choice) => onAnswer({ categories: { ...answers.categories, [key]: choice } })}
        />
      )}
    </>
  )
}
