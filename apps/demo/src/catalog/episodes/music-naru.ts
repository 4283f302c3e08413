import type { EpisodeWords } from '../format.ts';

/** Twelve Fridays on the floating stage with MCs Woo Hari and Kang Io. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '배 띄우는 날', en: 'Launch Night', pt: 'Noite de Zarpar', es: 'Noche de botadura', zh: '开船的日子',
      vi: 'Đêm Hạ Thủy',
    },
    synopsis: {
      en: 'The floating stage is tested for eight dancers and KITE9 bring nine. Kang Io hosts the first half dry, performs “Updraft” with the others and hosts the second half in rubber boots.',
      pt: 'O palco flutuante foi testado para oito, e o KITE9 chega com nove. Kang Io apresenta a primeira metade seco, canta “Updraft” com os outros e apresenta a segunda de galocha.',
      es: 'El escenario flotante se probó para ocho y KITE9 trae nueve. Kang Io conduce la primera mitad seco, canta “Updraft” con los demás y conduce la segunda en botas de goma.',
      zh: '水上舞台按八个人测的，KITE9 偏有九个。姜怡吾上半场干干爽爽地主持，跟队友唱完《上升气流》，下半场换上了雨靴。',
      vi: 'Sân khấu nổi thử tải cho tám người, KITE9 lại có chín. Kang Io dẫn nửa đầu khô ráo, lên hát “Updraft” cùng nhóm, rồi dẫn nửa sau trong đôi ủng cao su.',
    },
  },
  {
    title: {
      ko: '신인은 앞자리로', en: 'Rookies to the Front', pt: 'Novatos na Frente', es: 'Los novatos, adelante',
      zh: '新人请上前', vi: 'Tân Binh Lên Trước',
    },
    synopsis: {
      en: 'The running order is reversed: debut acts close, headliners open. Ok Danbi sings at 5:01 p.m. to a half-filled hall, then stays in the front row with a light stick for everyone else.',
      pt: 'A ordem se inverte: estreantes fecham, estrelas abrem. Ok Danbi canta às 17h01 para meia plateia e depois fica na primeira fila com um bastão de luz para torcer pelos demais.',
      es: 'El orden se invierte: los debutantes cierran y las estrellas abren. Ok Danbi canta a las 5:01 ante media sala y luego se queda en primera fila con un bastón de luz para animar al resto.',
      zh: '出场顺序倒过来：新人压轴，大牌开场。下午五点零一分，玉丹雨唱给半场观众听，唱完坐到第一排，举着荧光棒给所有人应援。',
      vi: 'Thứ tự đảo ngược: tân binh hát cuối, ngôi sao mở màn. 5 giờ 01 chiều, Ok Danbi hát cho nửa khán phòng, rồi ngồi hàng đầu cầm gậy phát sáng cổ vũ mọi người còn lại.',
    },
  },
  {
    title: {
      ko: 'MIRINE, 첫 신고', en: 'MIRINE Report In', pt: 'MIRINE se Apresenta', es: 'MIRINE se presenta',
      zh: 'MIRINE 报到', vi: 'MIRINE Trình Diện',
    },
    synopsis: {
      en: 'MIRINE bring “Milky Way, Exit 3” to their first music show with a costume budget of zero. The school tracksuits they wear sell out at three stores before the show ends.',
      pt: 'O MIRINE estreia na TV com “Milky Way, Exit 3” e orçamento zero para figurino. Os agasalhos de colégio que elas usam se esgotam em três lojas antes de o programa acabar.',
      es: 'MIRINE llega a su primer programa musical con “Milky Way, Exit 3” y cero presupuesto de vestuario. Los conjuntos deportivos de colegio que llevan se agotan en tres tiendas antes de que termine la emisión.',
      zh: 'MIRINE 带着《银河三号出口》第一次上打歌节目，服装预算为零。节目还没播完，她们身上的校服运动装已经有三家店卖断了货。',
      vi: 'MIRINE đem “Milky Way, Exit 3” đến chương trình âm nhạc đầu tiên, tiền trang phục bằng không. Chương trình chưa hết, bộ đồ thể dục các cô mặc đã cháy hàng ở ba cửa tiệm.',
    },
  },
  {
    title: {
      ko: '트로트 부두', en: 'Trot at the Dock', pt: 'Trot no Cais', es: 'Trot en el muelle', zh: '演歌码头',
      vi: 'Bến Tàu Trot',
    },
    synopsis: {
      en: 'Trot week: Kwak Ae-sim, forty years on stage, teaches the rookies to bow before the chorus. Na Bong-i loses the vote by nineteen and takes the winner’s trophy home by mistake.',
      pt: 'Semana do trot: Kwak Ae-sim, quarenta anos de palco, ensina os novatos a se curvar antes do refrão. Na Bong-i perde por dezenove votos e leva o troféu para casa por engano.',
      es: 'Semana de trot: Kwak Ae-sim, cuarenta años en escena, enseña a los novatos a inclinarse antes del coro. Na Bong-i pierde por diecinueve votos y se lleva el trofeo a casa por error.',
      zh: '演歌周。唱了四十年的郭爱心教新人们：副歌前先鞠躬。罗奉伊以十九票之差落败，却糊里糊涂把冠军奖杯带回了家。',
      vi: 'Tuần nhạc trot: Kwak Ae-sim, bốn mươi năm đứng sân khấu, dạy tân binh cúi chào trước điệp khúc. Na Bong-i thua mười chín phiếu mà lỡ xách luôn cúp quán quân về nhà.',
    },
  },
  {
    title: {
      ko: '안개 주의보', en: 'Fog Advisory', pt: 'Alerta de Neblina', es: 'Aviso de niebla', zh: '大雾预警',
      vi: 'Cảnh Báo Sương Mù',
    },
    synopsis: {
      en: 'Real fog rolls off the Han and the smoke machines are suddenly redundant. LOW TIDE play “Half the Bridge” invisible from the waist down, and it becomes the clip of the month.',
      pt: 'Sobe neblina de verdade do rio Han, e as máquinas de fumaça ficam à toa. O LOW TIDE toca “Half the Bridge” invisível da cintura para baixo, e o vídeo vira o mais visto do mês.',
      es: 'Del Han sube niebla de verdad y las máquinas de humo sobran. LOW TIDE toca “Half the Bridge” invisible de la cintura para abajo, y el clip se vuelve el más visto del mes.',
      zh: '汉江上起了真雾，干冰机顿时没了用武之地。LOW TIDE 唱《半座桥》，腰以下全看不见，偏偏成了当月播放最高的一段。',
      vi: 'Sương thật từ sông Hàn tràn vào, máy khói bỗng thành thừa. LOW TIDE hát “Half the Bridge”, từ thắt lưng trở xuống không thấy đâu, vậy mà thành clip nhiều lượt xem nhất tháng.',
    },
  },
  {
    title: {
      ko: 'MC가 바뀌었어요', en: 'The MCs Trade Places', pt: 'Os MCs Trocam de Lugar',
      es: 'Los conductores cambian de lugar', zh: '主持人换位', vi: 'Đổi Chỗ MC',
    },
    synopsis: {
      en: 'Woo Hari has never sung live and Kang Io has never read a cue card upside down. Viewers vote that they swap jobs for one hour, and the band is not consulted.',
      pt: 'Woo Hari nunca cantou ao vivo, Kang Io nunca leu uma ficha de cabeça para baixo. O público vota e os dois trocam de função por uma hora, sem consultar a banda.',
      es: 'Woo Hari nunca ha cantado en vivo y Kang Io nunca ha leído una tarjeta al revés. El público vota que cambien de trabajo una hora, y a la banda no le preguntan.',
      zh: '禹荷里从没现场开过嗓，姜怡吾从没倒着念过手卡。观众投票让两人互换一小时，没人问过乐队的意见。',
      vi: 'Woo Hari chưa từng hát trực tiếp, Kang Io chưa từng đọc thẻ ngược. Khán giả bỏ phiếu bắt hai người đổi việc một tiếng, còn ban nhạc thì chẳng ai hỏi.',
    },
  },
  {
    title: {
      ko: '태풍이 온다', en: 'TAEPUNG Make Landfall', pt: 'O TAEPUNG Toca a Terra', es: 'TAEPUNG toca tierra',
      zh: 'TAEPUNG 登陆', vi: 'TAEPUNG Đổ Bộ',
    },
    synopsis: {
      en: 'TAEPUNG return from a world tour with “Eye Wall” and twenty-six dancers. The floating stage holds eighteen, so the chorus is danced on the two police boats alongside.',
      pt: 'O TAEPUNG volta da turnê mundial com “Eye Wall” e vinte e seis dançarinos. O palco flutuante aguenta dezoito, então o refrão é dançado em duas lanchas da polícia.',
      es: 'TAEPUNG vuelve de su gira mundial con “Eye Wall” y veintiséis bailarines. El escenario flotante aguanta dieciocho, así que el coro se baila en dos lanchas de la policía.',
      zh: 'TAEPUNG 结束世界巡演，带着《台风眼墙》和二十六名舞者归来。水上舞台只承重十八人，副歌只好跳到旁边两艘水警船上去。',
      vi: 'TAEPUNG trở về từ tour thế giới với “Eye Wall” và hai mươi sáu vũ công. Sân khấu nổi chỉ chịu được mười tám, nên điệp khúc phải nhảy trên hai chiếc tàu cảnh sát đậu bên.',
    },
  },
  {
    title: {
      ko: '한 소절 릴레이', en: 'One-Line Relay', pt: 'Revezamento de Versos', es: 'Relevo de versos', zh: '一句接一句',
      vi: 'Tiếp Sức Từng Câu',
    },
    synopsis: {
      en: 'Fourteen acts share one song, Gil Noeul’s “Breakwater,” a line each. The order is drawn live, and the high note falls to the rapper.',
      pt: 'Catorze artistas dividem uma única canção, “Breakwater”, de Gil Noeul, um verso para cada. A ordem é sorteada ao vivo, e a nota mais aguda sobra para o rapper.',
      es: 'Catorce artistas comparten una sola canción, “Breakwater”, de Gil Noeul, un verso cada uno. El orden se sortea en vivo, y la nota más aguda le toca al rapero.',
      zh: '十四组艺人合唱吉鹭乙的《防波堤》，一人一句，顺序现场抽签。最高的那个音，抽给了唱说唱的。',
      vi: 'Mười bốn nghệ sĩ chung một bài, “Breakwater” của Gil Noeul, mỗi người một câu. Thứ tự bốc thăm tại chỗ, và nốt cao nhất rơi trúng anh rapper.',
    },
  },
  {
    title: {
      ko: '스무 살의 테이프', en: 'The Tape from Age Twenty', pt: 'A Fita dos Vinte Anos',
      es: 'La cinta de los veinte', zh: '二十岁的磁带', vi: 'Cuộn Băng Tuổi Hai Mươi',
    },
    synopsis: {
      en: 'Seo Hyang-dan sings the ballad she recorded at twenty in a duet with her own tape. The tape is faster than she remembers, so she lets the girl win.',
      pt: 'Seo Hyang-dan canta em dueto com a própria fita a balada que gravou aos vinte anos. A fita é mais rápida do que ela lembrava, e ela deixa a menina ganhar.',
      es: 'Seo Hyang-dan canta a dúo con su propia cinta la balada que grabó a los veinte. La cinta va más rápido de lo que recordaba, así que deja que gane la muchacha.',
      zh: '徐香丹和自己二十岁录的磁带对唱。带子里的姑娘唱得比记忆中快，她干脆让那姑娘先走一步。',
      vi: 'Seo Hyang-dan song ca với chính cuộn băng mình thu năm hai mươi tuổi. Cô gái trong băng hát nhanh hơn bà nhớ, nên bà nhường cho cô thắng.',
    },
  },
  {
    title: {
      ko: '동점', en: 'A Tie', pt: 'Empate', es: 'Empate', zh: '同分', vi: 'Đồng Điểm',
    },
    synopsis: {
      en: 'The live vote is a dead heat: the band SONAGI and soloist Tak Hae-yul have 41,207 each. The rule book offers one solution, and it involves two paddles.',
      pt: 'Votos ao vivo e empate exato: a banda SONAGI e o solista Tak Hae-yul têm 41.207 cada um. O regulamento só prevê uma saída, e ela exige dois remos.',
      es: 'Votación en vivo y empate exacto: SONAGI y el solista Tak Hae-yul tienen 41.207 cada uno. El reglamento ofrece una sola salida, y requiere dos remos.',
      zh: '现场投票，分毫不差：SONAGI 乐队和独唱卓海律各得 41207 票。节目规则只写了一个办法，要用到两把桨。',
      vi: 'Bình chọn trực tiếp và hòa tuyệt đối: ban nhạc SONAGI và ca sĩ Tak Hae-yul mỗi bên 41.207 phiếu. Luật chỉ có một cách phân định, và cần hai mái chèo.',
    },
  },
  {
    title: {
      ko: '고향 가는 배', en: 'The Boat Home', pt: 'O Barco para Casa', es: 'El barco a casa', zh: '回乡的船',
      vi: 'Chuyến Thuyền Về Quê',
    },
    synopsis: {
      en: 'Everyone sings a song from their hometown in its own dialect. Kang Io, raised in Ulsan, discovers that the subtitles have given up on him.',
      pt: 'Cada um canta uma música da sua terra, no sotaque de lá. Kang Io, criado em Ulsan, descobre que as legendas desistiram dele.',
      es: 'Cada quien canta una canción de su tierra con el acento de allá. Kang Io, criado en Ulsan, descubre que los subtítulos se rindieron con él.',
      zh: '人人用家乡话唱一首家乡的歌。在蔚山长大的姜怡吾发现，字幕组已经放弃了他。',
      vi: 'Ai cũng hát một bài quê mình bằng giọng quê mình. Kang Io lớn lên ở Ulsan, phát hiện phụ đề đã bó tay với anh.',
    },
  },
  {
    title: {
      ko: '시즌 결산, 비가 와도', en: 'Season Finals, Rain or Shine', pt: 'Final da Temporada, Com ou Sem Chuva',
      es: 'Final de temporada, llueva o no', zh: '季终决选，风雨无阻', vi: 'Chung Kết Mùa, Mưa Cũng Diễn',
    },
    synopsis: {
      en: 'Twelve winners meet for the boat trophy, and the rain comes sideways. PLUM SIGNAL, not yet debuted, hold umbrellas for the winners and are asked to hum the last chorus.',
      pt: 'Doze vencedores disputam o troféu do barco, e a chuva vem de lado. As meninas do PLUM SIGNAL, ainda nem lançadas, seguram os guarda-chuvas e acabam cantarolando o último refrão.',
      es: 'Doce ganadores compiten por el trofeo del barco y la lluvia cae de lado. PLUM SIGNAL, aún sin debutar, sostiene los paraguas y acaba tarareando el último coro.',
      zh: '十二组冠军争夺木船奖杯，雨横着下。还没出道的 PLUM SIGNAL 被叫来撑伞，最后一段副歌，大家让她们跟着哼。',
      vi: 'Mười hai quán quân tranh chiếc cúp con thuyền, mưa tạt ngang mặt. PLUM SIGNAL chưa ra mắt, đến cầm ô che cho đàn anh đàn chị, rồi được mời ngân nga điệp khúc cuối.',
    },
  },
];
