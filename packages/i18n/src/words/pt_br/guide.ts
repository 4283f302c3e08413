export const guide = {
  title: 'A TV coreana na noite em que vai ao ar.',
  text: 'Doramas, programas de variedades, K-pop e filmes no mesmo pátio, com legendas no seu idioma.',
  join: 'Criar uma conta',
  browse: 'Explorar primeiro',
  home: 'Voltar ao início',
  now: 'Destaques de agora',
  promises: {
    languages: { title: 'Legendas em {count} idiomas', text: 'Todas as séries têm legendas em {list}.' },
    catalog: {
      hours: 'Mais de {hours} horas',
      titles: '{count} títulos',
      text: 'Do episódio desta semana aos clássicos que todo mundo cita, e uma seleção grátis, sem assinatura.',
    },
    devices: { title: 'Em todas as telas da casa', text: 'No navegador e como aplicativo em {list}.' },
  },
  smartTv: 'smart TVs',
  questions: 'Perguntas frequentes',
  faq: {
    what: {
      title: 'O que é o Madang?',
      text: 'Madang é o pátio aberto da casa coreana, onde a vila se reúne para assistir a uma apresentação. O nosso exibe doramas, programas de variedades, K-pop, filmes e documentários da Coreia.',
    },
    cost: {
      title: 'Quanto custa?',
      text: 'Explorar e ver os títulos grátis não custa nada. O resto vem com um plano, Basic ou Premium, pago por mês ou por ano.',
    },
    free: {
      title: 'Posso assistir sem pagar?',
      text: 'Pode. Os títulos marcados como grátis vão até o fim sem plano e sem cartão. Com uma conta, você também guarda sua lista e continua de onde parou.',
    },
    subtitles: {
      title: 'Quais legendas existem?',
      text: 'Em {list}. Dá para mudar o idioma, o tamanho e a cor enquanto assiste.',
    },
    devices: {
      title: 'Posso usar vários aparelhos?',
      text: 'Pode. Uma conta funciona em vários aparelhos ao mesmo tempo: dois no Basic, quatro no Premium. Pare em um e continue em outro.',
    },
    family: {
      title: 'Serve para crianças?',
      text: 'A conta é de um adulto. Ela pode ter vários perfis, e um perfil de família ou de adolescente só mostra o que é indicado para essa idade.',
    },
  },
  closing: 'As luzes estão acesas. Entre.',
};
