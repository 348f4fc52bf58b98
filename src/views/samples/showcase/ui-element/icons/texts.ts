import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'Lucide, one set for all: 18 pixels in buttons and menus, a stroke of 1.75, in the colour of the words beside it.',
    avoid: 'An icon instead of a word that is not known to everyone, or one for decoration.',
    examples: {
      catalogue: {
        title: 'All icons',
        note: 'Found by their English names; a press copies the import. Off, “areAll” leaves those that Batuta’s screens show.',
      },
      sizes: { title: 'Size and stroke' },
      named: {
        title: 'With words, and alone',
        note: 'Beside words it is hidden from screen readers; alone its button has a name.',
      },
      marks: { title: 'Marks of a state', note: 'Drawn by ourselves, to be told apart at ten pixels.' },
    },
    keys: [
      ['Tab', 'goes from icon to icon'],
      ['Enter, Space', 'on an icon: copies its import'],
    ],
    hears: 'Nothing of the icon: the words beside it, or the name of its button.',
    words: {
      search: 'Search icons',
      found: { one: '{{count}} icon', other: '{{count}} icons' },
      none: 'No icon is called that. Names are English and short: “bell”, “calendar”.',
      more: 'Show more',
      choose: 'Press an icon to copy its import.',
      withWords: 'Add an event',
      alone: 'Remove',
      shapes: {
        dot: 'dot',
        ring: 'ring',
        half: 'half',
        diamond: 'diamond',
        bars: 'bars',
        triangle: 'triangle',
        dash: 'dash',
        check: 'check',
      },
    },
  },
  'pt-BR': {
    use: 'Lucide, um só conjunto para tudo: 18 pixels em botões e menus, traço de 1,75, na cor das palavras ao lado.',
    avoid: 'Um ícone no lugar de uma palavra que nem todos conhecem, ou só por enfeite.',
    examples: {
      catalogue: {
        title: 'Todos os ícones',
        note: 'Encontrados pelos nomes em inglês; um clique copia o import. Desligado, “areAll” deixa os que as telas do Batuta mostram.',
      },
      sizes: { title: 'Tamanho e traço' },
      named: {
        title: 'Com palavras, e sozinho',
        note: 'Ao lado de palavras fica oculto para leitores de tela; sozinho, o botão tem nome.',
      },
      marks: { title: 'Marcas de um estado', note: 'Desenhadas por nós, para se distinguirem em dez pixels.' },
    },
    keys: [
      ['Tab', 'vai de ícone em ícone'],
      ['Enter, Espaço', 'em um ícone: copia o import'],
    ],
    hears: 'Nada do ícone: as palavras ao lado, ou o nome do botão.',
    words: {
      search: 'Buscar ícones',
      found: { one: '{{count}} ícone', other: '{{count}} ícones' },
      none: 'Nenhum ícone tem esse nome. Os nomes são curtos e em inglês: “bell”, “calendar”.',
      more: 'Mostrar mais',
      choose: 'Pressione um ícone para copiar o import.',
      withWords: 'Adicionar um evento',
      alone: 'Remover',
      shapes: {
        dot: 'ponto',
        ring: 'anel',
        half: 'metade',
        diamond: 'losango',
        bars: 'barras',
        triangle: 'triângulo',
        dash: 'traço',
        check: 'certo',
      },
    },
  },
})
