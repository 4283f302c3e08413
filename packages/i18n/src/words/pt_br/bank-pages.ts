/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'Este é um ambiente de testes: os pagamentos não são reais.',
  confirm: {
    title: 'Confirme este pagamento',
    text: 'Seu banco quer confirmar que é você.',
    yes: 'Confirmar',
    no: 'Recusar',
    done: 'Você já respondeu a este pagamento.',
  },
  slip: {
    title: 'Seu boleto',
    paid: 'Este boleto está pago',
    paidText: 'A confirmação chega em breve. Você pode fechar esta página.',
    gone: 'Este boleto não é mais válido',
    goneText: 'Gere um novo boleto ou pague de outra forma.',
    late: 'O boleto venceu. O que for pago agora vira crédito.',
    number: 'Linha digitável',
    pay: 'Pagar este boleto',
    payHint: 'Na vida real, você pagaria no seu banco. Aqui, use este botão.',
    print: 'Imprimir',
  },
  rows: {
    amount: 'Valor',
    payer: 'Pagador',
    taxId: 'CPF ou CNPJ',
    due: 'Vencimento',
    payee: 'Beneficiário',
  },
};
