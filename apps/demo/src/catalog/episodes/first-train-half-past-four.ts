import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '예순여덟의 대걸레', en: 'A Mop at Sixty-Eight', pt: 'Um Esfregão aos Sessenta e Oito',
      es: 'Un trapeador a los sesenta y ocho', zh: '六十八岁的拖把', vi: 'Cây lau nhà tuổi sáu mươi tám',
    },
    synopsis: {
      en: 'She has cleaned the same thirty-second floor for seventeen years and has never met anyone who works there. They leave her notes; she keeps them all.',
      pt: 'Há dezessete anos ela limpa o mesmo trigésimo segundo andar e nunca viu quem trabalha ali. Deixam-lhe bilhetes; ela guarda todos.',
      es: 'Lleva diecisiete años limpiando el mismo piso treinta y dos y nunca ha visto a quien trabaja ahí. Le dejan notas; ella las guarda todas.',
      zh: '同一个三十二层，她打扫了十七年，从没见过在那儿上班的人。他们给她留字条，她一张张都收着。',
      vi: 'Mười bảy năm bà lau cùng một tầng ba mươi hai, chưa từng gặp ai làm ở đó. Họ để lại giấy nhắn, bà giữ hết.',
    },
  },
  {
    title: {
      ko: '경매장 지게꾼', en: 'The Fish Porter', pt: 'O Carregador de Peixe',
      es: 'El cargador de la lonja', zh: '鱼市搬运工', vi: 'Người bốc vác chợ cá',
    },
    synopsis: {
      en: 'The auction at Noryangjin is over before most of the city is awake. A porter moves four tons a night and knows the price of everything he cannot buy.',
      pt: 'O leilão de Noryangjin acaba antes que a cidade acorde. Um carregador move quatro toneladas por noite e sabe o preço de tudo o que não pode comprar.',
      es: 'La subasta de Noryangjin termina antes de que la ciudad despierte. Un cargador mueve cuatro toneladas por noche y sabe el precio de todo lo que no puede comprar.',
      zh: '鹭梁津的拍卖结束时，城里人大多还没醒。搬运工一夜扛四吨，买不起的东西，价钱他样样清楚。',
      vi: 'Phiên đấu giá ở Noryangjin xong trước lúc thành phố thức giấc. Một người bốc vác khuân bốn tấn mỗi đêm, biết giá mọi thứ anh không mua nổi.',
    },
  },
  {
    title: {
      ko: '거꾸로 퇴근하는 간호사', en: 'Going Home the Other Way', pt: 'Voltando na Contramão',
      es: 'De regreso a contramano', zh: '逆向下班的护士', vi: 'Tan ca ngược chiều',
    },
    synopsis: {
      en: 'For one passenger the first train is the last. A ward nurse rides home after eleven hours and tries to stay awake for nine stations.',
      pt: 'Para uma passageira, o primeiro trem é o último. A enfermeira volta depois de onze horas e tenta ficar acordada por nove estações.',
      es: 'Para una pasajera, el primer tren es el último. Una enfermera vuelve tras once horas y trata de seguir despierta nueve estaciones.',
      zh: '对一位乘客来说，首班车就是末班车。护士下了十一个小时的班，要撑着九站不睡着。',
      vi: 'Với một hành khách, chuyến đầu lại là chuyến cuối. Cô y tá về nhà sau mười một tiếng trực, cố thức qua chín ga.',
    },
  },
  {
    title: {
      ko: '용접공의 민법책', en: 'The Welder’s Law Book', pt: 'O Soldador e o Código Civil',
      es: 'El soldador y el código civil', zh: '焊工的民法书', vi: 'Sách luật của thợ hàn',
    },
    synopsis: {
      en: 'Between Guro and Bupyeong he reads eleven pages of civil law. A welder, forty-four, prepares for an exam he has failed three times.',
      pt: 'Entre Guro e Bupyeong ele lê onze páginas de direito civil. Soldador, quarenta e quatro anos, prepara-se para uma prova em que já foi reprovado três vezes.',
      es: 'Entre Guro y Bupyeong lee once páginas de derecho civil. Soldador, cuarenta y cuatro años, se prepara para un examen que ha reprobado tres veces.',
      zh: '从九老到富平，他读完十一页民法。四十四岁的焊工，正备战一场考砸过三次的考试。',
      vi: 'Từ Guro đến Bupyeong anh đọc mười một trang dân luật. Người thợ hàn bốn mươi bốn tuổi ôn cho kỳ thi đã trượt ba lần.',
    },
  },
  {
    title: {
      ko: '가는 길입니다', en: 'On My Way', pt: 'A Caminho',
      es: 'Voy en camino', zh: '我正在路上', vi: 'Tôi đang trên đường',
    },
    synopsis: {
      en: 'She rides every morning, speaks to everyone and gets off at a different station each day. The crew asks once, and after that it only rides along.',
      pt: 'Ela viaja toda manhã, fala com todos e desce cada dia numa estação diferente. A equipe pergunta uma vez; depois, apenas acompanha.',
      es: 'Viaja cada mañana, habla con todos y baja cada día en otra estación. El equipo pregunta una vez; después, solo la acompaña.',
      zh: '她每天早上都来，跟谁都搭话，每天在不同的站下车。摄制组只问了一次，此后便只是陪着她坐。',
      vi: 'Sáng nào bà cũng đi, bắt chuyện với mọi người, mỗi ngày xuống một ga khác. Đoàn phim hỏi một lần, từ đó chỉ lặng lẽ đi cùng.',
    },
  },
];
