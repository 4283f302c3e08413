import type { EpisodeWords } from '../format.ts';

/** Eight games on the old racecourse with Jwa Yeon-gyeong, Yuk Mi-na and four players who trust nobody. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '주사위가 굴러온다', en: 'Here Comes the Die', pt: 'Lá Vem o Dado', es: 'Ahí viene el dado', zh: '骰子滚过来了',
      vi: 'Xúc Xắc Lăn Tới',
    },
    synopsis: {
      en: 'The opening roll flattens the referee’s tent. Pyo Kang-min lands on rent three times before breakfast and does ninety push-ups on other people’s squares.',
      pt: 'O primeiro lançamento esmaga a tenda do juiz. Pyo Kang-min cai em aluguel três vezes antes do café e faz noventa flexões na casa dos outros.',
      es: 'El primer tiro aplasta la carpa del árbitro. Pyo Kang-min cae en alquiler tres veces antes del desayuno y hace noventa flexiones en casillas ajenas.',
      zh: '第一把就把裁判的帐篷压扁了。表江民早饭前踩中三次过路费，在别人的格子上做了九十个俯卧撑。',
      vi: 'Cú tung đầu tiên cán bẹp lều trọng tài. Pyo Kang-min chưa ăn sáng đã ba lần dính tiền thuê, hít đất chín mươi cái trên ô người khác.',
    },
  },
  {
    title: {
      ko: '동맹은 점심까지', en: 'Allies Until Lunch', pt: 'Aliados Até o Almoço', es: 'Aliados hasta el almuerzo',
      zh: '同盟到午饭为止', vi: 'Liên Minh Tới Giờ Ăn Trưa',
    },
    synopsis: {
      en: 'U Dal-nim and Maeng Eun-ha sign a treaty on a napkin. The lunch square has one tray of grilled eel, and the napkin is used for something else.',
      pt: 'U Dal-nim e Maeng Eun-ha assinam um tratado num guardanapo. A casa do almoço tem uma única porção de enguia grelhada, e o guardanapo ganha outra função.',
      es: 'U Dal-nim y Maeng Eun-ha firman un tratado en una servilleta. La casilla del almuerzo tiene una sola ración de anguila a la parrilla, y la servilleta cambia de uso.',
      zh: '禹达琳和孟恩荷在餐巾纸上签了盟约。午饭那一格只有一份烤鳗鱼，餐巾纸最后派了别的用场。',
      vi: 'U Dal-nim và Maeng Eun-ha ký hiệp ước trên khăn giấy. Ô ăn trưa chỉ có một khay lươn nướng, và tờ khăn giấy được dùng vào việc khác.',
    },
  },
  {
    title: {
      ko: '무인도 칸', en: 'The Desert Island Square', pt: 'A Casa da Ilha Deserta',
      es: 'La casilla de la isla desierta', zh: '荒岛格', vi: 'Ô Đảo Hoang',
    },
    synopsis: {
      en: 'Three turns on a raft in the infield pond with no phone. Kwak Dae-ung likes it so much that he pays a fine to stay, and the game has to be played around him.',
      pt: 'Três rodadas numa jangada no lago do hipódromo, sem celular. Kwak Dae-ung gosta tanto que paga multa para ficar, e o jogo segue em volta dele.',
      es: 'Tres turnos en una balsa en el estanque del hipódromo, sin celular. A Kwak Dae-ung le gusta tanto que paga una multa por quedarse, y el juego sigue a su alrededor.',
      zh: '跑马场中央的池塘里，坐木筏停三轮，没收手机。郭大雄待得太舒服，情愿交罚款不走，大家只好绕着他玩。',
      vi: 'Ngồi bè giữa ao trong trường đua ba lượt, không điện thoại. Kwak Dae-ung khoái tới mức nộp phạt để ở lại, cả bọn phải chơi vòng quanh anh.',
    },
  },
  {
    title: {
      ko: '말 한 마리의 귀환', en: 'The Horse Comes Back', pt: 'A Volta do Cavalo', es: 'El caballo vuelve',
      zh: '老马归来', vi: 'Chú Ngựa Trở Về',
    },
    synopsis: {
      en: 'A retired racehorse walks in through the old gate and stands on square twenty-four. The rules say whoever owns it collects rent, and the horse has no intention of leaving.',
      pt: 'Um cavalo de corrida aposentado entra pelo velho portão e para na casa vinte e quatro. Pela regra, o dono da casa cobra aluguel, e o cavalo não pretende sair.',
      es: 'Un caballo de carreras retirado entra por el viejo portón y se planta en la casilla veinticuatro. Según las reglas, ahí se cobra alquiler, y el caballo no piensa irse.',
      zh: '一匹退役赛马从老闸门溜达进来，站上了第二十四格。按规则谁占格谁收钱，而马一点要走的意思都没有。',
      vi: 'Một con ngựa đua về hưu đi vào cổng cũ rồi đứng ngay ô hai mươi bốn. Theo luật ai giữ ô thì thu tiền, mà con ngựa không có ý định đi đâu.',
    },
  },
  {
    title: {
      ko: '은행원은 거짓말을 안 해', en: 'The Banker Never Lies', pt: 'O Banqueiro Nunca Mente',
      es: 'El banquero nunca miente', zh: '银行家从不说谎', vi: 'Chủ Ngân Hàng Không Nói Dối',
    },
    synopsis: {
      en: 'For one game Yuk Mi-na runs the bank in a visor and sleeve garters. By the twelfth turn everyone is in debt except a player who has not moved since morning.',
      pt: 'Por um jogo, Yuk Mi-na dirige o banco de viseira e ligas nas mangas. Na décima segunda rodada todos devem, menos quem não se mexeu desde cedo.',
      es: 'Por una partida, Yuk Mi-na dirige el banco con visera y ligas en las mangas. Al turno doce todos deben dinero menos quien no se ha movido desde la mañana.',
      zh: '这一局由陆美娜掌管银行，戴帽檐、套袖箍，派头十足。第十二轮，人人欠债，除了那个从早上起一步没动的玩家。',
      vi: 'Ván này Yuk Mi-na làm chủ ngân hàng, mũ lưỡi trai, tay áo buộc dây. Tới lượt mười hai ai cũng mắc nợ, trừ người từ sáng chưa nhúc nhích.',
    },
  },
  {
    title: {
      ko: '거꾸로 가는 판', en: 'The Board Runs Backward', pt: 'O Tabuleiro ao Contrário',
      es: 'El tablero al revés', zh: '倒着走的棋盘', vi: 'Bàn Cờ Chạy Ngược',
    },
    synopsis: {
      en: 'Everything reverses: winners pay, losers collect, and the die rolls uphill. Jwa Yeon-gyeong, last for five games, starts as the richest woman on the course and takes no pleasure in it.',
      pt: 'Tudo se inverte: quem ganha paga, quem perde recebe, e o dado sobe a ladeira. Jwa Yeon-gyeong, última em cinco jogos, começa como a mais rica da pista e nem aproveita.',
      es: 'Todo se invierte: ganar cuesta, perder paga y el dado rueda cuesta arriba. Jwa Yeon-gyeong, última en cinco partidas, empieza como la más rica del hipódromo y no lo disfruta.',
      zh: '全盘颠倒：赢家付钱，输家收钱，骰子往坡上滚。连输五局的左妍京一开局就是全场首富，却一点也高兴不起来。',
      vi: 'Mọi thứ đảo lộn: thắng thì trả, thua thì thu, xúc xắc lăn lên dốc. Jwa Yeon-gyeong chót bảng năm ván, mở màn là người giàu nhất trường đua mà chẳng thấy vui.',
    },
  },
  {
    title: {
      ko: '밤의 스물네 칸', en: 'Twenty-Four Squares in the Dark', pt: 'Vinte e Quatro Casas no Escuro',
      es: 'Veinticuatro casillas a oscuras', zh: '黑夜里的二十四格', vi: 'Hai Mươi Bốn Ô Trong Đêm',
    },
    synopsis: {
      en: 'The floodlights are off and the squares glow only when stepped on. Unseen feet keep lighting squares, and one of the six has known from the start that they belong to no player.',
      pt: 'Os refletores se apagam, e cada casa só brilha quando pisada. Passos invisíveis seguem acendendo casas, e um dos seis sabe desde o início que não são de jogador nenhum.',
      es: 'Se apagan los reflectores y las casillas solo brillan al pisarlas. Unos pasos invisibles siguen encendiendo casillas, y uno de los seis sabe desde el principio que no son de ningún jugador.',
      zh: '照明全关，只有踩上去，格子才会亮。看不见的脚步一格一格踩亮，六人之中，只有一个从开局就知道：那不是玩家。',
      vi: 'Đèn pha tắt hết, ô chỉ sáng khi có người giẫm lên. Những bước chân vô hình cứ làm sáng từng ô, và một trong sáu người biết từ đầu: đó không phải người chơi.',
    },
  },
  {
    title: {
      ko: '결승선까지 한 칸', en: 'One Square from Home', pt: 'A Uma Casa do Fim', es: 'A una casilla de la meta',
      zh: '离终点一格', vi: 'Còn Một Ô Nữa Thôi',
    },
    synopsis: {
      en: 'Four of the six stop on the square before the finish, and only a one will do. They agree to share the win, shake hands on it, and the die comes to rest on its edge.',
      pt: 'Quatro dos seis param a uma casa do fim, e só serve o um. Combinam dividir a vitória, apertam as mãos, e o dado para equilibrado na quina.',
      es: 'Cuatro de los seis quedan a una casilla de la meta, y solo sirve el uno. Acuerdan compartir el triunfo, se dan la mano, y el dado se detiene sobre el canto.',
      zh: '六人里有四个停在终点前一格，只有掷出一点才行。大家握手约好一起赢，骰子却歪着立住了。',
      vi: 'Bốn trong sáu người dừng ở ô sát đích, chỉ tung ra một mới được. Họ bắt tay chia đôi chiến thắng, và viên xúc xắc đứng nghiêng trên cạnh.',
    },
  },
];
