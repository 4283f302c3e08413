/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'This is a test environment. No money moves.',
  confirm: {
    title: 'Confirm this payment',
    text: 'Your bank wants to make sure it’s you.',
    yes: 'Confirm',
    no: 'Decline',
    done: 'You already responded to this payment.',
  },
  slip: {
    title: 'Your boleto',
    paid: 'This boleto is paid',
    paidText: 'We’ll confirm your payment soon. You can close this page.',
    gone: 'This boleto is no longer valid',
    goneText: 'Get a new boleto or pay another way.',
    late: 'The due date has passed. Anything you pay now becomes credit.',
    number: 'Boleto number',
    pay: 'Pay this boleto',
    payHint: 'Normally you’d pay at your bank. Here, this button pays it.',
    print: 'Print',
  },
  rows: {
    amount: 'Amount',
    payer: 'Payer',
    taxId: 'CPF or CNPJ',
    due: 'Due date',
    payee: 'Payee',
  },
} as const;
