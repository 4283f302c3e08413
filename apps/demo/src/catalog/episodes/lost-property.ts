import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '내일의 일기', en: 'Tomorrow’s Diary', pt: 'O Diário de Amanhã',
      es: 'El diario de mañana', zh: '明天的日记', vi: 'Nhật ký ngày mai',
    },
    synopsis: {
      en: 'A suitcase from Line 2 holds a diary in Chae Mi-reu’s own hand, dated tomorrow. It says she will spill coffee on a new man, and that he will already know her name.',
      pt: 'Uma mala da Linha 2 traz um diário na letra de Chae Mi-reu, com data de amanhã. Diz que ela vai derramar café num novato, e que ele já saberá o nome dela.',
      es: 'En una maleta de la Línea 2 hay un diario con la letra de Chae Mi-reu y fecha de mañana. Dice que derramará café sobre un hombre nuevo, y que él ya sabrá su nombre.',
      zh: '2 号线的皮箱里有本日记，是蔡弥露的笔迹，日期是明天。上面写她会把咖啡洒在一个新人身上，而他早就知道她的名字。',
      vi: 'Chiếc vali tuyến số 2 có cuốn nhật ký nét chữ Chae Mi-reu, đề ngày mai. Trong đó viết cô sẽ làm đổ cà phê lên một người mới, và anh ta đã biết tên cô.',
    },
  },
  {
    title: {
      ko: '왼손 장갑 열한 짝', en: 'Eleven Left Gloves', pt: 'Onze Luvas Esquerdas',
      es: 'Once guantes izquierdos', zh: '十一只左手手套', vi: 'Mười một chiếc găng trái',
    },
    synopsis: {
      en: 'Every Thursday one left glove turns up at the last stop. New hire Do Yu-hwan reads the labels as if they were chapters and finds the man with eleven right ones.',
      pt: 'Toda quinta aparece uma luva esquerda na última estação. O novato Do Yu-hwan lê as etiquetas como capítulos e encontra o homem das onze direitas.',
      es: 'Cada jueves aparece un guante izquierdo en la última estación. El nuevo, Do Yu-hwan, lee las etiquetas como capítulos y halla al hombre de los once derechos.',
      zh: '每个星期四，终点站都会多出一只左手手套。新人都宥焕把标签当章节读，找到了那个有十一只右手手套的人。',
      vi: 'Thứ Năm nào ở ga cuối cũng có một chiếc găng trái. Nhân viên mới Do Yu-hwan đọc nhãn như đọc từng chương, và tìm ra người giữ mười một chiếc phải.',
    },
  },
  {
    title: {
      ko: '웨딩드레스의 좌석', en: 'A Seat for the Dress', pt: 'Um Lugar para o Vestido',
      es: 'Un asiento para el vestido', zh: '婚纱的座位', vi: 'Ghế cho chiếc váy cưới',
    },
    synopsis: {
      en: 'A wedding dress has ridden the loop line alone for six hours. The diary names the bride, the hour and the platform, but not whether she wants it back.',
      pt: 'Um vestido de noiva rodou sozinho seis horas na linha circular. O diário dá o nome da noiva, a hora e a plataforma, mas não diz se ela o quer de volta.',
      es: 'Un vestido de novia lleva seis horas dando vueltas solo en la línea circular. El diario da el nombre, la hora y el andén, pero no si ella lo quiere de vuelta.',
      zh: '一件婚纱独自在环线上坐了六个小时。日记写明了新娘、时间和站台，唯独没写她还想不想要。',
      vi: 'Chiếc váy cưới đi một mình trên tuyến vòng suốt sáu tiếng. Nhật ký ghi tên cô dâu, giờ và sân ga, nhưng không ghi cô có muốn nhận lại không.',
    },
  },
  {
    title: {
      ko: '찢어진 페이지', en: 'The Torn Page', pt: 'A Página Rasgada',
      es: 'La página arrancada', zh: '撕掉的一页', vi: 'Trang bị xé',
    },
    synopsis: {
      en: 'One page of next week has been cut out with a razor. Mi-reu searches the new man’s locker and finds nothing there but library cards in other people’s names.',
      pt: 'Uma página da semana que vem foi cortada a navalha. Mi-reu revista o armário do novato e só acha carteirinhas de biblioteca em nome de outros.',
      es: 'Falta una página de la próxima semana, cortada con navaja. Mi-reu registra el casillero del nuevo y solo halla credenciales de biblioteca a nombre de otros.',
      zh: '下周的一页被刀片裁掉了。弥露翻了新人的柜子，里面只有几张别人名字的借书证。',
      vi: 'Một trang của tuần tới bị rạch bằng dao lam. Mi-reu lục tủ của người mới, chỉ thấy mấy thẻ thư viện mang tên người khác.',
    },
  },
  {
    title: {
      ko: '유골함의 주인', en: 'Whose Urn', pt: 'De Quem É a Urna',
      es: 'De quién es la urna', zh: '骨灰盒的主人', vi: 'Hũ tro của ai',
    },
    synopsis: {
      en: 'After one year unclaimed, the urn must leave the shelf. For the first time Mi-reu does what the diary says she will not do: she takes it home.',
      pt: 'Depois de um ano sem dono, a urna tem de sair da estante. Pela primeira vez Mi-reu faz o que o diário diz que não fará: leva-a para casa.',
      es: 'Tras un año sin dueño, la urna debe dejar el estante. Por primera vez Mi-reu hace lo que el diario dice que no hará: se la lleva a casa.',
      zh: '骨灰盒一年无人认领，必须下架。弥露第一次做了日记说她不会做的事：把它带回了家。',
      vi: 'Một năm không ai nhận, hũ tro phải rời kệ. Lần đầu tiên Mi-reu làm điều nhật ký bảo cô sẽ không làm: mang nó về nhà.',
    },
  },
  {
    title: {
      ko: '의족을 신은 노인', en: 'The Man Who Forgot His Leg', pt: 'O Homem que Esqueceu a Perna',
      es: 'El hombre que olvidó la pierna', zh: '落下义肢的老人', vi: 'Người bỏ quên cái chân',
    },
    synopsis: {
      en: 'How do you leave a leg on a train and walk away? The answer sits in Sindorim with a violin and a photograph of Mi-reu at the age of six.',
      pt: 'Como alguém esquece uma perna no trem e sai andando? A resposta está em Sindorim, com um violino e uma foto de Mi-reu aos seis anos.',
      es: '¿Cómo se olvida una pierna en el metro y se sale caminando? La respuesta está en Sindorim, con un violín y una foto de Mi-reu a los seis años.',
      zh: '把腿落在地铁上，人是怎么走掉的？答案坐在新道林站，身边一把小提琴，手里一张弥露六岁的照片。',
      vi: 'Làm sao bỏ quên cái chân trên tàu rồi vẫn đi được? Câu trả lời ngồi ở Sindorim, với cây vĩ cầm và tấm ảnh Mi-reu năm sáu tuổi.',
    },
  },
  {
    title: {
      ko: '다른 사람의 글씨', en: 'Another Hand', pt: 'Outra Letra',
      es: 'Otra letra', zh: '另一个人的字', vi: 'Nét chữ người khác',
    },
    synopsis: {
      en: 'Yu-hwan confesses that he found the suitcase first, and that there were two diaries in it. He has been living by his own for a year.',
      pt: 'Yu-hwan confessa que achou a mala primeiro, e que nela havia dois diários. Há um ano ele vive segundo o seu.',
      es: 'Yu-hwan confiesa que él encontró primero la maleta, y que había dos diarios. Lleva un año viviendo según el suyo.',
      zh: '宥焕坦白：皮箱是他先捡到的，里面有两本日记。他照着自己那本，已经活了一年。',
      vi: 'Yu-hwan thú nhận anh tìm thấy chiếc vali trước, và trong đó có hai cuốn nhật ký. Suốt một năm anh đã sống theo cuốn của mình.',
    },
  },
  {
    title: {
      ko: '주인이 왔다', en: 'Claimed', pt: 'A Dona Chegou',
      es: 'Llegó la dueña', zh: '失主来了', vi: 'Người nhận đã đến',
    },
    synopsis: {
      en: 'The last entry ends in the middle of a sentence. On the platform, at the minute named, Mi-reu takes out a pen.',
      pt: 'A última anotação termina no meio da frase. Na plataforma, no minuto marcado, Mi-reu tira uma caneta do bolso.',
      es: 'La última entrada se corta a media frase. En el andén, en el minuto señalado, Mi-reu saca un bolígrafo.',
      zh: '最后一篇日记断在半句话上。到了写明的那一分钟，弥露站在站台上，掏出了笔。',
      vi: 'Trang cuối dừng lại giữa câu. Trên sân ga, đúng phút đã ghi, Mi-reu rút bút ra.',
    },
  },
];
