import type { EpisodeWords } from '../format.ts';

/** Chae Onyu, agronomist Gi Seonjae, schoolchild Tak Haru and Granny Malsun in a village in Sangju. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '버스에서 당선', en: 'Elected on the Bus', pt: 'Eleita no Ônibus', es: 'Electa en el autobús', zh: '大巴上当选', vi: 'Đắc cử trên xe buýt' },
    synopsis: {
      en: 'Onyu comes home to sulk for a week and wakes at the terminus with a seal, a key and eighty-four constituents. Her first broadcast begins with a hiccup.',
      pt: 'Onyu volta para curtir a fossa por uma semana e acorda no ponto final com um carimbo, uma chave e oitenta e quatro eleitores. A primeira transmissão começa com um soluço.',
      es: 'Onyu vuelve para estar triste una semana y despierta en la terminal con un sello, una llave y ochenta y cuatro vecinos a cargo. Su primera transmisión empieza con hipo.',
      zh: '温柔本想回老家消沉一周，在终点站醒来，手里多了一枚公章、一把钥匙和八十四位村民。第一次广播，以一个嗝开场。',
      vi: 'Onyu về quê định buồn một tuần, tỉnh dậy ở bến cuối đã có con dấu, chùm chìa khóa và tám mươi tư dân làng. Buổi phát loa đầu tiên mở màn bằng một tiếng nấc.',
    },
  },
  {
    title: { ko: '여섯 시의 방송', en: 'The Six O’Clock Broadcast', pt: 'A Transmissão das Seis', es: 'La emisión de las seis', zh: '早上六点的广播', vi: 'Bản tin sáu giờ sáng' },
    synopsis: {
      en: 'Weather, lost goat, rice subsidy. Nobody listens until Onyu reads the goat as a news bulletin, and the man renting her barn writes down the decibels.',
      pt: 'Tempo, cabra perdida, subsídio do arroz. Ninguém ouve até Onyu dar a cabra como plantão de notícias, e o inquilino do celeiro anota os decibéis.',
      es: 'El clima, una cabra perdida, el subsidio del arroz. Nadie escucha hasta que Onyu narra lo de la cabra como noticiero, y el inquilino del granero anota los decibeles.',
      zh: '天气、走失的山羊、稻米补贴，没人在听。直到温柔把山羊念成了新闻快讯；租仓房的男人默默记下了分贝。',
      vi: 'Thời tiết, dê lạc, trợ cấp lúa: chẳng ai nghe. Cho đến khi Onyu đọc tin con dê như thời sự nóng, còn anh thuê kho ghi lại số đề-xi-ben.',
    },
  },
  {
    title: { ko: '감 삼만 개', en: 'Thirty Thousand Persimmons', pt: 'Trinta Mil Caquis', es: 'Treinta mil caquis', zh: '三万个柿子', vi: 'Ba vạn quả hồng' },
    synopsis: {
      en: 'Frost comes two weeks early and every persimmon must be peeled and hung by dawn. Seonjae, who measures things, turns out to have the fastest knife in the village.',
      pt: 'A geada vem duas semanas antes e todo caqui precisa ser descascado e pendurado até o amanhecer. Seonjae, que só mede coisas, tem a faca mais rápida da vila.',
      es: 'La helada llega dos semanas antes y hay que pelar y colgar cada caqui antes del alba. Seonjae, que solo mide cosas, resulta tener el cuchillo más rápido del pueblo.',
      zh: '初霜早来了两周，所有柿子天亮前都得削好挂起来。整天量这量那的奇善宰，竟是全村下刀最快的人。',
      vi: 'Sương giá về sớm hai tuần, hồng phải gọt và treo hết trước bình minh. Seonjae, người suốt ngày đo đạc, hóa ra có con dao nhanh nhất làng.',
    },
  },
  {
    title: { ko: '하루의 친구', en: 'A Friend for Haru', pt: 'Um Amigo para Haru', es: 'Un amigo para Haru', zh: '夏露的朋友', vi: 'Một người bạn cho Haru' },
    synopsis: {
      en: 'The last pupil plays soccer against a wall and lets it win. Onyu posts a notice for classmates of any age, and on Monday seven grandmothers line up with backpacks.',
      pt: 'A última aluna joga bola contra um muro e o deixa ganhar. Onyu publica um aviso: procuram-se colegas de qualquer idade. Na segunda, sete avós chegam de mochila.',
      es: 'La última alumna juega fútbol contra un muro y lo deja ganar. Onyu pone un aviso: se buscan compañeros de cualquier edad. El lunes, siete abuelas llegan con mochila.',
      zh: '全校最后一名学生对着墙踢球，还故意输给墙。温柔贴出告示：招同学，年龄不限。周一早晨，七位奶奶背着书包来排队。',
      vi: 'Đứa học trò cuối cùng đá bóng với bức tường và nhường tường thắng. Onyu dán thông báo tìm bạn học, không kể tuổi. Sáng thứ Hai, bảy bà cụ đeo cặp đến xếp hàng.',
    },
  },
  {
    title: { ko: '허가 없는 다리', en: 'A Bridge Without a Permit', pt: 'Uma Ponte sem Licença', es: 'Un puente sin permiso', zh: '没有批文的桥', vi: 'Cây cầu không giấy phép' },
    synopsis: {
      en: 'After one bridge washes away, the county promises another in three years. The village builds it in nine days, and Seonjae signs as engineer before reading whose name is above his.',
      pt: 'A ponte cai na chuva e o condado promete outra em três anos. A vila a constrói em nove dias, e Seonjae assina como engenheiro antes de ler o nome acima do seu.',
      es: 'El puente se lo lleva el río y el condado promete otro en tres años. El pueblo lo levanta en nueve días, y Seonjae firma como ingeniero antes de leer el nombre que va arriba.',
      zh: '桥被冲垮，郡里说三年后重建。村里九天就搭好了。善宰在工程师一栏签了字，才看清上一栏写的是谁。',
      vi: 'Cầu trôi, huyện hứa ba năm nữa xây lại. Dân làng dựng xong trong chín ngày, và Seonjae ký tên kỹ sư trước khi kịp đọc cái tên phía trên.',
    },
  },
  {
    title: { ko: '헛간의 지도', en: 'The Map in the Barn', pt: 'O Mapa no Celeiro', es: 'El mapa del granero', zh: '仓房里的地图', vi: 'Tấm bản đồ trong kho' },
    synopsis: {
      en: 'Haru goes looking for a ball and finds the valley drawn in blue, with every house under water. Onyu has a microphone, a broken heart and twelve hours until six o’clock.',
      pt: 'Haru procura uma bola e acha o vale pintado de azul, com todas as casas debaixo d’água. Onyu tem um microfone, um coração partido e doze horas até as seis.',
      es: 'Haru busca una pelota y encuentra el valle pintado de azul, con todas las casas bajo el agua. Onyu tiene un micrófono, el corazón roto y doce horas hasta las seis.',
      zh: '夏露去找球，翻出一张涂成蓝色的山谷图，所有房子都在水下。离六点还有十二个小时，温柔手里只有一支话筒和一颗碎了的心。',
      vi: 'Haru đi tìm bóng và thấy tấm bản đồ thung lũng tô xanh, mọi ngôi nhà đều nằm dưới nước. Onyu có một chiếc micro, một trái tim vỡ và mười hai tiếng đến sáu giờ.',
    },
  },
  {
    title: {
      ko: '말순 할머니의 마이크', en: 'Granny Malsun Takes the Mic', pt: 'Vovó Malsun ao Microfone', es: 'La abuela Malsun al micrófono',
      zh: '末顺奶奶拿起话筒', vi: 'Bà Malsun cầm micro',
    },
    synopsis: {
      en: 'Onyu loses her voice on the morning of the hearing. One by one the villagers climb to the loudspeaker and read out what each of them planted, and in which year.',
      pt: 'Onyu perde a voz na manhã da audiência. Um a um, os moradores vão ao alto-falante e leem o que cada um plantou, e em que ano.',
      es: 'Onyu pierde la voz la mañana de la audiencia. Uno a uno, los vecinos suben al altavoz y leen qué sembró cada quien, y en qué año.',
      zh: '听证会当天早晨，温柔失声了。村民一个接一个走到喇叭前，念出自己种过什么，种在哪一年。',
      vi: 'Sáng hôm điều trần, Onyu mất tiếng. Từng người dân lần lượt bước đến loa, đọc mình đã trồng gì và trồng năm nào.',
    },
  },
  {
    title: { ko: '까치밥', en: 'Left for the Magpies', pt: 'O Caqui dos Pássaros', es: 'El caqui de los pájaros', zh: '留给喜鹊的柿子', vi: 'Quả để phần chim' },
    synopsis: {
      en: 'One persimmon stays on every tree for the birds. Seonjae files the report that ends his job, and at six the next morning the voice on the loudspeaker isn’t Onyu’s.',
      pt: 'Em cada pé fica um caqui para os pássaros. Seonjae entrega o relatório que encerra seu emprego, e às seis da manhã a voz no alto-falante não é a de Onyu.',
      es: 'En cada árbol queda un caqui para los pájaros. Seonjae entrega el informe que le cuesta el empleo, y a las seis de la mañana la voz del altavoz no es la de Onyu.',
      zh: '每棵树上都留一个柿子给鸟吃。善宰交出那份会让他丢饭碗的报告；第二天清晨六点，喇叭里响起的不是温柔的声音。',
      vi: 'Mỗi cây để lại một quả hồng cho chim. Seonjae nộp bản báo cáo khiến anh mất việc, và sáu giờ sáng hôm sau, giọng trên loa không phải của Onyu.',
    },
  },
];
