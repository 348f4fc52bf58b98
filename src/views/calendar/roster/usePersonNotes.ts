import { useTranslation } from 'react-i18next'
import { useFormat } from '@/shared/dates/useFormat'
import type { RosterPerson } from './rosterParts'

/** Returns a line about how an answer was given: absence, reason, time, by whom. Empty: nothing is known. */
export function usePersonNotes(): (person: RosterPerson) => string {
  const { t } = useTranslation(['roster', 'shell'])
  const { count, dateTime } = useFormat()
  return ({
    answer,
    part,
    isDoubling,
    otherInstrument,
    reason,
    at,
    isSetByOther,
    setBy,
    via,
    isAway,
    toConfirm,
    isAssumed,
    isLate,
    waiting,
    movedUpAt,
    guests,
    comesOn,
    asDeputy,
  }) =>
    [
      part !== undefined && t('part', { part }),
      isDoubling && otherInstrument !== undefined && t('usually', { instrument: otherInstrument }),
      asDeputy && t('deputy'),
      isAway && t('away'),
      isAssumed && t('assumed'),
      toConfirm && t('toConfirm', { answer: t(`answers.${toConfirm}`) }),
      waiting !== undefined && t('waitingAs', { place: count(waiting) }),
      movedUpAt !== undefined && t('movedUp', { when: dateTime(movedUpAt) }),
      comesOn !== undefined &&
        t(answer === 'yes' || waiting !== undefined ? 'comesOn' : 'couldComeOn', {
          days: comesOn.map((day) => count(day + 1)).join(', '),
        }),
      guests !== undefined && t('brings', { guests: count(guests) }),
      reason !== undefined && t('shell:quoted', { text: reason }),
      at !== undefined && t('since', { when: dateTime(at) }),
      isLate && t('late'),
      isSetByOther && (setBy === undefined ? t('setByOther') : t('setBy', { name: setBy })),
      via !== undefined && t(`via.${via}`),
      asDeputy?.deputy.phone,
    ]
      .filter(Boolean)
      .join(' · ')
}
