import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For those who know the places by their icons, and want the width for a month or a ledger.',
    avoid: 'For a first evening: words are learned sooner than icons. On a phone the menu is a drawer in any case.',
    examples: {
      shown: {
        title: 'The menu as icons',
        note: 'Each has its word as a tooltip; the button at the start of the bar does the same, and is remembered.',
      },
      wide: {
        title: 'The most width there is',
        note: 'Icons and the full width together: a month shows its words, a ledger all its columns.',
      },
    },
    keys: [
      ['Enter, Space', 'on the button: shows the layout, and once more leads back'],
      ['Tab', 'goes from icon to icon; each shows its word beside it'],
      ['Alt + arrow left', 'the browser’s way back: leaves the page, and the layout is your own again'],
    ],
    hears: 'The same links by the same names: only eyes see icons.',
    words: {
      show: 'Collapse the menu',
      isShown: 'The menu is collapsed, until you go back or leave this page.',
      back: 'Back to your own layout',
      isBack: 'This is your own layout again.',
      isOwn: 'Your own layout is this one already.',
      showWide: 'Make the most of the width',
      isWide: 'The menu is collapsed and the full width is used, until you go back or leave this page.',
    },
  },
  'pt-BR': {
    use: 'Para quem conhece os lugares pelos ícones e quer a largura para um mês ou um livro-caixa.',
    avoid: 'Para a primeira noite: palavras se aprendem antes dos ícones. No celular o menu é sempre uma gaveta.',
    examples: {
      shown: {
        title: 'O menu em ícones',
        note: 'Cada um tem a sua palavra como dica; o botão no começo da barra faz o mesmo, e isso é lembrado.',
      },
      wide: {
        title: 'A maior largura que há',
        note: 'Ícones e a largura toda juntos: um mês mostra as palavras, um livro-caixa todas as colunas.',
      },
    },
    keys: [
      ['Enter, Espaço', 'no botão: mostra a disposição, e mais uma vez leva de volta'],
      ['Tab', 'vai de ícone em ícone; cada um mostra a sua palavra ao lado'],
      ['Alt + seta esquerda', 'o voltar do navegador: sai da página, e a disposição é de novo a sua'],
    ],
    hears: 'Os mesmos links pelos mesmos nomes: só os olhos veem ícones.',
    words: {
      show: 'Recolher o menu',
      isShown: 'O menu está recolhido até você voltar ou sair desta página.',
      back: 'Voltar à sua disposição',
      isBack: 'Esta é de novo a sua disposição.',
      isOwn: 'A sua disposição já é esta.',
      showWide: 'Aproveitar toda a largura',
      isWide: 'O menu está recolhido e a largura toda em uso até você voltar ou sair desta página.',
    },
  },
})
