import type { EpisodeWords } from '../format.ts';

/** Producer Do Garam visits a different pansori singer in Jeolla each week. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '남원, 너무 예의 바른 베이스', en: 'Namwon: The Polite Bass', pt: 'Namwon: O Grave Educado', es: 'Namwon: los bajos corteses',
      zh: '南原：低音太客气', vi: 'Namwon: Tiếng Bass Quá Lịch Sự',
    },
    synopsis: {
      en: 'Singer Seo Hyang-dan listens to Garam’s best track with her eyes shut and asks when it starts. He leaves with a drum lesson, six persimmons and a bruised thumb.',
      pt: 'A cantora Seo Hyang-dan ouve a melhor faixa de Garam de olhos fechados e pergunta quando começa. Ele sai com uma aula de tambor, seis caquis e o polegar roxo.',
      es: 'La cantante Seo Hyang-dan oye la mejor pista de Garam con los ojos cerrados y pregunta cuándo empieza. Él se va con una clase de tambor, seis caquis y el pulgar morado.',
      zh: '唱匠徐香丹闭着眼听完都佳岚最得意的曲子，问：什么时候开始？他带走了一堂鼓课、六个柿子，和一根敲青的拇指。',
      vi: 'Nghệ nhân Seo Hyang-dan nhắm mắt nghe bản nhạc hay nhất của Garam rồi hỏi bao giờ bắt đầu. Anh ra về với một buổi học trống, sáu quả hồng và ngón cái bầm tím.',
    },
  },
  {
    title: { ko: '폭포 소리를 이겨라', en: 'Louder than the Waterfall', pt: 'Mais Alto que a Cachoeira', es: 'Más fuerte que la cascada', zh: '盖过瀑布', vi: 'Át Tiếng Thác' },
    synopsis: {
      en: 'In Gurye a singer trains by drowning out a waterfall, and Garam’s microphone drowns first. He records the hole her voice makes in the water instead.',
      pt: 'Em Gurye, uma cantora treina para abafar a cachoeira, e o microfone de Garam é que se afoga. Ele grava então o buraco que a voz dela abre na água.',
      es: 'En Gurye, una cantante entrena tapando el ruido de una cascada, y lo que se ahoga es el micrófono de Garam. Él graba el hueco que la voz abre en el agua.',
      zh: '求礼有位唱匠，练功就是盖过瀑布声，先被淹没的却是佳岚的麦克风。于是他改录她的嗓子在水声里劈开的那道口子。',
      vi: 'Ở Gurye có nghệ nhân luyện giọng át tiếng thác, còn micro của Garam thì chìm nghỉm trước. Anh bèn thu khoảng trống mà giọng bà xẻ ra giữa tiếng nước.',
    },
  },
  {
    title: { ko: '고수는 추임새로 말한다', en: 'The Drummer Talks Back', pt: 'O Tambor Responde', es: 'El tambor contesta', zh: '鼓手会搭腔', vi: 'Tay Trống Biết Đáp Lời' },
    synopsis: {
      en: 'An eighty-year-old drummer in Gochang answers every line with “eolssu!” Garam tries to make a sample of it, and the old man changes the word each time he presses record.',
      pt: 'Em Gochang, um tamboreiro de oitenta anos responde a cada verso com “eolssu!”. Garam tenta sampleá-lo, e o velho muda a palavra sempre que a gravação começa.',
      es: 'En Gochang, un tamborero de ochenta años contesta cada verso con “¡eolssu!”. Garam intenta samplearlo, y el viejo cambia la palabra cada vez que empieza a grabar.',
      zh: '高敞一位八十岁的老鼓手，句句都要喊一声“哦嘘”。佳岚想采个样，可他一按录音，老人家就换个词。',
      vi: 'Ở Gochang, tay trống tám mươi tuổi câu nào cũng đáp “eolssu!”. Garam muốn lấy mẫu âm thanh, mà hễ anh bấm thu là ông cụ đổi tiếng khác.',
    },
  },
  {
    title: {
      ko: '진도, 바다의 느린 장단', en: 'Jindo: The Slow Count', pt: 'Jindo: A Contagem Lenta', es: 'Jindo: la cuenta lenta',
      zh: '珍岛：大海的慢板', vi: 'Jindo: Nhịp Chậm Của Biển',
    },
    synopsis: {
      en: 'On Jindo the slowest rhythm takes one tide to finish, says Kwak Ae-sim, and she isn’t joking. Garam sits on the flats with his laptop until the sea reaches the keys.',
      pt: 'Em Jindo, o ritmo mais lento leva uma maré para acabar, diz Kwak Ae-sim, e não é brincadeira. Garam fica na lama com o laptop até o mar chegar às teclas.',
      es: 'En Jindo el ritmo más lento tarda una marea en acabar, dice Kwak Ae-sim, y no bromea. Garam se sienta en el lodo con su laptop hasta que el mar llega a las teclas.',
      zh: '郭爱心说，珍岛最慢的一个长短，要等潮水涨落一回。她没开玩笑。佳岚抱着笔记本坐在滩涂上，一直坐到海水漫上键盘。',
      vi: 'Bà Kwak Ae-sim bảo ở Jindo nhịp chậm nhất dài bằng một con nước, và bà không đùa. Garam ngồi trên bãi bùn với máy tính cho đến khi biển chạm bàn phím.',
    },
  },
  {
    title: { ko: '손녀는 래퍼', en: 'Her Granddaughter Raps', pt: 'A Neta É Rapper', es: 'La nieta rapea', zh: '孙女是说唱歌手', vi: 'Cháu Gái Là Rapper' },
    synopsis: {
      en: 'In Mokpo the student and the teacher share a house and a stubborn jaw. Garam is asked to judge whose forty lines in one breath is really one breath.',
      pt: 'Em Mokpo, aluna e mestra dividem a casa e a teimosia. Garam tem de julgar qual das duas diz quarenta versos num fôlego só, de verdade.',
      es: 'En Mokpo, alumna y maestra comparten casa y terquedad. A Garam le toca juzgar cuál de las dos dice de verdad cuarenta versos en un solo aliento.',
      zh: '木浦的师徒住在同一屋檐下，倔得一模一样。佳岚被请来评理：一口气四十句，到底谁是真的一口气？',
      vi: 'Ở Mokpo, thầy và trò là hai bà cháu chung một nhà, bướng y như nhau. Garam được nhờ phân xử: bốn mươi câu một hơi, ai mới thật là một hơi.',
    },
  },
  {
    title: { ko: '플러그인 사백 개', en: 'Four Hundred Plug-Ins', pt: 'Quatrocentos Plug-Ins', es: 'Cuatrocientos plugins', zh: '四百个插件', vi: 'Bốn Trăm Plug-In' },
    synopsis: {
      en: 'In Imsil the laptop dies on a cheese board. With no software, Garam must finish the track using a barn, three goats and a singer who keeps time on a milk can.',
      pt: 'Em Imsil, o laptop morre numa tábua de queijos. Sem programas, Garam termina a faixa com um celeiro, três cabras e uma cantora que marca o tempo num latão de leite.',
      es: 'En Imsil, la laptop muere sobre una tabla de quesos. Sin programas, Garam termina la pista con un granero, tres cabras y una cantante que lleva el compás en un bidón de leche.',
      zh: '任实，电脑死在了一盘奶酪上。没了软件，佳岚只能靠一间谷仓、三只山羊，和一位敲奶桶打拍子的唱匠把曲子做完。',
      vi: 'Ở Imsil, máy tính chết ngay trên khay phô mai. Không phần mềm, Garam hoàn thành bản nhạc nhờ một nhà kho, ba con dê và nghệ nhân gõ nhịp lên can sữa.',
    },
  },
  {
    title: { ko: '다섯 시간의 완창', en: 'Five Hours, Standing', pt: 'Cinco Horas de Pé', es: 'Cinco horas de pie', zh: '站着唱完五小时', vi: 'Năm Tiếng Hát Trọn' },
    synopsis: {
      en: 'In Boseong a full telling lasts five hours, and the regular drummer has hurt his wrist. Garam is the only one in town who has had seven lessons.',
      pt: 'Em Boseong, uma narração completa dura cinco horas, e o tamboreiro machucou o pulso. Garam é o único na cidade que já teve sete aulas.',
      es: 'En Boseong, una narración completa dura cinco horas, y el tamborero se lastimó la muñeca. Garam es el único en el pueblo que ha tomado siete clases.',
      zh: '宝城，一部完整的唱本要唱五个小时，鼓手却伤了手腕。全镇上过七堂鼓课的，只有佳岚一个。',
      vi: 'Ở Boseong, một vở hát trọn mất năm tiếng, mà tay trống lại đau cổ tay. Cả thị trấn chỉ mình Garam từng học bảy buổi.',
    },
  },
  {
    title: { ko: '장단이 맞았다', en: 'Everybody In', pt: 'Todo Mundo no Compasso', es: 'Todos a compás', zh: '拍子对上了', vi: 'Đã Bắt Được Nhịp' },
    synopsis: {
      en: 'A market square in Jeonju, seven singers, one drum and a very large speaker. Seo Hyang-dan stops the show after one bar and tells the bass to say what it means.',
      pt: 'Uma praça de mercado em Jeonju, sete cantores, um tambor e uma caixa de som enorme. Seo Hyang-dan para tudo no primeiro compasso e manda o grave dizer a que veio.',
      es: 'Una plaza de mercado en Jeonju, siete cantantes, un tambor y un altavoz enorme. Seo Hyang-dan detiene todo al primer compás y le pide al bajo que diga lo que siente.',
      zh: '全州的集市广场，七位唱匠，一面鼓，一只巨大的音箱。才过一小节，徐香丹叫停全场：低音，有话就直说。',
      vi: 'Quảng trường chợ ở Jeonju, bảy nghệ nhân, một cái trống và chiếc loa to tướng. Mới một nhịp, bà Seo Hyang-dan cho dừng và bảo tiếng bass: muốn nói gì cứ nói thẳng.',
    },
  },
];
