import { bilingual } from '@/views/samples/showcase/frame/showcasePage'

export const texts = bilingual({
  en: {
    use: 'For a line of text: a name, an address, a number that nobody reckons with.',
    avoid:
      'For one of a few known answers (a radio or a select), for more than a line (a text area), or for money (the amount field, which knows its signs).',
    examples: {
      kinds: {
        title: 'Kinds',
        note: 'The type brings up the right keyboard on a phone; password managers act on autocomplete.',
      },
      states: { title: 'States', note: 'What is required is the rule, so it is the others that say “optional”.' },
      anyField: { title: 'Any field' },
      suggestions: {
        title: 'With suggestions',
        note: 'The browser’s own list. What is typed may be something else; where it may not, use a select.',
      },
      manyWords: { title: 'Long text', note: 'Label, value and error wrap or scroll; nothing is cut out of reach.' },
      bare: {
        title: 'Without a label in sight',
        note: 'In a bar or a table cell the name is said to screen readers alone.',
      },
    },
    keys: [
      ['Tab', 'goes to the next field'],
      ['Enter', 'sends the form'],
    ],
    hears: 'The label, “edit text”, what stands in it, then the hint, or in its place the error and “invalid entry”.',
    words: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      address: 'Website',
      search: 'Search',
      password: 'Password',
      passwordHint: 'At least twelve characters.',
      nickname: 'Nickname',
      required: 'Required',
      withHint: 'With a hint',
      hint: 'As it stands in the programme.',
      wrong: 'With an error',
      error: 'This does not look like an e-mail address.',
      disabled: 'Disabled',
      readOnly: 'Read only',
      sample: 'Marta Oliveira',
      section: 'Section',
      sections: ['First violins', 'Second violins', 'Violas', 'Cellos', 'Double basses'],
      longLabel:
        'Name of the person to call if something happens to a member under age during a rehearsal or a concert',
      longValue:
        'Maria da Conceição Álvares de Azevedo e Albuquerque de Vasconcellos e Sá, grandmother, or her neighbour',
      longError:
        'Please write one name here. Whoever else may be called belongs into the next field, where there is room for a number beside each of them.',
      seat: 'Desk',
    },
  },
  'pt-BR': {
    use: 'Para uma linha de texto: um nome, um endereço, um número com o qual ninguém faz contas.',
    avoid:
      'Para uma entre poucas respostas conhecidas (opções ou uma lista), para mais de uma linha (uma área de texto) ou para dinheiro (o campo de valor, que conhece os sinais).',
    examples: {
      kinds: {
        title: 'Tipos',
        note: 'O tipo traz o teclado certo no celular; os gerenciadores de senhas se guiam pelo autocomplete.',
      },
      states: { title: 'Estados', note: 'Obrigatório é a regra; são os outros que dizem “opcional”.' },
      anyField: { title: 'Um campo qualquer' },
      suggestions: {
        title: 'Com sugestões',
        note: 'A lista do próprio navegador. Pode-se digitar outra coisa; onde não se pode, use uma lista de escolha.',
      },
      manyWords: {
        title: 'Texto longo',
        note: 'Rótulo, valor e erro quebram a linha ou rolam; nada fica fora de alcance.',
      },
      bare: {
        title: 'Sem rótulo à vista',
        note: 'Em uma barra ou em uma célula de tabela, o nome é dito só aos leitores de tela.',
      },
    },
    keys: [
      ['Tab', 'vai ao próximo campo'],
      ['Enter', 'envia o formulário'],
    ],
    hears: 'O rótulo, “campo de edição”, o conteúdo e depois a dica ou, no lugar dela, o erro e “entrada inválida”.',
    words: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      address: 'Site',
      search: 'Buscar',
      password: 'Senha',
      passwordHint: 'Pelo menos doze caracteres.',
      nickname: 'Apelido',
      required: 'Obrigatório',
      withHint: 'Com uma dica',
      hint: 'Como está no programa.',
      wrong: 'Com um erro',
      error: 'Isto não parece um endereço de e-mail.',
      disabled: 'Desativado',
      readOnly: 'Somente leitura',
      sample: 'Marta Oliveira',
      section: 'Naipe',
      sections: ['Primeiros violinos', 'Segundos violinos', 'Violas', 'Violoncelos', 'Contrabaixos'],
      longLabel:
        'Nome da pessoa a chamar se algo acontecer a um integrante menor de idade durante um ensaio ou um concerto',
      longValue: 'Maria da Conceição Álvares de Azevedo e Albuquerque de Vasconcellos e Sá, avó, ou a vizinha dela',
      longError:
        'Escreva aqui um só nome. Quem mais puder ser chamado vai no próximo campo, onde há lugar para um número ao lado de cada um.',
      seat: 'Estante',
    },
  },
})
