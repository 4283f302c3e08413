export const help = {
  intro: 'O que mais nos perguntam e como se faz cada coisa.',
  topics: { watching: 'Assistir', account: 'Sua conta', paying: 'Planos e pagamentos' },
  more: { watching: 'Mais sobre assistir', account: 'Mais sobre sua conta', paying: 'Mais sobre planos e pagamentos' },
  contact: {
    title: 'Não encontrou?',
    text: 'Escreva para nós. Ajuda saber o que você fez, o que aconteceu e em qual aparelho.',
  },
  onward: { text: 'A Central de Ajuda fica em outro site. Você entra lá com a sua conta.', button: 'Ir para lá' },
} as const;
