import type { EpisodeWords } from '../format.ts';

/** Tak Hyeonu, the retired judge Eo Jungmun and Hyeonu’s former classmate, professional player Pyo Serin. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '첫 수는 이름', en: 'The First Stone Is a Name', pt: 'A Primeira Pedra é um Nome', es: 'La primera piedra es un nombre',
      zh: '第一手，是个名字', vi: 'Quân đầu là một cái tên',
    },
    synopsis: {
      en: 'Hyeonu owes eleven million won and a finger. Judge Eo Jungmun offers to pay for both if he will play one game by mail, and the first envelope holds a stone and a name.',
      pt: 'Hyeonu deve onze milhões de wons e um dedo. O juiz Eo Jungmun paga os dois se ele jogar uma partida por carta, e no primeiro envelope há uma pedra e um nome.',
      es: 'Hyeonu debe once millones de wones y un dedo. El juez Eo Jungmun paga ambos si juega una partida por carta, y en el primer sobre hay una piedra y un nombre.',
      zh: '卓贤宇欠着一千一百万韩元，外加一根手指。法官鱼仲文愿替他还清，条件是下一盘通信棋。第一个信封里，一枚白子，一个名字。',
      vi: 'Hyeonu nợ mười một triệu won và một ngón tay. Thẩm phán Eo Jungmun chịu trả cả hai nếu anh đánh một ván qua thư, và phong bì đầu có một quân cờ cùng một cái tên.',
    },
  },
  {
    title: { ko: '무죄 1호', en: 'Acquittal Number One', pt: 'Absolvição Número Um', es: 'Absolución número uno', zh: '第一号无罪', vi: 'Vô tội số một' },
    synopsis: {
      en: 'The man on the first slip runs a noodle shop and remembers the judge fondly. Hyeonu plays his answer that night; by morning the shop has burned to the ground.',
      pt: 'O homem do primeiro papel tem uma casa de macarrão e fala do juiz com carinho. Hyeonu responde ao lance à noite; de manhã, a loja é só cinza.',
      es: 'El hombre del primer papel tiene una fonda de fideos y recuerda al juez con cariño. Hyeonu responde esa noche; por la mañana, la fonda es ceniza.',
      zh: '第一张纸条上的人开着面馆，说起法官满是感激。当晚贤宇回了一手；天亮时，面馆已烧成平地。',
      vi: 'Người trong mảnh giấy đầu mở quán mì và nhắc đến thẩm phán đầy trìu mến. Đêm đó Hyeonu đáp một nước; sáng ra, quán đã cháy rụi.',
    },
  },
  {
    title: { ko: '복기', en: 'Reviewing the Game', pt: 'A Revisão', es: 'Repaso de la partida', zh: '复盘', vi: 'Xem lại ván cờ' },
    synopsis: {
      en: 'Each place he answers on the board matches a street in Incheon. Hyeonu lays the map over the grid, sees where the next move falls and runs for the last bus.',
      pt: 'Cada ponto em que ele responde no tabuleiro é uma rua de Incheon. Hyeonu põe o mapa sobre a grade, vê onde cairá o próximo lance e corre para o último ônibus.',
      es: 'Cada punto en que responde es una calle de Incheon. Hyeonu pone el mapa sobre la cuadrícula, ve dónde caerá la próxima jugada y corre a alcanzar el último autobús.',
      zh: '他在盘上应的每一手，都对应仁川的一条街。贤宇把地图叠在棋格上，看清了下一手的落点，拔腿去追末班车。',
      vi: 'Mỗi điểm anh đáp trên bàn cờ ứng với một con phố Incheon. Hyeonu chồng bản đồ lên lưới, thấy nước kế sẽ rơi vào đâu và chạy bổ ra chuyến xe cuối.',
    },
  },
  {
    title: { ko: '표세린 구단', en: 'Pyo Serin, Nine Dan', pt: 'Pyo Serin, Nono Dan', es: 'Pyo Serin, noveno dan', zh: '表世璘九段', vi: 'Pyo Serin cửu đẳng' },
    synopsis: {
      en: 'The girl who sat beside him at the academy is on every billboard now. She alone knows why he was expelled, and she recognizes the judge’s style: it is her own teacher’s.',
      pt: 'A garota que estudou com ele na academia hoje está em todo outdoor. Só ela sabe por que o expulsaram, e reconhece o estilo do juiz: é o de seu próprio mestre.',
      es: 'La chica que estudió con él en la academia hoy está en todos los anuncios. Solo ella sabe por qué lo echaron, y reconoce el estilo del juez: es el de su propio maestro.',
      zh: '当年同在道场学棋的女孩，如今广告牌上随处可见。只有她知道贤宇为何被除名；而法官的棋风，她也认得，那分明是她师父的。',
      vi: 'Cô gái từng học cùng học viện giờ có mặt trên mọi biển quảng cáo. Chỉ cô biết vì sao anh bị đuổi, và cô nhận ra lối đánh của thẩm phán: chính là của thầy mình.',
    },
  },
  {
    title: { ko: '꽃놀이패', en: 'A Ko He Cannot Lose', pt: 'Ko Sem Risco', es: 'Un ko sin riesgo', zh: '无忧劫', vi: 'Kiếp không sợ thua' },
    synopsis: {
      en: 'The debt collectors raise the stakes on a napkin: throw the game or lose the hand. The judge’s envelope arrives early, with Hyeonu’s own case file inside.',
      pt: 'Os cobradores sobem a aposta num guardanapo: entregue a partida ou perca a mão. O envelope do juiz chega antes da hora, com o processo do próprio Hyeonu.',
      es: 'Los cobradores suben la apuesta en una servilleta: pierde la partida o pierde la mano. El sobre del juez llega antes, con el expediente del propio Hyeonu.',
      zh: '讨债的在餐巾纸上加了注：要么输棋，要么输手。法官的信却提前到了，里面是贤宇自己的案卷。',
      vi: 'Bọn đòi nợ nâng cược trên khăn giấy: thả ván cờ hoặc mất bàn tay. Phong bì của thẩm phán đến sớm, bên trong là hồ sơ vụ án của chính Hyeonu.',
    },
  },
  {
    title: { ko: '판사의 병실', en: 'The Judge’s Sickroom', pt: 'O Quarto do Juiz', es: 'El cuarto del juez', zh: '法官的病房', vi: 'Phòng bệnh của thẩm phán' },
    synopsis: {
      en: 'Hyeonu walks into the hospice to resign the game and finds the old man unable to lift a stone. He has not been able to for a month, so who has been playing?',
      pt: 'Hyeonu entra na clínica para abandonar a partida e encontra um velho incapaz de erguer uma pedra. Há um mês é assim. Então quem está jogando?',
      es: 'Hyeonu llega a la clínica a rendirse y encuentra a un viejo incapaz de levantar una piedra. Lleva así un mes. Entonces, ¿quién ha estado jugando?',
      zh: '贤宇走进安养病房打算认输，却发现老人连一枚棋子都拿不起来，这样已有一个月。那么，落子的是谁？',
      vi: 'Hyeonu vào viện chăm sóc cuối đời để xin thua, và thấy ông cụ không nhấc nổi một quân cờ. Đã một tháng như thế. Vậy ai là người đang đánh?',
    },
  },
  {
    title: { ko: '대마', en: 'The Dragon', pt: 'O Dragão', es: 'El dragón', zh: '大龙', vi: 'Đại long' },
    synopsis: {
      en: 'Thirty white stones, thirty acquitted men, and all of them in one warehouse on the night of the final envelope. Serin stalls in public while Hyeonu reads it out in the dark.',
      pt: 'Trinta pedras brancas, trinta absolvidos, todos num só galpão na noite do último envelope. Serin ganha tempo em público enquanto Hyeonu calcula no escuro.',
      es: 'Treinta piedras blancas, treinta absueltos, todos en una bodega la noche del último sobre. Serin gana tiempo en público mientras Hyeonu calcula en la oscuridad.',
      zh: '三十枚白子，三十个被判无罪的人，在最后一封信寄到的夜里聚进同一间仓库。世璘在台前拖时间，贤宇在黑暗里算棋。',
      vi: 'Ba mươi quân trắng, ba mươi kẻ trắng án, tất cả tụ trong một nhà kho vào đêm phong bì cuối. Serin câu giờ trước công chúng, còn Hyeonu tính nước trong bóng tối.',
    },
  },
  {
    title: { ko: '흑의 차례', en: 'Black’s Turn', pt: 'A Vez das Pretas', es: 'Turno de las negras', zh: '轮到黑棋', vi: 'Đến lượt quân đen' },
    synopsis: {
      en: 'One empty point remains, and whoever fills it decides thirty lives. Hyeonu turns the board around, looks at it from the judge’s chair and puts his stone back in the bowl.',
      pt: 'Resta um ponto vazio, e quem o ocupar decide trinta vidas. Hyeonu vira o tabuleiro, olha-o da cadeira do juiz e devolve a pedra ao pote.',
      es: 'Queda un punto vacío, y quien lo ocupe decide treinta vidas. Hyeonu gira el tablero, lo mira desde la silla del juez y devuelve su piedra al cuenco.',
      zh: '盘上只剩一个空点，落下去，三十条命就有了定数。贤宇把棋盘转过来，从法官的座位看了看，将黑子放回了棋罐。',
      vi: 'Chỉ còn một điểm trống, ai đặt vào sẽ định đoạt ba mươi mạng người. Hyeonu xoay bàn cờ, nhìn từ ghế thẩm phán rồi thả quân đen về hũ.',
    },
  },
];
