import type { EpisodeWords } from '../format.ts';

/** MIRINE (Garyeong, Sol, Jia, Byeol and Nari) and their dance teacher Ms. Kkot, counted down to debut. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: 'D-60, 투표', en: 'D-60: The Vote', pt: 'D-60: A Votação', es: 'D-60: la votación',
      zh: 'D-60：投票', vi: 'D-60: Bỏ Phiếu',
    },
    synopsis: {
      en: 'Music video or dance teacher: five folded papers in a snack bag. It comes out four to one, and for the rest of the night everyone tries to guess whose one it was.',
      pt: 'Clipe ou professora de dança: cinco papéis dobrados num saquinho de salgadinho. Dá quatro a um, e o resto da noite é tentar adivinhar de quem foi o um.',
      es: 'Videoclip o maestra de baile: cinco papeles doblados en una bolsa de papitas. Sale cuatro a uno, y el resto de la noche es adivinar de quién fue el uno.',
      zh: '拍 MV 还是请舞蹈老师？五张折好的纸条丢进零食袋。四比一。剩下的整个晚上，大家都在猜那一票是谁。',
      vi: 'MV hay cô giáo dạy nhảy: năm mảnh giấy gấp trong túi bim bim. Kết quả bốn một, và cả đêm còn lại ai cũng đoán xem phiếu kia của ai.',
    },
  },
  {
    title: {
      ko: '꽃 선생님은 웃지 않는다', en: 'Ms. Kkot Does Not Smile', pt: 'A Professora Kkot Não Sorri',
      es: 'La maestra Kkot no sonríe', zh: '花老师不笑', vi: 'Cô Kkot Không Cười',
    },
    synopsis: {
      en: 'Their new teacher spent nine years dancing behind other people’s names. Her first lesson contains no dancing: she makes them stand still for the length of the song.',
      pt: 'A nova professora passou nove anos dançando atrás de nomes alheios. A primeira aula não tem dança: ela as faz ficar paradas durante a música inteira.',
      es: 'La nueva maestra pasó nueve años bailando detrás de otros nombres. En su primera clase no se baila: las hace quedarse quietas lo que dura la canción.',
      zh: '新老师在别人的名字后面跳了九年舞。第一堂课没有舞，她让五个人站着不动，站满一首歌。',
      vi: 'Cô giáo mới đã chín năm nhảy sau lưng tên tuổi người khác. Buổi đầu không có điệu nào: cô bắt cả nhóm đứng yên trọn một bài hát.',
    },
  },
  {
    title: {
      ko: '센터는 누구', en: 'Who Stands in the Middle', pt: 'Quem Fica no Centro', es: 'Quién va al centro',
      zh: '谁站中间', vi: 'Ai Đứng Giữa',
    },
    synopsis: {
      en: 'The company wants Jia in the center; Jia wants the exit in the corner. A strip of tape on the floor causes more trouble than any song so far.',
      pt: 'A gravadora quer Jia no centro; Jia quer o canto perto da saída. Uma tira de fita no chão causa mais confusão que qualquer música até agora.',
      es: 'La agencia quiere a Jia en el centro; Jia quiere la esquina junto a la salida. Una tira de cinta en el suelo da más problemas que cualquier canción.',
      zh: '公司要智雅站中心，智雅只想站靠门的角落。地上一条胶带，惹出的麻烦比哪首歌都多。',
      vi: 'Công ty muốn Jia đứng giữa; Jia chỉ muốn góc gần cửa. Một vạch băng dính trên sàn gây rắc rối hơn mọi bài hát từ trước đến nay.',
    },
  },
  {
    title: {
      ko: '엄마가 왔다 갔다', en: 'Mom Was Here', pt: 'A Mãe Passou por Aqui', es: 'Vino mamá',
      zh: '妈妈来过', vi: 'Mẹ Vừa Ghé',
    },
    synopsis: {
      en: 'Side dishes for five appear outside the door with no note. Nari recognizes the lunchboxes and has until the last bus to decide whether to run after them.',
      pt: 'Marmitas para cinco aparecem na porta, sem bilhete. Nari reconhece os potes e tem até o último ônibus para decidir se corre atrás.',
      es: 'Aparecen viandas para cinco en la puerta, sin nota. Nari reconoce los recipientes y tiene hasta el último autobús para decidir si sale corriendo.',
      zh: '门口多了五人份的小菜，没有字条。娜丽认得那些饭盒，末班车开走之前，她还来得及追出去。',
      vi: 'Đồ ăn cho năm người xuất hiện trước cửa, không lời nhắn. Nari nhận ra mấy hộp cơm, và cô còn đến chuyến xe buýt cuối để quyết định có chạy theo không.',
    },
  },
  {
    title: {
      ko: '무릎', en: 'The Knee', pt: 'O Joelho', es: 'La rodilla', zh: '膝盖', vi: 'Đầu Gối',
    },
    synopsis: {
      en: 'Sol lands badly on day thirty-one and says nothing for two. What the doctor allows is half the choreography, so Ms. Kkot rewrites the other half around a chair.',
      pt: 'Sol cai de mau jeito no trigésimo primeiro dia e se cala por dois. O médico libera metade da coreografia, então a professora Kkot reescreve a outra metade em volta de uma cadeira.',
      es: 'Sol cae mal el día treinta y uno y calla dos días. El médico le permite media coreografía, así que la maestra Kkot reescribe la otra mitad alrededor de una silla.',
      zh: '第三十一天，率儿落地没站稳，忍了两天没吭声。医生只准跳一半，花老师便围着一把椅子，把另一半重编了一遍。',
      vi: 'Ngày thứ ba mươi mốt, Sol tiếp đất hỏng và im lặng hai ngày. Bác sĩ chỉ cho nhảy một nửa, nên cô Kkot biên lại nửa kia quanh một chiếc ghế.',
    },
  },
  {
    title: {
      ko: '천이백 원짜리 뮤직비디오', en: 'The 1,200-Won Music Video', pt: 'O Clipe de 1.200 Wons',
      es: 'El videoclip de 1.200 wones', zh: '一千二百韩元的MV', vi: 'MV Giá 1.200 Won',
    },
    synopsis: {
      en: 'There is no budget, but there is a coin laundry, a phone and a friend with a skateboard. Byeol directs; the machines finish their spin cycle exactly on the last beat.',
      pt: 'Orçamento não há, mas há uma lavanderia automática, um celular e um amigo com skate. Byeol dirige; as máquinas terminam de centrifugar exatamente na última batida.',
      es: 'No hay presupuesto, pero sí una lavandería de monedas, un celular y un amigo con patineta. Dirige Byeol; las lavadoras terminan de centrifugar justo en el último compás.',
      zh: '没有预算，但有一间投币洗衣房、一部手机，和一个玩滑板的朋友。星儿来导演，最后一拍落下，洗衣机刚好甩干完毕。',
      vi: 'Không có kinh phí, nhưng có tiệm giặt xu, một chiếc điện thoại và cậu bạn biết trượt ván. Byeol đạo diễn; máy giặt vắt xong đúng nhịp cuối cùng.',
    },
  },
  {
    title: {
      ko: 'D-1, 불 꺼진 연습실', en: 'D-1: Lights Out', pt: 'D-1: Luz Apagada', es: 'D-1: luces apagadas',
      zh: 'D-1：熄灯', vi: 'D-1: Tắt Đèn',
    },
    synopsis: {
      en: 'Told to sleep, all five turn up at the basement separately and pretend it was by chance. Garyeong confesses to the fifth vote.',
      pt: 'Mandadas dormir, as cinco aparecem no subsolo cada uma por si e fingem que foi coincidência. Garyeong confessa o quinto voto.',
      es: 'Les ordenan dormir, pero las cinco llegan al sótano por separado y fingen que fue casualidad. Garyeong confiesa el quinto voto.',
      zh: '叫她们早睡，五个人却前后脚溜回地下室，还都装作碰巧。佳伶承认，那第五票是她投的。',
      vi: 'Được lệnh đi ngủ, cả năm lại lần lượt mò xuống hầm và vờ như tình cờ. Garyeong thú nhận lá phiếu thứ năm.',
    },
  },
  {
    title: {
      ko: '3분 12초', en: 'Three Minutes, Twelve Seconds', pt: 'Três Minutos e Doze Segundos',
      es: 'Tres minutos y doce segundos', zh: '三分十二秒', vi: 'Ba Phút Mười Hai Giây',
    },
    synopsis: {
      en: 'Music Naru, a Friday, fourth on the bill. The camera that stayed in the corner for sixty days goes along in a backpack and films the one thing it has never seen: an audience.',
      pt: 'Music Naru, uma sexta, quarta atração. A câmera que passou sessenta dias num canto vai junto na mochila e filma a única coisa que nunca viu: uma plateia.',
      es: 'Music Naru, un viernes, cuartas en el programa. La cámara que pasó sesenta días en un rincón viaja en una mochila y filma lo único que nunca ha visto: un público.',
      zh: '某个周五，《音乐渡口》，第四个出场。那台在角落里守了六十天的摄像机，被装进背包带来，拍下了它从没见过的东西：观众。',
      vi: 'Music Naru, một thứ Sáu, tiết mục thứ tư. Chiếc máy quay nằm góc phòng sáu mươi ngày được bỏ ba lô mang theo, và quay thứ duy nhất nó chưa từng thấy: khán giả.',
    },
  },
];
