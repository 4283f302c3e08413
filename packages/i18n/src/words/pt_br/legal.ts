export const legal = {
  documents: {
    terms: 'Termos de uso',
    privacy: 'Política de privacidade',
    'privacy-europe': 'Privacidade: Europa e Reino Unido',
    'privacy-oceania': 'Privacidade: Austrália e Nova Zelândia',
    'privacy-brazil': 'Privacidade: Brasil',
    'privacy-california': 'Privacidade: Califórnia',
    cookies: 'Política de cookies',
    ratings: 'Classificação indicativa',
    accessibility: 'Acessibilidade',
  },
  company: { corporate: 'Sobre nós', careers: 'Carreiras', business: 'Contato comercial' },
  model: 'Este é um texto modelo. O operador deste serviço ainda não o substituiu pelo próprio.',
} as const;
