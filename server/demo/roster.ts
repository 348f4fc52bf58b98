import type { MemberStatus, Section } from '@contract/members'

export interface Seat {
  name: string
  position?: string
  secondInstrument?: string
  status?: MemberStatus
  notes?: string
  /** In years, where the notes say something of it. */
  age?: number
  yearsIn?: number
}

interface InstrumentSeats {
  section: Section
  instrument?: string
  seats: Seat[]
}

const LEADER = 'Chefe de naipe'
const SOLO = 'Solista'
const FIRST = 'Primeira parte'
const SECOND = 'Segunda parte'
const THIRD = 'Terceira parte'

/** 64 people in a symphonic band's balance: two thirds of the winds reeds and flutes, a clarinet choir in the middle. */
export const instrumentSeats: InstrumentSeats[] = [
  {
    section: 'direction',
    seats: [
      { name: 'Regina Albuquerque', position: 'Regente titular' },
      { name: 'Caio Mendonça', position: 'Regente assistente', notes: 'Assume os ensaios de naipe das madeiras.' },
    ],
  },
  { section: 'woodwinds', instrument: 'Flautim', seats: [{ name: 'Íris Fontoura', secondInstrument: 'Flauta' }] },
  {
    section: 'woodwinds',
    instrument: 'Flauta',
    seats: [
      { name: 'Ana Beatriz Álvares', position: LEADER },
      { name: 'Júlia Conceição', position: FIRST },
      { name: 'Davi Corrêa', position: SECOND },
      { name: 'Luíza Brandão', position: SECOND },
      { name: 'Mirela Gusmão', position: SECOND, status: 'on_leave', notes: 'Em licença-maternidade.' },
    ],
  },
  {
    section: 'woodwinds',
    instrument: 'Oboé',
    seats: [
      { name: 'Benedito Araújo', position: SOLO },
      { name: 'Teresa Müller', position: SECOND },
    ],
  },
  { section: 'woodwinds', instrument: 'Corne inglês', seats: [{ name: 'Sílvia Hernández', position: SOLO }] },
  {
    section: 'woodwinds',
    instrument: 'Fagote',
    seats: [
      { name: 'Gérson Ávila', position: SOLO },
      { name: 'Olívia Peçanha', position: SECOND },
    ],
  },
  { section: 'woodwinds', instrument: 'Requinta', seats: [{ name: 'José Camargo Neto' }] },
  {
    section: 'woodwinds',
    instrument: 'Clarinete',
    seats: [
      { name: 'Otávio Lacerda', position: 'Spalla', notes: 'Presidente da associação da banda.' },
      { name: 'Dalva Siqueira', position: FIRST, notes: 'Tesoureira da associação da banda.' },
      { name: 'Conceição Nóbrega', position: FIRST },
      { name: 'Thaís Villaça', position: FIRST },
      { name: 'Ulisses Pinhão', position: SECOND },
      { name: 'Érica Tavares', position: SECOND },
      { name: 'Mateus Simões', position: SECOND },
      { name: 'Yasmin Falcão', position: SECOND },
      { name: 'Antônio Bragança', position: THIRD },
      { name: 'Bárbara Queiroz', position: THIRD },
      { name: 'Nélson Hashimoto', position: THIRD, status: 'former', notes: 'Mudou-se para Curitiba.' },
      { name: 'Sofia Magalhães', position: THIRD, notes: 'Usa instrumento da banda.' },
    ],
  },
  {
    section: 'woodwinds',
    instrument: 'Clarone',
    seats: [{ name: 'Rômulo Assunção', position: SOLO }, { name: 'Vitória Guimarães' }],
  },
  {
    section: 'woodwinds',
    instrument: 'Saxofone alto',
    seats: [
      { name: 'Fábio Trindade', position: LEADER },
      { name: 'Letícia Sant’Anna', position: SECOND },
      { name: 'Vinícius Leão', position: SECOND, status: 'former' },
    ],
  },
  {
    section: 'woodwinds',
    instrument: 'Saxofone tenor',
    seats: [
      { name: 'Hélio Figueirôa', position: FIRST },
      { name: 'Priscila Zuñiga', position: SECOND },
    ],
  },
  { section: 'woodwinds', instrument: 'Saxofone barítono', seats: [{ name: 'Wagner Peixoto' }] },
  {
    section: 'brass',
    instrument: 'Trompa',
    seats: [
      { name: 'Cecília Rondón', position: LEADER },
      { name: 'Edson Vasconcelos', position: SECOND },
      { name: 'Flávia D’Ávila', position: THIRD },
      { name: 'Guilherme Bürger', position: 'Quarta parte' },
    ],
  },
  {
    section: 'brass',
    instrument: 'Trompete',
    seats: [
      { name: 'Sebastião Prates', position: LEADER },
      { name: 'Raíssa Gonçalves', position: FIRST },
      { name: 'João Pedro Inácio', position: SECOND },
      {
        name: 'Kauã Nascimento',
        position: SECOND,
        age: 16,
        yearsIn: 1,
        notes: 'Menor de idade: autorização dos pais no arquivo.',
      },
      { name: 'Márcio Estêvão', position: THIRD, status: 'on_leave', notes: 'Volta depois das férias.' },
    ],
  },
  {
    section: 'brass',
    instrument: 'Trombone',
    seats: [
      { name: 'Aparecida Furtado', position: LEADER },
      { name: 'Cláudio Yamamoto', position: SECOND },
      { name: 'Tomás Galvão', position: THIRD },
    ],
  },
  { section: 'brass', instrument: 'Trombone baixo', seats: [{ name: 'Hugo Batalha' }] },
  {
    section: 'brass',
    instrument: 'Bombardino',
    seats: [{ name: 'Valdir Câmara', position: SOLO }, { name: 'Estér Quintão' }],
  },
  {
    section: 'brass',
    instrument: 'Tuba',
    seats: [
      { name: 'Lourenço Muniz', position: LEADER },
      { name: 'Jandira Patrício' },
      {
        name: 'Ariovaldo Simão',
        status: 'former',
        age: 67,
        yearsIn: 32,
        notes: 'Aposentou-se depois de trinta anos de banda.',
      },
    ],
  },
  { section: 'percussion', instrument: 'Tímpanos', seats: [{ name: 'Inês Cavalcânti', position: LEADER }] },
  { section: 'percussion', instrument: 'Caixa', seats: [{ name: 'Rafael Moçambique' }] },
  {
    section: 'percussion',
    instrument: 'Bumbo e pratos',
    seats: [{ name: 'Zuleica Barcellos' }, { name: 'Ângelo Pimentel', status: 'on_leave' }],
  },
  {
    section: 'percussion',
    instrument: 'Marimba e xilofone',
    seats: [{ name: 'Clarice Hoffmann' }, { name: 'Péricles Anunciação' }],
  },
  { section: 'percussion', instrument: 'Bateria', seats: [{ name: 'Denílson Rocha' }] },
  {
    section: 'strings',
    instrument: 'Contrabaixo',
    seats: [{ name: 'Beatriz Lourençon', position: FIRST }, { name: 'Heitor Salomão' }],
  },
  { section: 'strings', instrument: 'Harpa', seats: [{ name: 'Marília Bittencourt', status: 'former' }] },
  { section: 'keyboards', instrument: 'Piano', seats: [{ name: 'Lídia Stefanová' }] },
  { section: 'other', seats: [{ name: 'Nair Evangelista', position: 'Arquivista' }] },
]
