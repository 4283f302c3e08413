import type { EpisodeWords } from '../format.ts';

/** Twelve weeks at a bakery in Jeonju: owner Mo Gyeong-ja, sixteen apprentices and the shelf at closing time. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '앞치마 열여섯 장', en: 'Sixteen Aprons', pt: 'Dezesseis Aventais', es: 'Dieciséis delantales',
      zh: '十六条围裙', vi: 'Mười Sáu Chiếc Tạp Dề',
    },
    synopsis: {
      en: 'Owner Mo Gyeong-ja hands out aprons, assigns ovens and goes back to bed. At seven the doors open on four kinds of bread, and twenty-two burned ones hidden in the flour bin.',
      pt: 'A dona Mo Gyeong-ja distribui aventais, sorteia os fornos e volta para a cama. Às sete a loja abre com quatro tipos de pão, e vinte e dois queimados escondidos no tambor de farinha.',
      es: 'La dueña, Mo Gyeong-ja, reparte delantales, asigna hornos y se vuelve a la cama. A las siete se abre con cuatro clases de pan y veintidós quemados escondidos en el cajón de la harina.',
      zh: '老板娘牟京子发完围裙、分好烤箱，回屋接着睡。七点开门，架上摆出四种面包，面粉桶里还藏着二十二个烤焦的。',
      vi: 'Bà chủ Mo Gyeong-ja phát tạp dề, chia lò rồi về ngủ tiếp. Bảy giờ mở cửa, trên kệ có bốn loại bánh, còn hai mươi hai cái cháy thì giấu trong thùng bột.',
    },
  },
  {
    title: {
      ko: '팥을 쑤는 밤', en: 'A Night of Red Beans', pt: 'Noite de Feijão-Azuki', es: 'Noche de frijol rojo',
      zh: '熬红豆的夜', vi: 'Đêm Nấu Đậu Đỏ',
    },
    synopsis: {
      en: 'Red bean buns are what the neighborhood judges a bakery by. Former accountant Jun-o measures to the gram, Bo-ra cooks by smell, and only one tray is empty by noon.',
      pt: 'É pelo pãozinho de azuki que o bairro julga uma padaria. Jun-o, ex-contador, pesa até o grama, Bo-ra cozinha pelo cheiro, e só uma das assadeiras está vazia ao meio-dia.',
      es: 'El barrio juzga a una panadería por sus bollos de frijol rojo. Jun-o, excontador, pesa al gramo, Bo-ra cocina por el olor, y al mediodía solo una de las bandejas está vacía.',
      zh: '红豆包好不好，街坊就看这个认店。干过会计的俊吾一克不差，宝罗全凭鼻子。到了中午，只有一个人的托盘空了。',
      vi: 'Cả xóm chấm tiệm bánh qua cái bánh đậu đỏ. Jun-o từng làm kế toán, cân từng gam, còn Bo-ra nấu bằng mũi. Tới trưa, chỉ một khay hết sạch.',
    },
  },
  {
    title: {
      ko: '비 오면 반값', en: 'Half Price When It Rains', pt: 'Choveu, É Metade do Preço',
      es: 'Si llueve, a mitad de precio', zh: '下雨半价', vi: 'Trời Mưa Bán Nửa Giá',
    },
    synopsis: {
      en: 'It pours from five until closing, and a hundred and forty loaves sit on the shelf. Under the rules half the class would go home, so the apprentices load a cart and take the bread to the bus shelters.',
      pt: 'Chove das cinco até fechar, e cento e quarenta pães encalham. Pela regra, metade da turma iria embora, então os aprendizes enchem um carrinho e levam o pão aos pontos de ônibus.',
      es: 'Llueve a cántaros desde las cinco hasta el cierre y quedan ciento cuarenta panes. Según las reglas, medio grupo se iría a casa, así que cargan un carrito y llevan el pan a las paradas de autobús.',
      zh: '大雨从五点下到打烊，架上剩了一百四十个面包。照规矩得走一半人，学徒们索性推上小车，一个公交站一个公交站地卖。',
      vi: 'Mưa xối từ năm giờ tới lúc đóng cửa, trên kệ còn một trăm bốn mươi ổ. Theo luật thì nửa lớp phải về, nên cả bọn chất bánh lên xe đẩy, đem ra từng trạm xe buýt.',
    },
  },
  {
    title: {
      ko: '소풍 빵 삼백 개', en: 'Three Hundred Picnic Buns', pt: 'Trezentos Pãezinhos de Piquenique',
      es: 'Trescientos bollos de excursión', zh: '三百个秋游面包', vi: 'Ba Trăm Cái Bánh Dã Ngoại',
    },
    synopsis: {
      en: 'A primary school orders three hundred buns by eight, with one request in crayon: faces on all of them. By six the raisins have run out and two hundred buns have no eyes.',
      pt: 'Uma escola encomenda trezentos pãezinhos para as oito, com um pedido a giz de cera: todos com carinha. Às seis as passas acabam e duzentos ainda estão sem olhos.',
      es: 'Una primaria encarga trescientos bollos para las ocho, con un pedido escrito en crayón: todos con carita. A las seis se acaban las pasas y doscientos siguen sin ojos.',
      zh: '一所小学订了三百个面包，八点要，附了一行蜡笔字：每个都要有脸。六点钟葡萄干用光了，还有两百个没长眼睛。',
      vi: 'Một trường tiểu học đặt ba trăm cái bánh lấy lúc tám giờ, kèm lời dặn bằng bút sáp: cái nào cũng phải có mặt. Sáu giờ hết nho khô, hai trăm cái vẫn chưa có mắt.',
    },
  },
  {
    title: {
      ko: '소금빵에 소금이 없다', en: 'Salt Bread, No Salt', pt: 'Pão de Sal Sem Sal', es: 'Pan de sal sin sal',
      zh: '盐面包没放盐', vi: 'Bánh Mì Muối Quên Muối',
    },
    synopsis: {
      en: 'Mr. Pi, fifty-eight and the oldest in the kitchen, leaves the salt out of eighty salt rolls. He puts up a sign that says so, and a nurse coming off the night shift buys ten.',
      pt: 'O seu Pi, cinquenta e oito anos, o mais velho da cozinha, esquece o sal em oitenta pãezinhos de sal. Ele põe um cartaz confessando, e uma enfermeira que sai do plantão leva dez.',
      es: 'El señor Pi, de cincuenta y ocho años, el mayor de la cocina, olvida la sal en ochenta panes de sal. Pone un cartel que lo confiesa, y una enfermera que sale del turno de noche se lleva diez.',
      zh: '五十八岁的皮大叔是厨房里年纪最大的，八十个盐面包，他一粒盐没放。他老老实实贴了张告示，一位刚下夜班的护士买走了十个。',
      vi: 'Chú Pi năm mươi tám tuổi, lớn nhất bếp, quên bỏ muối vào tám mươi cái bánh muối. Chú dán giấy nhận lỗi, và cô y tá vừa tan ca đêm mua luôn mười cái.',
    },
  },
  {
    title: {
      ko: '비빔밥 고로케', en: 'The Bibimbap Croquette', pt: 'Croquete de Bibimbap', es: 'La croqueta de bibimbap',
      zh: '拌饭可乐饼', vi: 'Bánh Chiên Nhân Bibimbap',
    },
    synopsis: {
      en: 'Make something that could only come from Jeonju. Everyone has the same idea at the same hour, and the shop opens with five rival croquettes and one tray of plain milk bread.',
      pt: 'A tarefa é inventar algo que só possa ser de Jeonju. Todos têm a mesma ideia na mesma hora, e a loja abre com cinco croquetes rivais e, num canto, uma assadeira de pão de leite.',
      es: 'La tarea: algo que solo pueda salir de Jeonju. A todos se les ocurre lo mismo a la misma hora, y la tienda abre con cinco croquetas rivales y, en un rincón, una bandeja de pan de leche.',
      zh: '题目是“只有全州才有的面包”。几个人同一时间想到了同一个主意，开门时架上站着五款可乐饼打擂台，旁边一盘老实巴交的牛奶面包。',
      vi: 'Đề bài: thứ bánh chỉ Jeonju mới có. Ai cũng nảy cùng một ý vào cùng một giờ, nên tiệm mở cửa với năm loại bánh chiên đối đầu và một khay bánh sữa hiền lành.',
    },
  },
  {
    title: {
      ko: '쌀가루는 부풀지 않는다', en: 'Rice Flour Does Not Rise', pt: 'Farinha de Arroz Não Cresce',
      es: 'La harina de arroz no sube', zh: '米粉发不起来', vi: 'Bột Gạo Không Nở',
    },
    synopsis: {
      en: 'The wheat delivery fails and the bakery switches to rice flour. Seung-a, who grew up in a rice cake shop, has been quiet since the first day. Tonight she starts giving orders.',
      pt: 'O trigo não foi entregue, e a padaria passa para a farinha de arroz. Seung-a, criada numa loja de bolinhos de arroz, está calada desde o primeiro dia. Hoje ela começa a dar ordens.',
      es: 'No llegó el trigo y la panadería se pasa a la harina de arroz. Seung-a, criada en una tienda de pasteles de arroz, no ha dicho palabra desde el primer día. Hoy empieza a dar órdenes.',
      zh: '面粉没送到，店里只好全改用米粉。胜雅在年糕铺里长大，从第一天起就没怎么出过声。今晚，轮到她发号施令了。',
      vi: 'Bột mì không giao tới, tiệm đành chuyển hết sang bột gạo. Seung-a lớn lên ở hàng bánh gạo, im lặng từ ngày đầu. Đêm nay cô bắt đầu ra lệnh.',
    },
  },
  {
    title: {
      ko: '냄새만 맡고 가는 손님', en: 'The Man Who Only Comes to Smell', pt: 'O Freguês Que Só Vem Cheirar',
      es: 'El cliente que solo viene a oler', zh: '只来闻味的客人', vi: 'Ông Khách Chỉ Tới Ngửi',
    },
    synopsis: {
      en: 'Every day at 7:05 an old man breathes in by the door and leaves without buying. Dong-su follows him with a warm roll and finds out what the doctor told him about sugar.',
      pt: 'Todo dia às 7h05, um senhor respira fundo na porta e vai embora sem comprar. Dong-su vai atrás com um pãozinho quente e descobre o que o médico disse a ele sobre açúcar.',
      es: 'Cada día a las 7:05 un anciano respira hondo junto a la puerta y se va sin comprar. Dong-su lo sigue con un pan caliente y se entera de lo que el médico le dijo sobre el azúcar.',
      zh: '每天七点零五分，一位老人站在门口深吸一口气，什么也不买就走。东洙揣着热面包追上去，才知道医生跟他说了什么。',
      vi: 'Ngày nào cũng 7 giờ 05, một ông cụ đứng ở cửa hít một hơi rồi đi, không mua gì. Dong-su cầm ổ bánh nóng chạy theo, và biết bác sĩ đã dặn ông điều gì về đường.',
    },
  },
  {
    title: {
      ko: '죽은 효모', en: 'Dead Yeast', pt: 'Fermento Morto', es: 'Levadura muerta', zh: '酵母死了', vi: 'Men Chết',
    },
    synopsis: {
      en: 'The refrigerator failed overnight and nothing is rising. With three hours left, the seven remaining apprentices have flatbread, crackers and the sourdough starter Bo-ra keeps under her bed.',
      pt: 'A geladeira pifou de madrugada e nada cresce. Com três horas pela frente, os sete que restam têm pão chato, bolachas e o fermento natural que Bo-ra guarda debaixo da cama.',
      es: 'La nevera falló de noche y nada sube. Con tres horas por delante, los siete que siguen solo tienen pan plano, galletas saladas y la masa madre que Bo-ra guarda bajo la cama.',
      zh: '冰箱半夜坏了，面团一动不动。离开门三小时，剩下的七名学徒手里只有烤饼、薄脆，和宝罗养在床底下的那罐老面。',
      vi: 'Tủ lạnh hỏng giữa đêm, bột không chịu nở. Còn ba tiếng, bảy người trụ lại chỉ có bánh dẹt, bánh giòn, và hũ men cái Bo-ra nuôi dưới gầm giường.',
    },
  },
  {
    title: {
      ko: '구순 카스텔라', en: 'Castella for a Ninetieth Birthday', pt: 'Pão de Ló para Noventa Anos',
      es: 'Castella para los noventa años', zh: '九十大寿的蜂蜜蛋糕', vi: 'Castella Mừng Thọ Chín Mươi',
    },
    synopsis: {
      en: 'A daughter wants the sponge cake her mother sold at Jeonju Station in 1961. Nobody has the recipe, but the birthday girl has a very good memory and a walking stick.',
      pt: 'Uma filha encomenda o pão de ló que a mãe vendia na estação de Jeonju em 1961. Ninguém tem a receita, mas a aniversariante tem ótima memória e uma bengala.',
      es: 'Una hija pide el bizcocho que su madre vendía en la estación de Jeonju en 1961. No hay receta, pero la cumpleañera tiene muy buena memoria y un bastón.',
      zh: '女儿想订母亲 1961 年在全州站卖过的那种蛋糕。配方早没了，好在寿星记性好，手里还有根拐杖。',
      vi: 'Người con gái đặt thứ bánh bông lan mẹ bán ở ga Jeonju năm 1961. Công thức chẳng ai còn, nhưng cụ bà có trí nhớ rất tốt và một cây gậy.',
    },
  },
  {
    title: {
      ko: '사장님이 반죽하는 날', en: 'The Owner Kneads Today', pt: 'Hoje Quem Sova É a Dona',
      es: 'Hoy amasa la dueña', zh: '老板娘亲自揉面', vi: 'Hôm Nay Bà Chủ Nhào Bột',
    },
    synopsis: {
      en: 'Mo Gyeong-ja bakes for the first time since her wrist surgery and puts her loaves on the shelf unmarked. Four apprentices have to beat them without knowing which ones they are.',
      pt: 'Mo Gyeong-ja assa pela primeira vez desde a cirurgia no punho e põe seus pães na prateleira sem etiqueta. Quatro aprendizes têm de vender mais, sem saber quais são.',
      es: 'Mo Gyeong-ja hornea por primera vez desde su operación de muñeca y pone sus panes en el estante sin etiqueta. Cuatro aprendices deben superarlos sin saber cuáles son.',
      zh: '手腕开刀以后，牟京子头一回下厨。她的面包不贴名字，混在架上，四名学徒要卖赢它们，却不知道是哪几个。',
      vi: 'Lần đầu từ ca mổ cổ tay, bà Mo Gyeong-ja vào bếp và đặt bánh của mình lên kệ không ghi tên. Bốn người học việc phải bán hơn bà mà không biết cái nào là của bà.',
    },
  },
  {
    title: {
      ko: '마지막 선반', en: 'The Last Shelf', pt: 'A Última Prateleira', es: 'El último estante', zh: '最后一层架子',
      vi: 'Kệ Bánh Cuối Cùng',
    },
    synopsis: {
      en: 'Two bakers, one shelf, a line around the corner. At closing time there is a single bun left, and both of them swear they made it.',
      pt: 'Dois padeiros, uma prateleira, fila até a esquina. Na hora de fechar sobra um único pãozinho, e os dois juram que o pão é seu.',
      es: 'Dos panaderos, un estante y una fila que da vuelta a la esquina. Al cierre queda un solo bollo, y los dos juran que es suyo.',
      zh: '两名面包师，一层架子，队伍排过街角。打烊时只剩一个面包，两人都一口咬定，那是自己做的。',
      vi: 'Hai thợ bánh, một chiếc kệ, hàng người xếp quanh góc phố. Lúc đóng cửa còn đúng một cái bánh, và cả hai đều thề đó là bánh mình làm.',
    },
  },
];
