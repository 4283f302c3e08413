import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '종점 다음 정류장', en: 'One Stop Past the Last', pt: 'Um Ponto Depois do Final', es: 'Una parada después de la última', zh: '终点后一站', vi: 'Trạm sau bến cuối' },
    synopsis: {
      en: 'Constable Gu Jinho falls asleep on the 21:50. He wakes beyond the terminus, the only passenger whose breath clouds the window.',
      pt: 'O policial Gu Jinho adormece no das 21h50. Acorda depois do ponto final, único passageiro cuja respiração embaça o vidro.',
      es: 'El agente Gu Jinho se duerme en el de las 21:50. Despierta más allá de la terminal, único pasajero cuyo aliento empaña el vidrio.',
      zh: '巡警具振镐在 21 点 50 分的车上睡着了。醒来时车已开过终点，全车只有他的呼吸，能在窗上结雾。',
      vi: 'Cảnh sát Gu Jinho ngủ quên trên chuyến 21:50. Tỉnh dậy xe đã qua bến cuối, và chỉ hơi thở của anh làm mờ cửa kính.',
    },
  },
  {
    title: { ko: '거스름돈', en: 'Exact Change', pt: 'Só com Troco', es: 'Importe exacto', zh: '恕不找零', vi: 'Tiền lẻ vừa đủ' },
    synopsis: {
      en: 'The dead pay with whatever is in their pockets. Among buttons and lottery tickets Jinho finds the badge of a sergeant still listed as on leave.',
      pt: 'Os mortos pagam com o que têm no bolso. Entre botões e bilhetes de loteria, Jinho acha o distintivo de um sargento que consta como de férias.',
      es: 'Los muertos pagan con lo que lleven encima. Entre botones y billetes de lotería, Jinho encuentra la placa de un sargento que figura como de vacaciones.',
      zh: '死者口袋里有什么，就用什么付车钱。在一堆纽扣和彩票里，振镐摸到一枚警徽，它的主人在名册上还写着“休假中”。',
      vi: 'Người chết trả bằng thứ có trong túi. Giữa đống cúc áo và vé số, Jinho thấy phù hiệu của một trung sĩ vẫn ghi là đang nghỉ phép.',
    },
  },
  {
    title: { ko: '꼬리 여덟', en: 'Eight Tails', pt: 'Oito Caudas', es: 'Ocho colas', zh: '八条尾巴', vi: 'Tám cái đuôi' },
    synopsis: {
      en: 'Chunsim drives in gloves and never uses the mirror. When a truck forces them off the bend, he counts what catches the bus, and comes to eight.',
      pt: 'Chunsim dirige de luvas e nunca usa o retrovisor. Quando um caminhão os joga para fora da curva, ele conta o que segura o ônibus e chega a oito.',
      es: 'Chunsim conduce con guantes y nunca usa el retrovisor. Cuando un camión los saca de la curva, él cuenta lo que atrapa al autobús y llega a ocho.',
      zh: '春心戴着手套开车，从不看后视镜。货车把他们逼出弯道时，有什么接住了整辆车。他数了数，一共八条。',
      vi: 'Chunsim lái xe đeo găng, không bao giờ nhìn gương. Khi xe tải ép họ văng khỏi khúc cua, anh đếm những thứ đỡ lấy chiếc xe: tám cái.',
    },
  },
  {
    title: { ko: '내리지 못한 아이', en: 'The Boy in Row Three', pt: 'O Menino da Fila Três', es: 'El niño de la fila tres', zh: '第三排的孩子', vi: 'Cậu bé hàng ghế thứ ba' },
    synopsis: {
      en: 'He has ridden since 1987 because nobody has told his mother. She is eighty, sells acorn jelly at stop four, and has been leaving a bowl on the step.',
      pt: 'Ele viaja desde 1987 porque ninguém avisou a mãe. Ela tem oitenta anos, vende geleia de bolota no ponto quatro e deixa sempre uma tigela no degrau.',
      es: 'Viaja desde 1987 porque nadie le ha avisado a su madre. Ella tiene ochenta años, vende gelatina de bellota en la parada cuatro y deja siempre un tazón en el escalón.',
      zh: '他从 1987 年坐到现在，因为没人告诉他母亲。老人八十岁了，在四号站卖橡子凉粉，每天都在车门台阶上放一碗。',
      vi: 'Cậu đi xe từ năm 1987 vì chưa ai báo cho mẹ. Bà tám mươi tuổi, bán thạch hạt dẻ ở trạm bốn, ngày nào cũng để một bát lên bậc xe.',
    },
  },
  {
    title: { ko: '여우비', en: 'Fox Rain', pt: 'Sol e Chuva', es: 'Lluvia con sol', zh: '太阳雨', vi: 'Mưa bóng mây' },
    synopsis: {
      en: 'Sun and rain together: the one afternoon a fox may wed. Chunsim takes the day off to visit a grave and tells Jinho whose liver she did not eat.',
      pt: 'Sol com chuva, casamento de raposa: a única tarde permitida. Chunsim tira folga para visitar um túmulo e conta a Jinho de quem foi o fígado que não comeu.',
      es: 'Sol y lluvia a la vez: la única tarde en que un zorro puede casarse. Chunsim pide el día para visitar una tumba y le cuenta a Jinho de quién era el hígado que no se comió.',
      zh: '出着太阳下雨，是狐狸唯一能成亲的午后。春心请了假去上坟，告诉振镐，当年她没吃的，是谁的肝。',
      vi: 'Vừa nắng vừa mưa, buổi chiều duy nhất cáo được cưới. Chunsim xin nghỉ đi viếng mộ và kể Jinho nghe lá gan cô đã không ăn là của ai.',
    },
  },
  {
    title: { ko: '휴가 중인 경사', en: 'Sergeant on Leave', pt: 'Sargento de Férias', es: 'El sargento de vacaciones', zh: '休假的警长', vi: 'Trung sĩ nghỉ phép' },
    synopsis: {
      en: 'The station chief sold the pass to a quarry and buried the man who objected. His report on a second accident is already typed, with Jinho’s name in it.',
      pt: 'O delegado vendeu a serra a uma pedreira e enterrou quem foi contra. O relatório de um segundo acidente já está datilografado, com o nome de Jinho.',
      es: 'El jefe de la comisaría vendió el paso a una cantera y enterró a quien se opuso. El informe de un segundo accidente ya está escrito, con el nombre de Jinho.',
      zh: '派出所长把山岭卖给了采石场，埋掉了反对的人。第二份事故报告已经打好，上面写着振镐的名字。',
      vi: 'Trưởng đồn bán ngọn đèo cho mỏ đá và chôn người phản đối. Biên bản vụ tai nạn thứ hai đã đánh máy xong, có tên Jinho.',
    },
  },
  {
    title: { ko: '숨', en: 'Warm Breath', pt: 'Hálito Morno', es: 'Aliento tibio', zh: '一口热气', vi: 'Hơi ấm' },
    synopsis: {
      en: 'Jinho boards at ten with a hole in his coat, and the window in front of him stays clear. A fox has one bead of breath to give, and no tail grows back.',
      pt: 'Jinho embarca às dez com um furo no casaco, e o vidro à sua frente não embaça. Uma raposa só tem uma pérola de fôlego para dar, e cauda nenhuma volta a crescer.',
      es: 'Jinho sube a las diez con un agujero en el abrigo, y el vidrio ante él no se empaña. Un zorro tiene una sola perla de aliento, y ninguna cola vuelve a crecer.',
      zh: '十点，振镐上了车，大衣上有个洞，面前的车窗没有起雾。狐狸只有一颗可以给人的气息之珠，而尾巴，断了就不再长。',
      vi: 'Mười giờ Jinho lên xe với lỗ thủng trên áo, và kính trước mặt anh không mờ. Cáo chỉ có một viên ngọc hơi thở để cho, và đuôi mất rồi không mọc lại.',
    },
  },
  {
    title: { ko: '첫차', en: 'First Bus', pt: 'O Primeiro Ônibus', es: 'El primer autobús', zh: '首班车', vi: 'Chuyến xe đầu' },
    synopsis: {
      en: 'All the passengers she ever drove come down the mountain to testify in their own way. At 5:40 the number 9 leaves on time, with a driver who checks her mirror and finds gray in her hair.',
      pt: 'Todos os passageiros que ela já levou descem a serra para depor, à maneira deles. Às 5h40 o 9 sai no horário, com uma motorista que olha o retrovisor e se descobre grisalha.',
      es: 'Todos los pasajeros que llevó bajan del monte a declarar a su manera. A las 5:40 el 9 sale puntual, con una conductora que mira el retrovisor y se descubre canas.',
      zh: '她载过的乘客全都下山来，用各自的方式作证。5 点 40 分，9 路准点发车，司机看了看后视镜，发现自己有了白发。',
      vi: 'Mọi hành khách cô từng chở đều xuống núi, làm chứng theo cách của họ. 5 giờ 40, xe số 9 lăn bánh đúng giờ, và cô tài xế nhìn gương thấy tóc mình đã điểm bạc.',
    },
  },
];
