import { expect, test } from 'vitest'
import { fileColumns, sampleColumns } from '@/@core/import/parsing/fileColumns'
import { matchColumns } from '@/@core/import/parsing/matchColumns'
import { parseTable } from '@/@core/import/parsing/parseTable'
import { thingImportFields, type ThingFieldId } from '@/views/members/things/importing/thingImportFields'
import {
  initialThingAnswers,
  memberFinder,
  openThings,
  thingLineReader,
  twiceNumbered,
  type ThingAnswers,
} from '@/views/members/things/importing/thingImportLines'

const knownNames = new Set(thingImportFields.flatMap(({ names }) => names))
const people = ['Ana Lima', 'Bia Sá', 'Bia Sá'].map((name, at) => ({
  id: `01890000-0000-7000-8000-00000000000${at}`,
  name,
}))
const find = memberFinder(people)

function columnsOf(text: string) {
  const table = parseTable(new TextEncoder().encode(text), {}, knownNames, () => undefined)
  return fileColumns<ThingFieldId>(table, matchColumns(thingImportFields, sampleColumns(table)))
}

function linesOf(text: string, answers: Partial<ThingAnswers> = {}) {
  const columns = columnsOf(text)
  const reading = {
    answers: { ...initialThingAnswers, ...answers },
    find,
    digits: 2,
    sign: '.',
    today: '2026-11-30',
  } as const
  return columns.rows.map(thingLineReader(columns, reading))
}

test('an inventory is read as its secretary writes it, in German', () => {
  const [tuba, jacket, total] = linesOf(
    [
      'Inv.-Nr.;Instrument;Marke;Serien-Nr.;Wert;Zustand;Versichert;Ausgeliehen an;Seit;Depot;Bemerkungen',
      "12;Tuba;Miraphone 186;M-77;8'000.-;gut;Police 4711;Lima, Ana;1.2.2024;CHF 100.00;Ventil klemmt",
      '13;Jacke Gr. 50;;;120.50;gebraucht;;Lager;;;',
      "Total;;;;8'120.50;;;;;;",
    ].join('\n'),
  )
  expect(tuba?.item).toMatchObject({
    number: '12',
    name: 'Tuba Miraphone 186',
    kind: 'instrument',
    serialNumber: 'M-77',
    value: 800_000,
    condition: 'good',
    insurance: 'Police 4711',
    notes: 'Ventil klemmt',
    lent: { memberId: people[0]?.id, since: '2024-02-01', deposit: 10_000 },
  })
  expect(jacket?.item).toMatchObject({ name: 'Jacke Gr. 50', kind: 'uniform', value: 12_050, condition: 'worn' })
  expect(jacket?.item?.lent).toBeUndefined()
  expect(total?.aside).toBe('total')
})

test.each([
  'Nome;Nº de patrimônio;Estado de conservação;Emprestado a;Desde',
  'Désignation;Numéro d’inventaire;État;Prêté à;Depuis',
  'Denominación;Número de inventario;Estado;Prestado a;Desde',
  'Oggetto;Numero di inventario;Stato;Prestato a;Dal',
  'Bezeichnung;Inventarnummer;Zustand;Ausgeliehen an;Seit',
  'Name;Inventory number;Condition;Who has it;Since',
])('its columns are known: %s', (header) => {
  const columns = columnsOf(`${header}\nTuba;12;bom;Ana Lima;01/02/2024`)
  const fields = ['name', 'number', 'condition', 'holder', 'since'] as const
  expect(fields.filter((field) => !columns.has(field))).toEqual([])
})

test('what nobody can tell is asked, and kept where it is said so', () => {
  const text = 'Name;Kind;Condition;Who has it;Since\nStand;Rack;so so;Bia Sá;2024-02-01\nLamp;;;Music school;'
  const columns = columnsOf(text)
  const { kinds, conditions, holders, hasBare } = openThings(columns, find)
  expect([kinds, conditions, holders].map((values) => values.map(({ text: word }) => word))).toEqual([
    ['Rack'],
    ['so so'],
    // Two members are called so.
    ['Bia Sá', 'Music school'],
  ])
  expect(hasBare).toBe(true)
  const [stand, lamp] = linesOf(text, {
    kinds: { rack: 'other' },
    kind: 'key',
    conditions: { 'so so': '-' },
    holders: { 'bia sa': people[1]?.id ?? '', 'music school': '-' },
  })
  expect(stand?.item).toMatchObject({ kind: 'other', notes: 'Condition: so so', lent: { memberId: people[1]?.id } })
  expect(lamp?.item).toMatchObject({ kind: 'key', notes: 'Who has it: Music school' })
  expect(lamp?.item?.lent).toBeUndefined()
})

test('each error of a line is told with its text, and one number for two lines', () => {
  const text =
    'Name;Number;Value;Since;Due back on;Who has it\n;1;;;;\nTuba;1;much 3;31.02.2020;;Ana Lima\nHorn;1;-5;2024-05-01;2024-01-01;Ana Lima\nBass;1;;;;'
  const lines = linesOf(text)
  expect(lines.map(({ validationErrors }) => validationErrors)).toEqual([
    ['name:'],
    ['since:31.02.2020', 'value:much 3'],
    ['value:-5', 'until:2024-01-01'],
    [],
  ])
  expect([...twiceNumbered(linesOf('Name;Number\nA;1\nB;2\nC;1'))]).toEqual([[2, 'twice:1']])
})
