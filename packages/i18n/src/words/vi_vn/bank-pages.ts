/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'Đây là môi trường thử nghiệm, không có giao dịch tiền thật.',
  confirm: {
    title: 'Xác nhận thanh toán này',
    text: 'Ngân hàng cần xác nhận đúng bạn là người thanh toán.',
    yes: 'Xác nhận',
    no: 'Từ chối',
    done: 'Bạn đã phản hồi khoản thanh toán này.',
  },
  slip: {
    title: 'Boleto của bạn',
    paid: 'Boleto này đã được thanh toán',
    paidText: 'Xác nhận sẽ đến sau ít phút. Bạn có thể đóng trang này.',
    gone: 'Boleto này không còn hiệu lực',
    goneText: 'Hãy tạo boleto mới hoặc thanh toán bằng cách khác.',
    late: 'Boleto đã quá hạn. Số tiền trả lúc này sẽ được cộng vào số dư của bạn.',
    number: 'Dãy số boleto',
    pay: 'Thanh toán boleto này',
    payHint: 'Khi sử dụng thật, bạn thanh toán qua ngân hàng. Ở đây chỉ cần bấm nút này.',
    print: 'In',
  },
  rows: {
    amount: 'Số tiền',
    payer: 'Người thanh toán',
    taxId: 'CPF hoặc CNPJ',
    due: 'Hạn thanh toán',
    payee: 'Người thụ hưởng',
  },
};
