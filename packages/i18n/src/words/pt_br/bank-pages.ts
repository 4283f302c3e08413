/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'Este é um ambiente de testes: nenhum dinheiro é movimentado.',
  confirm: {
    title: 'Confirme este pagamento',
    text: 'Seu banco quer saber se é você quem está pagando.',
    yes: 'Confirmar',
    no: 'Recusar',
    done: 'Este pagamento já foi respondido.',
  },
  slip: {
    title: 'Seu boleto',
    paid: 'Este boleto está pago',
    paidText: 'A confirmação está a caminho. Você pode fechar esta página.',
    gone: 'Este boleto não é mais válido',
    goneText: 'Gere um novo boleto ou pague de outra forma.',
    late: 'O boleto venceu. O que for pago agora vira crédito.',
    number: 'Linha digitável',
    pay: 'Pagar este boleto',
    payHint: 'Na vida real você pagaria no seu banco. Aqui, este botão faz isso.',
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
