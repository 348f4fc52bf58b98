import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a wall or a projector: what is shown, and nothing around it.',
    avoid: 'For work: whoever wants to go on needs the bar and the menu.',
    examples: {
      shown: {
        title: 'Content alone',
        note: 'No bar, no menu, no foot; a button at the corner is the way to the menu.',
      },
    },
    hears: 'The content, after the one button that opens the menu.',
    words: {
      show: 'Show the content alone',
      isShown: 'Only the content is left, until you go back or leave this page.',
      back: 'Back to your own layout',
      isBack: 'This is your own layout again.',
    },
  },
  'pt-BR': {
    use: 'Para uma parede ou um projetor: o que se mostra, e nada em volta.',
    avoid: 'Para trabalhar: quem quer seguir adiante precisa da barra e do menu.',
    examples: {
      shown: { title: 'Só o conteúdo', note: 'Sem barra, sem menu, sem rodapé; um botão no canto leva ao menu.' },
    },
    hears: 'O conteúdo, depois do único botão que abre o menu.',
    words: {
      show: 'Mostrar só o conteúdo',
      isShown: 'Só o conteúdo ficou, até você voltar ou sair desta página.',
      back: 'Voltar à sua disposição',
      isBack: 'Esta é de novo a sua disposição.',
    },
  },
})
