export const favorites = {
  myList: 'Mi lista',
  add: 'Añadir {title} a mi lista',
  remove: 'Quitar {title} de mi lista',
} as const;
