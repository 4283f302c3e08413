import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '53초', en: 'Fifty-Three Seconds', pt: 'Cinquenta e Três Segundos', es: 'Cincuenta y tres segundos', zh: '五十三秒', vi: 'Năm mươi ba giây' },
    synopsis: {
      en: 'Lamp fitter Yong Inseong is sent to replace a fuse in carriage four. The fuse is sound. Somebody pulled it, and put it back.',
      pt: 'O eletricista Yong Inseong vai trocar um fusível no carro quatro. O fusível está perfeito. Alguém o tirou e o pôs de volta.',
      es: 'El electricista Yong Inseong va a cambiar un fusible del vagón cuatro. El fusible está bien. Alguien lo sacó y lo volvió a poner.',
      zh: '电工龙仁成奉命更换四号车厢的保险丝。保险丝好好的：是有人拔了下来，又插了回去。',
      vi: 'Thợ điện Yong Inseong được cử đi thay cầu chì toa số bốn. Cầu chì vẫn tốt. Có kẻ đã rút ra rồi cắm lại.',
    },
  },
  {
    title: { ko: '아홉 개의 진술', en: 'Nine Statements', pt: 'Nove Depoimentos', es: 'Nueve declaraciones', zh: '九份口供', vi: 'Chín lời khai' },
    synopsis: {
      en: 'A nurse, a drunk, two students, a man with a cake. All nine tell the police the tenth seat was empty from the start, and all nine use the same four words.',
      pt: 'Uma enfermeira, um bêbado, dois estudantes, um homem com um bolo. Os nove dizem à polícia que o décimo banco sempre esteve vazio, e os nove usam as mesmas quatro palavras.',
      es: 'Una enfermera, un borracho, dos estudiantes, un hombre con un pastel. Los nueve dicen a la policía que el décimo asiento siempre estuvo vacío, y los nueve con las mismas cuatro palabras.',
      zh: '护士，醉汉，两个学生，提蛋糕的男人。九个人都对警察说，第十个座位从一开始就空着——连用词都一字不差。',
      vi: 'Cô y tá, gã say, hai sinh viên, người đàn ông xách bánh kem. Cả chín khai với cảnh sát rằng ghế thứ mười trống từ đầu, cả chín dùng đúng bốn chữ ấy.',
    },
  },
  {
    title: { ko: '바이올린 없는 케이스', en: 'No Violin', pt: 'Sem Violino', es: 'Sin violín', zh: '没有琴的琴盒', vi: 'Hộp đàn không đàn' },
    synopsis: {
      en: 'The case holds a child’s winter coat, a bus timetable for Goheung and eleven photographs of bruises, each with a date. Inseong does not log them.',
      pt: 'No estojo há um casaco de criança, um horário de ônibus para Goheung e onze fotos de hematomas, todas com data. Inseong não registra nada disso.',
      es: 'En el estuche hay un abrigo de niño, un horario de autobuses a Goheung y once fotos de moretones, cada una con fecha. Inseong no los registra.',
      zh: '琴盒里是一件孩子的冬衣、一张去高兴的班车时刻表，和十一张伤痕照片，张张标着日期。仁成没有登记。',
      vi: 'Trong hộp là áo ấm trẻ con, lịch xe khách đi Goheung và mười một tấm ảnh vết bầm, tấm nào cũng ghi ngày. Inseong không ghi vào sổ.',
    },
  },
  {
    title: { ko: '케이크를 든 남자', en: 'The Man with the Cake', pt: 'O Homem do Bolo', es: 'El hombre del pastel', zh: '提蛋糕的男人', vi: 'Người đàn ông xách bánh kem' },
    synopsis: {
      en: 'Prosecutor Sa Jungheon was the only passenger who did not know the others. He was bringing the cake to his wife, he says, and she was sitting opposite.',
      pt: 'O promotor Sa Jungheon era o único que não conhecia os demais. Levava o bolo para a esposa, diz ele, e ela estava sentada em frente.',
      es: 'El fiscal Sa Jungheon era el único que no conocía a los demás. Le llevaba el pastel a su esposa, dice, y ella iba sentada enfrente.',
      zh: '检察官史正宪是车厢里唯一不认识其他人的乘客。他说，蛋糕是带给妻子的，而妻子，就坐在他对面。',
      vi: 'Công tố viên Sa Jungheon là hành khách duy nhất không quen những người kia. Anh ta nói chiếc bánh là mua cho vợ, và cô ấy ngồi ngay đối diện.',
    },
  },
  {
    title: { ko: '기관사의 문', en: 'The Driver’s Door', pt: 'A Porta do Maquinista', es: 'La puerta del conductor', zh: '司机室的门', vi: 'Cửa buồng lái' },
    synopsis: {
      en: 'Between Suraksan and Madeul a train can be left on foot if the driver slows to four kilometers an hour. Driver Bu Okhui did, and has driven perfectly ever since.',
      pt: 'Entre Suraksan e Madeul dá para descer a pé se o maquinista reduzir a quatro por hora. Bu Okhui reduziu, e desde então dirige sem uma falha.',
      es: 'Entre Suraksan y Madeul se puede bajar a pie si el conductor reduce a cuatro por hora. Bu Okhui redujo, y desde entonces conduce sin una falla.',
      zh: '水落山到马得之间，只要车速降到四公里，人就能走下列车。司机夫玉姬降了速，此后开车再无半点差错。',
      vi: 'Giữa Suraksan và Madeul, có thể xuống tàu đi bộ nếu lái tàu giảm còn bốn cây số giờ. Bu Okhui đã giảm, và từ đó lái không một lỗi nhỏ.',
    },
  },
  {
    title: { ko: '수요일 뜨개 모임', en: 'The Wednesday Knitters', pt: 'O Tricô das Quartas', es: 'Las tejedoras del miércoles', zh: '周三编织会', vi: 'Hội đan len thứ Tư' },
    synopsis: {
      en: 'Eight strangers turn out to share a yarn shop in Hagye. Inseong understands what he has been hunting, and that the prosecutor has been reading over his shoulder.',
      pt: 'Oito desconhecidos frequentam a mesma loja de lãs em Hagye. Inseong entende o que vinha caçando e que o promotor lia tudo por cima do seu ombro.',
      es: 'Ocho desconocidos frecuentan la misma tienda de estambre en Hagye. Inseong entiende qué estaba cazando, y que el fiscal leía por encima de su hombro.',
      zh: '八个“陌生人”原来都是下溪同一家毛线店的常客。仁成这才明白自己一直在追查什么，也明白检察官始终在他背后看着。',
      vi: 'Tám “người lạ” hóa ra cùng lui tới một tiệm len ở Hagye. Inseong hiểu mình đang săn đuổi điều gì, và hiểu rằng gã công tố vẫn đọc qua vai mình.',
    },
  },
  {
    title: { ko: '고흥행', en: 'To Goheung', pt: 'Para Goheung', es: 'A Goheung', zh: '开往高兴', vi: 'Xe đi Goheung' },
    synopsis: {
      en: 'Two men drive south through the night, one to warn her and one to fetch her. At a seaside school, a music teacher counts the children in and finds one coat missing.',
      pt: 'Dois homens rumam ao sul de madrugada, um para avisá-la, outro para buscá-la. Numa escola à beira-mar, uma professora de música conta as crianças e dá por falta de um casaco.',
      es: 'Dos hombres van al sur de noche, uno a advertirla y otro a llevársela. En una escuela junto al mar, una maestra de música cuenta a los niños y nota que falta un abrigo.',
      zh: '两个男人连夜南下，一个去报信，一个去抓人。海边的小学里，音乐老师清点孩子，发现少了一件外套。',
      vi: 'Hai người đàn ông xuyên đêm về nam, một đi báo tin, một đi bắt. Ở ngôi trường ven biển, cô giáo dạy nhạc đếm lũ trẻ và thấy thiếu một chiếc áo.',
    },
  },
  {
    title: { ko: '열 번째 좌석', en: 'The Tenth Seat', pt: 'O Décimo Banco', es: 'El décimo asiento', zh: '第十个座位', vi: 'Ghế thứ mười' },
    synopsis: {
      en: 'The hearing is public, so the Wednesday knitters fill the front bench. Asked who pulled the fuse, nine people stand up; then, at the back, so does the electrician.',
      pt: 'A audiência é pública, e o tricô das quartas ocupa o primeiro banco. Quando perguntam quem tirou o fusível, nove pessoas se levantam; depois, lá atrás, o eletricista também.',
      es: 'La audiencia es pública, así que las tejedoras llenan la primera banca. Cuando preguntan quién sacó el fusible, nueve personas se ponen de pie; luego, al fondo, también el electricista.',
      zh: '庭审公开，编织会坐满了第一排。法官问保险丝是谁拔的，九个人站了起来；随后，最后一排的电工也站了起来。',
      vi: 'Phiên điều trần công khai, hội đan len ngồi kín hàng đầu. Khi tòa hỏi ai rút cầu chì, chín người đứng dậy; rồi ở cuối phòng, anh thợ điện cũng đứng lên.',
    },
  },
];
