import type { messages as en } from '@/i18n/en/finances/financeLists'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  lead: 'O que está por trás das mensalidades e dos lançamentos, cada coisa em seu lugar.',
  groups: { dues: 'Mensalidades', entries: 'Lançamentos' },
  fees: {
    title: 'Categorias de mensalidade',
    text: 'Quanto cada tipo de integrante paga, de quanto em quanto tempo, e quanto pagam as famílias.',
  },
  payers: {
    title: 'Quem paga por quem',
    text: 'Pais e outras pessoas que pagam por integrantes, e quanto devem juntos.',
  },
  levies: { title: 'Cobranças extras', text: 'O que se cobra uma vez: uma viagem, uniformes, um fim de semana.' },
  reminders: { title: 'Lembretes', text: 'Quem deve ser lembrado, em etapas, e os textos para isso.' },
  debits: { title: 'Débito direto', text: 'O que foi cobrado em conta, e o arquivo para o banco.' },
  paymentOrders: { title: 'Ordens de pagamento', text: 'O que o grupo paga da sua conta, e o arquivo para o banco.' },
  waysToPay: {
    title: 'Formas de pagamento',
    text: 'A conta e o código que aparecem nas cobranças e na página pessoal.',
  },
  categories: {
    title: 'Categorias próprias',
    text: 'Mais detalhadas que as do Batuta, para lançamentos, orçamento e relatório anual.',
  },
  recurring: { title: 'Lançamentos recorrentes', text: 'Aluguel e tarifas que se repetem, oferecidos na data.' },
  rules: { title: 'Regras para linhas do banco', text: 'O que uma linha do banco vira, pelo seu texto.' },
  donations: { title: 'Recibos de doação', text: 'Quem doou quanto no ano, e os recibos disso.' },
  purposes: { title: 'Dinheiro com finalidade', text: 'O que foi dado para um fim, o que se gastou e o que resta.' },
  journal: { title: 'Livro-caixa', text: 'Todos os pagamentos de uma conta em ordem, em PDF ou Excel.' },
  datev: { title: 'DATEV', text: 'Um lote de lançamentos para o contador na Alemanha, e os números de conta dele.' },
  vouchers: { title: 'Números de ordem', text: 'Quais números existem, e quais faltam.' },
}
