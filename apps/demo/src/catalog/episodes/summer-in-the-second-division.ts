import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '관중 마흔 명', en: 'Attendance: Forty', pt: 'Público: Quarenta',
      es: 'Asistencia: cuarenta', zh: '观众四十人', vi: 'Bốn mươi khán giả',
    },
    synopsis: {
      en: 'Noon, thirty-four degrees, Gulls against the heat. Bullpen catcher Seol Gi-tak notices that one old man in the stands never watches the pitcher.',
      pt: 'Meio-dia, trinta e quatro graus, Gulls contra o calor. O receptor do bullpen Seol Gi-tak percebe que um velho na arquibancada nunca olha o arremessador.',
      es: 'Mediodía, treinta y cuatro grados, Gulls contra el calor. El receptor del bullpen Seol Gi-tak nota que un anciano en la grada nunca mira al lanzador.',
      zh: '正午三十四度，海鸥队对阵酷暑。牛棚捕手薛起卓发现，看台上有位老人从来不看投手。',
      vi: 'Giữa trưa, ba mươi bốn độ, Gulls đấu với cái nóng. Người bắt bóng khởi động Seol Gi-tak nhận ra một cụ già trên khán đài không hề nhìn tay ném.',
    },
  },
  {
    title: {
      ko: '미트 소리', en: 'The Sound of the Mitt', pt: 'O Som da Luva',
      es: 'El sonido del guante', zh: '手套的声音', vi: 'Tiếng găng',
    },
    synopsis: {
      en: 'A good catch makes a pitcher think he is fast. Gi-tak oils his mitt for a frightened nineteen-year-old and lends him a sound.',
      pt: 'Uma boa recepção convence o arremessador de que é veloz. Gi-tak engraxa a luva para um rapaz assustado de dezenove anos e lhe empresta um som.',
      es: 'Una buena recepción convence al lanzador de que es veloz. Gi-tak engrasa el guante para un chico asustado de diecinueve años y le presta un sonido.',
      zh: '接得响，投手就信自己球快。起卓给手套上了油，借给十九岁的怯场新人一个声音。',
      vi: 'Bắt bóng kêu giòn thì tay ném tin mình ném nhanh. Gi-tak tra dầu găng, cho cậu tân binh mười chín tuổi đang sợ mượn một âm thanh.',
    },
  },
  {
    title: {
      ko: '버스 기사 포수', en: 'Catcher, Driver', pt: 'Receptor e Motorista',
      es: 'Receptor y chofer', zh: '捕手兼司机', vi: 'Bắt bóng kiêm tài xế',
    },
    synopsis: {
      en: 'The bus breaks down between Gunsan and Mokpo with twenty-six players aboard. Only the one at the wheel knows what to do with a glove and a fan belt.',
      pt: 'O ônibus quebra entre Gunsan e Mokpo com vinte e seis jogadores. Só quem está ao volante sabe juntar uma luva e uma correia.',
      es: 'El autobús se descompone entre Gunsan y Mokpo con veintiséis jugadores. Solo el del volante sabe qué hacer con un guante y una banda.',
      zh: '大巴载着二十六名球员，半路抛锚在群山与木浦之间。只有开车那位知道，手套和风扇皮带怎么配合。',
      vi: 'Xe chở hai mươi sáu cầu thủ hỏng máy giữa Gunsan và Mokpo. Chỉ người cầm lái biết làm gì với chiếc găng và dây curoa.',
    },
  },
  {
    title: {
      ko: '노인의 공책', en: 'The Notebook', pt: 'A Caderneta',
      es: 'La libreta', zh: '老人的笔记本', vi: 'Cuốn sổ của cụ già',
    },
    synopsis: {
      en: 'Rain delay. The old man leaves his notebook on the bench: nine summers of dates, and beside each one the name of a pitcher Gi-tak warmed up.',
      pt: 'Jogo parado pela chuva. O velho esquece a caderneta: nove verões de datas e, ao lado de cada uma, um arremessador aquecido por Gi-tak.',
      es: 'Pausa por lluvia. El anciano olvida su libreta: nueve veranos de fechas y, junto a cada una, un lanzador que calentó Gi-tak.',
      zh: '因雨暂停。老人把笔记本落在长凳上：九个夏天的日期，每个旁边都写着起卓陪练过的投手。',
      vi: 'Tạm dừng vì mưa. Cụ già bỏ quên cuốn sổ: chín mùa hè ghi ngày tháng, cạnh mỗi ngày là tên một tay ném Gi-tak từng khởi động.',
    },
  },
  {
    title: {
      ko: '1군에서 온 전화', en: 'A Call from the First Team', pt: 'Ligam do Time Principal',
      es: 'Llaman del primer equipo', zh: '一军来电', vi: 'Cuộc gọi từ đội một',
    },
    synopsis: {
      en: 'The first team needs a catcher by seven. The manager reads out a name, it is not Gi-tak’s, and Gi-tak drives him there.',
      pt: 'O time principal precisa de um receptor até as sete. O técnico lê um nome, não é o de Gi-tak, e é Gi-tak quem o leva.',
      es: 'El primer equipo necesita un receptor antes de las siete. El mánager lee un nombre, no es el de Gi-tak, y Gi-tak lo lleva en el autobús.',
      zh: '一军七点前急需一名捕手。教练念了名字，不是起卓，而开车送人去的是起卓。',
      vi: 'Đội một cần gấp người bắt bóng trước bảy giờ. Huấn luyện viên đọc tên, không phải Gi-tak, và chính Gi-tak chở người ấy đi.',
    },
  },
  {
    title: {
      ko: '아버지와 캐치볼', en: 'Playing Catch', pt: 'Pai, Filha e uma Bola',
      es: 'Lanzarse la pelota', zh: '接球游戏', vi: 'Ném qua ném lại',
    },
    synopsis: {
      en: 'His daughter has a throwing test on Monday and says she hates baseball. They start at three meters in the parking lot and end at dusk, at thirty.',
      pt: 'A filha tem prova de arremesso na segunda e diz que odeia beisebol. Começam a três metros, no estacionamento, e ao anoitecer estão a trinta.',
      es: 'Su hija tiene prueba de lanzamiento el lunes y dice que odia el béisbol. Empiezan a tres metros, en el estacionamiento, y al anochecer van en treinta.',
      zh: '女儿星期一考投球，嘴上说讨厌棒球。父女俩在停车场从三米扔起，扔到天黑，已隔三十米。',
      vi: 'Thứ Hai con gái thi ném bóng, miệng nói ghét bóng chày. Hai cha con bắt đầu ở ba mét giữa bãi xe, đến chập tối đã cách ba mươi.',
    },
  },
  {
    title: {
      ko: '타석에 서다', en: 'At Bat', pt: 'No Bastão',
      es: 'Al bate', zh: '站上打席', vi: 'Vào lượt đánh',
    },
    synopsis: {
      en: 'Three catchers are hurt and there is one helmet left. Nine seasons after his last at bat, Gi-tak has to ask where to stand.',
      pt: 'Três receptores machucados e um só capacete. Nove temporadas depois da última vez, Gi-tak precisa perguntar onde se põe o pé.',
      es: 'Tres receptores lesionados y un solo casco. Nueve temporadas después de su último turno, Gi-tak tiene que preguntar dónde se para uno.',
      zh: '三名捕手都伤了，头盔只剩一顶。隔了九个赛季再上打席，起卓得先问该站在哪儿。',
      vi: 'Ba người bắt bóng chấn thương, còn đúng một chiếc mũ. Chín mùa sau lần đánh cuối, Gi-tak phải hỏi đứng chỗ nào.',
    },
  },
  {
    title: {
      ko: '2군의 마지막 여름', en: 'The Last Noon Game', pt: 'O Último Jogo do Meio-Dia',
      es: 'El último juego de mediodía', zh: '最后一场正午赛', vi: 'Trận trưa cuối cùng',
    },
    synopsis: {
      en: 'The old man offers Gi-tak a job that comes with a stopwatch and no mitt. Forty pensioners, eleven former pitchers, and a bus that somebody else has driven.',
      pt: 'O velho lhe oferece um emprego com cronômetro e sem luva. Na arquibancada, quarenta aposentados, onze ex-arremessadores e um ônibus que outro dirigiu.',
      es: 'El anciano le ofrece un trabajo con cronómetro y sin guante. En la grada, cuarenta jubilados, once antiguos lanzadores y un autobús que manejó otro.',
      zh: '老人给起卓一份工作，配秒表，不配手套。看台上有四十位老人、十一名当年的投手，还有一辆别人开来的大巴。',
      vi: 'Cụ già mời anh một công việc có đồng hồ bấm giờ mà không có găng. Trên khán đài là bốn mươi cụ, mười một tay ném cũ, và chiếc xe do người khác lái.',
    },
  },
];
