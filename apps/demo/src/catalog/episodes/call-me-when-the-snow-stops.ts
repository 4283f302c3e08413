import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '건전지', en: 'Batteries', pt: 'Pilhas',
      es: 'Pilas', zh: '电池', vi: 'Cục pin',
    },
    synopsis: {
      en: 'Ju-ha’s car dies on the pass with her wedding dress in the back seat. The man who digs her out keeps his scarf up and hands her two batteries for the flashlight.',
      pt: 'O carro de Ju-ha morre na serra com o vestido de noiva no banco de trás. O homem que a desatola não abaixa o cachecol e lhe dá duas pilhas para a lanterna.',
      es: 'El auto de Ju-ha se muere en el puerto con el vestido de novia en el asiento trasero. El hombre que la desentierra no se baja la bufanda y le da dos pilas para la linterna.',
      zh: '珠荷的车抛锚在山口，后座放着婚纱。把她挖出来的男人始终没摘围巾，递给她两节电池，装手电筒用。',
      vi: 'Xe Ju-ha chết máy giữa đèo, váy cưới nằm ở ghế sau. Người đàn ông đào cô ra không bỏ khăn quàng xuống, chỉ đưa cô hai viên pin cho chiếc đèn.',
    },
  },
  {
    title: {
      ko: '없는 번호가 아닙니다', en: 'This Number Is in Service', pt: 'Este Número Existe',
      es: 'El número sí existe', zh: '您拨的号码不是空号', vi: 'Số máy này vẫn hoạt động',
    },
    synopsis: {
      en: 'She has called it once a year, drunk, to hear the recording. This time it rings, and in the cab of a snowplow a hand closes over the sound.',
      pt: 'Uma vez por ano, bêbada, ela liga para ouvir a gravação. Desta vez chama, e na cabine de um limpa-neve uma mão abafa o toque.',
      es: 'Una vez al año, borracha, marca para oír la grabación. Esta vez suena, y en la cabina de un quitanieves una mano ahoga el timbre.',
      zh: '每年喝醉一回，她就拨一次，只为听那段提示音。这次竟然通了。除雪车驾驶室里，一只手捂住了铃声。',
      vi: 'Mỗi năm một lần, lúc say, cô bấm số để nghe tổng đài báo. Lần này chuông đổ, và trong buồng lái xe ủi tuyết, một bàn tay bịt chặt tiếng reo.',
    },
  },
  {
    title: {
      ko: '통제 구간', en: 'Road Closed Ahead', pt: 'Estrada Interditada',
      es: 'Tramo cerrado', zh: '前方封路', vi: 'Đoạn đường cấm',
    },
    synopsis: {
      en: 'Both tunnels shut. The inn has one stove, nine stranded guests and a plow driver the landlady calls Gi-su. He laughs at a joke from the kitchen, and Ju-ha drops a bowl.',
      pt: 'Os dois túneis fechados. A pousada tem um fogão, nove hóspedes ilhados e um motorista que a dona chama de Gi-su. Ele ri de uma piada na cozinha, e Ju-ha deixa cair a tigela.',
      es: 'Los dos túneles cerrados. La posada tiene una estufa, nueve varados y un conductor al que la dueña llama Gi-su. Él se ríe de un chiste en la cocina y a Ju-ha se le cae el plato.',
      zh: '两条隧道全封了。客栈里一只炉子，九个滞留的客人，还有个老板娘唤作“基秀”的除雪司机。厨房传来他的一声笑，珠荷手里的碗掉了。',
      vi: 'Cả hai hầm đều đóng. Quán trọ có một bếp lò, chín khách mắc kẹt và một tài xế bà chủ gọi là Gi-su. Trong bếp anh bật cười vì câu đùa, và Ju-ha đánh rơi chiếc bát.',
    },
  },
  {
    title: {
      ko: '한기수, 1986년생', en: 'Han Gi-su, Born 1986', pt: 'Han Gi-su, Nascido em 1986',
      es: 'Han Gi-su, nacido en 1986', zh: '韩基秀，1986年生', vi: 'Han Gi-su, sinh năm 1986',
    },
    synopsis: {
      en: 'His license is real, his pension is paid up, and his school has never heard of him. The actual Han Gi-su has a mother in Jeongseon who receives money every month and asks no questions.',
      pt: 'A carteira é verdadeira, a previdência está em dia, e a escola nunca ouviu falar dele. O Han Gi-su de verdade tem mãe em Jeongseon, que recebe dinheiro todo mês e não pergunta nada.',
      es: 'Su licencia es auténtica, su pensión está al día y en su escuela nadie lo conoce. El verdadero Han Gi-su tiene madre en Jeongseon, que recibe dinero cada mes y no pregunta nada.',
      zh: '驾照是真的，年金也按时缴，可母校没人认识他。真正的韩基秀有个母亲住在旌善，每月收到一笔钱，从不过问。',
      vi: 'Bằng lái thật, lương hưu đóng đủ, nhưng trường cũ chẳng ai biết anh. Han Gi-su thật có người mẹ ở Jeongseon, tháng nào cũng nhận tiền và không hỏi một câu.',
    },
  },
  {
    title: {
      ko: '토요일', en: 'Saturday', pt: 'Sábado',
      es: 'Sábado', zh: '星期六', vi: 'Thứ Bảy',
    },
    synopsis: {
      en: 'Two hundred guests and a groom who keeps looking at the weather map. Seung-min has known for three days what she is going to say, and has had the cake sent to the fire station.',
      pt: 'Duzentos convidados e um noivo que não larga o mapa do tempo. Há três dias Seung-min sabe o que ela vai dizer, e já mandou o bolo para os bombeiros.',
      es: 'Doscientos invitados y un novio que no deja de mirar el mapa del tiempo. Seung-min sabe desde hace tres días lo que ella va a decir, y ya mandó el pastel a los bomberos.',
      zh: '两百位宾客，一个不停看天气图的新郎。她要说什么，承民三天前就知道了，蛋糕也早已让人送去了消防站。',
      vi: 'Hai trăm khách và một chú rể cứ nhìn mãi bản đồ thời tiết. Seung-min biết cô sắp nói gì từ ba hôm nay, và đã gửi chiếc bánh cưới sang trạm cứu hỏa.',
    },
  },
  {
    title: {
      ko: '3호갱', en: 'Pit Number Three', pt: 'Poço Número Três',
      es: 'El pozo tres', zh: '三号井', vi: 'Hầm lò số ba',
    },
    synopsis: {
      en: 'The coal museum has a gift shop and a wall of lamps, and one lamp too many. Ju-ha asks the guide about the winter of the collapse; the guide asks her to leave.',
      pt: 'O museu do carvão tem lojinha, parede de lampiões e um lampião a mais. Ju-ha pergunta ao guia sobre o inverno do desabamento; o guia pede que ela saia.',
      es: 'El museo del carbón tiene tienda de recuerdos, una pared de lámparas y una lámpara de más. Ju-ha le pregunta al guía por el invierno del derrumbe; el guía le pide que se vaya.',
      zh: '煤矿博物馆有纪念品店，有一整墙的矿灯，只是多出了一盏。珠荷问起塌方的那个冬天，讲解员请她出去。',
      vi: 'Bảo tàng than có quầy lưu niệm, có bức tường treo đèn lò, và thừa ra một chiếc. Ju-ha hỏi người hướng dẫn về mùa đông sập hầm; ông mời cô ra ngoài.',
    },
  },
  {
    title: {
      ko: '그날 밤 편의점', en: 'The Shop That Night', pt: 'A Loja Naquela Noite',
      es: 'La tienda aquella noche', zh: '那一夜的小店', vi: 'Cửa hàng đêm ấy',
    },
    synopsis: {
      en: 'Eleven years ago, told from the other side of the storm: a line of one, a news bulletin over the register, and a list of the dead with his own brother’s signature under it.',
      pt: 'Onze anos antes, do outro lado da tempestade: uma fila de uma pessoa, o noticiário sobre o caixa e uma lista de mortos com a assinatura do próprio irmão embaixo.',
      es: 'Once años atrás, desde el otro lado de la tormenta: una fila de uno, el noticiero sobre la caja y una lista de muertos firmada por su propio hermano.',
      zh: '十一年前，风雪的另一边：小店里只有他一个人排队，收银台上方播着新闻，一份遇难者名单，落款是他亲哥哥。',
      vi: 'Mười một năm trước, kể từ phía bên kia cơn bão: một người xếp hàng, bản tin trên quầy thu ngân, và danh sách người chết mang chữ ký của chính anh trai anh.',
    },
  },
  {
    title: {
      ko: '블랙 아이스', en: 'Black Ice', pt: 'Gelo Negro',
      es: 'Hielo negro', zh: '暗冰', vi: 'Băng đen',
    },
    synopsis: {
      en: 'Seung-min drives up to see the man for himself. On the last bend his car leaves the road without a sound, and only one person knows the slope well enough to go down after it.',
      pt: 'Seung-min sobe a serra para ver o sujeito com os próprios olhos. Na última curva o carro sai da pista sem ruído, e só um homem conhece a encosta para descer atrás.',
      es: 'Seung-min sube a conocer al hombre en persona. En la última curva el auto sale del camino sin un ruido, y solo uno conoce la ladera lo bastante para bajar por él.',
      zh: '承民开车上山，要亲眼看看那个人。最后一个弯，车无声地滑出路面。熟悉那道坡、敢下去救的，只有一个人。',
      vi: 'Seung-min lái xe lên đèo để tận mắt thấy người đó. Ở khúc cua cuối, xe trượt khỏi đường không một tiếng động, và chỉ một người thuộc con dốc đủ để lao xuống.',
    },
  },
  {
    title: {
      ko: '열한 번째 제사', en: 'The Eleventh Memorial', pt: 'A Décima Primeira Oferenda',
      es: 'La undécima ofrenda', zh: '第十一次祭奠', vi: 'Giỗ lần thứ mười một',
    },
    synopsis: {
      en: 'His mother sets the table for the dead: pear, dried pollack, his school photograph. The door opens on the man in the photograph, and she goes on pouring the wine.',
      pt: 'A mãe põe a mesa para o morto: pera, peixe seco, a foto da escola. A porta se abre para o homem da foto, e ela continua servindo o vinho.',
      es: 'La madre pone la mesa para el muerto: pera, abadejo seco, su foto escolar. Se abre la puerta, entra el hombre de la foto, y ella sigue sirviendo el vino.',
      zh: '母亲摆好祭桌：梨、明太鱼干、他的学生照。门开了，照片上的人站在门口。她没有停手，继续斟酒。',
      vi: 'Người mẹ bày mâm cúng: quả lê, khô cá, tấm ảnh thời đi học. Cửa mở, người trong ảnh đứng đó, còn bà vẫn rót tiếp chén rượu.',
    },
  },
  {
    title: {
      ko: '눈이 그치면', en: 'The Snow Stops', pt: 'A Neve Parou',
      es: 'Deja de nevar', zh: '雪停了', vi: 'Tuyết ngừng rơi',
    },
    synopsis: {
      en: 'Pit three is reopened by court order, and the whole town climbs up with shovels. On the bare road down, a telephone rings in a cup holder; somebody has to answer first.',
      pt: 'A justiça manda reabrir o poço três, e a cidade inteira sobe de pá na mão. Na descida, estrada limpa, um telefone toca no porta-copos; alguém precisa atender primeiro.',
      es: 'Un juez ordena reabrir el pozo tres y el pueblo entero sube con palas. En la bajada, por el camino limpio, suena un teléfono en el portavasos; alguien tendrá que contestar primero.',
      zh: '法院下令重开三号井，全镇人扛着铁锹上了山。下山的路已经干净，杯架里的电话响了，总得有一个人先接。',
      vi: 'Tòa ra lệnh mở lại hầm lò số ba, cả thị trấn vác xẻng lên núi. Trên đường xuống đã quang tuyết, điện thoại reo trong hộc xe; phải có ai bắt máy trước.',
    },
  },
];
