import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '오빠의 시계', en: 'Her Brother’s Watch', pt: 'O Relógio do Irmão',
      es: 'El reloj del hermano', zh: '哥哥的手表', vi: 'Đồng hồ của anh trai',
    },
    synopsis: {
      en: 'Eun Gyeo-re brushes the ash off a dead man’s wrist and reads her own engraving. Her phone buzzes: her brother asks what she wants for dinner.',
      pt: 'Eun Gyeo-re tira a cinza do pulso de um morto e lê a dedicatória que ela mandou gravar. O celular vibra: o irmão pergunta o que ela quer jantar.',
      es: 'Eun Gyeo-re le quita la ceniza a la muñeca de un muerto y lee su propia dedicatoria. Vibra el teléfono: su hermano pregunta qué quiere de cenar.',
      zh: '殷结莱拂去死者手腕上的灰，看见自己刻的字。手机一震，是哥哥问她晚饭想吃什么。',
      vi: 'Eun Gyeo-re phủi tro trên cổ tay người chết và đọc dòng chữ mình từng khắc. Điện thoại rung: anh trai hỏi tối nay cô muốn ăn gì.',
    },
  },
  {
    title: {
      ko: '자로 그은 선', en: 'A Ruled Line', pt: 'Linha Reta',
      es: 'Línea recta', zh: '直线', vi: 'Đường kẻ thẳng',
    },
    synopsis: {
      en: 'Six fires lie on one line across the map of Incheon. Extended by a kilometer it crosses a seventh warehouse, and her own childhood home.',
      pt: 'Seis incêndios formam uma reta no mapa de Incheon. Um quilômetro adiante, ela cruza um sétimo galpão e a casa em que Gyeo-re cresceu.',
      es: 'Seis incendios forman una recta en el mapa de Incheon. Un kilómetro más allá cruza una séptima bodega y la casa donde creció Gyeo-re.',
      zh: '六场火在仁川地图上连成一条直线。再延长一公里，便穿过第七座仓库，和她从小住的家。',
      vi: 'Sáu vụ cháy nằm trên một đường thẳng trên bản đồ Incheon. Kéo thêm một cây số, nó đi qua kho thứ bảy và ngôi nhà thuở nhỏ của cô.',
    },
  },
  {
    title: {
      ko: '보낸 사람', en: 'The Sender', pt: 'O Remetente',
      es: 'El remitente', zh: '发信人', vi: 'Người gửi',
    },
    synopsis: {
      en: 'The messages use his jokes and his spelling mistakes, but never his pet name for her. Gyeo-re answers, and sets the first trap with a lie about their mother.',
      pt: 'As mensagens têm as piadas e os erros dele, mas nunca o apelido que ele lhe dava. Gyeo-re responde e arma a primeira cilada com uma mentira sobre a mãe.',
      es: 'Los mensajes tienen sus chistes y sus faltas, pero nunca el apodo que le daba. Gyeo-re contesta y tiende la primera trampa con una mentira sobre su madre.',
      zh: '短信里有他的玩笑、他的错别字，却从没叫过她的小名。结莱回了信，拿母亲撒了个谎，设下第一个套。',
      vi: 'Tin nhắn có lối đùa và lỗi chính tả của anh, nhưng chưa lần nào gọi biệt danh của cô. Gyeo-re trả lời, giăng bẫy đầu tiên bằng một lời nói dối về mẹ.',
    },
  },
  {
    title: {
      ko: '발화점', en: 'Point of Origin', pt: 'Ponto de Origem',
      es: 'Punto de origen', zh: '起火点', vi: 'Điểm phát hỏa',
    },
    synopsis: {
      en: 'Each fire began a hand’s breadth above the floor, from the inside. In the fourth ruin she finds a child’s height marks, burned into the concrete.',
      pt: 'Cada fogo começou a um palmo do chão, por dentro. Na quarta ruína ela encontra as marcas de altura de uma criança, queimadas no concreto.',
      es: 'Cada fuego empezó a un palmo del suelo, desde adentro. En la cuarta ruina halla las marcas de estatura de un niño, quemadas en el concreto.',
      zh: '每场火都从屋内离地一掌处烧起。在第四处废墟，她发现水泥墙上烙着孩子量身高的刻痕。',
      vi: 'Mỗi đám cháy bắt đầu từ bên trong, cách sàn một gang tay. Ở đống đổ nát thứ tư, cô thấy vạch đo chiều cao của một đứa trẻ cháy hằn vào bê tông.',
    },
  },
  {
    title: {
      ko: '보험 조사관', en: 'The Adjuster', pt: 'O Regulador',
      es: 'El ajustador', zh: '理赔调查员', vi: 'Người giám định',
    },
    synopsis: {
      en: 'Insurance man Kwak Do-sik has been to all six sites before the engines. He offers her a list of names in exchange for one signature: accident.',
      pt: 'O regulador de seguros Kwak Do-sik chegou aos seis locais antes dos bombeiros. Oferece uma lista de nomes em troca de uma palavra assinada: acidente.',
      es: 'El ajustador Kwak Do-sik llegó a los seis sitios antes que los bomberos. Le ofrece una lista de nombres a cambio de una palabra firmada: accidente.',
      zh: '理赔员郭道植六次都比消防车先到。他愿交出一份名单，只要她签两个字：意外。',
      vi: 'Nhân viên bảo hiểm Kwak Do-sik sáu lần đều đến trước xe cứu hỏa. Ông ta đổi một danh sách tên lấy một chữ ký: tai nạn.',
    },
  },
  {
    title: {
      ko: '불을 삼킨 아이', en: 'The Boy Who Ate Fire', pt: 'O Menino que Engolia Fogo',
      es: 'El niño que tragaba fuego', zh: '吞火的孩子', vi: 'Đứa bé nuốt lửa',
    },
    synopsis: {
      en: 'Thirty years ago seven boys were locked in a row of sheds by the salt pans. Six of the owners are ruined now, and her brother was the seventh boy.',
      pt: 'Há trinta anos, sete meninos foram trancados em galpões junto às salinas. Seis dos donos estão arruinados, e o irmão dela era o sétimo menino.',
      es: 'Hace treinta años, siete niños fueron encerrados en cobertizos junto a las salinas. Seis de los dueños están arruinados, y su hermano era el séptimo niño.',
      zh: '三十年前，七个男孩被锁在盐田边的一排棚屋里。如今六个业主如今都已败落，而她哥哥就是第七个孩子。',
      vi: 'Ba mươi năm trước, bảy cậu bé bị nhốt trong dãy lán cạnh ruộng muối. Sáu ông chủ nay đã tan hoang, còn anh trai cô là cậu bé thứ bảy.',
    },
  },
  {
    title: {
      ko: '일곱 번째 창고', en: 'The Seventh Warehouse', pt: 'O Sétimo Galpão',
      es: 'La séptima bodega', zh: '第七座仓库', vi: 'Nhà kho thứ bảy',
    },
    synopsis: {
      en: 'She waits inside in the dark with an extinguisher and his last message. The man who strikes the match is wearing her brother’s coat.',
      pt: 'Ela espera lá dentro, no escuro, com um extintor e a última mensagem dele. O homem que risca o fósforo veste o casaco do irmão.',
      es: 'Espera adentro, a oscuras, con un extintor y el último mensaje de él. El hombre que enciende el fósforo lleva el abrigo de su hermano.',
      zh: '她带着灭火器和他最后一条短信，守在黑暗里。划着火柴的那个人，穿着哥哥的外套。',
      vi: 'Cô đợi trong bóng tối với bình chữa cháy và tin nhắn cuối của anh. Kẻ quẹt diêm đang mặc áo khoác của anh trai cô.',
    },
  },
  {
    title: {
      ko: '재의 증언', en: 'What Ash Remembers', pt: 'A Memória da Cinza',
      es: 'Lo que recuerda la ceniza', zh: '灰烬的证词', vi: 'Lời chứng của tro',
    },
    synopsis: {
      en: 'In court Gyeo-re tips a jar of ash onto white paper and reads it aloud. It proves who burned and who lit the fire, and costs her the brother she had left.',
      pt: 'No tribunal, Gyeo-re vira um pote de cinza sobre papel branco e a lê em voz alta. A cinza diz quem queimou e quem acendeu, e lhe custa o irmão que restava.',
      es: 'En el tribunal, Gyeo-re vuelca un frasco de ceniza sobre papel blanco y la lee en voz alta. Prueba quién ardió y quién encendió, y le cuesta el hermano que le quedaba.',
      zh: '法庭上，结莱把一罐灰倒在白纸上，一点点读出来。它证明了谁被烧、谁点火，也让她失去了心里的哥哥。',
      vi: 'Trước tòa, Gyeo-re đổ hũ tro lên giấy trắng và đọc to. Tro cho biết ai bị thiêu, ai châm lửa, và lấy đi của cô người anh còn lại trong lòng.',
    },
  },
];
