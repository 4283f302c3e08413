/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'Este es un entorno de pruebas: los pagos no son reales.',
  confirm: {
    title: 'Confirma este pago',
    text: 'Tu banco quiere confirmar que eres tú.',
    yes: 'Confirmar',
    no: 'Rechazar',
    done: 'Ya respondiste a este pago.',
  },
  slip: {
    title: 'Tu boleto',
    paid: 'Este boleto está pagado',
    paidText: 'La confirmación llegará pronto. Puedes cerrar esta página.',
    gone: 'Este boleto ya no es válido',
    goneText: 'Genera uno nuevo o paga de otra forma.',
    late: 'El boleto venció. Lo que pagues ahora quedará como crédito.',
    number: 'Número del boleto',
    pay: 'Pagar este boleto',
    payHint: 'En la vida real pagarías en tu banco. Aquí, usa este botón.',
    print: 'Imprimir',
  },
  rows: {
    amount: 'Monto',
    payer: 'Pagador',
    taxId: 'CPF o CNPJ',
    due: 'Vencimiento',
    payee: 'Beneficiario',
  },
};
