import type { EpisodeWords } from '../format.ts';

/** Coach Bang Daesik, captain Ko Haena, her grandmother Jang Bokja and the ssireum girls of a fishing town in Goseong. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '트로피 하나', en: 'One Trophy', pt: 'Um Troféu', es: 'Un trofeo', zh: '一座奖杯', vi: 'Một chiếc cúp' },
    synopsis: {
      en: 'The letter gives the school one year and any sport. Haena looks at the soccer field, which is a parking lot, and at the long jump pit, which is at least full of sand.',
      pt: 'A carta dá à escola um ano e qualquer esporte. Haena olha o campo de futebol, que virou estacionamento, e a caixa de salto, que ao menos tem areia.',
      es: 'La carta le da a la escuela un año y cualquier deporte. Haena mira la cancha, que es un estacionamiento, y el foso de salto, que al menos tiene arena.',
      zh: '公函给了学校一年时间，项目不限。高海娜看看足球场，早成了停车场；再看看跳远坑，至少里面有沙子。',
      vi: 'Công văn cho trường một năm, môn gì cũng được. Haena nhìn sân bóng, nay là bãi đỗ xe, rồi nhìn hố nhảy xa, ít ra cũng đầy cát.',
    },
  },
  {
    title: { ko: '쓰레기차 감독', en: 'The Garbage Truck Coach', pt: 'O Técnico do Caminhão', es: 'El entrenador del camión', zh: '开垃圾车的教练', vi: 'Huấn luyện viên xe rác' },
    synopsis: {
      en: 'Bang Daesik threw the national champion in 1994 and has not stepped on sand since. The girls hang on to the back of his truck until he either stops or says yes.',
      pt: 'Bang Daesik derrubou o campeão nacional em 1994 e nunca mais pisou na areia. As meninas se penduram no caminhão até que ele pare ou diga sim.',
      es: 'Bang Daesik tumbó al campeón nacional en 1994 y no volvió a pisar la arena. Las chicas se cuelgan de su camión hasta que frene o diga que sí.',
      zh: '方大植 1994 年摔倒过全国冠军，此后再没踩过沙场。姑娘们扒在他的垃圾车后面：要么停车，要么答应。',
      vi: 'Bang Daesik từng quật ngã nhà vô địch toàn quốc năm 1994, rồi không bước lên cát nữa. Các cô gái bám đuôi xe rác cho đến khi chú dừng xe hoặc gật đầu.',
    },
  },
  {
    title: { ko: '샅바 매는 법', en: 'Tying the Satba', pt: 'O Nó da Faixa', es: 'El nudo de la faja', zh: '怎么系腿绳', vi: 'Cách buộc satba' },
    synopsis: {
      en: 'Seven girls, one belt, and grandmothers who block the gate with a fishing net. Granny Bokja comes to drag Haena home and ends up correcting her grip.',
      pt: 'Sete meninas, uma faixa e avós que fecham o portão com rede de pesca. Vovó Bokja vem buscar Haena à força e acaba corrigindo a pegada dela.',
      es: 'Siete chicas, una faja y abuelas que cierran la puerta con una red. La abuela Bokja viene a llevarse a Haena y acaba corrigiéndole el agarre.',
      zh: '七个姑娘，一条腿绳，奶奶们还用渔网拦住了大门。福子奶奶来拽海娜回家，拽着拽着，纠正起她的抓绳手法。',
      vi: 'Bảy cô gái, một dải satba, và các bà giăng lưới chặn cổng. Bà Bokja đến lôi Haena về, rốt cuộc lại chỉnh cho cháu cách nắm đai.',
    },
  },
  {
    title: { ko: '첫 시합, 4초', en: 'Four Seconds', pt: 'Quatro Segundos', es: 'Cuatro segundos', zh: '首战，四秒', vi: 'Trận đầu, bốn giây' },
    synopsis: {
      en: 'Their first bout lasts four seconds, the second three. On the bus home nobody speaks until the smallest girl asks to be shown, slowly, how she was thrown.',
      pt: 'A primeira luta dura quatro segundos; a segunda, três. No ônibus ninguém fala, até a menor pedir que lhe mostrem, devagar, como foi derrubada.',
      es: 'El primer combate dura cuatro segundos; el segundo, tres. En el autobús nadie habla hasta que la más pequeña pide que le muestren, despacio, cómo la tumbaron.',
      zh: '第一场四秒，第二场三秒。回程大巴上没人说话，直到个子最小的姑娘开口：慢慢来一遍，我是怎么被摔的？',
      vi: 'Trận đầu kéo dài bốn giây, trận sau ba giây. Trên xe về chẳng ai nói gì, cho đến khi cô bé nhỏ nhất xin chỉ lại thật chậm xem mình bị quật thế nào.',
    },
  },
  {
    title: { ko: '할머니부 창단', en: 'The Senior Division', pt: 'A Divisão das Vovós', es: 'La división de las abuelas', zh: '奶奶队成立', vi: 'Đội các bà ra đời' },
    synopsis: {
      en: 'The girls need sparring partners with weight and low centers of gravity. Twelve grandmothers take off their boots, and Daesik writes down techniques that are in no book.',
      pt: 'As meninas precisam de parceiras pesadas e de centro de gravidade baixo. Doze avós tiram as botas, e Daesik anota golpes que não estão em livro nenhum.',
      es: 'Las chicas necesitan rivales de peso y centro de gravedad bajo. Doce abuelas se quitan las botas, y Daesik anota técnicas que no están en ningún libro.',
      zh: '姑娘们缺陪练，要有分量、重心低的。十二位奶奶脱下胶靴，大植记下了哪本书上都没有的招式。',
      vi: 'Các cô gái cần người tập cùng, nặng cân và trọng tâm thấp. Mười hai bà cụ cởi ủng, và chú Daesik ghi lại những miếng không sách nào có.',
    },
  },
  {
    title: { ko: '태풍이 쓸고 간 모래판', en: 'Sand After the Typhoon', pt: 'Areia Depois do Tufão', es: 'La arena tras el tifón', zh: '台风过后的沙', vi: 'Cát sau bão' },
    synopsis: {
      en: 'The storm takes the pit, the fence and three boats. With the regional final five days away, the town has one thing to decide: mend the nets first or carry sand.',
      pt: 'A tempestade leva a arena, a cerca e três barcos. A cinco dias da final regional, a cidade tem de decidir: remendar redes primeiro ou carregar areia.',
      es: 'La tormenta se lleva el foso, la cerca y tres botes. A cinco días de la final regional, el pueblo debe decidir: remendar redes primero o acarrear arena.',
      zh: '台风卷走了沙坑、围栏和三条船。离地区决赛只剩五天，全镇要做一个决定：先补网，还是先运沙？',
      vi: 'Bão cuốn mất hố cát, hàng rào và ba chiếc thuyền. Còn năm ngày đến chung kết khu vực, cả thị trấn phải quyết: vá lưới trước hay chở cát trước.',
    },
  },
  {
    title: { ko: '감독의 무릎', en: 'The Coach’s Fall', pt: 'A Queda do Técnico', es: 'La caída del entrenador', zh: '教练的那一跤', vi: 'Cú ngã của thầy' },
    synopsis: {
      en: 'An old rival tells the girls how the 1994 final really ended. Daesik parks the truck by the sea, and Haena climbs in to hear it from him before they decide who leads them.',
      pt: 'Um velho rival conta às meninas como acabou de verdade a final de 1994. Daesik para o caminhão junto ao mar, e Haena sobe para ouvir a versão dele.',
      es: 'Un viejo rival les cuenta a las chicas cómo acabó en realidad la final de 1994. Daesik estaciona junto al mar, y Haena sube al camión para oírlo de su boca.',
      zh: '一位老对手告诉姑娘们，1994 年那场决赛到底是怎么结束的。大植把车停在海边，海娜爬上副驾驶，要听他亲口说。',
      vi: 'Một đối thủ cũ kể cho các cô gái trận chung kết 1994 thật ra kết thúc ra sao. Chú Daesik đỗ xe bên biển, và Haena leo lên để nghe chính chú nói.',
    },
  },
  {
    title: { ko: '으라차차', en: 'The Final Throw', pt: 'O Último Golpe', es: 'La última caída', zh: '最后一摔', vi: 'Cú quật cuối cùng' },
    synopsis: {
      en: 'The nationals, one bout apiece, and forty grandmothers in the stand with a drum. Haena faces a girl who has never been moved, takes hold of the belt and breathes like weather.',
      pt: 'Campeonato nacional, um a um, e quarenta avós na arquibancada com um tambor. Haena encara uma menina que nunca saiu do lugar, segura a faixa e respira como um temporal.',
      es: 'Torneo nacional, empate a uno y cuarenta abuelas con tambor en la grada. Haena enfrenta a una chica a la que nadie ha movido, toma la faja y respira como un temporal.',
      zh: '全国大赛，战成一比一，看台上四十位奶奶擂着鼓。海娜面对从没被人撼动过的对手，抓紧腿绳，吸了口气，像台风将至。',
      vi: 'Giải toàn quốc, mỗi bên một trận thắng, bốn mươi bà cụ đánh trống trên khán đài. Haena đối mặt cô gái chưa ai xô nổi, nắm chặt satba và hít vào như bão sắp về.',
    },
  },
];
