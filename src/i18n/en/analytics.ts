export const messages = { title: 'Analytics' }
