import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '절구공이를 떨어뜨리다', en: 'The Dropped Pestle', pt: 'O Pilão Que Caiu',
      es: 'El mazo caído', zh: '失手落杵', vi: 'Đánh rơi chày',
    },
    synopsis: {
      en: 'A jade pestle goes through the roof of Hanyang’s worst butcher. Gil-dan sells it by noon; at dusk a very pale gentleman comes asking, and cannot stop eating her radishes.',
      pt: 'Um pilão de jade atravessa o telhado do pior açougue de Hanyang. Gil-dan o vende antes do almoço; ao anoitecer um senhor muito pálido vem perguntar por ele e não para de comer nabos.',
      es: 'Un mazo de jade atraviesa el techo del peor carnicero de Hanyang. Gil-dan lo vende antes del mediodía; al anochecer un caballero palidísimo pregunta por él y no para de comer rábanos.',
      zh: '一根玉杵砸穿了汉阳最差肉铺的屋顶。吉丹晌午就把它卖了。傍晚，一位白得出奇的公子来寻，见了她家的萝卜就停不下嘴。',
      vi: 'Chiếc chày ngọc rơi thủng mái hàng thịt tệ nhất Hanyang. Chưa trưa Gil-dan đã bán mất; chập tối, một công tử trắng bệch đến hỏi, và ăn củ cải của nàng không ngừng miệng.',
    },
  },
  {
    title: {
      ko: '죽은 손님의 환불', en: 'A Refund for the Dead', pt: 'Reembolso para Defunta',
      es: 'Reembolso para una difunta', zh: '亡者退款', vi: 'Hoàn tiền cho người chết',
    },
    synopsis: {
      en: 'Their first customer paid in advance for a cure that came too late. She haunts politely, from nine to five, until Gil-dan finds what was really in the bottle.',
      pt: 'A primeira cliente pagou adiantado por um remédio que chegou tarde. Assombra com educação, em horário comercial, até Gil-dan descobrir o que havia no frasco.',
      es: 'La primera clienta pagó por adelantado una cura que llegó tarde. Se aparece con educación, en horario de oficina, hasta que Gil-dan averigua qué había de verdad en el frasco.',
      zh: '头一位客人预付了药钱，药却来迟了。她闹鬼闹得很有礼数，日出来、日落走，直到吉丹查清那瓶里究竟装的什么。',
      vi: 'Vị khách đầu tiên trả tiền trước cho thang thuốc đến quá muộn. Bà hiện hồn rất lịch sự, đúng giờ hành chính, cho tới khi Gil-dan tìm ra thứ thật sự nằm trong lọ.',
    },
  },
  {
    title: {
      ko: '글 모르는 의원', en: 'The Doctor Who Cannot Read', pt: 'A Médica Que Não Lê',
      es: 'La médica que no lee', zh: '不识字的大夫', vi: 'Thầy thuốc mù chữ',
    },
    synopsis: {
      en: 'Gil-dan labels jars by smell and is never wrong, until someone moves the jars. Master To offers to teach her the alphabet; he knows only the one from four centuries ago.',
      pt: 'Gil-dan marca os potes pelo cheiro e nunca erra, até que alguém os troca de lugar. O mestre To se oferece para alfabetizá-la; só conhece as letras de quatro séculos atrás.',
      es: 'Gil-dan distingue los frascos por el olor y jamás falla, hasta que alguien los cambia de sitio. El maestro To se ofrece a enseñarle a leer; solo conoce las letras de hace cuatro siglos.',
      zh: '吉丹凭气味认药罐，从不出错，直到有人把罐子调了位。兔先生要教她识字，可他会的还是四百年前的写法。',
      vi: 'Gil-dan phân biệt hũ thuốc bằng mùi, chưa từng sai, cho đến khi có kẻ đổi chỗ. Thầy Thố đòi dạy chữ cho nàng; khổ nỗi thầy chỉ biết lối chữ bốn trăm năm trước.',
    },
  },
  {
    title: {
      ko: '잠 못 드는 임금', en: 'The Sleepless King', pt: 'O Rei Insone',
      es: 'El rey que no duerme', zh: '无眠的君王', vi: 'Ông vua mất ngủ',
    },
    synopsis: {
      en: 'Eleven physicians have been exiled for failing to make His Majesty drowsy. The twelfth prescribes nothing, and asks what the king is afraid of hearing.',
      pt: 'Onze médicos já foram exilados por não darem sono a Sua Majestade. O décimo segundo não receita nada; pergunta o que o rei tem medo de ouvir.',
      es: 'Once médicos han sido desterrados por no darle sueño a Su Majestad. El duodécimo no receta nada: le pregunta al rey qué teme oír.',
      zh: '没能让主上入睡，已有十一位御医遭流放。第十二位什么也没开，只问了一句：殿下害怕听见什么？',
      vi: 'Mười một ngự y bị lưu đày vì không ru nổi long thể. Người thứ mười hai không kê thuốc, chỉ hỏi: bệ hạ sợ nghe thấy điều gì?',
    },
  },
  {
    title: {
      ko: '두꺼비 상단', en: 'The Toad Company', pt: 'A Companhia do Sapo',
      es: 'La compañía del Sapo', zh: '蟾蜍商团', vi: 'Thương đoàn Cóc',
    },
    synopsis: {
      en: 'A merchant with a wide smile is buying every herb in the city. He greets Master To by a name nobody on earth has used, and asks how things are up home.',
      pt: 'Um mercador de sorriso largo compra todas as ervas da cidade. Saúda o mestre To por um nome que ninguém na terra usa e pergunta como vão as coisas lá em cima.',
      es: 'Un mercader de ancha sonrisa compra todas las hierbas de la ciudad. Saluda al maestro To con un nombre que nadie usa en la tierra y le pregunta cómo va todo allá arriba.',
      zh: '一个咧嘴大笑的富商正买光全城的药材。他用人间无人知晓的名字招呼兔先生，还问：上头家里都好？',
      vi: 'Một thương nhân miệng cười rộng ngoác đang vét sạch dược liệu trong thành. Hắn chào Thầy Thố bằng cái tên chẳng ai dưới trần biết, rồi hỏi: trên nhà dạo này thế nào?',
    },
  },
  {
    title: {
      ko: '역병', en: 'Fever Season', pt: 'Tempo de Febre',
      es: 'Tiempo de fiebre', zh: '疫病', vi: 'Mùa dịch',
    },
    synopsis: {
      en: 'The east gate is nailed shut with the sick inside. Gil-dan’s father carries his cleaver to the gate, and for the first time in his life people make way for a butcher.',
      pt: 'Pregam o portão leste com os doentes lá dentro. O pai de Gil-dan leva o cutelo até o portão e, pela primeira vez na vida, abrem passagem para um açougueiro.',
      es: 'Clavan la puerta este con los enfermos adentro. El padre de Gil-dan va hacia ella con su cuchillo y, por primera vez en su vida, la gente le abre paso a un carnicero.',
      zh: '东门钉死了，病人全困在里面。吉丹的父亲提着屠刀走向城门，这辈子头一回，有人给屠户让路。',
      vi: 'Cổng đông bị đóng đinh với người bệnh ở trong. Cha Gil-dan xách dao tiến đến, và lần đầu trong đời, người ta dạt ra nhường đường cho một gã đồ tể.',
    },
  },
  {
    title: {
      ko: '보름에만 보이는 귀', en: 'Ears at Full Moon', pt: 'Orelhas de Lua Cheia',
      es: 'Orejas de luna llena', zh: '月圆之耳', vi: 'Đôi tai đêm rằm',
    },
    synopsis: {
      en: 'Once a month he wears a very tall hat. A police officer with a good eye for shadows on paper doors begins to keep a calendar of his own.',
      pt: 'Uma vez por mês ele usa um chapéu altíssimo. Um oficial com bom olho para sombras em portas de papel começa a manter seu próprio calendário.',
      es: 'Una vez al mes lleva un sombrero altísimo. Un oficial con buen ojo para las sombras en las puertas de papel empieza a llevar su propio calendario.',
      zh: '每月总有一天，他要戴一顶极高的帽子。一位善看纸门影子的捕盗军官，也开始记起了日子。',
      vi: 'Mỗi tháng một lần, chàng đội chiếc mũ cao lêu nghêu. Một viên bổ khoái tinh mắt với những cái bóng sau cửa giấy bắt đầu ghi lịch riêng.',
    },
  },
  {
    title: {
      ko: '불사약의 값', en: 'The Price of Not Dying', pt: 'O Preço de Não Morrer',
      es: 'Lo que cuesta no morir', zh: '长生之价', vi: 'Giá của bất tử',
    },
    synopsis: {
      en: 'What was he pounding up there, all that time? Gil-dan works it out from the crumbs in his sleeve, the night her father coughs blood.',
      pt: 'O que ele socava lá em cima, esse tempo todo? Gil-dan descobre pelas migalhas na manga dele, na noite em que o pai tosse sangue.',
      es: '¿Qué molía allá arriba, todo ese tiempo? Gil-dan lo deduce de las migajas en su manga, la noche en que su padre tose sangre.',
      zh: '那么多年，他在上面捣的到底是什么药？父亲咳血的那一夜，吉丹从他袖中的药屑里，猜到了答案。',
      vi: 'Bao lâu nay chàng giã thứ gì trên ấy? Gil-dan đoán ra từ vụn thuốc trong tay áo chàng, vào cái đêm cha nàng ho ra máu.',
    },
  },
  {
    title: {
      ko: '달로 보내는 외상장', en: 'Credit on the Moon', pt: 'Fiado na Lua',
      es: 'Fiado en la luna', zh: '记在月亮账上', vi: 'Ghi nợ lên trăng',
    },
    synopsis: {
      en: 'Half of Hanyang owes the shop money, so half of Hanyang shows up to guard it. The Toad Company arrives with a royal warrant and a cart of torches.',
      pt: 'Meia Hanyang deve dinheiro à botica, então meia Hanyang aparece para protegê-la. A Companhia do Sapo chega com mandado real e uma carroça de tochas.',
      es: 'Media Hanyang le debe dinero a la botica, así que media Hanyang acude a defenderla. La compañía del Sapo llega con una orden real y un carro de antorchas.',
      zh: '半个汉阳都欠着药铺的账，于是半个汉阳都来护店。蟾蜍商团带着王命和一车火把到了门前。',
      vi: 'Nửa thành Hanyang nợ tiền tiệm thuốc, nên nửa thành Hanyang kéo đến giữ tiệm. Thương đoàn Cóc tới với lệnh vua và một xe đuốc.',
    },
  },
  {
    title: {
      ko: '길단의 처방전', en: 'Gil-dan’s Prescription', pt: 'A Receita de Gil-dan',
      es: 'La receta de Gil-dan', zh: '吉丹的药方', vi: 'Đơn thuốc của Gil-dan',
    },
    synopsis: {
      en: 'She writes her first page, in letters the size of persimmons. It is addressed to the king, and it contains no medicine at all.',
      pt: 'Ela escreve sua primeira página, em letras do tamanho de caquis. É endereçada ao rei e não traz remédio nenhum.',
      es: 'Escribe su primera página, con letras grandes como caquis. Va dirigida al rey y no contiene medicina alguna.',
      zh: '她写下了平生第一页字，个个有柿子那么大。这方子是开给君王的，上面一味药也没有。',
      vi: 'Nàng viết trang chữ đầu đời, chữ to như quả hồng. Gửi nhà vua, và trong đó chẳng có vị thuốc nào.',
    },
  },
  {
    title: {
      ko: '마지막 그믐', en: 'The Last Dark Night', pt: 'A Última Noite Sem Lua',
      es: 'La última noche sin luna', zh: '最后的晦日', vi: 'Đêm không trăng cuối cùng',
    },
    synopsis: {
      en: 'No moon, no way home, no ears. For one night Master To is only a man with a shop, and he spends it badly, on a quarrel about radishes.',
      pt: 'Sem lua, sem volta para casa, sem orelhas. Por uma noite o mestre To é só um homem com uma loja, e a desperdiça numa briga por causa de nabos.',
      es: 'Sin luna, sin camino a casa, sin orejas. Por una noche el maestro To es solo un hombre con una tienda, y la malgasta en una pelea por unos rábanos.',
      zh: '没有月亮，没有归路，没有长耳朵。这一夜，兔先生只是个开铺子的男人，却偏偏为几根萝卜吵了一架，白白过去了。',
      vi: 'Không trăng, không đường về, không tai dài. Một đêm Thầy Thố chỉ là người đàn ông có cửa tiệm, vậy mà phí hoài vào trận cãi nhau vì mấy củ cải.',
    },
  },
  {
    title: {
      ko: '달에는 아무도 없다', en: 'Nobody on the Moon', pt: 'Não Há Ninguém na Lua',
      es: 'No hay nadie en la luna', zh: '月上无人', vi: 'Trên trăng không còn ai',
    },
    synopsis: {
      en: 'Children in Hanyang complain that the rabbit has gone from the full moon. In a back street a new sign goes up, in two hands, one of them with excellent old-fashioned spelling.',
      pt: 'As crianças de Hanyang reclamam que o coelho sumiu da lua cheia. Num beco sobe uma placa nova, escrita a quatro mãos, duas delas com ótima ortografia antiga.',
      es: 'Los niños de Hanyang se quejan de que el conejo ya no está en la luna llena. En un callejón cuelgan un letrero nuevo, escrito a dos manos, una de ellas con excelente ortografía antigua.',
      zh: '汉阳的孩子们嚷嚷，满月上的兔子不见了。后街挂起一块新招牌，是两个人的字，其中一个写得一手漂亮的古体。',
      vi: 'Trẻ con Hanyang kêu ca rằng trăng rằm mất con thỏ. Trong ngõ nhỏ, tấm biển mới được treo lên, hai nét chữ, một nét theo lối cổ rất đẹp.',
    },
  },
];
