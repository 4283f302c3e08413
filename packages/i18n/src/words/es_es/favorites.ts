export const favorites = {
  myList: 'Mi lista',
  add: 'Agregar {title} a mi lista',
  remove: 'Quitar {title} de mi lista',
  shelf: 'Mi lista',
  removed: '{title} ya no está en tu lista.',
  clear: 'Vaciar mi lista',
  cleared: 'Tu lista quedó vacía.',
  titles: { one: '{count} título', other: '{count} títulos' },
  none: {
    title: 'Tu lista está vacía',
    text: 'Toca el signo + de un título para guardarlo aquí.',
    action: 'Explorar títulos',
  },
} as const;
