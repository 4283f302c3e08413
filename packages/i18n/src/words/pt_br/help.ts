export const help = {
  intro: 'As perguntas mais comuns e como resolver cada uma.',
  topics: { watching: 'Como assistir', account: 'Sua conta', paying: 'Planos e pagamentos' },
  more: { watching: 'Mais sobre como assistir', account: 'Mais sobre sua conta', paying: 'Mais sobre planos e pagamentos' },
  contact: {
    title: 'Ainda precisa de ajuda?',
    text: 'Escreva para nós. Conte o que você fez, o que aconteceu e em qual aparelho.',
  },
  onward: { text: 'A Central de Ajuda fica em outro site. Você entra com a sua conta.', button: 'Ir para a Central de Ajuda' },
} as const;
