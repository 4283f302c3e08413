import type { EpisodeWords } from '../format.ts';

/** Ok Danbi and the duo LOW TIDE drive up the east coast with a guitar case for a purse. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '부산, 첫 수입 이천 원', en: 'Busan: The First 2,000 Won', pt: 'Busan: Os Primeiros 2 Mil', es: 'Busan: los primeros 2.000',
      zh: '釜山：头两千块', vi: 'Busan: Hai Nghìn Đầu Tiên',
    },
    synopsis: {
      en: 'Ok Danbi sings for twenty minutes on Songdo Beach before a dog sits down to listen. The case holds two thousand won and a button, and the van needs gas.',
      pt: 'Ok Danbi canta vinte minutos na praia de Songdo até um cachorro se sentar para ouvir. No estojo há dois mil wons e um botão, e a van precisa de gasolina.',
      es: 'Ok Danbi canta veinte minutos en la playa de Songdo hasta que un perro se sienta a oírla. En el estuche hay dos mil wones y un botón, y la furgoneta necesita gasolina.',
      zh: '玉丹雨在松岛海滩唱了二十分钟，才有一只狗坐下来听。琴盒里有两千韩元和一颗纽扣，而面包车该加油了。',
      vi: 'Ok Danbi hát hai mươi phút trên bãi Songdo mới có một con chó ngồi xuống nghe. Bao đàn có hai nghìn won và một cái cúc, mà xe thì sắp hết xăng.',
    },
  },
  {
    title: { ko: '감포, 문이 떨어졌다', en: 'Gampo: The Door Comes Off', pt: 'Gampo: Cai a Porta', es: 'Gampo: se cae la puerta', zh: '甘浦：车门掉了', vi: 'Gampo: Rụng Cửa Xe' },
    synopsis: {
      en: 'The door that won’t shut leaves the van on a bend above the sea. A mechanic will weld it back for a song about his boat, and the boat has a very hard name to rhyme.',
      pt: 'A porta que não fecha abandona a van numa curva sobre o mar. Um mecânico a solda em troca de uma música sobre seu barco, e o nome do barco não rima com nada.',
      es: 'La puerta que no cierra abandona la furgoneta en una curva sobre el mar. Un mecánico la suelda a cambio de una canción sobre su barco, y el nombre del barco no rima con nada.',
      zh: '那扇关不上的门，在临海的弯道上掉了。修车师傅肯焊，条件是写首歌唱他的船，可那船名，怎么也押不上韵。',
      vi: 'Cánh cửa không đóng được rơi mất ở khúc cua trên biển. Bác thợ hàn giúp để đổi lấy bài hát về con thuyền của bác, mà tên thuyền thì khó gieo vần vô cùng.',
    },
  },
  {
    title: {
      ko: '구룡포의 오징어 값', en: 'Guryongpo: Paid in Squid', pt: 'Guryongpo: Cachê em Lula', es: 'Guryongpo: pago en calamar',
      zh: '九龙浦：鱿鱼当酬劳', vi: 'Guryongpo: Trả Bằng Mực',
    },
    synopsis: {
      en: 'The fish auction pays in squid, all of it alive. The duo invents a chorus on the spot to sell it, and Danbi turns out to be the best hawker on the dock.',
      pt: 'O leilão de peixe paga em lulas, todas vivas. A dupla inventa na hora um refrão para vendê-las, e Danbi se revela a melhor feirante do cais.',
      es: 'La subasta de pescado paga en calamares, todos vivos. El dúo inventa ahí mismo un coro para venderlos, y Danbi resulta la mejor pregonera del muelle.',
      zh: '鱼市付的酬劳是鱿鱼，条条活蹦乱跳。二人组当场编了段叫卖歌，没想到全码头最会吆喝的，竟是丹雨。',
      vi: 'Chợ cá trả công bằng mực, con nào cũng còn bơi. Bộ đôi ứng tác ngay một điệp khúc rao hàng, và Danbi hóa ra là người rao giỏi nhất bến.',
    },
  },
  {
    title: {
      ko: '영덕, 비 오는 휴게소', en: 'Yeongdeok: Rain at the Rest Stop', pt: 'Yeongdeok: Chuva na Parada', es: 'Yeongdeok: lluvia en el parador',
      zh: '盈德：雨中服务区', vi: 'Yeongdeok: Mưa Ở Trạm Nghỉ',
    },
    synopsis: {
      en: 'Three days of rain, no listeners, one table in a truck stop. A driver asks for the song Danbi swore to leave in the arenas, and she bargains for soup.',
      pt: 'Três dias de chuva, nenhum ouvinte, uma mesa num posto. Um caminhoneiro pede a música que Danbi jurou deixar nos ginásios, e ela negocia por uma sopa.',
      es: 'Tres días de lluvia, ningún oyente, una mesa en un parador. Un camionero pide la canción que Danbi juró dejar en las arenas, y ella la negocia por una sopa.',
      zh: '一连三天下雨，没有听众，只有服务区里的一张桌子。一位司机点了丹雨发誓只留在体育馆里的歌，她说：拿汤来换。',
      vi: 'Mưa ba ngày, không khán giả, chỉ có một chiếc bàn ở trạm nghỉ. Một bác tài xin bài Danbi thề bỏ lại nhà thi đấu, và cô mặc cả lấy bát canh.',
    },
  },
  {
    title: { ko: '울진, 관객 한 명', en: 'Uljin: An Audience of One', pt: 'Uljin: Plateia de Um', es: 'Uljin: un solo oyente', zh: '蔚珍：只有一个听众', vi: 'Uljin: Một Khán Giả' },
    synopsis: {
      en: 'A boy in goggles wants to know whether they take coins from abroad. LOW TIDE plays him the whole set, and for the first time neither of them looks at the case.',
      pt: 'Um menino de óculos de natação pergunta se aceitam moedas de fora. A LOW TIDE toca o show inteiro para ele e, pela primeira vez, não olha para o estojo.',
      es: 'Un niño con gafas de nadar pregunta si aceptan monedas de otro país. LOW TIDE le toca el repertorio completo y por primera vez no mira el estuche.',
      zh: '戴泳镜的小男孩问，外国硬币收不收。LOW TIDE 为他唱完了所有的歌，头一回，没去看琴盒。',
      vi: 'Cậu bé đeo kính bơi hỏi có nhận xu nước ngoài không. LOW TIDE hát cho em nghe trọn cả chương trình, và lần đầu không nhìn vào bao đàn.',
    },
  },
  {
    title: { ko: '삼척, 다툼', en: 'Samcheok: The Quarrel', pt: 'Samcheok: A Briga', es: 'Samcheok: la pelea', zh: '三陟：吵了一架', vi: 'Samcheok: Trận Cãi Nhau' },
    synopsis: {
      en: 'Someone left all the money on a beach, and three people drive fifty kilometers in silence with the radio broken. It is the door, of all things, that makes them laugh.',
      pt: 'Alguém esqueceu o dinheiro na praia, e três pessoas rodam cinquenta quilômetros caladas, com o rádio quebrado. É a porta, logo ela, que as faz rir.',
      es: 'Alguien olvidó el dinero en la playa, y tres personas recorren cincuenta kilómetros calladas, con la radio rota. Es la puerta, quién diría, la que los hace reír.',
      zh: '不知谁把收入落在了海滩上，收音机也坏了，三个人闷声开了五十公里。最后逗得大家笑起来的，偏偏是那扇车门。',
      vi: 'Có người bỏ quên tiền ở bãi biển, ba con người lặng thinh suốt năm mươi cây số với chiếc đài hỏng. Cuối cùng, chính cánh cửa xe làm họ bật cười.',
    },
  },
  {
    title: {
      ko: '강릉, 커피 거리 대결', en: 'Gangneung: Coffee Street', pt: 'Gangneung: A Rua do Café', es: 'Gangneung: la calle del café',
      zh: '江陵：咖啡街', vi: 'Gangneung: Phố Cà Phê',
    },
    synopsis: {
      en: 'Thirty cafés play music through their own speakers, and nobody can hear a thing. Danbi asks them one by one to turn it down, and LOW TIDE fills a café at last.',
      pt: 'Trinta cafés tocam cada um a sua música, e não se ouve nada. Danbi pede, um a um, que baixem o som, e a LOW TIDE enfim lota um café.',
      es: 'Treinta cafés ponen cada uno su música y no se oye nada. Danbi les pide uno por uno que bajen el volumen, y LOW TIDE por fin llena un café.',
      zh: '三十家咖啡馆各放各的音乐，吵得什么都听不清。丹雨挨家请他们调小音量，LOW TIDE 终于坐满了一间咖啡馆。',
      vi: 'Ba mươi quán cà phê mở nhạc riêng, chẳng ai nghe được gì. Danbi đến từng quán xin vặn nhỏ, và LOW TIDE cuối cùng cũng lấp đầy một quán.',
    },
  },
  {
    title: {
      ko: '고성, 길이 끝나는 곳', en: 'Goseong: Where the Road Ends', pt: 'Goseong: O Fim da Estrada', es: 'Goseong: donde acaba el camino',
      zh: '高城：路的尽头', vi: 'Goseong: Nơi Con Đường Dừng Lại',
    },
    synopsis: {
      en: 'Route 7 stops at a fence and a lighthouse. They count the case for the last time, find a button at the bottom, and play to the people who followed them up the coast.',
      pt: 'A Rota 7 acaba numa cerca e num farol. Contam o estojo pela última vez, acham um botão no fundo e tocam para quem os seguiu costa acima.',
      es: 'La Ruta 7 termina en una reja y un faro. Cuentan el estuche por última vez, hallan un botón en el fondo y tocan para quienes los siguieron costa arriba.',
      zh: '七号国道停在一道围栏和一座灯塔前。他们最后一次清点琴盒，在盒底翻出一颗纽扣，然后唱给一路跟来的人听。',
      vi: 'Quốc lộ 7 dừng ở một hàng rào và ngọn hải đăng. Họ đếm bao đàn lần cuối, thấy chiếc cúc dưới đáy, rồi hát cho những người đã theo họ dọc bờ biển.',
    },
  },
];
