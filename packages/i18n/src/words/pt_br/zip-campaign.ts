export const zipCampaign = {
  title: 'Conte onde você está',
  label: 'CEP',
  send: 'Enviar',
  missing: 'Digite seu CEP.',
  malformed: 'Digite um CEP válido.',
  eligible: 'Obrigado. Seu CEP participa.',
  elsewhere: 'Obrigado. Desta vez sua região não participa.',
  failed: 'Não foi possível enviar seu CEP. Tente de novo em instantes.',
};
