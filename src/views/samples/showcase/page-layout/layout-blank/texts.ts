import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For whoever is not signed in, and for pages that say one thing: no shell, the seats of the hall behind it.',
    avoid: 'Inside the shell: whoever is signed in expects the menu.',
    examples: {
      shown: {
        title: 'The whole window',
        note: 'It lies over this page and holds the focus; Escape or its button leads back.',
      },
    },
    keys: [
      ['Tab', 'stays among what the window holds'],
      ['Enter, Space', 'on its button: leads back to the page'],
      ['Escape', 'leads back from anywhere in it'],
    ],
    hears: 'One heading and what belongs to it; nothing of the page below.',
    words: {
      show: 'Open it',
      title: 'A blank page',
      lead: 'This is all there is: a heading, a sentence, and what one came to do.',
      back: 'Back to the page',
    },
  },
  'pt-BR': {
    use: 'Para quem não entrou, e para páginas que dizem uma só coisa: sem menu nem barra, os lugares da sala ao fundo.',
    avoid: 'Dentro do sistema: quem entrou espera o menu.',
    examples: {
      shown: {
        title: 'A janela inteira',
        note: 'Fica por cima desta página e segura o foco; Escape ou o botão levam de volta.',
      },
    },
    keys: [
      ['Tab', 'fica entre o que a janela contém'],
      ['Enter, Espaço', 'no botão: leva de volta à página'],
      ['Escape', 'leva de volta de qualquer lugar dela'],
    ],
    hears: 'Um título e o que pertence a ele; nada da página de baixo.',
    words: {
      show: 'Abrir',
      title: 'Uma página em branco',
      lead: 'Isto é tudo: um título, uma frase, e o que se veio fazer.',
      back: 'Voltar à página',
    },
  },
})
