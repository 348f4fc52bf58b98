import { foldWords } from '@/@core/components/foldText'

/**
 * Words of banks for lines that are not booked, or never will be: Revolut (PENDING, REVERTED, DECLINED, FAILED), Wise (CANCELLED), PayPal
 * (Pending, Denied, Ausstehend, Pendente), Sparkasse (Umsatz vorgemerkt), DKB (Vorgemerkt), comdirect (offen), Intesa (Non
 * contabilizzato).
 */
const notBooked =
  /\b(vorgemerkt|vormerkung|vorgemerkte|ausstehend|offen|in bearbeitung|abgelehnt|abgebrochen|fehlgeschlagen|pending|not booked|unbooked|processing|in progress|authori[sz]ed|declined|denied|failed|cancell?ed|voided|expired|rejected|reverted|uncleared|pendente|em processamento|agendad[oa]|cancelad[oa]|recusad[oa]|negad[oa]|rejeitad[oa]|a confirmar|lancamentos? futuros?|pendiente|rechazad[oa]|anulad[oa]|en attente|en cours|a venir|annulee?|refusee?|non comptabilisee?|in attesa|non contabilizzat[oa]|annullat[oa]|rifiutat[oa]|gereserveerd|in behandeling|geweigerd|geannuleerd)\b/

/** Returned payments: either the return is its own line, or it never moved the account; a balance decides. */
const returned =
  /\b(reversed|refunded|zuruckgezahlt|zuruckgebucht|storniert|ruckgangig|erstattet|estornad[oa]|devolvid[oa]|reembolsad[oa]|remboursee?|rimborsat[oa])\b/

const booked =
  /\b(completed?|booked|posted|cleared|settled|success(ful)?|paid|gebucht|abgeschlossen|erledigt|ausgefuhrt|concluid[oa]|efetivad[oa]|liquidad[oa]|aprovad[oa]|completad[oa]|contabilizzat[oa]|comptabilisee?|execute[de]?|termine|geboekt|verwerkt|partially refunded)\b/

type LineBooking = 'booked' | 'returned' | 'pending'

/** Whether the line was booked, by the bank's word; undefined for unknown words. */
export function bookingOf(text: string): LineBooking | undefined {
  const words = foldWords(text)
  if (words === '') return undefined
  if (/\bpartially refunded\b/.test(words)) return 'booked'
  if (notBooked.test(words)) return 'pending'
  if (returned.test(words)) return 'returned'
  return booked.test(words) ? 'booked' : undefined
}

export const isStateWord = (text: string) => text.length < 40 && bookingOf(text) !== undefined

/** PayPal: an informational line that does not move the account. */
export const isMemo = (text: string) => /^memo$/.test(foldWords(text))
