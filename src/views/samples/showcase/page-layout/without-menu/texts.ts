import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For one task at a time: the search (Ctrl K) leads everywhere.',
    avoid: 'Where people go back and forth between places all evening.',
    examples: {
      shown: { title: 'No menu at all', note: 'The button at the start of the bar brings it back.' },
    },
    hears: 'No navigation beside the content; the button that brings it back comes first.',
    words: {
      show: 'Hide the menu',
      isShown: 'The menu is hidden, until you go back or leave this page.',
      back: 'Back to your own layout',
      isBack: 'This is your own layout again.',
    },
  },
  'pt-BR': {
    use: 'Para uma tarefa de cada vez: a busca (Ctrl K) leva a toda parte.',
    avoid: 'Onde se vai e volta entre lugares a noite toda.',
    examples: {
      shown: { title: 'Sem menu nenhum', note: 'O botão no começo da barra o traz de volta.' },
    },
    hears: 'Nenhuma navegação ao lado do conteúdo; o botão que a traz de volta vem primeiro.',
    words: {
      show: 'Esconder o menu',
      isShown: 'O menu está escondido até você voltar ou sair desta página.',
      back: 'Voltar à sua disposição',
      isBack: 'Esta é de novo a sua disposição.',
    },
  },
})
