export const billingGuide = {
  title: 'Mã bưu chính và địa chỉ thanh toán',
  text: 'Chúng tôi hỏi thông tin gì khi bạn thanh toán, hỏi ở đâu và vì sao.',
  topics: {
    where: {
      title: 'Chúng tôi hỏi ở đâu',
      text: 'Khi thanh toán, và khi bạn thêm hoặc đổi thẻ trong thông tin thanh toán. Khám phá trang và xem phim miễn phí thì không cần địa chỉ hay thẻ.',
    },
    which: {
      title: 'Nhập mã bưu chính nào',
      text: 'Mã bưu chính trên sao kê thẻ của bạn. Ở Hoa Kỳ, mã ZIP có năm chữ số, hoặc chín chữ số như 98101-1234. Ở Brazil là mã CEP, còn ở các nước khác là mã bưu chính tại nơi đó.',
    },
    why: {
      title: 'Mã này để làm gì',
      text: 'Ngân hàng đối chiếu mã này với thông tin đã lưu, để không ai khác thanh toán bằng thẻ của bạn. Mã cũng cho biết loại thuế áp dụng tại nơi bạn sống.',
    },
    added: {
      title: 'Thuế ở Hoa Kỳ và Canada',
      text: 'Từ ngày {date}, giá ở Bắc Mỹ có thể cộng thêm thuế bang hoặc thuế địa phương. Thuế được tính theo mã bưu chính của bạn, và bạn thấy số tiền trước khi thanh toán.',
    },
    included: {
      title: 'Thuế ở các nước khác',
      text: 'Tại Brazil, Liên minh châu Âu, Vương quốc Anh, Úc và New Zealand, giá bạn thấy là giá bạn trả, đã gồm thuế.',
    },
    brazil: {
      title: 'Thanh toán ở Brazil',
      text: 'Biên lai ở Brazil cần địa chỉ đầy đủ với mã CEP và số nhà, cùng số CPF, hoặc CNPJ nếu là công ty (có chữ cái hay không đều được). Nhà không có số thì điền S/N.',
    },
    moving: {
      title: 'Khi bạn chuyển nhà',
      text: 'Hãy đổi địa chỉ trong thông tin thanh toán. Địa chỉ mới áp dụng từ lần thanh toán tiếp theo; các biên lai trước đó giữ địa chỉ cũ.',
    },
    safety: {
      title: 'Ai thấy thông tin này',
      text: 'Số thẻ và mã bảo mật được gửi thẳng đến nhà cung cấp dịch vụ thanh toán; chúng tôi không bao giờ thấy. Địa chỉ của bạn chỉ dùng cho biên lai và thuế, không bao giờ dùng cho quảng cáo.',
    },
  },
  toBilling: 'Đến thông tin thanh toán',
};
