/** What the pages of the sandbox say that stand for a bank's. */
export const bankPages = {
  test: 'Đây là môi trường thử nghiệm: không có khoản tiền nào được chuyển.',
  confirm: {
    title: 'Xác nhận thanh toán này',
    text: 'Ngân hàng muốn biết có đúng là bạn đang thanh toán hay không.',
    yes: 'Xác nhận',
    no: 'Từ chối',
    done: 'Thanh toán này đã được trả lời.',
  },
  slip: {
    title: 'Boleto của bạn',
    paid: 'Boleto này đã được thanh toán',
    paidText: 'Xác nhận đang được gửi đi. Bạn có thể đóng trang này.',
    gone: 'Boleto này không còn hiệu lực',
    goneText: 'Hãy tạo boleto mới hoặc thanh toán bằng cách khác.',
    late: 'Boleto đã quá hạn. Số tiền trả lúc này sẽ thành số dư của bạn.',
    number: 'Dãy số nhập tại ngân hàng',
    pay: 'Thanh toán boleto này',
    payHint: 'Thực tế bạn sẽ thanh toán qua ngân hàng. Ở đây, nút này làm việc đó.',
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
