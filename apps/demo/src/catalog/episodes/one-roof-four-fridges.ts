import type { EpisodeWords } from '../format.ts';

/** Ham Deoksu and his children Jaehui, Jaeseok, Jaein and Jaeho in a four-unit building in Bucheon. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '이삿짐과 자물쇠', en: 'Boxes and Padlocks', pt: 'Caixas e Cadeados', es: 'Cajas y candados', zh: '行李与挂锁', vi: 'Thùng đồ và ổ khóa' },
    synopsis: {
      en: 'Four moving trucks block one alley in Bucheon, each with a fridge on the back. Deoksu hands out the house rules, and rule one is that dinner is at seven, together.',
      pt: 'Quatro caminhões de mudança travam um beco em Bucheon, cada um com uma geladeira. Deoksu distribui as regras da casa, e a primeira é jantar às sete, juntos.',
      es: 'Cuatro camiones de mudanza bloquean un callejón de Bucheon, cada uno con un refri. Deoksu reparte el reglamento, y la regla uno es cenar a las siete, juntos.',
      zh: '四辆搬家车堵死了富川的一条巷子，每辆都驮着一台冰箱。德洙分发家规，第一条：七点开饭，一个都不能少。',
      vi: 'Bốn xe chuyển nhà kẹt cứng một con hẻm Bucheon, xe nào cũng chở tủ lạnh. Ông Deoksu phát nội quy, điều một: bảy giờ ăn tối, đủ mặt.',
    },
  },
  {
    title: { ko: '누가 내 갈비를', en: 'Who Ate My Ribs', pt: 'Quem Comeu Minha Costela', es: '¿Quién se comió mis costillas?', zh: '谁吃了我的排骨', vi: 'Ai ăn sườn của tôi' },
    synopsis: {
      en: 'A kilo of marinated ribs disappears from a locked fridge. Jaehui, a prosecutor’s clerk, dusts for fingerprints and finds that all four padlocks take the same key.',
      pt: 'Um quilo de costela marinada some de uma geladeira trancada. Jaehui, escrevente da promotoria, procura digitais e descobre que a mesma chave abre os quatro cadeados.',
      es: 'Un kilo de costillas marinadas desaparece de un refri con candado. Jaehui, empleada de la fiscalía, busca huellas y descubre que los cuatro candados abren con la misma llave.',
      zh: '上了锁的冰箱里，一公斤腌排骨不翼而飞。在检察厅做文书的在熙刷粉取指纹，发现四把锁用的是同一把钥匙。',
      vi: 'Một ký sườn ướp biến mất khỏi tủ lạnh có khóa. Jaehui, thư ký viện kiểm sát, rắc bột lấy dấu tay và phát hiện bốn ổ khóa dùng chung một chìa.',
    },
  },
  {
    title: { ko: '이혼은 한 번에 하나씩', en: 'One Divorce at a Time', pt: 'Um Divórcio por Vez', es: 'Un divorcio a la vez', zh: '离婚要排队', vi: 'Từng vụ ly hôn một' },
    synopsis: {
      en: 'Jaeseok meant to announce his divorce over soup, but his sister gets there first. Their father puts down his spoon and asks who else has a turn.',
      pt: 'Jaeseok ia anunciar o divórcio na hora da sopa, mas a irmã fala primeiro. O pai pousa a colher e pergunta de quem é a próxima vez.',
      es: 'Jaeseok iba a anunciar su divorcio durante la sopa, pero su hermana se le adelanta. El padre deja la cuchara y pregunta a quién le toca ahora.',
      zh: '在锡本想在喝汤时宣布离婚，却被姐姐抢了先。父亲放下勺子，问：下一个轮到谁？',
      vi: 'Jaeseok định báo chuyện ly hôn lúc húp canh, nhưng chị gái nói trước. Ông bố đặt thìa xuống, hỏi còn đến lượt ai nữa.',
    },
  },
  {
    title: { ko: '보일러 전쟁', en: 'The Boiler War', pt: 'A Guerra do Aquecedor', es: 'La guerra de la caldera', zh: '锅炉大战', vi: 'Chiến tranh lò sưởi' },
    synopsis: {
      en: 'One boiler, four thermostats and the first cold snap. Jaeho, who pays nothing, controls the valve, and he wants the recipe his sister has hidden since their mother’s funeral.',
      pt: 'Um aquecedor, quatro termostatos e a primeira onda de frio. Jaeho, que não paga nada, controla a válvula e quer a receita que a irmã esconde desde o enterro da mãe.',
      es: 'Una caldera, cuatro termostatos y el primer frente frío. Jaeho, que no paga nada, controla la válvula y quiere la receta que su hermana esconde desde el funeral de mamá.',
      zh: '一台锅炉，四个温控器，第一波寒流。分文不出的在浩把着阀门，他要的是母亲葬礼后被姐姐藏起来的那张方子。',
      vi: 'Một lò sưởi, bốn bộ chỉnh nhiệt, đợt rét đầu mùa. Jaeho không đóng đồng nào nhưng giữ van, và cậu đòi công thức chị gái giấu từ đám tang mẹ.',
    },
  },
  {
    title: { ko: '재인의 매실청', en: 'Plum Syrup', pt: 'Xarope de Ameixa', es: 'Jarabe de ciruela', zh: '在仁的梅子糖浆', vi: 'Hũ mơ ngâm của Jaein' },
    synopsis: {
      en: 'Jaein wants sour things at 3 a.m. and blames the weather. Three siblings work it out from what vanishes from three fridges, and not one of them knows who the father is.',
      pt: 'Jaein quer coisas azedas às três da manhã e culpa o clima. Os três irmãos deduzem pelo que some de três geladeiras, e nenhum sabe quem é o pai.',
      es: 'Jaein quiere cosas ácidas a las tres de la mañana y culpa al clima. Sus tres hermanos lo deducen por lo que falta en tres refris, y ninguno sabe quién es el padre.',
      zh: '在仁凌晨三点想吃酸的，非说是天气闹的。兄弟姐妹三人从三台冰箱里少掉的东西猜出了缘由，却没人知道孩子的父亲是谁。',
      vi: 'Ba giờ sáng Jaein thèm đồ chua và đổ tại thời tiết. Ba anh chị em đoán ra từ những thứ biến mất trong ba tủ lạnh, nhưng chẳng ai biết cha đứa bé là ai.',
    },
  },
  {
    title: { ko: '다섯 번째 냉장고', en: 'The Fifth Fridge', pt: 'A Quinta Geladeira', es: 'El quinto refri', zh: '第五台冰箱', vi: 'Chiếc tủ lạnh thứ năm' },
    synopsis: {
      en: 'A fridge hums in the basement, plugged into nobody’s meter. It is full of kimchi, labeled in a hand they all know, with dates that run three years past the funeral.',
      pt: 'Uma geladeira zumbe no porão, ligada ao relógio de ninguém. Está cheia de kimchi, com etiquetas numa letra que todos conhecem e datas três anos depois do enterro.',
      es: 'Un refri zumba en el sótano, conectado al medidor de nadie. Está lleno de kimchi, con etiquetas de una letra que todos conocen y fechas tres años posteriores al funeral.',
      zh: '地下室里有台冰箱嗡嗡作响，没接在谁家电表上。里面装满泡菜，标签上的字迹人人认得，日期却一直写到葬礼三年之后。',
      vi: 'Một tủ lạnh kêu rì rì dưới hầm, không cắm vào công tơ nhà nào. Bên trong đầy kimchi, nhãn ghi nét chữ ai cũng nhận ra, ngày tháng kéo đến ba năm sau đám tang.',
    },
  },
  {
    title: { ko: '김장 오백 포기', en: 'Five Hundred Cabbages', pt: 'Quinhentas Acelgas', es: 'Quinientas coles', zh: '五百棵白菜', vi: 'Năm trăm cây cải thảo' },
    synopsis: {
      en: 'Deoksu orders five hundred cabbages and no help. Two lawyers, one ex-husband and a stranger with flowers for Jaein turn up on salting day and are all handed gloves.',
      pt: 'Deoksu encomenda quinhentas acelgas e nenhuma ajuda. Dois advogados, um ex-marido e um estranho com flores para Jaein aparecem no dia da salga, e todos ganham luvas.',
      es: 'Deoksu encarga quinientas coles y nada de ayuda. Dos abogados, un exmarido y un extraño con flores para Jaein llegan el día de la sal, y a todos les dan guantes.',
      zh: '德洙订了五百棵白菜，一个帮工也没请。腌菜那天，两位律师、一位前夫和一个捧花来找在仁的陌生人先后登门，每人都领到一副手套。',
      vi: 'Ông Deoksu đặt năm trăm cây cải mà không thuê ai. Đúng ngày ướp muối, hai luật sư, một ông chồng cũ và một người lạ ôm hoa tìm Jaein kéo đến, ai cũng được phát găng tay.',
    },
  },
  {
    title: { ko: '아버지가 안 온 저녁', en: 'The Night Dad Missed Dinner', pt: 'A Noite sem Papai', es: 'La noche en que papá no cenó', zh: '父亲没来吃晚饭', vi: 'Tối bố vắng mặt' },
    synopsis: {
      en: 'Seven o’clock, four bowls of rice, no Deoksu. The children search Bucheon by bus, and at the old apartment they learn that he goes there every Thursday.',
      pt: 'Sete horas, quatro tigelas de arroz e nada de Deoksu. Os filhos o procuram por Bucheon de ônibus, e no antigo apartamento descobrem que ele vai lá toda quinta.',
      es: 'Las siete, cuatro tazones de arroz y Deoksu no llega. Los hijos lo buscan por Bucheon en autobús, y en el viejo departamento se enteran de que va ahí cada jueves.',
      zh: '七点，四碗米饭，德洙没来。子女们坐着公交找遍富川，在旧公寓才得知，父亲每周四都会回去。',
      vi: 'Bảy giờ, bốn bát cơm, không thấy ông Deoksu. Các con đi xe buýt tìm khắp Bucheon, đến căn hộ cũ mới hay thứ Năm nào ông cũng về đó.',
    },
  },
  {
    title: { ko: '유산 목록', en: 'The Inheritance List', pt: 'A Lista da Herança', es: 'La lista de la herencia', zh: '遗产清单', vi: 'Bản kê thừa kế' },
    synopsis: {
      en: 'The lawyer reads what there is to inherit, and it takes one minute. Jaeseok packs by midnight, then finds all three siblings sitting on the stairs with their coats on.',
      pt: 'O advogado lê o que há para herdar, e leva um minuto. Jaeseok faz as malas até a meia-noite e encontra os três irmãos sentados na escada, de casaco.',
      es: 'El abogado lee lo que hay para heredar, y tarda un minuto. Jaeseok empaca antes de medianoche y encuentra a sus tres hermanos sentados en la escalera, con abrigo.',
      zh: '律师宣读遗产清单，一分钟就念完了。在锡午夜前收拾好行李，下楼却看见姐姐和弟弟妹妹都穿着外套，坐在楼梯上。',
      vi: 'Luật sư đọc những gì để lại, chỉ mất một phút. Trước nửa đêm Jaeseok gói đồ xong, xuống nhà thì thấy ba chị em mặc sẵn áo khoác ngồi trên cầu thang.',
    },
  },
  {
    title: { ko: '한 지붕 한 냉장고', en: 'One Roof, One Fridge', pt: 'Um Teto, Uma Geladeira', es: 'Un techo, un refri', zh: '一个屋檐一台冰箱', vi: 'Một mái nhà, một tủ lạnh' },
    synopsis: {
      en: 'The year is up and snow closes the alley. With the power out, everything from four fridges must be cooked tonight, and Deoksu at last tells them what their mother asked for.',
      pt: 'O ano termina e a neve fecha o beco. Sem luz, é preciso cozinhar hoje tudo o que há nas quatro geladeiras, e Deoksu enfim conta o que a mãe pediu.',
      es: 'Se cumple el año y la nieve cierra el callejón. Sin luz, hay que cocinar esta noche todo lo de los cuatro refris, y Deoksu por fin cuenta lo que mamá pidió.',
      zh: '一年期满，大雪封巷，又停了电，四台冰箱里的东西今晚必须全下锅。德洙终于说出，妻子临终托付了什么。',
      vi: 'Hết một năm, tuyết lấp hẻm, điện lại mất, mọi thứ trong bốn tủ lạnh phải nấu ngay đêm nay. Và ông Deoksu rốt cuộc kể ra điều mẹ các con đã dặn.',
    },
  },
];
