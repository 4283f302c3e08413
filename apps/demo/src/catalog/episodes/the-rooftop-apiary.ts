import type { EpisodeWords } from '../format.ts';

/** Im Dohyang, Taeju, Nara and Hyeonseo repeat their exams in Mokpo; the dropout Gyu joins them on the roof. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '만 천 마리의 룸메이트', en: 'Eleven Thousand Roommates', pt: 'Onze Mil Colegas de Quarto', es: 'Once mil compañeras de piso',
      zh: '一万一千个室友', vi: 'Mười một nghìn bạn cùng phòng',
    },
    synopsis: {
      en: 'Dohyang smuggles her grandfather’s hive up nine floors in an air conditioner box. It needs five keepers, and the fifth who shows up never enrolled at the school.',
      pt: 'Dohyang sobe nove andares com a colmeia do avô numa caixa de ar-condicionado. São precisos cinco criadores, e o quinto que aparece nunca se matriculou no cursinho.',
      es: 'Dohyang sube nueve pisos con la colmena de su abuelo en una caja de aire acondicionado. Hacen falta cinco apicultores, y el quinto que llega nunca se inscribió en la academia.',
      zh: '任稻香把爷爷的蜂箱装进空调纸箱，偷运上九楼。养蜂要五个人手，第五个来报到的，却从没在补习班注过册。',
      vi: 'Dohyang giấu tổ ong của ông trong thùng máy lạnh, vác lên chín tầng. Nuôi ong cần năm người, mà người thứ năm đến thì chưa từng ghi danh ở lò luyện.',
    },
  },
  {
    title: { ko: '여왕이 없다', en: 'No Queen', pt: 'Sem Rainha', es: 'Sin reina', zh: '蜂王不见了', vi: 'Mất ong chúa' },
    synopsis: {
      en: 'The hive goes quiet on the morning of a mock test. Gyu, who says he knows nothing about bees, hears from the hum alone what is wrong and where she has gone.',
      pt: 'A colmeia emudece na manhã do simulado. Gyu, que diz não entender de abelhas, percebe só pelo zumbido o que falta e para onde ela foi.',
      es: 'La colmena enmudece la mañana del simulacro. Gyu, que dice no saber nada de abejas, sabe por el puro zumbido qué falta y a dónde se fue.',
      zh: '模考当天早晨，蜂箱安静了。自称对蜜蜂一窍不通的阿奎，只听嗡嗡声就听出少了谁、飞去了哪儿。',
      vi: 'Sáng ngày thi thử, tổ ong im bặt. Gyu, người bảo chẳng biết gì về ong, chỉ nghe tiếng vo ve đã biết thiếu gì và nó bay đi đâu.',
    },
  },
  {
    title: { ko: '검은 꿀', en: 'Black Honey', pt: 'Mel Negro', es: 'Miel negra', zh: '黑蜜', vi: 'Mật đen' },
    synopsis: {
      en: 'In May the combs come up dark as ink. Taeju licks a spoon and tells Nara, in front of everyone, what he has rehearsed not saying for two years.',
      pt: 'Em maio os favos sobem pretos como tinta. Taeju lambe a colher e diz a Nara, diante de todos, o que há dois anos ensaiava calar.',
      es: 'En mayo los panales salen negros como tinta. Taeju lame la cuchara y le dice a Nara, frente a todos, lo que llevaba dos años ensayando callar.',
      zh: '五月，蜂巢黑得像墨。泰周舔了一口勺子，当着所有人的面，对娜罗说出了他练习了两年“不说”的那句话。',
      vi: 'Tháng năm, tảng mật đen như mực. Taeju liếm thìa rồi nói với Nara, trước mặt tất cả, điều cậu đã tập không nói suốt hai năm.',
    },
  },
  {
    title: { ko: '원장님의 커피', en: 'The Principal’s Coffee', pt: 'O Café do Diretor', es: 'El café del director', zh: '院长的咖啡', vi: 'Tách cà phê của hiệu trưởng' },
    synopsis: {
      en: 'One spoonful in the wrong cup, and the head of the cram school announces last year’s real pass rate over the intercom. By evening every parent knows.',
      pt: 'Uma colherada na xícara errada, e o diretor do cursinho anuncia pelo alto-falante o índice real de aprovação. À noite, os pais já sabem.',
      es: 'Una cucharada en la taza equivocada y el director de la academia anuncia por el altavoz la tasa real de aprobados. Por la noche ya la saben todos los padres.',
      zh: '一勺蜜加错了杯子，补习班院长通过广播报出了去年真实的录取率。到了傍晚，家长们也全知道了。',
      vi: 'Một thìa mật vào nhầm tách, và hiệu trưởng lò luyện thi đọc lên loa tỷ lệ đỗ thật của năm ngoái. Chiều tối, phụ huynh cũng đã biết.',
    },
  },
  {
    title: { ko: '조선소의 꽃', en: 'Flowers in the Shipyard', pt: 'Flores no Estaleiro', es: 'Flores en el astillero', zh: '船厂里的花', vi: 'Hoa trong xưởng tàu' },
    synopsis: {
      en: 'Hyeonseo times the bees with a stopwatch and draws a line to the closed yard. The five climb the fence at night and find a field nobody planted, around one unfinished hull.',
      pt: 'Hyeonseo cronometra as abelhas e traça uma linha até o estaleiro fechado. À noite os cinco pulam a cerca e acham um campo que ninguém plantou, em volta de um casco inacabado.',
      es: 'Hyeonseo cronometra a las abejas y traza una línea hasta el astillero cerrado. De noche los cinco saltan la cerca y hallan un campo que nadie sembró, alrededor de un casco inconcluso.',
      zh: '贤书掐着秒表给蜜蜂计时，画出一条线，直指倒闭的船厂。夜里五人翻过围栏，一艘没造完的船四周，开着一片没人种过的花。',
      vi: 'Hyeonseo bấm giờ đàn ong, kẻ một đường đến xưởng tàu bỏ hoang. Đêm đó cả năm trèo rào, thấy một cánh đồng hoa không ai trồng quanh thân tàu dang dở.',
    },
  },
  {
    title: { ko: '규의 성은', en: 'Gyu’s Last Name', pt: 'O Sobrenome de Gyu', es: 'El apellido de Gyu', zh: '阿奎姓什么', vi: 'Họ của Gyu' },
    synopsis: {
      en: 'Dohyang’s father welded that hull until the day it fell. Now she learns whose family owned it, and there is a jar of black honey between her and the boy who never lied to her.',
      pt: 'O pai de Dohyang soldou aquele casco até o dia da queda. Agora ela descobre a que família pertencia, e há um pote de mel negro entre ela e o garoto que nunca mentiu.',
      es: 'El padre de Dohyang soldó ese casco hasta el día en que cayó. Ahora ella sabe de qué familia era, y hay un frasco de miel negra entre ella y el chico que nunca le mintió.',
      zh: '稻香的父亲焊过那艘船，直到它倒塌那天。如今她知道了船厂是谁家的；她和那个从没骗过她的男孩之间，隔着一罐黑蜜。',
      vi: 'Cha Dohyang hàn thân tàu ấy cho đến ngày nó đổ. Giờ cô biết nhà ai là chủ, và giữa cô với cậu con trai chưa từng nói dối cô là một hũ mật đen.',
    },
  },
  {
    title: { ko: '진실은 한 숟갈', en: 'One Spoon of Truth', pt: 'Uma Colher de Verdade', es: 'Una cucharada de verdad', zh: '一勺真话', vi: 'Một thìa sự thật' },
    synopsis: {
      en: 'The old foreman will talk only if they eat first. The five pass the spoon around his table, and by the time it reaches him there is nothing left that any of them can hide.',
      pt: 'O velho capataz só fala se eles comerem antes. Os cinco passam a colher pela mesa e, quando chega a ele, já não resta nada que possam esconder.',
      es: 'El viejo capataz solo hablará si ellos comen primero. Los cinco pasan la cuchara por la mesa y, cuando le llega a él, ya no queda nada que esconder.',
      zh: '老工头说，你们先吃，我才开口。勺子在五个人手里传了一圈，传到他面前时，谁都没有秘密可藏了。',
      vi: 'Ông đốc công già chỉ nói nếu bọn trẻ ăn trước. Cả năm chuyền nhau chiếc thìa, đến lượt ông thì chẳng ai còn gì để giấu.',
    },
  },
  {
    title: { ko: '분봉', en: 'The Swarm', pt: 'O Enxame', es: 'El enjambre', zh: '分蜂', vi: 'Ong chia đàn' },
    synopsis: {
      en: 'On exam morning the hive splits in two and half of it leaves over the rooftops. Five students must choose between the exam room and the yard gates, where someone is coming to cut the flowers.',
      pt: 'Na manhã do vestibular, a colmeia se divide e metade parte sobre os telhados. Os cinco escolhem entre a sala de prova e o portão do estaleiro, onde vão cortar as flores.',
      es: 'La mañana del examen la colmena se parte y la mitad se va sobre los techos. Los cinco deben elegir entre la sala y el portón del astillero, donde van a cortar las flores.',
      zh: '高考早晨，蜂群一分为二，一半掠过屋顶飞走了。五个人得选：进考场，还是去船厂大门口，有人正要来铲掉那片花。',
      vi: 'Sáng ngày thi, đàn ong tách đôi, một nửa bay qua những mái nhà. Năm đứa phải chọn: vào phòng thi hay ra cổng xưởng, nơi người ta sắp đến cắt hoa.',
    },
  },
];
