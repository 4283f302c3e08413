export const mail = {
  greeting: 'Chào {name},',
  address: 'Nếu nút không hoạt động, hãy chép địa chỉ này vào trình duyệt:',
  footer: 'Madang. Thư này do máy gửi; không có ai đọc thư trả lời.',
  periods: { monthly: 'theo tháng', annual: 'theo năm' },
  months: { other: '{count} tháng' },
  kinds: {
    welcome: {
      subject: 'Chào mừng bạn đến với Madang',
      text: 'Tài khoản của bạn đã sẵn sàng. Nội dung miễn phí xem được ngay, danh sách và vị trí xem từng tập được giữ lại cho bạn.',
      button: 'Mở tài khoản của tôi',
      note: 'Hãy xác nhận địa chỉ email trong tài khoản để bạn luôn có thể đăng nhập lại.',
    },
    verify_email: {
      subject: 'Xác nhận địa chỉ email',
      text: 'Hãy xác nhận địa chỉ này là của bạn. Liên kết có hiệu lực trong 24 giờ.',
      button: 'Xác nhận địa chỉ này',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: sẽ không có gì thay đổi.',
    },
    email_changed: {
      subject: 'Địa chỉ email của bạn đã được đổi',
      text: 'Tài khoản của bạn nay dùng {newEmail}. Địa chỉ này không còn dùng để đăng nhập được nữa.',
      button: 'Nhận trợ giúp',
      note: 'Nếu không phải bạn, hãy liên hệ ngay với Trung tâm trợ giúp.',
    },
    reset_password: {
      subject: 'Chọn mật khẩu mới',
      text: 'Có người yêu cầu mật khẩu mới cho tài khoản của bạn. Liên kết dùng được một lần, trong 24 giờ.',
      button: 'Chọn mật khẩu mới',
      note: 'Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn giữ nguyên.',
    },
    set_password: {
      subject: 'Đặt mật khẩu',
      text: 'Bạn đăng nhập Madang qua một dịch vụ khác. Có mật khẩu, bạn cũng đăng nhập được bằng email. Liên kết dùng được một lần, trong 24 giờ.',
      button: 'Đặt mật khẩu',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: sẽ không có gì thay đổi.',
    },
    password_changed: {
      subject: 'Mật khẩu của bạn đã được đổi',
      text: 'Mật khẩu tài khoản của bạn đã được đổi, và mọi nơi đăng nhập bằng mật khẩu cũ đã bị đăng xuất.',
      button: 'Không phải tôi',
      note: 'Nếu là bạn thì không cần làm gì thêm.',
    },
    subscription_started: {
      subject: '{plan} đã là của bạn',
      cases: {
        paid: 'Bạn đang có gói {plan} {period}. Chúng tôi đã thu {paid}. Lần thu tiếp theo là {price} cộng thuế (nếu có), vào {at}.',
        trial:
          'Bạn đang có gói {plan} {period}, miễn phí đến {at}. Vào ngày đó sẽ có lần thu đầu tiên: {price} cộng thuế (nếu có). Hãy hủy trong tài khoản trước ngày đó để không bị tính phí.',
        once: 'Bạn có {plan} đến {at}. Chúng tôi đã thu {paid}. Gói tự kết thúc và không thu thêm phí.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn có thể hủy bất cứ lúc nào trong tài khoản, ở mục Thanh toán.',
    },
    trial_ends: {
      subject: 'Thời gian dùng thử của bạn kết thúc vào {at}',
      cases: {
        soon: 'Vào {at}, thời gian dùng thử miễn phí của bạn kết thúc và chúng tôi sẽ thu {price} cho gói {plan} {period}, đã gồm thuế áp dụng hiện nay. Nếu muốn xem tiếp, bạn không cần làm gì. Nếu không, hãy hủy trong tài khoản, ở mục Thanh toán, trước {at} để không bị tính phí.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn chỉ nhận thư này một lần, một tuần trước lần thu đầu tiên.',
    },
    pause_chosen: {
      subject: 'Kỳ tạm nghỉ của bạn bắt đầu vào {from}',
      cases: {
        later:
          'Bạn đã chọn tạm nghỉ gói {plan}. Bạn xem được đến {from}. Không thu phí cho đến {at}; vào ngày đó gói tiếp tục với giá {price} mỗi tháng cộng thuế (nếu có).',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn có thể bỏ trước khi bắt đầu và kết thúc bất cứ lúc nào trong tài khoản, ở mục Thanh toán.',
    },
    pause_ends: {
      subject: 'Kỳ tạm nghỉ của bạn kết thúc vào {at}',
      cases: {
        soon: 'Vào {at}, kỳ tạm nghỉ của bạn kết thúc và chúng tôi sẽ thu {price} cho gói {plan} {period}, đã gồm thuế áp dụng hiện nay. Nếu muốn xem lại, bạn không cần làm gì. Nếu không, hãy hủy trong tài khoản, ở mục Thanh toán, trước {at} để không bị tính phí.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn chỉ nhận thư này một lần, một tuần trước khi thu phí.',
    },
    plan_changed: {
      subject: 'Gói của bạn đã thay đổi',
      cases: {
        now: 'Bây giờ bạn có gói {plan} {period}. Chúng tôi đã thu {paid}. Lần thu tiếp theo là {price} cộng thuế (nếu có), vào {at}.',
        trial:
          'Thời gian dùng thử miễn phí tiếp tục với gói {plan} {period} đến {at}. Sau đó là lần thu đầu tiên: {price} cộng thuế (nếu có).',
        later: 'Vào {at} bạn sẽ chuyển sang gói {plan} {period}. Đến lúc đó mọi thứ vẫn như cũ.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Nếu không phải bạn, hãy đổi mật khẩu và liên hệ Trung tâm trợ giúp.',
    },
    subscription_canceled: {
      subject: 'Gói của bạn đã được hủy',
      cases: {
        kept: 'Bạn sẽ không bị thu thêm phí. Bạn có thể tiếp tục xem với {plan} đến {at}.',
      },
      button: 'Tiếp tục gói của tôi',
      note: 'Cho đến ngày đó bạn có thể tiếp tục gói trong tài khoản.',
    },
    payment_failed: {
      subject: 'Thanh toán không thành công',
      cases: {
        again: 'Chúng tôi không thể thu phí cho gói {plan}. Chúng tôi sẽ thử lại vào {at}; trong lúc đó bạn vẫn xem được.',
        last: 'Chúng tôi không thể thu phí cho gói {plan}. Hãy thêm một thẻ khác trước {at}, nếu không gói của bạn sẽ kết thúc.',
      },
      button: 'Kiểm tra thẻ của tôi',
      note: 'Với thẻ khác, khoản phí được thu ngay.',
    },
    subscription_ended: {
      subject: '{plan} đã kết thúc',
      cases: {
        paused:
          'Bạn đã hủy trong thời gian tạm nghỉ và {plan} kết thúc vào {at}. Không thu thêm phí. Danh sách và vị trí xem dở của bạn vẫn được giữ lại.',
        over: 'Quyền xem {plan} của bạn đã kết thúc vào {at}. Danh sách và vị trí xem dở của bạn vẫn được giữ lại.',
        unpaid:
          'Không thể thu phí cho {plan} và quyền xem của bạn đã kết thúc vào {at}. Danh sách và vị trí xem dở của bạn vẫn được giữ lại.',
      },
      button: 'Xem các gói',
      note: 'Nội dung miễn phí vẫn xem được khi không có gói.',
    },
    pass_redeemed: {
      subject: 'Mã của bạn đã được đổi',
      cases: {
        begun: '{plan} đã bắt đầu và kéo dài đến {at}. Không tính phí và tự kết thúc.',
        reserved: '{plan} bắt đầu vào {from}, khi kỳ bạn đã thanh toán kết thúc, và kéo dài đến {at}.',
      },
      button: 'Bắt đầu xem',
      note: 'Nếu không phải bạn, hãy đổi mật khẩu và liên hệ Trung tâm trợ giúp.',
    },
    gift_received: {
      subject: '{from} đã tặng bạn Madang',
      text: '{from} tặng bạn gói {plan} trong {length}. Gói bắt đầu khi bạn đổi mã và kéo dài {days} ngày. Bạn không cần thẻ: không tính phí và gói tự kết thúc.',
      writes: '{from} nhắn:',
      code: 'Mã của bạn: {code}',
      button: 'Đổi quà của tôi',
      note: 'Nếu bạn đang trả tiền cho một gói, món quà sẽ chờ đến khi kỳ đó kết thúc.',
    },
    gift_bought: {
      subject: 'Quà của bạn cho {to}',
      cases: {
        mailed: 'Bạn đã tặng {to} gói {plan} trong {length}. Chúng tôi đã thu {paid}. Mã đang được gửi qua thư.',
        later: 'Bạn đã tặng {to} gói {plan} trong {length}. Chúng tôi đã thu {paid}. Mã sẽ được gửi qua thư vào {at}.',
        by_hand: 'Bạn đã tặng {to} gói {plan} trong {length}. Chúng tôi đã thu {paid}. Đây là mã để bạn trao tận tay: {code}',
      },
      button: 'Xem quà tôi đã tặng',
      note: 'Tại đó bạn thấy mã và biết mã đã được đổi hay chưa.',
    },
    gift_undelivered: {
      subject: 'Quà của bạn cho {to} chưa đến nơi',
      text: 'Chúng tôi không gửi được thư có món quà của bạn đến {email}. Mã vẫn còn hiệu lực: hãy sửa địa chỉ rồi gửi lại, hoặc tự trao mã.',
      button: 'Xem quà tôi đã tặng',
      note: 'Gửi lại không mất phí.',
    },
  },
};
