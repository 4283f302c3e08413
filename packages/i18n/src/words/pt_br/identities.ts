export const identities = {
  or: 'ou',
  continueWith: 'Continuar com {name}',
  affirmation: 'Ao continuar, você confirma que tem 18 anos ou mais e aceita os termos de uso.',
  failed: { title: 'Não foi possível entrar', back: 'Voltar para entrar' },
  link: {
    title: 'Mais um passo, só desta vez',
    text: '{provider} confirma o endereço {email}, que já tem uma senha aqui. Digite essa senha e, daqui em diante, basta {provider}.',
    submit: 'Unir as duas contas e entrar',
  },
  birthDate: {
    title: 'Quando você nasceu?',
    text: 'O Madang é para maiores de 18 anos. Perguntamos só uma vez.',
    submit: 'Continuar',
  },
  away: '{name} não está disponível agora',
};
