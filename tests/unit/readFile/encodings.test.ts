import { describe, expect, test } from 'vitest'
import { decodeText } from '@/@core/import/parsing/decodeText'
import { readAnyFile } from '../../../scripts/readFile/readAnyFile'

/** Bytes of letters by code page, after the tables of the Unicode Consortium (CP850.TXT, CP437.TXT, ROMAN.TXT). */
const bytesOf: Record<string, Record<string, number>> = {
  macintosh: { ü: 0x9f, ö: 0x9a, ä: 0x8a, ß: 0xa7, é: 0x8e, ã: 0x8b, ç: 0x8d, õ: 0x9b, á: 0x87, Ö: 0x85 },
  ibm850: { ü: 0x81, ö: 0x94, ä: 0x84, ß: 0xe1, é: 0x82, ã: 0xc6, ç: 0x87, õ: 0xe4, á: 0xa0, Ö: 0x99 },
  'windows-1252': { ü: 0xfc, ö: 0xf6, ä: 0xe4, ß: 0xdf, é: 0xe9, ã: 0xe3, ç: 0xe7, õ: 0xf5, á: 0xe1, Ö: 0xd6 },
}

function encode(text: string, encoding: string): Uint8Array {
  return Uint8Array.from(Array.from(text), (character) => bytesOf[encoding]?.[character] ?? character.charCodeAt(0))
}

const lists = [
  'Name;Stimme;Ort\nJörg Müller;Bass;Köln\nBärbel Groß;Alt;Österreich',
  'Nome;Naipe;Cidade\nJoão Gonçalves;Cordas;São Paulo\nAndré Simões;Metais;Maceió'.replace('ó', 'o'),
]

describe.each(['macintosh', 'ibm850', 'windows-1252'])('a list in %s', (encoding) => {
  test.each(lists)('%s', async (text) => {
    const { reading } = await readAnyFile(encode(text, encoding), 'list.csv', { as: 'members', currency: 'EUR' })
    const names = text
      .split('\n')
      .slice(1)
      .map((line) => line.split(';', 1).join(''))
    expect(reading.encoding).toBe(encoding)
    expect(reading.people?.map(({ name }) => name)).toEqual(names)
    const asked = reading.questions.filter(({ taken }) => taken === encoding)
    // What Windows writes is usual; of anything else a person has to look.
    expect(asked).toHaveLength(encoding === 'windows-1252' ? 0 : 1)
  })
})

test('capitals, a euro sign and a dash of Windows are no doubt', async () => {
  const text = 'Datum;Text;Betrag\n01.03.2026;MÜLLER – FÜR MÄRZ;12,50 €'
  const bytes = Uint8Array.from(
    Array.from(text),
    (character) => ({ Ü: 0xdc, Ä: 0xc4, '–': 0x96, '€': 0x80 })[character] ?? character.charCodeAt(0),
  )
  const { reading } = await readAnyFile(bytes, 'bank.csv', { as: 'bank', currency: 'EUR' })
  expect(reading.lines).toMatchObject([{ text: 'MÜLLER – FÜR MÄRZ', amount: 1250 }])
  expect(reading.questions.map(({ taken }) => taken)).not.toContain('windows-1252')
})

test('the code pages of DOS are whole', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  for (const page of ['ibm850', 'ibm437'] as const) {
    const text = decodeText(all, page)
    expect(text).toHaveLength(256)
    expect(new Set(text).size).toBe(256)
  }
  expect(decodeText(Uint8Array.of(0x9b, 0xe0, 0xfe), 'ibm437')).toBe('¢α■')
  expect(decodeText(Uint8Array.of(0x9b, 0xe0, 0xfe), 'ibm850')).toBe('øÓ■')
})
