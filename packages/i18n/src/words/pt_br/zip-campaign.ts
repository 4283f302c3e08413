export const zipCampaign = {
  title: 'Conte onde você está',
  label: 'Código postal (ZIP)',
  send: 'Enviar',
  missing: 'Digite seu código postal (ZIP).',
  malformed: 'Digite um código postal (ZIP) válido.',
  eligible: 'Agradecemos. Sua região participa.',
  elsewhere: 'Desta vez, sua região não participa. Agradecemos.',
  failed: 'Não foi possível enviar seu código postal. Tente de novo em instantes.',
};
