import type { Piece } from '@contract/calendar'
import type { LibraryPieceWrite } from '@contract/calendar/pieces'

const pieceId = (number: number): string => `01900000-0000-7000-8000-00000c${number.toString(16).padStart(6, '0')}`

/** The orchestra's library: all that it plays. */
export const demoLibrary: LibraryPieceWrite[] = []

/** As a programme has it; the library knows more of it. */
function piece(title: string, composer: string, minutes: number, more: Partial<LibraryPieceWrite> = {}): Piece {
  const number = demoLibrary.length + 1
  const shelf = `${composer.slice(composer.lastIndexOf(' ') + 1, composer.lastIndexOf(' ') + 2)} ${number}`
  const id = pieceId(number)
  demoLibrary.push({ id, title, composer, minutes, shelf, ...more })
  return { title, composer, minutes, pieceId: id }
}

const guarani = piece('Protofonia de “O Guarani”', 'Carlos Gomes', 8, { genre: 'Abertura', grade: 5 })
const alvorada = piece('Alvorada, de “Lo Schiavo”', 'Carlos Gomes', 7, { genre: 'Abertura', grade: 4.5 })
const trenzinho = piece('O Trenzinho do Caipira', 'Heitor Villa-Lobos', 5)
const fantasia = piece('Fantasia em três movimentos em forma de choros', 'Heitor Villa-Lobos', 14)
const carinhoso = piece('Carinhoso', 'Pixinguinha', 4, { genre: 'Choro', grade: 3 })
const umAZero = piece('Um a Zero', 'Pixinguinha', 3, { genre: 'Choro', grade: 3 })
const corta = piece('Corta-Jaca', 'Chiquinha Gonzaga', 3, { genre: 'Choro', grade: 3 })
const abreAlas = piece('Ó Abre Alas', 'Chiquinha Gonzaga', 2)
const odeon = piece('Odeon', 'Ernesto Nazareth', 4, { genre: 'Choro', grade: 3 })
const brejeiro = piece('Brejeiro', 'Ernesto Nazareth', 3, { genre: 'Choro', grade: 3 })
const nordestina = piece('Suíte Nordestina', 'José Ursicino da Silva (Duda)', 12)
const coracoes = piece('Dois Corações', 'Pedro Salgado', 4, { genre: 'Dobrado', grade: 3 })
const saudades = piece('Saudades de Minha Terra', 'Luiz Evaristo Bastos', 4, { genre: 'Dobrado', grade: 3 })
const avante = piece('Avante, Camaradas', 'Antônio Manuel do Espírito Santo', 4, { genre: 'Dobrado', grade: 3 })
const asaBranca = piece('Asa Branca', 'Luiz Gonzaga e Humberto Teixeira', 4)
const ticoTico = piece('Tico-Tico no Fubá', 'Zequinha de Abreu', 3, { genre: 'Choro', grade: 3 })
const firstSuite = piece('First Suite in E-flat', 'Gustav Holst', 11, { genre: 'Suíte', grade: 4 })
const secondSuite = piece('Second Suite in F', 'Gustav Holst', 11, { genre: 'Suíte', grade: 4 })
const posy = piece('Lincolnshire Posy', 'Percy Grainger', 16, { genre: 'Suíte', grade: 5.5 })
const irishTune = piece('Irish Tune from County Derry', 'Percy Grainger', 4)
const armenian = piece('Armenian Dances, Part I', 'Alfred Reed', 11, { genre: 'Suíte', grade: 5 })
const russian = piece('Russian Christmas Music', 'Alfred Reed', 14, { genre: 'Natal' })
const gandalf = piece('Sinfonia nº 1, “O Senhor dos Anéis”: Gandalf', 'Johan de Meij', 6)
const festive = piece('Abertura Festiva', 'Dmitri Shostakovich', 7, {
  genre: 'Abertura',
  grade: 5.5,
  arranger: 'Donald Hunsberger',
})
const nabucco = piece('Abertura de “Nabucco”', 'Giuseppe Verdi', 8, { genre: 'Abertura', grade: 5 })
const barbiere = piece('Abertura de “O Barbeiro de Sevilha”', 'Gioachino Rossini', 7, { genre: 'Abertura', grade: 5 })
const sleigh = piece('Sleigh Ride', 'Leroy Anderson', 3, { genre: 'Natal' })
const festival = piece('A Christmas Festival', 'Leroy Anderson', 9, { genre: 'Natal' })
const silentNight = piece('Noite Feliz', 'Franz Xaver Gruber', 3, { genre: 'Natal' })
const anthem = piece('Hino Nacional Brasileiro', 'Francisco Manuel da Silva', 4, { genre: 'Hino' })
const flag = piece('Hino à Bandeira', 'Francisco Braga', 3, { genre: 'Hino' })

/** A concert's name and what is played at it, by month of the year; the second programme is for every other year. */
export const concertSeason: Partial<Record<number, { title: string; programmes: readonly [Piece[], Piece[]] }>> = {
  4: {
    title: 'Concerto de Outono',
    programmes: [
      [guarani, firstSuite, odeon, trenzinho],
      [nabucco, secondSuite, carinhoso],
    ],
  },
  5: {
    title: 'Concerto didático',
    programmes: [
      [coracoes, trenzinho, umAZero, irishTune],
      [avante, barbiere, ticoTico],
    ],
  },
  6: {
    title: 'Concerto de São João',
    programmes: [
      [asaBranca, nordestina, corta, ticoTico],
      [asaBranca, nordestina, brejeiro],
    ],
  },
  8: {
    title: 'Concerto de Inverno',
    programmes: [
      [festive, posy, irishTune],
      [alvorada, armenian, saudades],
    ],
  },
  9: {
    title: 'Concerto da Primavera',
    programmes: [
      [alvorada, secondSuite, carinhoso, brejeiro],
      [guarani, firstSuite, odeon],
    ],
  },
  10: {
    title: 'Concerto de outubro: histórias e heróis',
    programmes: [
      [gandalf, nabucco, armenian],
      [gandalf, festive, posy],
    ],
  },
  11: {
    title: 'Concerto de Santa Cecília',
    programmes: [
      [fantasia, guarani, odeon, carinhoso],
      [fantasia, alvorada, umAZero],
    ],
  },
  12: {
    title: 'Concerto de Natal',
    programmes: [
      [russian, festival, sleigh, silentNight],
      [festival, sleigh, silentNight],
    ],
  },
}

export const carnivalSet: Piece[] = [abreAlas, corta, ticoTico, umAZero]
export const paradeSet: Piece[] = [anthem, flag, coracoes, avante, saudades]
export const patronSet: Piece[] = [saudades, coracoes, carinhoso, asaBranca]
export const weddingSet: Piece[] = [irishTune, carinhoso, odeon]
export const cantataSet: Piece[] = [silentNight, sleigh, festival]
