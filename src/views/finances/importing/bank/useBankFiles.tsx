import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { FormActions } from '@/@core/components/fields/FormActions'
import { FormAlert } from '@/@core/components/fields/FormAlert'
import type { KnownFiles } from '@/@core/import/known/knownFile'
import { StepHeading } from '@/@core/import/wizard/StepHeading'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { openBankFile } from '@/shared/bankFiles/openBankFile'
import { BankErrors } from './BankErrors'
import { BankFileStep } from './BankFileStep'
import './bankFiles.scss'

/** Readers of OFX, CAMT and MT940 for the import. */
export function useBankFiles(): KnownFiles {
  const { t } = useTranslation(['bankFiles', 'imports'])
  const groupCurrency = useAppSelector(selectUser)?.group.currency ?? 'BRL'
  return useMemo(
    () => ({
      accept: '.ofx,.qfx,.qbo,.xml,.camt,.sta,.mt940,.940,.942,.swi,.zip',
      choose: t('choose'),
      hint: (limit) => t('hint', { limit }),
      stepLabel: t('step'),
      nextLabel: t('match'),
      open: async (file) => {
        const answer = await openBankFile({ file, groupCurrency })
        if (!answer) return null
        if (answer.kind === 'statements') {
          const { statements, others } = answer
          return { step: (props) => <BankFileStep {...props} statements={statements} others={others} /> }
        }
        return {
          step: ({ fileName, onOtherFile }) => (
            <section className="import-step">
              <StepHeading title={t('failedTitle')} lead={fileName} />
              {answer.kind === 'errors' ? (
                <BankErrors fileName={fileName} errors={answer.errors} fine={answer.fine} />
              ) : (
                <FormAlert>{t('imports:file.failure.unreadable', { name: fileName })}</FormAlert>
              )}
              <FormActions>
                <Button color="primary" onClick={onOtherFile}>
                  {t('imports:columns.otherFile')}
                </Button>
              </FormActions>
            </section>
          ),
        }
      },
    }),
    [t, groupCurrency],
  )
}
