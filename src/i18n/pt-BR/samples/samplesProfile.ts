import type { messages as en } from '@/i18n/en/samples/samplesProfile'
import type { Messages } from '@/i18n/messages'

export const messages: Messages<typeof en> = {
  title: 'Perfil',
  head: 'Quem é',
  edit: 'Editar o perfil',
  tabs: { label: 'Partes do perfil', feed: 'Publicações', about: 'Sobre', photos: 'Fotos' },
  about: { title: 'Sobre', joined: 'Desde', lives: 'Mora em', email: 'E-mail', website: 'Site' },
  pages: { title: 'Páginas sugeridas', favorite: 'Favorita: {{name}}' },
  feeds: { title: 'Mensagens curtas', favorite: 'Curtir o que {{name}} escreveu' },
  post: {
    like: 'Curtir esta publicação',
    photo: 'Foto da publicação',
    comments_one: '{{count}} comentário',
    comments_other: '{{count}} comentários',
    shares_one: 'Compartilhada uma vez',
    shares_other: 'Compartilhada {{count}} vezes',
    copyLink: 'Copiar o link desta publicação',
    likedBy_one: '{{name}} e mais {{count}} pessoa curtiram',
    likedBy_other: '{{name}} e mais {{count}} pessoas curtiram',
  },
  comment: {
    list: 'Comentários',
    like: 'Curtir o comentário de {{name}}',
    label: 'Escreva um comentário',
    send: 'Enviar o comentário',
    done: 'O seu comentário está na publicação.',
  },
  photos: {
    title: 'Fotos',
    all: 'Todas as fotos',
    previous: 'Anterior',
    next: 'Próxima',
    place: '{{place}} de {{count}}',
  },
  suggestions: {
    title: 'Pessoas que você talvez conheça',
    ask: 'Pedir amizade a {{name}}',
    takeBack: 'Retirar o pedido a {{name}}',
    asked: 'Pedido enviado',
  },
  poll: {
    question: 'O que deve abrir a temporada?',
    hint: 'Um voto por pessoa. Pode ser mudado.',
    voted: 'O seu voto foi contado.',
  },
}
