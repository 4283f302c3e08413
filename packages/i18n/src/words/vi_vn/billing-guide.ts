export const billingGuide = {
  title: 'Mã bưu chính và địa chỉ thanh toán',
  text: 'Chúng tôi hỏi gì khi bạn thanh toán, hỏi ở đâu và vì sao.',
  topics: {
    where: {
      title: 'Chúng tôi hỏi ở đâu',
      text: 'Khi thanh toán, và khi bạn thêm hoặc đổi thẻ trong thông tin thanh toán. Xem thử và xem nội dung miễn phí thì không cần địa chỉ, cũng không cần thẻ.',
    },
    which: {
      title: 'Nhập mã nào',
      text: 'Mã có trên sao kê thẻ của bạn. Ở Hoa Kỳ, mã ZIP có năm chữ số, hoặc chín chữ số như 98101-1234. Ở Brazil là mã CEP, còn ở các nước khác là mã bưu chính.',
    },
    why: {
      title: 'Mã này để làm gì',
      text: 'Ngân hàng đối chiếu mã này với mã họ đang lưu, để không ai khác thanh toán bằng thẻ của bạn. Mã cũng cho biết loại thuế áp dụng ở nơi bạn sống.',
    },
    added: {
      title: 'Thuế ở Hoa Kỳ và Canada',
      text: 'Từ ngày {date}, giá ở Bắc Mỹ có thể cộng thêm thuế bang hoặc thuế địa phương. Chúng tôi tính theo mã ZIP hoặc mã bưu chính, và bạn thấy số tiền trước khi thanh toán.',
    },
    included: {
      title: 'Thuế ở các nước khác',
      text: 'Tại Brazil, Liên minh châu Âu, Vương quốc Anh, Úc và New Zealand, giá bạn thấy là giá bạn trả, đã gồm thuế.',
    },
    brazil: {
      title: 'Thanh toán ở Brazil',
      text: 'Hóa đơn ở đây cần địa chỉ đầy đủ với mã CEP và số nhà, cùng số CPF, hoặc CNPJ nếu là công ty, có chữ cái hay không đều được. Nhà không có số thì điền S/N.',
    },
    moving: {
      title: 'Khi bạn chuyển nhà',
      text: 'Hãy đổi địa chỉ trong thông tin thanh toán. Địa chỉ mới áp dụng từ lần thanh toán tiếp theo; các hóa đơn trước đó giữ địa chỉ cũ.',
    },
    safety: {
      title: 'Ai thấy thông tin này',
      text: 'Số thẻ và mã bảo mật được gửi thẳng đến nhà cung cấp dịch vụ thanh toán; chúng tôi không bao giờ thấy. Địa chỉ của bạn chỉ dùng cho hóa đơn và thuế, không bao giờ dùng cho quảng cáo.',
    },
  },
  toBilling: 'Đến thông tin thanh toán',
};
