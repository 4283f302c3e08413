import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '이모의 장화', en: 'My Aunt’s Boots', pt: 'As Botas da Tia',
      es: 'Las botas de la tía', zh: '姨母的胶靴', vi: 'Đôi ủng của dì',
    },
    synopsis: {
      en: 'Two sizes too big and full of last year’s sand. Jae-in means to stay a week, sign the papers and sell; the buyer’s car sinks on the way to see her.',
      pt: 'Dois números maiores e cheias da areia do ano passado. Jae-in quer ficar uma semana, assinar e vender; o carro do comprador atola a caminho.',
      es: 'Dos números más grandes y llenas de la arena del año pasado. Jae-in piensa quedarse una semana, firmar y vender; el auto del comprador se hunde en el camino.',
      zh: '大了两码，还灌着去年的沙。在仁打算住一周，签字卖房。谁知买主的车半路陷进了滩涂。',
      vi: 'Rộng hơn hai cỡ và đầy cát năm ngoái. Jae-in định ở một tuần, ký giấy rồi bán nhà; xe của người mua lún giữa đường.',
    },
  },
  {
    title: {
      ko: '경운기는 일곱 시', en: 'The Tractor Leaves at Seven', pt: 'O Trator Sai às Sete',
      es: 'El tractor sale a las siete', zh: '七点发车的拖拉机', vi: 'Máy kéo chạy lúc bảy giờ',
    },
    synopsis: {
      en: 'Guk Pil-sun, seventy-two, head of the clam union, does not believe in city people or in being late. By chance she seats Jae-in on the side where she can still hear.',
      pt: 'Guk Pil-sun, setenta e dois anos, chefe da união das marisqueiras, não acredita em gente da cidade nem em atraso. Por acaso, senta Jae-in do lado do ouvido bom.',
      es: 'Guk Pil-sun, setenta y dos años, jefa de las almejeras, no cree en la gente de ciudad ni en la impuntualidad. Por casualidad sienta a Jae-in del lado del oído bueno.',
      zh: '七十二岁的蛤蜊合作社社长鞠必顺，不信城里人，也不信迟到的理由。她随手安排座位，碰巧让在仁能用好的那只耳朵听。',
      vi: 'Guk Pil-sun, bảy mươi hai tuổi, trưởng hội cào nghêu, không tin dân thành phố và không tin chuyện đi trễ. Tình cờ bà xếp Jae-in ngồi bên phía tai còn nghe được.',
    },
  },
  {
    title: {
      ko: '바지락 말', en: 'What Clams Say', pt: 'A Fala dos Mariscos',
      es: 'Lo que dicen las almejas', zh: '蛤蜊的话', vi: 'Tiếng nói của nghêu',
    },
    synopsis: {
      en: 'A good clam clicks, a dead one knocks. Jae-in learns to sort them by touch, and starts subtitling the village’s gossip in a notebook so as not to miss any.',
      pt: 'Marisco bom estala, morto bate oco. Jae-in aprende a separá-los pelo tato e passa a legendar as fofocas da vila num caderno, para não perder nenhuma.',
      es: 'La almeja buena chasquea, la muerta suena hueca. Jae-in aprende a separarlas al tacto y empieza a subtitular en una libreta los chismes del pueblo, para no perderse ninguno.',
      zh: '活蛤蜊清脆，死蛤蜊发闷。在仁学会用手分辨，还在本子上给村里的闲话打起字幕，生怕漏掉一句。',
      vi: 'Nghêu sống kêu lách cách, nghêu chết kêu cộc cộc. Jae-in học cách phân loại bằng tay, và bắt đầu làm phụ đề chuyện phiếm cả làng vào sổ để khỏi sót.',
    },
  },
  {
    title: {
      ko: '안개 경보', en: 'Fog Bell', pt: 'Sino de Neblina',
      es: 'Campana de niebla', zh: '雾钟', vi: 'Chuông báo sương mù',
    },
    synopsis: {
      en: 'In fog you walk toward the bell. With one ear there is no toward. Seok-han, who farms oysters and rarely speaks, comes out across the flat and bangs a saucepan instead.',
      pt: 'Na neblina se caminha para o lado do sino. Com um ouvido só não existe lado. Seok-han, criador de ostras de poucas palavras, atravessa a lama batendo panela.',
      es: 'Con niebla se camina hacia la campana. Con un solo oído no hay hacia. Seok-han, ostrero de pocas palabras, sale al fango golpeando una cacerola.',
      zh: '起雾时要朝钟声走，可只有一只耳朵，听不出方向。养牡蛎的石翰平日寡言，这回敲着锅一路找了过来。',
      vi: 'Sương mù thì cứ đi về phía tiếng chuông. Nhưng chỉ còn một tai thì chẳng biết phía nào. Seok-han, anh nuôi hàu kiệm lời, băng qua bãi bùn, vừa đi vừa gõ nồi.',
    },
  },
  {
    title: {
      ko: '갯말 노래자랑', en: 'The Gaetmal Song Contest', pt: 'Calouros de Gaetmal',
      es: 'Concurso de canto en Gaetmal', zh: '滩末村歌唱大赛', vi: 'Hội thi hát làng Gaetmal',
    },
    synopsis: {
      en: 'First prize is a rice cooker, and friendships have ended over less. Jae-in, put in charge of the karaoke captions, learns who wrote the song everyone refuses to sing.',
      pt: 'O prêmio é uma panela de arroz, e já se perdeu amizade por menos. Encarregada das letras do karaokê, Jae-in descobre quem compôs a música que ninguém quer cantar.',
      es: 'El premio es una olla arrocera, y hay amistades que se rompieron por menos. A cargo de las letras del karaoke, Jae-in se entera de quién compuso la canción que nadie quiere cantar.',
      zh: '头奖是一只电饭锅，为更小的事绝交的也大有人在。在仁负责歌词字幕，才知道那首谁也不肯唱的歌是谁写的。',
      vi: 'Giải nhất là nồi cơm điện, mà ở đây người ta từng nghỉ chơi vì chuyện nhỏ hơn. Được giao chạy lời karaoke, Jae-in biết ai đã viết bài hát cả làng không chịu hát.',
    },
  },
  {
    title: {
      ko: '방조제 투표', en: 'A Vote on the Sea Wall', pt: 'Votação do Dique',
      es: 'El dique a votación', zh: '海堤投票', vi: 'Bỏ phiếu đê biển',
    },
    synopsis: {
      en: 'Money for everyone and no more tides. The hall splits down the middle, husband from wife, and the deciding vote belongs to a shack whose owner is not yet registered.',
      pt: 'Dinheiro para todos e nunca mais maré. O salão racha ao meio, marido contra mulher, e o voto decisivo é de um barracão cuja dona ainda não se registrou.',
      es: 'Dinero para todos y nunca más mareas. El salón se parte en dos, maridos contra esposas, y el voto decisivo es de una caseta cuya dueña aún no se registra.',
      zh: '人人有钱分，从此没有潮汐。会堂里一分为二，连夫妻都各站一边。最关键的那一票，属于一间还没过户的棚屋。',
      vi: 'Ai cũng có tiền, và không còn thủy triều. Hội trường chia đôi, vợ một bên chồng một bên, còn lá phiếu quyết định thuộc về căn lán mà chủ chưa đăng ký hộ khẩu.',
    },
  },
  {
    title: {
      ko: '오른쪽 귀에', en: 'In the Good Ear', pt: 'No Ouvido Bom',
      es: 'Al oído bueno', zh: '说给右耳', vi: 'Nói vào tai phải',
    },
    synopsis: {
      en: 'A tape her aunt left behind the salt jars, addressed to nobody: forty minutes of the sea coming in, and at the very end, a voice calling Jae-in for supper.',
      pt: 'Uma fita que a tia deixou atrás dos potes de sal, sem destinatário: quarenta minutos de mar subindo e, bem no fim, uma voz chamando Jae-in para jantar.',
      es: 'Una cinta que su tía dejó tras los tarros de sal, sin destinatario: cuarenta minutos de mar subiendo y, al final, una voz que llama a Jae-in a cenar.',
      zh: '盐罐后面有一盘姨母留下的磁带，没写给谁。四十分钟的涨潮声，到最后，有个声音喊在仁回家吃晚饭。',
      vi: 'Cuộn băng dì để lại sau mấy hũ muối, không đề tên ai: bốn mươi phút tiếng nước lên, và ở đoạn cuối cùng, một giọng gọi Jae-in về ăn tối.',
    },
  },
  {
    title: {
      ko: '물 들어온다', en: 'Here It Comes', pt: 'Lá Vem Ela',
      es: 'Ya viene', zh: '涨潮了', vi: 'Nước lên rồi',
    },
    synopsis: {
      en: 'Inspection day for the sea wall falls on the highest tide of the year. The village sets out chairs on the flat for the officials, and checks its watches.',
      pt: 'A vistoria do dique cai na maré mais alta do ano. A vila arruma cadeiras na lama para as autoridades e confere o relógio.',
      es: 'La inspección del dique coincide con la marea más alta del año. El pueblo coloca sillas en el fango para los funcionarios y mira el reloj.',
      zh: '海堤勘察日，正赶上全年最大的潮。村民们在滩上给官员们摆好椅子，然后看了看表。',
      vi: 'Ngày khảo sát đê trùng con nước lớn nhất năm. Dân làng bày ghế giữa bãi mời quan chức, rồi nhìn đồng hồ.',
    },
  },
];
