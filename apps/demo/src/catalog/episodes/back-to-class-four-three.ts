import type { EpisodeWords } from '../format.ts';

/** A month at a primary school in Mokpo: small chairs, milk at ten and desk partners aged eleven. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '작은 의자 일곱 개', en: 'Seven Small Chairs', pt: 'Sete Cadeirinhas', es: 'Siete sillitas', zh: '七把小板凳',
      vi: 'Bảy Chiếc Ghế Bé Xíu',
    },
    synopsis: {
      en: 'Desk partner Eun-byeol, eleven, gives actor Dan U-jin the rules: no talking, no leaning, nobody borrows the blue eraser. By second period he has broken a chair.',
      pt: 'A colega Eun-byeol, de onze anos, dita as regras ao ator Dan U-jin: não falar, não se encostar, não pegar a borracha azul. Na segunda aula ele já quebrou uma cadeira.',
      es: 'Su compañera Eun-byeol, de once años, le dicta las reglas al actor Dan U-jin: no hablar, no recostarse, no tocar la goma azul. En la segunda hora él ya rompió una silla.',
      zh: '十一岁的同桌恩星给演员段宇真立规矩：不许说话，不许往后靠，蓝色橡皮概不外借。第二节课，他就把椅子坐塌了。',
      vi: 'Cô bạn cùng bàn Eun-byeol mười một tuổi dặn diễn viên Dan U-jin: cấm nói chuyện, cấm ngả lưng, cục tẩy xanh không cho mượn. Mới tiết hai, anh đã làm gãy ghế.',
    },
  },
  {
    title: {
      ko: '우유는 열 시에', en: 'Milk at Ten', pt: 'Leite às Dez', es: 'La leche, a las diez', zh: '十点喝牛奶',
      vi: 'Mười Giờ Uống Sữa',
    },
    synopsis: {
      en: 'The stars try to trade milk for favors and discover that the class has had a working economy since second grade. A rapper ends up owing forty-one cartons.',
      pt: 'As estrelas tentam trocar leite por favores e descobrem que a turma tem uma economia própria desde a segunda série. Um rapper acaba devendo quarenta e uma caixinhas.',
      es: 'Las estrellas intentan cambiar leche por favores y descubren que la clase tiene su propia economía desde segundo. Un rapero termina debiendo cuarenta y un cartones.',
      zh: '明星们想拿牛奶换人情，才发现班里从二年级起就自有一套经济体系。一位说唱歌手倒欠了四十一盒。',
      vi: 'Các ngôi sao định đổi sữa lấy ân huệ, mới hay lớp đã có cả nền kinh tế riêng từ năm lớp hai. Một rapper rốt cuộc nợ bốn mươi mốt hộp.',
    },
  },
  {
    title: {
      ko: '화요일의 받아쓰기', en: 'Dictation Tuesday', pt: 'Terça É Dia de Ditado', es: 'Martes de dictado',
      zh: '周二听写', vi: 'Chính Tả Thứ Ba',
    },
    synopsis: {
      en: 'Ten sentences read once. The retired wrestler scores nine, the news anchor scores four, and Ji-an, eleven, puts a sticker on the anchor’s hand for effort.',
      pt: 'Dez frases lidas uma só vez. O lutador aposentado acerta nove, a âncora de TV, quatro, e Ji-an, de onze anos, cola um adesivo na mão dela pelo esforço.',
      es: 'Diez oraciones leídas una sola vez. El luchador retirado acierta nueve, la presentadora cuatro, y Ji-an, de once años, le pega a ella una calcomanía en la mano por el esfuerzo.',
      zh: '十句话，每句只念一遍。退役摔跤手得九分，新闻主播得四分，十一岁的智安给她手背贴了张“努力奖”贴纸。',
      vi: 'Mười câu, mỗi câu đọc một lần. Cựu đô vật đúng chín, phát thanh viên đúng bốn, và Ji-an mười một tuổi dán nhãn cố gắng lên mu bàn tay cô.',
    },
  },
  {
    title: {
      ko: '분수는 어려워', en: 'Fractions', pt: 'Frações', es: 'Fracciones', zh: '分数真难', vi: 'Phân Số Khó Lắm',
    },
    synopsis: {
      en: 'Dan U-jin cannot see why half of a quarter is smaller. Eun-byeol explains it with a chocolate cake, then with a folded map of Jeolla, then with his paycheck.',
      pt: 'Dan U-jin não entende por que metade de um quarto é menor. Eun-byeol explica com um bolinho de chocolate, depois com um mapa dobrado de Jeolla, depois com o cachê dele.',
      es: 'Dan U-jin no entiende por qué la mitad de un cuarto es menos. Eun-byeol se lo explica con un pastelito de chocolate, luego con un mapa doblado de Jeolla y luego con su sueldo.',
      zh: '段宇真想不通，四分之一的一半怎么反而更小。恩星先用巧克力派讲，再用折起来的全罗道地图讲，最后用他的片酬讲。',
      vi: 'Dan U-jin không hiểu sao nửa của một phần tư lại nhỏ hơn. Eun-byeol giảng bằng bánh sô-cô-la, rồi bằng tấm bản đồ Jeolla gấp đôi, cuối cùng bằng thù lao của anh.',
    },
  },
  {
    title: {
      ko: '급식 당번', en: 'Lunch Duty', pt: 'Ajudantes da Merenda', es: 'Turno de comedor', zh: '值日打饭',
      vi: 'Trực Nhật Nhà Ăn',
    },
    synopsis: {
      en: 'The stars serve the soup, and the class judges the portions to the gram. Actor Cho Eun-hu favors Tae-o with one extra dumpling and has thirty witnesses.',
      pt: 'As estrelas servem a sopa, e a turma confere as porções ao grama. O ator Cho Eun-hu dá um bolinho a mais a Tae-o diante de trinta testemunhas.',
      es: 'Las estrellas sirven la sopa y la clase mide las porciones al gramo. El actor Cho Eun-hu le da una empanadilla de más a Tae-o ante treinta testigos.',
      zh: '明星们负责打汤，全班一克一克地盯着份量。演员赵恩厚偷偷多给泰五一个饺子，三十双眼睛看得清清楚楚。',
      vi: 'Các ngôi sao múc canh, cả lớp soi từng gam. Diễn viên Cho Eun-hu cho Tae-o thêm một cái há cảo, trước mặt ba mươi nhân chứng.',
    },
  },
  {
    title: {
      ko: '책상 속의 편지', en: 'The Letter in the Desk', pt: 'A Carta na Carteira', es: 'La carta en el pupitre',
      zh: '课桌里的信', vi: 'Lá Thư Trong Ngăn Bàn',
    },
    synopsis: {
      en: 'Someone has written an unsigned love letter and put it in the wrong desk. The stars, all suspects, offer Eun-byeol eleven different theories, and not one of them is right.',
      pt: 'Alguém escreveu uma carta de amor sem assinatura e a pôs na carteira errada. As estrelas, todas suspeitas, dão a Eun-byeol onze teorias, e nenhuma acerta.',
      es: 'Alguien escribió una carta de amor sin firma y la puso en el pupitre equivocado. Las estrellas, todas sospechosas, le ofrecen a Eun-byeol once teorías, y ninguna acierta.',
      zh: '有人写了封没署名的情书，塞错了课桌。明星们个个有嫌疑，给恩星提了十一种推理，没一个猜对。',
      vi: 'Có người viết thư tình không ký tên, nhét nhầm ngăn bàn. Các ngôi sao ai cũng bị nghi, đưa ra cho Eun-byeol mười một giả thuyết, chẳng cái nào đúng.',
    },
  },
  {
    title: {
      ko: '목포 앞바다 소풍', en: 'The Field Trip to the Sea', pt: 'O Passeio ao Mar', es: 'La excursión al mar',
      zh: '去海边秋游', vi: 'Chuyến Đi Biển',
    },
    synopsis: {
      en: 'Packed lunches on the Mokpo waterfront, and the rule that nobody trades. Dan U-jin’s mother has sent sixty seaweed rolls, and for one hour he is the most popular boy in class.',
      pt: 'Lancheiras no cais de Mokpo e uma regra: não se troca comida. A mãe de Dan U-jin mandou sessenta kimbaps, e por uma hora ele é o menino mais popular da turma.',
      es: 'Almuerzos para llevar en el malecón de Mokpo, y la regla de no intercambiar. La mamá de Dan U-jin mandó sesenta kimbap, y por una hora él es el chico más popular de la clase.',
      zh: '在木浦海边吃便当，规定不许互换。段宇真的妈妈做了六十卷紫菜包饭，整整一个小时，他成了全班最红的人。',
      vi: 'Ăn cơm hộp bên bờ biển Mokpo, luật là cấm đổi món. Mẹ Dan U-jin gửi sáu mươi cuộn kimbap, và suốt một tiếng anh là đứa được lòng nhất lớp.',
    },
  },
  {
    title: {
      ko: '운동회, 마지막 주자', en: 'Sports Day: The Anchor Leg', pt: 'Gincana: O Último a Correr',
      es: 'Fiesta deportiva: el último relevo', zh: '运动会：最后一棒', vi: 'Hội Thao: Người Chạy Cuối',
    },
    synopsis: {
      en: 'White team, blue team, and Dan U-jin with the baton. He stops on the final bend to work out what fraction of the track is left, and Eun-byeol screams the answer.',
      pt: 'Equipe branca, equipe azul e Dan U-jin com o bastão. Ele para na última curva para calcular que fração da pista falta, e Eun-byeol grita a resposta.',
      es: 'Equipo blanco, equipo azul y Dan U-jin con el testigo. Se detiene en la última curva a calcular qué fracción de la pista falta, y Eun-byeol le grita la respuesta.',
      zh: '白队、蓝队，接力棒在段宇真手里。最后一个弯，他忽然停下来算还剩几分之几，恩星扯着嗓子喊出了答案。',
      vi: 'Đội trắng, đội xanh, và Dan U-jin cầm gậy tiếp sức. Tới khúc cua cuối, anh dừng lại tính xem còn mấy phần đường, và Eun-byeol hét to đáp án.',
    },
  },
];
