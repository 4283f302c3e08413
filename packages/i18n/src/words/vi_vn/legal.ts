export const legal = {
  documents: {
    terms: 'Điều khoản sử dụng',
    privacy: 'Chính sách quyền riêng tư',
    'privacy-europe': 'Quyền riêng tư: châu Âu và Vương quốc Anh',
    'privacy-oceania': 'Quyền riêng tư: Úc và New Zealand',
    'privacy-brazil': 'Quyền riêng tư: Brazil',
    'privacy-california': 'Quyền riêng tư: California',
    cookies: 'Chính sách cookie',
    ratings: 'Hướng dẫn phân loại độ tuổi',
    accessibility: 'Trợ năng',
  },
  company: { corporate: 'Về chúng tôi', careers: 'Tuyển dụng', business: 'Liên hệ hợp tác' },
  model: 'Đây là văn bản mẫu. Bên vận hành dịch vụ này chưa thay bằng văn bản của mình.',
} as const;
