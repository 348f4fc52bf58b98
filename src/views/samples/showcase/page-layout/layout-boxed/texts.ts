import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For reading and forms: lines stay as long as eyes like them, on the widest screen.',
    avoid: 'For tables with many columns and for a month: those use the full width.',
    examples: {
      boxed: { title: 'At most 74 rem', note: 'Bar, content and foot share the width, in the middle.' },
      full: { title: 'The full width', note: 'From edge to edge, beside the menu.' },
    },
    keys: [
      ['Enter, Space', 'on the button: shows the layout, and once more leads back'],
      ['Alt + arrow left', 'the browser’s way back: leaves the page, and the layout is your own again'],
    ],
    hears: 'No difference: the order is the same.',
    words: {
      show: 'Box the layout',
      isShown: 'The layout is boxed, until you go back or leave this page.',
      showFull: 'Use the full width',
      isFull: 'The full width is used, until you go back or leave this page.',
      back: 'Back to your own layout',
      isBack: 'This is your own layout again.',
      isOwn: 'Your own layout is this one already.',
    },
  },
  'pt-BR': {
    use: 'Para ler e preencher: as linhas ficam do tamanho de que os olhos gostam, na tela mais larga.',
    avoid: 'Para tabelas de muitas colunas e para um mês: esses usam a largura toda.',
    examples: {
      boxed: { title: 'No máximo 74 rem', note: 'Barra, conteúdo e rodapé dividem a largura, no meio.' },
      full: { title: 'A largura toda', note: 'De borda a borda, ao lado do menu.' },
    },
    keys: [
      ['Enter, Espaço', 'no botão: mostra a disposição, e mais uma vez leva de volta'],
      ['Alt + seta esquerda', 'o voltar do navegador: sai da página, e a disposição é de novo a sua'],
    ],
    hears: 'Nenhuma diferença: a ordem é a mesma.',
    words: {
      show: 'Limitar a largura',
      isShown: 'A largura está limitada até você voltar ou sair desta página.',
      showFull: 'Usar a largura toda',
      isFull: 'A largura toda está em uso até você voltar ou sair desta página.',
      back: 'Voltar à sua disposição',
      isBack: 'Esta é de novo a sua disposição.',
      isOwn: 'A sua disposição já é esta.',
    },
  },
})
