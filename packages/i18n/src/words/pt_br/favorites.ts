export const favorites = {
  myList: 'Minha lista',
  add: 'Adicionar {title} à minha lista',
  remove: 'Remover {title} da minha lista',
  shelf: 'Minha lista',
  removed: '{title} saiu da sua lista.',
  clear: 'Limpar minha lista',
  cleared: 'Sua lista ficou vazia.',
  titles: { one: '{count} título', other: '{count} títulos' },
  none: {
    title: 'Sua lista está vazia',
    text: 'Toque no sinal de mais de um título para guardá-lo aqui.',
    action: 'Explorar títulos',
  },
} as const;
