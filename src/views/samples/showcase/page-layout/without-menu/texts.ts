import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For one task at a time: the search (Ctrl K) leads everywhere.',
    avoid: 'Where people go back and forth between places all evening.',
    examples: {
      shown: { title: 'No menu at all', note: 'The button at the start of the bar brings it back.' },
      passing: {
        title: 'A bar that scrolls away',
        note: 'Without a menu and with a static bar, a long page has the whole window; scrolled up, the bar is there.',
      },
    },
    keys: [
      ['Enter, Space', 'on the button: shows the layout, and once more leads back'],
      ['Ctrl+K', 'opens the search, the way to every place'],
      ['Alt + arrow left', 'the browser’s way back: leaves the page, and the layout is your own again'],
    ],
    hears: 'No navigation beside the content; the button that brings it back comes first.',
    words: {
      show: 'Hide the menu',
      isShown: 'The menu is hidden, until you go back or leave this page.',
      back: 'Back to your own layout',
      isBack: 'This is your own layout again.',
      isOwn: 'Your own layout is this one already.',
      showPassing: 'Hide the menu, let the bar go',
      isPassing: 'The menu is hidden and the bar scrolls away, until you go back or leave this page.',
    },
  },
  'pt-BR': {
    use: 'Para uma tarefa de cada vez: a busca (Ctrl K) leva a toda parte.',
    avoid: 'Onde se vai e volta entre lugares a noite toda.',
    examples: {
      shown: { title: 'Sem menu nenhum', note: 'O botão no começo da barra o traz de volta.' },
      passing: {
        title: 'Uma barra que rola junto',
        note: 'Sem menu e com a barra estática, uma página longa tem a janela inteira; no alto, a barra está lá.',
      },
    },
    keys: [
      ['Enter, Espaço', 'no botão: mostra a disposição, e mais uma vez leva de volta'],
      ['Ctrl+K', 'abre a busca, o caminho a todo lugar'],
      ['Alt + seta esquerda', 'o voltar do navegador: sai da página, e a disposição é de novo a sua'],
    ],
    hears: 'Nenhuma navegação ao lado do conteúdo; o botão que a traz de volta vem primeiro.',
    words: {
      show: 'Esconder o menu',
      isShown: 'O menu está escondido até você voltar ou sair desta página.',
      back: 'Voltar à sua disposição',
      isBack: 'Esta é de novo a sua disposição.',
      isOwn: 'A sua disposição já é esta.',
      showPassing: 'Esconder o menu, soltar a barra',
      isPassing: 'O menu está escondido e a barra rola junto até você voltar ou sair desta página.',
    },
  },
})
