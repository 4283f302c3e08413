export const zipCampaign = {
  title: 'Dinos dónde estás',
  label: 'Código postal (ZIP)',
  send: 'Enviar',
  missing: 'Ingresa tu código postal (ZIP).',
  malformed: 'Ingresa un código postal (ZIP) válido.',
  eligible: 'Gracias. Tu zona participa.',
  elsewhere: 'Esta vez tu zona no participa. Gracias.',
  failed: 'No se pudo enviar tu código postal. Inténtalo de nuevo en un momento.',
};
