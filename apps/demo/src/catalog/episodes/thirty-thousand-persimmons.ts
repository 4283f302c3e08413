import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '깎다', en: 'Peel', pt: 'Descascar',
      es: 'Pelar', zh: '削', vi: 'Gọt',
    },
    synopsis: {
      en: 'October in Sancheong. Eleven relatives, four knives and a machine nobody trusts: the first ten thousand persimmons are peeled in three days, mostly in silence.',
      pt: 'Outubro em Sancheong. Onze parentes, quatro facas e uma máquina suspeita: os primeiros dez mil caquis são descascados em três dias, quase sem conversa.',
      es: 'Octubre en Sancheong. Once parientes, cuatro cuchillos y una máquina sospechosa: los primeros diez mil caquis se pelan en tres días, casi sin hablar.',
      zh: '十月的山清。十一位亲戚，四把刀，一台谁也信不过的机器。头一万个柿子三天削完，几乎没人说话。',
      vi: 'Tháng Mười ở Sancheong. Mười một bà con, bốn con dao và cỗ máy chẳng ai tin: một vạn quả hồng đầu gọt trong ba ngày, hầu như không ai nói gì.',
    },
  },
  {
    title: {
      ko: '매달다', en: 'Hang', pt: 'Pendurar',
      es: 'Colgar', zh: '挂', vi: 'Treo',
    },
    synopsis: {
      en: 'The loft fills with orange curtains. Three days of warm rain in November can mold a year’s income, so the family takes turns sleeping beside the fans.',
      pt: 'O secador se enche de cortinas alaranjadas. Três dias de chuva morna em novembro podem mofar a renda do ano, e a família se reveza junto aos ventiladores.',
      es: 'El secadero se llena de cortinas anaranjadas. Tres días de lluvia tibia en noviembre pueden enmohecer el ingreso del año, y la familia se turna junto a los ventiladores.',
      zh: '阁楼挂满橙色的帘子。十一月连下三天暖雨，一年的收成就会发霉，一家人便轮流睡在风扇旁。',
      vi: 'Gác phơi kín những tấm rèm màu cam. Ba ngày mưa ấm tháng Mười Một có thể làm mốc cả năm thu nhập, nên cả nhà thay phiên ngủ cạnh quạt.',
    },
  },
  {
    title: {
      ko: '기다리다', en: 'Wait', pt: 'Esperar',
      es: 'Esperar', zh: '等', vi: 'Chờ',
    },
    synopsis: {
      en: 'White sugar rises to the skin in the coldest week. Boxes are packed, one string is left for the birds, and the relatives find they are not in a hurry to go.',
      pt: 'O açúcar branco aflora na semana mais fria. Embalam as caixas, deixam um cordão para os pássaros, e os parentes percebem que não têm pressa de ir.',
      es: 'El azúcar blanca aflora en la semana más fría. Se empacan las cajas, queda una sarta para los pájaros, y los parientes notan que no tienen prisa por irse.',
      zh: '最冷的一周，白霜浮上果皮。箱子装好，留一串给鸟儿，亲戚们发现，自己并不急着走。',
      vi: 'Tuần lạnh nhất, lớp đường trắng nổi lên mặt quả. Thùng đã đóng, chừa một dây cho chim, và bà con nhận ra mình chẳng vội về.',
    },
  },
];
