import type { EpisodeWords } from '../format.ts';

/** Harbor pilot Bang Sunyeong, customs investigator Ryu Taehan and the head of the pilots, Gu Bonseok. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '줄사다리', en: 'The Rope Ladder', pt: 'A Escada de Corda', es: 'La escala de cuerda', zh: '绳梯', vi: 'Thang dây' },
    synopsis: {
      en: 'Three knocks, a pause, three knocks: Sunyeong hangs on the hull at 3 a.m. and pretends to hear nothing. Back ashore, her wages have been doubled by people she never met.',
      pt: 'Três batidas, pausa, três batidas: pendurada no casco às três da manhã, Sunyeong finge não ouvir. Em terra, gente que ela nunca viu lhe dobrou o pagamento.',
      es: 'Tres golpes, pausa, tres golpes: colgada del casco a las tres de la mañana, Sunyeong finge no oír. Ya en tierra, gente que no conoce le ha duplicado la paga.',
      zh: '三声，停顿，又三声。凌晨三点，善英挂在船舷上装作没听见。回到岸上，几个素未谋面的人，把她的报酬翻了一倍。',
      vi: 'Ba tiếng gõ, ngừng, lại ba tiếng. Ba giờ sáng, Sunyeong treo mình bên mạn tàu, vờ không nghe. Lên bờ, những kẻ cô chưa gặp bao giờ đã trả cô gấp đôi.',
    },
  },
  {
    title: { ko: '빈 컨테이너 4407', en: 'Container 4407, Empty', pt: 'Contêiner 4407, Vazio', es: 'Contenedor 4407, vacío', zh: '4407号，空柜', vi: 'Container 4407, rỗng' },
    synopsis: {
      en: 'The manifest says 4407 came in empty, yet the crane logged an extra nine hundred kilos. Sunyeong goes back with bolt cutters and leaves with a girl who will not speak.',
      pt: 'O manifesto diz que o 4407 chegou vazio, mas o guindaste registrou novecentos quilos a mais. Sunyeong volta com um alicate e sai com uma menina que não fala.',
      es: 'El manifiesto dice que el 4407 llegó vacío, pero la grúa registró novecientos kilos de más. Sunyeong vuelve con una cizalla y se va con una niña que no habla.',
      zh: '舱单写着 4407 是空柜，吊机却多称出九百公斤。善英带着断线钳折返，带走了一个不肯开口的女孩。',
      vi: 'Giấy tờ ghi 4407 rỗng, nhưng cần cẩu báo dư chín trăm ký. Sunyeong quay lại với kìm cộng lực và rời đi cùng một bé gái không chịu nói.',
    },
  },
  {
    title: { ko: '세관에서 온 남자', en: 'The Man from Customs', pt: 'O Homem da Alfândega', es: 'El hombre de la aduana', zh: '海关来的男人', vi: 'Người đàn ông hải quan' },
    synopsis: {
      en: 'Ryu Taehan shows a customs badge and asks where she was at three. He also has a knife wound he doesn’t want reported and a map of berths she drew for a friend.',
      pt: 'Ryu Taehan mostra um distintivo da alfândega e pergunta onde ela estava às três. Traz ainda um corte de faca que não quer denunciar e um mapa de berços que ela fez para um amigo.',
      es: 'Ryu Taehan enseña una placa de aduana y pregunta dónde estaba ella a las tres. Trae además una cuchillada que no quiere denunciar y un mapa de muelles que ella dibujó para un amigo.',
      zh: '柳泰翰亮出海关证件，问她凌晨三点在哪儿。他身上还有一处不愿报案的刀伤，以及一张她画给朋友的泊位图。',
      vi: 'Ryu Taehan chìa thẻ hải quan, hỏi ba giờ sáng cô ở đâu. Trên người anh ta còn một vết dao không muốn khai báo và tấm sơ đồ bến cô từng vẽ cho một người bạn.',
    },
  },
  {
    title: { ko: '도선사의 한 시간', en: 'A Pilot’s Hour', pt: 'Uma Hora no Comando', es: 'Una hora al mando', zh: '引航员的一小时', vi: 'Một giờ của hoa tiêu' },
    synopsis: {
      en: 'Sunyeong has sixty minutes in command of a ship that must not dock. She runs it, inch by inch, at the one mudbank that appears on no chart printed since 1988.',
      pt: 'Sunyeong tem sessenta minutos no comando de um navio que não pode atracar. Palmo a palmo, leva-o ao único banco de lama que nenhuma carta mostra desde 1988.',
      es: 'Sunyeong tiene sesenta minutos al mando de un barco que no debe atracar. Palmo a palmo lo lleva hacia el único banco de lodo que ninguna carta muestra desde 1988.',
      zh: '一艘绝不能靠岸的船，善英只有六十分钟的指挥权。她一寸寸把船引向 1988 年之后再没印在海图上的那片泥滩。',
      vi: 'Sunyeong có sáu mươi phút chỉ huy một con tàu không được phép cập bến. Từng chút một, cô đưa nó tới bãi bùn mà từ năm 1988 không hải đồ nào in nữa.',
    },
  },
  {
    title: { ko: '아이가 그린 숫자', en: 'What the Girl Draws', pt: 'O que a Menina Desenha', es: 'Lo que dibuja la niña', zh: '女孩画的数字', vi: 'Con số đứa bé vẽ' },
    synopsis: {
      en: 'The girl finally picks up a crayon and covers the kitchen wall with tally marks. Taehan counts them twice: it is the number of people who were in the dark with her.',
      pt: 'A menina enfim pega um giz de cera e cobre a parede da cozinha de risquinhos. Taehan conta duas vezes: é o número de pessoas que estavam com ela no escuro.',
      es: 'Por fin la niña toma un crayón y cubre de rayitas la pared de la cocina. Taehan las cuenta dos veces: son las personas que estaban con ella en la oscuridad.',
      zh: '女孩终于拿起蜡笔，在厨房墙上画满计数的竖线。泰翰数了两遍：那是和她一起关在黑暗里的人数。',
      vi: 'Đứa bé cuối cùng cũng cầm bút sáp, vạch kín tường bếp những nét đếm. Taehan đếm hai lần: đó là số người đã ở trong bóng tối cùng em.',
    },
  },
  {
    title: { ko: '스승의 배', en: 'Her Teacher’s Boat', pt: 'O Barco do Mestre', es: 'El bote del maestro', zh: '师父的船', vi: 'Chiếc xuồng của thầy' },
    synopsis: {
      en: 'Gu Bonseok taught her the tides and carried her father’s coffin. His launch has been at every berth on Taehan’s map, and he asks her aboard for one last lesson, alone.',
      pt: 'Gu Bonseok lhe ensinou as marés e carregou o caixão do pai dela. A lancha dele esteve em cada berço do mapa de Taehan, e ele a chama a bordo para a última lição, a sós.',
      es: 'Gu Bonseok le enseñó las mareas y cargó el ataúd de su padre. Su lancha estuvo en cada muelle del mapa de Taehan, y la invita a bordo a una última lección, a solas.',
      zh: '具本锡教她看潮水，替她父亲抬过棺。泰翰图上的每个泊位，都停过他的引航艇。他邀她单独上船，上最后一课。',
      vi: 'Gu Bonseok dạy cô xem con nước, từng khiêng quan tài cha cô. Xuồng ông có mặt ở mọi bến trên sơ đồ của Taehan, và ông mời cô lên xuồng học bài cuối, một mình.',
    },
  },
  {
    title: { ko: '봉쇄된 항구', en: 'The Port Is Sealed', pt: 'Porto Fechado', es: 'Puerto cerrado', zh: '封港', vi: 'Cảng bị phong tỏa' },
    synopsis: {
      en: 'A typhoon closes the harbor with the last ship outside and forty people below deck. Only one pilot would board in such a sea, and her license was revoked at noon.',
      pt: 'Um tufão fecha o porto com o último navio do lado de fora e quarenta pessoas no porão. Só uma pessoa subiria a bordo num mar assim, e a licença dela foi cassada ao meio-dia.',
      es: 'Un tifón cierra el puerto con el último barco afuera y cuarenta personas bajo cubierta. Solo una persona subiría a bordo con ese mar, y al mediodía le retiraron la licencia.',
      zh: '台风封港，最后一艘船困在港外，甲板下关着四十个人。敢在这种浪里登船的引航员只有一个，而她的执照，中午刚被吊销。',
      vi: 'Bão phong tỏa cảng, con tàu cuối còn ngoài khơi với bốn mươi người dưới hầm. Chỉ một hoa tiêu dám lên tàu giữa sóng ấy, mà giấy phép của cô vừa bị tước lúc trưa.',
    },
  },
  {
    title: { ko: '문을 여는 사람', en: 'The One Who Opens the Door', pt: 'Quem Abre a Porta', es: 'Quien abre la puerta', zh: '开门的人', vi: 'Người mở cửa' },
    synopsis: {
      en: 'Sunyeong brings the ship in without lights, past every gun on the quay, to the berth in front of the fish auction. Three knocks. This time all of Busan hears them.',
      pt: 'Sunyeong traz o navio às escuras, passando por todas as armas do cais, até o berço diante do leilão de peixe. Três batidas. Desta vez Busan inteira ouve.',
      es: 'Sunyeong trae el barco sin luces, frente a todas las armas del muelle, hasta el atracadero de la subasta de pescado. Tres golpes. Esta vez los oye todo Busan.',
      zh: '善英熄了灯，从码头上所有枪口前驶过，把船停在鱼市拍卖场门前。三声敲击。这一次，整个釜山都听见了。',
      vi: 'Sunyeong đưa tàu vào không đèn, lướt qua mọi họng súng trên bến, tới trước chợ đấu giá cá. Ba tiếng gõ. Lần này cả Busan đều nghe.',
    },
  },
];
