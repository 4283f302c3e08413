export const help = {
  intro: 'Lo que más nos preguntan y cómo se hace cada cosa.',
  topics: { watching: 'Ver contenido', account: 'Tu cuenta', paying: 'Planes y pagos' },
  more: { watching: 'Más sobre ver contenido', account: 'Más sobre tu cuenta', paying: 'Más sobre planes y pagos' },
  contact: {
    title: '¿No lo has encontrado?',
    text: 'Escríbenos. Nos ayuda saber qué hiciste, qué pasó en su lugar y en qué dispositivo.',
  },
  onward: { text: 'El Centro de ayuda está en otro sitio. Entras allí con tu cuenta.', button: 'Ir allí' },
} as const;
