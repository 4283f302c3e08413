import type { EpisodeWords } from '../format.ts';

/** Six bouts in Incheon between comedy partners who broke up. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '참깨 대 들깨', en: 'Sesame vs. Perilla', pt: 'Gergelim Contra Perilla', es: 'Sésamo contra Perilla',
      zh: '芝麻对苏子', vi: 'Vừng Đấu Tía Tô',
    },
    synopsis: {
      en: 'The duo Sesame & Perilla split up over one line in 2018. The one who said it has been training southpaw, and neither will say the line again before the bell.',
      pt: 'A dupla Gergelim e Perilla se separou em 2018 por causa de uma fala. Quem a disse treina como canhoto, e ninguém repete a frase antes do gongo.',
      es: 'El dúo Sésamo y Perilla se separó en 2018 por una sola frase. El que la dijo se entrena de zurdo, y nadie va a repetirla antes de la campana.',
      zh: '组合“芝麻苏子”2018 年为一句台词散伙。说那句话的人改练左撇子，钟响以前，谁也不肯再提那句话。',
      vi: 'Bộ đôi Vừng và Tía Tô tan rã năm 2018 vì một câu thoại. Người nói câu đó đang tập thuận tay trái, và trước khi chuông reo chẳng ai chịu nhắc lại.',
    },
  },
  {
    title: {
      ko: '매니저의 코너', en: 'The Manager’s Corner', pt: 'O Corner da Empresária', es: 'La esquina de la mánager',
      zh: '经纪人的那一角', vi: 'Góc Đài Của Quản Lý',
    },
    synopsis: {
      en: 'Both men hired the same manager to work their corner, and she said yes to both. Between rounds she runs across the ring with one bucket and two sets of advice.',
      pt: 'Os dois contrataram a mesma empresária para o corner, e ela disse sim a ambos. Entre um assalto e outro, atravessa o ringue correndo com um balde e dois conselhos.',
      es: 'Los dos contrataron a la misma mánager para su esquina, y ella les dijo que sí a ambos. Entre asaltos cruza el ring corriendo con un balde y dos consejos.',
      zh: '两个人都请了同一位经纪人守角，她两边都答应了。每到休息，她就拎着一只水桶在台上来回跑，两边各说一套。',
      vi: 'Cả hai cùng mời một chị quản lý đứng góc đài, chị nhận lời cả hai. Nghỉ giữa hiệp, chị xách một xô nước chạy qua chạy lại, mỗi bên khuyên một kiểu.',
    },
  },
  {
    title: {
      ko: '부부 싸움은 처음이라', en: 'Our First Fight as a Couple', pt: 'Nossa Primeira Briga de Casal',
      es: 'Nuestra primera pelea', zh: '头一回夫妻干架', vi: 'Lần Đầu Vợ Chồng Đánh Nhau',
    },
    synopsis: {
      en: 'Mom-and-dad act for eleven years, married for none of them. She trains in Bupyeong, he trains in Wolmido, and the microphones pick up who proposed in 2012.',
      pt: 'Onze anos no papel de papai e mamãe, nenhum como marido e mulher. Ela treina em Bupyeong, ele em Wolmido, e os microfones captam quem fez o pedido em 2012.',
      es: 'Once años de papá y mamá en escena y ni un día de casados. Ella entrena en Bupyeong, él en Wolmido, y los micrófonos captan quién pidió la mano en 2012.',
      zh: '台上演了十一年夫妻，台下一天也没结过婚。她在富平练拳，他在月尾岛练，麦克风录到了 2012 年是谁先求的婚。',
      vi: 'Mười một năm đóng vai vợ chồng, chưa ngày nào cưới thật. Chị tập ở Bupyeong, anh tập ở Wolmido, và micro thu được câu trả lời năm 2012 ai cầu hôn trước.',
    },
  },
  {
    title: {
      ko: '받아치는 사람', en: 'The Straight Man Strikes Back', pt: 'O Escada Contra-Ataca',
      es: 'El serio contraataca', zh: '捧哏反击', vi: 'Vai Phụ Phản Đòn',
    },
    synopsis: {
      en: 'For nine years his job was to be hit with a fan and look surprised. In round one he finally swings first, and it is his partner who looks surprised.',
      pt: 'Por nove anos, seu trabalho foi apanhar com um leque e fazer cara de espanto. No primeiro assalto ele enfim ataca antes, e quem se espanta é o parceiro.',
      es: 'Durante nueve años su trabajo fue recibir abanicazos y poner cara de asombro. En el primer asalto por fin pega primero, y quien se asombra es su compañero.',
      zh: '九年来，他的活儿就是挨一扇子，再装作吃惊。第一回合，他总算先出手，这回吃惊的是他搭档。',
      vi: 'Chín năm, việc của anh là bị gõ quạt rồi làm mặt ngạc nhiên. Hiệp một anh ra tay trước, và người ngạc nhiên là bạn diễn.',
    },
  },
  {
    title: {
      ko: '형제는 링에서 마주 본다', en: 'Brothers in the Ring', pt: 'Irmãos no Ringue', es: 'Hermanos en el ring',
      zh: '兄弟擂台见', vi: 'Anh Em Trên Sàn Đấu',
    },
    synopsis: {
      en: 'Mun and Mung are real brothers whose mother refuses to sit on either side. The referee gives her the ringside bell, and she rings it whenever they stop talking.',
      pt: 'Mun e Mung são irmãos de verdade, e a mãe se recusa a escolher um lado. O juiz lhe entrega o gongo, e ela o toca sempre que os dois param de conversar.',
      es: 'Mun y Mung son hermanos de verdad y su madre se niega a tomar partido. El árbitro le da la campana, y ella la toca cada vez que dejan de hablarse.',
      zh: '文和蒙是亲兄弟，母亲哪一边都不肯坐。裁判干脆把钟交给她，只要兄弟俩不说话，她就敲钟。',
      vi: 'Mun và Mung là anh em ruột, mẹ không chịu ngồi phe nào. Trọng tài giao luôn cái chuông cho bà, và hễ hai anh em ngừng nói là bà rung.',
    },
  },
  {
    title: {
      ko: '삼 라운드, 콩트', en: 'Round Three: A Sketch', pt: 'Terceiro Assalto: Um Esquete',
      es: 'Tercer asalto: un sketch', zh: '第三回合：小品', vi: 'Hiệp Ba: Tiểu Phẩm',
    },
    synopsis: {
      en: 'All ten pairs return for one night, and whoever wins round three picks the sketch they perform together. Nobody all season has boxed this badly on purpose.',
      pt: 'As dez duplas voltam por uma noite, e quem vencer o terceiro assalto escolhe o esquete que farão juntos. Em toda a temporada ninguém lutou tão mal de propósito.',
      es: 'Las diez parejas vuelven por una noche, y quien gane el tercer asalto elige el sketch que harán juntos. En toda la temporada nadie boxeó tan mal a propósito.',
      zh: '十对搭档全部回归，第三回合谁赢，谁就挑一出小品，两人同台演。整整一季，没人故意打得这么烂过。',
      vi: 'Cả mười cặp trở lại một đêm, ai thắng hiệp ba được chọn tiểu phẩm để hai người cùng diễn. Cả mùa chưa ai cố tình đấm dở như vậy.',
    },
  },
];
