/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'Este es un entorno de pruebas: no se mueve dinero.',
  confirm: {
    title: 'Confirma este pago',
    text: 'Tu banco quiere saber si eres tú quien paga.',
    yes: 'Confirmar',
    no: 'Rechazar',
    done: 'Este pago ya tiene respuesta.',
  },
  slip: {
    title: 'Tu boleto',
    paid: 'Este boleto está pagado',
    paidText: 'La confirmación está en camino. Puedes cerrar esta página.',
    gone: 'Este boleto ya no es válido',
    goneText: 'Genera uno nuevo o paga de otra forma.',
    late: 'El boleto ha vencido. Lo que se pague ahora queda como crédito.',
    number: 'Dígitos para tu banco',
    pay: 'Pagar este boleto',
    payHint: 'En la vida real pagarías en tu banco. Aquí lo hace este botón.',
    print: 'Imprimir',
  },
  rows: {
    amount: 'Importe',
    payer: 'Pagador',
    taxId: 'CPF o CNPJ',
    due: 'Vencimiento',
    payee: 'Beneficiario',
  },
};
