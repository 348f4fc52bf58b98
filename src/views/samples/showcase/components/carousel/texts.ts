import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a few pictures of equal weight, of which it does not matter that most are never seen.',
    avoid: 'For anything that somebody came for: few go past the first slide. A list shows all of it at once.',
    examples: {
      posters: {
        title: 'Pictures',
        note: 'As high as the highest slide, so that nothing below it moves. Can be swiped.',
      },
      byItself: {
        title: 'One that moves by itself',
        note: 'It stops under the pointer, while the focus is in it, and for good by its button; for who asked for less motion it never starts.',
      },
      withActions: { title: 'Slides that can be acted on', note: 'Only what is seen can be reached with Tab.' },
    },
    keys: [
      ['Tab', 'goes through the slide, then its controls'],
      ['Enter, Space', 'presses: previous, a dot, next, pause'],
    ],
    hears: 'The name, “carousel”; each slide as it comes, but not while it moves by itself.',
    words: {
      parts: {
        previous: 'Previous slide',
        next: 'Next slide',
        pause: 'Stop moving',
        play: 'Move by itself',
        slide: 'Slide {{at}} of {{of}}',
      },
      posters: 'Concerts of the season',
      titles: ['Opening night', 'Strings in the cloister', 'Four hands'],
      places: ['Town hall, 14 March', 'Convent of São Bento, 9 May', 'House of Music, 20 June'],
      voices: 'What members say',
      quotes: [
        ['“I answer on the bus, and know on Sunday who sits beside me.”', 'Clara, flute'],
        ['“The auditors had their list before they had asked for it.”', 'Bento, treasurer'],
        ['“One evening in August, and the season stood.”', 'Elisa, conductor'],
      ],
      steps: 'First steps',
      firstSteps: [
        ['Bring your members', 'A spreadsheet of any shape will do.', 'Import'],
        ['Lay out the season', 'Rehearsals repeat; concerts stand alone.', 'Open the calendar'],
        ['Ask who is coming', 'Everyone gets a link of their own.', 'Send the links'],
      ],
    },
  },
  'pt-BR': {
    use: 'Para poucas imagens de igual peso, das quais não importa que a maioria nunca seja vista.',
    avoid: 'Para qualquer coisa que alguém veio buscar: poucos passam da primeira. Uma lista mostra tudo de uma vez.',
    examples: {
      posters: {
        title: 'Imagens',
        note: 'Da altura da mais alta, para que nada abaixo se mova. Pode-se deslizar com o dedo.',
      },
      byItself: {
        title: 'Um que anda sozinho',
        note: 'Para sob o ponteiro, enquanto o foco está nele e, de vez, pelo botão; para quem pediu menos movimento nunca começa.',
      },
      withActions: { title: 'Com o que fazer', note: 'Só o que se vê pode ser alcançado com Tab.' },
    },
    keys: [
      ['Tab', 'anda pelo conteúdo e depois pelos controles'],
      ['Enter, Espaço', 'pressiona: anterior, um ponto, próximo, pausa'],
    ],
    hears: 'O nome, “carrossel”; cada imagem quando vem, mas não enquanto anda sozinho.',
    words: {
      parts: {
        previous: 'Anterior',
        next: 'Próximo',
        pause: 'Parar de andar',
        play: 'Andar sozinho',
        slide: '{{at}} de {{of}}',
      },
      posters: 'Concertos da temporada',
      titles: ['Noite de abertura', 'Cordas no claustro', 'A quatro mãos'],
      places: ['Teatro municipal, 14 de março', 'Convento de São Bento, 9 de maio', 'Casa da Música, 20 de junho'],
      voices: 'O que dizem os integrantes',
      quotes: [
        ['“Respondo no ônibus e no domingo sei quem senta ao meu lado.”', 'Clara, flauta'],
        ['“A auditoria recebeu a lista antes de pedir.”', 'Bento, tesoureiro'],
        ['“Uma noite em agosto, e a temporada estava de pé.”', 'Elisa, regente'],
      ],
      steps: 'Primeiros passos',
      firstSteps: [
        ['Traga os integrantes', 'Uma planilha de qualquer formato serve.', 'Importar'],
        ['Monte a temporada', 'Ensaios se repetem; concertos são únicos.', 'Abrir o calendário'],
        ['Pergunte quem vem', 'Cada um recebe o seu próprio link.', 'Enviar os links'],
      ],
    },
  },
})
