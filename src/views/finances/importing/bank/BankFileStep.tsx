import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { BankStatement } from '@contract/finances/bankLines'
import type { KnownStepProps } from '@/@core/import/known/knownFile'
import { StepHeading } from '@/@core/import/wizard/StepHeading'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import { paths } from '@/configs/paths'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { storeMatchingFile, readMatchingFile } from '@/views/finances/matching/start/matchingDraft'
import { StatementSetup } from '@/views/finances/matching/start/StatementSetup'

interface BankFileStepProps extends KnownStepProps {
  statements: readonly BankStatement[]
  /** The names of an archive's files that are not statements. */
  others: readonly string[] | undefined
}

/** Maximum number of names in a sentence. */
const SHOWN = 10

/** The contents of a bank's file; the next step is the review that matches its lines. */
export function BankFileStep({ statements, others = [], fileName, onOtherFile }: BankFileStepProps) {
  const { t, i18n } = useTranslation(['bankFiles', 'matching', 'imports'])
  const navigate = useNavigate()
  const userId = useAppSelector(selectUser)?.id ?? ''
  const before = readMatchingFile(userId)
  return (
    <section className="import-step">
      <StepHeading title={t('title')} lead={fileName} />
      {before && <FormAlert tone="caution">{t('matching:setup.replaces', { name: before.file.fileName })}</FormAlert>}
      {others.length > 0 && (
        <FormAlert tone="info">
          {t('others', {
            names: new Intl.ListFormat(i18n.language).format(others.slice(0, SHOWN)),
            count: others.length,
          })}
        </FormAlert>
      )}
      <StatementSetup
        fileName={fileName}
        statements={statements}
        onBegin={(file) => {
          storeMatchingFile(userId, file)
          void navigate(paths.matchLines)
        }}
        otherLabel={t('imports:columns.otherFile')}
        onOther={onOtherFile}
      />
    </section>
  )
}
