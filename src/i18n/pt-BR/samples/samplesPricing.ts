import type { messages as en } from '@/i18n/en/samples/samplesPricing'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Preços',
  lead: 'Preços pelo tamanho da casa, não pelo número de ideias. É um exemplo: nada é cobrado.',
  billing: {
    label: 'Pagamento',
    monthly: 'Mês a mês',
    yearly: 'Uma vez por ano',
    saving: 'O ano de uma vez economiza até {{saving}}.',
  },
  plan: {
    popular: 'Mais escolhido',
    perMonth: 'por mês',
    free: 'Grátis, por quanto tempo quiser',
    monthly: 'Termina em qualquer mês',
    yearly: '{{total}} uma vez por ano, {{saving}} a menos',
    current: 'O seu plano',
    choose: 'Escolher {{plan}}',
    chosen: '{{plan}} agora é o seu plano. Nada foi cobrado.',
  },
  compared: {
    title: 'Os planos lado a lado',
    feature: 'O que está incluído',
    yes: 'Incluído',
    no: 'Não incluído',
  },
  questions: 'Perguntas sobre os planos',
}
