import type { EpisodeWords } from '../format.ts';

/** Eight ingredients, the Bae household in Daegu and the Ko household in Jeju. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '마늘 몇 쪽', en: 'How Much Garlic', pt: 'Quanto Alho?', es: 'Cuánto ajo', zh: '放几瓣蒜',
      vi: 'Mấy Tép Tỏi',
    },
    synopsis: {
      en: 'Two identical pots, one chicken each, thirty thousand won. The Baes of Daegu put in forty cloves, the Kos of Jeju put in three, and the video call freezes on Grandmother Bae’s face.',
      pt: 'Duas panelas iguais, um frango cada, trinta mil wons. Os Bae, de Daegu, põem quarenta dentes, os Ko, de Jeju, põem três, e a chamada trava na cara da vovó Bae.',
      es: 'Dos ollas iguales, un pollo cada una, treinta mil wones. Los Bae de Daegu echan cuarenta dientes, los Ko de Jeju echan tres, y la videollamada se congela en la cara de la abuela Bae.',
      zh: '两口一样的锅，各一只鸡，各三万韩元。大邱裴家放四十瓣蒜，济州高家放三瓣，视频卡住了，定格在裴奶奶的脸上。',
      vi: 'Hai cái nồi giống hệt, mỗi bên một con gà, ba mươi nghìn won. Nhà Bae ở Daegu bỏ bốn mươi tép, nhà Ko ở Jeju bỏ ba tép, và cuộc gọi đứng hình ngay mặt bà Bae.',
    },
  },
  {
    title: {
      ko: '무 하나로 사흘', en: 'Three Days on One Radish', pt: 'Três Dias com um Nabo',
      es: 'Tres días con un rábano', zh: '一根萝卜吃三天', vi: 'Một Củ Cải Ba Ngày',
    },
    synopsis: {
      en: 'A single radish has to feed each family until Friday. By Wednesday the Baes have made soup, salad and kimchi, and the Kos have made a mistake with the grater.',
      pt: 'Um único nabo tem de alimentar cada família até sexta. Na quarta os Bae já fizeram sopa, salada e kimchi, e os Ko fizeram um estrago com o ralador.',
      es: 'Un solo rábano debe alimentar a cada familia hasta el viernes. Para el miércoles los Bae ya hicieron sopa, ensalada y kimchi, y los Ko, un desastre con el rallador.',
      zh: '一根萝卜，得撑到周五。到了周三，裴家已经做出汤、凉拌和泡菜，高家却把整根萝卜擦成了一盆碎末。',
      vi: 'Một củ cải phải nuôi cả nhà tới thứ Sáu. Đến thứ Tư nhà Bae đã có canh, gỏi và kim chi, còn nhà Ko lỡ tay bào nát cả củ.',
    },
  },
  {
    title: {
      ko: '갈치는 누구 편인가', en: 'Whose Fish Is It', pt: 'De Quem É Este Peixe?', es: '¿De quién es este pez?',
      zh: '带鱼向着谁', vi: 'Cá Hố Về Phe Ai',
    },
    synopsis: {
      en: 'Cutlassfish week looks like home advantage for Jeju. Then Grandmother Bae admits that she was born two streets from the Kos’ front door, and asks to speak to Mother Ko alone.',
      pt: 'A semana do peixe-espada parece vantagem de Jeju. Até a vovó Bae contar que nasceu a duas ruas da casa dos Ko e pedir para falar a sós com a mãe da família.',
      es: 'La semana del pez sable parece ventaja de Jeju. Hasta que la abuela Bae confiesa que nació a dos calles de los Ko y pide hablar a solas con la señora Ko.',
      zh: '这周主料是带鱼，怎么看都是济州的主场。谁知裴奶奶开口：她就出生在离高家两条街的地方，想单独跟高妈妈说几句话。',
      vi: 'Tuần cá hố, ai cũng tưởng Jeju có lợi sân nhà. Rồi bà Bae thú nhận mình sinh ra cách nhà Ko hai con phố, và xin nói chuyện riêng với mẹ Ko.',
    },
  },
  {
    title: {
      ko: '아빠들만 주방에', en: 'Fathers Only', pt: 'Só os Pais na Cozinha', es: 'Solo los papás', zh: '只准爸爸下厨',
      vi: 'Chỉ Các Ông Bố Vào Bếp',
    },
    synopsis: {
      en: 'For a day the fathers cook and everyone else may only watch. Mr. Ko hides a recipe card in his sleeve, Mr. Bae hides a takeout menu, and the children know both.',
      pt: 'Por um dia só os pais cozinham, e o resto apenas assiste. O senhor Ko esconde a receita na manga, o senhor Bae esconde o folheto da entrega, e os filhos sabem dos dois.',
      es: 'Por un día cocinan los papás y los demás solo miran. El señor Ko esconde una receta en la manga, el señor Bae esconde un menú a domicilio, y los hijos saben las dos cosas.',
      zh: '今天只有爸爸能动手，其他人光看不许帮。高爸爸袖子里藏菜谱，裴爸爸兜里藏外卖单，孩子们全知道。',
      vi: 'Một ngày chỉ các ông bố nấu, cả nhà ngồi nhìn. Ông Ko giấu công thức trong tay áo, ông Bae giấu tờ thực đơn giao tận nhà, và lũ trẻ biết cả hai.',
    },
  },
  {
    title: {
      ko: '미역국 두 번', en: 'Seaweed Soup, Twice', pt: 'Sopa de Algas, Duas Vezes',
      es: 'Sopa de algas, dos veces', zh: '两碗海带汤', vi: 'Hai Lần Canh Rong Biển',
    },
    synopsis: {
      en: 'Both households have a birthday this week and neither has said so. The Baes use beef, the Kos use sea urchin, and the two ten-year-olds compare candles on camera.',
      pt: 'Há aniversário nas duas casas esta semana, e nenhuma avisou. Os Bae usam carne, os Ko usam ouriço-do-mar, e as duas crianças de dez anos comparam as velas na câmera.',
      es: 'En las dos casas hay cumpleaños esta semana y ninguna lo dijo. Los Bae usan carne, los Ko usan erizo de mar, y los dos niños de diez años comparan velas ante la cámara.',
      zh: '两家这周都有人过生日，谁也没提。裴家放牛肉，高家放海胆，两个刚满十岁的孩子对着镜头比蜡烛。',
      vi: 'Tuần này cả hai nhà đều có sinh nhật mà chẳng ai nói. Nhà Bae nấu thịt bò, nhà Ko nấu nhum biển, hai đứa trẻ mười tuổi khoe nến với nhau qua màn hình.',
    },
  },
  {
    title: {
      ko: '고구마 토요일', en: 'Sweet Potato Saturday', pt: 'Sábado de Batata-Doce', es: 'Sábado de camote',
      zh: '红薯星期六', vi: 'Thứ Bảy Khoai Lang',
    },
    synopsis: {
      en: 'The children cook alone. Daegu stacks a tower, Jeju digs a fire pit in the tangerine yard, and the crew steps in exactly once, to save an eyebrow.',
      pt: 'As crianças cozinham sozinhas. Daegu ergue uma torre, Jeju cava um buraco para o fogo no quintal das tangerinas, e a equipe só intervém uma vez, para salvar uma sobrancelha.',
      es: 'Los niños cocinan solos. Daegu levanta una torre, Jeju cava un hoyo para el fuego entre los mandarinos, y el equipo interviene una sola vez, para salvar una ceja.',
      zh: '这回孩子们自己下厨。大邱搭了座红薯塔，济州在橘子园挖了个火坑，摄制组只出手过一次，为了抢救一条眉毛。',
      vi: 'Bọn trẻ tự nấu. Daegu xếp thành tháp, Jeju đào hố lửa giữa vườn quýt, và ê-kíp chỉ can thiệp đúng một lần, để cứu một hàng lông mày.',
    },
  },
  {
    title: {
      ko: '말없이 끓인 찌개', en: 'The Stew Nobody Argued Over', pt: 'O Ensopado Sem Briga',
      es: 'El guiso sin discusión', zh: '没人拌嘴的一锅', vi: 'Nồi Canh Không Ai Cãi',
    },
    synopsis: {
      en: 'The line from Jeju has gone quiet: Mother Ko is in the hospital with a bad hip. The Baes cook her recipe exactly as written, three cloves and all, and hold the pot up to the lens.',
      pt: 'Jeju está em silêncio: a mãe da família Ko foi internada com problema no quadril. Os Bae fazem a receita dela tal e qual, três dentes de alho, e erguem a panela diante da câmera.',
      es: 'De Jeju no llega ruido: la señora Ko está en el hospital por la cadera. Los Bae siguen su receta al pie de la letra, tres dientes de ajo incluidos, y levantan la olla ante la cámara.',
      zh: '济州那头静悄悄的：高妈妈髋部不好，住了院。裴家照她的菜谱一字不改，蒜只放三瓣，然后把锅端到镜头前。',
      vi: 'Phía Jeju im ắng: mẹ Ko nằm viện vì đau hông. Nhà Bae nấu đúng từng chữ công thức của bà, tỏi cũng chỉ ba tép, rồi nâng cả nồi lên trước ống kính.',
    },
  },
  {
    title: {
      ko: '뚜껑이 식기 전에', en: 'While the Lid Is Warm', pt: 'Com a Tampa Ainda Quente',
      es: 'Con la tapa caliente', zh: '趁锅盖还热', vi: 'Khi Nắp Nồi Còn Ấm',
    },
    synopsis: {
      en: 'The Baes wrap the pot in two quilts and drive for the Wando ferry. One flat tire, one seasick grandfather, and on the pier the Kos are waiting with forty cloves of garlic.',
      pt: 'Os Bae enrolam a panela em dois edredons e correm para a balsa de Wando. Um pneu furado, um avô enjoado e, no cais, os Ko esperando com quarenta dentes de alho.',
      es: 'Los Bae envuelven la olla en dos edredones y salen hacia el ferry de Wando. Una llanta pinchada, un abuelo mareado y, en el muelle, los Ko esperando con cuarenta dientes de ajo.',
      zh: '裴家用两床被子裹住锅，开车去赶莞岛的渡轮。爆了一条胎，晕了一个爷爷。码头上，高家已经剥好四十瓣蒜等着。',
      vi: 'Nhà Bae quấn nồi trong hai tấm chăn, lái xe ra phà Wando. Một lần xịt lốp, một ông nội say sóng, và trên bến nhà Ko đứng đợi với bốn mươi tép tỏi.',
    },
  },
];
