import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a question that must be answered before anything else, or a form of a few fields.',
    avoid:
      'For what can be undone (do it, and offer Undo), for a long form (a page), or for what one compares with the page (a drawer).',
    examples: {
      anyDialog: { title: 'Any dialog' },
      question: {
        title: 'A question',
        note: 'The button says the verb itself. Where it is dangerous, the harmless one has the focus.',
      },
      withForm: {
        title: 'With a form',
        note: 'Its first field has the focus. Once something is typed, a press beside it loses nothing.',
      },
      longText: { title: 'Long text', note: 'The text scrolls, title and buttons stay.' },
      gone: { title: 'Someone else removed it', note: 'What was typed is not lost: it can be put back.' },
    },
    keys: [
      ['Tab', 'stays inside'],
      ['Enter', 'gives the answer that has the focus; in a form, saves'],
      ['Escape', 'closes it; the focus goes back to where it came from'],
    ],
    hears: '“Dialog” and its title, then what has the focus. The page behind it is silent.',
    words: {
      show: 'Show the programme',
      programme: 'The programme',
      programmeText:
        'Overture in D major, concerto for flute and strings, interval, serenade. Ninety minutes with applause.',
      done: 'Done',
      save: 'Save',
      remove: 'Remove',
      removeTitle: 'Remove the group for good?',
      removeText: 'Its 60 members, 14 events and 2,311 entries go with it. Nobody can bring them back.',
      newAccount: 'New account',
      accountName: 'Name',
      accountHint: 'As your bank calls it.',
      accountRefused: 'Give the account a name.',
      rules: 'Read the rules',
      rulesTitle: 'Rules for borrowing instruments, as the assembly of March decided them',
      rule: 'Whoever borrows an instrument keeps it dry, brings it to every rehearsal, and tells the board before it travels.',
      goneTitle: 'This entry was removed meanwhile',
      goneText: 'Bento Farias removed it two minutes ago. You can put it back with your changes.',
      restore: 'Put it back',
      dismiss: 'Leave it removed',
    },
  },
  'pt-BR': {
    use: 'Para uma pergunta que precisa de resposta antes de tudo, ou um formulário de poucos campos.',
    avoid:
      'Para o que pode ser desfeito (faça e ofereça Desfazer), para um formulário longo (uma página) ou para o que se compara com a página (uma gaveta).',
    examples: {
      anyDialog: { title: 'Um diálogo qualquer' },
      question: {
        title: 'Uma pergunta',
        note: 'O botão diz o próprio verbo. Onde é perigoso, o inofensivo tem o foco.',
      },
      withForm: {
        title: 'Com formulário',
        note: 'O primeiro campo tem o foco. Depois que algo foi digitado, um toque ao lado não perde nada.',
      },
      longText: { title: 'Texto longo', note: 'O texto rola, o título e os botões ficam.' },
      gone: { title: 'Outra pessoa removeu', note: 'O que foi digitado não se perde: pode ser posto de volta.' },
    },
    keys: [
      ['Tab', 'fica dentro'],
      ['Enter', 'dá a resposta que tem o foco; em um formulário, salva'],
      ['Escape', 'fecha; o foco volta para onde estava'],
    ],
    hears: '“Diálogo” e o título, depois o que tem o foco. A página atrás fica muda.',
    words: {
      show: 'Mostrar o programa',
      programme: 'O programa',
      programmeText:
        'Abertura em ré maior, concerto para flauta e cordas, intervalo, serenata. Noventa minutos com aplausos.',
      done: 'Pronto',
      save: 'Salvar',
      remove: 'Remover',
      removeTitle: 'Remover o grupo de vez?',
      removeText: 'Vão com ele os 60 integrantes, 14 eventos e 2.311 lançamentos. Ninguém pode trazê-los de volta.',
      newAccount: 'Nova conta',
      accountName: 'Nome',
      accountHint: 'Como o seu banco a chama.',
      accountRefused: 'Dê um nome à conta.',
      rules: 'Ler as regras',
      rulesTitle: 'Regras para emprestar instrumentos, como a assembleia de março decidiu',
      rule: 'Quem empresta um instrumento o mantém seco, o traz a cada ensaio e avisa a diretoria antes de viajar com ele.',
      goneTitle: 'Este lançamento foi removido enquanto isso',
      goneText: 'Bento Farias o removeu há dois minutos. Você pode colocá-lo de volta com as suas mudanças.',
      restore: 'Colocar de volta',
      dismiss: 'Deixar removido',
    },
  },
})
