import type { EpisodeWords } from '../format.ts';

/** Ten market days, quizmaster Jwa Yeon-gyeong and contestants who must buy before they ask. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '조기 비늘을 세라', en: 'Count the Scales', pt: 'Conte as Escamas', es: 'A contar escamas', zh: '数鱼鳞',
      vi: 'Đếm Vảy Cá',
    },
    synopsis: {
      en: 'Beopseongpo: how many scales on one croaker? Moon Tae-gyeom buys four fish to ask four vendors, gets four answers, and counts through the night in his hotel bathtub.',
      pt: 'Beopseongpo: quantas escamas tem uma corvina? Moon Tae-gyeom compra quatro peixes para consultar quatro feirantes, ouve quatro respostas e passa a noite contando na banheira do hotel.',
      es: 'Beopseongpo: ¿cuántas escamas tiene una corvina? Moon Tae-gyeom compra cuatro pescados para consultar a cuatro vendedores, recibe cuatro respuestas y pasa la noche contando en la tina del hotel.',
      zh: '法圣浦：一条黄花鱼有多少片鳞？文泰谦买四条鱼，问四个摊主，得到四个答案，夜里蹲在旅馆浴缸边一片一片数。',
      vi: 'Beopseongpo: một con cá đù có bao nhiêu vảy? Moon Tae-gyeom mua bốn con cá để hỏi bốn người, nhận bốn đáp án, rồi ngồi đếm cả đêm trong bồn tắm khách sạn.',
    },
  },
  {
    title: {
      ko: '붉은 흙의 양파', en: 'The Onion from Red Soil', pt: 'A Cebola da Terra Vermelha',
      es: 'La cebolla de tierra roja', zh: '红土里的洋葱', vi: 'Củ Hành Đất Đỏ',
    },
    synopsis: {
      en: 'Six onions on a table in Muan, one grown in red soil. Contestants may sniff, tap and weep, and the only vendor who knows the answer sells nothing but shoelaces.',
      pt: 'Seis cebolas numa mesa em Muan, uma só de terra vermelha. Vale cheirar, bater e chorar, e a única feirante que sabe a resposta só vende cadarços.',
      es: 'Seis cebollas en una mesa de Muan y solo una de tierra roja. Se vale oler, golpear y llorar, y la única vendedora que sabe la respuesta solo vende cordones.',
      zh: '务安集市，桌上六颗洋葱，只有一颗长在红土里。闻、敲、流泪都行。唯一知道答案的摊主，卖的是鞋带。',
      vi: 'Chợ Muan, trên bàn sáu củ hành, chỉ một củ lớn từ đất đỏ. Được ngửi, được gõ, được khóc, và người duy nhất biết đáp án lại chỉ bán dây giày.',
    },
  },
  {
    title: {
      ko: '나물 이름 대기', en: 'Name That Green', pt: 'Que Verdura É Essa?', es: 'Nombra la hierba', zh: '认野菜',
      vi: 'Gọi Tên Rau Rừng',
    },
    synopsis: {
      en: 'Eleven dried mountain greens in Jeongseon look identical to Jang Seok-beom. A vendor of eighty-one tells him the names for two thousand won each, and each one turns out to be a granddaughter’s.',
      pt: 'Onze verduras secas da serra em Jeongseon parecem iguais para Jang Seok-beom. Uma feirante de oitenta e um anos diz os nomes por dois mil wons cada, e são todos nomes das netas.',
      es: 'Once hierbas secas de monte en Jeongseon le parecen idénticas a Jang Seok-beom. Una vendedora de ochenta y un años le dice los nombres a dos mil wones cada uno, y todos son de sus nietas.',
      zh: '旌善的十一种干野菜，在张锡范眼里全一个样。八十一岁的摊主一个名字收两千韩元，报完才知道，全是她孙女的名字。',
      vi: 'Mười một loại rau rừng khô ở Jeongseon, Jang Seok-beom nhìn cái nào cũng giống nhau. Bà cụ tám mươi mốt bán tên với giá hai nghìn won một loại, và tên nào cũng là tên cháu gái bà.',
    },
  },
  {
    title: {
      ko: '뻥이요', en: 'Fire in the Hole', pt: 'Olha o Estouro!', es: '¡Ahí va el trueno!', zh: '砰！爆米花',
      vi: 'Bỏng Nổ Đây',
    },
    synopsis: {
      en: 'How many grains in a can of popped rice at Moran Market? The answer flies twelve meters on the bang, and the contestants are sent after it with tweezers.',
      pt: 'Quantos grãos há numa lata de arroz estourado na feira de Moran? A resposta voa doze metros no estouro, e os participantes vão atrás com pinças.',
      es: '¿Cuántos granos caben en una lata de arroz inflado del mercado de Moran? La respuesta vuela doce metros con el estallido, y los concursantes van tras ella con pinzas.',
      zh: '牡丹市场，一罐爆米花里有多少粒米？砰的一声，答案飞出十二米，选手们只好拿着镊子去捡。',
      vi: 'Chợ Moran: một mẻ bỏng gạo có bao nhiêu hạt? Đoàng một tiếng, đáp án văng xa mười hai mét, người chơi phải cầm nhíp đi nhặt.',
    },
  },
  {
    title: {
      ko: '덤의 법칙', en: 'The Law of One Extra', pt: 'A Lei do Brinde', es: 'La ley de la ñapa', zh: '饶一个的学问',
      vi: 'Luật Thêm Một',
    },
    synopsis: {
      en: 'The prize in Gurye goes to the team given the most for free. Yuk Mi-na compliments a pumpkin for ten minutes and comes home with the pumpkin, the knife and a lunch invitation.',
      pt: 'Em Gurye vence a equipe que ganhar mais coisas de graça. Yuk Mi-na elogia uma abóbora por dez minutos e volta com a abóbora, a faca e um convite para almoçar.',
      es: 'En Gurye gana el equipo al que le regalen más. Yuk Mi-na elogia una calabaza diez minutos y vuelve con la calabaza, el cuchillo y una invitación a almorzar.',
      zh: '求礼集市，谁家白得的东西最多谁赢。陆美娜把一个南瓜夸了十分钟，抱回了南瓜、一把菜刀，外加一顿午饭。',
      vi: 'Ở Gurye, đội nào được cho thêm nhiều nhất thì thắng. Yuk Mi-na khen trái bí mười phút, xách về trái bí, con dao và lời mời ăn trưa.',
    },
  },
  {
    title: {
      ko: '눈 가리고 젓갈', en: 'Blindfold and Brine', pt: 'De Olhos Vendados', es: 'A ciegas y en salmuera',
      zh: '蒙眼尝鱼酱', vi: 'Bịt Mắt Nếm Mắm',
    },
    synopsis: {
      en: 'Ganggyeong ferments forty-one things in salt. Blindfolded, the contestants must tell shrimp caught in May from shrimp caught in June, and one of them declares war on an oyster.',
      pt: 'Ganggyeong fermenta quarenta e uma coisas no sal. De olhos vendados, é preciso distinguir o camarão de maio do camarão de junho, e alguém declara guerra a uma ostra.',
      es: 'Ganggyeong fermenta en sal cuarenta y una cosas. Con los ojos vendados hay que distinguir el camarón de mayo del de junio, y alguien le declara la guerra a una ostra.',
      zh: '江景的咸酱有四十一种。选手蒙上眼睛，要尝出哪坛虾是五月捕的，哪坛是六月的，有人当场跟一只牡蛎翻了脸。',
      vi: 'Ganggyeong muối bốn mươi mốt thứ mắm. Bịt mắt lại, người chơi phải phân biệt tép tháng Năm với tép tháng Sáu, và có người tuyên chiến với một con hàu.',
    },
  },
  {
    title: {
      ko: '소 값은 눈으로', en: 'What Does She Weigh?', pt: 'Quanto Ela Pesa?', es: '¿Cuánto pesa?', zh: '目测一头牛',
      vi: 'Nhìn Mắt Đoán Cân',
    },
    synopsis: {
      en: 'Guess the weight of a cow at the Hwaseong cattle market. Experts miss by three kilos, Moon Tae-gyeom by two hundred, and the cow follows him back to the van.',
      pt: 'Adivinhe o peso de uma vaca na feira de gado de Hwaseong. Os experientes erram por três quilos, Moon Tae-gyeom erra por duzentos, e a vaca o segue até a van.',
      es: 'Adivina el peso de una vaca en la feria de ganado de Hwaseong. Los expertos fallan por tres kilos, Moon Tae-gyeom por doscientos, y la vaca lo sigue hasta la camioneta.',
      zh: '华城牛市，猜一头牛多重。行家差三公斤，文泰谦差两百公斤，那头牛一路跟着他走到面包车前。',
      vi: 'Chợ bò Hwaseong: đoán xem con bò nặng bao nhiêu. Dân trong nghề lệch ba ký, Moon Tae-gyeom lệch hai trăm, và con bò theo anh tới tận xe.',
    },
  },
  {
    title: {
      ko: '국수 한 그릇의 거스름돈', en: 'Change from a Bowl of Noodles', pt: 'O Troco do Macarrão',
      es: 'El cambio de unos fideos', zh: '一碗面找多少钱', vi: 'Tiền Thối Tô Mì',
    },
    synopsis: {
      en: 'Mental arithmetic at the noodle stall in Damyang, where the owner has not used a calculator since 1983. Asked to check the total, a math teacher on the team turns pale.',
      pt: 'Conta de cabeça na banca de macarrão de Damyang, cuja dona não usa calculadora desde 1983. O professor de matemática da equipe confere a soma e fica branco.',
      es: 'Cálculo mental en el puesto de fideos de Damyang, cuya dueña no usa calculadora desde 1983. El profesor de matemáticas del equipo revisa la suma y se pone pálido.',
      zh: '潭阳的面摊老板 1983 年起就没碰过计算器，今天比心算。队里的数学老师奉命核对总数，脸都白了。',
      vi: 'Thi tính nhẩm ở sạp mì Damyang, nơi bà chủ không đụng máy tính từ năm 1983. Thầy giáo toán trong đội kiểm lại tổng tiền rồi tái mặt.',
    },
  },
  {
    title: {
      ko: '고등어 두 손', en: 'Two Hands of Mackerel', pt: 'Duas Mãos de Cavala', es: 'Dos manos de caballa',
      zh: '两手鲭鱼', vi: 'Hai Nắm Cá Thu',
    },
    synopsis: {
      en: 'Old units only in Andong: two hands of mackerel, one pot of barley, a string of persimmons. Jwa Yeon-gyeong asks for “a little,” and finds that here it has an exact size.',
      pt: 'Em Andong só valem medidas antigas: duas mãos de cavala, um pote de cevada, uma fieira de caquis. Jwa Yeon-gyeong pede “um pouquinho” e descobre que ali isso tem tamanho exato.',
      es: 'En Andong solo valen medidas antiguas: dos manos de caballa, un cuenco de cebada, una sarta de caquis. Jwa Yeon-gyeong pide “un poquito” y descubre que ahí eso tiene medida exacta.',
      zh: '安东只认老单位：两“手”鲭鱼、一“斗”大麦、一“串”柿饼。左妍京说“来一点点”，才知道在这儿，“一点点”也是有准数的。',
      vi: 'Andong chỉ dùng đơn vị xưa: hai nắm cá thu, một đấu lúa mạch, một xâu hồng. Jwa Yeon-gyeong xin “một chút”, mới hay ở đây “một chút” cũng có số đo hẳn hoi.',
    },
  },
  {
    title: {
      ko: '파장 전 마지막 문제', en: 'Last Question Before Closing', pt: 'A Última Antes de Fechar',
      es: 'La última antes de cerrar', zh: '散集前最后一题', vi: 'Câu Cuối Trước Giờ Tan Chợ',
    },
    synopsis: {
      en: 'The vendors ask and the contestants answer. Prize: a stall for a day in Bongpyeong. Jang Seok-beom wins it, sells one sock, and buys the other himself.',
      pt: 'Agora os feirantes perguntam e os participantes respondem. Prêmio: uma banca por um dia em Bongpyeong. Jang Seok-beom ganha, vende um pé de meia e compra ele mesmo o outro.',
      es: 'Ahora preguntan los vendedores y responden los concursantes. Premio: un puesto por un día en Bongpyeong. Jang Seok-beom lo gana, vende un calcetín y él mismo compra el otro.',
      zh: '这回摊主出题，选手作答，奖品是蓬坪集市一天的摊位。张锡范赢了，卖出一只袜子，另一只自己掏钱买下。',
      vi: 'Lần này tiểu thương hỏi, người chơi trả lời. Giải thưởng: một sạp ở Bongpyeong trong một ngày. Jang Seok-beom thắng, bán được một chiếc vớ, rồi tự mua chiếc còn lại.',
    },
  },
];
