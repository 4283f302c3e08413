import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '아홉 개의 상자', en: 'Nine Boxes', pt: 'Nove Contêineres',
      es: 'Nueve contenedores', zh: '九只箱子', vi: 'Chín thùng hàng',
    },
    synopsis: {
      en: 'Of forty thousand containers Heo Mal-suk may open nine. The ninth smells of mothballs and of the aftershave her husband was buried in.',
      pt: 'De quarenta mil contêineres, Heo Mal-suk pode abrir nove. O nono cheira a naftalina e à loção com que o marido dela foi enterrado.',
      es: 'De cuarenta mil contenedores, Heo Mal-suk puede abrir nueve. El noveno huele a naftalina y a la loción con que enterraron a su marido.',
      zh: '四万只集装箱，许末淑只能开九只。第九只有樟脑味，还有丈夫下葬时身上的须后水味。',
      vi: 'Trong bốn vạn container, Heo Mal-suk được mở chín. Thùng thứ chín có mùi long não và mùi nước cạo râu của chồng cô ngày hạ huyệt.',
    },
  },
  {
    title: {
      ko: '크레인 기사의 빚', en: 'What the Crane Man Owes', pt: 'As Dívidas do Guindasteiro',
      es: 'Lo que debe el gruero', zh: '吊车司机的债', vi: 'Nợ của thợ lái cẩu',
    },
    synopsis: {
      en: 'Ma Dok-go sits fifty meters up and drops the right box at the right hour. Tonight his creditors send him a finger, and it is not one of his.',
      pt: 'Ma Dok-go trabalha a cinquenta metros de altura e baixa o contêiner certo na hora certa. Hoje os credores lhe mandam um dedo, e não é dele.',
      es: 'Ma Dok-go trabaja a cincuenta metros de altura y baja la caja justa a la hora justa. Hoy sus acreedores le mandan un dedo, y no es suyo.',
      zh: '马独固坐在五十米高处，到点放下该放的箱子。今晚债主给他寄来一根手指，不是他的。',
      vi: 'Ma Dok-go ngồi trên cao năm mươi mét, thả đúng thùng vào đúng giờ. Đêm nay chủ nợ gửi đến một ngón tay, không phải của anh.',
    },
  },
  {
    title: {
      ko: '말린 오징어와 암모니아', en: 'Dried Squid and Ammonia', pt: 'Lula Seca e Amônia',
      es: 'Calamar seco y amoniaco', zh: '鱿鱼干与氨水', vi: 'Mực khô và amoniac',
    },
    synopsis: {
      en: 'Three days of clean boxes convince Mal-suk that someone is cooking for her nose. She lays a trap with a crate of squid and a cold.',
      pt: 'Três dias de contêineres limpos convencem Mal-suk de que alguém cozinha para o nariz dela. Ela arma uma cilada com uma caixa de lula e um resfriado.',
      es: 'Tres días de contenedores limpios convencen a Mal-suk de que alguien cocina para su nariz. Tiende una trampa con una caja de calamares y un resfriado.',
      zh: '连着三天箱子都干净，末淑断定有人在“喂”她的鼻子。她用一箱鱿鱼和一场感冒设了个局。',
      vi: 'Ba ngày liền thùng nào cũng sạch, Mal-suk tin có kẻ đang nấu nướng cho mũi cô ngửi. Cô giăng bẫy bằng một thùng mực và một trận cảm.',
    },
  },
  {
    title: {
      ko: '죽은 남편의 장부', en: 'The Dead Man’s Ledger', pt: 'O Livro-Caixa do Morto',
      es: 'El libro del difunto', zh: '亡夫的账本', vi: 'Sổ nợ của người chết',
    },
    synopsis: {
      en: 'Behind the ancestral tablet she finds her husband’s lending book. The largest debt is Dok-go’s; the second largest is her own boss’s.',
      pt: 'Atrás da tabuleta dos antepassados ela acha o caderno de empréstimos do marido. A maior dívida é de Dok-go; a segunda, do próprio chefe dela.',
      es: 'Tras la tablilla de los ancestros encuentra el libro de préstamos de su marido. La mayor deuda es de Dok-go; la segunda, de su propio jefe.',
      zh: '牌位后面藏着丈夫放债的账本。欠得最多的是独固，第二多的，是她自己的上司。',
      vi: 'Sau bài vị, cô tìm thấy cuốn sổ cho vay của chồng. Nợ nhiều nhất là Dok-go; nhiều thứ nhì là chính sếp cô.',
    },
  },
  {
    title: {
      ko: '50미터 위의 협상', en: 'Fifty Meters Up', pt: 'A Cinquenta Metros',
      es: 'A cincuenta metros', zh: '五十米高空', vi: 'Trên cao năm mươi mét',
    },
    synopsis: {
      en: 'She climbs the ladder in a gale to sit in his cab. He names his price for one true manifest: that she never ask how her husband fell.',
      pt: 'Ela sobe a escada no vendaval e se senta na cabine dele. O preço por um manifesto verdadeiro: que ela nunca pergunte como o marido caiu.',
      es: 'Sube la escalera en pleno vendaval y se sienta en su cabina. El precio de un manifiesto verdadero: que nunca pregunte cómo cayó su marido.',
      zh: '狂风里她爬上梯子，坐进他的驾驶室。一份真舱单的价码是：永远别问她丈夫是怎么掉下去的。',
      vi: 'Giữa gió giật, cô leo thang lên ngồi trong buồng lái của anh. Giá cho một bản kê khai thật: cô không bao giờ được hỏi chồng mình đã rơi thế nào.',
    },
  },
  {
    title: {
      ko: '살아 있는 화물', en: 'Live Cargo', pt: 'Carga Viva',
      es: 'Carga viva', zh: '活的货物', vi: 'Hàng sống',
    },
    synopsis: {
      en: 'A refrigerated box is switched off, and somebody inside is knocking. Opening it will cost Mal-suk her badge and Dok-go his alibi.',
      pt: 'Um contêiner refrigerado foi desligado, e alguém bate lá dentro. Abri-lo custará a Mal-suk o distintivo e a Dok-go o álibi.',
      es: 'Apagaron un contenedor refrigerado, y adentro alguien golpea. Abrirlo le costará a Mal-suk la placa y a Dok-go la coartada.',
      zh: '一只冷藏箱断了电，里面有人在敲。打开它，末淑要丢饭碗，独固要丢不在场证明。',
      vi: 'Một thùng lạnh bị ngắt điện, bên trong có tiếng gõ. Mở nó ra, Mal-suk mất thẻ ngành còn Dok-go mất chứng cứ ngoại phạm.',
    },
  },
  {
    title: {
      ko: '냄새를 잃다', en: 'No Sense of Smell', pt: 'Sem Olfato',
      es: 'Sin olfato', zh: '失去嗅觉', vi: 'Mất mùi',
    },
    synopsis: {
      en: 'A solvent burn takes the one sense she trusted. With her boss’s ship due at dawn, she must read the pier through Dok-go’s eyes.',
      pt: 'Uma queimadura de solvente lhe tira o único sentido em que confiava. O navio do chefe chega ao amanhecer, e ela terá de ler o cais pelos olhos de Dok-go.',
      es: 'Una quemadura de solvente le quita el único sentido en que confiaba. El barco de su jefe llega al alba, y deberá leer el muelle con los ojos de Dok-go.',
      zh: '溶剂灼伤夺走了她唯一信得过的感官。上司的船拂晓靠岸，她只能借独固的眼睛看码头。',
      vi: 'Dung môi làm bỏng, lấy đi giác quan duy nhất cô tin. Tàu của sếp cập bến lúc rạng đông, cô phải đọc bến cảng bằng mắt của Dok-go.',
    },
  },
  {
    title: {
      ko: '열 번째 상자', en: 'The Tenth Box', pt: 'O Décimo Contêiner',
      es: 'El décimo contenedor', zh: '第十只箱子', vi: 'Thùng thứ mười',
    },
    synopsis: {
      en: 'Nine are allowed. In front of the whole night shift Mal-suk orders the tenth, and the crane that killed her husband lowers it at her feet.',
      pt: 'Nove são permitidos. Diante de todo o turno da noite, Mal-suk pede o décimo, e o guindaste que matou seu marido o pousa aos seus pés.',
      es: 'Nueve están permitidos. Ante todo el turno de noche Mal-suk pide el décimo, y la grúa que mató a su marido lo baja a sus pies.',
      zh: '规定只能开九只。当着整个夜班的面，末淑要开第十只，害死她丈夫的那台吊车，把它放在她脚边。',
      vi: 'Luật cho mở chín. Trước mặt cả ca đêm, Mal-suk đòi mở thùng thứ mười, và chiếc cẩu đã giết chồng cô hạ nó xuống ngay chân cô.',
    },
  },
];
