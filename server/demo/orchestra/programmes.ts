import type { Piece } from '@contract/calendar'

const piece = (title: string, composer: string, minutes: number): Piece => ({ title, composer, minutes })

const guarani = piece('Protofonia de “O Guarani”', 'Carlos Gomes', 8)
const alvorada = piece('Alvorada, de “Lo Schiavo”', 'Carlos Gomes', 7)
const trenzinho = piece('O Trenzinho do Caipira', 'Heitor Villa-Lobos', 5)
const fantasia = piece('Fantasia em três movimentos em forma de choros', 'Heitor Villa-Lobos', 14)
const carinhoso = piece('Carinhoso', 'Pixinguinha', 4)
const umAZero = piece('Um a Zero', 'Pixinguinha', 3)
const corta = piece('Corta-Jaca', 'Chiquinha Gonzaga', 3)
const abreAlas = piece('Ó Abre Alas', 'Chiquinha Gonzaga', 2)
const odeon = piece('Odeon', 'Ernesto Nazareth', 4)
const brejeiro = piece('Brejeiro', 'Ernesto Nazareth', 3)
const nordestina = piece('Suíte Nordestina', 'José Ursicino da Silva (Duda)', 12)
const coracoes = piece('Dois Corações', 'Pedro Salgado', 4)
const saudades = piece('Saudades de Minha Terra', 'Luiz Evaristo Bastos', 4)
const avante = piece('Avante, Camaradas', 'Antônio Manuel do Espírito Santo', 4)
const asaBranca = piece('Asa Branca', 'Luiz Gonzaga e Humberto Teixeira', 4)
const ticoTico = piece('Tico-Tico no Fubá', 'Zequinha de Abreu', 3)
const firstSuite = piece('First Suite in E-flat', 'Gustav Holst', 11)
const secondSuite = piece('Second Suite in F', 'Gustav Holst', 11)
const posy = piece('Lincolnshire Posy', 'Percy Grainger', 16)
const irishTune = piece('Irish Tune from County Derry', 'Percy Grainger', 4)
const armenian = piece('Armenian Dances, Part I', 'Alfred Reed', 11)
const russian = piece('Russian Christmas Music', 'Alfred Reed', 14)
const gandalf = piece('Sinfonia nº 1, “O Senhor dos Anéis”: Gandalf', 'Johan de Meij', 6)
const festive = piece('Abertura Festiva', 'Dmitri Shostakovich', 7)
const nabucco = piece('Abertura de “Nabucco”', 'Giuseppe Verdi', 8)
const barbiere = piece('Abertura de “O Barbeiro de Sevilha”', 'Gioachino Rossini', 7)
const sleigh = piece('Sleigh Ride', 'Leroy Anderson', 3)
const festival = piece('A Christmas Festival', 'Leroy Anderson', 9)
const silentNight = piece('Noite Feliz', 'Franz Xaver Gruber', 3)
const anthem = piece('Hino Nacional Brasileiro', 'Francisco Manuel da Silva', 4)
const flag = piece('Hino à Bandeira', 'Francisco Braga', 3)

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
