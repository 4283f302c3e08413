import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '삼각김밥 폐기 2개', en: 'Two Triangles, Expired', pt: 'Dois Triângulos Vencidos',
      es: 'Dos triángulos vencidos', zh: '两个过期饭团', vi: 'Hai nắm cơm hết hạn',
    },
    synopsis: {
      en: 'On her first night behind the register Nam Du-ri throws out nothing. By half past two the whole bench in front of the store is chewing.',
      pt: 'Na primeira noite no caixa, Nam Du-ri não joga nada fora. Às duas e meia, o banco inteiro em frente à loja está mastigando.',
      es: 'En su primera noche en la caja, Nam Du-ri no tira nada. A las dos y media, toda la banca frente a la tienda está masticando.',
      zh: '站收银台的第一夜，南斗利什么也没扔。到两点半，店门口一长椅的人都在嚼。',
      vi: 'Đêm đầu đứng quầy, Nam Du-ri không vứt thứ gì. Đến hai rưỡi, cả dãy ghế trước tiệm ai cũng đang nhai.',
    },
  },
  {
    title: {
      ko: '택시 기사의 도시락', en: 'The Driver’s Lunch Box', pt: 'A Marmita do Taxista',
      es: 'La vianda del taxista', zh: '司机的便当', vi: 'Hộp cơm bác tài',
    },
    synopsis: {
      en: 'The cabbie always buys the one with two eggs and eats one of them. Du-ri writes on a receipt whom the other one is for.',
      pt: 'O taxista sempre leva a marmita de dois ovos e come só um. Du-ri anota no cupom para quem é o outro.',
      es: 'El taxista siempre compra la de dos huevos y se come uno. Du-ri anota en un recibo para quién es el otro.',
      zh: '司机师傅总买有两个蛋的那种便当，只吃一个。斗利在小票背面写下，另一个是留给谁的。',
      vi: 'Bác tài luôn mua hộp có hai trứng và chỉ ăn một. Du-ri ghi lên hóa đơn quả kia để dành cho ai.',
    },
  },
  {
    title: {
      ko: '경찰 시험 D-30', en: 'Thirty Days to the Exam', pt: 'Trinta Dias para a Prova',
      es: 'Treinta días para el examen', zh: '离考试三十天', vi: 'Còn ba mươi ngày thi',
    },
    synopsis: {
      en: 'The trainee cop must learn to shout and cannot. The regulars hold a class in the parking lot with a lost cat as the suspect.',
      pt: 'O policial em treinamento precisa aprender a gritar e não consegue. Os fregueses dão aula no estacionamento, com um gato perdido de suspeito.',
      es: 'El aspirante a policía debe aprender a gritar y no puede. Los clientes le dan clase en el estacionamiento, con un gato perdido de sospechoso.',
      zh: '见习警察得学会大声喝令，偏偏喊不出来。熟客们在停车场给他开课，嫌疑人是只走丢的猫。',
      vi: 'Anh cảnh sát tập sự phải học quát mà không sao quát được. Khách quen mở lớp ngoài bãi xe, nghi phạm là một con mèo lạc.',
    },
  },
  {
    title: {
      ko: '냉동고 앞의 청혼', en: 'A Proposal to the Freezer', pt: 'Pedido ao Freezer',
      es: 'Propuesta al congelador', zh: '对冰柜求婚', vi: 'Cầu hôn tủ kem',
    },
    synopsis: {
      en: 'Version nine of the speech is perfect, and the freezer is moved to tears: somebody forgot to plug it in. The girl has until the ice cream melts.',
      pt: 'A nona versão do pedido é perfeita, e o freezer se desmancha: alguém esqueceu de ligar na tomada. A moça tem até o sorvete derreter.',
      es: 'La novena versión del discurso es perfecta, y el congelador llora: alguien lo desenchufó. La chica tiene hasta que se derrita el helado.',
      zh: '求婚词第九版堪称完美，冰柜也“感动落泪”，原来是忘了插电。女孩只剩冰淇淋化掉前的那点时间。',
      vi: 'Bài cầu hôn bản thứ chín hoàn hảo, tủ kem cũng rơi nước mắt: ai đó quên cắm điện. Cô gái chỉ còn thời gian tới lúc kem chảy.',
    },
  },
  {
    title: {
      ko: '시를 쓰지 않는 밤', en: 'A Night Without Poems', pt: 'Uma Noite sem Poemas',
      es: 'Una noche sin poemas', zh: '不写诗的夜晚', vi: 'Đêm không làm thơ',
    },
    synopsis: {
      en: 'An old classmate comes in for coffee with a prize on her lapel. Du-ri serves her, then runs out of receipt paper for the first time.',
      pt: 'Uma ex-colega entra para comprar café com um prêmio na lapela. Du-ri a atende e, pela primeira vez, fica sem papel de cupom.',
      es: 'Una antigua compañera entra por un café con un premio en la solapa. Du-ri la atiende y, por primera vez, se queda sin papel de recibos.',
      zh: '老同学进来买咖啡，胸前别着诗歌奖的徽章。斗利招呼完她，头一回用光了小票纸。',
      vi: 'Cô bạn học cũ ghé mua cà phê, ngực cài huy hiệu giải thơ. Du-ri tính tiền xong, lần đầu tiên hết giấy hóa đơn.',
    },
  },
  {
    title: {
      ko: '폭설', en: 'Snowed In', pt: 'Nevasca',
      es: 'Nevada', zh: '大雪', vi: 'Bão tuyết',
    },
    synopsis: {
      en: 'Forty centimeters, no delivery truck, eleven people and nine lunch boxes. At two o’clock they begin to cut everything in half.',
      pt: 'Quarenta centímetros de neve, nada de caminhão, onze pessoas e nove marmitas. Às duas começam a partir tudo ao meio.',
      es: 'Cuarenta centímetros de nieve, ni rastro del camión, once personas y nueve viandas. A las dos empiezan a partir todo por la mitad.',
      zh: '积雪四十厘米，货车没来，十一个人，九盒便当。凌晨两点，他们开始把每样东西切成两半。',
      vi: 'Tuyết dày bốn mươi phân, xe hàng không tới, mười một người và chín hộp cơm. Đúng hai giờ, họ bắt đầu chia đôi mọi thứ.',
    },
  },
  {
    title: {
      ko: '본사 점검', en: 'Head Office Calls', pt: 'A Visita da Matriz',
      es: 'Visita de la central', zh: '总部检查', vi: 'Công ty xuống kiểm tra',
    },
    synopsis: {
      en: 'Giving away expired food is against the rules, and the inspector has counted. That night he comes back without his badge, and hungry.',
      pt: 'Dar comida vencida é contra as regras, e o fiscal contou tudo. À noite ele volta sem crachá, e com fome.',
      es: 'Regalar comida vencida va contra las reglas, y el inspector la ha contado. Esa noche vuelve sin credencial, y con hambre.',
      zh: '把过期食品送人违反规定，检查员一盒盒数过了。当天夜里他又来了，没戴工牌，饿着肚子。',
      vi: 'Cho đồ hết hạn là trái quy định, và anh kiểm tra đã đếm kỹ. Đêm đó anh quay lại, không đeo thẻ, bụng đói.',
    },
  },
  {
    title: {
      ko: '영수증 시집', en: 'A Book of Receipts', pt: 'Um Livro de Cupons',
      es: 'Un libro de recibos', zh: '小票诗集', vi: 'Tập thơ hóa đơn',
    },
    synopsis: {
      en: 'Eight months of receipts, stapled by the regulars behind her back. The first reading is at two in the morning, and there is food.',
      pt: 'Oito meses de cupons, grampeados pelos fregueses sem ela saber. A primeira leitura é às duas da manhã, e tem comida.',
      es: 'Ocho meses de recibos, engrapados por los clientes a sus espaldas. La primera lectura es a las dos de la mañana, y hay comida.',
      zh: '八个月的小票，熟客们背着她订成了册。首场朗诵会定在凌晨两点，管饭。',
      vi: 'Tám tháng hóa đơn, khách quen lén đóng thành tập. Buổi đọc thơ đầu tiên lúc hai giờ sáng, có đồ ăn.',
    },
  },
];
