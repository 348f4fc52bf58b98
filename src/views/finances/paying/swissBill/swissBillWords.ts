import type { SwissBillLanguage } from '@contract/finances/paying/swissBill'

interface SwissBillWords {
  receipt: string
  paymentPart: string
  account: string
  reference: string
  information: string
  payableBy: string
  currency: string
  amount: string
  acceptancePoint: string
}

/**
 * Prescribed texts of a QR-bill (SIX, "Swiss Implementation Guidelines for the QR-bill", 2.3, annex D). Their language belongs to the bill,
 * not to the reader, so they are not in i18n.
 */
export const swissBillWords: Record<SwissBillLanguage, SwissBillWords> = {
  de: {
    receipt: 'Empfangsschein',
    paymentPart: 'Zahlteil',
    account: 'Konto / Zahlbar an',
    reference: 'Referenz',
    information: 'Zusätzliche Informationen',
    payableBy: 'Zahlbar durch (Name/Adresse)',
    currency: 'Währung',
    amount: 'Betrag',
    acceptancePoint: 'Annahmestelle',
  },
  fr: {
    receipt: 'Récépissé',
    paymentPart: 'Section paiement',
    account: 'Compte / Payable à',
    reference: 'Référence',
    information: 'Informations supplémentaires',
    payableBy: 'Payable par (nom/adresse)',
    currency: 'Monnaie',
    amount: 'Montant',
    acceptancePoint: 'Point de dépôt',
  },
  it: {
    receipt: 'Ricevuta',
    paymentPart: 'Sezione pagamento',
    account: 'Conto / Pagabile a',
    reference: 'Riferimento',
    information: 'Informazioni supplementari',
    payableBy: 'Pagabile da (nome/indirizzo)',
    currency: 'Valuta',
    amount: 'Importo',
    acceptancePoint: 'Punto di accettazione',
  },
  en: {
    receipt: 'Receipt',
    paymentPart: 'Payment part',
    account: 'Account / Payable to',
    reference: 'Reference',
    information: 'Additional information',
    payableBy: 'Payable by (name/address)',
    currency: 'Currency',
    amount: 'Amount',
    acceptancePoint: 'Acceptance point',
  },
}
