import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import type { RosterPerson } from './rosterParts'

/** Returns a line about how an answer was given: absence, reason, time, by whom. Empty: nothing is known. */
export function usePersonNotes(): (person: RosterPerson) => string {
  const { t } = useTranslation('roster')
  const { dateTime } = useFormat()
  return ({ part, isDoubling, otherInstrument, reason, at, isSetByOther, setBy, via, isAway, toConfirm, asDeputy }) =>
    [
      part !== undefined && t('part', { part }),
      isDoubling && otherInstrument !== undefined && t('usually', { instrument: otherInstrument }),
      asDeputy && t('deputy'),
      isAway && t('away'),
      toConfirm && t('toConfirm', { answer: t(`answers.${toConfirm}`) }),
      reason !== undefined && `“${reason}”`,
      at !== undefined && t('since', { when: dateTime(at) }),
      isSetByOther && (setBy === undefined ? t('setByOther') : t('setBy', { name: setBy })),
      via !== undefined && t(`via.${via}`),
      asDeputy?.deputy.phone,
    ]
      .filter(Boolean)
      .join(' · ')
}
