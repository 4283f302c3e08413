import type { EpisodeWords } from '../format.ts';

/** Eight small stations with Cha Man-deuk and Bongsu, thirty-four years apart. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '추풍령, 내린 사람 둘', en: 'Chupungnyeong: Two Got Off', pt: 'Chupungnyeong: Dois Desceram',
      es: 'Chupungnyeong: bajaron dos', zh: '秋风岭，下车两人', vi: 'Chupungnyeong: Hai Người Xuống Ga',
    },
    synopsis: {
      en: 'The stationmaster has stamped no ticket since Tuesday. Cha Man-deuk offers to sweep the platform, Bongsu offers to nap on it, and by evening each has tried the other’s plan.',
      pt: 'O chefe da estação não carimba um bilhete desde terça. Cha Man-deuk se oferece para varrer a plataforma, Bongsu para dormir nela, e à noite cada um já provou o plano do outro.',
      es: 'El jefe de estación no sella un boleto desde el martes. Cha Man-deuk se ofrece a barrer el andén, Bongsu a dormir en él, y al anochecer cada uno probó el plan del otro.',
      zh: '站长从周二起就没盖过一张票。车万得要扫站台，奉秀要在站台上睡觉。到了傍晚，两人把对方的主意也试了一遍。',
      vi: 'Trưởng ga từ thứ Ba chưa đóng dấu tấm vé nào. Cha Man-deuk xin quét sân ga, Bongsu xin ngủ trên đó, và tới chiều mỗi người đã thử luôn kế hoạch của người kia.',
    },
  },
  {
    title: {
      ko: '심천역 장기 한 판', en: 'One Game at Simcheon', pt: 'Uma Partida em Simcheon',
      es: 'Una partida en Simcheon', zh: '深川站一盘棋', vi: 'Ván Cờ Ở Ga Simcheon',
    },
    synopsis: {
      en: 'Three old men have been at the same game of janggi since last fall. Bongsu moves one piece to tie his shoe, and the trains stop mattering to anybody.',
      pt: 'Três velhos jogam a mesma partida de janggi desde o outono passado. Bongsu mexe uma peça ao amarrar o tênis, e ninguém mais se importa com os trens.',
      es: 'Tres ancianos juegan la misma partida de janggi desde el otoño pasado. Bongsu mueve una pieza al atarse el zapato, y los trenes dejan de importarles a todos.',
      zh: '三位老人一盘象棋，从去年秋天下到现在。奉秀蹲下系鞋带，碰歪了一颗子，从此谁也顾不上看火车了。',
      vi: 'Ba ông cụ chơi một ván cờ tướng từ mùa thu năm ngoái chưa xong. Bongsu cúi buộc dây giày làm lệch một quân, và từ đó chẳng ai còn để ý tới tàu.',
    },
  },
  {
    title: {
      ko: '벌교, 꼬막만 빼고', en: 'Beolgyo: Not the Cockles', pt: 'Beolgyo: Menos o Berbigão',
      es: 'Beolgyo: todo menos berberechos', zh: '筏桥，就是不吃泥蚶', vi: 'Beolgyo: Trừ Sò Huyết',
    },
    synopsis: {
      en: 'All Beolgyo eats cockles, and Man-deuk has been allergic for sixty years. Twelve restaurants try to make him something else, and the thirteenth makes rice with salt.',
      pt: 'Toda Beolgyo come berbigão, e Man-deuk é alérgico há sessenta anos. Doze restaurantes tentam servir outra coisa, e o décimo terceiro faz arroz com sal.',
      es: 'Todo Beolgyo come berberechos y Man-deuk es alérgico desde hace sesenta años. Doce restaurantes intentan hacerle otra cosa, y el decimotercero le prepara arroz con sal.',
      zh: '筏桥家家吃泥蚶，车万得偏偏过敏六十年。十二家馆子想方设法给他换菜，第十三家端上一碗盐拌饭。',
      vi: 'Cả Beolgyo ăn sò huyết, còn Man-deuk dị ứng sáu mươi năm nay. Mười hai quán tìm cách nấu món khác, quán thứ mười ba dọn cơm trắng chấm muối.',
    },
  },
  {
    title: {
      ko: '도계, 열여섯 번째 터널', en: 'Dogye: The Sixteenth Tunnel', pt: 'Dogye: O Décimo Sexto Túnel',
      es: 'Dogye: el túnel dieciséis', zh: '道溪，第十六个隧道', vi: 'Dogye: Hầm Thứ Mười Sáu',
    },
    synopsis: {
      en: 'No signal since the ninth tunnel. Bongsu writes a verse in a notebook for the first time, and a retired miner at the bathhouse corrects two words of it and the rhythm.',
      pt: 'Sem sinal desde o nono túnel. Bongsu escreve versos num caderno pela primeira vez, e um mineiro aposentado, na casa de banhos, corrige duas palavras e o ritmo.',
      es: 'Sin señal desde el noveno túnel. Bongsu escribe versos en un cuaderno por primera vez, y un minero jubilado, en el baño público, le corrige dos palabras y el ritmo.',
      zh: '过了第九个隧道就没信号。奉秀头一回拿本子写词，澡堂里一位退休矿工给他改了两个字，顺带改了节奏。',
      vi: 'Từ hầm thứ chín đã mất sóng. Bongsu lần đầu viết lời rap vào vở, và bác thợ mỏ về hưu trong nhà tắm sửa cho hai chữ cùng cả nhịp.',
    },
  },
  {
    title: {
      ko: '풍기 인삼과 낮잠', en: 'Punggi: Ginseng and a Nap', pt: 'Punggi: Ginseng e Soneca',
      es: 'Punggi: ginseng y siesta', zh: '丰基人参与午觉', vi: 'Punggi: Nhân Sâm Và Giấc Trưa',
    },
    synopsis: {
      en: 'A ginseng farmer pours them three years of strength in a cup. Man-deuk sleeps for five hours, Bongsu cannot sleep for two days, and the show belongs to the farmer’s dog.',
      pt: 'Um produtor de ginseng serve três anos de energia numa xícara. Man-deuk dorme cinco horas, Bongsu passa dois dias sem dormir, e o programa fica com o cachorro do homem.',
      es: 'Un productor de ginseng les sirve tres años de fuerza en una taza. Man-deuk duerme cinco horas, Bongsu no duerme en dos días, y el programa se lo queda el perro.',
      zh: '参农倒了一杯据说能补三年的参酒。万得睡了五个钟头，奉秀两天没合眼，这一集的主角成了参农家的狗。',
      vi: 'Bác trồng sâm rót cho mỗi người một chén bổ bằng ba năm. Man-deuk ngủ năm tiếng, Bongsu hai ngày không ngủ nổi, và tập này thuộc về con chó nhà bác.',
    },
  },
  {
    title: {
      ko: '묵호의 빨래', en: 'Laundry in Mukho', pt: 'Roupa no Varal em Mukho', es: 'Ropa tendida en Mukho',
      zh: '墨湖的晾衣绳', vi: 'Dây Phơi Ở Mukho',
    },
    synopsis: {
      en: 'They came to see the sea and were handed clothespins. A hill of squid and bed sheets has to be hung before the wind turns, and Man-deuk sings so that the rows keep time.',
      pt: 'Vieram ver o mar e ganharam prendedores. Um morro de lulas e lençóis precisa ir para o varal antes que o vento mude, e Man-deuk canta para dar ritmo às fileiras.',
      es: 'Vinieron a ver el mar y les dieron pinzas. Un cerro de calamares y sábanas debe colgarse antes de que cambie el viento, y Man-deuk canta para que las hileras lleven el compás.',
      zh: '本是来看海的，却被塞了一把夹子。满坡的鱿鱼和床单，得赶在风向变之前晾完，万得唱着号子，一排排打拍子。',
      vi: 'Định ra ngắm biển thì bị dúi cho nắm kẹp. Cả đồi mực và ga giường phải phơi xong trước khi gió đổi chiều, Man-deuk cất giọng hò cho đều tay.',
    },
  },
  {
    title: {
      ko: '청도역, 혼자 탄 승객', en: 'Cheongdo: A Passenger Alone', pt: 'Cheongdo: Uma Passageira Só',
      es: 'Cheongdo: una pasajera sola', zh: '清道站的独行客', vi: 'Cheongdo: Vị Khách Một Mình',
    },
    synopsis: {
      en: 'An old woman has taken the 10:14 every Thursday for eleven years and never gone past the third stop. Bongsu, who cannot mind his own business, takes the seat opposite.',
      pt: 'Uma senhora pega o trem das 10h14 toda quinta há onze anos e nunca passa da terceira estação. Bongsu, que não sabe cuidar da própria vida, senta-se em frente.',
      es: 'Una anciana toma el de las 10:14 cada jueves desde hace once años y nunca pasa de la tercera estación. Bongsu, que es un entrometido, se sienta enfrente.',
      zh: '一位奶奶每周四坐十点十四分的车，坐了十一年，从没坐过第三站。爱管闲事的奉秀，坐到了她对面。',
      vi: 'Một cụ bà thứ Năm nào cũng đi chuyến 10 giờ 14, suốt mười một năm, chưa bao giờ quá ga thứ ba. Bongsu vốn hay tò mò, ngồi xuống đối diện.',
    },
  },
  {
    title: {
      ko: '마지막 완행', en: 'The Last Slow Train', pt: 'O Último Trem Lento', es: 'El último tren lento',
      zh: '最后一趟慢车', vi: 'Chuyến Tàu Chậm Cuối',
    },
    synopsis: {
      en: 'Their line gets a faster timetable on Monday. Man-deuk, who began his career at its second station in 1971, wants to end the trip there, and the stop is no longer on the list.',
      pt: 'Na segunda a linha deles passa a correr mais depressa. Man-deuk, que começou a carreira na segunda estação em 1971, quer terminar ali a viagem, e a parada saiu da lista.',
      es: 'El lunes su línea tendrá un horario más rápido. Man-deuk, que empezó su carrera en la segunda estación en 1971, quiere acabar ahí el viaje, y la parada ya no figura.',
      zh: '下周一，这条线要改快车时刻表。万得 1971 年就在第二站登台出道，想把旅行收在那里，站名却已经从表上划掉了。',
      vi: 'Thứ Hai tới tuyến này chạy theo giờ nhanh. Man-deuk khởi nghiệp ở ga thứ hai năm 1971, muốn kết thúc chuyến đi ở đó, mà ga ấy đã bị gạch khỏi lịch tàu.',
    },
  },
];
