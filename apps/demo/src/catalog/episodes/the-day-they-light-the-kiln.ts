import type { EpisodeWords } from '../format.ts';

/** One firing at the Chu family kiln in Mungyeong: old Chu Seok-dol, daughter Eun-mo, grandson Gyeol. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '흙을 고르다', en: 'Choosing the Earth', pt: 'A Escolha do Barro', es: 'Elegir la tierra',
      zh: '选土', vi: 'Chọn Đất',
    },
    synopsis: {
      en: 'Old Chu tastes the clay and spits out two pits of three. Eun-mo, who has a laboratory report in her pocket saying the same thing, keeps it there.',
      pt: 'O velho Chu prova o barro e cospe dois buracos de três. Eun-mo tem no bolso um laudo de laboratório que diz a mesma coisa, e ali o deixa.',
      es: 'El viejo Chu prueba la arcilla y escupe la de dos pozos de tres. Eun-mo lleva en el bolsillo un informe de laboratorio que dice lo mismo, y ahí lo deja.',
      zh: '秋老爷子尝泥，三坑吐了两坑。恩模口袋里揣着一份化验单，结论一模一样，她没有掏出来。',
      vi: 'Ông cụ Chu nếm đất và nhổ đi hai trên ba hố. Eun-mo có sẵn trong túi tờ kết quả xét nghiệm nói y như vậy, và cô để yên trong túi.',
    },
  },
  {
    title: {
      ko: '발로 차는 물레', en: 'The Kick Wheel', pt: 'O Torno de Pé', es: 'El torno de pie',
      zh: '脚踢的转轮', vi: 'Bàn Xoay Đạp Chân',
    },
    synopsis: {
      en: 'Three generations throw the same rice bowl. Measured with calipers they differ by less than a grain of rice; put in your hands, you could not mistake one for another.',
      pt: 'Três gerações torneiam a mesma tigela de arroz. No paquímetro, diferem menos que um grão; nas mãos, é impossível confundi-las.',
      es: 'Tres generaciones tornean el mismo tazón de arroz. Con calibrador difieren menos que un grano; en las manos, no hay modo de confundirlos.',
      zh: '祖孙三代拉同一只饭碗。卡尺一量，相差不到一粒米；捧在手里，却绝不会认错。',
      vi: 'Ba thế hệ vuốt cùng một chiếc bát cơm. Đo bằng thước kẹp lệch chưa tới một hạt gạo; cầm trên tay thì không thể nhầm cái nào với cái nào.',
    },
  },
  {
    title: {
      ko: '재로 만든 옷', en: 'A Coat of Ash', pt: 'Roupa de Cinza', es: 'Un abrigo de ceniza',
      zh: '灰做的衣裳', vi: 'Tấm Áo Tro',
    },
    synopsis: {
      en: 'Glaze here is bean stalks, river stone and patience. Gyeol, nineteen, burns the wrong stalks and has eight days to find a neighbor who has not yet plowed hers under.',
      pt: 'Aqui o esmalte é talo de feijão, pedra de rio e paciência. Gyeol, de dezenove anos, queima os talos errados e tem oito dias para achar uma vizinha que ainda não tenha arado os dela.',
      es: 'Aquí el esmalte es tallo de frijol, piedra de río y paciencia. Gyeol, de diecinueve, quema los tallos equivocados y tiene ocho días para hallar una vecina que aún no haya arado los suyos.',
      zh: '这里的釉，是豆秸、河石，加上耐心。十九岁的决儿烧错了秸秆，只有八天时间，去找一户还没翻地的邻居。',
      vi: 'Men ở đây là thân đậu, đá sông và lòng kiên nhẫn. Gyeol mười chín tuổi đốt nhầm thân cây và còn tám ngày để tìm một nhà hàng xóm chưa cày vùi ruộng đậu.',
    },
  },
  {
    title: {
      ko: '소나무 열두 수레', en: 'Twelve Loads of Pine', pt: 'Doze Carradas de Pinho',
      es: 'Doce cargas de pino', zh: '十二车松柴', vi: 'Mười Hai Xe Củi Thông',
    },
    synopsis: {
      en: 'The woodcutter is eighty and will sell to no one else; the forest office wants papers he has never had. A day on the mountain with a man who knows each trunk’s bad side.',
      pt: 'O lenhador tem oitenta anos e não vende a mais ninguém; o serviço florestal quer papéis que ele nunca teve. Um dia na montanha com um homem que conhece o lado ruim de cada tronco.',
      es: 'El leñador tiene ochenta años y no le vende a nadie más; la oficina forestal le pide papeles que nunca tuvo. Un día en el monte con un hombre que conoce el lado malo de cada tronco.',
      zh: '八十岁的樵夫只肯把柴卖给这一家，林业所却要他从来没有过的证件。跟着他上山一天，每根树干哪一面不好，他都知道。',
      vi: 'Bác tiều phu tám mươi tuổi chỉ bán cho đúng nhà này; kiểm lâm thì đòi giấy tờ bác chưa từng có. Một ngày trên núi với người thuộc mặt xấu của từng thân cây.',
    },
  },
  {
    title: {
      ko: '쉰 시간', en: 'Fifty Hours', pt: 'Cinquenta Horas', es: 'Cincuenta horas',
      zh: '五十个小时', vi: 'Năm Mươi Giờ',
    },
    synopsis: {
      en: 'Nobody sleeps for more than ninety minutes. Chu reads the fire by its sound, Eun-mo by a pyrometer, Gyeol by watching the two of them; at hour thirty-eight all three disagree.',
      pt: 'Ninguém dorme mais de noventa minutos. Chu lê o fogo pelo som, Eun-mo por um pirômetro, Gyeol olhando os dois; na hora trinta e oito, os três discordam.',
      es: 'Nadie duerme más de noventa minutos. Chu lee el fuego por el sonido, Eun-mo con un pirómetro, Gyeol mirándolos a los dos; en la hora treinta y ocho, ninguno coincide.',
      zh: '谁也没睡超过九十分钟。老爷子听声辨火，恩模看测温计，决儿看他们俩；到第三十八个小时，三个人各执一词。',
      vi: 'Không ai ngủ quá chín mươi phút. Ông Chu nghe tiếng lửa, Eun-mo xem hỏa kế, Gyeol nhìn hai người kia; đến giờ thứ ba mươi tám, cả ba bất đồng.',
    },
  },
  {
    title: {
      ko: '벽돌을 빼는 아침', en: 'The Morning the Bricks Come Out', pt: 'A Manhã dos Tijolos',
      es: 'La mañana de los ladrillos', zh: '拆砖的早晨', vi: 'Buổi Sáng Dỡ Gạch',
    },
    synopsis: {
      en: 'Of six hundred pieces, how many live? Chu walks along the row with a hammer, as his father did, and hands it at the end to somebody who does not want it.',
      pt: 'De seiscentas peças, quantas vivem? Chu percorre a fileira de martelo na mão, como fazia o pai, e no fim o entrega a alguém que não o quer.',
      es: 'De seiscientas piezas, ¿cuántas viven? Chu recorre la fila con un martillo, como hacía su padre, y al final se lo entrega a alguien que no lo quiere.',
      zh: '六百件里，活下来几件？老爷子像他父亲当年那样，提着锤子沿队列走过去，末了，把锤子递给了一个不想接的人。',
      vi: 'Sáu trăm món, sống được bao nhiêu? Ông Chu cầm búa đi dọc hàng gốm như cha ông ngày trước, và cuối hàng trao nó cho một người không muốn nhận.',
    },
  },
];
