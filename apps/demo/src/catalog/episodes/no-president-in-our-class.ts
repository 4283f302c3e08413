import type { EpisodeWords } from '../format.ts';

/** Second-year class six at Haesong High, its vanished president Cha Yuri, seat one Gang Minhu and seat thirty-one Pi Sangmi. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '백지 서른한 장', en: 'Thirty-One Blanks', pt: 'Trinta e Um em Branco', es: 'Treinta y una en blanco', zh: '三十一张白纸', vi: 'Ba mươi mốt lá trắng' },
    synopsis: {
      en: 'Yuri’s desk is empty, the class fund is gone, and the vote to replace her comes out blank. Gang Minhu in seat one is handed the attendance book because he sits near the door.',
      pt: 'A carteira de Yuri está vazia, o caixa sumiu, e a eleição dá tudo em branco. Gang Minhu, da carteira um, recebe a chamada porque se senta perto da porta.',
      es: 'El lugar de Yuri está vacío, el fondo desapareció y la elección sale en blanco. A Gang Minhu, asiento uno, le dan la lista porque está junto a la puerta.',
      zh: '琉璃的座位空了，班费没了，补选的票全是白纸。坐一号的姜敏厚接过点名册，理由是他离门最近。',
      vi: 'Bàn của Yuri trống, quỹ lớp mất, phiếu bầu người thay toàn giấy trắng. Gang Minhu ghế số một nhận sổ điểm danh vì ngồi gần cửa nhất.',
    },
  },
  {
    title: { ko: '1번의 법', en: 'The Laws of Seat One', pt: 'As Leis da Carteira Um', es: 'Las leyes del asiento uno', zh: '一号立法', vi: 'Luật của ghế số một' },
    synopsis: {
      en: 'Minhu abolishes lunch order, phone bans and, by accident, homework. It lasts three glorious days, until a phone rings in the ceiling.',
      pt: 'Minhu acaba com a ordem do almoço, a proibição do celular e, sem querer, a lição de casa. São três dias de glória, até um celular tocar dentro do forro.',
      es: 'Minhu elimina el orden del almuerzo, la prohibición de celulares y, sin querer, la tarea. Son tres días gloriosos, hasta que suena un teléfono dentro del techo.',
      zh: '敏厚废除了打饭顺序和手机禁令，还不小心把作业也废了。快活了三天，天花板里忽然响起手机铃声。',
      vi: 'Minhu bỏ thứ tự ăn trưa, bỏ lệnh cấm điện thoại và lỡ tay bỏ luôn bài tập. Được ba ngày huy hoàng thì có tiếng chuông điện thoại trên trần.',
    },
  },
  {
    title: { ko: '천장 속의 전화', en: 'A Phone in the Ceiling', pt: 'O Celular no Forro', es: 'El teléfono en el techo', zh: '天花板里的手机', vi: 'Điện thoại trên trần' },
    synopsis: {
      en: 'It is Yuri’s, and the battery is at four percent. Thirty-one people want to see the video, and every one of them says it is only to make sure they’re not in it.',
      pt: 'É o de Yuri, com quatro por cento de bateria. Trinta e um querem ver o vídeo, todos, dizem, só para ter certeza de que não aparecem nele.',
      es: 'Es el de Yuri, con cuatro por ciento de batería. Treinta y uno quieren ver el video, todos, dicen, solo para confirmar que no salen en él.',
      zh: '是琉璃的手机，电量还剩百分之四。三十一个人都想看那段视频，个个都说，只想确认里面没有自己。',
      vi: 'Đó là máy của Yuri, pin còn bốn phần trăm. Ba mươi mốt người đều muốn xem đoạn video, ai cũng nói chỉ để chắc mình không có trong đó.',
    },
  },
  {
    title: { ko: '9번은 도망쳤다', en: 'Seat Nine Runs Away', pt: 'A Carteira Nove Foge', es: 'El asiento nueve se fuga', zh: '九号逃跑了', vi: 'Ghế số chín bỏ trốn' },
    synopsis: {
      en: 'The ninth president lasts one hour, then climbs out the window with the attendance book. The class hunts her through Busan and finds her at the hospital, reading to Yuri’s mother.',
      pt: 'A nona representante dura uma hora e foge pela janela com a chamada. A turma a procura por Busan e a acha no hospital, lendo para a mãe de Yuri.',
      es: 'La novena jefa dura una hora y se va por la ventana con la lista. El grupo la busca por Busan y la encuentra en el hospital, leyéndole a la mamá de Yuri.',
      zh: '九号班长只当了一小时，就带着点名册翻窗跑了。全班找遍釜山，最后在医院找到了她，她正给琉璃的妈妈念书。',
      vi: 'Lớp trưởng thứ chín trụ được một tiếng rồi ôm sổ điểm danh trèo cửa sổ. Cả lớp tìm khắp Busan, gặp cô trong bệnh viện, đang đọc sách cho mẹ Yuri.',
    },
  },
  {
    title: { ko: '모의고사 날의 재판', en: 'Trial on Exam Day', pt: 'Julgamento em Dia de Prova', es: 'Juicio en día de examen', zh: '模考日的审判', vi: 'Phiên tòa ngày thi thử' },
    synopsis: {
      en: 'Minutes before the mock exam the answer key drops out of a locker that has no owner. Class six holds a trial in forty minutes, with a jury, and convicts the wrong boy.',
      pt: 'Minutos antes do simulado, o gabarito cai de um armário sem dono. A turma seis faz um julgamento em quarenta minutos, com júri, e condena o garoto errado.',
      es: 'Minutos antes del simulacro, la clave de respuestas cae de un casillero sin dueño. El seis celebra un juicio en cuarenta minutos, con jurado, y condena al chico equivocado.',
      zh: '模拟考前几分钟，一只无主储物柜里掉出了答案。六班用四十分钟开庭，有陪审团，还判错了人。',
      vi: 'Ngay trước giờ thi thử, đáp án rơi ra từ chiếc tủ không chủ. Lớp 11-6 mở phiên tòa trong bốn mươi phút, có cả bồi thẩm đoàn, và kết tội nhầm người.',
    },
  },
  {
    title: { ko: '반비의 행방', en: 'Where the Fund Went', pt: 'O Destino do Caixa', es: 'A dónde fue el fondo', zh: '班费的去向', vi: 'Quỹ lớp đi đâu' },
    synopsis: {
      en: 'Every won is accounted for on the back of a bus ticket in Yuri’s hand. She spent it on a single thing, and thirty people look at the back corner without meaning to.',
      pt: 'Cada won está anotado no verso de uma passagem, na letra de Yuri. Ela gastou tudo numa coisa só, e trinta pessoas olham sem querer para o canto do fundo.',
      es: 'Cada won está anotado al reverso de un boleto, con letra de Yuri. Lo gastó en una sola cosa, y treinta personas miran sin querer hacia el rincón del fondo.',
      zh: '一张车票背面，琉璃把每一块钱都记得清清楚楚。钱只花在了一件事上，三十个人不由自主地望向最后那个角落。',
      vi: 'Từng đồng won được ghi sau một tấm vé xe, nét chữ Yuri. Cô tiêu hết vào đúng một việc, và ba mươi người bất giác nhìn về góc cuối lớp.',
    },
  },
  {
    title: { ko: '31번, 피상미', en: 'Seat Thirty-One', pt: 'Carteira Trinta e Um', es: 'Asiento treinta y uno', zh: '三十一号，皮尚美', vi: 'Ghế ba mươi mốt' },
    synopsis: {
      en: 'The turn reaches Sangmi, who has said nothing all year. Her first order as president is that the window stay open and that all thirty watch the video with her, standing.',
      pt: 'A vez chega a Sangmi, que passou o ano calada. Sua primeira ordem é que a janela fique aberta e que os trinta vejam o vídeo com ela, de pé.',
      es: 'El turno llega a Sangmi, que calló todo el año. Su primera orden es que la ventana quede abierta y que los treinta vean el video con ella, de pie.',
      zh: '轮到了一整年没开过口的尚美。她当班长下的第一道令：窗户开着，三十个人全体起立，陪她看完那段视频。',
      vi: 'Đến lượt Sangmi, người im lặng suốt năm. Lệnh đầu tiên của cô: mở cửa sổ, và cả ba mươi người đứng dậy xem đoạn video cùng cô.',
    },
  },
  {
    title: { ko: '개표', en: 'The Count', pt: 'A Apuração', es: 'El conteo', zh: '开票', vi: 'Kiểm phiếu' },
    synopsis: {
      en: 'On the last day of the semester class six votes again. The slips come out of the box one by one, none of them blank, and Minhu has to stop halfway through reading.',
      pt: 'No último dia de aula, a turma seis vota de novo. As cédulas saem da urna uma a uma, nenhuma em branco, e Minhu precisa parar no meio da leitura.',
      es: 'El último día de clases el seis vuelve a votar. Las papeletas salen una por una, ninguna en blanco, y Minhu tiene que detenerse a media lectura.',
      zh: '学期最后一天，六班重新投票。选票一张张从箱里取出，没有一张是白的；敏厚念到一半，念不下去了。',
      vi: 'Ngày cuối học kỳ, lớp 11-6 bầu lại. Từng lá phiếu rút khỏi hộp, không lá nào trắng, và Minhu đọc được nửa chừng thì phải dừng lại.',
    },
  },
];
