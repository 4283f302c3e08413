import type { EpisodeWords } from '../format.ts';

/** Eight houses by set designer Eo Su-min, five players and a sofa that always hides something. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '치과의사의 집', en: 'The Dentist’s House', pt: 'A Casa do Dentista', es: 'La casa del dentista',
      zh: '牙医的家', vi: 'Nhà Của Nha Sĩ',
    },
    synopsis: {
      en: 'Set designer Eo Su-min wakes her five guests in reclining chairs. Thirty-two drawers, one for each tooth, and the key is under a wisdom tooth that was pulled in 1994.',
      pt: 'A cenógrafa Eo Su-min acorda seus cinco hóspedes em cadeiras reclináveis. Trinta e duas gavetas, uma por dente, e a chave está sob um siso arrancado em 1994.',
      es: 'La escenógrafa Eo Su-min despierta a sus cinco huéspedes en sillones reclinables. Treinta y dos cajones, uno por diente, y la llave está bajo una muela sacada en 1994.',
      zh: '美术指导鱼秀敏让五位房客在牙科椅上醒来。三十二个抽屉，一颗牙一个，钥匙压在 1994 年拔掉的那颗智齿底下。',
      vi: 'Nhà thiết kế Eo Su-min cho năm vị khách tỉnh dậy trên ghế nha khoa. Ba mươi hai ngăn kéo, mỗi ngăn một cái răng, chìa khóa nằm dưới chiếc răng khôn nhổ năm 1994.',
    },
  },
  {
    title: {
      ko: '스파이의 거실', en: 'The Spy’s Living Room', pt: 'A Sala do Espião', es: 'La sala del espía',
      zh: '间谍的客厅', vi: 'Phòng Khách Điệp Viên',
    },
    synopsis: {
      en: 'Every object is a transmitter except one. Gi Chan-ho whispers his theory to a houseplant, and six minutes later the lamp repeats it in the wrong voice.',
      pt: 'Todo objeto é um transmissor, menos um. Gi Chan-ho cochicha sua teoria para uma planta e, seis minutos depois, o abajur a repete com a voz errada.',
      es: 'Cada objeto es un transmisor, menos uno. Gi Chan-ho le susurra su teoría a una planta y, seis minutos después, la lámpara la repite con la voz equivocada.',
      zh: '屋里样样都是窃听器，只有一样不是。奇灿浩对着盆栽悄声说出推理，六分钟后，台灯用另一个人的嗓音复述了一遍。',
      vi: 'Món nào trong nhà cũng là máy phát, trừ một món. Gi Chan-ho thì thầm suy luận với chậu cây, sáu phút sau cái đèn bàn lặp lại bằng một giọng khác.',
    },
  },
  {
    title: {
      ko: '신부의 방', en: 'The Bride’s Room', pt: 'O Quarto da Noiva', es: 'El cuarto de la novia', zh: '新娘的房间',
      vi: 'Phòng Cô Dâu',
    },
    synopsis: {
      en: 'A veil, a cake and a guest list with five names on it, all theirs. So Mi-rim refuses to sit at the table until she knows who is getting married.',
      pt: 'Um véu, um bolo e uma lista de convidados com cinco nomes, todos deles. So Mi-rim se recusa a sentar à mesa enquanto não souber quem vai se casar.',
      es: 'Un velo, un pastel y una lista de invitados con cinco nombres, los de ellos. So Mi-rim se niega a sentarse a la mesa hasta saber quién se casa.',
      zh: '一顶头纱、一个蛋糕，宾客名单上五个名字，正是他们五个。苏美琳说什么也不肯入席，先搞清楚结婚的是谁再说。',
      vi: 'Khăn voan, bánh cưới, danh sách khách năm cái tên, đúng tên họ. So Mi-rim nhất định không ngồi vào bàn, chừng nào chưa biết ai cưới ai.',
    },
  },
  {
    title: {
      ko: '시계 수리공의 다락', en: 'The Watchmaker’s Attic', pt: 'O Sótão do Relojoeiro',
      es: 'El desván del relojero', zh: '钟表匠的阁楼', vi: 'Gác Xép Thợ Đồng Hồ',
    },
    synopsis: {
      en: 'Two hundred clocks tell two hundred times, and one of them is real. Sagong Min stops the loudest, the door opens a crack, and a clock starts counting down for the five of them.',
      pt: 'Duzentos relógios marcam duzentas horas, e uma só é verdadeira. Sagong Min para o mais barulhento, a porta abre uma fresta, e um relógio começa a contagem regressiva.',
      es: 'Doscientos relojes dan doscientas horas y solo una es cierta. Sagong Min detiene el más ruidoso, la puerta se abre un poco, y un reloj empieza la cuenta regresiva.',
      zh: '两百只钟走着两百个时间，只有一个是真的。司空民让最吵的那只停下，门开了条缝，另一只钟却开始为他们倒计时。',
      vi: 'Hai trăm cái đồng hồ chỉ hai trăm giờ, chỉ một cái đúng. Sagong Min làm dừng cái ồn nhất, cửa hé ra, và một chiếc khác bắt đầu đếm ngược cho cả năm.',
    },
  },
  {
    title: {
      ko: '배우 없는 극장', en: 'A Theater Without Actors', pt: 'Um Teatro Sem Atores', es: 'Un teatro sin actores',
      zh: '没有演员的剧场', vi: 'Nhà Hát Không Diễn Viên',
    },
    synopsis: {
      en: 'The house is a stage and the script lists five parts. Anyone who breaks character is sent back to act one, and Sim U-chan, the only actor of the five, is cast as the dog.',
      pt: 'A casa é um palco, e o roteiro traz cinco papéis. Sair do papel é voltar ao primeiro ato, e Sim U-chan, único ator dos cinco, ficou com o cachorro.',
      es: 'La casa es un escenario y el guion trae cinco papeles. Salirse del papel es volver al primer acto, y a Sim U-chan, el único actor, le tocó el perro.',
      zh: '整座房子是个舞台，剧本写着五个角色，出戏就从第一幕重来。五人当中唯一的演员沈宇灿，抽到的角色是狗。',
      vi: 'Căn nhà là sân khấu, kịch bản có năm vai. Ai ra khỏi vai thì quay về hồi một, và Sim U-chan, diễn viên duy nhất, bị phân vai con chó.',
    },
  },
  {
    title: {
      ko: '엘리베이터 여관', en: 'Elevator Inn', pt: 'Pensão do Elevador', es: 'La pensión del ascensor', zh: '电梯旅馆',
      vi: 'Nhà Trọ Thang Máy',
    },
    synopsis: {
      en: 'A nine-story inn that is only one floor, painted nine times. Dan Ye-ri counts the wallpaper roses and finds that one story has nobody on the register.',
      pt: 'Uma pensão de nove andares que é um andar só, pintado nove vezes. Dan Ye-ri conta as rosas do papel de parede e descobre que num dos andares não há registro de hóspede.',
      es: 'Una pensión de nueve pisos que en realidad es uno solo, pintado nueve veces. Dan Ye-ri cuenta las rosas del papel tapiz y descubre que en un piso no hay huésped registrado.',
      zh: '九层的旅馆，其实只有一层，刷了九遍。段艺莉数着壁纸上的玫瑰，发现有一层，登记簿上查无此人。',
      vi: 'Nhà trọ chín tầng thật ra chỉ là một tầng sơn chín lần. Dan Ye-ri đếm hoa hồng trên giấy dán tường, và phát hiện có một tầng không ai đăng ký.',
    },
  },
  {
    title: {
      ko: '여섯 번째 손님', en: 'The Sixth Guest', pt: 'O Sexto Hóspede', es: 'El sexto huésped', zh: '第六位房客',
      vi: 'Vị Khách Thứ Sáu',
    },
    synopsis: {
      en: 'Five sleep masks, five pairs of slippers, and a sixth player who was here before them. He has been sitting on the sofa for eleven hours and has already found the way out.',
      pt: 'Cinco máscaras de dormir, cinco pares de chinelos e um sexto jogador que chegou antes. Ele está há onze horas no sofá e já encontrou a saída.',
      es: 'Cinco antifaces para dormir, cinco pares de pantuflas y un sexto jugador que llegó antes. Lleva once horas en el sofá y ya encontró la salida.',
      zh: '五副眼罩，五双拖鞋，可屋里还有比他们先到的第六个人。他在沙发上坐了十一个小时，出口早就找着了。',
      vi: 'Năm tấm bịt mắt, năm đôi dép, và người thứ sáu tới trước họ. Ông ngồi trên ghế sofa mười một tiếng, đã tìm ra lối thoát.',
    },
  },
  {
    title: {
      ko: '어수민의 집', en: 'Eo Su-min’s Own House', pt: 'A Casa de Eo Su-min', es: 'La casa de Eo Su-min',
      zh: '鱼秀敏自己的家', vi: 'Nhà Của Chính Eo Su-min',
    },
    synopsis: {
      en: 'The season finale is the set designer’s home, unchanged, with her in it. The exit is open the whole time, and it takes the players six hours to believe it.',
      pt: 'O último capítulo é na casa da própria cenógrafa, intacta, com ela dentro. A saída está aberta o tempo todo, e os jogadores levam seis horas para acreditar.',
      es: 'La última casa es la de la propia escenógrafa, sin cambios, con ella adentro. La salida está abierta todo el tiempo, y a los jugadores les toma seis horas creerlo.',
      zh: '最后一座房子，就是设计者本人的家，原封不动，她也在家。门从头到尾开着，五个人花了六小时才敢信。',
      vi: 'Căn nhà cuối cùng là nhà của chính người thiết kế, giữ nguyên, có cả bà trong đó. Cửa mở suốt, và họ mất sáu tiếng mới dám tin.',
    },
  },
];
