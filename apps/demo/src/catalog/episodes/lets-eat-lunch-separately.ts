import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '12시 10분, 옥상', en: '12:10, Roof', pt: '12h10, Terraço',
      es: '12:10, azotea', zh: '12点10分，天台', vi: '12 giờ 10, sân thượng',
    },
    synopsis: {
      en: 'Ye-rin’s first day at Duri Stationery: a desk by the shredder, nine suspicious colleagues, and a stranger who moves his kimbap six centimeters to make room.',
      pt: 'Primeiro dia de Ye-rin na Papelaria Duri: mesa ao lado da fragmentadora, nove colegas desconfiados e um estranho que afasta o kimbap seis centímetros para lhe dar lugar.',
      es: 'Primer día de Ye-rin en Papelería Duri: un escritorio junto a la trituradora, nueve colegas recelosos y un desconocido que corre su kimbap seis centímetros para hacerle sitio.',
      zh: '睿琳到斗利文具上班第一天：座位挨着碎纸机，九位同事个个提防，还有个陌生人把紫菜包饭挪开六厘米，给她腾了个位子。',
      vi: 'Ngày đầu Ye-rin đi làm ở Văn phòng phẩm Duri: bàn cạnh máy hủy giấy, chín đồng nghiệp dè chừng, và một người lạ nhích hộp kimbap sáu phân nhường chỗ.',
    },
  },
  {
    title: {
      ko: '형광펜팀', en: 'Team Highlighter', pt: 'Equipe Marca-Texto',
      es: 'El equipo del resaltador', zh: '荧光笔小组', vi: 'Tổ bút dạ quang',
    },
    synopsis: {
      en: 'Nine people make one product nobody has changed since 1998. She counts who works; she discovers that the laziest answers every complaint letter by hand.',
      pt: 'Nove pessoas fazem um produto que não muda desde 1998. Ela anota quem trabalha e descobre que o mais preguiçoso responde à mão cada carta de reclamação.',
      es: 'Nueve personas hacen un producto que no cambia desde 1998. Ella anota quién trabaja y descubre que el más flojo contesta a mano cada carta de queja.',
      zh: '九个人做一款 1998 年起就没改过的产品。她暗暗记下谁在干活，却发现最懒的那位，每封投诉信都亲笔回复。',
      vi: 'Chín người làm một sản phẩm không đổi từ năm 1998. Cô đếm xem ai làm việc, và phát hiện người lười nhất lại viết tay trả lời từng lá thư phàn nàn.',
    },
  },
  {
    title: {
      ko: '단무지 협정', en: 'The Pickle Treaty', pt: 'O Tratado do Picles',
      es: 'El tratado del rábano', zh: '腌萝卜协定', vi: 'Hiệp ước củ cải muối',
    },
    synopsis: {
      en: 'Rules for sharing a bench: no work talk, no real names, the yellow radish is his. By Friday all three have been broken.',
      pt: 'Regras para dividir o banco: nada de trabalho, nada de nomes, o nabo amarelo é dele. Na sexta, as três já caíram.',
      es: 'Reglas para compartir banca: no hablar de trabajo, nada de nombres, el rábano amarillo es de él. El viernes ya no queda ninguna en pie.',
      zh: '共用长椅守则：不谈工作，不问姓名，黄萝卜归他。到星期五，三条全破了。',
      vi: 'Luật dùng chung ghế: không nói chuyện công việc, không hỏi tên, củ cải vàng là của anh. Đến thứ Sáu, cả ba điều đều bị phá.',
    },
  },
  {
    title: {
      ko: '같은 엘리베이터', en: 'Same Elevator', pt: 'O Mesmo Elevador',
      es: 'El mismo ascensor', zh: '同一部电梯', vi: 'Chung thang máy',
    },
    synopsis: {
      en: 'The doors open on the third floor and there he is, holding the list of her own team’s overtime. Ha-jun is not from Accounts after all.',
      pt: 'As portas se abrem no terceiro andar e lá está ele, com a lista de horas extras da equipe dela. Ha-jun não é da contabilidade coisa nenhuma.',
      es: 'Las puertas se abren en el tercer piso y ahí está él, con la lista de horas extras del equipo de ella. Resulta que Ha-jun no es de Contabilidad.',
      zh: '电梯门在三楼打开，他就站在那儿，手里拿着她们组的加班表。原来夏俊根本不是财务部的。',
      vi: 'Cửa mở ở tầng ba và anh đứng đó, tay cầm bảng tăng ca của chính tổ cô. Hóa ra Ha-jun chẳng phải người phòng kế toán.',
    },
  },
  {
    title: {
      ko: '회식은 선택입니다', en: 'Team Dinner Is Optional', pt: 'O Jantar É Opcional',
      es: 'La cena es opcional', zh: '聚餐自愿', vi: 'Liên hoan là tự nguyện',
    },
    synopsis: {
      en: 'Everyone attends the optional dinner. Under a table in a pork-belly restaurant two people who have never met share one phone charger and hold their breath.',
      pt: 'Todos vão ao jantar opcional. Debaixo da mesa de uma churrascaria, duas pessoas que “não se conhecem” dividem um carregador e prendem a respiração.',
      es: 'A la cena opcional va todo el mundo. Bajo la mesa de una parrilla, dos que “no se conocen” comparten un cargador y aguantan la respiración.',
      zh: '自愿聚餐，一个不少。五花肉店的桌子底下，两个“素不相识”的人共用一根充电线，大气也不敢出。',
      vi: 'Liên hoan tự nguyện mà chẳng ai vắng. Dưới gầm bàn quán thịt nướng, hai người “chưa từng gặp” dùng chung một sợi sạc và nín thở.',
    },
  },
  {
    title: {
      ko: '고객의 소리', en: 'The Complaint Box', pt: 'Caixa de Reclamações',
      es: 'El buzón de quejas', zh: '顾客来信', vi: 'Hòm thư góp ý',
    },
    synopsis: {
      en: 'A blind calligrapher writes to say the highlighter smells of her school. Ye-rin, who came to cut costs, spends the entire week’s budget on one visit.',
      pt: 'Uma calígrafa cega escreve que o marca-texto tem o cheiro da escola dela. Ye-rin, que veio cortar custos, gasta a verba da semana numa única visita.',
      es: 'Una calígrafa ciega escribe que el resaltador huele a su escuela. Ye-rin, que vino a recortar gastos, se acaba el presupuesto de la semana en una visita.',
      zh: '一位失明的书法家来信，说荧光笔闻着像她的学校。本是来裁减开支的睿琳，为了登门一趟花光整周预算。',
      vi: 'Một nhà thư pháp khiếm thị viết rằng bút dạ quang có mùi trường cũ của bà. Ye-rin, người đến để cắt chi phí, tiêu sạch ngân sách tuần cho một chuyến thăm.',
    },
  },
  {
    title: {
      ko: '우산은 하나', en: 'One Umbrella', pt: 'Um Guarda-Chuva',
      es: 'Un solo paraguas', zh: '一把伞', vi: 'Một chiếc ô',
    },
    synopsis: {
      en: 'The bench is under water and the canteen is full of witnesses. They eat standing up in the paper warehouse, where nobody has kissed anyone since the company’s founding.',
      pt: 'O banco está alagado e o refeitório, cheio de testemunhas. Eles almoçam de pé no depósito de papel, onde ninguém beija ninguém desde a fundação da empresa.',
      es: 'La banca está inundada y el comedor, lleno de testigos. Comen de pie en el almacén de papel, donde nadie ha besado a nadie desde que se fundó la empresa.',
      zh: '长椅泡在水里，食堂全是眼睛。两人躲进纸仓库站着吃饭。建厂以来，这里还没有谁吻过谁。',
      vi: 'Ghế ngập nước, căng tin đầy nhân chứng. Họ đứng ăn trong kho giấy, nơi từ ngày lập công ty chưa ai hôn ai.',
    },
  },
  {
    title: {
      ko: '명단', en: 'The List', pt: 'A Lista',
      es: 'La lista', zh: '名单', vi: 'Bản danh sách',
    },
    synopsis: {
      en: 'Head office wants a name by six. Ye-rin types nine, deletes nine, and in the end sends her own.',
      pt: 'A matriz quer um nome até as seis. Ye-rin digita nove, apaga nove e acaba mandando o seu.',
      es: 'La central quiere un nombre antes de las seis. Ye-rin teclea nueve, borra nueve y al final manda el suyo.',
      zh: '总部要她六点前交一个名字。睿琳打了九个，删了九个，最后把自己的发了过去。',
      vi: 'Trụ sở đòi một cái tên trước sáu giờ. Ye-rin gõ chín tên, xóa chín tên, cuối cùng gửi tên mình.',
    },
  },
  {
    title: {
      ko: '읽음 표시', en: 'Read at 3:14', pt: 'Visualizada às 3h14',
      es: 'Visto a las 3:14', zh: '已读', vi: 'Đã xem lúc 3 giờ 14',
    },
    synopsis: {
      en: 'He read her confession in the middle of the night and did not answer. On the roof there is a lunch box with her name on it and no one beside it.',
      pt: 'Ele leu a confissão no meio da madrugada e não respondeu. No terraço há uma marmita com o nome dela e ninguém ao lado.',
      es: 'Él leyó la confesión de madrugada y no contestó. En la azotea hay una lonchera con el nombre de ella y nadie al lado.',
      zh: '她坦白了一切，他凌晨看完，没有回。天台长椅上放着一个写了她名字的便当，旁边没有人。',
      vi: 'Anh đọc lời thú nhận của cô giữa đêm và không trả lời. Trên sân thượng có hộp cơm ghi tên cô, bên cạnh chẳng có ai.',
    },
  },
  {
    title: {
      ko: '시제품 47호', en: 'Prototype 47', pt: 'Protótipo 47',
      es: 'Prototipo 47', zh: '47号样品', vi: 'Mẫu thử số 47',
    },
    synopsis: {
      en: 'Nine dull people lock themselves in the lab for a weekend. What comes out is a pen that fades on purpose, and a rival company’s lawyer.',
      pt: 'Nove pessoas sem graça se trancam no laboratório um fim de semana. De lá saem uma caneta que desbota de propósito e o advogado da concorrente.',
      es: 'Nueve personas grises se encierran en el laboratorio un fin de semana. De ahí salen un bolígrafo que se borra a propósito y el abogado de la competencia.',
      zh: '九个无趣的人把自己关进实验室过周末，做出一支故意会褪色的笔，也招来了对手公司的律师。',
      vi: 'Chín con người nhạt nhẽo tự nhốt mình trong phòng thí nghiệm suốt cuối tuần. Kết quả: một cây bút cố tình phai mực, và luật sư của công ty đối thủ.',
    },
  },
  {
    title: {
      ko: '아버지의 도장', en: 'His Father’s Seal', pt: 'O Carimbo do Pai',
      es: 'El sello del padre', zh: '父亲的印章', vi: 'Con dấu của cha',
    },
    synopsis: {
      en: 'Ha-jun can save the third floor by signing with a surname he dropped at nineteen. The chairman, who eats alone at 12:10 on the floor above, has been waiting.',
      pt: 'Ha-jun salva o terceiro andar se assinar com o sobrenome que largou aos dezenove. O presidente, que almoça sozinho às 12h10 um andar acima, estava esperando.',
      es: 'Ha-jun puede salvar el tercer piso si firma con el apellido que dejó a los diecinueve. El presidente, que come solo a las 12:10 un piso más arriba, lo esperaba.',
      zh: '只要用十九岁那年丢掉的姓氏签个字，夏俊就能保住三楼。楼上那位每天十二点十分独自吃饭的会长，一直在等他。',
      vi: 'Ha-jun có thể cứu tầng ba nếu ký bằng cái họ anh từ bỏ năm mười chín tuổi. Ngài chủ tịch, người ăn trưa một mình lúc 12 giờ 10 ở tầng trên, vẫn đang đợi.',
    },
  },
  {
    title: {
      ko: '점심 같이 드실래요', en: 'Shall We Have Lunch', pt: 'Almoça Comigo?',
      es: '¿Almorzamos juntos?', zh: '一起吃午饭吗', vi: 'Ăn trưa cùng nhau nhé',
    },
    synopsis: {
      en: 'Moving day on the third floor. The bench will not fit in the new elevator, so eleven people carry it down the stairs, stopping on each landing to eat.',
      pt: 'Dia de mudança no terceiro andar. O banco não cabe no elevador novo, então onze pessoas o levam pela escada, parando em cada patamar para comer.',
      es: 'Mudanza en el tercer piso. La banca no cabe en el ascensor nuevo, así que once personas la bajan por la escalera y paran a comer en cada descanso.',
      zh: '三楼搬家。长椅塞不进新电梯，十一个人便抬着它走楼梯，每到一层就停下来吃点东西。',
      vi: 'Ngày dọn nhà ở tầng ba. Chiếc ghế không lọt thang máy mới, mười một người khiêng nó xuống cầu thang, tới chiếu nghỉ nào cũng dừng lại ăn.',
    },
  },
];
