import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '빨간 동그라미', en: 'The Red Circle', pt: 'O Círculo Vermelho',
      es: 'El círculo rojo', zh: '红圈', vi: 'Vòng tròn đỏ',
    },
    synopsis: {
      en: 'A red circle is sprayed on the shutter of the mill. Bong Sun-ok looks at the consent form, recognizes her name, and does not recognize her handwriting.',
      pt: 'Picham um círculo vermelho na porta do moinho. Bong Sun-ok lê o termo de consentimento, reconhece o próprio nome, mas não a letra.',
      es: 'Pintan un círculo rojo en la cortina del molino. Bong Sun-ok mira el consentimiento, reconoce su nombre y no reconoce la letra.',
      zh: '磨坊的卷帘门上喷了个红圈。奉顺玉看着拆迁同意书，名字是自己的，字却不是。',
      vi: 'Cửa cuốn tiệm xay bị phun vòng tròn đỏ. Bà Bong Sun-ok nhìn tờ đồng ý giải tỏa, tên thì của mình, nét chữ thì không.',
    },
  },
  {
    title: {
      ko: '네 통의 전화', en: 'Four Phone Calls', pt: 'Quatro Telefonemas',
      es: 'Cuatro llamadas', zh: '四通电话', vi: 'Bốn cuộc điện thoại',
    },
    synopsis: {
      en: '“Come home, I am dying,” she tells all four, and puts on forty bowls of rice. They arrive to find her on the roof, fixing the flue.',
      pt: '“Venham, estou morrendo”, diz aos quatro, e põe quarenta tigelas de arroz no fogo. Eles chegam e a encontram no telhado, consertando a chaminé.',
      es: '“Vengan, me muero”, les dice a los cuatro, y pone cuarenta tazones de arroz. Llegan y la encuentran en el techo, arreglando la chimenea.',
      zh: '“快回来，妈不行了。”她给四个孩子都打了电话，转身蒸上四十碗饭。孩子们赶到时，她正在屋顶修烟囱。',
      vi: '“Về đi, mẹ sắp chết rồi”, bà gọi cho cả bốn đứa, rồi nấu bốn mươi bát cơm. Lũ con về tới thì thấy bà trên mái nhà sửa ống khói.',
    },
  },
  {
    title: {
      ko: '맏아들의 트렁크', en: 'The Eldest Son’s Trunk', pt: 'O Porta-Malas do Primogênito',
      es: 'La cajuela del mayor', zh: '长子的后备箱', vi: 'Cốp xe con cả',
    },
    synopsis: {
      en: 'Ki Dae-pung says he is between meetings. His mother finds a pillow, a razor and seventy unsold massage chairs on paper in his car.',
      pt: 'Ki Dae-pung diz que está entre reuniões. No carro dele a mãe acha um travesseiro, um barbeador e notas de setenta poltronas de massagem encalhadas.',
      es: 'Ki Dae-pung dice que está entre reuniones. En su auto la madre halla una almohada, una rasuradora y facturas de setenta sillones de masaje sin vender.',
      zh: '奇大丰说自己正忙着开会。母亲在他车里翻出枕头、剃须刀，和七十张卖不掉的按摩椅的单据。',
      vi: 'Ki Dae-pung bảo đang bận họp. Mẹ anh tìm thấy trong xe chiếc gối, dao cạo và giấy tờ bảy mươi ghế massage bán không được.',
    },
  },
  {
    title: {
      ko: '스님이 될 딸', en: 'The Daughter in Gray', pt: 'A Filha de Cinza',
      es: 'La hija de gris', zh: '穿灰衣的女儿', vi: 'Cô con gái áo lam',
    },
    synopsis: {
      en: 'Mi-hwa came for one night before taking her vows. The red-pepper grinder breaks down, and only she ever understood its temper.',
      pt: 'Mi-hwa veio por uma noite antes dos votos. O moedor de pimenta quebra, e só ela entendia o gênio dele.',
      es: 'Mi-hwa vino por una noche antes de sus votos. Se descompone el molino de chile, y solo ella le entendía el genio.',
      zh: '美花受戒前只打算住一晚。偏偏辣椒机坏了，它的脾气从来只有她摸得透。',
      vi: 'Mi-hwa chỉ về một đêm trước ngày thọ giới. Máy xay ớt hỏng, mà xưa nay chỉ mình cô hiểu tính nó.',
    },
  },
  {
    title: {
      ko: '고추 말리는 날', en: 'Pepper Sunday', pt: 'Domingo de Pimenta',
      es: 'Domingo de chiles', zh: '晒辣椒的星期天', vi: 'Chủ nhật phơi ớt',
    },
    synopsis: {
      en: 'Red peppers cover every roof on the street and rain is due at three. The four share one tarpaulin, and have not shared a word since Monday.',
      pt: 'Pimenta-vermelha em todos os telhados da rua, e a chuva chega às três. Os quatro têm uma lona só e não trocam uma palavra desde segunda.',
      es: 'Hay chiles rojos en todas las azoteas de la calle y la lluvia llega a las tres. Los cuatro comparten una sola lona y ni una palabra desde el lunes.',
      zh: '整条街的屋顶都晒着红辣椒，下午三点有雨。四兄妹只有一块油布，而从星期一起，谁也没跟谁说过话。',
      vi: 'Ớt đỏ phơi kín mọi mái nhà, ba giờ chiều là mưa. Bốn anh em có đúng một tấm bạt, và từ thứ Hai đến giờ chưa ai nói với ai câu nào.',
    },
  },
  {
    title: {
      ko: '쌍둥이와 참깨', en: 'Twins in the Sesame', pt: 'Gêmeos no Gergelim',
      es: 'Gemelos en el sésamo', zh: '双胞胎与芝麻', vi: 'Cặp sinh đôi và mẻ mè',
    },
    synopsis: {
      en: 'Eun-ju’s twins, six, open a sesame stall with the good sacks. By noon they have sold out, at one tenth of the price, to the entire rival market.',
      pt: 'Os gêmeos de Eun-ju, seis anos, abrem uma banca com os melhores sacos de gergelim. Ao meio-dia venderam tudo, a um décimo do preço, ao mercado rival.',
      es: 'Los gemelos de Eun-ju, de seis años, ponen un puesto con los mejores costales. A mediodía han vendido todo, a la décima parte, al mercado rival.',
      zh: '恩珠的双胞胎六岁，搬出最好的芝麻摆起了摊。不到中午全卖光，一折，买主是整个对头市场。',
      vi: 'Cặp sinh đôi sáu tuổi nhà Eun-ju bày sạp bằng bao mè ngon nhất. Trưa đã hết sạch, giá một phần mười, bán cho cả khu chợ đối thủ.',
    },
  },
  {
    title: {
      ko: '막내의 도장', en: 'The Youngest Son’s Seal', pt: 'O Carimbo do Caçula',
      es: 'El sello del menor', zh: '小儿子的印章', vi: 'Con dấu của con út',
    },
    synopsis: {
      en: 'Jun-seok is the only one who remembered her birthday, and brought a scarf. In the box lies the lid of a seal that is not his.',
      pt: 'Jun-seok foi o único a lembrar o aniversário dela e trouxe um cachecol. Na caixa está a tampa de um carimbo que não é dele.',
      es: 'Jun-seok fue el único que recordó su cumpleaños y trajo una bufanda. En la caja está la tapa de un sello que no es suyo.',
      zh: '只有俊锡记得她的生日，还带了条围巾。盒子里却躺着一枚印章的盖子，不是他的。',
      vi: 'Chỉ Jun-seok nhớ sinh nhật mẹ và mang về chiếc khăn. Trong hộp có cái nắp con dấu không phải của anh.',
    },
  },
  {
    title: {
      ko: '시장통 회의', en: 'The Market Meets', pt: 'Assembleia no Mercado',
      es: 'Asamblea en el mercado', zh: '市场大会', vi: 'Họp chợ',
    },
    synopsis: {
      en: 'Fifty-three stalls, twenty-six for leaving, twenty-six for staying. The last vote is the tofu man’s, and he has not spoken to Sun-ok since 1988.',
      pt: 'Cinquenta e três bancas: vinte e seis querem sair, vinte e seis ficar. Falta o homem do tofu, que não fala com Sun-ok desde 1988.',
      es: 'Cincuenta y tres puestos: veintiséis por irse, veintiséis por quedarse. Falta el del tofu, que no le habla a Sun-ok desde 1988.',
      zh: '五十三个摊位，二十六票要走，二十六票要留。最后一票在豆腐老板手里，他从 1988 年起就没理过顺玉。',
      vi: 'Năm mươi ba sạp, hai mươi sáu đòi đi, hai mươi sáu đòi ở. Lá phiếu cuối của ông bán đậu hũ, người không nói với bà Sun-ok từ năm 1988.',
    },
  },
  {
    title: {
      ko: '현수막', en: 'Two Banners', pt: 'Duas Faixas',
      es: 'Dos pancartas', zh: '两条横幅', vi: 'Hai tấm băng rôn',
    },
    synopsis: {
      en: 'Both camps hang banners across the alley overnight. Mi-hwa, out of mercy, corrects the spelling on the enemy’s, and her mother stops serving her soup.',
      pt: 'Os dois lados penduram faixas no beco durante a noite. Por compaixão, Mi-hwa corrige a ortografia da faixa inimiga, e a mãe deixa de lhe servir sopa.',
      es: 'De noche, los dos bandos cuelgan pancartas en el callejón. Mi-hwa, por compasión, corrige la ortografía de la enemiga, y su madre deja de servirle sopa.',
      zh: '一夜之间，两派都在巷口拉起横幅。美花发了慈悲，替对方改了错别字，从此母亲不再给她盛汤。',
      vi: 'Chỉ một đêm, hai phe đều căng băng rôn qua hẻm. Mi-hwa mủi lòng sửa lỗi chính tả cho phe kia, và mẹ thôi không múc canh cho cô nữa.',
    },
  },
  {
    title: {
      ko: '두부 전쟁', en: 'The Tofu War', pt: 'A Guerra do Tofu',
      es: 'La guerra del tofu', zh: '豆腐之战', vi: 'Cuộc chiến đậu hũ',
    },
    synopsis: {
      en: 'Sun-ok apologizes with a bottle of oil; Mr. Pyo answers with a block of tofu. The market counts the deliveries and waits to see who speaks first.',
      pt: 'Sun-ok se desculpa com uma garrafa de óleo; o senhor Pyo responde com um bloco de tofu. O mercado conta as entregas e espera que alguém fale.',
      es: 'Sun-ok se disculpa con una botella de aceite; el señor Pyo responde con un bloque de tofu. El mercado cuenta los envíos y espera que alguien hable.',
      zh: '顺玉送一瓶香油赔不是，表老板回一块豆腐。全市场数着你来我往，等谁先开口。',
      vi: 'Bà Sun-ok xin lỗi bằng chai dầu mè; ông Pyo đáp lại bằng miếng đậu hũ. Cả chợ đếm từng lượt, chờ xem ai mở lời trước.',
    },
  },
  {
    title: {
      ko: '추석 대목', en: 'The Holiday Rush', pt: 'A Correria do Chuseok',
      es: 'Las prisas de Chuseok', zh: '中秋旺季', vi: 'Mùa cao điểm Trung thu',
    },
    synopsis: {
      en: 'Eight hundred orders of rice cake in two days. The four work side by side for the first time since school, and at four in the morning the truth about the signature slips out.',
      pt: 'Oitocentas encomendas de bolinho de arroz em dois dias. Os quatro trabalham lado a lado como na infância, e às quatro da manhã escapa a verdade sobre a assinatura.',
      es: 'Ochocientos pedidos de pastelitos de arroz en dos días. Los cuatro trabajan juntos como de niños, y a las cuatro de la mañana se escapa la verdad sobre la firma.',
      zh: '两天八百份年糕订单。四兄妹像小时候那样并肩干活，凌晨四点，签字的真相说漏了嘴。',
      vi: 'Hai ngày tám trăm đơn bánh gạo. Bốn anh em làm cạnh nhau như hồi nhỏ, và bốn giờ sáng, sự thật về chữ ký lỡ miệng nói ra.',
    },
  },
  {
    title: {
      ko: '밥상에 빈자리', en: 'An Empty Place', pt: 'Um Lugar Vazio',
      es: 'Un lugar vacío', zh: '饭桌上的空位', vi: 'Chỗ trống bên mâm',
    },
    synopsis: {
      en: 'Jun-seok leaves before breakfast. His mother sets his bowl anyway, and nobody at the table is allowed to mention that it is there.',
      pt: 'Jun-seok vai embora antes do café. A mãe põe a tigela dele assim mesmo, e ninguém à mesa pode comentar.',
      es: 'Jun-seok se va antes del desayuno. Su madre pone igual su tazón, y nadie en la mesa puede mencionarlo.',
      zh: '早饭前俊锡走了。母亲照样摆上他的碗，饭桌上谁也不许提。',
      vi: 'Jun-seok bỏ đi trước bữa sáng. Mẹ vẫn dọn bát của anh, và cả mâm không ai được nhắc.',
    },
  },
  {
    title: {
      ko: '빚의 주인', en: 'Whose Debt', pt: 'De Quem É a Dívida',
      es: 'De quién es la deuda', zh: '谁的债', vi: 'Nợ của ai',
    },
    synopsis: {
      en: 'A loan shark calls on the mill for Jun-seok’s money. The guarantor’s name on the paper is Dae-pung, who wanted it kept from their mother.',
      pt: 'Um agiota vai ao moinho cobrar Jun-seok. O fiador no papel é Dae-pung, que não queria que a mãe soubesse.',
      es: 'Un prestamista llega al molino a cobrarle a Jun-seok. El aval en el papel es Dae-pung, que no quería que la madre supiera.',
      zh: '放贷的上磨坊讨俊锡的债。借据上的担保人却是大丰，他只求别让母亲知道。',
      vi: 'Kẻ cho vay đến tiệm đòi tiền Jun-seok. Người bảo lãnh trên giấy là Dae-pung, vốn muốn giấu mẹ.',
    },
  },
  {
    title: {
      ko: '머리카락', en: 'A Lock of Hair', pt: 'Uma Mecha de Cabelo',
      es: 'Un mechón', zh: '一缕头发', vi: 'Lọn tóc',
    },
    synopsis: {
      en: 'The temple calls: Mi-hwa’s place is kept until Friday. She asks her mother to cut her hair, and Sun-ok cannot find the scissors for three days.',
      pt: 'O templo liga: guardam a vaga de Mi-hwa até sexta. Ela pede à mãe que lhe corte o cabelo, e por três dias Sun-ok não acha a tesoura.',
      es: 'Llaman del templo: le guardan el lugar a Mi-hwa hasta el viernes. Ella le pide a su madre que le corte el pelo, y Sun-ok no halla las tijeras en tres días.',
      zh: '寺里来电，名额给美花留到星期五。她请母亲替自己剃发，顺玉找了三天，也没找着剪刀。',
      vi: 'Chùa gọi: giữ chỗ cho Mi-hwa đến thứ Sáu. Cô nhờ mẹ cắt tóc, và ba ngày liền bà Sun-ok tìm không ra cây kéo.',
    },
  },
  {
    title: {
      ko: '전남편의 떡 주문', en: 'The Ex-Husband’s Order', pt: 'A Encomenda do Ex',
      es: 'El encargo del ex', zh: '前夫的订单', vi: 'Đơn hàng của chồng cũ',
    },
    synopsis: {
      en: 'Eun-ju’s former husband orders wedding rice cake, one hundred boxes, for himself. She fills it perfectly, and the twins add the salt.',
      pt: 'O ex-marido de Eun-ju encomenda cem caixas de bolo de arroz para o próprio casamento. Ela capricha, e os gêmeos põem o sal.',
      es: 'El exmarido de Eun-ju encarga cien cajas de pastel de arroz para su propia boda. Ella se esmera, y los gemelos le ponen la sal.',
      zh: '恩珠的前夫订了一百盒喜糕，是他自己结婚用。她做得无可挑剔，双胞胎负责放盐。',
      vi: 'Chồng cũ của Eun-ju đặt một trăm hộp bánh cưới, cho chính đám cưới anh ta. Cô làm thật khéo, còn cặp sinh đôi thêm muối.',
    },
  },
  {
    title: {
      ko: '모델하우스', en: 'The Show Apartment', pt: 'O Apartamento Decorado',
      es: 'El departamento muestra', zh: '样板房', vi: 'Căn hộ mẫu',
    },
    synopsis: {
      en: 'The developer shows the market a model of its future, with free towels. Sun-ok tries the sink, asks where sesame dries, and finds her street missing from the map.',
      pt: 'A construtora mostra ao mercado a maquete do futuro, com toalhas de brinde. Sun-ok testa a pia, pergunta onde se seca gergelim e não acha a própria rua no mapa.',
      es: 'La constructora le muestra al mercado la maqueta de su futuro, con toallas de regalo. Sun-ok prueba el fregadero, pregunta dónde se seca el sésamo y no encuentra su calle en el mapa.',
      zh: '开发商请全市场参观未来，毛巾随便拿。顺玉试了试水槽，问芝麻晒在哪儿，又发现地图上没有自己那条街。',
      vi: 'Chủ đầu tư mời cả chợ xem tương lai, tặng kèm khăn tắm. Bà Sun-ok thử vòi nước, hỏi phơi mè chỗ nào, rồi phát hiện bản đồ không có con phố nhà mình.',
    },
  },
  {
    title: {
      ko: '1971년의 영수증', en: 'A Receipt from 1971', pt: 'Um Recibo de 1971',
      es: 'Un recibo de 1971', zh: '1971 年的收据', vi: 'Biên lai năm 1971',
    },
    synopsis: {
      en: 'Behind the millstone is a receipt: the plot was paid for twice. The second buyer’s name is Pyo, and the ink is her late husband’s.',
      pt: 'Atrás da mó há um recibo: o terreno foi pago duas vezes. O segundo comprador se chama Pyo, e a tinta é do falecido marido dela.',
      es: 'Detrás de la muela hay un recibo: el terreno se pagó dos veces. El segundo comprador se apellida Pyo, y la tinta es de su difunto esposo.',
      zh: '磨盘后面藏着一张收据：这块地付过两次钱。第二个买主姓表，字是她亡夫的。',
      vi: 'Sau cối đá có tờ biên lai: mảnh đất được trả tiền hai lần. Người mua thứ hai họ Pyo, nét mực là của chồng quá cố của bà.',
    },
  },
  {
    title: {
      ko: '어머니의 기억', en: 'What Mother Forgets', pt: 'O que a Mãe Esquece',
      es: 'Lo que mamá olvida', zh: '母亲忘了的事', vi: 'Điều mẹ quên',
    },
    synopsis: {
      en: 'Sun-ok roasts the same batch twice and calls Eun-ju by her sister’s name. The children meet in the storeroom, and for once nobody raises a voice.',
      pt: 'Sun-ok torra o mesmo lote duas vezes e chama Eun-ju pelo nome da irmã. Os filhos se reúnem no depósito, e desta vez ninguém levanta a voz.',
      es: 'Sun-ok tuesta dos veces el mismo lote y llama a Eun-ju con el nombre de su hermana. Los hijos se reúnen en la bodega, y por una vez nadie alza la voz.',
      zh: '顺玉把同一锅芝麻炒了两遍，又把恩珠叫成了妹妹。孩子们聚在库房里，难得谁也没有大声。',
      vi: 'Bà Sun-ok rang một mẻ mè hai lần và gọi Eun-ju bằng tên em gái. Các con họp trong kho, và lần này không ai lớn tiếng.',
    },
  },
  {
    title: {
      ko: '막내가 돌아오다', en: 'The Signer Comes Home', pt: 'A Volta do Caçula',
      es: 'Vuelve el menor', zh: '小儿子回家', vi: 'Con út trở về',
    },
    synopsis: {
      en: 'Jun-seok walks in at dinner and picks up the spoon that has been waiting. His mother asks one thing: did you at least read it first?',
      pt: 'Jun-seok entra na hora do jantar e pega a colher que o esperava. A mãe só pergunta: pelo menos você leu antes de assinar?',
      es: 'Jun-seok entra a la hora de la cena y toma la cuchara que lo esperaba. Su madre pregunta una sola cosa: ¿al menos lo leíste?',
      zh: '晚饭时俊锡走进来，拿起那只一直等他的勺子。母亲只问一句：你签之前，好歹看过没有？',
      vi: 'Jun-seok bước vào giữa bữa tối, cầm chiếc thìa vẫn đợi anh. Mẹ chỉ hỏi một câu: ít ra con có đọc trước khi ký không?',
    },
  },
  {
    title: {
      ko: '철거반', en: 'The Wrecking Crew', pt: 'A Equipe de Demolição',
      es: 'La cuadrilla de demolición', zh: '拆迁队', vi: 'Đội phá dỡ',
    },
    synopsis: {
      en: 'The excavator comes at six, a day early. Its driver grew up on this street and has not had breakfast, and that gives the market one hour.',
      pt: 'A escavadeira chega às seis, um dia antes. O operador cresceu nesta rua e não tomou café, o que dá ao mercado uma hora.',
      es: 'La excavadora llega a las seis, un día antes. El operador creció en esta calle y no ha desayunado, y eso le da al mercado una hora.',
      zh: '挖掘机早来一天，六点就到。司机是这条街长大的，还没吃早饭，这给市场争来一个小时。',
      vi: 'Máy xúc tới lúc sáu giờ, sớm một ngày. Bác tài lớn lên ở phố này và chưa ăn sáng, nhờ vậy cả chợ có thêm một tiếng.',
    },
  },
  {
    title: {
      ko: '불침번', en: 'Night Watch', pt: 'A Vigília',
      es: 'Guardia nocturna', zh: '守夜', vi: 'Phiên gác đêm',
    },
    synopsis: {
      en: 'Fifty-three stalls take turns on watch with a pot lid and a spoon. On the third night they catch a man with a can of paint. It is Jun-seok, and the paint is white.',
      pt: 'As cinquenta e três bancas se revezam na vigília com tampa de panela e colher. Na terceira noite pegam um homem com uma lata de tinta. É Jun-seok, e a tinta é branca.',
      es: 'Los cincuenta y tres puestos se turnan para vigilar con una tapa de olla y una cuchara. La tercera noche atrapan a un hombre con un bote de pintura. Es Jun-seok, y la pintura es blanca.',
      zh: '五十三个摊位轮流守夜，武器是锅盖和勺子。第三天夜里逮住一个提油漆的人，是俊锡，漆是白的。',
      vi: 'Năm mươi ba sạp thay phiên gác đêm với nắp nồi và cái muỗng. Đêm thứ ba, họ tóm được một người xách thùng sơn. Là Jun-seok, và sơn màu trắng.',
    },
  },
  {
    title: {
      ko: '필적 감정', en: 'The Handwriting Expert', pt: 'A Perícia da Letra',
      es: 'El peritaje de la letra', zh: '笔迹鉴定', vi: 'Giám định chữ viết',
    },
    synopsis: {
      en: 'In court the signature is measured in millimeters. The expert says it may be the mother’s after all, and Sun-ok must choose which son to save.',
      pt: 'No tribunal medem a assinatura em milímetros. O perito diz que talvez seja mesmo da mãe, e Sun-ok tem de escolher que filho salvar.',
      es: 'En el juzgado miden la firma en milímetros. El perito dice que quizá sí sea de la madre, y Sun-ok debe elegir a qué hijo salvar.',
      zh: '法庭上，签名以毫米计量。鉴定人说或许真是母亲写的，顺玉得选一个儿子来救。',
      vi: 'Trước tòa, chữ ký được đo từng milimét. Chuyên gia bảo có thể đúng là của bà mẹ, và bà Sun-ok phải chọn cứu đứa con nào.',
    },
  },
  {
    title: {
      ko: '마지막 참기름', en: 'The Last Pressing', pt: 'A Última Prensada',
      es: 'La última prensada', zh: '最后一榨', vi: 'Mẻ dầu cuối',
    },
    synopsis: {
      en: 'The verdict comes Monday, so on Sunday they press everything. The line for oil goes around the block, and Mr. Pyo works the lever.',
      pt: 'A sentença sai na segunda, então no domingo eles prensam tudo. A fila do óleo dá a volta no quarteirão, e o senhor Pyo puxa a alavanca.',
      es: 'El fallo sale el lunes, así que el domingo lo prensan todo. La fila por aceite le da la vuelta a la cuadra, y el señor Pyo mueve la palanca.',
      zh: '星期一宣判，星期天他们把芝麻全榨了。买油的队排了一整圈，压杆的是表老板。',
      vi: 'Thứ Hai tuyên án, nên Chủ nhật họ ép hết số mè. Hàng người mua dầu vòng quanh khu phố, và ông Pyo đứng kéo cần.',
    },
  },
  {
    title: {
      ko: '다섯 번째 복', en: 'The Fifth Fortune', pt: 'A Quinta Fortuna',
      es: 'La quinta fortuna', zh: '第五福', vi: 'Phúc thứ năm',
    },
    synopsis: {
      en: 'Four fortunes are carved above the door; the fifth was always blank. The twins are lifted up with a chisel, and the family argues over the word.',
      pt: 'Sobre a porta há quatro fortunas gravadas; a quinta sempre esteve em branco. Erguem os gêmeos com um formão, e a família discute a palavra.',
      es: 'Sobre la puerta hay cuatro fortunas talladas; la quinta siempre estuvo en blanco. Alzan a los gemelos con un cincel, y la familia discute la palabra.',
      zh: '门楣上刻着四个福，第五个一直空着。双胞胎被举起来，手握凿子，一家人为刻哪个字争了起来。',
      vi: 'Trên cửa khắc bốn chữ phúc, chữ thứ năm xưa nay để trống. Cặp sinh đôi được bế lên với cái đục, cả nhà cãi nhau xem khắc chữ gì.',
    },
  },
];
