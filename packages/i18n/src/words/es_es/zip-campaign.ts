export const zipCampaign = {
  title: 'Dinos dónde estás',
  label: 'Código postal',
  send: 'Enviar',
  missing: 'Introduce tu código postal.',
  malformed: 'Introduce un código postal válido.',
  eligible: 'Gracias. Tu código postal participa.',
  elsewhere: 'Gracias. Esta vez tu zona no participa.',
  failed: 'No se ha podido enviar tu código postal. Inténtalo de nuevo en un momento.',
};
