import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '표준 코스 4,000원', en: 'Normal Wash, 4,000 Won', pt: 'Lavagem Normal, 4.000 Wons',
      es: 'Lavado normal, 4000 wones', zh: '标准洗，四千韩元', vi: 'Giặt thường, 4.000 won',
    },
    synopsis: {
      en: 'Tae-ri cannot practice, but nobody has forbidden her to fold sheets and think aloud. A delivery rider with a bloodied jacket wants to know how long ten minutes is.',
      pt: 'Tae-ri não pode advogar, mas ninguém a proibiu de dobrar lençóis e pensar em voz alta. Um motoboy de jaqueta ensanguentada quer saber quanto duram dez minutos.',
      es: 'Tae-ri no puede ejercer, pero nadie le prohibió doblar sábanas y pensar en voz alta. Un repartidor con la chaqueta ensangrentada quiere saber cuánto duran diez minutos.',
      zh: '泰梨不能执业，可没人禁止她一边叠床单一边自言自语。一个外套带血的外卖骑手来问：十分钟有多长？',
      vi: 'Tae-ri không được hành nghề, nhưng đâu ai cấm cô vừa gấp ga giường vừa nghĩ thành tiếng. Một tài xế giao hàng áo dính máu muốn biết mười phút là bao lâu.',
    },
  },
  {
    title: {
      ko: '지워지지 않는 얼룩', en: 'Stains That Stay', pt: 'Manchas Que Ficam',
      es: 'Manchas que no salen', zh: '洗不掉的污渍', vi: 'Vết bẩn không phai',
    },
    synopsis: {
      en: 'Dryer number five coughs up a blood-typed hospital bracelet. The prosecutor who ended her career, No Jun-seo, brings in his shirts and pretends not to see it.',
      pt: 'A secadora cinco cospe uma pulseira de hospital. No Jun-seo, o promotor que acabou com a carreira dela, vem lavar camisas e finge não ver.',
      es: 'La secadora cinco escupe una pulsera de hospital. No Jun-seo, el fiscal que acabó con su carrera, trae sus camisas y finge no verla.',
      zh: '五号烘干机里掉出一条写着血型的住院手环。断送她前程的检察官卢俊瑞正好来洗衬衫，装作什么也没看见。',
      vi: 'Máy sấy số năm nhả ra chiếc vòng tay bệnh viện. No Jun-seo, công tố viên từng chấm dứt sự nghiệp của cô, mang sơ mi đến giặt và giả vờ không thấy.',
    },
  },
  {
    title: {
      ko: '보증금 돌려주세요', en: 'Give Back the Deposit', pt: 'Devolva o Depósito',
      es: 'Devuélvanos el depósito', zh: '把押金还给我们', vi: 'Trả lại tiền cọc',
    },
    synopsis: {
      en: 'One landlord, eighty-six apartments, and a line of tenants with nothing left to wash. Tae-ri teaches them to fill in the same form at the same minute.',
      pt: 'Um senhorio, oitenta e seis apartamentos e uma fila de inquilinos sem mais nada para lavar. Tae-ri os ensina a preencher o mesmo formulário no mesmo minuto.',
      es: 'Un casero, ochenta y seis departamentos y una fila de inquilinos sin nada más que lavar. Tae-ri les enseña a llenar el mismo formulario en el mismo minuto.',
      zh: '一个房东，八十六套房，排队的租客已经没什么可洗了。泰梨教他们在同一分钟，填同一张表。',
      vi: 'Một chủ nhà, tám mươi sáu căn hộ, và hàng dài người thuê chẳng còn gì để giặt. Tae-ri dạy họ điền cùng một lá đơn vào cùng một phút.',
    },
  },
  {
    title: {
      ko: '검사의 사표', en: 'The Prosecutor Resigns', pt: 'O Promotor Pede Demissão',
      es: 'La renuncia del fiscal', zh: '检察官辞职了', vi: 'Công tố viên từ chức',
    },
    synopsis: {
      en: 'Jun-seo hands in his badge and asks the laundry for work. She gives him an iron and the worst case on the shelf, a dispute about a goat.',
      pt: 'Jun-seo entrega o distintivo e pede emprego na lavanderia. Ela lhe dá um ferro de passar e o pior caso da prateleira, uma briga por uma cabra.',
      es: 'Jun-seo entrega la placa y pide trabajo en la lavandería. Ella le da una plancha y el peor caso del estante: un pleito por una cabra.',
      zh: '俊瑞交出证件，来洗衣店求职。她递给他一个熨斗，和架上最糟的案子：一只羊的归属。',
      vi: 'Jun-seo nộp thẻ ngành rồi xin việc ở tiệm giặt. Cô đưa anh chiếc bàn ủi và vụ tệ nhất trên kệ: tranh chấp một con dê.',
    },
  },
  {
    title: {
      ko: '정전', en: 'Power Cut', pt: 'Apagão',
      es: 'Apagón', zh: '停电', vi: 'Mất điện',
    },
    synopsis: {
      en: 'Twelve strangers, locked shutters and one wet wedding dress. By candlelight they become the only jury the laundry has ever had, and they cannot agree.',
      pt: 'Doze estranhos, portas travadas e um vestido de noiva molhado. À luz de velas viram o único júri que a lavanderia já teve, e não chegam a um acordo.',
      es: 'Doce desconocidos, cortinas trabadas y un vestido de novia mojado. A la luz de las velas se vuelven el único jurado que ha tenido la lavandería, y no se ponen de acuerdo.',
      zh: '十二个陌生人，打不开的卷帘门，一件湿漉漉的婚纱。烛光下，他们成了洗衣店有史以来唯一的陪审团，却谁也说服不了谁。',
      vi: 'Mười hai người lạ, cửa cuốn kẹt cứng và một chiếc váy cưới ướt sũng. Dưới ánh nến, họ thành bồi thẩm đoàn duy nhất tiệm giặt từng có, và cãi nhau mãi không xong.',
    },
  },
  {
    title: {
      ko: '사촌의 장부', en: 'My Cousin’s Books', pt: 'As Contas da Prima',
      es: 'Las cuentas de mi prima', zh: '表姐的账本', vi: 'Sổ sách của chị họ',
    },
    synopsis: {
      en: 'Coin laundries take cash. Tae-ri does the sums on a sleeve and learns that hers has been washing more than bedding for the builder she is about to sue.',
      pt: 'Lavanderia recebe em dinheiro vivo. Tae-ri faz as contas na manga e vê que a sua anda lavando mais que edredons para a construtora que ela vai processar.',
      es: 'Las lavanderías cobran en efectivo. Tae-ri hace cuentas en un puño y ve que la suya ha lavado algo más que cobijas para la constructora que piensa demandar.',
      zh: '投币洗衣店只收现金。泰梨在袖口上算了一笔账：她家洗的不只是被子，还替她正要起诉的那家建筑商洗了别的。',
      vi: 'Tiệm giặt xu chỉ thu tiền mặt. Tae-ri nhẩm tính trên tay áo và vỡ lẽ: tiệm nhà mình “giặt” không chỉ chăn màn cho nhà thầu cô sắp kiện.',
    },
  },
  {
    title: {
      ko: '증인은 아홉 살', en: 'The Witness Is Nine', pt: 'A Testemunha Tem Nove Anos',
      es: 'La testigo tiene nueve años', zh: '证人九岁', vi: 'Nhân chứng chín tuổi',
    },
    synopsis: {
      en: 'She does her homework on machine three and has seen everyone’s pockets. Jun-seo, who has cross-examined ministers, is destroyed by a child with a spelling test.',
      pt: 'Ela faz a lição em cima da máquina três e já viu o bolso de todo mundo. Jun-seo, que interrogou ministros, é destruído por uma menina com prova de ditado.',
      es: 'Hace la tarea sobre la lavadora tres y ha visto los bolsillos de todos. Jun-seo, que interrogó a ministros, sucumbe ante una niña con examen de dictado.',
      zh: '她天天趴在三号机上写作业，谁口袋里有什么都见过。连部长都盘问过的俊瑞，败给了一个要考听写的小女孩。',
      vi: 'Em làm bài tập trên máy số ba và đã thấy túi áo của tất cả mọi người. Jun-seo, người từng thẩm vấn bộ trưởng, thua tan tác trước cô bé sắp thi chính tả.',
    },
  },
  {
    title: {
      ko: '그날의 수사 기록', en: 'What the File Said', pt: 'O Que Dizia o Processo',
      es: 'Lo que decía el expediente', zh: '那份卷宗', vi: 'Hồ sơ ngày ấy',
    },
    synopsis: {
      en: 'Why did he charge her? The answer has been in the lost-sock basket for a month, folded inside a shirt he never collected.',
      pt: 'Por que ele a denunciou? A resposta está há um mês no cesto das meias perdidas, dobrada numa camisa que ele nunca veio buscar.',
      es: '¿Por qué la acusó? La respuesta lleva un mes en la canasta de calcetines perdidos, doblada en una camisa que él nunca recogió.',
      zh: '他当年为什么起诉她？答案已经在失袜筐里躺了一个月，折在一件他一直没来取的衬衫里。',
      vi: 'Vì sao anh khởi tố cô? Câu trả lời nằm trong giỏ tất lạc cả tháng nay, gấp trong chiếc sơ mi anh chưa bao giờ đến lấy.',
    },
  },
  {
    title: {
      ko: '휴업', en: 'Closed Until Further Notice', pt: 'Fechado por Tempo Indeterminado',
      es: 'Cerrado hasta nuevo aviso', zh: '暂停营业', vi: 'Tạm nghỉ',
    },
    synopsis: {
      en: 'Bulldozers at seven, injunction hearing at nine. The tenants string sheets across the whole street so that nobody can find the front door.',
      pt: 'Escavadeiras às sete, audiência às nove. Os inquilinos penduram lençóis na rua inteira para que ninguém ache a porta.',
      es: 'Excavadoras a las siete, audiencia a las nueve. Los inquilinos tienden sábanas por toda la calle para que nadie encuentre la puerta.',
      zh: '七点推土机进场，九点禁令听证。租客们把床单挂满整条街，让谁也找不到店门。',
      vi: 'Bảy giờ máy ủi tới, chín giờ mở phiên điều trần. Những người thuê nhà giăng ga giường kín cả phố để không ai tìm ra cửa tiệm.',
    },
  },
  {
    title: {
      ko: '10분 지났습니다', en: 'Your Ten Minutes Are Up', pt: 'Acabaram os Dez Minutos',
      es: 'Se acabaron los diez minutos', zh: '十分钟到了', vi: 'Hết mười phút rồi',
    },
    synopsis: {
      en: 'Her suspension ends at noon, in the middle of someone else’s closing argument. Tae-ri stands up in a laundry apron and asks the court for the rest of the time.',
      pt: 'A suspensão termina ao meio-dia, no meio das alegações finais de outro. Tae-ri se levanta de avental de lavanderia e pede ao juiz o tempo que resta.',
      es: 'La suspensión vence a mediodía, en plenos alegatos de otro. Tae-ri se pone de pie con su delantal de lavandería y le pide al tribunal el tiempo que queda.',
      zh: '正午，停业期满，法庭上别人的结案陈词才说到一半。泰梨系着洗衣店围裙站起来，请求把剩下的时间给她。',
      vi: 'Đúng trưa, án treo thẻ hết hạn, ngay giữa phần tranh luận của người khác. Tae-ri đứng dậy trong chiếc tạp dề tiệm giặt và xin tòa phần thời gian còn lại.',
    },
  },
];
