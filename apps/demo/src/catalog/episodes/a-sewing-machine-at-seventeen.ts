import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '7번 시다', en: 'Number Seven', pt: 'A Número Sete',
      es: 'La siete', zh: '七号', vi: 'Số bảy',
    },
    synopsis: {
      en: 'First day under the low ceiling: Eom Geum-ja learns collars, coughs blue thread, and answers to a number because the girl before her did.',
      pt: 'Primeiro dia sob o teto baixo: Eom Geum-ja aprende golas, tosse linha azul e atende por um número, como a moça antes dela.',
      es: 'Primer día bajo el techo bajo: Eom Geum-ja aprende cuellos, tose hilo azul y responde a un número, como la chica que estuvo antes.',
      zh: '低矮阁楼里的第一天：严金子学缝领子，咳出蓝色线头。别人叫她号码，因为上一个女孩也是这么叫的。',
      vi: 'Ngày đầu dưới trần thấp: Eom Geum-ja học may cổ áo, ho ra bụi chỉ xanh, và thưa khi gọi số, như cô gái trước đó.',
    },
  },
  {
    title: {
      ko: '지하실의 ㄱ', en: 'First Letter', pt: 'A Primeira Letra',
      es: 'La primera letra', zh: '第一个字母', vi: 'Chữ cái đầu tiên',
    },
    synopsis: {
      en: 'After fourteen hours at the machine she goes down to a church basement. The first letter she learns looks like a sickle; the first word she asks for is “overtime.”',
      pt: 'Depois de catorze horas na máquina, ela desce ao porão da igreja. A primeira letra parece uma foice; a primeira palavra que pede é “hora extra”.',
      es: 'Tras catorce horas ante la máquina, baja al sótano de la iglesia. La primera letra parece una hoz; la primera palabra que pide es “horas extra”.',
      zh: '踩了十四个小时机器，她走进教堂地下室。学会的第一个字母像镰刀，开口问的第一个词是“加班”。',
      vi: 'Sau mười bốn tiếng bên máy, cô xuống tầng hầm nhà thờ. Chữ đầu tiên giống cái liềm; từ đầu tiên cô xin học là “tăng ca”.',
    },
  },
  {
    title: {
      ko: '잠 깨는 약 두 알', en: 'Two Pills for the Night', pt: 'Dois Comprimidos',
      es: 'Dos pastillas', zh: '两片提神药', vi: 'Hai viên thuốc thức',
    },
    synopsis: {
      en: 'For the holiday order the foreman hands out pills to keep the girls awake. On the third night number eleven sews through her own finger and does not notice.',
      pt: 'Para a encomenda do feriado, o encarregado distribui comprimidos para ninguém dormir. Na terceira noite, a onze costura o próprio dedo e nem percebe.',
      es: 'Para el pedido de la fiesta, el capataz reparte pastillas para no dormir. La tercera noche, la once se cose un dedo y ni se da cuenta.',
      zh: '赶节前的订单，工头发药片不让姑娘们睡。第三夜，十一号把针扎进自己手指，竟没有察觉。',
      vi: 'Chạy đơn hàng lễ, đốc công phát thuốc cho các cô thức. Đêm thứ ba, số mười một may vào ngón tay mình mà không hay.',
    },
  },
  {
    title: {
      ko: '노동부 귀하', en: 'To the Ministry', pt: 'Ao Ministério',
      es: 'Al Ministerio', zh: '劳动厅收', vi: 'Kính gửi Bộ Lao động',
    },
    synopsis: {
      en: 'Eleven lines, three mistakes, one stamp. Two weeks later the answer is delivered, not to Geum-ja but to the owner’s desk.',
      pt: 'Onze linhas, três erros, um selo. Duas semanas depois chega a resposta, não para Geum-ja, mas à mesa do patrão.',
      es: 'Once renglones, tres faltas, un timbre. Dos semanas después llega la respuesta, no a Geum-ja sino al escritorio del dueño.',
      zh: '十一行字，三个错字，一张邮票。两周后回信到了，没有寄给金子，而是放在老板桌上。',
      vi: 'Mười một dòng, ba lỗi, một con tem. Hai tuần sau thư trả lời tới nơi, không đến tay Geum-ja mà nằm trên bàn ông chủ.',
    },
  },
  {
    title: {
      ko: '이름표 달기', en: 'Our Own Names', pt: 'Nossos Nomes',
      es: 'Nuestros nombres', zh: '别上名字', vi: 'Gắn tên mình',
    },
    synopsis: {
      en: 'Fired, she sits on the factory stairs and sews. By Monday forty girls wear forty names on their chests, and the foreman has to read.',
      pt: 'Demitida, ela se senta na escada da fábrica e costura. Na segunda, quarenta moças usam quarenta nomes no peito, e o encarregado tem de ler.',
      es: 'Despedida, se sienta en la escalera de la fábrica y cose. El lunes cuarenta chicas llevan cuarenta nombres en el pecho, y el capataz tiene que leer.',
      zh: '被开除后，她坐在厂房楼梯上缝。到了星期一，四十个姑娘胸前别着四十个名字，工头只好一个个念。',
      vi: 'Bị đuổi việc, cô ngồi ở cầu thang xưởng mà may. Thứ Hai, bốn mươi cô gái mang bốn mươi cái tên trước ngực, đốc công đành phải đọc.',
    },
  },
  {
    title: {
      ko: '창문 하나', en: 'One Window', pt: 'Uma Janela',
      es: 'Una ventana', zh: '一扇窗', vi: 'Một ô cửa sổ',
    },
    synopsis: {
      en: 'They ask for one thing only: a window. The owner offers a fan, then a raise for Geum-ja alone, then a man who follows her home.',
      pt: 'Elas pedem uma coisa só: uma janela. O patrão oferece um ventilador, depois um aumento só para Geum-ja, depois um homem que a segue até em casa.',
      es: 'Piden una sola cosa: una ventana. El dueño ofrece un ventilador, luego un aumento solo para Geum-ja, luego un hombre que la sigue a casa.',
      zh: '她们只要一样东西：一扇窗。老板先给电扇，再单给金子涨工钱，最后派了个人跟她回家。',
      vi: 'Họ chỉ xin một điều: một ô cửa sổ. Ông chủ cho cái quạt, rồi tăng lương riêng Geum-ja, rồi cho người theo cô về nhà.',
    },
  },
  {
    title: {
      ko: '멈춘 재봉틀', en: 'The Machines Stop', pt: 'As Máquinas Param',
      es: 'Se detienen las máquinas', zh: '停下的缝纫机', vi: 'Máy may ngừng chạy',
    },
    synopsis: {
      en: 'At three in the afternoon forty feet come off forty pedals. In the quiet they can hear, for the first time, the street.',
      pt: 'Às três da tarde, quarenta pés deixam quarenta pedais. No silêncio elas ouvem, pela primeira vez, a rua.',
      es: 'A las tres de la tarde cuarenta pies dejan cuarenta pedales. En el silencio oyen, por primera vez, la calle.',
      zh: '下午三点，四十只脚离开四十块踏板。安静下来，她们头一次听见了街上的声音。',
      vi: 'Ba giờ chiều, bốn mươi bàn chân rời bốn mươi bàn đạp. Trong yên lặng, lần đầu tiên họ nghe thấy tiếng phố.',
    },
  },
  {
    title: {
      ko: '열여덟', en: 'Eighteen', pt: 'Dezoito',
      es: 'Dieciocho', zh: '十八岁', vi: 'Mười tám',
    },
    synopsis: {
      en: 'There is light on the collars now, and a new girl on her first day. Geum-ja shows her the needle, the brake, and asks for her name.',
      pt: 'Agora há luz sobre as golas, e uma moça nova em seu primeiro dia. Geum-ja lhe mostra a agulha, o freio e pergunta o nome dela.',
      es: 'Ahora hay luz sobre los cuellos, y una chica nueva en su primer día. Geum-ja le muestra la aguja, el freno y le pregunta su nombre.',
      zh: '如今领子上落着光，又来了个新女孩。金子教她认针、认刹车，然后问她叫什么名字。',
      vi: 'Giờ đã có nắng trên cổ áo, và một cô bé mới vào. Geum-ja chỉ cho em cây kim, cái phanh, rồi hỏi tên em.',
    },
  },
];
