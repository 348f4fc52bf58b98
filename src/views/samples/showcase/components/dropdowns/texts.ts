import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For what is done seldom with the thing beside it, or for one choice that needs no form.',
    avoid:
      'For what most people came for (a button in sight), for a value in a form (a select), or for more than seven things.',
    examples: {
      menu: { title: 'A menu' },
      withIcons: {
        title: 'With icons',
        note: 'A key as a hint, one that is disabled, and what cannot be taken back behind a line.',
      },
      oneOfSome: { title: 'One of some', note: 'A tick and weight say which; the button says it too.' },
      split: { title: 'Beside a button', note: 'The usual way is one press, the others are two.' },
      withFields: { title: 'With fields', note: 'It stays open while one ticks.' },
      longText: { title: 'Long text', note: 'It wraps; the panel never leaves the window.' },
    },
    keys: [
      ['Enter, Space', 'opens it, presses a row'],
      ['Tab', 'goes through the rows, and out of it: then it closes'],
      ['Escape', 'closes it; the button has the focus again'],
    ],
    hears:
      'The button, and “expanded” or “collapsed”; the rows are plain buttons, so that every key keeps its meaning.',
    words: {
      more: 'More',
      moreOf: 'More with this entry',
      acts: ['Export', 'Print', 'Share'],
      edit: 'Edit',
      copy: 'Copy',
      print: 'Print',
      remove: 'Remove',
      sortedBy: 'Sorted by',
      sorts: ['name', 'section', 'joined'],
      save: 'Save',
      otherWays: 'Other ways to save',
      ways: ['Save and add another', 'Save as a draft'],
      columns: 'Columns',
      columnNames: ['Section', 'Phone', 'Joined'],
      done: 'Done',
      events: 'Events',
      long: 'Festival of the choirs and orchestras of the southern highlands',
      longHint: 'second weekend of October',
    },
  },
  'pt-BR': {
    use: 'Para o que se faz raramente com o que está ao lado, ou para uma escolha que não precisa de formulário.',
    avoid:
      'Para o que a maioria veio fazer (um botão à vista), para um valor de formulário (uma lista) ou para mais de sete coisas.',
    examples: {
      menu: { title: 'Um menu' },
      withIcons: {
        title: 'Com ícones',
        note: 'Uma tecla como dica, um desativado e, atrás de uma linha, o que não se desfaz.',
      },
      oneOfSome: { title: 'Um entre alguns', note: 'Um sinal e o peso dizem qual; o botão também diz.' },
      split: { title: 'Ao lado de um botão', note: 'O caminho de costume é um toque, os outros são dois.' },
      withFields: { title: 'Com campos', note: 'Fica aberto enquanto se marca.' },
      longText: { title: 'Texto longo', note: 'Quebra a linha; o painel nunca sai da janela.' },
    },
    keys: [
      ['Enter, Espaço', 'abre, pressiona uma linha'],
      ['Tab', 'anda pelas linhas e para fora: então fecha'],
      ['Escape', 'fecha; o foco volta ao botão'],
    ],
    hears:
      'O botão e “expandido” ou “recolhido”; as linhas são botões simples, para que cada tecla mantenha o seu sentido.',
    words: {
      more: 'Mais',
      moreOf: 'Mais com este lançamento',
      acts: ['Exportar', 'Imprimir', 'Compartilhar'],
      edit: 'Editar',
      copy: 'Copiar',
      print: 'Imprimir',
      remove: 'Remover',
      sortedBy: 'Por ordem de',
      sorts: ['nome', 'naipe', 'entrada'],
      save: 'Salvar',
      otherWays: 'Outros modos de salvar',
      ways: ['Salvar e adicionar outro', 'Salvar como rascunho'],
      columns: 'Colunas',
      columnNames: ['Naipe', 'Telefone', 'Entrada'],
      done: 'Pronto',
      events: 'Eventos',
      long: 'Festival dos coros e orquestras da serra gaúcha',
      longHint: 'segundo fim de semana de outubro',
    },
  },
})
