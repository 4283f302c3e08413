import type { EpisodeWords } from '../format.ts';

/** Stage manager Oh Gwi-rye and the freight of TAEPUNG’s world tour. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '부산, 봉인 열둘', en: 'Busan: Twelve Seals', pt: 'Busan: Doze Lacres', es: 'Busan: doce sellos', zh: '釜山：十二个封条', vi: 'Busan: Mười Hai Niêm Phong' },
    synopsis: {
      en: 'Twelve doors, twelve seals, one list. Oh Gwi-rye counts the cases onto the quay at dawn and finds that the drum riser has been loaded on somebody else’s ship.',
      pt: 'Doze portas, doze lacres, uma lista. Oh Gwi-rye confere as caixas no cais ao amanhecer e descobre que o praticável da bateria embarcou em outro navio.',
      es: 'Doce puertas, doce sellos, una lista. Oh Gwi-rye cuenta los bultos en el muelle al alba y descubre que la tarima de la batería se fue en otro barco.',
      zh: '十二扇柜门，十二个封条，一张清单。黎明的码头上，吴贵礼一箱箱清点，发现鼓台装上了别家的船。',
      vi: 'Mười hai cửa, mười hai niêm phong, một danh sách. Oh Gwi-rye đếm thùng trên bến lúc rạng sáng và thấy bục trống đã lên nhầm tàu khác.',
    },
  },
  {
    title: {
      ko: '싱가포르, 습도 90퍼센트', en: 'Singapore: Ninety Percent', pt: 'Singapura: Noventa por Cento', es: 'Singapur: noventa por ciento',
      zh: '新加坡：湿度九十', vi: 'Singapore: Độ Ẩm Chín Mươi',
    },
    synopsis: {
      en: 'The lights fog from the inside and the stage lift jams at knee height. TAEPUNG’s entrance is redrawn as a climb, and it gets the loudest scream of the night.',
      pt: 'Os refletores embaçam por dentro e o elevador trava na altura do joelho. A entrada do TAEPUNG vira uma escalada e arranca o maior grito da noite.',
      es: 'Los reflectores se empañan por dentro y el elevador se atora a la altura de la rodilla. La entrada de TAEPUNG se vuelve escalada y arranca el grito más fuerte de la noche.',
      zh: '灯具从里面起了雾，升降台卡在膝盖高。TAEPUNG 的登场改成了攀爬，换来当晚最响的尖叫。',
      vi: 'Đèn mờ hơi nước từ bên trong, bàn nâng kẹt ở ngang gối. Màn ra mắt của TAEPUNG đổi thành leo trèo, và nhận tiếng hét to nhất đêm.',
    },
  },
  {
    title: { ko: '산투스의 파업', en: 'The Strike at Santos', pt: 'A Greve em Santos', es: 'La huelga en Santos', zh: '桑托斯罢工', vi: 'Đình Công Ở Santos' },
    synopsis: {
      en: 'Dockworkers are out, six containers sit behind a fence, and doors open in thirty hours. Gwi-rye joins the picket line with rice balls and learns the word for please.',
      pt: 'Os portuários pararam, seis contêineres estão atrás da cerca, e os portões abrem em trinta horas. Gwi-rye entra no piquete com bolinhos de arroz e aprende a dizer por favor.',
      es: 'Los portuarios pararon, seis contenedores están tras la reja y las puertas abren en treinta horas. Gwi-rye se suma al piquete con bolas de arroz y aprende a decir por favor.',
      zh: '码头工人罢工，六只货柜困在围栏里，离开场还有三十小时。贵礼提着饭团加入工人的队伍，学会了当地话里的“拜托”。',
      vi: 'Công nhân bến cảng đình công, sáu container nằm sau hàng rào, ba mươi tiếng nữa mở cửa. Gwi-rye mang cơm nắm ra đứng cùng họ và học được từ “làm ơn”.',
    },
  },
  {
    title: {
      ko: '멕시코시티, 숨이 찬 조명', en: 'Mexico City: Thin Air', pt: 'Cidade do México: Ar Rarefeito', es: 'Ciudad de México: poco aire',
      zh: '墨西哥城：缺氧', vi: 'Thành Phố Mexico: Thiếu Oxy',
    },
    synopsis: {
      en: 'At 2,240 meters the smoke machines cough and two dancers sit down. The show is cut by a third in an hour, and the crew votes on which song goes.',
      pt: 'A 2.240 metros, as máquinas de fumaça tossem e dois dançarinos se sentam. Em uma hora o show perde um terço, e a equipe vota qual música sai.',
      es: 'A 2.240 metros las máquinas de humo tosen y dos bailarines se sientan. En una hora el show pierde un tercio, y el equipo vota qué canción se va.',
      zh: '海拔 2240 米，烟雾机直咳嗽，两名舞者坐倒在地。演出一小时内要砍掉三分之一，删哪首歌，由工作人员投票。',
      vi: 'Ở độ cao 2.240 mét, máy tạo khói ho sặc, hai vũ công ngồi bệt. Trong một giờ phải cắt một phần ba chương trình, và ê-kíp bỏ phiếu bỏ bài nào.',
    },
  },
  {
    title: { ko: '대서양 위의 열하루', en: 'Eleven Days of Ocean', pt: 'Onze Dias de Oceano', es: 'Once días de océano', zh: '大西洋上十一天', vi: 'Mười Một Ngày Trên Biển' },
    synopsis: {
      en: 'While the group flies, Gwi-rye’s assistant rides with the freight. He films the empty stage inside container seven, and one night, with the cook’s radio on, a whole show in it.',
      pt: 'Enquanto o grupo voa, o assistente de Gwi-rye viaja com a carga. Filma o palco vazio no contêiner sete e, certa noite, com o rádio do cozinheiro, um show inteiro ali dentro.',
      es: 'Mientras el grupo vuela, el asistente de Gwi-rye viaja con la carga. Filma el escenario vacío en el contenedor siete y, una noche, con la radio del cocinero, un show entero.',
      zh: '团员们坐飞机，贵礼的助手跟着货走。他拍下七号货柜里空空的舞台；某个夜里，伴着厨子的收音机，那里演了一整场。',
      vi: 'Trong khi nhóm bay, trợ lý của Gwi-rye đi cùng hàng. Anh quay sân khấu trống trong container số bảy, rồi một đêm, nhờ chiếc đài của anh đầu bếp, quay cả một buổi diễn.',
    },
  },
  {
    title: {
      ko: '로테르담, 늦은 드럼', en: 'Rotterdam: The Late Riser', pt: 'Roterdã: O Praticável Atrasado', es: 'Róterdam: la tarima tardía',
      zh: '鹿特丹：迟到的鼓台', vi: 'Rotterdam: Bục Trống Trễ Hẹn',
    },
    synopsis: {
      en: 'The drum riser docks nine hours after the encore, having seen more cities than the band. Gwi-rye signs for it in the rain and sits on it for the first time.',
      pt: 'O praticável da bateria chega nove horas depois do bis, tendo visto mais cidades que o grupo. Gwi-rye assina o recibo na chuva e, pela primeira vez, se senta nele.',
      es: 'La tarima de la batería llega nueve horas después del bis, tras ver más ciudades que el grupo. Gwi-rye firma bajo la lluvia y, por primera vez, se sienta en ella.',
      zh: '安可结束九小时后，鼓台终于到港，它去过的城市比乐队还多。贵礼在雨里签收，头一回坐在了上面。',
      vi: 'Chín tiếng sau màn encore, bục trống mới cập bến, nó đi qua nhiều thành phố hơn cả nhóm. Gwi-rye ký nhận dưới mưa và lần đầu ngồi lên nó.',
    },
  },
  {
    title: {
      ko: '분실 신고, 컨테이너 9', en: 'Container Nine Is Missing', pt: 'Sumiu o Contêiner Nove', es: 'Falta el contenedor nueve',
      zh: '九号货柜失踪', vi: 'Mất Container Số Chín',
    },
    synopsis: {
      en: 'Costumes for seven are somewhere between two countries. Gwi-rye gives the wardrobe team a market, a credit card and four hours, and the boys go on dressed as their own crew.',
      pt: 'Os figurinos dos sete estão entre dois países. Gwi-rye dá à equipe uma feira, um cartão e quatro horas, e os rapazes entram vestidos como os próprios técnicos.',
      es: 'El vestuario de los siete está entre dos países. Gwi-rye le da al equipo un mercado, una tarjeta y cuatro horas, y los chicos salen vestidos como sus propios técnicos.',
      zh: '七人的演出服不知困在哪两国之间。贵礼给服装组一个集市、一张卡和四个小时；男孩们最后穿着工作人员的衣服上了台。',
      vi: 'Trang phục của bảy người kẹt đâu đó giữa hai nước. Gwi-rye giao tổ phục trang một khu chợ, một thẻ tín dụng và bốn giờ, rồi các chàng trai lên sân khấu trong áo của ê-kíp.',
    },
  },
  {
    title: { ko: '열세 번째 도시', en: 'The Thirteenth City', pt: 'A Décima Terceira Cidade', es: 'La decimotercera ciudad', zh: '第十三座城市', vi: 'Thành Phố Thứ Mười Ba' },
    synopsis: {
      en: 'Marseille, the last night, and the drums are stuck at the border for good. The pianist starts, the others stamp on twelve empty crates, and Gwi-rye is pushed into the light.',
      pt: 'Marselha, última noite, e a bateria ficou de vez na fronteira. O pianista começa, os outros batem o pé em doze caixotes vazios, e empurram Gwi-rye para a luz.',
      es: 'Marsella, última noche, y la batería se quedó para siempre en la frontera. El pianista empieza, los demás zapatean sobre doce cajones vacíos y empujan a Gwi-rye a la luz.',
      zh: '马赛，最后一夜，鼓彻底卡在了边境。钢琴手先起头，其他人踩着十二只空木箱打拍子，贵礼被推到了灯光下。',
      vi: 'Marseille, đêm cuối, dàn trống kẹt hẳn ở biên giới. Nghệ sĩ piano dạo đầu, những người còn lại giậm chân trên mười hai thùng rỗng, và Gwi-rye bị đẩy ra giữa ánh đèn.',
    },
  },
];
