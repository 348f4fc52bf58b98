import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For things that belong together and stand apart from what is beside them; as high as what they hold.',
    avoid: 'Around everything: a page of one card is a page with a frame. Rows of equal things are a list or a table.',
    examples: {
      plain: { title: 'Plain' },
      withPicture: { title: 'With a picture', note: 'Up to the edges; drawn in the colours of the skin.' },
      withList: { title: 'With rows' },
      sideBySide: {
        title: 'Side by side',
        note: 'Of equal height, their actions level; below each other where it is narrow.',
      },
      asLink: { title: 'As one link', note: 'It is pressed anywhere, and read as one short link.' },
      states: {
        title: 'States',
        note: 'On its way, failed, empty, or with more words than it was made for: the heading stays, so that one knows what is missing.',
      },
    },
    keys: [
      ['Tab', 'goes to the links and buttons in it, never to the card itself'],
      ['Enter', 'opens the card that is a link'],
    ],
    hears: 'Its heading; a card that is a link by the words of the link alone.',
    words: {
      plain: {
        title: 'Rehearsal plan',
        text: 'Who plays what, and when: laid out for the season, and sent to everyone.',
        action: 'Lay it out',
        other: 'Later',
        done: 'Laid out.',
        put: 'Put off.',
      },
      picture: { title: 'Chamber evening', text: 'Strings alone, in the small hall. Tickets at the door.' },
      list: {
        title: 'Parts for Sunday',
        missing: 'missing',
        rows: [
          ['Oboe 1', 'handed out'],
          ['Oboe 2', 'missing'],
          ['Horn 3', 'handed out'],
        ],
      },
      rooms: [
        ['Blue room', 'Forty chairs, a piano, and the morning sun.'],
        [
          'Small hall',
          'A stage and a hundred and twenty seats; to be booked a month before, at the office on the first floor.',
        ],
        ['Cellar', 'For drums.'],
      ],
      choose: 'Choose',
      states: {
        title: 'Instruments to lend',
        none: 'No instrument is free',
        noneHint: 'One comes back on Thursday.',
        longTitle:
          'Instruments that the orchestra lends to pupils, to guests and to members whose own are being repaired',
        longText:
          'Each is handed out against a signature, with its case, its bow or its mouthpiece; whoever brings it back later than agreed calls the librarian, as somebody else may be waiting for it: Kontrabassklarinettenmundstückschutzkappenaufbewahrungskästchen included.',
      },
      link: {
        members: 'Members',
        membersText: 'Who is in, who left, who may do what.',
        calendar: 'Calendar',
        calendarText: 'The season, week by week.',
      },
    },
  },
  'pt-BR': {
    use: 'Para coisas que pertencem juntas e se separam do que está ao lado; da altura do que contêm.',
    avoid:
      'Em volta de tudo: uma página de um só cartão é uma página com moldura. Linhas iguais são uma lista ou uma tabela.',
    examples: {
      plain: { title: 'Simples' },
      withPicture: { title: 'Com imagem', note: 'Até as bordas; desenhada nas cores do tema.' },
      withList: { title: 'Com linhas' },
      sideBySide: {
        title: 'Lado a lado',
        note: 'Da mesma altura, as ações no mesmo nível; um abaixo do outro onde é estreito.',
      },
      asLink: { title: 'Como um só link', note: 'Pressiona-se em qualquer lugar, e lê-se como um link curto.' },
      states: {
        title: 'Estados',
        note: 'A caminho, com falha, vazio, ou com mais palavras do que o previsto: o título fica, para se saber o que falta.',
      },
    },
    keys: [
      ['Tab', 'vai aos links e botões dentro dele, nunca ao próprio cartão'],
      ['Enter', 'abre o cartão que é um link'],
    ],
    hears: 'O título; um cartão que é link, só pelas palavras do link.',
    words: {
      plain: {
        title: 'Plano de ensaios',
        text: 'Quem toca o quê, e quando: montado para a temporada e enviado a todos.',
        action: 'Montar',
        other: 'Depois',
        done: 'Montado.',
        put: 'Adiado.',
      },
      picture: { title: 'Noite de câmara', text: 'Só cordas, na sala pequena. Ingressos na porta.' },
      list: {
        title: 'Partes para domingo',
        missing: 'falta',
        rows: [
          ['Oboé 1', 'entregue'],
          ['Oboé 2', 'falta'],
          ['Trompa 3', 'entregue'],
        ],
      },
      rooms: [
        ['Sala azul', 'Quarenta cadeiras, um piano e o sol da manhã.'],
        [
          'Sala pequena',
          'Um palco e cento e vinte lugares; reserva com um mês de antecedência, na secretaria do primeiro andar.',
        ],
        ['Porão', 'Para a percussão.'],
      ],
      choose: 'Escolher',
      states: {
        title: 'Instrumentos para emprestar',
        none: 'Nenhum instrumento está livre',
        noneHint: 'Um volta na quinta-feira.',
        longTitle:
          'Instrumentos que a orquestra empresta a alunos, a convidados e a integrantes cujos próprios estão no conserto',
        longText:
          'Cada um é entregue contra assinatura, com o estojo, o arco ou a boquilha; quem devolve depois do combinado avisa o arquivista, pois outra pessoa pode estar esperando: inclusive a Kontrabassklarinettenmundstückschutzkappenaufbewahrungskästchen.',
      },
      link: {
        members: 'Integrantes',
        membersText: 'Quem está, quem saiu, quem pode o quê.',
        calendar: 'Agenda',
        calendarText: 'A temporada, semana a semana.',
      },
    },
  },
})
