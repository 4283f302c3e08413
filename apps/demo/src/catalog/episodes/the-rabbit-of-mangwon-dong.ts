import type { EpisodeWords } from '../format.ts';

/** The rabbit Okto, tteokbokki seller Kwak Haeju and the toad inspector from the moon. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '달에서 잘렸습니다', en: 'Fired from the Moon', pt: 'Demitido da Lua', es: 'Despedido de la Luna', zh: '我被月亮开除了', vi: 'Bị cung trăng đuổi việc' },
    synopsis: {
      en: 'A man in spotless white sneakers falls through the awning of Haeju’s stall. He offers to pay for the hole with a carrot and asks which way the employment office is.',
      pt: 'Um homem de tênis branquíssimo despenca pelo toldo da barraca de Haeju. Oferece uma cenoura pelo estrago e pergunta onde fica a agência de empregos.',
      es: 'Un hombre de tenis impecables atraviesa el toldo del puesto de Haeju. Ofrece una zanahoria por los daños y pregunta dónde queda la oficina de empleo.',
      zh: '一个男人穿着雪白的球鞋，砸穿了海珠摊位的雨棚。他掏出一根胡萝卜当赔偿，还打听职业介绍所怎么走。',
      vi: 'Một anh chàng giày trắng tinh rơi thủng mái bạt sạp của Haeju. Anh đền bằng một củ cà rốt rồi hỏi đường đến trung tâm giới thiệu việc làm.',
    },
  },
  {
    title: { ko: '품삯은 근으로', en: 'Paid by the Kilo', pt: 'Pagamento por Quilo', es: 'Se paga por kilo', zh: '工钱按斤算', vi: 'Trả công theo cân' },
    synopsis: {
      en: 'Okto has never cooked, swept or apologized, but his pestle makes rice cake nobody in Mangwon can stop chewing. By noon he has a line, by night he has demands.',
      pt: 'Okto nunca cozinhou, varreu nem pediu desculpas, mas do seu pilão sai um bolo de arroz que Mangwon não para de mastigar. Ao meio-dia tem fila; à noite, exigências.',
      es: 'Okto nunca ha cocinado, barrido ni pedido perdón, pero de su mazo sale un pastel de arroz que Mangwon no deja de masticar. Al mediodía tiene fila; de noche, exigencias.',
      zh: '玉兔不会做饭，不会扫地，更不会道歉，可他捣出的年糕，望远洞的人一嚼就停不下来。中午摊前排起长队，晚上他就开始提条件。',
      vi: 'Okto chưa từng nấu ăn, quét nhà hay xin lỗi ai, nhưng bánh gạo anh giã thì cả Mangwon nhai mãi không thôi. Trưa có khách xếp hàng, tối anh đã đòi đủ thứ.',
    },
  },
  {
    title: { ko: '가스가 끊긴 날', en: 'The Day the Gas Went Off', pt: 'O Dia em que Cortaram o Gás', es: 'El día que cortaron el gas', zh: '停气那天', vi: 'Ngày bị cắt gas' },
    synopsis: {
      en: 'Four unpaid bills, a cold griddle and a hundred orders for the school fair. Okto knows one way to heat a pot, and it makes Haeju sneeze for the first time in years.',
      pt: 'Quatro contas atrasadas, chapa fria e cem pedidos para a festa da escola. Okto conhece um jeito de esquentar a panela, e Haeju espirra pela primeira vez em anos.',
      es: 'Cuatro recibos vencidos, la plancha fría y cien pedidos para la feria escolar. Okto conoce un modo de calentar la olla, y Haeju estornuda por primera vez en años.',
      zh: '四个月欠费，铁板冰凉，学校游园会还订了一百份。玉兔倒有个热锅的法子，却让海珠打出了多年来第一个喷嚏。',
      vi: 'Bốn hóa đơn chưa trả, chảo nguội ngắt, mà hội trường đặt cả trăm suất. Okto biết một cách làm nóng nồi, và Haeju hắt hơi lần đầu sau bao năm.',
    },
  },
  {
    title: { ko: '보름밤의 모자', en: 'A Hat for the Full Moon', pt: 'Chapéu de Lua Cheia', es: 'Sombrero de luna llena', zh: '满月夜的帽子', vi: 'Chiếc mũ đêm rằm' },
    synopsis: {
      en: 'Once a month his ears come out and no hat in the market fits. Haeju’s landlady has invited the whole alley to dinner, and Okto is to carve the fish bareheaded.',
      pt: 'Uma vez por mês as orelhas aparecem, e não há chapéu no mercado que sirva. A dona do imóvel convidou o beco inteiro para jantar, e Okto vai ter de servir o peixe sem nada na cabeça.',
      es: 'Una vez al mes le salen las orejas y no hay sombrero en el mercado que le quede. La casera invitó a cenar a todo el callejón, y a Okto le toca servir el pescado a cabeza descubierta.',
      zh: '每月一次，长耳朵会冒出来，市场里没有一顶帽子戴得下。偏偏房东请整条巷子吃饭，还点名要玉兔脱了帽子分鱼。',
      vi: 'Mỗi tháng một lần, đôi tai dài lại lòi ra, cả chợ không có mũ nào vừa. Đúng lúc bà chủ nhà mời cả hẻm ăn tối, và Okto phải để đầu trần chia cá.',
    },
  },
  {
    title: { ko: '두꺼비 감찰관', en: 'The Toad Inspector', pt: 'O Sapo Inspetor', es: 'El sapo inspector', zh: '蟾蜍监察官', vi: 'Thanh tra Cóc' },
    synopsis: {
      en: 'A stout man in a green suit orders one skewer and eats it for six hours. The moon wants its missing pestle back, and it has sent an auditor who never blinks.',
      pt: 'Um homem atarracado de terno verde pede um espetinho e leva seis horas para comê-lo. A Lua quer o pilão de volta e mandou um auditor que nunca pisca.',
      es: 'Un hombre rechoncho de traje verde pide una brocheta y tarda seis horas en comérsela. La Luna quiere que le devuelvan el mazo y ha enviado a un auditor que nunca parpadea.',
      zh: '一个穿绿西装的矮胖男人点了一串鱼饼，足足吃了六个钟头。月宫要追回丢失的药杵，派来的监察官从不眨眼。',
      vi: 'Một ông béo lùn mặc vest xanh gọi một xiên chả cá rồi ăn suốt sáu tiếng. Cung trăng đòi lại chiếc chày thất lạc và cử xuống một thanh tra không bao giờ chớp mắt.',
    },
  },
  {
    title: { ko: '기계 대 절굿공이', en: 'Machine Versus Pestle', pt: 'Máquina contra Pilão', es: 'La máquina contra el mazo', zh: '机器对木杵', vi: 'Máy đấu với chày' },
    synopsis: {
      en: 'A chain opens across the alley with a machine that makes eighty kilos an hour, half price. Okto accepts the challenge in front of everyone, then falls asleep at kilo sixty.',
      pt: 'Uma rede abre do outro lado do beco com uma máquina que faz oitenta quilos por hora, pela metade do preço. Okto aceita o desafio diante de todos e dorme no quilo sessenta.',
      es: 'Una cadena abre enfrente con una máquina que hace ochenta kilos por hora, a mitad de precio. Okto acepta el reto delante de todos y se duerme en el kilo sesenta.',
      zh: '巷子对面开了家连锁店，机器一小时出八十公斤，价钱只要一半。玉兔当众应战，捣到第六十公斤，睡着了。',
      vi: 'Một chuỗi cửa hàng khai trương đối diện, máy làm tám chục ký mỗi giờ, bán nửa giá. Okto nhận lời thách trước mặt mọi người, rồi ngủ gục ở ký thứ sáu mươi.',
    },
  },
  {
    title: { ko: '소원이 밀렸습니다', en: 'A Backlog of Wishes', pt: 'Pedidos Acumulados', es: 'Deseos atrasados', zh: '积压的心愿', vi: 'Điều ước tồn kho' },
    synopsis: {
      en: 'Chuseok brings eleven million wishes up to a moon with no rabbit on duty. The toad asks for overtime, and Okto reads one wish by accident: it is in Haeju’s handwriting.',
      pt: 'No Chuseok, onze milhões de pedidos sobem a uma Lua sem coelho de plantão. O sapo pede hora extra, e Okto lê um deles sem querer: a letra é de Haeju.',
      es: 'En Chuseok, once millones de deseos suben a una Luna sin conejo de turno. El sapo pide horas extra, y Okto lee uno sin querer: es la letra de Haeju.',
      zh: '中秋夜，一千一百万个心愿升上没有兔子值班的月亮。蟾蜍求玉兔加个班，他却无意间读到一张，上面是海珠的字迹。',
      vi: 'Đêm Trung thu, mười một triệu điều ước bay lên mặt trăng không thỏ trực. Cóc xin Okto tăng ca, và anh vô tình đọc trúng một tờ: nét chữ của Haeju.',
    },
  },
  {
    title: { ko: '왜 졸았느냐 하면', en: 'Why He Fell Asleep', pt: 'Por que Ele Dormiu', es: 'Por qué se durmió', zh: '他为什么打瞌睡', vi: 'Vì sao anh ngủ gật' },
    synopsis: {
      en: 'Under oath and a desk lamp Okto tells the inspector what kept him up by day for four years: one stall light in Mangwon, seen from three hundred eighty thousand kilometers.',
      pt: 'Sob juramento e uma luminária, Okto conta ao inspetor o que o manteve acordado de dia por quatro anos: a luz de uma barraca em Mangwon, vista a trezentos e oitenta mil quilômetros.',
      es: 'Bajo juramento y una lámpara de escritorio, Okto le cuenta al inspector qué lo tuvo despierto de día cuatro años: la luz de un puesto de Mangwon, vista a trescientos ochenta mil kilómetros.',
      zh: '台灯底下，玉兔宣了誓，向监察官交代四年来白天为何不睡：隔着三十八万公里，他一直望着望远洞一个摊子的灯。',
      vi: 'Dưới ánh đèn bàn, Okto tuyên thệ rồi khai điều khiến mình thức trắng ban ngày suốt bốn năm: ngọn đèn một sạp hàng ở Mangwon, nhìn từ ba trăm tám mươi nghìn cây số.',
    },
  },
  {
    title: { ko: '재채기가 멈췄다', en: 'The Sneezing Stops', pt: 'Sem Espirros', es: 'Se acabaron los estornudos', zh: '喷嚏停了', vi: 'Hết hắt hơi' },
    synopsis: {
      en: 'Haeju has not sneezed in a week and thinks she is cured. Okto counts what he can no longer do, and a letter from the moon gives him until the dark of the month.',
      pt: 'Haeju não espirra há uma semana e acha que sarou. Okto conta o que já não consegue fazer, e uma carta da Lua lhe dá prazo até a lua nova.',
      es: 'Haeju lleva una semana sin estornudar y se cree curada. Okto cuenta lo que ya no puede hacer, y una carta de la Luna le da plazo hasta la luna nueva.',
      zh: '海珠一周没打喷嚏，以为过敏好了。玉兔默默数着自己再也做不到的事，月宫来信，限他在月晦之前答复。',
      vi: 'Cả tuần Haeju không hắt hơi, tưởng mình đã khỏi. Okto đếm những điều anh không còn làm được, và lá thư cung trăng cho anh hạn đến đêm cuối tháng.',
    },
  },
  {
    title: { ko: '달에 난 구멍', en: 'The Hole in the Moon', pt: 'O Buraco na Lua', es: 'El hueco en la Luna', zh: '月亮上的洞', vi: 'Lỗ thủng trên mặt trăng' },
    synopsis: {
      en: 'The night the market lights go out for the eclipse, two people climb to the roof with one pestle. When the moon returns, the whole alley looks up and counts ears.',
      pt: 'Na noite em que o mercado apaga as luzes para o eclipse, duas pessoas sobem ao telhado com um pilão. Quando a Lua volta, o beco inteiro olha para cima e conta orelhas.',
      es: 'La noche en que el mercado apaga sus luces por el eclipse, dos personas suben al techo con un mazo. Cuando vuelve la Luna, todo el callejón mira arriba y cuenta orejas.',
      zh: '月食那晚，市场熄了灯，两个人带着一根木杵爬上屋顶。月亮重新露面时，整条巷子都仰着头，数上面有几只耳朵。',
      vi: 'Đêm nguyệt thực, chợ tắt hết đèn, hai người mang một chiếc chày trèo lên mái. Khi trăng hiện lại, cả hẻm ngước nhìn và đếm tai.',
    },
  },
];
