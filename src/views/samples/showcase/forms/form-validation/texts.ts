import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'Every form that is sent: its rules are a schema, checked when it is sent and then at each change, and what the server finds stands at the very fields.',
    avoid:
      'Checking while one types for the first time, or on leaving a field: an error that appears there moves the button that is just being pressed.',
    examples: {
      schema: {
        title: 'By a schema',
        note: 'The same zod schema can check on the server. Send it empty: the first field that is wrong gets the focus.',
      },
      server: {
        title: 'What the server finds',
        note: 'At the field where it names one, above the buttons where it does not; what was typed stays. Ana’s address is taken.',
      },
      ownRules: {
        title: 'One field by itself',
        note: 'A rule with a sentence of its own, said while one types once it was wrong.',
      },
    },
    keys: [
      ['Enter', 'sends the form from any one-line field'],
      ['Tab', 'goes on from the field that is wrong'],
    ],
    hears: 'After sending: the first wrong field with its error. A refusal of the whole form at once.',
    words: {
      name: 'Name',
      email: 'E-mail',
      joined: 'Joined on',
      left: 'Left on',
      about: 'About you',
      send: 'Send',
      sent: '{{name}} was taken down.',
      down: 'The server did not answer. What you typed is still here; try again.',
      word: 'Name of the new choir',
      wordHint: 'Letters and spaces, twenty at most.',
      wordDigits: 'Letters and spaces alone, please.',
      wordLong: '{{count}} characters are {{over}} too many.',
      check: 'Check',
    },
  },
  'pt-BR': {
    use: 'Todo formulário que se envia: as regras são um esquema, conferidas no envio e depois a cada mudança, e o que o servidor encontra fica nos próprios campos.',
    avoid:
      'Conferir enquanto se digita pela primeira vez, ou ao sair de um campo: um erro que surge ali desloca o botão que está sendo pressionado.',
    examples: {
      schema: {
        title: 'Por um esquema',
        note: 'O mesmo esquema zod pode conferir no servidor. Envie em branco: o primeiro campo errado recebe o foco.',
      },
      server: {
        title: 'O que o servidor encontra',
        note: 'No campo, onde ele nomeia um; acima dos botões, onde não; o digitado fica. O endereço da Ana está em uso.',
      },
      ownRules: {
        title: 'Um campo sozinho',
        note: 'Uma regra com frase própria, dita durante a digitação depois de um erro.',
      },
    },
    keys: [
      ['Enter', 'envia o formulário a partir de qualquer campo de uma linha'],
      ['Tab', 'segue a partir do campo errado'],
    ],
    hears: 'Depois do envio: o primeiro campo errado com o erro. Uma recusa do formulário inteiro na hora.',
    words: {
      name: 'Nome',
      email: 'E-mail',
      joined: 'Entrou em',
      left: 'Saiu em',
      about: 'Sobre você',
      send: 'Enviar',
      sent: '{{name}} foi anotado.',
      down: 'O servidor não respondeu. O que você digitou continua aqui; tente de novo.',
      word: 'Nome do novo coro',
      wordHint: 'Letras e espaços, no máximo vinte.',
      wordDigits: 'Só letras e espaços.',
      wordLong: '{{count}} caracteres são {{over}} a mais.',
      check: 'Conferir',
    },
  },
})
