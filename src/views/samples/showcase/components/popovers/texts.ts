import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a few lines that explain what stands beside the button, or a small thing done on the spot.',
    avoid:
      'For an icon’s name (a tooltip), for what must be answered (a dialog), or for what one needs while reading on (a drawer).',
    examples: {
      anyPopover: {
        title: 'Any popover',
        note: 'The kit’s panel. Reactstrap’s Popover is announced as a tooltip and swallows the focus, so Batuta has none.',
      },
      help: { title: 'Help beside a term' },
      glance: { title: 'A glance at a record' },
      withField: { title: 'With a field', note: 'Pressed elsewhere it closes: only for what is soon typed again.' },
      inScroller: {
        title: 'In a box that scrolls',
        note: 'The browser’s own popover, which lies above all and cannot be cut off.',
      },
    },
    keys: [
      ['Enter, Space', 'opens and closes it'],
      ['Tab', 'goes into it, and out of it: then it closes'],
      ['Escape', 'closes it; the button has the focus again'],
    ],
    hears: 'The button, “expanded” or “collapsed”; what is in the panel comes next in reading order.',
    words: {
      why: 'Why not?',
      closed: 'March is closed',
      closedText: 'Entries of closed months stay as the auditors saw them. The admin can open the month again.',
      forecast: 'By December',
      forecastText: 'There will be about 4,200.',
      whatIsIt: 'How is that known?',
      forecastHelp: 'What is planned until then, and the dues as they came in over the last twelve months.',
      section: 'Flutes',
      phone: 'Phone',
      since: 'Member since',
      open: 'Open the member',
      note: 'Leave a note',
      noteLabel: 'Note',
      noteHint: 'Only the board reads it.',
      keep: 'Keep it',
      cancel: 'Cancel',
      scroller: 'A box that scrolls',
      gotIt: 'Got it',
      filler: ['Rent of the hall, 14 March', 'Strings for the cellos', 'Bus to the festival', 'Fee of the soloist'],
    },
  },
  'pt-BR': {
    use: 'Para poucas linhas que explicam o que está ao lado do botão, ou uma coisa pequena feita na hora.',
    avoid:
      'Para o nome de um ícone (uma dica), para o que precisa de resposta (um diálogo) ou para o que se usa enquanto se lê (uma gaveta).',
    examples: {
      anyPopover: {
        title: 'Um balão qualquer',
        note: 'O painel do kit. O Popover do reactstrap é anunciado como dica e engole o foco, por isso o Batuta não o tem.',
      },
      help: { title: 'Ajuda ao lado de um termo' },
      glance: { title: 'Um registro de relance' },
      withField: { title: 'Com um campo', note: 'Um toque fora fecha: só para o que logo se digita de novo.' },
      inScroller: {
        title: 'Em uma caixa que rola',
        note: 'O balão do próprio navegador, que fica acima de tudo e não pode ser cortado.',
      },
    },
    keys: [
      ['Enter, Espaço', 'abre e fecha'],
      ['Tab', 'vai para dentro e para fora: então fecha'],
      ['Escape', 'fecha; o foco volta ao botão'],
    ],
    hears: 'O botão, “expandido” ou “recolhido”; o que está no painel vem a seguir na ordem de leitura.',
    words: {
      why: 'Por que não?',
      closed: 'Março está fechado',
      closedText: 'Lançamentos de meses fechados ficam como a auditoria os viu. O administrador pode reabrir o mês.',
      forecast: 'Até dezembro',
      forecastText: 'Haverá cerca de 4.200.',
      whatIsIt: 'Como se sabe isso?',
      forecastHelp: 'O que está previsto até lá e as mensalidades como entraram nos últimos doze meses.',
      section: 'Flautas',
      phone: 'Telefone',
      since: 'Integrante desde',
      open: 'Abrir o integrante',
      note: 'Deixar uma nota',
      noteLabel: 'Nota',
      noteHint: 'Só a diretoria lê.',
      keep: 'Guardar',
      cancel: 'Cancelar',
      scroller: 'Uma caixa que rola',
      gotIt: 'Entendi',
      filler: [
        'Aluguel da sala, 14 de março',
        'Cordas para os violoncelos',
        'Ônibus para o festival',
        'Cachê da solista',
      ],
    },
  },
})
