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
    },
    hears: 'The same links by the same names: only eyes see icons.',
    words: {
      show: 'Collapse the menu',
      isShown: 'The menu is collapsed, until you go back or leave this page.',
      back: 'Back to your own layout',
      isBack: 'This is your own layout again.',
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
    },
    hears: 'Os mesmos links pelos mesmos nomes: só os olhos veem ícones.',
    words: {
      show: 'Recolher o menu',
      isShown: 'O menu está recolhido até você voltar ou sair desta página.',
      back: 'Voltar à sua disposição',
      isBack: 'Esta é de novo a sua disposição.',
    },
  },
})
