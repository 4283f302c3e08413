import type { EpisodeWords } from '../format.ts';

/** Six nights in a dark booth in Mapo with the voice of Gu Seon-ok. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '새벽 두 시의 택시', en: 'The Taxi at Two', pt: 'O Táxi das Duas', es: 'El taxi de las dos',
      zh: '凌晨两点的出租车', vi: 'Chiếc Taxi Lúc Hai Giờ',
    },
    synopsis: {
      en: 'A driver writes about a passenger who says nothing from Mapo to Incheon and leaves her scarf. Gu Seon-ok reads it twice, and a listener calls to say the scarf is hers.',
      pt: 'Um taxista escreve sobre a passageira que não falou de Mapo a Incheon e deixou o cachecol. Gu Seon-ok lê a carta duas vezes, e uma ouvinte liga dizendo que o cachecol é dela.',
      es: 'Un taxista escribe sobre una pasajera que no habló de Mapo a Incheon y dejó su bufanda. Gu Seon-ok lee la carta dos veces, y una oyente llama: la bufanda es suya.',
      zh: '一位司机写信说，有位女乘客从麻浦到仁川一言不发，围巾落在车上。具善玉念了两遍，一位听众打进电话：围巾是她的。',
      vi: 'Một tài xế viết thư kể về nữ khách im lặng suốt từ Mapo tới Incheon, để quên chiếc khăn. Gu Seon-ok đọc hai lần, và một thính giả gọi tới bảo khăn đó của chị.',
    },
  },
  {
    title: {
      ko: '사백 번째 같은 노래', en: 'The Same Song, Four Hundred Times', pt: 'A Mesma Música, Quatrocentas Vezes',
      es: 'La misma canción, cuatrocientas veces', zh: '同一首歌，四百次', vi: 'Một Bài Hát, Bốn Trăm Lần',
    },
    synopsis: {
      en: 'The man who only asks for one song has stopped writing. Gu Seon-ok plays it every night in case he is listening, until a nurse writes from the hospital with a request of her own.',
      pt: 'O homem que só pede uma música parou de escrever. Gu Seon-ok a toca toda noite, caso ele esteja ouvindo, até uma enfermeira escrever do hospital com um pedido dela.',
      es: 'El hombre que solo pide una canción dejó de escribir. Gu Seon-ok la pone cada noche por si escucha, hasta que una enfermera escribe desde el hospital con un pedido propio.',
      zh: '那个永远只点同一首歌的男人不再来信。具善玉每晚照放，万一他在听呢。直到一位护士从医院写信来，也点了一首。',
      vi: 'Người đàn ông chỉ xin một bài đã ngừng viết. Gu Seon-ok đêm nào cũng phát, lỡ ông đang nghe, cho tới khi một y tá viết thư từ bệnh viện, xin một bài của riêng mình.',
    },
  },
  {
    title: {
      ko: '군산 앞바다에서 온 신호', en: 'A Signal from Gunsan', pt: 'Um Sinal de Gunsan', es: 'Una señal desde Gunsan',
      zh: '群山来的信号', vi: 'Tín Hiệu Từ Gunsan',
    },
    synopsis: {
      en: 'A ship’s cook off Gunsan gets nine minutes of the program before it fades. He asks what happened to the letter from last Tuesday, and the whole country tries to finish it for him.',
      pt: 'Um cozinheiro de navio ao largo de Gunsan pega nove minutos do programa até o sinal sumir. Pergunta do fim da carta de terça, e o país inteiro tenta terminá-la.',
      es: 'Un cocinero de barco frente a Gunsan capta nueve minutos del programa hasta que se va la señal. Pregunta cómo acabó la carta del martes, y el país entero trata de terminarla.',
      zh: '群山外海，一位船上的厨师每晚只能收到九分钟信号。他问上周二那封信后来怎样了，全国听众都想替他补完。',
      vi: 'Anh đầu bếp trên tàu ngoài khơi Gunsan mỗi đêm bắt được chín phút chương trình rồi mất sóng. Anh hỏi lá thư hôm thứ Ba kết thúc ra sao, và cả nước xúm vào kể nốt cho anh.',
    },
  },
  {
    title: {
      ko: '침묵 삼십 초', en: 'Thirty Seconds of Silence', pt: 'Trinta Segundos de Silêncio',
      es: 'Treinta segundos de silencio', zh: '静默三十秒', vi: 'Ba Mươi Giây Im Lặng',
    },
    synopsis: {
      en: 'The line goes dead in the middle of a letter. Gu Seon-ok does not speak, the red sign stays lit, and the switchboard fills with people telling her where the sentence was going.',
      pt: 'A linha cai no meio de uma carta. Gu Seon-ok não fala, o aviso vermelho segue aceso, e a central se enche de gente dizendo para onde ia a frase.',
      es: 'La línea se corta en mitad de una carta. Gu Seon-ok no habla, el letrero rojo sigue encendido, y la centralita se llena de gente que le dice adónde iba la frase.',
      zh: '一封信刚念到一半，线路断了。具善玉一言不发，红灯还亮着，电话打爆了总机，人人都来告诉她，那句话本该说到哪儿。',
      vi: 'Giữa lá thư, đường dây đứt. Gu Seon-ok không nói gì, biển đỏ vẫn sáng, tổng đài đầy người gọi tới nói hộ câu ấy định đi đến đâu.',
    },
  },
  {
    title: {
      ko: '태풍 부는 밤, 모두의 사연', en: 'Letters in the Storm', pt: 'Cartas no Temporal',
      es: 'Cartas en la tormenta', zh: '台风夜来信', vi: 'Thư Đêm Bão',
    },
    synopsis: {
      en: 'A typhoon stops the buses, and the mail comes by bicycle in a rice bag. Gu Seon-ok reads it all: one recipe, three apologies, and a marriage proposal in handwriting nobody can make out.',
      pt: 'O tufão tira os ônibus da rua, e as cartas chegam ao estúdio de bicicleta, num saco de arroz. Gu Seon-ok lê o que vier: uma receita, três pedidos de desculpas e um de casamento em letra ilegível.',
      es: 'El tifón detiene los autobuses, y el correo llega en bicicleta, en una bolsa de arroz. Gu Seon-ok lee lo que llega: una receta, tres disculpas y una propuesta de matrimonio en letra ilegible.',
      zh: '台风一来公交停运，信件装进米袋，骑自行车送到直播室。具善玉有什么念什么：一份菜谱、三封道歉信、一封字迹谁也认不出的求婚信。',
      vi: 'Bão làm xe buýt ngừng chạy, thư đựng trong bao gạo, chở xe đạp tới phòng thu. Gu Seon-ok có gì đọc nấy: một công thức, ba lời xin lỗi và lời cầu hôn chữ xấu chẳng ai đọc nổi.',
    },
  },
  {
    title: {
      ko: '불을 켜는 마지막 방송', en: 'The Last Broadcast, Lights On', pt: 'A Última Transmissão, de Luz Acesa',
      es: 'La última emisión, con la luz prendida', zh: '最后一次，开灯', vi: 'Buổi Cuối, Bật Đèn',
    },
    synopsis: {
      en: 'For one minute the producer turns on the lamp. The letters fill the booth to the ceiling, and Gu Seon-ok, who had never seen them either, asks him to switch it off and goes on reading.',
      pt: 'Por um minuto o produtor acende a luz. As cartas enchem a cabine até o teto, e Gu Seon-ok, que também nunca tinha visto, pede que a apague e continua lendo.',
      es: 'Por un minuto el productor prende la luz. Las cartas llenan la cabina hasta el techo, y Gu Seon-ok, que tampoco las había visto, le pide que apague y sigue leyendo.',
      zh: '制作人开灯一分钟。信件堆到天花板，具善玉自己也从没见过，她让人把灯关了，接着往下念。',
      vi: 'Nhà sản xuất bật đèn một phút. Thư chất kín tới trần, Gu Seon-ok cũng chưa thấy bao giờ, chị bảo tắt đi rồi đọc tiếp.',
    },
  },
];
