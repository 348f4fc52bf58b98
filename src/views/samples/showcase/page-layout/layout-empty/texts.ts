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
      pieces: {
        title: 'Piece by piece',
        note: 'The settings of the shell that each person has behind the button with the sliders; turn them before or while they are shown.',
      },
    },
    keys: [
      ['Enter, Space', 'on the button: shows the layout, and once more leads back'],
      ['Ctrl+K', 'opens the search, also without a bar'],
      ['Alt + arrow left', 'the browser’s way back: leaves the page, and the layout is your own again'],
    ],
    hears: 'The content, after the one button that opens the menu.',
    words: {
      show: 'Show the content alone',
      isShown: 'Only the content is left, until you go back or leave this page.',
      back: 'Back to your own layout',
      isBack: 'This is your own layout again.',
      isOwn: 'Your own layout is this one already.',
      showPieces: 'Show it like this',
      isPieces: 'The layout is as chosen below, until you go back or leave this page.',
    },
  },
  'pt-BR': {
    use: 'Para uma parede ou um projetor: o que se mostra, e nada em volta.',
    avoid: 'Para trabalhar: quem quer seguir adiante precisa da barra e do menu.',
    examples: {
      shown: { title: 'Só o conteúdo', note: 'Sem barra, sem menu, sem rodapé; um botão no canto leva ao menu.' },
      pieces: {
        title: 'Peça por peça',
        note: 'Os ajustes que cada pessoa tem atrás do botão com os controles; mude-os antes ou enquanto são mostrados.',
      },
    },
    keys: [
      ['Enter, Espaço', 'no botão: mostra a disposição, e mais uma vez leva de volta'],
      ['Ctrl+K', 'abre a busca, mesmo sem barra'],
      ['Alt + seta esquerda', 'o voltar do navegador: sai da página, e a disposição é de novo a sua'],
    ],
    hears: 'O conteúdo, depois do único botão que abre o menu.',
    words: {
      show: 'Mostrar só o conteúdo',
      isShown: 'Só o conteúdo ficou, até você voltar ou sair desta página.',
      back: 'Voltar à sua disposição',
      isBack: 'Esta é de novo a sua disposição.',
      isOwn: 'A sua disposição já é esta.',
      showPieces: 'Mostrar assim',
      isPieces: 'A disposição é a escolhida abaixo até você voltar ou sair desta página.',
    },
  },
})
