import type { EpisodeWords } from '../format.ts';

/** Ten nights, midnight to eight, with Wi Jae-geon and Yulmu opposite the bus depot in Bucheon. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '삼천칠백 원이 빈다', en: 'Short by 3,700 Won', pt: 'Faltam 3.700 Wons', es: 'Faltan 3.700 wones',
      zh: '差三千七百韩元', vi: 'Thiếu Ba Nghìn Bảy Trăm Won',
    },
    synopsis: {
      en: 'Wi Jae-geon has played a banker twice and cannot open the register. At eight the count is 3,700 won short, and the owner points out that two triangle kimbap and a milk come to exactly that.',
      pt: 'Wi Jae-geon já fez dois papéis de banqueiro e não consegue abrir o caixa. Às oito faltam 3.700 wons, e a dona lembra que dois kimbaps triangulares e um leite dão exatamente isso.',
      es: 'Wi Jae-geon ha hecho de banquero dos veces y no logra abrir la caja. A las ocho faltan 3.700 wones, y la dueña le recuerda que dos kimbap triangulares y una leche suman justo eso.',
      zh: '魏在健演过两回银行家，收银机却打不开。早上八点一对账，少了三千七百韩元。店主提醒他：两个三角饭团加一盒牛奶，正好这个数。',
      vi: 'Wi Jae-geon từng hai lần đóng vai chủ ngân hàng mà không mở nổi ngăn kéo tiền. Tám giờ kiểm quỹ thiếu 3.700 won, bà chủ nhắc khéo: hai nắm cơm tam giác với hộp sữa là bấy nhiêu đó.',
    },
  },
  {
    title: {
      ko: '뜨거운 물이 안 나와요', en: 'No Hot Water', pt: 'Sem Água Quente', es: 'No hay agua caliente', zh: '热水机罢工',
      vi: 'Hết Nước Nóng',
    },
    synopsis: {
      en: 'Eleven drivers come off the night routes for ramyeon and the water dispenser is dead. Yulmu boils water in the only thing at hand, the bun steamer, and invents a flavor.',
      pt: 'Onze motoristas chegam das linhas noturnas querendo ramyeon, e a máquina de água morreu. Yulmu ferve água na única coisa à mão, a vaporeira dos pãezinhos, e inventa um sabor.',
      es: 'Once choferes terminan las rutas nocturnas con ganas de ramyeon y el dispensador de agua no funciona. Yulmu hierve agua en lo único que hay, la vaporera de los bollos, e inventa un sabor.',
      zh: '十一位夜班司机收车来吃泡面，偏偏热水机坏了。萝萝只好用蒸包子的机器烧水，歪打正着，煮出一种新口味。',
      vi: 'Mười một bác tài chạy ca đêm ghé ăn mì, máy nước nóng lại hỏng. Yulmu đun nước bằng thứ duy nhất có sẵn là tủ hấp bánh bao, và chế ra một vị mới.',
    },
  },
  {
    title: {
      ko: '은교는 세 번째 수험생', en: 'Third Time’s the Charm', pt: 'Terceira Tentativa', es: 'A la tercera',
      zh: '第三次高考', vi: 'Thi Lần Thứ Ba',
    },
    synopsis: {
      en: 'Eun-gyo, twenty, is cramming for her third entrance exam at the window table. At three she asks Yulmu when it is all right to give up, and Yulmu puts down the price gun.',
      pt: 'Eun-gyo, vinte anos, estuda na mesa da janela para o terceiro vestibular. Às três pergunta a Yulmu quando é que se pode desistir, e Yulmu larga a etiquetadora.',
      es: 'Eun-gyo, de veinte años, estudia en la mesa de la ventana para su tercer examen de ingreso. A las tres le pregunta a Yulmu cuándo está bien rendirse, y Yulmu suelta la etiquetadora.',
      zh: '二十岁的恩教坐在窗边，准备第三次高考。凌晨三点，她问萝萝，什么时候可以放弃。萝萝放下了手里的打价枪。',
      vi: 'Eun-gyo, hai mươi tuổi, ngồi bàn cạnh cửa sổ ôn thi đại học lần ba. Ba giờ sáng cô hỏi Yulmu khi nào thì được phép bỏ cuộc, và Yulmu đặt súng bắn giá xuống.',
    },
  },
  {
    title: {
      ko: '우산 스물네 개', en: 'Twenty-Four Umbrellas', pt: 'Vinte e Quatro Guarda-Chuvas',
      es: 'Veinticuatro paraguas', zh: '二十四把伞', vi: 'Hai Mươi Bốn Chiếc Ô',
    },
    synopsis: {
      en: 'A cold downpour sells out the umbrellas by one. Jae-geon starts lending, in exchange for a phone number and a promise, and writes the names on the back of a lottery slip.',
      pt: 'Um aguaceiro esgota os guarda-chuvas à uma da manhã. Jae-geon passa a emprestar, em troca de um telefone e uma promessa, e anota os nomes no verso de um bilhete de loteria.',
      es: 'Un aguacero agota los paraguas a la una. Jae-geon empieza a prestarlos a cambio de un teléfono y una promesa, y anota los nombres al dorso de un boleto de lotería.',
      zh: '一场冷雨，一点不到伞就卖光了。在健改成借：留个电话，许个诺。名字全记在一张彩票背面。',
      vi: 'Mưa lạnh như trút, mới một giờ sáng ô đã bán hết. Jae-geon chuyển sang cho mượn, đổi lấy số điện thoại và một lời hứa, rồi ghi tên sau tờ vé số.',
    },
  },
  {
    title: {
      ko: '여섯 시 반 미역국', en: 'Birthday Soup at 6:30', pt: 'Sopa de Aniversário às 6h30',
      es: 'Sopa de cumpleaños a las 6:30', zh: '六点半的海带汤', vi: 'Canh Rong Biển Lúc 6 Giờ 30',
    },
    synopsis: {
      en: 'Driver Noh turns sixty today and takes the first bus out before anyone at home is awake. The shop has twenty minutes, one microwave and every kind of instant seaweed soup.',
      pt: 'O motorista Noh faz sessenta anos hoje e sai no primeiro ônibus antes de alguém acordar em casa. A loja tem vinte minutos, um micro-ondas e toda sopa de algas instantânea que existe.',
      es: 'El chofer Noh cumple sesenta hoy y sale en el primer autobús antes de que despierten en su casa. La tienda tiene veinte minutos, un microondas y todas las sopas de algas instantáneas.',
      zh: '卢师傅今天满六十岁，家里人还没醒，他就得出头班车。店里有二十分钟、一台微波炉，外加所有口味的速食海带汤。',
      vi: 'Hôm nay bác tài Noh tròn sáu mươi, chạy chuyến đầu khi cả nhà còn ngủ. Cửa hàng có hai mươi phút, một lò vi sóng và đủ loại canh rong biển ăn liền.',
    },
  },
  {
    title: {
      ko: '프러포즈 리허설', en: 'Rehearsing a Proposal', pt: 'Ensaio de Pedido', es: 'Ensayo de una pedida',
      zh: '求婚彩排', vi: 'Tập Cầu Hôn',
    },
    synopsis: {
      en: 'A nervous mechanic buys a ring-shaped candy and asks an actor for help with his lines. Jae-geon plays the bride between customers, and at dawn the real one walks in for coffee.',
      pt: 'Um mecânico nervoso compra um anel de doce e pede a um ator ajuda com o texto. Jae-geon faz a noiva entre um cliente e outro e, ao amanhecer, a noiva de verdade entra para tomar café.',
      es: 'Un mecánico nervioso compra un anillo de caramelo y le pide a un actor ayuda con el texto. Jae-geon hace de novia entre cliente y cliente, y al amanecer entra por un café la de verdad.',
      zh: '紧张兮兮的修车师傅买了颗戒指糖，请演员帮他对词。在健一边结账一边扮新娘，天刚亮，真正的她进来买咖啡了。',
      vi: 'Anh thợ máy hồi hộp mua viên kẹo hình nhẫn và nhờ diễn viên tập thoại. Jae-geon vừa tính tiền vừa đóng vai cô dâu, trời vừa sáng thì cô dâu thật bước vào mua cà phê.',
    },
  },
  {
    title: {
      ko: '악역은 포인트 적립이 안 됩니다', en: 'No Points for Villains', pt: 'Vilão Não Ganha Pontos',
      es: 'Los villanos no suman puntos', zh: '反派不积分', vi: 'Vai Ác Không Được Tích Điểm',
    },
    synopsis: {
      en: 'Mrs. Hwang, seventy-nine, recognizes Jae-geon as the son-in-law who sold the family house on TV. She will not let him scan her tofu until he apologizes, so he does, in character.',
      pt: 'Dona Hwang, setenta e nove anos, reconhece em Jae-geon o genro que vendeu a casa da família na novela. Não o deixa registrar o tofu sem um pedido de desculpas, e ele pede, sem sair do personagem.',
      es: 'La señora Hwang, de setenta y nueve, reconoce en Jae-geon al yerno que vendió la casa en la telenovela. No le deja cobrar el tofu hasta que se disculpe, y él lo hace, sin salirse del papel.',
      zh: '七十九岁的黄奶奶认出来了：在健就是电视里卖掉祖屋的那个女婿。不道歉，豆腐就不许他扫码。他只好入戏，认认真真赔了个不是。',
      vi: 'Bà Hwang bảy mươi chín tuổi nhận ra Jae-geon là gã con rể bán nhà trên phim. Chưa xin lỗi thì đừng hòng quét mã miếng đậu hũ của bà, thế là anh nhập vai mà xin lỗi.',
    },
  },
  {
    title: {
      ko: '아이스크림 구조대', en: 'Ice Cream Rescue', pt: 'Resgate dos Sorvetes', es: 'Rescate de helados',
      zh: '抢救冰淇淋', vi: 'Đội Cứu Hộ Kem',
    },
    synopsis: {
      en: 'The freezer dies at two in the morning with two hundred and six bars inside. Yulmu calls the depot, the fire station and a choir on its way home, and has eleven minutes.',
      pt: 'O freezer morre às duas da manhã com duzentos e seis picolés dentro. Yulmu liga para a garagem, os bombeiros e um coral que volta para casa, e tem onze minutos.',
      es: 'El congelador muere a las dos de la mañana con doscientos seis helados adentro. Yulmu llama a la cochera, a los bomberos y a un coro que vuelve a casa, y tiene once minutos.',
      zh: '凌晨两点，冰柜坏了，里头还有两百零六支冰棍。萝萝给车场、消防站和一支正在回家路上的合唱团打电话，她只有十一分钟。',
      vi: 'Hai giờ sáng, tủ đông hỏng, bên trong còn hai trăm linh sáu que kem. Yulmu gọi bãi xe, trạm cứu hỏa và một dàn hợp xướng đang trên đường về, chỉ còn mười một phút.',
    },
  },
  {
    title: {
      ko: '네 시 오 분, 빵이 안 온다', en: '4:05 and No Bread', pt: '4h05 e Nada do Pão', es: 'Las 4:05 y sin pan',
      zh: '四点零五分，面包没来', vi: 'Bốn Giờ Năm, Bánh Chưa Tới',
    },
    synopsis: {
      en: 'For the first time in nine years the bread man is late. By five the whole depot has a theory, and at six a stranger brings the crates, and the news that it is a girl.',
      pt: 'Pela primeira vez em nove anos, o entregador de pão se atrasa. Às cinco a garagem inteira tem uma teoria, e às seis um desconhecido traz os engradados e a notícia: é menina.',
      es: 'Por primera vez en nueve años, el del pan se retrasa. A las cinco toda la cochera tiene una teoría, y a las seis un desconocido trae las cajas y la noticia: es niña.',
      zh: '九年来头一回，送面包的大哥迟到了。五点，整个车场各有各的猜测；六点，一个生面孔搬来面包筐，顺便报喜：是个女儿。',
      vi: 'Lần đầu trong chín năm, anh giao bánh mì tới trễ. Năm giờ, cả bãi xe ai cũng có giả thuyết, sáu giờ, một người lạ khiêng bánh vào, báo tin: con gái.',
    },
  },
  {
    title: {
      ko: '잔돈은 정확히', en: 'Exact Change', pt: 'Troco Certo', es: 'Cambio exacto', zh: '分毫不差',
      vi: 'Đúng Từng Đồng',
    },
    synopsis: {
      en: 'Last night on the job, and for once the register balances to the won. Then Eun-gyo comes in to pay back a coffee from the first week, and the two have to decide what to do with 1,200 won.',
      pt: 'Última noite, e pela primeira vez o caixa bate até o último won. Aí Eun-gyo aparece para pagar um café da primeira semana, e é preciso decidir o que fazer com 1.200 wons.',
      es: 'Última noche, y por una vez la caja cuadra al won. Entonces entra Eun-gyo a pagar un café de la primera semana, y hay que decidir qué hacer con 1.200 wones.',
      zh: '最后一班，账终于对得分毫不差。这时恩教进门，来还第一周赊的那杯咖啡。多出来的一千二百韩元，怎么入账？',
      vi: 'Ca cuối cùng, lần đầu tiền quầy khớp từng won. Rồi Eun-gyo bước vào trả tiền ly cà phê nợ từ tuần đầu, và phải tính xem làm gì với 1.200 won ấy.',
    },
  },
];
