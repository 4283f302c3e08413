export const guide = {
  title: 'A Coreia, na noite em que acontece.',
  text: 'Doramas, variedades, K-pop e filmes no mesmo pátio: mais de {hours} horas, legendadas no seu idioma.',
  join: 'Criar uma conta',
  browse: 'Dar uma olhada antes',
  home: 'Ir para o início',
  now: 'Em cena agora',
  promises: {
    languages: { title: 'Legendas em cinco idiomas', text: 'Cada série fala {list}.' },
    hours: {
      title: 'Mais de {hours} horas',
      text: 'Do episódio desta semana aos clássicos que todo mundo cita, com uma prateleira grátis que não pede plano.',
    },
    devices: { title: 'Em todas as telas da casa', text: 'No navegador e como aplicativo em {list}.' },
  },
  smartTv: 'TVs inteligentes',
  questions: 'O que se pergunta primeiro',
  faq: {
    what: {
      title: 'O que é o Madang?',
      text: 'Madang é o pátio aberto da casa coreana, onde a vila se reúne para assistir a uma apresentação. O nosso exibe doramas, variedades, K-pop, filmes e documentários da Coreia.',
    },
    cost: {
      title: 'Quanto custa?',
      text: 'Dar uma olhada e ver os títulos grátis não custa nada. O resto vem com um plano, Basic ou Premium, pago por mês ou por ano.',
    },
    free: {
      title: 'Posso assistir sem pagar?',
      text: 'Pode. Os títulos marcados como grátis vão até o fim sem plano e sem cartão. Com uma conta, você guarda sua lista e o ponto em que parou.',
    },
    subtitles: {
      title: 'Quais legendas existem?',
      text: 'Inglês, português, espanhol, chinês simplificado e vietnamita. Dá para mudar idioma, tamanho e cor durante a exibição.',
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
