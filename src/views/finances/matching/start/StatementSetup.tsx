import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_MAX } from '@contract/imports'
import { isSameAccountNumber } from '@contract/finances/accountNumbers'
import type { BankStatement } from '@contract/finances/bankLines'
import { Button } from '@/@core/components/Button'
import { CheckboxField } from '@/@core/components/fields/CheckboxField'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { Input } from '@/@core/components/fields/Input'
import { SelectField } from '@/@core/components/fields/SelectField'
import { validationErrorText } from '@/@core/components/fields/validationErrorText'
import { LineSum } from '@/@core/import/counts/LineSum'
import { DefinitionList } from '@/@core/components/page/DefinitionList'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import type { MatchingFile } from './matchingDraft'
import { AsideLines } from './AsideLines'
import { StatementNotes } from './StatementNotes'
import { chosenLines, guessAccount, numberToLearn, readCount } from './statementLines'
import { useAccountNumber } from './useAccountNumber'
import { useStatementWords } from './useStatementWords'

interface StatementSetupProps {
  fileName: string
  statements: readonly BankStatement[]
  onBegin: (file: MatchingFile) => void
  /** Label of the secondary button. */
  otherLabel: string
  onOther: () => void
}

const none: ReadonlySet<number> = new Set()

/** Summary of a bank's file, and the choice of statement and account, which the file cannot determine. */
export function StatementSetup({ fileName, statements, onBegin, otherLabel, onOther }: StatementSetupProps) {
  const { t, i18n } = useTranslation(['bankFiles', 'matching', 'imports', 'shell'])
  const groupCurrency = useAppSelector(selectUser)?.group.currency ?? 'BRL'
  const format = useFormat()
  const groupName = useId()
  const { amountOf, factsOf, sentenceOf } = useStatementWords(groupCurrency)
  const { accounts, optionsWith } = useAccounts()
  const learn = useAccountNumber()
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      statements.findIndex((one) => readCount(one) > 0),
    ),
  )
  /** Indexes of left-out lines to include, by statement. */
  const [wanted, setWanted] = useState<Record<number, ReadonlySet<number>>>({})
  /** Account chosen by the user, by statement. */
  const [chosen, setChosen] = useState<Record<number, string>>({})
  const [isLearning, setLearning] = useState(true)
  const [isAsked, setAsked] = useState(false)
  const statement = statements[place]
  if (!statement) return null

  const { lines: _all, aside = [], notes: _told, ...about } = statement
  const { currency = groupCurrency, difference = 0, accountNumber } = statement
  const taken = wanted[place] ?? none
  const lines = chosenLines(statement, taken)
  const isForeign = currency !== groupCurrency
  const isTooLong = lines.length > IMPORT_MAX
  const isRefused = isForeign || isTooLong
  const canGoOn = !isRefused && (lines.length > 0 || aside.some((line) => line.taken))
  const accountId = chosen[place] ?? guessAccount(accounts, accountNumber)?.id ?? ''
  const account = accounts.find(({ id }) => id === accountId)
  const learnt = numberToLearn(account, accountNumber)
  const required = isAsked ? validationErrorText(t, 'required') : undefined
  const counted = (count: number) => ({ count, shown: format.count(count) })
  const open = [accountId === '' && t('matching:setup.account')].filter((name) => name !== false)
  const isEmpty = open.length === 0 && lines.length === 0

  function accountHint(): string | undefined {
    if (
      account?.number !== undefined &&
      accountNumber !== undefined &&
      isSameAccountNumber(account.number, accountNumber)
    )
      return t('matching:setup.accountKnown')
    if (accounts.length < 2) return undefined
    return t(accountNumber === undefined ? 'matching:setup.accountHint' : 'matching:setup.accountUnknown')
  }

  function goOn(): void {
    setAsked(true)
    if (open.length > 0 || isEmpty) return
    if (isLearning && account && learnt !== undefined) learn(account, learnt)
    onBegin({
      fileName,
      statement: about,
      accountId,
      lines,
      ...(aside.length > taken.size && { leftOut: aside.length - taken.size }),
      others: statements.filter((one) => one !== statement && readCount(one) > 0),
    })
  }

  return (
    <>
      {statements.length > 1 ? (
        <fieldset className="fieldset bank-statements">
          <legend>{t('which', counted(statements.length))}</legend>
          {statements.map((one, at) => (
            // Statements have no ids, and their order is fixed.
            // oxlint-disable-next-line react/no-array-index-key
            <label key={at} className="bank-statement">
              <Input type="radio" name={groupName} checked={at === place} onChange={() => setPlace(at)} />
              <span>{sentenceOf(one)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <DefinitionList items={factsOf(statement)} />
      )}
      {isForeign && <FormAlert>{t('foreign', { currency, own: groupCurrency })}</FormAlert>}
      {isTooLong && (
        <FormAlert>
          {t('imports:file.failure.too_many', {
            name: fileName,
            lines: format.count(lines.length),
            limit: format.count(IMPORT_MAX),
          })}
        </FormAlert>
      )}
      {readCount(statement) === 0 && <FormAlert tone="info">{t('noLines')}</FormAlert>}
      {difference !== 0 && (
        <FormAlert tone="caution">
          {t(difference > 0 ? 'differs.more' : 'differs.less', { amount: amountOf(statement, Math.abs(difference)) })}
        </FormAlert>
      )}
      {readCount(statement) > 0 && (
        <LineSum
          counts={{
            toImport: isRefused ? 0 : lines.length,
            known: 0,
            aside: readCount(statement) - lines.length,
            refused: isRefused ? lines.length : 0,
          }}
        />
      )}
      <StatementNotes statement={statement} />
      {!isForeign && (
        <AsideLines
          statement={statement}
          groupCurrency={groupCurrency}
          taken={taken}
          onTake={(next) => setWanted({ ...wanted, [place]: next })}
        />
      )}
      {canGoOn && (
        <div className="import-fields">
          <SelectField
            label={t('matching:setup.account')}
            hint={accountHint()}
            placeholder={t('imports:question.choose')}
            options={optionsWith(accountId)}
            value={accountId}
            error={accountId === '' ? required : undefined}
            onChange={({ target }) => setChosen({ ...chosen, [place]: target.value })}
            required
          />
          {account && learnt !== undefined && (
            <CheckboxField
              label={t('matching:setup.learn', { account: account.name, number: learnt })}
              checked={isLearning}
              onChange={({ target }) => setLearning(target.checked)}
            />
          )}
        </div>
      )}
      <FormActions>
        {canGoOn && isAsked && open.length > 0 && (
          <FormAlert>
            {t('imports:columns.missing', { names: new Intl.ListFormat(i18n.language).format(open) })}
          </FormAlert>
        )}
        {canGoOn && isAsked && isEmpty && <FormAlert tone="info">{t('matching:setup.nothingLeft')}</FormAlert>}
        {canGoOn && (
          <Button color="primary" disabled={accounts.length === 0} onClick={goOn}>
            {t('matching:setup.begin')}
          </Button>
        )}
        <Button color={canGoOn ? 'ghost' : 'primary'} onClick={onOther}>
          {otherLabel}
        </Button>
      </FormActions>
    </>
  )
}
