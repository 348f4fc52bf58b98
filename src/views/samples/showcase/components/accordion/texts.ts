import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For several long answers below each other, of which one reads one or two: questions, groups of settings.',
    avoid: 'For what most people read to its end (headings do), for two parts (show both), or for steps in an order.',
    examples: {
      anyAccordion: {
        title: 'Any accordion',
        note: 'Whether opening one closes the others is a choice; leaving them open loses nobody’s place.',
      },
      withIcons: { title: 'With icons, a count and a long title' },
      withFields: { title: 'With fields', note: 'What was typed stays when its part is closed.' },
      native: {
        title: 'The browser’s own',
        note: 'What the help pages use: it needs no code, and the search in the page opens it.',
      },
    },
    keys: [
      ['Tab', 'goes through the titles, and through what is open'],
      ['Enter, Space', 'opens and closes'],
    ],
    hears: 'Each title is a heading with a button, and says “expanded” or “collapsed”.',
    words: {
      questions: [
        [
          'Who sees what I answer?',
          'The conductor and the admin; your section sees that a chair is empty, and not why.',
        ],
        [
          'What if I cannot come after all?',
          'Answer again, until the event begins. A deputy from your list is asked if you wish.',
        ],
        [
          'How do I leave the group?',
          'Tell the admin. What you owe and what you lent is settled first, then your data goes.',
        ],
      ],
      dues: 'Dues',
      duesText: 'February and March are open.',
      events: 'Events',
      eventsText: 'Nine this season, the next one on 14 March.',
      long: 'What is kept of people who left the group, for how long, and who decided so in which assembly',
      privacyText: 'The name beside what was booked, for ten years; all else goes on the day they leave.',
      mail: 'Letters',
      sender: 'Sender',
      reminders: 'Reminders',
      remind: 'Remind of unpaid dues after two weeks',
      remindAgain: 'And once more after four',
    },
  },
  'pt-BR': {
    use: 'Para várias respostas longas uma abaixo da outra, das quais se lê uma ou duas: perguntas, grupos de ajustes.',
    avoid:
      'Para o que a maioria lê até o fim (bastam títulos), para duas partes (mostre as duas) ou para passos em ordem.',
    examples: {
      anyAccordion: {
        title: 'Uma sanfona qualquer',
        note: 'Se abrir um fecha os outros é uma escolha; deixá-los abertos não tira ninguém do lugar.',
      },
      withIcons: { title: 'Com ícones, um número e um título longo' },
      withFields: { title: 'Com campos', note: 'O que foi digitado fica quando a parte é fechada.' },
      native: {
        title: 'O do navegador',
        note: 'O que as páginas de ajuda usam: não precisa de código, e a busca na página o abre.',
      },
    },
    keys: [
      ['Tab', 'anda pelos títulos e pelo que está aberto'],
      ['Enter, Espaço', 'abre e fecha'],
    ],
    hears: 'Cada título é um cabeçalho com um botão e diz “expandido” ou “recolhido”.',
    words: {
      questions: [
        [
          'Quem vê o que respondo?',
          'O regente e o administrador; o seu naipe vê que uma cadeira está vazia, e não por quê.',
        ],
        [
          'E se afinal eu não puder ir?',
          'Responda de novo, até o evento começar. Se quiser, um substituto da sua lista é perguntado.',
        ],
        [
          'Como saio do grupo?',
          'Avise o administrador. Primeiro se acerta o que você deve e o que emprestou, depois os seus dados saem.',
        ],
      ],
      dues: 'Mensalidades',
      duesText: 'Fevereiro e março estão em aberto.',
      events: 'Eventos',
      eventsText: 'Nove nesta temporada, o próximo em 14 de março.',
      long: 'O que se guarda de quem saiu do grupo, por quanto tempo, e quem decidiu isso em qual assembleia',
      privacyText: 'O nome ao lado do que foi lançado, por dez anos; todo o resto sai no dia em que a pessoa sai.',
      mail: 'Cartas',
      sender: 'Remetente',
      reminders: 'Lembretes',
      remind: 'Lembrar de mensalidades não pagas depois de duas semanas',
      remindAgain: 'E mais uma vez depois de quatro',
    },
  },
})
