import type { EpisodeWords } from '../format.ts';

/** Ten bus rides with Ma Dal-rae, a transit card and ten thousand won. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '571번은 어디로 가나', en: 'Where the 571 Goes', pt: 'Aonde Vai o 571', es: 'Adónde va el 571',
      zh: '571 路开到哪儿', vi: 'Xe 571 Chạy Về Đâu',
    },
    synopsis: {
      en: 'Forty years of watching the 571 pass her window. Dal-rae falls asleep at the ninth stop, wakes up in the depot, and eats lunch with the mechanics who were told not to disturb her.',
      pt: 'Quarenta anos vendo o 571 passar pela janela. Dal-rae dorme no nono ponto, acorda na garagem e almoça com os mecânicos, que tinham ordem de não incomodar.',
      es: 'Cuarenta años viendo pasar el 571 por la ventana. Dal-rae se duerme en la novena parada, despierta en la cochera y almuerza con los mecánicos, que tenían orden de no molestarla.',
      zh: '看了四十年 571 路从窗前开过。坐到第九站她睡着了，醒来已在车场，干脆跟那几位“被交代别吵醒她”的修车师傅一起吃了午饭。',
      vi: 'Bốn mươi năm nhìn xe 571 chạy ngang cửa sổ. Dal-rae ngủ gật từ trạm thứ chín, tỉnh dậy trong bãi xe và ăn trưa với mấy anh thợ máy được dặn đừng đánh thức chị.',
    },
  },
  {
    title: {
      ko: '정릉, 두부 한 모', en: 'Jeongneung: One Block of Tofu', pt: 'Jeongneung: Um Tofu',
      es: 'Jeongneung: un bloque de tofu', zh: '贞陵，一块豆腐', vi: 'Jeongneung: Một Miếng Đậu',
    },
    synopsis: {
      en: 'The bus ends at a stream and the only restaurant sells tofu to people who bring their own bowl. Dal-rae has a hat. The walk home takes four hours and most of the tofu.',
      pt: 'A linha termina num riacho, e o único restaurante só vende tofu a quem traz tigela. Dal-rae tem um chapéu. A volta a pé leva quatro horas e quase todo o tofu.',
      es: 'La línea termina en un arroyo y el único restaurante vende tofu a quien trae su tazón. Dal-rae trae un sombrero. La vuelta a pie le lleva cuatro horas y casi todo el tofu.',
      zh: '公交终点是条小溪，唯一的馆子只卖豆腐，碗得自备。达莱只有一顶帽子。走回家花了四个小时，豆腐也吃得差不多了。',
      vi: 'Bến cuối là một con suối, quán duy nhất chỉ bán đậu hũ cho ai mang theo bát. Dal-rae chỉ có cái mũ. Đi bộ về mất bốn tiếng và gần hết miếng đậu.',
    },
  },
  {
    title: {
      ko: '우이동에서 오해받다', en: 'Mistaken for a Guide in Ui-dong', pt: 'Confundida com a Guia em Ui-dong',
      es: 'Confundida con la guía en Ui-dong', zh: '牛耳洞的误会', vi: 'Bị Nhầm Ở Ui-dong',
    },
    synopsis: {
      en: 'A hiking club sees a red jacket at the terminus and follows it. Dal-rae, who wanted noodles, has led nineteen people past the second spring before she dares to say so.',
      pt: 'Um clube de trilha vê um casaco vermelho no ponto final e vai atrás. Dal-rae só queria macarrão e já passou da segunda fonte com dezenove pessoas quando cria coragem de contar.',
      es: 'Un club de montaña ve una chaqueta roja en la terminal y la sigue. Dal-rae quería fideos, y ya lleva a diecinueve personas más allá del segundo manantial cuando se atreve a decirlo.',
      zh: '登山会的人在终点站看见一件红外套，就跟了上去。只想吃碗面的达莱，领着十九个人走过了第二口山泉，才敢开口说实话。',
      vi: 'Hội leo núi thấy chiếc áo khoác đỏ ở bến cuối là đi theo. Dal-rae chỉ muốn ăn mì, dẫn mười chín người qua tới con suối thứ hai mới dám nói thật.',
    },
  },
  {
    title: {
      ko: '방화동 비행기 아래', en: 'Under the Planes in Banghwa', pt: 'Debaixo dos Aviões de Banghwa',
      es: 'Bajo los aviones de Banghwa', zh: '傍花洞的飞机底下', vi: 'Dưới Bụng Máy Bay Ở Banghwa',
    },
    synopsis: {
      en: 'Every ninety seconds the last stop goes silent because nothing can be heard. Dal-rae orders by gesture, gets cold noodles instead of hot, and learns the timetable from a boy of eight.',
      pt: 'A cada noventa segundos o ponto final se cala, pois não se ouve nada. Dal-rae faz o pedido por gestos, recebe macarrão frio em vez de quente e aprende os horários com um menino de oito anos.',
      es: 'Cada noventa segundos la última parada enmudece, porque no se oye nada. Dal-rae pide por señas, le dan fideos fríos en vez de calientes y un niño de ocho años le enseña los horarios.',
      zh: '在这个终点站，每隔九十秒就没人说话，说了也听不见。达莱用手比划着点菜，热汤面来了碗冷的，倒是跟一个八岁男孩学会了航班时刻表。',
      vi: 'Cứ chín mươi giây bến cuối lại im bặt vì có nói cũng chẳng nghe. Dal-rae ra dấu gọi mì nóng thì được mì lạnh, bù lại học lịch bay từ một cậu bé tám tuổi.',
    },
  },
  {
    title: {
      ko: '서울 안의 논', en: 'A Rice Field in Seoul', pt: 'Um Arrozal em Seul', es: 'Un arrozal en Seúl',
      zh: '首尔城里的稻田', vi: 'Ruộng Lúa Giữa Seoul',
    },
    synopsis: {
      en: 'The bus from Gangseo stops beside a field. A farmer who has never left the city limits hands Dal-rae a sickle and pays in rice balls, one for every straight row.',
      pt: 'O ônibus de Gangseo para à beira de um campo dourado. Um lavrador que nunca saiu do município entrega a Dal-rae uma foice e paga em bolinhos de arroz, um por fileira bem cortada.',
      es: 'El autobús de Gangseo se detiene junto a un campo dorado. Un campesino que jamás salió de la ciudad le da a Dal-rae una hoz y le paga en bolas de arroz, una por hilera bien cortada.',
      zh: '江西区的公交停在一片金黄的稻田边。一位从没出过首尔的老农塞给达莱一把镰刀，割齐一行，发一个饭团。',
      vi: 'Xe buýt ở Gangseo dừng bên cánh đồng vàng. Bác nông dân cả đời chưa ra khỏi Seoul đưa Dal-rae cái liềm, trả công bằng cơm nắm, gặt thẳng một hàng được một nắm.',
    },
  },
  {
    title: {
      ko: '새벽 세 시, N번 버스', en: 'Night Bus, 3 A.M.', pt: 'Corujão das Três', es: 'Autobús nocturno, 3 a. m.',
      zh: '凌晨三点的夜班车', vi: 'Xe Buýt Đêm, Ba Giờ Sáng',
    },
    synopsis: {
      en: 'Dal-rae rides the night bus with office cleaners on their way to work. They know every punchline of hers by heart, and they have notes.',
      pt: 'Dal-rae pega o ônibus da madrugada com as faxineiras a caminho dos escritórios. Elas sabem de cor o final de cada piada dela, e têm críticas a fazer.',
      es: 'Dal-rae toma el autobús nocturno con las señoras que van a limpiar oficinas. Se saben de memoria todos sus remates, y tienen correcciones.',
      zh: '达莱坐上夜班车，满车都是去写字楼打扫的大姐。她的每个包袱她们都背得出来，还提了几条意见。',
      vi: 'Dal-rae đi xe đêm cùng các chị lao công trên đường tới văn phòng. Mấy chị thuộc lòng từng câu chốt hài của chị, và có góp ý đàng hoàng.',
    },
  },
  {
    title: {
      ko: '반대 방향', en: 'The Wrong Side of the Street', pt: 'Do Lado Errado da Rua',
      es: 'El lado equivocado de la calle', zh: '坐反了', vi: 'Đi Ngược Chiều',
    },
    synopsis: {
      en: 'Right number, wrong direction. Instead of a mountain temple Dal-rae gets a furniture market, a chair she cannot resist and a driver who says chairs pay full fare.',
      pt: 'Número certo, sentido errado. Em vez de um templo na montanha, Dal-rae encontra uma feira de móveis, uma cadeira irresistível e um motorista para quem cadeira paga passagem inteira.',
      es: 'Número correcto, sentido equivocado. En vez de un templo, Dal-rae da con un mercado de muebles, una silla irresistible y un chofer que dice que las sillas pagan boleto completo.',
      zh: '车号没错，方向反了。山寺没去成，倒到了家具市场，达莱看中一把椅子，司机说：椅子也得买全票。',
      vi: 'Đúng số xe, sai chiều. Thay vì chùa trên núi, Dal-rae tới chợ đồ gỗ, mê một cái ghế, và bác tài bảo ghế cũng phải mua vé nguyên giá.',
    },
  },
  {
    title: {
      ko: '마지막 정류장엔 식당이 없다', en: 'No Restaurant at the Last Stop', pt: 'Ponto Final Sem Restaurante',
      es: 'Última parada sin restaurante', zh: '终点站没饭馆', vi: 'Bến Cuối Không Có Quán Ăn',
    },
    synopsis: {
      en: 'Brand-new towers in Gangil-dong, six thousand windows and nowhere to eat. Dal-rae rings one doorbell to ask for directions and is seated at a first birthday party.',
      pt: 'Torres novinhas em Gangil-dong, seis mil janelas e nenhum lugar para comer. Dal-rae toca uma campainha para pedir informação e acaba à mesa de um aniversário de um ano.',
      es: 'Torres nuevas en Gangil-dong, seis mil ventanas y dónde comer, nada. Dal-rae toca un timbre para pedir indicaciones y termina sentada en una fiesta de primer cumpleaños.',
      zh: '江一洞新楼林立，六千扇窗户，没一家饭馆。达莱按了一户门铃问路，结果被请进去坐下，吃起了人家的周岁宴。',
      vi: 'Những tòa nhà mới tinh ở Gangil-dong, sáu nghìn ô cửa sổ mà không có chỗ ăn. Dal-rae bấm chuông một nhà hỏi đường, và được mời ngồi luôn vào tiệc thôi nôi.',
    },
  },
  {
    title: {
      ko: '상계동, 첫 번째 방', en: 'Sanggye-dong: The First Room', pt: 'Sanggye-dong: O Primeiro Quarto',
      es: 'Sanggye-dong: el primer cuarto', zh: '上溪洞，第一间房', vi: 'Sanggye-dong: Căn Phòng Đầu Tiên',
    },
    synopsis: {
      en: 'The last stop is where Dal-rae rented a room at nineteen and left owing two months. The landlord’s daughter runs a snack bar there now and still has the ledger.',
      pt: 'No ponto final fica o quarto que Dal-rae alugou aos dezenove e deixou devendo dois meses. Hoje a filha do senhorio tem ali uma lanchonete e ainda guarda o caderno.',
      es: 'En la última parada está el cuarto que Dal-rae alquiló a los diecinueve y dejó debiendo dos meses. La hija del casero tiene ahí una fonda y todavía guarda el cuaderno.',
      zh: '终点站，是达莱十九岁租过房的地方，走的时候还欠着两个月房租。房东的女儿如今在这儿开小吃店，账本还留着。',
      vi: 'Bến cuối là nơi Dal-rae thuê phòng năm mười chín tuổi và bỏ đi khi còn nợ hai tháng. Con gái ông chủ giờ bán quán ăn vặt ở đó, và vẫn giữ cuốn sổ.',
    },
  },
  {
    title: {
      ko: '다 같이 571', en: 'Everybody on the 571', pt: 'Todo Mundo no 571', es: 'Todos al 571',
      zh: '大家一起坐 571', vi: 'Tất Cả Lên Xe 571',
    },
    synopsis: {
      en: 'Dal-rae invites everyone who fed her to ride her bus the other way, to her stop, for dinner. Thirty-one people board with one card, and the machine says the balance is insufficient.',
      pt: 'Dal-rae convida todos que lhe deram de comer a pegar seu ônibus no sentido contrário e jantar em sua casa. Trinta e um embarcam com um só cartão, e a máquina avisa: saldo insuficiente.',
      es: 'Dal-rae invita a quienes le dieron de comer a tomar su autobús en sentido contrario y cenar en su casa. Suben treinta y uno con una sola tarjeta, y la máquina dice: saldo insuficiente.',
      zh: '达莱请所有给过她饭吃的人，反方向坐上 571，到她家吃晚饭。三十一个人上车，刷一张卡，机器报：余额不足。',
      vi: 'Dal-rae mời mọi người từng cho chị ăn đi xe ngược chiều về nhà chị dùng cơm tối. Ba mươi mốt người lên xe với một chiếc thẻ, máy báo: không đủ số dư.',
    },
  },
];
