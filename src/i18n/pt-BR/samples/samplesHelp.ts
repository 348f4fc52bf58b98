import type { messages as en } from '@/i18n/en/samples/samplesHelp'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  breadcrumbs: 'Onde você está',
  faq: {
    title: 'Perguntas e respostas',
    lead: 'Respostas curtas ao que mais se pergunta. A busca também procura nas respostas.',
    search: 'Buscar perguntas e respostas',
    categories: 'Assuntos',
    all: 'Todos os assuntos',
    count_one: '{{count}} pergunta',
    count_other: '{{count}} perguntas',
    noMatch: 'Nenhuma pergunta ou resposta tem “{{q}}”',
  },
  more: {
    title: 'Não encontrou o que procurava?',
    knowledge: 'A base de conhecimento tem respostas mais longas. E alguém lê cada mensagem.',
    faq: 'O que mais se pergunta tem uma resposta curta. E alguém lê cada mensagem.',
    write: 'Escreva para nós',
  },
  knowledge: {
    title: 'Base de conhecimento',
    lead: 'Como as coisas são feitas, passo a passo.',
    search: 'Buscar na base de conhecimento',
    searchIn: 'Buscar em “{{title}}”',
    noMatch: 'Nada aqui tem “{{q}}”',
    noCategory: 'Esse assunto não existe',
    noQuestion: 'Essa pergunta não existe',
    toStart: 'Ir para a base de conhecimento',
    updated: 'Última atualização em {{date}}',
    related: 'Perguntas relacionadas',
  },
  useful: {
    question: 'Isto foi útil?',
    yes: 'Sim',
    no: 'Não',
    thanks: 'Que bom.',
    sorry: 'Obrigado por avisar. Vamos escrever de novo.',
  },
}
