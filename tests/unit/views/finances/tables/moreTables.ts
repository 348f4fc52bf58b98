/** Exports rebuilt after the layouts of banks and payment services, all names and numbers invented. */
export interface TableExport {
  name: string
  text: string
  /** Of the books; euros without it. */
  currency?: string
  amounts: number[]
  payers?: (string | undefined)[]
  ids?: string[]
  aside?: string[]
  closing?: number
}

export const tableExports: TableExport[] = [
  {
    name: 'Sparkasse, CAMT as CSV',
    text: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE02120300000000202051";"05.09.26";"05.09.26";"GUTSCHR. UEBERWEISUNG";"Beitrag 2026";"";"";"RF18";"";"";"";"Anna Muster";"DE89370400440532013000";"COBADEFFXXX";"60,00";"EUR";"Umsatz vorgemerkt"
"DE02120300000000202051";"04.09.26";"04.09.26";"GUTSCHR. UEBERWEISUNG";"Beitrag 2026 Beat";"";"";"NOTPROVIDED";"";"";"";"Beat Beispiel";"DE02500105170137075030";"INGDDEFFXXX";"60,00";"EUR";"Umsatz gebucht"
"DE02120300000000202051";"03.09.26";"03.09.26";"FOLGELASTSCHRIFT";"Strom Saal";"DE98ZZZ09999999999";"M-1";"";"";"";"";"Stadtwerke";"DE75512108001245126199";"SOGEDEFFXXX";"-48,10";"EUR";"Umsatz gebucht"`,
    amounts: [6000, -4810],
    payers: ['Beat Beispiel', 'Stadtwerke'],
    aside: ['pending'],
  },
  {
    name: 'DKB',
    text: `"Girokonto";"DE02120300000000202051"
""
"Kontostand vom 05.09.2026:";"1.011,90 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"05.09.26";"";"Vorgemerkt";"Orchester e.V.";"Notenhaus";"Noten";"Ausgang";"DE75512108001245126199";"-20";"";"";""
"04.09.26";"04.09.26";"Gebucht";"Anna Muster";"Orchester e.V.";"Beitrag";"Eingang";"DE89370400440532013000";"60";"";"";""
"03.09.26";"03.09.26";"Gebucht";"Orchester e.V.";"Stadtwerke";"";"Ausgang";"DE75512108001245126199";"-48,1";"";"";""`,
    amounts: [6000, -4810],
    payers: ['Anna Muster', 'Stadtwerke'],
    aside: ['pending'],
  },
  {
    name: 'comdirect',
    text: `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.011,90 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"offen";"--";"Kartenverfügung";"Notenhaus";"-20,00";
"04.09.2026";"04.09.2026";"Übertrag / Überweisung";"Auftraggeber: Anna Muster Buchungstext: Beitrag 2026 Ref. X1";"60,00";
"03.09.2026";"03.09.2026";"Lastschrift / Belastung";"Auftraggeber: Stadtwerke Buchungstext: Strom";"-48,10";

"Alter Kontostand";"1.000,00 EUR";`,
    amounts: [6000, -4810],
    payers: ['Anna Muster', 'Stadtwerke'],
    aside: ['pending', 'balance'],
  },
  {
    name: 'Volksbank',
    text: `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Kategorie;Steuerrelevant;Glaeubiger ID;Mandatsreferenz
Vereinskonto;DE02120300000000202051;GENODEF1XXX;Volksbank;04.09.2026;04.09.2026;Anna Muster;DE89370400440532013000;COBADEFFXXX;Gutschrift;Beitrag;60,00;EUR;1011,90;;;;;
Vereinskonto;DE02120300000000202051;GENODEF1XXX;Volksbank;03.09.2026;03.09.2026;Stadtwerke;DE75512108001245126199;SOGEDEFFXXX;Lastschrift;Strom;-48,10;EUR;951,90;;;;;`,
    amounts: [6000, -4810],
    payers: ['Anna Muster', 'Stadtwerke'],
    closing: 101190,
  },
  {
    name: 'Volksbank, old: direction in a column without a name, balances below',
    text: `"Buchungstag";"Valuta";"Auftraggeber/Zahlungsempfänger";"Empfänger/Zahlungspflichtiger";"Konto-Nr.";"IBAN";"BLZ";"BIC";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz";" "
"04.09.2026";"04.09.2026";"Orchester";"Anna Muster";"1";"DE89370400440532013000";"";"";"Beitrag";"";"EUR";"60,00";"H"
"03.09.2026";"03.09.2026";"Orchester";"Stadtwerke";"2";"DE75512108001245126199";"";"";"Strom";"";"EUR";"48,10";"S"
"01.09.2026";"";"";"";"";"";"";"";"";"Anfangssaldo";"EUR";"1.000,00";"H"
"05.09.2026";"";"";"";"";"";"";"";"";"Endsaldo";"EUR";"1.011,90";"H"`,
    amounts: [6000, -4810],
    payers: ['Anna Muster', 'Stadtwerke'],
    aside: ['balance', 'balance'],
  },
  {
    name: 'Commerzbank',
    text: `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie
04.09.2026;04.09.2026;Gutschrift;Anna Muster Beitrag;60,00;EUR;DE02120300000000202051;
03.09.2026;03.09.2026;Lastschrift;Stadtwerke Strom;-48,10;EUR;DE02120300000000202051;`,
    amounts: [6000, -4810],
  },
  {
    name: 'Deutsche Bank: the account’s fee begins like a balance',
    text: `Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
04.09.2026;04.09.2026;SEPA-Gutschrift;Anna Muster;Beitrag;DE89370400440532013000;COBADEFFXXX;;;;;60,00;;;;;60,00;EUR
30.09.2026;30.09.2026;Zinsen/Entgelte;;Saldo der Abschlussposten;;;;;;;-12,50;;;;-12,50;;EUR
Kontostand;30.09.2026;;;1.047,50;EUR`,
    amounts: [6000, -1250],
    payers: ['Anna Muster', undefined],
    aside: ['balance'],
  },
  {
    name: 'Wise',
    text: `"TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Exchange From","Exchange To","Exchange Rate","Payer Name","Payee Name","Payee Account Number",Merchant,"Total fees"
TRANSFER-902,15-09-2026,-50.50,EUR,"Sent money to Bea Test","Hall",1009.50,EUR,,,,"Bea Test",DE89370400440532013000,,0.50
TRANSFER-901,14-09-2026,60.00,EUR,"Received money from Anna","Dues",1060.00,EUR,,,"Anna Muster",,,,0.00`,
    amounts: [-5050, 6000],
    payers: ['Bea Test', 'Anna Muster'],
    ids: ['TRANSFER-902', 'TRANSFER-901'],
    closing: 100950,
  },
  {
    name: 'Wise, transfers',
    text: `ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference
TRANSFER-3,COMPLETED,OUT,"2026-09-15 10:00:00","2026-09-15 10:00:05",0.50,EUR,Orchestra,50.00,EUR,"Bea Test",55.00,USD,1.1,Hall
TRANSFER-2,CANCELLED,OUT,"2026-09-14 11:00:00",,0.50,EUR,Orchestra,20.00,EUR,"Bea Test",20.00,EUR,1.0,Hall
TRANSFER-1,COMPLETED,IN,"2026-09-14 10:00:00","2026-09-14 10:00:05",0.00,EUR,"Anna Muster",60.00,EUR,Orchestra,60.00,EUR,1.0,Dues`,
    amounts: [-5050, 6000],
    payers: ['Bea Test', 'Anna Muster'],
    aside: ['pending'],
  },
  {
    name: 'PayPal',
    text: `"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net","From Email Address","To Email Address","Transaction ID","Reference Txn ID","Balance"
"09/13/2026","10:00:00","CEST","Anna Muster","Mobile Payment","Completed","EUR","60.00","-1.84","58.16","anna@x.example","o@x.example","T1","","58.16"
"09/14/2026","10:00:00","CEST","Pit Pending","Mobile Payment","Pending","EUR","10.00","0.00","10.00","p@x.example","o@x.example","T2","","58.16"
"09/15/2026","10:00:00","CEST","Score Shop","Express Checkout Payment","Completed","USD","-20.00","0.00","-20.00","o@x.example","s@x.example","T3","","-20.00"
"09/15/2026","10:00:00","CEST","","General Currency Conversion","Completed","EUR","-18.50","0.00","-18.50","","","T4","T3","39.66"
"09/15/2026","10:00:00","CEST","","General Currency Conversion","Completed","USD","20.00","0.00","20.00","","","T5","T3","0.00"`,
    amounts: [5816, -1850],
    payers: ['Anna Muster', 'Score Shop'],
    aside: ['pending', 'conversion', 'conversion'],
  },
  {
    name: 'PayPal in German',
    text: `"Datum","Uhrzeit","Zeitzone","Beschreibung","Währung","Brutto","Entgelt","Netto","Guthaben","Transaktionscode","Absender E-Mail-Adresse","Name","Zugehöriger Transaktionscode"
"13.09.2026","10:00:00","Europe/Berlin","Spendenzahlung","EUR","60,00","-1,84","58,16","1.058,16","T1","anna@x.example","Anna Muster",""
"15.09.2026","10:00:00","Europe/Berlin","Allgemeine Abbuchung","EUR","-1.000,00","0,00","-1.000,00","58,16","T2","","",""`,
    amounts: [5816, -100000],
    closing: 5816,
  },
  {
    name: 'UBS',
    text: `Kontonummer:;0123 00456789.01;
Anfangssaldo:;1000.00;

Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
2026-09-04;10:00:00;2026-09-04;2026-09-04;CHF;;60.00;;1011.90;9900001;"Anna Muster;Bern";"Gutschrift";"Beitrag";;
2026-09-03;10:00:00;2026-09-03;2026-09-03;CHF;-48.10;;;951.90;9900002;"Stadtwerke;Bern";"Lastschrift";"Strom";;`,
    currency: 'CHF',
    amounts: [6000, -4810],
    ids: ['9900001', '9900002'],
    closing: 101190,
  },
  {
    name: 'Raiffeisen',
    text: `IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date
CH9300762011623852957;2026-09-03 00:00:00.0;Sammelauftrag (2);-48.10;951.90;2026-09-03 00:00:00.0
;;Stadtwerke;;;
CH9300762011623852957;2026-09-04 00:00:00.0;Gutschrift Anna Muster;60;1011.90;2026-09-04 00:00:00.0`,
    currency: 'CHF',
    amounts: [-4810, 6000],
    aside: ['continued'],
    closing: 101190,
  },
  {
    name: 'Nubank',
    text: `Data,Valor,Identificador,Descrição
01/09/2026,60.00,66d1a2b3-0000-4000-8000-000000000001,Transferência recebida pelo Pix - ANA LIMA
02/09/2026,-48.10,66d1a2b3-0000-4000-8000-000000000002,Pagamento de boleto efetuado - ENERGIA`,
    currency: 'BRL',
    amounts: [6000, -4810],
    ids: ['66d1a2b3-0000-4000-8000-000000000001', '66d1a2b3-0000-4000-8000-000000000002'],
  },
  {
    name: 'Banco do Brasil',
    text: `"Data","Lançamento","Detalhes","N° documento","Valor","Tipo Lançamento"
"31/08/2026","Saldo Anterior","","","1.000,00",""
"01/09/2026","Pix - Recebido","01/09 08:00 ANA LIMA","10101","60,00","Entrada"
"02/09/2026","Pagamento de Boleto","ENERGIA","10102","-48,10","Saída"
"00/00/0000","Saldo do dia","","","1.011,90",""
"30/09/2026","S A L D O","","","1.011,90",""`,
    currency: 'BRL',
    amounts: [6000, -4810],
    aside: ['balance', 'balance', 'balance'],
  },
  {
    name: 'Itaú',
    text: `data;lançamento;ag./origem;valor (R$);saldos (R$)
31/08/2026;SALDO ANTERIOR;;;1000,00
01/09/2026;PIX TRANSF ANA 01/09;1234;60,00;
02/09/2026;BOLETO ENERGIA;1234;-48,10;
02/09/2026;SALDO TOTAL DISPONÍVEL DIA;;;1011,90`,
    currency: 'BRL',
    amounts: [6000, -4810],
    aside: ['balance', 'balance'],
    closing: 101190,
  },
  {
    name: 'Inter',
    text: `Extrato Conta Corrente
Conta ;1234567
Período ;01/09/2026 a 30/09/2026
Saldo: ;1.011,90

Data Lançamento;Histórico;Descrição;Valor;Saldo
02/09/2026;Pagamento efetuado;Energia;-48,10;1.011,90
01/09/2026;Pix recebido;Ana Lima;60,00;1.060,00`,
    currency: 'BRL',
    amounts: [-4810, 6000],
    closing: 101190,
  },
  {
    name: 'Bradesco',
    text: `Extrato de: Agência: 1 Conta: 2
Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$);
31/08/2026;SALDO ANTERIOR;;;;1.000,00;
01/09/2026;TRANSFERENCIA PIX;0101;60,00;;1.060,00;
;REM: ANA LIMA;;;;;
02/09/2026;CONTA DE LUZ;0102;;-48,10;1.011,90;
Total;;;60,00;-48,10;1.011,90;`,
    currency: 'BRL',
    amounts: [6000, -4810],
    aside: ['balance', 'continued', 'total'],
    closing: 101190,
  },
  {
    name: 'Rabobank',
    text: `"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"
"NL20RABO0300065264","EUR","RABONL2U","000000000000000101","2026-09-03","2026-09-03","-48,10","+951,90","NL91ABNA0417164300","Energie BV","","","ABNANL2A","db","","","","","","Stroom"," ","","","","",""
"NL20RABO0300065264","EUR","RABONL2U","000000000000000102","2026-09-04","2026-09-04","+60,00","+1011,90","NL69INGB0123456789","A Muster","","","INGBNL2A","cb","","","","","","Contributie","zaal","","","","",""`,
    amounts: [-4810, 6000],
    payers: ['Energie BV', 'A Muster'],
    ids: ['000000000000000101', '000000000000000102'],
    closing: 101190,
  },
  {
    name: 'ING in the Netherlands',
    text: `"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"
"20260904";"A Muster";"NL69INGB0123456789";"NL91ABNA0417164300";"OV";"Bij";"60,00";"Overschrijving";"Contributie";"1011,90";""
"20260903";"Energie BV";"NL69INGB0123456789";"NL20RABO0300065264";"IC";"Af";"48,10";"Incasso";"Stroom";"951,90";""`,
    amounts: [6000, -4810],
    payers: ['A Muster', 'Energie BV'],
    closing: 101190,
  },
  {
    name: 'ABN AMRO, tabs and no headings',
    text: `123456789\tEUR\t20260903\t1000,00\t951,90\t20260903\t-48,10\t/TRTP/SEPA Incasso/IBAN/NL20RABO0300065264/NAME/Energie BV/REMI/Stroom/EREF/X1
123456789\tEUR\t20260904\t951,90\t1011,90\t20260904\t60,00\t/TRTP/SEPA OVERBOEKING/IBAN/NL91ABNA0417164300/NAME/A Muster/REMI/Contributie/EREF/NOTPROVIDED
123456789\tEUR\t20260905\t1011,90\t1005,90\t20260905\t-6,00\tKoffie`,
    amounts: [-4810, 6000, -600],
    payers: ['Energie BV', 'A Muster', undefined],
    closing: 100590,
  },
  {
    name: 'KBC: one column of amounts, and two more by direction',
    text: `Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Vrije mededeling
BE68539007547034;;ORKEST;EUR;  02026009;04/09/2026;STORTING;04/09/2026;60,00;1011,90;60,00;;BE71096123456769;;A MUSTER;lidgeld
BE68539007547034;;ORKEST;EUR;  02026009;03/09/2026;DOMICILIERING;03/09/2026;-48,10;951,90;;-48,10;BE62510007547061;;ENERGIE;stroom`,
    amounts: [6000, -4810],
    payers: ['A MUSTER', 'ENERGIE'],
    closing: 101190,
  },
  {
    name: 'Monzo',
    text: `Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
tx_01,03/09/2026,10:00:00,Card payment,Power Ltd,,Bills,-48.10,GBP,-55.00,EUR,,,,POWER LTD,,-48.10,
tx_02,14/09/2026,10:00:00,Faster payment,Anna Muster,,Income,60.00,GBP,60.00,GBP,Dues,,,DUES ANNA,,,60.00`,
    currency: 'GBP',
    amounts: [-4810, 6000],
    payers: ['Power Ltd', 'Anna Muster'],
    ids: ['tx_01', 'tx_02'],
  },
  {
    name: 'Barclays',
    text: `Number,Date,Account,Amount,Subcategory,Memo
 ,14/09/2026,20-00-00 12345678,60.00,FT,ANNA MUSTER   DUES
 ,13/09/2026,20-00-00 12345678,-48.10,DIRECTDEP,POWER LTD`,
    currency: 'GBP',
    amounts: [6000, -4810],
  },
  {
    name: 'Bank of America',
    text: `Description,,Summary Amt.
Beginning balance as of 09/01/2026,,"1,000.00"
Total credits,,"60.00"
Total debits,,"-48.10"
Ending balance as of 09/30/2026,,"1,011.90"

Date,Description,Amount,Running Bal.
09/01/2026,Beginning balance as of 09/01/2026,,"1,000.00"
09/13/2026,"Zelle payment from ANNA MUSTER","60.00","1,060.00"
09/14/2026,"POWER LTD","-48.10","1,011.90"`,
    currency: 'USD',
    amounts: [6000, -4810],
    aside: ['balance'],
    closing: 101190,
  },
  {
    name: 'Chase',
    text: `Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
DEBIT,09/14/2026,"POWER LTD",-48.10,ACH_DEBIT,1011.90,,
CREDIT,09/13/2026,"Zelle payment from ANNA MUSTER",60.00,QUICKPAY_CREDIT,1060.00,,`,
    currency: 'USD',
    amounts: [-4810, 6000],
    closing: 101190,
  },
  {
    name: 'amounts without signs, which the balances alone tell apart',
    text: `Date;Description;Amount;Balance
01.09.2026;Opening balance;;1000,00
13.09.2026;Dues Anna;60,00;1060,00
14.09.2026;Power;48,10;1011,90`,
    amounts: [6000, -4810],
    aside: ['balance'],
    closing: 101190,
  },
]
