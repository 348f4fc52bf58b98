import { foldWords } from '@/@core/components/foldText'
import type { ImportField } from '@/@core/import/parsing/matchColumns'
import { messages as de } from '@/i18n/de/things'
import { messages as en } from '@/i18n/en/things'
import { messages as pt } from '@/i18n/pt-BR/things'

export const thingFields = [
  'name',
  'number',
  'serialNumber',
  'kind',
  'value',
  'condition',
  'insurance',
  'boughtOn',
  'place',
  'holder',
  'since',
  'until',
  'deposit',
  'notes',
] as const
export type ThingFieldId = (typeof thingFields)[number]

/** Folded headings of inventories in English, Portuguese, German, French, Spanish and Italian, beside those of our own export. */
const headings: Record<ThingFieldId, string> = {
  name: 'item|article|description|designation|thing|object|instrument|brand|make|maker|model|size|item|bem|objeto|instrumento|descricao|marca|modelo|fabricante|tamanho|bezeichnung|gegenstand|artikel|was|beschreibung|marke|modell|hersteller|grosse|designation|objet|libelle|marque|modele|taille|denominacion|articulo|talla|oggetto|articolo|denominazione|strumento|modello|taglia',
  number:
    'number|no|inventory no|inv no|id|code|numero|n|no inventario|patrimonio|numero de patrimonio|no de patrimonio|n de patrimonio|no patrimonio|tombo|codigo|nr|nummer|inventarnummer|inventar nr|inventarnr|inv nr|n inventaire|no inventaire|numero d inventaire|numero de inventario|numero di inventario|numero inventario',
  serialNumber:
    'serial|serial no|serial number|numero de serie|n de serie|no de serie|nr de serie|seriennummer|serien nr|seriennr|serie nr|fabriknummer|numero di serie|matricola',
  kind: 'type|category|tipo|categoria|especie|art|typ|kategorie|gruppe|genre|categorie|genere',
  value:
    'worth|price|insured value|purchase price|valor|preco|valor segurado|wert|neuwert|zeitwert|versicherungswert|anschaffungswert|kaufpreis|preis|valeur|prix|valeur assuree|precio|valore|prezzo',
  condition: 'state|estado|estado de conservacao|conservacao|zustand|etat|stato|condizione|condizioni',
  insurance:
    'insured|policy|seguro|segurado|apolice|versicherung|versichert|police|assurance|assure|poliza|assicurazione|assicurato|polizza',
  boughtOn:
    'purchased|purchase date|acquired|data de compra|comprado em|aquisicao|data de aquisicao|kaufdatum|gekauft|gekauft am|anschaffung|anschaffungsdatum|anschaffungsjahr|baujahr|date d achat|achat|achete le|fecha de compra|data di acquisto|acquisto',
  place:
    'place|location|stored at|local|localizacao|lugar|onde fica|standort|lagerort|lager|ort|raum|lieu|emplacement|ubicacion|luogo|posizione',
  holder:
    'lent to|borrower|holder|given to|issued to|member|player|emprestado a|emprestado para|com quem|com quem esta|musico|integrante|responsavel|ausgeliehen an|verliehen an|ausgegeben an|abgegeben an|leihnehmer|entleiher|ausleiher|spieler|mitglied|bei wem|besitzer|prete a|emprunteur|detenteur|musicien|membre|prestado a|prestatario|prestato a|in uso a|musicista',
  since:
    'lent on|lent since|issued on|from|desde|emprestado em|data do emprestimo|entregue em|seit|ausgeliehen am|ausgeliehen seit|verliehen am|leihdatum|ausgabe|ausgabedatum|abgegeben am|depuis|prete le|prestado el|dal|prestato il',
  until:
    'until|due|due on|return by|ate|devolver ate|devolucao|bis|ruckgabe|ruckgabe bis|ruckgabe am|jusqu au|retour|hasta|devolucion|fino al|restituzione',
  deposit: 'bond|caucao|deposito|garantia|kaution|depot|pfand|depositum|caution|fianza|cauzione',
  notes:
    'note|remarks|comments|obs|observacao|observacoes|notas|bemerkung|bemerkungen|notiz|notizen|kommentar|remarque|remarques|observaciones|osservazioni',
}

/** Several columns may be joined: `Tuba`, `Miraphone`, `186`. */
const many = new Set<ThingFieldId>(['name', 'notes'])

export const thingImportFields: readonly ImportField<ThingFieldId>[] = thingFields.map((id) => ({
  id,
  names: [en.fields[id], pt.fields[id], de.fields[id], ...headings[id].split('|')].map(foldWords),
  needsName: true,
  isExact: true,
  ...(many.has(id) && { isMany: true }),
}))
