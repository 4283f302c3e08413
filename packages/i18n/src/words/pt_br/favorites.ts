export const favorites = {
  myList: 'Minha lista',
  add: 'Adicionar {title} à minha lista',
  remove: 'Tirar {title} da minha lista',
} as const;
