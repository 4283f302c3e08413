import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '듣는 분 없으시죠', en: 'Is Anyone Out There?', pt: 'Tem Alguém Aí?',
      es: '¿Hay alguien ahí?', zh: '有人在听吗？', vi: 'Có ai nghe không?',
    },
    synopsis: {
      en: 'Eleven minutes at lunch, bean sprouts again, no requests. Then the headmaster sits down beside a microphone that Jang Hae-won forgot to switch off.',
      pt: 'Onze minutos no almoço, broto de feijão de novo, nenhum pedido. Aí o diretor se senta ao lado de um microfone que Jang Hae-won esqueceu ligado.',
      es: 'Once minutos al almuerzo, otra vez brotes de soja, ninguna petición. Entonces el director se sienta junto a un micrófono que Jang Hae-won dejó abierto.',
      zh: '午休十一分钟，又是豆芽，没人点歌。接着校长在麦克风旁坐下，而张海媛忘了关。',
      vi: 'Mười một phút giờ trưa, lại giá đỗ, không ai yêu cầu bài nào. Rồi thầy hiệu trưởng ngồi xuống cạnh chiếc micro mà Jang Hae-won quên tắt.',
    },
  },
  {
    title: {
      ko: '정정 방송', en: 'A Correction', pt: 'Uma Correção',
      es: 'Una rectificación', zh: '更正广播', vi: 'Bản tin đính chính',
    },
    synopsis: {
      en: 'The headmaster orders them to say it was a joke. Hae-won reads the statement word for word, and then the budget page stapled behind it.',
      pt: 'O diretor manda dizer que foi brincadeira. Hae-won lê o comunicado palavra por palavra, e depois a folha do orçamento grampeada atrás.',
      es: 'El director les ordena decir que era broma. Hae-won lee el comunicado palabra por palabra, y luego la hoja del presupuesto engrapada detrás.',
      zh: '校长命令他们说那是玩笑。海媛一字不差地念完声明，又接着念了订在后面的那页预算表。',
      vi: 'Thầy hiệu trưởng bắt cả nhóm nói đó là trò đùa. Hae-won đọc nguyên văn bản tuyên bố, rồi đọc luôn trang ngân sách bấm phía sau.',
    },
  },
  {
    title: {
      ko: '첫 신청곡', en: 'The First Request', pt: 'O Primeiro Pedido',
      es: 'La primera petición', zh: '第一首点歌', vi: 'Bài yêu cầu đầu tiên',
    },
    synopsis: {
      en: 'A note comes up in the dumbwaiter from the kitchen: a song of 1983, for a miner named Park. The club does not own it, but someone in the valley must.',
      pt: 'Um bilhete sobe da cozinha pelo monta-cargas: uma música de 1983, para um mineiro chamado Park. O clube não tem o disco, mas alguém no vale deve ter.',
      es: 'Por el montaplatos sube una nota de la cocina: una canción de 1983, para un minero de apellido Park. El club no la tiene, pero alguien en el valle debe tenerla.',
      zh: '厨房的送菜梯送上来一张字条：点一首 1983 年的歌，送给一位姓朴的矿工。社里没这张唱片，可山谷里总有人有。',
      vi: 'Một mẩu giấy theo thang chuyển đồ ăn từ bếp lên: bài hát năm 1983, tặng người thợ mỏ họ Park. Câu lạc bộ không có đĩa, nhưng trong thung lũng hẳn có người giữ.',
    },
  },
  {
    title: {
      ko: '예순한 장의 쪽지', en: 'Sixty-One Slips of Paper', pt: 'Sessenta e Um Bilhetes',
      es: 'Sesenta y un papelitos', zh: '六十一张字条', vi: 'Sáu mươi mốt mẩu giấy',
    },
    synopsis: {
      en: 'Eleven minutes hold three songs and sixty-one requests are waiting. Engineer Mo Dae-ro solves it with an extension cord and a skipped math class.',
      pt: 'Em onze minutos cabem três músicas, e há sessenta e um pedidos na fila. O técnico Mo Dae-ro resolve com uma extensão e uma aula de matemática a menos.',
      es: 'En once minutos caben tres canciones y esperan sesenta y una peticiones. El técnico Mo Dae-ro lo arregla con una extensión y una clase de matemáticas menos.',
      zh: '十一分钟只够放三首，等着的却有六十一首。技术员牟大路的办法是一根接线板，外加逃一节数学课。',
      vi: 'Mười một phút chỉ đủ ba bài, mà sáu mươi mốt bài đang chờ. Kỹ thuật viên Mo Dae-ro giải quyết bằng một dây nối dài và một tiết toán trốn học.',
    },
  },
  {
    title: {
      ko: '갱도로 간 안테나', en: 'Antenna in the Mine', pt: 'Uma Antena na Mina',
      es: 'Una antena en la mina', zh: '矿井里的天线', vi: 'Ăng-ten trong mỏ',
    },
    synopsis: {
      en: 'The speakers reach only as far as the bus stop. To be heard in the upper village, the four carry a wire into a gallery that was sealed before they were born.',
      pt: 'O som só chega até o ponto de ônibus. Para alcançar a vila de cima, os quatro levam um fio por uma galeria lacrada antes de eles nascerem.',
      es: 'Las bocinas llegan apenas a la parada del autobús. Para que los oigan en el pueblo de arriba, los cuatro meten un cable por una galería sellada antes de que nacieran.',
      zh: '喇叭只能传到公交站。为了让上村也听见，四个人拉着电线，走进一条他们出生前就封掉的坑道。',
      vi: 'Loa chỉ vang tới trạm xe buýt. Để xóm trên cũng nghe được, bốn đứa kéo dây vào một đường lò đã bịt kín từ trước khi chúng ra đời.',
    },
  },
  {
    title: {
      ko: '은수의 원고', en: 'Eun-su’s Script', pt: 'O Roteiro de Eun-su',
      es: 'El guion de Eun-su', zh: '恩秀的稿子', vi: 'Kịch bản của Eun-su',
    },
    synopsis: {
      en: 'Scriptwriter Baek Eun-su has never spoken on air. The day her father loses his job at the truck graveyard, she leaves the page blank and leans into the microphone.',
      pt: 'A roteirista Baek Eun-su nunca falou no ar. No dia em que o pai perde o emprego no desmanche de caminhões, ela deixa a folha em branco e chega perto do microfone.',
      es: 'La guionista Baek Eun-su nunca ha hablado al aire. El día que su padre pierde el trabajo en el deshuesadero de camiones, deja la hoja en blanco y se acerca al micrófono.',
      zh: '写稿的白恩秀从没在节目里开过口。父亲在废车场丢了工作那天，她让稿纸空着，凑近了麦克风。',
      vi: 'Biên kịch Baek Eun-su chưa từng lên tiếng trên sóng. Hôm cha mất việc ở bãi xe phế liệu, cô để trang giấy trắng và ghé sát micro.',
    },
  },
  {
    title: {
      ko: '교육청에서 온 사람', en: 'The Man from the Office', pt: 'O Homem da Secretaria',
      es: 'El hombre de la Secretaría', zh: '教育厅来的人', vi: 'Người của Sở',
    },
    synopsis: {
      en: 'An official counts pupils, desks and broken windows. The club gives him a tour of the school, live, and asks him to count what each one cost.',
      pt: 'Um funcionário conta alunos, carteiras e vidros quebrados. O clube o leva para conhecer a escola, ao vivo, e pede que ele diga o preço de cada coisa.',
      es: 'Un funcionario cuenta alumnos, pupitres y vidrios rotos. El club le da un recorrido por la escuela, en vivo, y le pide que diga cuánto costó cada cosa.',
      zh: '一位官员来清点学生、课桌和破窗户。广播社带他参观学校，全程直播，请他算算每样东西各值多少。',
      vi: 'Một cán bộ đến đếm học sinh, bàn ghế và cửa kính vỡ. Câu lạc bộ dẫn ông tham quan trường, phát trực tiếp, và nhờ ông tính xem mỗi thứ đáng giá bao nhiêu.',
    },
  },
  {
    title: {
      ko: '턴테이블 수리공', en: 'The Turntable Doctor', pt: 'O Médico do Toca-Discos',
      es: 'El doctor del tocadiscos', zh: '唱机医生', vi: 'Bác sĩ máy quay đĩa',
    },
    synopsis: {
      en: 'The turntable dies in the middle of request thirty-four. Its maker’s mark leads to a barber in Taebaek who built it out of a mine fan.',
      pt: 'O toca-discos morre no meio do pedido trinta e quatro. A marca do fabricante leva a um barbeiro de Taebaek que o montou com um ventilador da mina.',
      es: 'El tocadiscos muere en plena petición treinta y cuatro. La marca del fabricante lleva a un peluquero de Taebaek que lo armó con un ventilador de la mina.',
      zh: '放到第三十四首时唱机坏了。顺着底下的记号，他们在太白找到一位理发师，当年他用矿井风扇造了它。',
      vi: 'Máy quay đĩa tắt ngấm giữa bài yêu cầu thứ ba mươi tư. Dấu của người làm ra nó dẫn đến ông thợ cắt tóc ở Taebaek, người chế nó từ quạt hầm mỏ.',
    },
  },
  {
    title: {
      ko: '전학 신청서', en: 'Transfer Forms', pt: 'Pedidos de Transferência',
      es: 'Solicitudes de traslado', zh: '转学申请', vi: 'Đơn chuyển trường',
    },
    synopsis: {
      en: 'Three pupils sign to leave for the city, and one of them is announcer Noh Ji-han. He reads his own farewell as if it were the weather.',
      pt: 'Três alunos assinam para ir à cidade, e um deles é o locutor Noh Ji-han. Ele lê a própria despedida como quem lê a previsão do tempo.',
      es: 'Tres alumnos firman para irse a la ciudad, y uno de ellos es el locutor Noh Ji-han. Lee su propia despedida como si fuera el pronóstico del tiempo.',
      zh: '三个学生签字要转去城里，其中一个是播音员卢智翰。他念自己的告别词，像在念天气预报。',
      vi: 'Ba học sinh ký đơn lên thành phố, trong đó có phát thanh viên Noh Ji-han. Cậu đọc lời từ biệt của mình như đọc bản tin thời tiết.',
    },
  },
  {
    title: {
      ko: '침묵의 십일 분', en: 'Eleven Minutes of Silence', pt: 'Onze Minutos de Silêncio',
      es: 'Once minutos de silencio', zh: '沉默的十一分钟', vi: 'Mười một phút im lặng',
    },
    synopsis: {
      en: 'The headmaster takes the key to the booth. At 12:10 the speakers stay silent, and along the whole valley windows begin to open.',
      pt: 'O diretor leva a chave da cabine. Às 12h10 os alto-falantes ficam mudos, e pelo vale inteiro janelas começam a se abrir.',
      es: 'El director se queda con la llave de la cabina. A las 12:10 las bocinas callan, y por todo el valle empiezan a abrirse ventanas.',
      zh: '校长收走了播音室的钥匙。12 点 10 分，喇叭没有响，整条山谷的窗户却一扇扇打开了。',
      vi: 'Thầy hiệu trưởng thu chìa khóa phòng phát thanh. 12 giờ 10, loa im bặt, và khắp thung lũng các cửa sổ lần lượt mở ra.',
    },
  },
  {
    title: {
      ko: '교장 선생님의 신청곡', en: 'The Headmaster’s Request', pt: 'O Pedido do Diretor',
      es: 'La petición del director', zh: '校长点的歌', vi: 'Bài thầy hiệu trưởng yêu cầu',
    },
    synopsis: {
      en: 'Request sixty-two is typed, unsigned, and smells of his pipe. He was a member of the club in its first year, and there is a recording to prove it.',
      pt: 'O pedido sessenta e dois vem datilografado, sem assinatura, cheirando a cachimbo. O diretor foi do clube no primeiro ano, e há uma gravação que prova.',
      es: 'La petición sesenta y dos llega a máquina, sin firma y con olor a pipa. El director fue miembro del club en su primer año, y hay una grabación que lo prueba.',
      zh: '第六十二首是打字机打的，没署名，带着烟斗味。原来校长是广播社第一届社员，有录音为证。',
      vi: 'Bài thứ sáu mươi hai được đánh máy, không ký tên, thoảng mùi tẩu thuốc. Thầy từng là thành viên khóa đầu, và có cuộn băng làm chứng.',
    },
  },
  {
    title: {
      ko: '마지막 방송', en: 'Last Broadcast', pt: 'A Última Transmissão',
      es: 'La última emisión', zh: '最后一次播音', vi: 'Buổi phát thanh cuối',
    },
    synopsis: {
      en: 'On the final day the four hand the microphone out of the window and down the line. It takes more than eleven minutes for a whole valley to say goodbye.',
      pt: 'No último dia, os quatro passam o microfone pela janela, de mão em mão. Um vale inteiro leva bem mais de onze minutos para se despedir.',
      es: 'El último día los cuatro sacan el micrófono por la ventana y lo pasan de mano en mano. A un valle entero no le alcanzan once minutos para despedirse.',
      zh: '最后一天，四个人把麦克风递出窗外，一个接一个传下去。整座山谷要道别，十一分钟可不够。',
      vi: 'Ngày cuối, bốn đứa chuyền micro qua cửa sổ, từ tay này sang tay khác. Cả một thung lũng nói lời chia tay, mười một phút làm sao đủ.',
    },
  },
];
