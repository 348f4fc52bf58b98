import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a longer form that is filled once and whose later questions depend on earlier ones: a registration, an import.',
    avoid: 'For what fits on one page (sections), or for what is edited again and again (a page of settings).',
    examples: {
      registration: {
        title: 'A registration in three steps',
        note: 'Leave it half-way, look at another page and come back: step and words are still here. What is done can be gone back to; each step is checked before the next.',
      },
      steps: { title: 'The steps alone' },
    },
    keys: [
      ['Enter', 'goes to the next step, or sends in the last'],
      ['Tab', 'reaches the steps that are done, which can be opened again'],
    ],
    hears:
      'The heading of the step, which takes the focus; of the list which step is the current one, and which are done.',
    words: {
      steps: 'Steps of the registration',
      names: ['You', 'Your music', 'Look it over'],
      done: 'done',
      name: 'Name',
      email: 'E-mail',
      section: 'Section',
      choose: 'Choose a section',
      sections: ['Strings', 'Woodwinds', 'Brass', 'Percussion'],
      years: 'Years that you have played',
      yearsHint: 'About. Leave it empty if you are only beginning.',
      yearsError: 'A whole number up to 90, please.',
      note: 'What else should we know?',
      next: 'Next',
      back: 'Back',
      send: 'Register',
      nothing: 'nothing',
      sentTitle: 'Thank you, {{name}}.',
      sentText: 'Nothing was sent anywhere: this is a sample.',
      again: 'Begin again',
    },
  },
  'pt-BR': {
    use: 'Para um formulário mais longo que se preenche uma vez e cujas perguntas dependem das anteriores: um cadastro, uma importação.',
    avoid: 'Para o que cabe em uma página (seções) ou para o que se edita muitas vezes (uma página de ajustes).',
    examples: {
      registration: {
        title: 'Um cadastro em três passos',
        note: 'Saia no meio, olhe outra página e volte: passo e palavras ainda estão aqui. Ao que está feito pode-se voltar; cada passo é conferido antes do próximo.',
      },
      steps: { title: 'Só os passos' },
    },
    keys: [
      ['Enter', 'vai ao próximo passo, ou envia no último'],
      ['Tab', 'chega aos passos feitos, que podem ser reabertos'],
    ],
    hears: 'O título do passo, que recebe o foco; da lista, qual é o passo atual e quais estão feitos.',
    words: {
      steps: 'Passos do cadastro',
      names: ['Você', 'Sua música', 'Conferir'],
      done: 'feito',
      name: 'Nome',
      email: 'E-mail',
      section: 'Naipe',
      choose: 'Escolha um naipe',
      sections: ['Cordas', 'Madeiras', 'Metais', 'Percussão'],
      years: 'Há quantos anos você toca',
      yearsHint: 'Mais ou menos. Deixe em branco se está começando.',
      yearsError: 'Um número inteiro até 90.',
      note: 'O que mais devemos saber?',
      next: 'Próximo',
      back: 'Voltar',
      send: 'Cadastrar',
      nothing: 'nada',
      sentTitle: 'Obrigado, {{name}}.',
      sentText: 'Nada foi enviado a lugar nenhum: é uma amostra.',
      again: 'Começar de novo',
    },
  },
})
