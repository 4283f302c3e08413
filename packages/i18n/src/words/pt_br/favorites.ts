export const favorites = {
  myList: 'Minha lista',
  add: 'Adicionar {title} à minha lista',
  remove: 'Tirar {title} da minha lista',
  shelf: 'Favoritos',
  removed: '{title} saiu da sua lista.',
  clear: 'Limpar minha lista',
  cleared: 'Sua lista agora está vazia.',
  titles: { one: '{count} título', other: '{count} títulos' },
  none: {
    title: 'Sua lista está vazia',
    text: 'Separe o que quer ver: o sinal de mais em cada título guarda tudo aqui.',
    action: 'Procurar algo',
  },
} as const;
