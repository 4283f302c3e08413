import type { EpisodeWords } from '../format.ts';

/** Pale Tuesday: singer Ma Jinseok, bassist turned monk Hyegak, guitarist Noh Suhyeon and drummer Ki Eunjo; Yang Hoseong owns the studio. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '벽 속의 테이프', en: 'The Tape in the Wall', pt: 'A Fita na Parede', es: 'La cinta en la pared', zh: '墙里的磁带', vi: 'Cuộn băng trong tường' },
    synopsis: {
      en: 'Hoseong’s sledgehammer goes through plaster into 1993. He plays eight songs to an empty room, and on the ninth listen he starts looking up the names on the label.',
      pt: 'A marreta de Hoseong atravessa o gesso e chega a 1993. Ele ouve as oito músicas numa sala vazia e, na nona vez, começa a procurar os nomes da etiqueta.',
      es: 'El mazo de Hoseong atraviesa el yeso y llega a 1993. Pone las ocho canciones en una sala vacía y, a la novena vez, empieza a buscar los nombres de la etiqueta.',
      zh: '杨浩成一锤砸穿石膏墙，砸进了 1993 年。八首歌在空屋里响起，听到第九遍，他开始打听标签上的名字。',
      vi: 'Nhát búa của Hoseong xuyên lớp thạch cao, chạm tới năm 1993. Anh mở tám bài hát trong phòng trống, và đến lượt nghe thứ chín, anh bắt đầu tìm những cái tên trên nhãn.',
    },
  },
  {
    title: { ko: '보험 아저씨의 목소리', en: 'The Insurance Man’s Voice', pt: 'A Voz do Corretor', es: 'La voz del de los seguros', zh: '卖保险的嗓子', vi: 'Giọng hát ông bảo hiểm' },
    synopsis: {
      en: 'In Daejeon Ma Jinseok closes policies by phone in a voice that once filled cellars. He denies everything, hangs up, and is heard through the office wall singing the second verse.',
      pt: 'Em Daejeon, Ma Jinseok vende apólices por telefone com a voz que um dia encheu porões. Nega tudo, desliga, e pela parede do escritório o ouvem cantar a segunda estrofe.',
      es: 'En Daejeon, Ma Jinseok vende pólizas por teléfono con la voz que antes llenaba sótanos. Lo niega todo, cuelga, y por la pared de la oficina se le oye cantar la segunda estrofa.',
      zh: '大田，马珍锡在电话里推销保险，那副嗓子曾唱满地下酒吧。他矢口否认，挂断电话；隔着办公室的墙，却传来第二段主歌。',
      vi: 'Ở Daejeon, Ma Jinseok bán bảo hiểm qua điện thoại bằng giọng từng lấp đầy những tầng hầm. Ông chối hết, cúp máy, rồi qua vách văn phòng người ta nghe ông hát lời hai.',
    },
  },
  {
    title: { ko: '스님의 베이스', en: 'The Monk’s Bass', pt: 'O Baixo do Monge', es: 'El bajo del monje', zh: '和尚的贝斯', vi: 'Cây bass của nhà sư' },
    synopsis: {
      en: 'The Venerable Hyegak will not touch a string, but he rings the temple bell at dawn with a suspiciously good sense of time. Jinseok spends three days sweeping leaves to ask him one question.',
      pt: 'O monge Hyegak não toca em corda nenhuma, mas bate o sino do templo com um tempo suspeitamente bom. Jinseok varre folhas por três dias para lhe fazer uma pergunta.',
      es: 'El monje Hyegak no toca una cuerda, pero tañe la campana del templo con un tempo sospechosamente bueno. Jinseok barre hojas tres días para hacerle una pregunta.',
      zh: '慧觉法师不肯碰弦，清晨撞钟的节奏却准得可疑。珍锡扫了三天落叶，只为问他一句话。',
      vi: 'Sư Hyegak không chịu chạm vào dây đàn, nhưng gióng chuông sớm với nhịp chuẩn đến khả nghi. Jinseok quét lá ba ngày chỉ để hỏi sư một câu.',
    },
  },
  {
    title: { ko: '수현의 기타 교실', en: 'Suhyeon Teaches Beginners', pt: 'A Aula de Suhyeon', es: 'Suhyeon da clases', zh: '秀贤的吉他课', vi: 'Lớp guitar của Suhyeon' },
    synopsis: {
      en: 'Their guitarist teaches first-graders three chords and keeps the fourth for herself. She agrees to come if Jinseok can say who left the door unlocked that night in 1993.',
      pt: 'A guitarrista ensina três acordes às crianças e guarda o quarto para si. Aceita vir se Jinseok disser quem deixou a porta destrancada naquela noite de 1993.',
      es: 'La guitarrista enseña tres acordes a los de primero y se guarda el cuarto. Acepta venir si Jinseok dice quién dejó abierta la puerta aquella noche de 1993.',
      zh: '吉他手教一年级小孩三个和弦，第四个留给自己。她答应归队，条件是珍锡说清楚：1993 年那晚，是谁没锁门。',
      vi: 'Tay guitar dạy trẻ lớp một ba hợp âm, giữ hợp âm thứ tư cho mình. Cô chịu trở lại nếu Jinseok nói được ai đã quên khóa cửa đêm ấy năm 1993.',
    },
  },
  {
    title: { ko: '하나 둘 셋 넷', en: 'One, Two, Three, Four', pt: 'Um, Dois, Três, Quatro', es: 'Uno, dos, tres, cuatro', zh: '一二三四', vi: 'Một hai ba bốn' },
    synopsis: {
      en: 'Eunjo’s daughter works nights and has never heard her mother’s voice at twenty. Hoseong cues the tape to the count-in and leaves the room so that she can play it again.',
      pt: 'A filha de Eunjo trabalha à noite e nunca ouviu a voz da mãe aos vinte anos. Hoseong deixa a fita na contagem e sai da sala para que ela possa repetir.',
      es: 'La hija de Eunjo trabaja de noche y nunca oyó la voz de su madre a los veinte. Hoseong deja la cinta en el conteo y sale de la sala para que pueda repetirlo.',
      zh: '恩照的女儿上夜班，从没听过母亲二十岁时的声音。浩成把磁带倒到数拍那一句，退出房间，好让她一遍遍重放。',
      vi: 'Con gái Eunjo làm ca đêm, chưa từng nghe giọng mẹ tuổi hai mươi. Hoseong tua băng đến đoạn đếm nhịp rồi ra khỏi phòng, để cô tự bật lại.',
    },
  },
  {
    title: { ko: '지워진 아홉 번째 곡', en: 'The Ninth Song', pt: 'A Nona Música', es: 'La novena canción', zh: '第九首歌', vi: 'Bài hát thứ chín' },
    synopsis: {
      en: 'There are eleven seconds of hiss after side B, and under the hiss a guitar. What they erased that winter is the reason none of them has picked up the phone for twenty years.',
      pt: 'Depois do lado B há onze segundos de chiado e, sob o chiado, uma guitarra. O que apagaram naquele inverno explica por que ninguém ligou por vinte anos.',
      es: 'Tras el lado B hay once segundos de siseo y, bajo el siseo, una guitarra. Lo que borraron aquel invierno es la razón por la que nadie llamó en veinte años.',
      zh: 'B 面结束后有十一秒底噪，底噪下藏着一段吉他。那年冬天他们抹掉的东西，正是二十多年来谁也没拨过电话的原因。',
      vi: 'Hết mặt B còn mười một giây tiếng xì, và dưới tiếng xì là tiếng guitar. Thứ họ xóa đi mùa đông ấy là lý do hai mươi năm không ai nhấc máy gọi cho ai.',
    },
  },
  {
    title: { ko: '빈 드럼 의자', en: 'The Empty Drum Stool', pt: 'O Banco Vazio', es: 'El banquillo vacío', zh: '空着的鼓凳', vi: 'Ghế trống bên dàn trống' },
    synopsis: {
      en: 'Three old friends rehearse around a stool nobody dares to fill. They cannot keep time without her, until Hyegak asks for the tape to be played into the headphones.',
      pt: 'Três velhos amigos ensaiam em volta de um banco que ninguém ousa ocupar. Sem ela perdem o tempo, até Hyegak pedir que ponham a fita nos fones.',
      es: 'Tres viejos amigos ensayan alrededor de un banquillo que nadie se atreve a ocupar. Sin ella pierden el compás, hasta que Hyegak pide oír la cinta en los audífonos.',
      zh: '三位老友围着没人敢坐的鼓凳排练。没有她，拍子总合不上；直到慧觉开口，请把那盘磁带放进耳机里。',
      vi: 'Ba người bạn già tập quanh chiếc ghế không ai dám ngồi. Thiếu cô, họ chẳng giữ nổi nhịp, cho đến khi Hyegak xin mở cuộn băng vào tai nghe.',
    },
  },
  {
    title: { ko: '창백한 화요일', en: 'Pale Tuesday', pt: 'Terça Pálida', es: 'Martes Pálido', zh: '苍白星期二', vi: 'Thứ Ba Nhợt Nhạt' },
    synopsis: {
      en: 'On a Tuesday, in the studio where the wall is still open, Pale Tuesday records side C. A young woman at the back counts them in.',
      pt: 'Numa terça, no estúdio com a parede ainda aberta, a Terça Pálida grava o lado C. No fundo, uma jovem faz a contagem.',
      es: 'Un martes, en el estudio con la pared todavía abierta, Martes Pálido graba el lado C. Al fondo, una joven marca la entrada.',
      zh: '一个星期二，墙洞还没补上的录音棚里，“苍白星期二”录下了 C 面。站在后面替他们数拍子的，是一个年轻女人。',
      vi: 'Một ngày thứ Ba, trong phòng thu tường còn khoét lỗ, Thứ Ba Nhợt Nhạt thu mặt C. Phía cuối phòng, một cô gái trẻ đếm nhịp cho họ vào.',
    },
  },
];
