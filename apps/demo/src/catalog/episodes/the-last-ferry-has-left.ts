import type { EpisodeWords } from '../format.ts';

/** Eight islands with Dong-cheol (comic), Yu-ha (singer), Seung-mok (actor) and Bit-na (weather presenter). */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '예약 안 했는데요', en: 'No, We Have Not Booked', pt: 'Não, Não Reservamos',
      es: 'No, no tenemos reserva', zh: '我们没订房', vi: 'Dạ, Chưa Đặt Phòng',
    },
    synopsis: {
      en: 'Twenty-two years after their last curtain call, the four meet again on a pier in Wando. The boat leaves them on an island with nineteen residents and one very cautious dog.',
      pt: 'Vinte e dois anos depois da última cortina, os quatro se reencontram num cais em Wando. O barco os larga numa ilha com dezenove moradores e um cachorro muito desconfiado.',
      es: 'Veintidós años después del último telón, los cuatro se reencuentran en un muelle de Wando. El barco los deja en una isla con diecinueve vecinos y un perro muy precavido.',
      zh: '距离最后一次谢幕已经二十二年，四个人在莞岛码头重逢。船把他们放在一座只有十九个居民和一条戒心很重的狗的岛上。',
      vi: 'Hai mươi hai năm sau lần hạ màn cuối, bốn người gặp lại ở bến Wando. Tàu thả họ xuống hòn đảo có mười chín cư dân và một chú chó rất cảnh giác.',
    },
  },
  {
    title: {
      ko: '이장님은 출장 중', en: 'The Headman Is Away', pt: 'O Chefe da Vila Viajou',
      es: 'El alcalde salió de viaje', zh: '村长出差了', vi: 'Trưởng Thôn Đi Vắng',
    },
    synopsis: {
      en: 'Only the headman may open the guesthouse, and he is on the mainland having a tooth out. Seung-mok, who has played nine kings, is asked to make the evening announcement over the village loudspeaker.',
      pt: 'Só o chefe da vila pode abrir a pousada, e ele está no continente arrancando um dente. Seung-mok, que já foi rei nove vezes na TV, acaba dando os avisos da noite pelo alto-falante.',
      es: 'Solo el alcalde puede abrir la posada, y está en tierra firme sacándose una muela. A Seung-mok, que ha sido nueve veces rey en la tele, le toca dar los avisos de la noche por el altavoz.',
      zh: '民宿只有村长能开，而村长上陆地拔牙去了。演过九个国王的胜穆，被请去用村里的大喇叭播晚间通知。',
      vi: 'Chỉ trưởng thôn mới mở được nhà trọ, mà ông đang vào đất liền nhổ răng. Seung-mok, từng đóng chín vai vua, được nhờ đọc thông báo buổi tối trên loa làng.',
    },
  },
  {
    title: {
      ko: '내일 날씨는 빛나에게', en: 'Ask Bit-na About Tomorrow', pt: 'O Tempo? Pergunte à Bit-na',
      es: 'El clima, que lo diga Bit-na', zh: '明天天气问彬娜', vi: 'Thời Tiết Mai Hỏi Bit-na',
    },
    synopsis: {
      en: 'Bit-na forecasts sunshine for a nation and is wrong for one island. An anchovy boat owner explains how he reads the sky, starting with his knee.',
      pt: 'Bit-na prevê sol para o país inteiro e erra numa única ilha. O dono de um barco de anchova explica como lê o céu, a começar pelo joelho.',
      es: 'Bit-na anuncia sol para todo el país y se equivoca en una sola isla. Un patrón de barco anchovetero le explica cómo lee el cielo, empezando por la rodilla.',
      zh: '彬娜向全国预报晴天，偏偏这座岛报错了。一位鳀鱼船老板教她看天，第一步，先问膝盖。',
      vi: 'Bit-na báo nắng cho cả nước và sai đúng một hòn đảo. Ông chủ tàu cá cơm chỉ cách xem trời, bắt đầu từ cái đầu gối của mình.',
    },
  },
  {
    title: {
      ko: '분교 노래자랑', en: 'Talent Night at the Branch School', pt: 'Show de Calouros na Escolinha',
      es: 'Festival en la escuelita', zh: '分校歌唱大赛', vi: 'Thi Hát Ở Phân Hiệu',
    },
    synopsis: {
      en: 'Two pupils, thirty-one grandparents and a karaoke machine from 1998. Yu-ha, who has not sung in public since her surgery, agrees to be a judge and nothing more.',
      pt: 'Dois alunos, trinta e um avós e um karaokê de 1998. Yu-ha, que não canta em público desde a cirurgia, aceita ser jurada e mais nada.',
      es: 'Dos alumnos, treinta y un abuelos y un karaoke de 1998. Yu-ha, que no canta en público desde su operación, acepta ser jurado y nada más.',
      zh: '两名学生，三十一位爷爷奶奶，一台 1998 年的卡拉 OK 机。手术后再没当众唱过歌的柔河答应来当评委，只当评委。',
      vi: 'Hai học trò, ba mươi mốt ông bà và dàn karaoke đời 1998. Yu-ha, chưa hát trước đám đông kể từ ca mổ, nhận lời làm giám khảo và chỉ thế thôi.',
    },
  },
  {
    title: {
      ko: '풍랑주의보', en: 'Small Craft Warning', pt: 'Aviso de Mar Agitado', es: 'Aviso de mala mar',
      zh: '大浪预警', vi: 'Cảnh Báo Sóng Lớn',
    },
    synopsis: {
      en: 'No boats for three days. Supplies run to potatoes, the friends run out of jokes, and on the second night an argument from their student theater finally gets finished.',
      pt: 'Três dias sem barco. De comida sobram batatas, as piadas acabam e, na segunda noite, uma briga dos tempos do teatro estudantil finalmente chega ao fim.',
      es: 'Tres días sin barcos. De comer quedan papas, los chistes se acaban y la segunda noche se termina por fin una pelea de sus años de teatro estudiantil.',
      zh: '三天不通船。粮食只剩土豆，笑话也讲完了。第二天夜里，当年学生剧团里没吵完的那一架，终于吵完了。',
      vi: 'Ba ngày không tàu. Đồ ăn chỉ còn khoai, chuyện cười đã cạn, và đêm thứ hai, trận cãi nhau từ hồi kịch sinh viên cuối cùng cũng đến hồi kết.',
    },
  },
  {
    title: {
      ko: '동철이 첫사랑의 섬', en: 'The Island of Dong-cheol’s First Love', pt: 'A Ilha do Primeiro Amor',
      es: 'La isla del primer amor', zh: '东哲初恋的岛', vi: 'Hòn Đảo Mối Tình Đầu',
    },
    synopsis: {
      en: 'For twenty years Dong-cheol has told the story of the ferryman’s daughter to get a laugh. She is the ferry captain now, and she has her own version.',
      pt: 'Há vinte anos Dong-cheol conta a história da filha do barqueiro para arrancar risadas. Hoje ela é a capitã da balsa, e tem a própria versão.',
      es: 'Durante veinte años Dong-cheol ha contado la historia de la hija del barquero para hacer reír. Hoy ella es la capitana, y tiene su propia versión.',
      zh: '二十年来，东哲一直拿船夫女儿的故事逗人笑。如今她当上了船长，说法可不大一样。',
      vi: 'Hai mươi năm nay Dong-cheol kể chuyện cô con gái bác lái đò để chọc cười. Giờ cô là thuyền trưởng, và cô có phiên bản của riêng mình.',
    },
  },
  {
    title: {
      ko: '등대지기의 밥상', en: 'The Lighthouse Keeper’s Table', pt: 'À Mesa do Faroleiro',
      es: 'La mesa del farero', zh: '守塔人的饭桌', vi: 'Mâm Cơm Người Gác Đèn',
    },
    synopsis: {
      en: 'The lamp was automated in spring, and keeper Yang has eleven days left of a thirty-year posting. He cooks for the four as if they were inspectors.',
      pt: 'O farol foi automatizado na primavera, e ao faroleiro Yang restam onze dias de trinta anos de serviço. Ele cozinha para os quatro como se fossem fiscais.',
      es: 'El faro se automatizó en primavera y al farero Yang le quedan once días de treinta años de servicio. Cocina para los cuatro como si fueran inspectores.',
      zh: '灯塔开春改了自动，守了三十年的梁师傅还剩十一天。他像招待检查组一样，给四个人做了一桌菜。',
      vi: 'Đèn biển đã tự động hóa từ mùa xuân, ông Yang chỉ còn mười một ngày của ba mươi năm gác đèn. Ông nấu cho bốn người như tiếp đoàn thanh tra.',
    },
  },
  {
    title: {
      ko: '막이 오르는 선착장', en: 'Curtain Up at the Pier', pt: 'Abre-se a Cortina no Cais',
      es: 'Se levanta el telón en el muelle', zh: '码头开幕', vi: 'Kéo Màn Trên Bến',
    },
    synopsis: {
      en: 'They rehearse their old student play in a net shed and perform it for people from all eight islands, who came on the same boat. It is due to leave during the second act.',
      pt: 'Eles ensaiam a velha peça da faculdade num galpão de redes e a apresentam para gente das oito ilhas, que veio no mesmo barco. A partida está marcada para o meio do segundo ato.',
      es: 'Ensayan su vieja obra de estudiantes en un galpón de redes y la representan para gente de las ocho islas, que llegó en el mismo barco. La salida está prevista para mitad del segundo acto.',
      zh: '他们在渔网棚里重排当年的学生剧，演给坐同一条船赶来的八岛乡亲看。船定在第二幕中间开。',
      vi: 'Họ tập lại vở kịch thời sinh viên trong kho lưới và diễn cho bà con cả tám đảo, những người đến trên cùng một chuyến tàu. Tàu sẽ rời bến đúng giữa màn hai.',
    },
  },
];
