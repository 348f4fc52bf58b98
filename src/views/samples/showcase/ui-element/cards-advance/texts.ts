import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For one record with what one does about it: a rehearsal to answer, a member to call, dues to remind of.',
    avoid: 'For everything that is known of it: the card leads to the record’s own page.',
    examples: {
      rehearsal: { title: 'An event that asks', note: 'The answer is seen on its button; it can be changed.' },
      person: { title: 'A person', note: 'What one does about them are links, so that a phone dials.' },
      dues: { title: 'A sum, and how far it is', note: 'With nothing open, there is nobody to remind.' },
      programme: { title: 'A programme', note: 'A table in a card: its heading names it.' },
      happened: { title: 'What happened' },
    },
    keys: [
      ['Tab', 'goes to the answers, links and buttons'],
      ['Enter, Space', 'gives the answer, or does what the button says'],
    ],
    hears: 'The heading first; of avatars nothing, of the progress how many of how many.',
    words: {
      rehearsal: {
        title: 'Full rehearsal',
        category: 'Rehearsal',
        place: 'Blue room, Rua das Flores 12',
        ask: 'Will you be there?',
        yes: 'I’ll be there',
        no: 'I can’t',
      },
      person: {
        status: 'Active',
        instrument: 'Instrument',
        horn: 'Horn, principal',
        since: 'Member since',
        attendance: 'Came to',
        write: 'Write',
        call: 'Call',
      },
      dues: {
        title: 'Dues of March',
        open: 'still open, due on the tenth',
        paid: '{{paid}} of {{members}} have paid',
        none: 'nothing is open',
        remind: 'Remind the others',
        reminded: { one: 'Sample: one letter would be sent.', other: 'Sample: {{count}} letters would be sent.' },
      },
      programme: {
        title: 'Autumn concert',
        piece: 'Piece',
        length: 'Length',
        pieces: [
          { composer: 'Carlos Gomes', piece: 'Overture to “Il Guarany”', seconds: 480 },
          { composer: 'Heitor Villa-Lobos', piece: 'Bachianas Brasileiras No. 4', seconds: 1245 },
          { composer: 'Camargo Guarnieri', piece: 'Dança brasileira', seconds: 165 },
        ],
      },
      happened: {
        title: 'Lately',
        rows: [
          { who: 'Otto Braun', what: 'moved the rehearsal to Thursday', when: 'today, 9:12' },
          { who: 'Clara Nunes', what: 'booked the rent of March', when: 'yesterday' },
          { who: 'Ana Lima', what: 'answered for three events', when: 'on Monday' },
        ],
      },
    },
  },
  'pt-BR': {
    use: 'Para um registro com o que se faz com ele: um ensaio a responder, um integrante a chamar, mensalidades a lembrar.',
    avoid: 'Para tudo o que se sabe dele: o cartão leva à página do próprio registro.',
    examples: {
      rehearsal: { title: 'Um evento que pergunta', note: 'A resposta se vê no botão; pode ser mudada.' },
      person: { title: 'Uma pessoa', note: 'O que se faz com ela são links, para que o celular disque.' },
      dues: { title: 'Uma soma, e a quantas anda', note: 'Sem nada em aberto, não há quem lembrar.' },
      programme: { title: 'Um programa', note: 'Uma tabela em um cartão: o título dá nome a ela.' },
      happened: { title: 'O que aconteceu' },
    },
    keys: [
      ['Tab', 'vai às respostas, links e botões'],
      ['Enter, Espaço', 'dá a resposta, ou faz o que o botão diz'],
    ],
    hears: 'Primeiro o título; dos avatares nada, do progresso quantos de quantos.',
    words: {
      rehearsal: {
        title: 'Ensaio geral',
        category: 'Ensaio',
        place: 'Sala azul, Rua das Flores 12',
        ask: 'Você vai?',
        yes: 'Vou',
        no: 'Não posso',
      },
      person: {
        status: 'Ativa',
        instrument: 'Instrumento',
        horn: 'Trompa, principal',
        since: 'Integrante desde',
        attendance: 'Presença',
        write: 'Escrever',
        call: 'Ligar',
      },
      dues: {
        title: 'Mensalidades de março',
        open: 'ainda em aberto, vencem no dia dez',
        paid: '{{paid}} de {{members}} pagaram',
        none: 'nada em aberto',
        remind: 'Lembrar os outros',
        reminded: { one: 'Exemplo: uma carta seria enviada.', other: 'Exemplo: {{count}} cartas seriam enviadas.' },
      },
      programme: {
        title: 'Concerto de outono',
        piece: 'Obra',
        length: 'Duração',
        pieces: [
          { composer: 'Carlos Gomes', piece: 'Abertura de “Il Guarany”', seconds: 480 },
          { composer: 'Heitor Villa-Lobos', piece: 'Bachianas Brasileiras nº 4', seconds: 1245 },
          { composer: 'Camargo Guarnieri', piece: 'Dança brasileira', seconds: 165 },
        ],
      },
      happened: {
        title: 'Há pouco',
        rows: [
          { who: 'Otto Braun', what: 'passou o ensaio para quinta', when: 'hoje, 9:12' },
          { who: 'Clara Nunes', what: 'lançou o aluguel de março', when: 'ontem' },
          { who: 'Ana Lima', what: 'respondeu por três eventos', when: 'na segunda' },
        ],
      },
    },
  },
})
