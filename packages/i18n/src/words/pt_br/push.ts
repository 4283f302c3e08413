/** Notifications that come while no page is open. */
export const push = {
  title: 'Também neste navegador',
  text: {
    on: 'Você recebe avisos das novidades mesmo com o Madang fechado.',
    off: 'Receba avisos das novidades mesmo com o Madang fechado.',
  },
  blocked: 'Este navegador bloqueia as notificações do Madang. Você pode mudar isso nas configurações do navegador.',
  failed: 'Não deu certo. Tente de novo.',
  turnOn: 'Ativar',
  turnOff: 'Desativar',
} as const;
