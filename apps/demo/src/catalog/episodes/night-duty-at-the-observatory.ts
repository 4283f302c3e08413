import type { EpisodeWords } from '../format.ts';

/** Won Yuseong works even nights and Ha Byeori odd ones at one desk on Bohyeon Mountain. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '짝수와 홀수', en: 'Even and Odd', pt: 'Pares e Ímpares', es: 'Pares e impares', zh: '双夜与单夜', vi: 'Chẵn và lẻ' },
    synopsis: {
      en: 'Yuseong finds a stranger’s correction beside his best measurement. He answers in the margin, in pencil; two nights later the margin answers back, in ink.',
      pt: 'Yuseong acha a correção de uma estranha ao lado de sua melhor medida. Responde a lápis na margem; duas noites depois, a margem responde, à tinta.',
      es: 'Yuseong halla la corrección de una desconocida junto a su mejor medición. Responde al margen, a lápiz; dos noches después el margen contesta, en tinta.',
      zh: '元裕成最得意的一组数据旁，多了陌生人的订正。他用铅笔在页边回了一句；两夜之后，页边用钢笔回了他。',
      vi: 'Yuseong thấy ai đó sửa bên cạnh phép đo ưng ý nhất của mình. Anh đáp bằng bút chì bên lề; hai đêm sau, lề giấy trả lời bằng bút mực.',
    },
  },
  {
    title: { ko: '싱거운 미역국', en: 'The Bland Soup', pt: 'A Sopa Sem Sal', es: 'La sopa sin sal', zh: '太淡的海带汤', vi: 'Bát canh nhạt' },
    synopsis: {
      en: 'He leaves soup on the heater on even nights, she adds salt on odd ones. Neither knows the other’s face, but by January each can tell when the other has a cold.',
      pt: 'Nas noites pares ele deixa sopa no aquecedor; nas ímpares ela põe sal. Um não conhece o rosto do outro, mas em janeiro já sabem quando o outro está resfriado.',
      es: 'En las noches pares él deja sopa en el calentador; en las impares ella le pone sal. Ninguno conoce la cara del otro, pero en enero ya saben cuándo el otro está resfriado.',
      zh: '双夜，他把汤留在暖炉上；单夜，她往里加盐。两人都没见过对方的脸，到了一月，却能看出对方是不是感冒了。',
      vi: 'Đêm chẵn anh để nồi canh trên lò sưởi, đêm lẻ cô thêm muối. Chẳng ai biết mặt ai, nhưng đến tháng giêng người này đã đoán được khi nào người kia cảm lạnh.',
    },
  },
  {
    title: { ko: '희미한 천체', en: 'A Faint Object', pt: 'Um Objeto Tênue', es: 'Un objeto tenue', zh: '一颗暗弱的天体', vi: 'Một thiên thể mờ' },
    synopsis: {
      en: 'He says it is a flaw in the mirror; she says it moves. A bottle of plum wine is wagered in the log, and Byeori climbs into the dome in a blizzard to be right.',
      pt: 'Ele diz que é defeito do espelho; ela diz que se move. A aposta fica no livro: um vinho de ameixa. Byeori sobe à cúpula em plena nevasca para ter razão.',
      es: 'Él dice que es un defecto del espejo; ella, que se mueve. Apuestan en la bitácora un vino de ciruela, y Byeori sube a la cúpula en plena ventisca para tener razón.',
      zh: '他说那是镜面的瑕疵，她说它在动。日志里立下赌注：一瓶梅子酒。为了证明自己对，河星伊冒着暴风雪爬上圆顶。',
      vi: 'Anh bảo đó là vết lỗi trên gương; cô bảo nó di chuyển. Họ cược trong sổ một chai rượu mơ, và Byeori leo lên vòm giữa bão tuyết để chứng minh mình đúng.',
    },
  },
  {
    title: { ko: '내년 2월의 글씨', en: 'Dated Next February', pt: 'Fevereiro que Vem', es: 'Febrero del año que viene', zh: '来年二月的字迹', vi: 'Nét chữ tháng hai năm sau' },
    synopsis: {
      en: 'The handwriting is Byeori’s, the date is a year off, and the weather she notes has not happened. Then it does, to the minute, and she signs off to someone new.',
      pt: 'A letra é de Byeori, a data está um ano à frente, e o tempo que ela anota ainda não veio. Então vem, no minuto exato, e ela se despede de outra pessoa.',
      es: 'La letra es de Byeori, la fecha va un año adelante y el clima que anota aún no ocurre. Luego ocurre, al minuto, y ella se despide de otra persona.',
      zh: '字是星伊的，日期却晚了一年，她记下的天气还没发生。随后，分秒不差地应验了；而她落款时问候的，是另一个人。',
      vi: 'Nét chữ là của Byeori, ngày tháng lệch một năm, thời tiết cô ghi chưa hề xảy ra. Rồi nó đến, đúng từng phút, và cô ký sổ gửi một người khác.',
    },
  },
  {
    title: { ko: '14번 굽이', en: 'The Fourteenth Bend', pt: 'A Curva Catorze', es: 'La curva catorce', zh: '第十四道弯', vi: 'Khúc cua mười bốn' },
    synopsis: {
      en: 'Next year’s log does not mention Yuseong once. Byeori, who can only write to an empty chair, works out which night he drove down the mountain and what the road was like.',
      pt: 'O livro do ano seguinte não cita Yuseong nenhuma vez. Byeori, que só pode escrever a uma cadeira vazia, calcula em que noite ele desceu a serra e como estava a estrada.',
      es: 'La bitácora del año siguiente no menciona a Yuseong ni una vez. Byeori, que solo puede escribirle a una silla vacía, calcula qué noche bajó él y cómo estaba el camino.',
      zh: '明年的日志里，一次也没提到裕成。只能对着空椅子写字的星伊，推算出他是哪一夜下的山，那晚的路况又如何。',
      vi: 'Cuốn sổ năm sau không một lần nhắc đến Yuseong. Byeori, người chỉ có thể viết cho chiếc ghế trống, suy ra đêm nào anh xuống núi và mặt đường khi ấy ra sao.',
    },
  },
  {
    title: { ko: '31일 다음 1일', en: 'The Thirty-First', pt: 'Dia Trinta e Um', es: 'El treinta y uno', zh: '三十一号之后是一号', vi: 'Sau ngày ba mốt' },
    synopsis: {
      en: 'Two odd nights in a row fall at the end of every long month. Yuseong, who should not be on the mountain, brings plum wine and sits down in the other chair to wait.',
      pt: 'No fim de cada mês longo há duas noites ímpares seguidas. Yuseong, que não devia estar na serra, traz o vinho de ameixa e se senta na outra cadeira para esperar.',
      es: 'Al final de cada mes largo hay dos noches impares seguidas. Yuseong, que no debería estar en la montaña, trae vino de ciruela y se sienta a esperar en la otra silla.',
      zh: '每逢大月月末，会连着两个单夜。本不该在山上的裕成带来梅子酒，在另一把椅子上坐下，等着。',
      vi: 'Cuối mỗi tháng đủ có hai đêm lẻ liền nhau. Yuseong, lẽ ra không có mặt trên núi, mang rượu mơ đến, ngồi xuống chiếc ghế kia và đợi.',
    },
  },
];
