import { thingConditions, thingKinds } from '@contract/choices'
import type { ThingCondition, ThingKind } from '@contract/members/things'
import { foldWords } from '@/@core/components/foldText'
import { messages as de } from '@/i18n/de/things'
import { messages as en } from '@/i18n/en/things'
import { messages as pt } from '@/i18n/pt-BR/things'
import { readInstrument } from '@/shared/instruments/readInstrument'

/** As inventories in English, Portuguese, German, French, Spanish and Italian write them; folded. */
const kinds: Record<ThingKind, string> = {
  instrument: 'instruments instrumento instrumentos instrumente strumento strumenti',
  uniform:
    'uniforms uniforme uniformen uniformes farda fardas figurino tracht kleidung jacket jackets jacke jacken vest hose hut tunique veste chaqueta giacca divisa divise blazer',
  key: 'keys chave chaves schlussel schluessel cle clef cles llave llaves chiave chiavi badge',
  music: 'scores partitura partituras partituren noten notenmaterial partition partitions spartito spartiti',
  other: 'outro outros andere anderes diverses sonstiges autre autres otro otros altro altri zubehor material',
}
const conditions: Record<ThingCondition, string> = {
  new: 'novo nova neu neuwertig neuf neuve nuevo nueva nuovo nuova excelente',
  good: 'bom boa bem gut sehr\u00a0gut bon bonne bueno buena buono buona ok conservado',
  worn: 'usado usada gasto gebraucht abgenutzt gebrauchsspuren used fair usee use usato usata regular mittel moyen',
  damaged:
    'danificado danificada estragado quebrado defekt beschadigt kaputt broken defect abime endommage danado averiado danneggiato rotto reparatur',
  unusable: 'inutilizavel inservivel unbrauchbar schrott inutilisable inservible inutilizzabile',
}
const wordsOf = (text: string) => text.split(' ').map((word) => word.replaceAll('\u00a0', ' '))

const kindWords = new Map(
  thingKinds.flatMap((kind) =>
    [foldWords(en.kinds[kind]), foldWords(pt.kinds[kind]), foldWords(de.kinds[kind]), ...wordsOf(kinds[kind])].map(
      (word) => [word, kind] as const,
    ),
  ),
)
const conditionWords = new Map(
  thingConditions.flatMap((condition) =>
    [
      foldWords(en.conditions[condition]),
      foldWords(pt.conditions[condition]),
      foldWords(de.conditions[condition]),
      ...wordsOf(conditions[condition]),
    ].map((word) => [word, condition] as const),
  ),
)
/** Nobody has it: it lies in the store. */
const freeWords = new Set(
  'frei lager archiv magazin free available store livre disponivel estoque deposito libre depot disponible libero libera magazzino disponibile keiner niemand ninguem nobody'.split(
    ' ',
  ),
)

export const knownKind = (text: string): ThingKind | undefined => kindWords.get(foldWords(text))
export const knownCondition = (text: string): ThingCondition | undefined => conditionWords.get(foldWords(text))
export const saysNobody = (text: string): boolean => foldWords(text) === '' || freeWords.has(foldWords(text))

/** `Jacke Gr. 50` is a uniform, `Tuba Miraphone 186` an instrument. */
export function kindOfName(name: string): ThingKind | undefined {
  const words = foldWords(name).split(' ')
  const told = words.flatMap((word) => kindWords.get(word) ?? [])[0]
  if (told) return told
  return words.some((word) => readInstrument(word).code !== undefined) ? 'instrument' : undefined
}
