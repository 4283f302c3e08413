export const favorites = {
  myList: 'Mi lista',
  add: 'Añadir {title} a mi lista',
  remove: 'Quitar {title} de mi lista',
  shelf: 'Favoritos',
  removed: '{title} ya no está en tu lista.',
  clear: 'Vaciar mi lista',
  cleared: 'Tu lista está ahora vacía.',
  titles: { one: '{count} título', other: '{count} títulos' },
  none: {
    title: 'Tu lista está vacía',
    text: 'Aparta lo que quieras ver: el signo más de cada título lo guarda aquí.',
    action: 'Buscar algo',
  },
} as const;
