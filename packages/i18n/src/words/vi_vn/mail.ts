export const mail = {
  greeting: 'Chào {name},',
  address: 'Nếu nút không hoạt động, hãy sao chép địa chỉ này vào trình duyệt:',
  footer: 'Madang. Đây là email tự động, vui lòng không trả lời.',
  periods: { monthly: 'theo tháng', annual: 'theo năm' },
  months: { other: '{count} tháng' },
  kinds: {
    welcome: {
      subject: 'Chào mừng bạn đến với Madang',
      text: 'Tài khoản của bạn đã sẵn sàng. Bạn có thể xem phim miễn phí ngay; danh sách và tiến độ xem của bạn được lưu lại. Hãy xác nhận địa chỉ email để bạn luôn có thể đăng nhập lại.',
      button: 'Xác nhận địa chỉ này',
      note: 'Liên kết có hiệu lực trong 24 giờ. Nếu bạn không tạo tài khoản này, hãy bỏ qua email này.',
    },
    already_registered: {
      subject: 'Bạn đã có tài khoản',
      text: 'Địa chỉ này vừa được dùng để tạo tài khoản mới hoặc làm địa chỉ mới của một tài khoản. Địa chỉ đã thuộc về tài khoản của bạn và không có gì thay đổi. Nếu quên mật khẩu, bạn có thể đặt mật khẩu mới ở trang đăng nhập.',
      button: 'Đăng nhập',
      note: 'Nếu không phải bạn, hãy bỏ qua email này.',
    },
    finish_sign_up: {
      subject: 'Hoàn tất việc tạo tài khoản',
      text: 'Hãy đặt mật khẩu để hoàn tất tài khoản. Liên kết chỉ dùng được một lần trong 24 giờ.',
      button: 'Đặt mật khẩu',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: không ai đăng nhập được vào tài khoản.',
    },
    verify_email: {
      subject: 'Xác nhận địa chỉ email',
      text: 'Hãy xác nhận địa chỉ này là của bạn. Liên kết có hiệu lực trong 24 giờ.',
      button: 'Xác nhận địa chỉ này',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: sẽ không có gì thay đổi.',
    },
    email_change_asked: {
      subject: 'Địa chỉ email của bạn sắp được đổi',
      text: 'Chúng tôi nhận được yêu cầu đổi địa chỉ email của tài khoản thành {newEmail}. Địa chỉ sẽ được đổi khi có người nhấp vào liên kết chúng tôi đã gửi đến đó. Nếu không phải bạn, hãy hủy thay đổi ngay.',
      button: 'Hủy thay đổi',
      note: 'Nếu là bạn thì không cần làm gì thêm. Nếu không, hãy đặt lại cả mật khẩu. Liên kết chỉ dùng được một lần.',
    },
    email_changed: {
      subject: 'Địa chỉ email của bạn đã được đổi',
      text: 'Tài khoản của bạn nay dùng {newEmail}. Địa chỉ này không còn dùng để đăng nhập được nữa.',
      button: 'Nhận trợ giúp',
      note: 'Nếu không phải bạn, hãy liên hệ ngay với Trung tâm trợ giúp.',
    },
    reset_password: {
      subject: 'Đặt lại mật khẩu',
      text: 'Chúng tôi nhận được yêu cầu đặt lại mật khẩu của bạn. Liên kết chỉ dùng được một lần trong 24 giờ.',
      button: 'Đặt mật khẩu mới',
      note: 'Nếu không phải bạn, hãy bỏ qua email này: mật khẩu của bạn vẫn giữ nguyên.',
    },
    set_password: {
      subject: 'Đặt mật khẩu',
      text: 'Bạn đăng nhập Madang qua một dịch vụ khác. Khi có mật khẩu, bạn cũng đăng nhập được bằng email. Liên kết chỉ dùng được một lần trong 24 giờ.',
      button: 'Đặt mật khẩu',
      note: 'Nếu bạn không yêu cầu, hãy bỏ qua email này: sẽ không có gì thay đổi.',
    },
    password_changed: {
      subject: 'Mật khẩu của bạn đã được đổi',
      text: 'Mật khẩu tài khoản của bạn đã được đổi. Mọi thiết bị đăng nhập bằng mật khẩu cũ đã bị đăng xuất.',
      button: 'Không phải tôi',
      note: 'Nếu là bạn thì không cần làm gì thêm.',
    },
    sign_in_attempts: {
      subject: 'Có người đang tìm cách đăng nhập vào tài khoản của bạn',
      text: 'Trong 24 giờ qua, có người nhập sai mật khẩu của tài khoản này nhiều lần và không đăng nhập được. Các lần thử mới từ thiết bị lạ phải chờ; những thiết bị bạn từng đăng nhập vẫn dùng được như thường. Nếu mật khẩu của bạn dễ đoán hoặc bạn dùng nó ở nơi khác, hãy đặt mật khẩu mới.',
      button: 'Đặt mật khẩu mới',
      note: 'Nếu chính bạn đã thử thì không cần làm gì thêm. Chúng tôi gửi email này nhiều nhất một lần mỗi ngày.',
    },
    identity_joined: {
      subject: 'Một cách đăng nhập đã được liên kết với tài khoản của bạn',
      text: 'Giờ có thể đăng nhập Madang bằng {provider} với {outside}. Mật khẩu của bạn, nếu có, vẫn dùng được.',
      button: 'Không phải tôi',
      note: 'Nếu chính bạn đã làm thì không cần làm gì thêm. Nếu không, hãy bấm nút này để mở trang gỡ liên kết. Nút chỉ dùng được một lần trong 7 ngày.',
    },
    subscription_started: {
      subject: 'Chào mừng bạn đến với {plan}',
      cases: {
        paid: 'Bạn đang dùng gói {plan} {period}. Bạn đã thanh toán {paid}. Lần thanh toán tiếp theo là {price} cộng thuế (nếu có), vào ngày {at}.',
        trial:
          'Bạn đang dùng gói {plan} {period}, miễn phí đến ngày {at}. Ngày đó là lần thanh toán đầu tiên: {price} cộng thuế (nếu có). Hãy hủy trong tài khoản trước ngày đó để không bị trừ tiền.',
        once: 'Bạn có {plan} đến ngày {at}. Bạn đã thanh toán {paid}. Gói tự động kết thúc và bạn không bị trừ tiền thêm.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn có thể hủy bất cứ lúc nào trong tài khoản, ở mục Thanh toán.',
    },
    trial_ends: {
      subject: 'Thời gian dùng thử của bạn kết thúc vào ngày {at}',
      cases: {
        soon: 'Thời gian dùng thử miễn phí của bạn kết thúc vào ngày {at}. Ngày đó, {price} được tự động trừ cho gói {plan} {period}, đã gồm thuế theo mức hiện nay. Nếu muốn xem tiếp, bạn không cần làm gì. Nếu không, hãy hủy trong tài khoản, ở mục Thanh toán, trước ngày {at} để không bị trừ tiền.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn chỉ nhận email này một lần, một tuần trước lần thanh toán đầu tiên.',
    },
    pause_chosen: {
      subject: 'Gói của bạn sẽ tạm ngưng từ ngày {from}',
      cases: {
        later:
          'Bạn đã chọn tạm ngưng gói {plan}. Bạn xem được đến ngày {from} và không bị trừ tiền cho đến ngày {at}. Ngày đó gói hoạt động lại với giá {price} mỗi tháng cộng thuế (nếu có).',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn có thể hủy tạm ngưng trước khi bắt đầu, hoặc kết thúc bất cứ lúc nào trong tài khoản, ở mục Thanh toán.',
    },
    pause_ends: {
      subject: 'Gói của bạn hoạt động lại vào ngày {at}',
      cases: {
        soon: 'Thời gian tạm ngưng gói kết thúc vào ngày {at}. Ngày đó, {price} được tự động trừ cho gói {plan} {period}, đã gồm thuế theo mức hiện nay. Nếu muốn xem lại, bạn không cần làm gì. Nếu không, hãy hủy trong tài khoản, ở mục Thanh toán, trước ngày {at} để không bị trừ tiền.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Bạn chỉ nhận email này một lần, một tuần trước lần thanh toán.',
    },
    plan_changed: {
      subject: 'Gói của bạn đã thay đổi',
      cases: {
        now: 'Bây giờ bạn dùng gói {plan} {period}. Bạn đã thanh toán {paid}. Lần thanh toán tiếp theo là {price} cộng thuế (nếu có), vào ngày {at}.',
        trial:
          'Thời gian dùng thử miễn phí tiếp tục với gói {plan} {period} đến ngày {at}. Sau đó là lần thanh toán đầu tiên: {price} cộng thuế (nếu có).',
        later: 'Bạn sẽ chuyển sang gói {plan} {period} vào ngày {at}. Đến lúc đó mọi thứ vẫn như cũ.',
      },
      button: 'Xem thanh toán của tôi',
      note: 'Nếu không phải bạn, hãy đổi mật khẩu và liên hệ Trung tâm trợ giúp.',
    },
    subscription_canceled: {
      subject: 'Gói của bạn đã được hủy',
      cases: {
        kept: 'Bạn sẽ không bị trừ tiền nữa. Bạn có thể xem với gói {plan} đến ngày {at}.',
      },
      button: 'Kích hoạt lại gói của tôi',
      note: 'Cho đến ngày đó, bạn có thể kích hoạt lại gói trong tài khoản.',
    },
    purchase_withdrawn: {
      subject: 'Bạn đã rút lại giao dịch mua',
      cases: {
        refund:
          'Chúng tôi đã nhận yêu cầu rút lại gói {plan} của bạn vào ngày {at}. Gói đã kết thúc và chúng tôi sẽ hoàn {paid} theo cách bạn đã thanh toán. Ngân hàng có thể cần vài ngày để hiển thị.',
        free: 'Chúng tôi đã nhận yêu cầu rút lại gói {plan} của bạn vào ngày {at}. Gói đã kết thúc. Bạn chưa và sẽ không bị trừ tiền.',
      },
      button: 'Xem các khoản thanh toán',
      note: 'Hãy giữ email này làm xác nhận.',
    },
    payment_failed: {
      subject: 'Thanh toán không thành công',
      cases: {
        again: 'Thanh toán cho gói {plan} không thành công. Chúng tôi sẽ thử lại vào ngày {at}. Trong lúc đó bạn vẫn xem được.',
        last: 'Thanh toán cho gói {plan} không thành công. Hãy thêm thẻ khác chậm nhất ngày {at}, nếu không gói của bạn sẽ kết thúc.',
      },
      button: 'Kiểm tra thẻ của tôi',
      note: 'Nếu bạn thêm thẻ khác, khoản thanh toán được trừ ngay.',
    },
    boleto_issued: {
      subject: 'Boleto cho gói {plan}',
      text: 'Vui lòng thanh toán {amount} chậm nhất vào {due}. Gói {plan} bắt đầu ngay khi khoản thanh toán được xác nhận, thường là vào ngày làm việc tiếp theo. Dùng số boleto này trong ứng dụng ngân hàng của bạn:',
      button: 'Xem boleto của tôi',
      note: 'Nếu bạn không thanh toán trước hạn, boleto sẽ hết hạn và bạn không bị tính phí.',
    },
    subscription_ended: {
      subject: '{plan} đã kết thúc',
      cases: {
        paused:
          'Bạn đã hủy trong thời gian tạm ngưng và gói {plan} đã kết thúc vào ngày {at}. Bạn sẽ không bị trừ tiền nữa. Danh sách và tiến độ xem của bạn vẫn được lưu.',
        over: 'Gói {plan} của bạn đã kết thúc vào ngày {at}. Danh sách và tiến độ xem của bạn vẫn được lưu.',
        unpaid:
          'Thanh toán cho gói {plan} không thành công và gói đã kết thúc vào ngày {at}. Danh sách và tiến độ xem của bạn vẫn được lưu.',
      },
      button: 'Xem các gói',
      note: 'Bạn vẫn xem được phim miễn phí khi không có gói.',
    },
    pass_redeemed: {
      subject: 'Đổi mã thành công',
      cases: {
        begun: '{plan} đã bắt đầu và có hạn đến ngày {at}. Bạn không bị trừ tiền và gói tự động kết thúc.',
        reserved: '{plan} bắt đầu vào ngày {from}, khi kỳ bạn đã thanh toán kết thúc, và có hạn đến ngày {at}.',
      },
      button: 'Bắt đầu xem',
      note: 'Nếu không phải bạn, hãy đổi mật khẩu và liên hệ Trung tâm trợ giúp.',
    },
    gift_received: {
      subject: '{from} tặng bạn quà từ Madang',
      text: '{from} tặng bạn gói {plan} {length}. Gói bắt đầu khi bạn đổi mã và kéo dài {days} ngày. Bạn không cần thẻ, không bị trừ tiền và gói tự động kết thúc.',
      writes: '{from} nhắn:',
      code: 'Mã của bạn: {code}',
      button: 'Đổi quà của tôi',
      note: 'Nếu bạn đang có gói trả tiền, món quà sẽ bắt đầu khi kỳ hiện tại kết thúc.',
    },
    gift_bought: {
      subject: 'Quà của bạn cho {to}',
      cases: {
        mailed: 'Bạn đã tặng {to} gói {plan} {length}. Bạn đã thanh toán {paid}. Mã đang được gửi qua email.',
        later: 'Bạn đã tặng {to} gói {plan} {length}. Bạn đã thanh toán {paid}. Mã sẽ được gửi qua email vào ngày {at}.',
        by_hand: 'Bạn đã tặng {to} gói {plan} {length}. Bạn đã thanh toán {paid}. Hãy gửi mã này cho người nhận: {code}',
      },
      button: 'Xem quà tôi đã tặng',
      note: 'Tại đó bạn xem được mã và biết mã đã được đổi hay chưa.',
    },
    gift_undelivered: {
      subject: 'Chưa gửi được quà của bạn cho {to}',
      text: 'Chúng tôi không gửi được email quà tặng đến {email}. Mã vẫn còn hiệu lực: hãy sửa địa chỉ rồi gửi lại, hoặc tự gửi mã.',
      button: 'Xem quà tôi đã tặng',
      note: 'Gửi lại miễn phí.',
    },
  },
};
