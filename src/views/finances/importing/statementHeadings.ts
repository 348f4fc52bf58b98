import { foldWords } from '@/@core/components/foldText'

/**
 * What banks and payment services call the columns of their tables, in de, en, pt, fr, it, es and nl; the surest first. Layouts after
 * bank2ynab (bank2ynab.conf and its test data), beancount importers (beancounttools, beancount-n26, beancount-dkb), OCA
 * bank-statement-import (sheet file, PayPal), ofxstatement's plugins, you-need-a-parser, and the exports of the banks' own help pages:
 * Sparkasse CAMT and MT940, DKB old and new, comdirect, Volksbank, Commerzbank, Deutsche Bank, Postbank, ING (de, nl), N26, Revolut
 * (personal, business), Wise (statement, transfers), PayPal (en, de, pt), PostFinance, UBS, Raiffeisen, ZKB, Nubank, Banco do Brasil,
 * Itaú, Inter, Bradesco, Rabobank, ABN AMRO, bunq, KBC, Belfius, Monzo, Starling, Barclays, Lloyds, NatWest, Chase, Bank of America,
 * Intesa, BBVA, CaixaBank, Boursorama, LCL. Units (`in CHF`, `(R$)`) are taken off before.
 */

/** Folded, with `ä` as `a` and as `ae`, since files without umlauts use either. */
function headings(text: string): string[] {
  const names = text.split(/[,\n]/).map((name) => name.trim())
  const spelled = (name: string) =>
    name.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
  return [...new Set(names.flatMap((name) => [foldWords(name), foldWords(spelled(name))]))].filter(
    (name) => name !== '',
  )
}

export const dateHeadings = headings(`
  data, date, datum, completed date, date completed, datum des abschlusses, abschlussdatum, data de conclusão, buchungstag, buchung,
  buchungsdatum, booking date, booked at, finished on, date posted, data lançamento, data do lançamento, data da transação, data mov,
  data movimento, data da compra, dt, dia, transaction date, posting date, posted date, process date, date processed, fecha,
  fecha operación, fecha de operación, data operazione, data contabile, data registrazione, data di contabilizzazione, date opération,
  dateop, date de comptabilisation, date comptable, boekingsdatum, boekdatum, transactiedatum, transactiondate, date utc,
  created on, created, started date, date started, datum des beginns, valutadatum, valuta, value date`)

export const valueDateHeadings = headings(`
  valutadatum, valuta, wertstellung, wertstellungsdatum, wertstellung valuta, wert, value date, value, valuta date, data valor,
  data valuta, data de valor, fecha valor, f valor, date valeur, date de valeur, dateval, valeur, rentedatum, valutadag, started date,
  date started, datum des beginns, data de início, created on, trade date, data do balancete, interest date`)

export const descriptionHeadings = headings(`
  descrição, histórico, description, verwendungszweck, lançamento, lançamentos, descrição do lançamento, título, title,
  estabelecimento, memo, details, detalhes, detalhe, transação, transaction, narrative, reference, payment reference,
  buchungsdetails, concepto, beschreibung, avisierungstext, notification text, texte de notification, testo di avviso, text,
  vorgang verwendungszweck, transaction description, transaction details, omschrijving, omschrijving 1, omschrijving 2, omschrijving 3,
  mededelingen, notifications, mededeling, vrije mededeling, libellé, label, causale, descrizione, operazione, dettagli, descripción,
  beschreibung 1, beschreibung 2, beschreibung1, beschreibung2, beschreibung3, description1, description2, description3,
  verwendungszweck 1, verwendungszweck 2, zahlungszweck, betreff, subject, referenz, referência, referenza, observaciones,
  buchungsinformation, umsatzinformation, message, notes and tags`)

export const payerHeadings = headings(`
  auftraggeber empfänger, beguenstigter zahlungspflichtiger, begünstigter auftraggeber, auftraggeber begünstigter, begünstigter,
  empfänger zahlungspflichtiger, auftraggeber zahlungsempfänger, name zahlungsbeteiligter, zahlungsbeteiligter, partner name, partnername, gegenpartei, sender empfänger,
  empfänger 1, empfänger, payee, counterparty name, counterparty, counter party, name, nome, naam tegenpartij,
  naam omschrijving, name description, naam, nom, nome do favorecido, favorecido, beneficiário, beneficiary, contraparte, merchant,
  counteraccount name, contrepartie, ordinante beneficiario, beneficiario, tiers, supplierfound, auftraggeber, name des partners,
  nome da contraparte, razão social, pagador recebedor, payer payee, remetente destinatário, zahlung von an`)

export const debtorHeadings = headings(`
  zahlungspflichtige r, zahlungspflichtiger, source name, payer name, payer, pagador, remetente, ordenante, ordinante, donneur d ordre,
  remitter, auftraggeber zahlungspflichtiger`)

export const creditorHeadings = headings(`
  zahlungsempfänger in, zahlungsempfänger, target name, payee name, recebedor, destinatário, destinatario, bénéficiaire,
  beneficiary name, recipient, recipient name`)

export const accountHeadings = headings(`
  kontonummer iban, iban kontonummer, iban konto nr, partner iban, partner account number, iban zahlungsbeteiligter, gegenkonto,
  gegenkonto iban, tegenrekening iban bban, tegenrekening, rekeningnummer tegenpartij, rekening tegenpartij, counterparty, counterparty iban,
  iban des partners, account number, kontonummer, konto nr, iban, payee account number, conta contraparte, beneficiary account number,
  iban contraparte, compte de contrepartie`)

