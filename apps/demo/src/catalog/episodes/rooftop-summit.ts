import type { EpisodeWords } from '../format.ts';

/** Ten habits on one wooden platform, with Jwa Yeon-gyeong, Yuk Mi-na and foreigners who live in Seoul. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '일 차, 이 차, 삼 차', en: 'Round One, Round Two, Round Three', pt: 'Primeira, Segunda e Terceira Rodada',
      es: 'Primera, segunda y tercera ronda', zh: '一轮、二轮、三轮', vi: 'Tăng Một, Tăng Hai, Tăng Ba',
    },
    synopsis: {
      en: 'When may you go home from a company dinner? Thiago from Recife says never, Maren from Bergen says before it starts, and the pipe bangs once for each.',
      pt: 'A que horas se pode ir embora do jantar da firma? Nunca, diz Thiago, do Recife. Antes de começar, diz Maren, de Bergen. O cano bate uma vez para cada um.',
      es: '¿Cuándo se puede uno ir de la cena de empresa? Nunca, dice Thiago, de Recife. Antes de que empiece, dice Maren, de Bergen. La tubería suena una vez por cada uno.',
      zh: '公司聚餐，几点才能走？累西腓来的蒂亚戈说走不了，卑尔根来的玛伦说压根别去。水管各敲一声，打平。',
      vi: 'Liên hoan công ty, khi nào được về? Thiago quê Recife bảo không bao giờ, Maren quê Bergen bảo về trước khi bắt đầu. Ống nước gõ cho mỗi người một tiếng.',
    },
  },
  {
    title: {
      ko: '뒷산에 히말라야 복장', en: 'Dressed for the Himalayas', pt: 'Roupa de Himalaia',
      es: 'Vestidos para el Himalaya', zh: '穿成这样爬后山', vi: 'Mặc Đồ Himalaya Leo Đồi',
    },
    synopsis: {
      en: 'Full mountain gear for a forty-minute hill. Maren, who grew up on a fjord, arrives in sneakers, slips on the stairs to the roof and is lent a pair of poles by the landlady.',
      pt: 'Equipamento completo para um morro de quarenta minutos. Maren, criada num fiorde, vem de tênis, escorrega na escada da laje e ganha emprestados os bastões da senhoria.',
      es: 'Equipo completo para un cerro de cuarenta minutos. Maren, criada en un fiordo, llega en zapatillas, se resbala en la escalera de la azotea y la casera le presta unos bastones.',
      zh: '爬四十分钟的小山，穿全套登山装备。在峡湾边长大的玛伦踩着球鞋来，上天台的楼梯就滑了一跤，房东借给她一副登山杖。',
      vi: 'Đồi leo bốn mươi phút mà đủ bộ đồ núi cao. Maren lớn lên bên vịnh hẹp, xỏ giày vải tới, trượt chân ngay cầu thang lên sân thượng và được bà chủ cho mượn cặp gậy.',
    },
  },
  {
    title: {
      ko: '벌써 왔어요?', en: 'Here Already?', pt: 'Já Chegou?', es: '¿Ya llegó?', zh: '怎么已经到了？', vi: 'Tới Rồi Á?',
    },
    synopsis: {
      en: 'Black bean noodles are ordered at the opening titles. The debate is whether fast is the same as kind, and the doorbell wins it four minutes in.',
      pt: 'Pedem o macarrão de feijão-preto na abertura do programa. O debate é se rápido é o mesmo que gentil, e a campainha resolve a questão em quatro minutos.',
      es: 'Piden los fideos con salsa negra al empezar el programa. El debate es si rápido significa amable, y a los cuatro minutos lo gana el timbre.',
      zh: '片头刚响，炸酱面就下单了。今天辩的是“快算不算体贴”，四分钟后，门铃一响，胜负已分。',
      vi: 'Vừa chạy nhạc hiệu là gọi mì tương đen. Đề tài: nhanh có phải là tử tế không, và bốn phút sau, chuông cửa thắng.',
    },
  },
  {
    title: {
      ko: '너 몇 살이니', en: 'So How Old Are You?', pt: 'Quantos Anos Você Tem?',
      es: '¿Y tú cuántos años tienes?', zh: '你今年多大', vi: 'Năm Nay Bao Nhiêu Tuổi?',
    },
    synopsis: {
      en: 'Age decides who pours. Kwabena from Kumasi finds he is older than a man he has bowed to for three years, and asks on the air for every one of those bows back.',
      pt: 'A idade decide quem serve. Kwabena, de Kumasi, descobre que é mais velho que o homem a quem faz reverência há três anos e pede, no ar, todas elas de volta.',
      es: 'La edad decide quién sirve. Kwabena, de Kumasi, descubre que es mayor que el hombre al que lleva tres años haciendo reverencias y se las pide de vuelta al aire.',
      zh: '谁倒酒，年龄说了算。库马西来的夸贝纳发现，自己鞠了三年躬的那个人比他还小，当场要求把躬一个个还回来。',
      vi: 'Ai rót nước là do tuổi. Kwabena quê Kumasi phát hiện người mình cúi chào ba năm nay hóa ra nhỏ tuổi hơn, liền đòi lại từng cái cúi chào ngay trên sóng.',
    },
  },
  {
    title: {
      ko: '뜨거운데 시원하다', en: 'Scalding Means Refreshing', pt: 'Fervendo, Ou Seja, Refrescante',
      es: 'Hirviendo, o sea, refrescante', zh: '烫嘴还说爽快', vi: 'Nóng Bỏng Mà Khen Mát',
    },
    synopsis: {
      en: 'Why sigh “how refreshing” over boiling soup? Ngân from Can Tho defends it with science until the landlady sends up a bowl straight off the stove and changes the vote.',
      pt: 'Por que dizer “que refrescante” diante de uma sopa fervendo? Ngân, de Can Tho, defende com ciência até a senhoria mandar uma tigela direto do fogo e virar a votação.',
      es: '¿Por qué suspirar “qué refrescante” ante una sopa hirviendo? Ngân, de Can Tho, lo defiende con ciencia hasta que la casera manda un tazón recién sacado del fuego y cambia el voto.',
      zh: '滚烫的汤喝下去，为什么要叹一声“真爽快”？芹苴来的阿银引经据典，直到房东送上来一碗刚离火的，票数当场翻盘。',
      vi: 'Húp canh sôi sùng sục mà khen “mát quá” là sao? Ngân quê Cần Thơ đem khoa học ra bênh, cho tới khi bà chủ gửi lên một tô vừa bắc khỏi bếp và lật ngược lá phiếu.',
    },
  },
  {
    title: {
      ko: '내가 살게', en: 'I’m Paying', pt: 'Deixa Que Eu Pago', es: 'Pago yo', zh: '这顿我请', vi: 'Để Tôi Trả',
    },
    synopsis: {
      en: 'Four people race down three floors to pay one bill. Arturo from Oaxaca has won this fight for six years with a trick, and Yuk Mi-na makes him show it.',
      pt: 'Quatro pessoas descem três andares correndo para pagar uma conta. Arturo, de Oaxaca, ganha essa briga há seis anos com um truque, e Yuk Mi-na o faz mostrar qual é.',
      es: 'Cuatro personas bajan corriendo tres pisos para pagar una cuenta. Arturo, de Oaxaca, lleva seis años ganando esa pelea con un truco, y Yuk Mi-na lo obliga a mostrarlo.',
      zh: '四个人冲下三层楼，抢着买一张单。瓦哈卡来的阿图罗六年来从没输过，靠的是一招绝活，陆美娜逼他当场亮出来。',
      vi: 'Bốn người chạy ba tầng lầu giành trả một hóa đơn. Arturo quê Oaxaca sáu năm nay luôn thắng nhờ một mẹo, và Yuk Mi-na bắt anh phải lộ ra.',
    },
  },
  {
    title: {
      ko: '찌개 하나, 숟가락 다섯', en: 'One Pot, Five Spoons', pt: 'Uma Panela, Cinco Colheres',
      es: 'Una olla, cinco cucharas', zh: '一锅汤，五把勺', vi: 'Một Nồi, Năm Cái Muỗng',
    },
    synopsis: {
      en: 'Is it love to eat from one stew? Maren asks for a ladle, Thiago calls it a betrayal, and while they argue Ngân quietly finishes the tofu.',
      pt: 'Comer todos do mesmo ensopado é amor? Maren pede uma concha, Thiago chama isso de traição e, enquanto discutem, Ngân termina o tofu sem dizer nada.',
      es: '¿Es amor comer todos de un mismo guiso? Maren pide un cucharón, Thiago lo llama traición y, mientras discuten, Ngân se acaba el tofu sin decir nada.',
      zh: '几把勺子伸进一锅汤，算不算感情好？玛伦想要个公勺，蒂亚戈说这叫背叛。两人正吵着，阿银不声不响把豆腐吃完了。',
      vi: 'Ăn chung một nồi canh có phải là thương nhau? Maren xin cái vá, Thiago gọi đó là phản bội, và trong lúc họ cãi, Ngân lặng lẽ ăn hết đậu hũ.',
    },
  },
  {
    title: {
      ko: '얼어 죽어도 아이스', en: 'Iced Coffee or Death', pt: 'Café Gelado ou Morte', es: 'Café helado o muerte',
      zh: '冻死也要喝冰的', vi: 'Chết Cóng Cũng Uống Đá',
    },
    synopsis: {
      en: 'The winter habit, tested in a freezer truck because the roof is not cold enough. Kwabena lasts nine minutes with his iced americano, and Jwa Yeon-gyeong asks the driver to keep the door closed.',
      pt: 'O hábito do inverno, testado num caminhão frigorífico porque a laje não está fria o bastante. Kwabena aguenta nove minutos com seu café gelado, e Jwa Yeon-gyeong pede ao motorista que não abra a porta.',
      es: 'La costumbre de invierno, a prueba en un camión frigorífico porque en la azotea no hace bastante frío. Kwabena aguanta nueve minutos con su café helado, y Jwa Yeon-gyeong le pide al chofer que no abra la puerta.',
      zh: '大冬天也喝冰美式，这习惯怎么测？天台不够冷，进冷冻车。夸贝纳端着冰咖啡撑到第九分钟，左妍京吩咐司机：先别开门。',
      vi: 'Thói quen mùa đông phải thử trong xe đông lạnh vì sân thượng chưa đủ rét. Kwabena cầm ly cà phê đá trụ được chín phút, và Jwa Yeon-gyeong dặn bác tài khoan mở cửa.',
    },
  },
  {
    title: {
      ko: '노래방은 회의실이다', en: 'The Karaoke Room Is an Office', pt: 'O Karaokê É Sala de Reunião',
      es: 'El karaoke es una oficina', zh: '练歌房就是会议室', vi: 'Phòng Karaoke Là Phòng Họp',
    },
    synopsis: {
      en: 'Does a boss really listen when you sing? Arturo got his raise with a trot ballad. Tonight all five sing for the landlady, who has the rent book open on her knees.',
      pt: 'Será que o chefe escuta mesmo quando você canta? Arturo ganhou aumento com uma balada trot. Hoje os cinco cantam para a senhoria, que está com o livro de aluguéis no colo.',
      es: '¿De verdad escucha el jefe cuando uno canta? Arturo consiguió su aumento con una balada trot. Hoy los cinco le cantan a la casera, que tiene abierto el cuaderno de los alquileres.',
      zh: '下属唱歌，老板真的在听吗？阿图罗靠一首演歌慢板涨了薪。今晚五个人轮流唱给房东听，她膝盖上摊着房租账本。',
      vi: 'Sếp có thật sự nghe khi mình hát? Arturo được tăng lương nhờ một bài trot chậm. Tối nay cả năm hát cho bà chủ nhà nghe, cuốn sổ tiền thuê mở sẵn trên gối bà.',
    },
  },
  {
    title: {
      ko: '주인아주머니의 안건', en: 'The Landlady’s Motion', pt: 'A Pauta da Senhoria', es: 'La moción de la casera',
      zh: '房东的议题', vi: 'Đề Tài Của Bà Chủ Nhà',
    },
    synopsis: {
      en: 'For the last grill of the year the landlady climbs the stairs herself, with a habit of theirs to debate: leaving shoes on the landing. Five votes, one pipe, no quorum.',
      pt: 'No último churrasco do ano, a senhoria sobe em pessoa, com um hábito deles em pauta: largar os sapatos na escada. Cinco votos, um cano e falta de quórum.',
      es: 'Para la última parrilla del año, la casera sube en persona con una costumbre de ellos: dejar los zapatos en el descanso. Cinco votos, una tubería y no hay quórum.',
      zh: '今年最后一顿烤肉，房东亲自上楼，要讨论他们的一个习惯：鞋全脱在楼梯口。五张票，一根水管，凑不齐法定人数。',
      vi: 'Bữa nướng cuối cùng trong năm, bà chủ đích thân leo lên, mang theo một thói quen của chính họ: bỏ giày ngay chiếu nghỉ. Năm phiếu, một ống nước, không đủ túc số.',
    },
  },
];
