import type { EpisodeWords } from '../format.ts';

/** Eight weeks of harvest with Grandmother Hyun of Seogwipo and five actors who owe her a thank-you. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '빈 상자 하나', en: 'One Empty Crate', pt: 'Um Caixote Vazio', es: 'Un cajón vacío', zh: '一只空箱',
      vi: 'Một Chiếc Thùng Rỗng',
    },
    synopsis: {
      en: 'Five actors arrive in designer boots to say thank you. Grandmother Hyun looks at the boots, hands over five pairs of clippers and shows them eleven hundred trees.',
      pt: 'Cinco atores chegam de botas de grife para agradecer. A vovó Hyun olha as botas, entrega cinco tesouras de poda e mostra os mil e cem pés.',
      es: 'Cinco actores llegan con botas de diseñador a dar las gracias. La abuela Hyun mira las botas, reparte cinco tijeras de podar y les enseña mil cien árboles.',
      zh: '五位演员脚蹬名牌靴子，上门道谢。玄奶奶瞅了瞅靴子，递上五把剪子，指给他们看一千一百棵树。',
      vi: 'Năm diễn viên mang bốt hàng hiệu tới cảm ơn. Bà Hyun nhìn đôi bốt, đưa năm cái kéo cắt cành và chỉ cho họ một nghìn một trăm gốc quýt.',
    },
  },
  {
    title: {
      ko: '꼭지는 두 번 자른다', en: 'Cut the Stem Twice', pt: 'Corta-se o Cabo Duas Vezes',
      es: 'El tallo se corta dos veces', zh: '果蒂剪两刀', vi: 'Cắt Cuống Hai Lần',
    },
    synopsis: {
      en: 'Clip, then clip again, or one stem bruises the whole crate. Ha Mu-gyeom is fastest by half and, at the evening count, owes Grandmother Hyun four crates.',
      pt: 'Um corte, depois outro, senão um cabo fere o caixote inteiro. Ha Mu-gyeom é de longe o mais rápido e, na contagem da noite, deve quatro caixotes à vovó Hyun.',
      es: 'Un corte y luego otro, o un solo tallo maltrata todo el cajón. Ha Mu-gyeom es por mucho el más rápido y, en el recuento de la noche, le debe cuatro cajones a la abuela Hyun.',
      zh: '剪一刀，再补一刀，不然一个蒂能扎坏一箱。河武谦手最快，晚上一清点，他倒欠奶奶四箱。',
      vi: 'Cắt một nhát, rồi thêm nhát nữa, kẻo một cái cuống làm dập cả thùng. Ha Mu-gyeom nhanh nhất, tới tối đếm lại thì nợ bà Hyun bốn thùng.',
    },
  },
  {
    title: {
      ko: '트랙터 면허', en: 'A License for the Tractor', pt: 'Habilitação de Trator', es: 'Licencia de tractor',
      zh: '拖拉机驾照', vi: 'Bằng Lái Máy Cày',
    },
    synopsis: {
      en: 'There is one tractor and it has known one driver. Jin Bo-ri, who does car chases on film, is allowed to start it, and the stone wall is rebuilt by lunchtime.',
      pt: 'Há um só trator, e ele só conhece uma motorista. Jin Bo-ri, que faz perseguições no cinema, tem licença para dar a partida, e o muro de pedra está refeito até o almoço.',
      es: 'Hay un solo tractor y solo conoce a una conductora. A Jin Bo-ri, que hace persecuciones en el cine, la dejan arrancarlo, y para el almuerzo ya reconstruyeron el muro de piedra.',
      zh: '拖拉机只有一台，只认一个司机。拍过飞车戏的陈宝莉获准发动一下，到午饭前，石墙已经重新垒好了。',
      vi: 'Máy cày chỉ có một, xưa nay chỉ quen một tay lái. Jin Bo-ri chuyên cảnh rượt xe trên phim được cho nổ máy, và tới trưa bức tường đá đã được xếp lại xong.',
    },
  },
  {
    title: {
      ko: '서귀포 오일장', en: 'Market Day in Seogwipo', pt: 'Dia de Feira em Seogwipo',
      es: 'Día de feria en Seogwipo', zh: '西归浦赶集', vi: 'Phiên Chợ Seogwipo',
    },
    synopsis: {
      en: 'They sell the small fruit at the five-day market. Kwak Dae-ung, a star for thirty years, is asked for directions nineteen times, and for a discount nineteen more.',
      pt: 'Vendem as tangerinas miúdas na feira que se arma de cinco em cinco dias. Kwak Dae-ung, astro há trinta anos, ouve dezenove pedidos de informação e dezenove de desconto.',
      es: 'Venden la fruta chica en la feria de cada cinco días. A Kwak Dae-ung, estrella desde hace treinta años, le piden indicaciones diecinueve veces, y otras diecinueve un descuento.',
      zh: '五日集上，他们去卖小果子。当了三十年明星的郭大雄，被问路十九次，被砍价也十九次。',
      vi: 'Họ đem quýt nhỏ ra phiên chợ năm ngày bán. Kwak Dae-ung, ngôi sao ba mươi năm nay, bị hỏi đường mười chín lần, và lần nào cũng bị trả giá.',
    },
  },
  {
    title: {
      ko: '바람 부는 사흘', en: 'Three Days of Wind', pt: 'Três Dias de Vento', es: 'Tres días de viento',
      zh: '刮风三天', vi: 'Ba Ngày Gió',
    },
    synopsis: {
      en: 'No picking in the wind. Grandmother Hyun teaches them to make tangerine tea, tangerine soap and a face she uses on salesmen, and sends them to bed at eight.',
      pt: 'Com vento não se colhe. A vovó Hyun ensina a fazer chá, sabonete e a cara que usa com vendedores, e manda todos para a cama às oito.',
      es: 'Con viento no se cosecha. La abuela Hyun les enseña a hacer té, jabón y la cara que les pone a los vendedores, y a las ocho los manda a dormir.',
      zh: '刮风不能摘果。玄奶奶教他们熬橘子茶、做橘子皂，还教一副打发推销员的表情，八点就赶去睡觉。',
      vi: 'Gió thì không hái được. Bà Hyun dạy họ nấu trà quýt, làm xà bông quýt, và cả nét mặt dùng để đuổi người bán dạo, rồi tám giờ bắt đi ngủ.',
    },
  },
  {
    title: {
      ko: '그 드라마, 봤다', en: 'She Has Seen It After All', pt: 'No Fim das Contas, Ela Viu',
      es: 'Resulta que sí la vio', zh: '原来她看过', vi: 'Hóa Ra Bà Có Xem',
    },
    synopsis: {
      en: 'A neighbor lets slip that Grandmother Hyun watched one drama, once, in a hospital bed. Seo Ra-on played the nurse who dies in it, and wants to know what she thought.',
      pt: 'Uma vizinha deixa escapar que a vovó Hyun viu uma novela, uma vez, numa cama de hospital. Seo Ra-on era a enfermeira que morre e quer saber o que ela achou.',
      es: 'A una vecina se le escapa que la abuela Hyun vio una serie, una vez, en una cama de hospital. Seo Ra-on era la enfermera que muere y quiere saber qué le pareció.',
      zh: '邻居说漏了嘴：玄奶奶住院时看过一部剧，就一部。剧里那个死去的护士正是徐罗温演的，她想知道奶奶怎么看。',
      vi: 'Bà hàng xóm lỡ miệng: bà Hyun từng xem một bộ phim, một lần, lúc nằm viện. Seo Ra-on đóng cô y tá qua đời trong phim ấy, và muốn biết bà nghĩ gì.',
    },
  },
  {
    title: {
      ko: '천 그루째', en: 'Tree Number One Thousand', pt: 'A Milésima Árvore', es: 'El árbol mil', zh: '第一千棵树',
      vi: 'Gốc Thứ Một Nghìn',
    },
    synopsis: {
      en: 'A hundred trees to go and rain is forecast for noon. At four in the morning lights come on across the village, and every one of them is heading for Hyun’s orchard.',
      pt: 'Faltam cem pés, e há chuva prevista para o meio-dia. Às quatro da manhã acendem-se luzes na vila, e todas caminham para o pomar da vovó Hyun.',
      es: 'Faltan cien árboles y anuncian lluvia para el mediodía. A las cuatro de la mañana se encienden luces en el pueblo, y todas van hacia el huerto de la abuela Hyun.',
      zh: '还剩一百棵，预报中午有雨。凌晨四点，全村的灯一盏盏亮起来，一齐朝玄奶奶的果园去。',
      vi: 'Còn một trăm gốc mà trưa có mưa. Bốn giờ sáng, đèn trong làng lần lượt sáng lên, và tất cả cùng hướng về vườn quýt bà Hyun.',
    },
  },
  {
    title: {
      ko: '귤값은 다음에', en: 'Pay Me Next Year', pt: 'Fica para o Ano Que Vem',
      es: 'Ya me pagarán el año que viene', zh: '橘子钱，明年再还', vi: 'Tiền Quýt Để Sang Năm',
    },
    synopsis: {
      en: 'The account is settled: five crates each and nobody owes a thing. Then Grandmother Hyun puts a sixth in the trunk, and the five work out that this never ends.',
      pt: 'As contas fecham: cinco caixotes para cada um e nenhuma dívida. Aí a vovó Hyun põe o sexto no porta-malas, e os cinco entendem que isso não termina nunca.',
      es: 'La cuenta queda saldada: cinco cajones cada uno y ya nadie debe nada. Entonces la abuela Hyun mete un sexto en el maletero, y los cinco entienden que esto no acaba nunca.',
      zh: '账结清了，一人五箱，两不相欠。谁知玄奶奶又往后备箱塞了第六箱，五个人这才明白，这账永远还不完。',
      vi: 'Sổ sách xong xuôi: mỗi người năm thùng, không ai nợ ai. Rồi bà Hyun đặt thêm thùng thứ sáu vào cốp xe, và năm người hiểu ra chuyện này sẽ không bao giờ dứt.',
    },
  },
];