export const ownAccountHeadings = headings(`
  auftragskonto, iban auftragskonto, iban auftraggeberkonto, auftraggeberkonto, iban kontoinhaber, iban bban, rekening, rekeningnummer,
  own account, account, account name, account id, konto, kontoname, conta, cuenta, conto, conto o carta, accountnum, accountnumber, product,
  produkt, produto, compte`)

export const bankIdHeadings = headings(`
  identificador, transferwise id, buchungs id, buchungsid, transaction id, transaktions id, transaktionscode, id da transação, transaction no,
  transaktions nr, transaktionsnummer, transaktionsreferenz, buchungsreferenz, transaction reference, transaction reference number,
  volgnr, transactienummer, transactie id, id transaction, référence opération, id transazione, id de transacción, código da transação,
  fit id, fitid, umsatz id, id transakce, uuid, id`)

export const referenceHeadings = headings(`
  kundenreferenz end to end, end to end referenz, end to end id, end to end reference, kundenreferenz, betalingskenmerk,
  gestructureerde mededeling, structured communication, qr referenz, referenznummer, creditor reference,
  txid, referência do pagamento`)

export const relatedHeadings = headings(`
  reference txn id, reference transaction id, zugehöriger transaktionscode, id da transação de referência, id da transação relacionada,
  related transaction id, código de referência da transação`)

export const stateHeadings = headings(`
  status, state, info, buchungsstatus, umsatzstatus, estado, situação, stato, statut, état, contabilizzazione, transaction status`)

export const postingHeadings = headings(`
  buchungstext, umsatzart, umsatztyp, vorgang, buchungsart, type, typ, art, tipo, transaction type, transaktionstyp, transaktionsart, subcategory,
  mutatiesoort, code, transaction details type, tipo de transação, tipo de operación, movimiento, type d opération, tipo operazione,
  transactie`)

export const kindHeadings = headings(`
  kind, d c, c d, dc, cd, natureza, tipo de lançamento, tipo lançamento, soll haben, income or expense, af bij, debit credit, credit debit,
  direction, richtung, balance impact, auswirkung auf guthaben, impacto no saldo, tipo, type, art, umsatztyp, details, sens, segno,
  debet credit, sh, s h, kennzeichen, soll haben kennzeichen, credit debit indicator`)

export const incomeHeadings = headings(`
  crédito, credit, entrada, entradas, receita, receitas, income, haben, valor crédito, money in, paid in, deposits, einnahmen, gutschrift,
  gutschriften, eingang, credit amount, accredito, accrediti, avere, entrate, abono, abonos, ingresos, crédit, bij, inflow, deposit,
  credit in, target amount after fees, target amount, haben betrag, valor de entrada`)

export const expenseHeadings = headings(`
  débito, debit, saída, saídas, despesa, despesas, expense, soll, valor débito, money out, paid out, withdrawals, ausgaben, belastung,
  belastungen, lastschrift, lastschriften, ausgang, debit amount, addebito, addebiti, dare, uscite, cargo, cargos, gastos, débit, debet,
  af, outflow, withdrawal, source amount after fees, source amount, soll betrag, valor de saída`)

export const amountHeadings = headings(`
  valor, amount, betrag, quantia, value, umsatz, valor da transação, importe, montante, importo, montant, bedrag, transactiebedrag,
  transaction amount, gross, brutto, bruto, brut, lordo, valor bruto, credit debit amount, buchungsbetrag, wert,
  umsatzbetrag, bedrag eur, valor do lançamento`)

export const netHeadings = headings(
  `net, netto, líquido, valor líquido, net amount, netto betrag, nettobetrag, montant net, total amount`,
)

export const feeHeadings = headings(`
  fee, fees, gebühr, gebühren, entgelt, tarifa, tarifas, taxa, taxas, frais, commissione, commissioni, comisión, kosten, total fees,
  source fee amount, transaktionsgebühr`)

export const balanceHeadings = headings(`
  saldo, saldos, balance, kontostand, running balance, running bal, saldo do dia, saldo nach buchung, saldo na trn, saldo na mutatie,
  resulting balance, eindsaldo, endsaldo, solde, guthaben, accountbalance, account balance, disponible, saldo final, saldo após,
  saldo contabile, neuer saldo, saldo atual, closing balance, balance after, kontostand nach buchung, saldo disponível`)

export const currencyHeadings = headings(`
  currency, währung, whg, moeda, devise, divisa, munt, muntsoort, devies, valuta, buchungswährung, payment currency, source currency,
  währungscode, currency code`)

export const incomeCurrencyHeadings = headings(`target currency`)

/** Words of a heading whose amounts or currencies are not those booked on the account. */
export const foreignWords = headings(`
  original, ursprungsbetrag, ursprünglich, originalbetrag, originalwährung, fremdwährung, foreign, local, exchange, kurs, rate, wechselkurs,
  umrechnungskurs, cotação, oorspr, koers, orig, vat, tax, steuer, umsatzsteuer, imposto, impostos, einzelbetrag, individual, detail,
  auslagenersatz, fremde, scheck, cashback, tip, versand, shipping, cambio`)

/** Balances before a line, not after it. */
export const openingBalanceHeadings = headings(
  `startsaldo, beginsaldo, anfangssaldo, saldo anterior, saldo inicial, opening balance`,
)
