import { societies } from '@contract/choices'
import { foldWords } from '@/@core/components/foldText'
import type { ImportField } from '@/@core/import/parsing/matchColumns'
import { messages as de } from '@/i18n/de/pieces'
import { messages as en } from '@/i18n/en/pieces'
import { messages as pt } from '@/i18n/pt-BR/pieces'

export const pieceFields = [
  'title',
  'composer',
  'arranger',
  'publisher',
  'shelf',
  'minutes',
  'grade',
  'genre',
  'instrumentation',
  'iswc',
  'ismn',
  'society',
  'workNumber',
  'notes',
  'isArchived',
] as const
export type PieceFieldId = (typeof pieceFields)[number]

/** Folded headings of libraries in English, Portuguese, German, French, Spanish and Italian, beside those of our own export. */
const headings: Record<PieceFieldId, string> = {
  title:
    'piece|work|name|song|obra|musica|peca|nome|titulo|titel|stuck|stueck|werk|stucktitel|liedtitel|titre|morceau|oeuvre|pieza|cancion|titolo|brano|opera',
  composer:
    'composers|author|compositora|autor|komponist|komponistin|komponist in|compositeur|compositor|compositore|autore',
  arranger:
    'arr|arranged by|arrangement|arranjo|arranjos|arranjadora|arrangeur|arrangeurin|bearbeiter|bearbeitung|arreglo|arreglista|arreglos|arrangiatore|arrangiamento',
  publisher: 'edition|publishing house|editor|edicao|verlag|editeur|maison d edition|editorial|editore|casa editrice',
  shelf:
    'shelf|no|number|library no|library number|archive no|call number|box|folder|id|n|numero|prateleira|estante|caixa|pasta|arquivo|localizacao|codigo|nr|nummer|archivnummer|archiv nr|notennummer|noten nr|mappe|mappennummer|schrank|standort|signatur|cote|numero d archive|classement|armoire|carpeta|caja|archivo|scaffale|archivio|collocazione',
  minutes:
    'minutes|minutos|duration|time|length|playing time|duracao|tempo|dauer|spieldauer|zeit|lange|duree|temps|minutage|duracion|tiempo|durata',
  grade:
    'grade|level|difficulty level|nivel|grau|grau de dificuldade|schwierigkeit|schwierigkeitsgrad|stufe|grad|niveau|difficulte|degre|dificultad|grado|difficolta|livello',
  genre:
    'style|category|type|kind|estilo|categoria|tipo|stil|gattung|kategorie|stilrichtung|art|style|categorie|genre|genero|genere|stile',
  instrumentation:
    'scoring|orchestration|forces|formacao|orquestracao|besetzung|instrumentierung|effectif|orchestration|formation|plantilla|instrumentacion|organico|strumentazione',
  iswc: 'iswc',
  ismn: 'ismn',
  society:
    'collecting society|rights society|performing rights society|sociedade de autores|sociedade autoral|verwertungsgesellschaft|societe|societe d auteurs|sociedad|sociedad de autores|societa|societa degli autori',
  workNumber: [
    'work number|work no|work id|work code|numero da obra|codigo da obra|n da obra|werknummer|werk nr|werknr|numero de l oeuvre|numero d oeuvre|code oeuvre|numero de obra|codigo de obra|numero dell opera|codice opera',
    // `GEMA-Werknummer`, `Código ECAD`.
    ...societies.flatMap((society) => [
      society,
      `${society} nr`,
      `${society} no`,
      `${society} number`,
      `${society} werknummer`,
      `${society} work number`,
      `codigo ${society}`,
    ]),
  ].join('|'),
  notes:
    'note|remarks|comments|obs|observacao|observacoes|notas|bemerkung|bemerkungen|notiz|notizen|kommentar|remarque|remarques|observaciones|osservazioni',
  isArchived:
    'inactive|out of use|inativa|fora de uso|ausgemustert|nicht in gebrauch|archive|archivee|archivada|archiviata',
}

const ownName = (id: PieceFieldId) =>
  [en, pt, de].map((texts) => (id === 'isArchived' ? texts.archived : texts.fields[id]))

const many = new Set<PieceFieldId>(['notes'])

export const pieceImportFields: readonly ImportField<PieceFieldId>[] = pieceFields.map((id) => ({
  id,
  names: [...new Set([...ownName(id), ...headings[id].split('|')].map(foldWords))],
  needsName: true,
  isExact: true,
  ...(many.has(id) && { isMany: true }),
}))
