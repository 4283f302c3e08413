import type { EpisodeWords } from '../format.ts';

/** Engineer Bang Yeong-cheol records one guest a week on one reel, once. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '첫 손님, 로우타이드', en: 'First Guests: LOW TIDE', pt: 'LOW TIDE, os Primeiros', es: 'Primeros invitados: LOW TIDE',
      zh: '第一组客人：LOW TIDE', vi: 'Khách Đầu Tiên: LOW TIDE',
    },
    synopsis: {
      en: 'The duo has never recorded without headphones and a second chance. Engineer Bang gives them one microphone, two cups of coffee and a window that won’t quite close.',
      pt: 'A dupla nunca gravou sem fones e sem segunda chance. O técnico Bang lhes dá um microfone, dois cafés e uma janela que não fecha direito.',
      es: 'El dúo nunca ha grabado sin audífonos ni segunda oportunidad. El ingeniero Bang les da un micrófono, dos cafés y una ventana que no cierra bien.',
      zh: '二人组从没试过不戴耳机、不留后路地录音。方永哲给了他们一支麦克风、两杯咖啡，还有一扇关不严的窗。',
      vi: 'Bộ đôi chưa từng thu âm mà không tai nghe, không thu lại. Kỹ sư Bang đưa họ một micro, hai cốc cà phê và ô cửa sổ không bao giờ khép kín.',
    },
  },
  {
    title: { ko: '길노을의 휘파람', en: 'Gil Noeul Whistles', pt: 'O Assobio de Gil Noeul', es: 'El silbido de Gil Noeul', zh: '吉鹭乙的口哨', vi: 'Tiếng Huýt Sáo Của Gil Noeul' },
    synopsis: {
      en: 'Under doctor’s orders not to sing, Gil Noeul comes only to watch the reels turn. Bang threads one anyway, and she finds a way to carry a melody with her mouth almost closed.',
      pt: 'Proibida de cantar pelo médico, Gil Noeul vem só ver o rolo girar. Bang põe a fita mesmo assim, e ela acha um jeito de fazer melodia com a boca quase fechada.',
      es: 'Con orden médica de no cantar, Gil Noeul viene solo a ver girar el carrete. Bang lo monta de todos modos, y ella encuentra cómo hacer melodía con la boca casi cerrada.',
      zh: '医生不许吉鹭乙开口唱，她只是来看磁带转的。方永哲还是装上了带子，而她找到了几乎不张嘴也能成调的办法。',
      vi: 'Bác sĩ cấm hát, Gil Noeul chỉ đến xem băng quay. Ông Bang vẫn lắp cuộn băng, và cô tìm ra cách tạo giai điệu mà gần như không mở miệng.',
    },
  },
  {
    title: {
      ko: '소나기, 앰프 네 대', en: 'Four Amps, One Fuse', pt: 'Quatro Amplificadores, Um Fusível', es: 'Cuatro amplificadores, un fusible',
      zh: '四台音箱一根保险丝', vi: 'Bốn Ampli, Một Cầu Chì',
    },
    synopsis: {
      en: 'SONAGI plugs in everything it owns and the whole block goes dark. The tape machine has a hand crank, and the drummer’s mother happens to be parked outside.',
      pt: 'O SONAGI liga tudo o que tem e o quarteirão fica no escuro. O gravador tem manivela, e a mãe do baterista, por acaso, está estacionada lá fora.',
      es: 'SONAGI enchufa todo lo que tiene y la cuadra se queda a oscuras. La grabadora tiene manivela, y la mamá del baterista justo está estacionada afuera.',
      zh: 'SONAGI 把家当全插上了电，整条街一片漆黑。好在磁带机有手摇柄，鼓手的妈妈又碰巧把车停在门口。',
      vi: 'SONAGI cắm hết đồ nghề, cả dãy phố tối om. Máy băng có tay quay, và mẹ của tay trống tình cờ đang đậu xe ngay bên ngoài.',
    },
  },
  {
    title: { ko: '나봉이와 고속버스', en: 'Na Bong-i and the Express Bus', pt: 'Na Bong-i e o Ônibus', es: 'Na Bong-i y el autobús', zh: '罗奉伊与高速大巴', vi: 'Na Bong-i Và Xe Khách' },
    synopsis: {
      en: 'Trot singer Na Bong-i has forty minutes before his next festival and a driver who hums. The take he wanted is ruined in bar nine and saved in bar ten by the same man.',
      pt: 'O cantor de trot Na Bong-i tem quarenta minutos até o próximo festival e um motorista que cantarola. A gravação se estraga no compasso nove, e o mesmo homem a salva no dez.',
      es: 'El cantante de trot Na Bong-i tiene cuarenta minutos hasta el próximo festival y un chofer que tararea. La toma se arruina en el compás nueve y el mismo hombre la salva en el diez.',
      zh: '演歌歌手罗奉伊离下一场庆典只剩四十分钟，还带着个爱哼歌的司机。第九小节毁在他嘴里，第十小节又靠他救了回来。',
      vi: 'Ca sĩ trot Na Bong-i còn bốn mươi phút trước lễ hội kế, cùng bác tài hay ngâm nga. Bản thu hỏng ở nhịp chín và được chính bác cứu ở nhịp mười.',
    },
  },
  {
    title: { ko: '잔이 떨어졌다', en: 'The Cup Falls', pt: 'A Xícara Cai', es: 'Se cae la taza', zh: '杯子掉了', vi: 'Chiếc Cốc Rơi' },
    synopsis: {
      en: 'Songwriter Pyo Haneum, who corrects everything twice, knocks a cup off the piano in the quietest bar. She stops breathing, the tape keeps turning, and she has to decide on the next note.',
      pt: 'A compositora Pyo Haneum, que corrige tudo duas vezes, derruba uma xícara do piano no compasso mais quieto. Ela prende a respiração, a fita segue, e é preciso escolher a próxima nota.',
      es: 'La compositora Pyo Haneum, que corrige todo dos veces, tira una taza del piano en el compás más callado. Contiene el aliento, la cinta sigue girando y hay que decidir la siguiente nota.',
      zh: '凡事都要改两遍的创作人表韩音，在最安静的小节碰掉了钢琴上的杯子。她屏住呼吸，磁带还在转，下一个音，得由她来定。',
      vi: 'Nhạc sĩ Pyo Haneum, người sửa gì cũng hai lần, làm rơi cốc khỏi đàn ở nhịp lặng nhất. Cô nín thở, băng vẫn quay, và cô phải chọn nốt kế tiếp.',
    },
  },
  {
    title: { ko: '초등학교 합창단', en: 'Twenty-Two Children', pt: 'Vinte e Duas Crianças', es: 'Veintidós niños', zh: '二十二个孩子', vi: 'Hai Mươi Hai Đứa Trẻ' },
    synopsis: {
      en: 'A school choir from Gangjin, twenty-two voices and one loose tooth. Bang has never hidden the good chocolate so badly, and the soloist lisps from the second verse on.',
      pt: 'Um coral de escola de Gangjin, vinte e duas vozes e um dente mole. Bang nunca escondeu tão mal o chocolate bom, e o solista fica de língua presa a partir da segunda estrofe.',
      es: 'Un coro escolar de Gangjin, veintidós voces y un diente flojo. Bang nunca escondió tan mal el chocolate bueno, y el solista cecea desde la segunda estrofa.',
      zh: '康津来的小学合唱团，二十二个嗓门，一颗松动的乳牙。方永哲的好巧克力从没藏得这么失败，领唱从第二段起开始漏风。',
      vi: 'Ban hợp xướng tiểu học Gangjin, hai mươi hai giọng hát và một chiếc răng lung lay. Ông Bang chưa bao giờ giấu sô cô la ngon vụng đến thế, còn em lĩnh xướng bắt đầu hát ngọng từ lời hai.',
    },
  },
  {
    title: { ko: '옥단비의 침묵', en: 'Ok Danbi’s Silence', pt: 'O Silêncio de Ok Danbi', es: 'El silencio de Ok Danbi', zh: '玉丹雨的沉默', vi: 'Khoảng Lặng Của Ok Danbi' },
    synopsis: {
      en: 'Ok Danbi lets half the reel go by without a sound, and nobody in the control room dares to move. When she finally comes in, the rain outside is already in tempo.',
      pt: 'Ok Danbi deixa passar meio rolo sem um som, e ninguém na técnica ousa se mexer. Quando enfim entra, a chuva lá fora já está no andamento.',
      es: 'Ok Danbi deja pasar medio carrete sin un sonido, y nadie en la cabina se atreve a moverse. Cuando por fin entra, la lluvia de afuera ya lleva el tempo.',
      zh: '玉丹雨任由半卷带子空转，控制室里没人敢动。等她终于开口，窗外的雨，早已合上了拍子。',
      vi: 'Ok Danbi để nửa cuộn băng trôi qua không một tiếng động, phòng máy chẳng ai dám nhúc nhích. Khi cô cất giọng, mưa ngoài kia đã vào đúng nhịp.',
    },
  },
  {
    title: { ko: '마지막 릴은 주인에게', en: 'The Last Reel Is His', pt: 'O Último Rolo É Dele', es: 'El último carrete es suyo', zh: '最后一卷归老板', vi: 'Cuộn Cuối Cho Ông Chủ' },
    synopsis: {
      en: 'One reel is left and nobody is booked. The season’s guests lock Bang on the wrong side of the glass with his 1974 guitar, and Pyo Haneum presses the red button.',
      pt: 'Sobrou um rolo e ninguém na agenda. Os convidados da temporada prendem Bang do outro lado do vidro com seu violão de 1974, e Pyo Haneum aperta o botão vermelho.',
      es: 'Queda un carrete y nadie en la agenda. Los invitados de la temporada encierran a Bang del otro lado del vidrio con su guitarra de 1974, y Pyo Haneum oprime el botón rojo.',
      zh: '只剩一卷带子，没有人预约。本季的来宾们把方永哲连同他 1974 年的吉他锁进玻璃另一侧，表韩音按下了红键。',
      vi: 'Còn đúng một cuộn mà chẳng ai đặt lịch. Khách cả mùa khóa ông Bang ở phía bên kia tấm kính cùng cây guitar 1974, và Pyo Haneum bấm nút đỏ.',
    },
  },
];
