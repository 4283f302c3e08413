import type { EpisodeWords } from '../format.ts';

/** Eight Thursdays at Dolmeori Market with chefs Ham, Seok and Tae and the fishmonger Mrs. Gam. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '수레 세 대, 전구 세 개', en: 'Three Carts, Three Bulbs', pt: 'Três Carrinhos, Três Lâmpadas',
      es: 'Tres carritos, tres focos', zh: '三辆车，三盏灯', vi: 'Ba Chiếc Xe, Ba Bóng Đèn',
    },
    synopsis: {
      en: 'Ham, Seok and Tae draw lots for their pitches and find out what nine thousand won buys. The first customer of the season orders a dish nobody has put on the menu.',
      pt: 'Ham, Seok e Tae sorteiam os pontos e descobrem o que se faz com nove mil wons. O primeiro cliente da temporada pede um prato que ninguém pôs no cardápio.',
      es: 'Ham, Seok y Tae sortean sus lugares y descubren para qué alcanzan nueve mil wones. El primer cliente de la temporada pide un plato que nadie puso en el menú.',
      zh: '咸、石、太三位主厨抽签定摊位，才知道九千韩元能做出什么。开张第一位客人，点了一道谁的菜单上都没有的菜。',
      vi: 'Ham, Seok và Tae bốc thăm chỗ đứng và hiểu ra chín nghìn won làm được gì. Vị khách đầu mùa gọi một món chẳng ai ghi trong thực đơn.',
    },
  },
  {
    title: {
      ko: '감 여사의 장부', en: 'The Ledger of Mrs. Gam', pt: 'O Caderno da Dona Gam',
      es: 'El cuaderno de la señora Gam', zh: '甘大姐的账本', vi: 'Cuốn Sổ Của Bà Gam',
    },
    synopsis: {
      en: 'A chef with two stars has miscounted his squid. Mrs. Gam, forty-one years at the fish stall, teaches him to do sums with a wet pencil and charges him for the lesson.',
      pt: 'Um chef de duas estrelas errou a conta das lulas. A dona Gam, há quarenta e um anos na banca de peixe, ensina a somar com lápis molhado e cobra pela aula.',
      es: 'Un chef con dos estrellas contó mal los calamares. La señora Gam, cuarenta y un años en la pescadería, le enseña a sumar con un lápiz mojado y le cobra la clase.',
      zh: '两星主厨数错了鱿鱼。守了四十一年鱼摊的甘大姐，用一支湿铅笔教他算账，学费照收。',
      vi: 'Vị bếp trưởng hai sao đếm nhầm mực. Bà Gam, bốn mươi mốt năm bán cá, dạy ông cộng sổ bằng bút chì ướt, và tính luôn tiền dạy.',
    },
  },
  {
    title: {
      ko: '비 오는 날의 파전', en: 'Scallion Weather', pt: 'Dia de Chuva, Dia de Pajeon',
      es: 'Con lluvia, tortilla de cebollín', zh: '下雨天的葱饼', vi: 'Trời Mưa Bánh Hành',
    },
    synopsis: {
      en: 'Rain empties the square by seven. Seok drags her griddle under the fire station awning, and for one night the only cart in the market belongs to all three of them.',
      pt: 'A chuva esvazia a praça às sete. Seok arrasta a chapa para baixo da marquise dos bombeiros e, por uma noite, o único carrinho do mercado é dos três.',
      es: 'La lluvia vacía la plaza a las siete. Seok arrastra su plancha bajo el alero de los bomberos y, por una noche, el único carrito del mercado es de los tres.',
      zh: '七点不到，雨就把广场浇空了。石师傅把铁板拖到消防站的雨棚下，这一夜，全市场唯一的一辆车，归三个人共有。',
      vi: 'Bảy giờ, mưa làm quảng trường vắng tanh. Seok kéo chảo gang vào dưới mái hiên trạm cứu hỏa, và đêm ấy chiếc xe duy nhất của chợ là của cả ba người.',
    },
  },
  {
    title: {
      ko: '단골이라는 말', en: 'What Makes a Regular', pt: 'O Que Faz um Freguês',
      es: 'Lo que hace a un cliente', zh: '什么叫老主顾', vi: 'Thế Nào Là Khách Quen',
    },
    synopsis: {
      en: 'A bus driver has eaten at Tae’s cart four Thursdays running without a word. On the fifth he leaves a note under the bowl, and Tae shuts early to answer it.',
      pt: 'Um motorista de ônibus comeu no carrinho de Tae quatro quintas seguidas, sem dizer nada. Na quinta vez deixa um bilhete sob a tigela, e Tae fecha mais cedo para responder.',
      es: 'Un chofer de autobús comió cuatro jueves seguidos en el carrito de Tae sin decir palabra. Al quinto deja una nota bajo el tazón, y Tae cierra temprano para contestarla.',
      zh: '一位公交司机连着四个周四来太师傅车前吃饭，一句话没说过。第五次，他在碗底压了张纸条，太师傅提早收摊，去写回信。',
      vi: 'Một bác tài xe buýt ăn ở xe của Tae bốn thứ Năm liền không nói một lời. Lần thứ năm bác để lại mảnh giấy dưới bát, và Tae dọn hàng sớm để viết trả lời.',
    },
  },
  {
    title: {
      ko: '서울에서 온 손님들', en: 'Visitors from Seoul', pt: 'Visitas de Seul', es: 'Visitas de Seúl',
      zh: '首尔来客', vi: 'Khách Từ Seoul',
    },
    synopsis: {
      en: 'Word gets out, coaches arrive, and the line for the three carts blocks the way to every other stall. The market women call a meeting; the chefs are not invited.',
      pt: 'A notícia se espalha, chegam ônibus de excursão e a fila dos três carrinhos tapa todas as outras bancas. As feirantes convocam uma reunião; os chefs não são convidados.',
      es: 'Corre la voz, llegan autobuses y la fila de los tres carritos tapa todos los demás puestos. Las vendedoras convocan una reunión; los chefs no están invitados.',
      zh: '名声传开，旅游大巴一辆接一辆，三辆车前的长队堵住了所有摊位。市场的婶子们开了个会，没请主厨。',
      vi: 'Tiếng lành đồn xa, xe khách kéo đến, hàng người trước ba chiếc xe chắn hết lối vào các sạp khác. Các bà các chị trong chợ mở cuộc họp; đầu bếp không được mời.',
    },
  },
  {
    title: {
      ko: '오늘은 설거지만', en: 'Dishes Only', pt: 'Hoje, Só Louça', es: 'Hoy solo se friega',
      zh: '今天只洗碗', vi: 'Hôm Nay Chỉ Rửa Bát',
    },
    synopsis: {
      en: 'By way of apology Ham, Seok and Tae close up and spend a Thursday as hired hands: gutting, frying, mopping. Ham discovers a rice cake he has been trying to invent for six years.',
      pt: 'Para se desculpar, Ham, Seok e Tae fecham e passam uma quinta como ajudantes: limpam peixe, fritam, esfregam. Ham encontra um bolinho de arroz que tenta inventar há seis anos.',
      es: 'Como disculpa, Ham, Seok y Tae cierran y pasan un jueves de ayudantes: destripan, fríen, trapean. Ham descubre un pastel de arroz que lleva seis años tratando de inventar.',
      zh: '为了赔不是，三位主厨收起摊子，周四一整天给人打下手：杀鱼、油炸、拖地。咸师傅撞见了自己琢磨六年都没做出来的那块年糕。',
      vi: 'Để tạ lỗi, ba đầu bếp nghỉ bán và làm thuê trọn một thứ Năm: mổ cá, chiên, lau sàn. Ham gặp đúng miếng bánh gạo mà ông cất công nghĩ suốt sáu năm.',
    },
  },
  {
    title: {
      ko: '정전 사십 분', en: 'Forty Minutes Without Power', pt: 'Quarenta Minutos no Escuro',
      es: 'Cuarenta minutos sin luz', zh: '停电四十分钟', vi: 'Bốn Mươi Phút Mất Điện',
    },
    synopsis: {
      en: 'A fuse blows on the busiest night of the summer. Phones become lamps, prices are shouted from cart to cart, and Mrs. Gam keeps the accounts in her head.',
      pt: 'Um fusível queima na noite mais cheia do verão. Celulares viram lanternas, os preços são gritados de carrinho em carrinho e a dona Gam faz as contas de cabeça.',
      es: 'Salta un fusible en la noche más concurrida del verano. Los celulares hacen de lámparas, los precios se gritan de carrito en carrito y la señora Gam lleva las cuentas de memoria.',
      zh: '夏天最热闹的一夜，保险丝断了。手机变成灯，价钱靠喊，账全记在甘大姐脑子里。',
      vi: 'Đêm đông nhất mùa hè, cầu chì nổ. Điện thoại thành đèn, giá cả hô từ xe này sang xe kia, còn bà Gam nhẩm hết sổ sách trong đầu.',
    },
  },
  {
    title: {
      ko: '불 끄는 사람', en: 'The One Who Turns Off the Light', pt: 'Quem Apaga a Luz',
      es: 'El que apaga la luz', zh: '关灯的人', vi: 'Người Tắt Đèn',
    },
    synopsis: {
      en: 'The last ledger is read aloud with the whole market listening. One cart stays behind, and it is not the one anybody bet on.',
      pt: 'O último caderno é lido em voz alta, com o mercado inteiro ouvindo. Um dos carrinhos fica, e não é aquele em que todos apostaram.',
      es: 'El último cuaderno se lee en voz alta ante todo el mercado. Un carrito se queda, y no es aquel por el que apostaban.',
      zh: '最后一本账当着全市场的面念了出来。有一辆车会留下，却不是大家押的那一辆。',
      vi: 'Cuốn sổ cuối được đọc to cho cả chợ nghe. Một chiếc xe ở lại, và không phải chiếc mọi người đặt cược.',
    },
  },
];
