/** Notifications that come while no page is open. */
export const push = {
  title: 'Também neste navegador',
  text: {
    on: 'Você fica sabendo das novidades mesmo sem nenhuma página do Madang aberta.',
    off: 'Saiba das novidades mesmo sem nenhuma página do Madang aberta.',
  },
  blocked: 'Este navegador bloqueia as notificações do Madang. Você pode mudar isso nos ajustes dele.',
  failed: 'Não deu certo. Tente de novo.',
  turnOn: 'Ativar',
  turnOff: 'Desativar',
} as const;
