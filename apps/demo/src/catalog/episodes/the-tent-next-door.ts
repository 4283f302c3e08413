import type { EpisodeWords } from '../format.ts';

/** Eight evenings in Inje, two strangers three meters apart and one gas burner. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '소금은 누가 가졌나', en: 'Who Has the Salt', pt: 'Quem Tem o Sal', es: 'Quién tiene la sal', zh: '谁有盐',
      vi: 'Ai Có Muối',
    },
    synopsis: {
      en: 'Gu Hae-jin has the pan, Pi U-ri has the salt, and neither knows it. They eat in silence for an hour, until a moth puts out the only lamp and one of them laughs.',
      pt: 'Gu Hae-jin tem a frigideira, Pi U-ri tem o sal, e um não sabe do outro. Jantam uma hora em silêncio, até uma mariposa apagar o único lampião e alguém rir.',
      es: 'Gu Hae-jin tiene la sartén, Pi U-ri tiene la sal, y ninguno lo sabe. Cenan una hora en silencio, hasta que una polilla apaga la única lámpara y a uno se le escapa la risa.',
      zh: '具海镇有锅，皮宇莉有盐，两人谁也不知道。闷头吃了一个小时，直到飞蛾扑灭了唯一的灯，有人先笑出了声。',
      vi: 'Gu Hae-jin có cái chảo, Pi U-ri có hũ muối, chẳng ai biết ai. Hai người ăn lặng thinh cả tiếng, cho tới khi con bướm đêm làm tắt ngọn đèn duy nhất và có người bật cười.',
    },
  },
  {
    title: {
      ko: '악플 두 줄', en: 'Two Lines of Criticism', pt: 'Duas Linhas de Crítica', es: 'Dos líneas de crítica',
      zh: '两行差评', vi: 'Hai Dòng Chê',
    },
    synopsis: {
      en: 'A food critic once gave chef Ham two lines. Tonight the chef cooks for one person only, three meters away, and the critic has forgotten to bring dinner.',
      pt: 'Um crítico gastronômico escreveu uma vez duas linhas sobre o chef Ham. Hoje o chef cozinha para uma pessoa só, a três metros, e o crítico esqueceu de trazer o jantar.',
      es: 'Un crítico gastronómico le dedicó una vez dos líneas al chef Ham. Hoy el chef cocina para una sola persona, a tres metros, y al crítico se le olvidó traer la cena.',
      zh: '一位美食评论家，当年用两行字打发了咸师傅。今晚咸师傅只做一人份，三米外，评论家偏偏忘了带晚饭。',
      vi: 'Một nhà phê bình ẩm thực từng viết đúng hai dòng chê bếp trưởng Ham. Đêm nay ông chỉ nấu phần một người, cách ba mét, nhà phê bình lại quên mang đồ ăn tối.',
    },
  },
  {
    title: {
      ko: '할머니와 막내', en: 'Grandma and the Youngest', pt: 'A Vovó e o Caçula', es: 'La abuela y el menor',
      zh: '奶奶和老幺', vi: 'Bà Và Cậu Út',
    },
    synopsis: {
      en: 'Actress Chae Sun-deok, born in 1946, has never pitched a tent. Idol Noh Eul-chan, fifty-nine years younger, has never seen stars. The division of labor is settled in a minute.',
      pt: 'A atriz Chae Sun-deok, de 1946, nunca armou uma barraca. O idol Noh Eul-chan, cinquenta e nove anos mais novo, nunca viu estrelas. A divisão de tarefas sai em um minuto.',
      es: 'La actriz Chae Sun-deok, nacida en 1946, nunca armó una carpa. El idol Noh Eul-chan, cincuenta y nueve años menor, nunca vio estrellas. El reparto de tareas se arregla en un minuto.',
      zh: '1946 年出生的演员蔡顺德没搭过帐篷，小她五十九岁的偶像卢乙灿没看过星星。怎么分工，一分钟就谈妥了。',
      vi: 'Nghệ sĩ Chae Sun-deok sinh năm 1946, chưa dựng lều bao giờ. Thần tượng Noh Eul-chan kém bà năm mươi chín tuổi, chưa thấy sao trời bao giờ. Chia việc xong trong một phút.',
    },
  },
  {
    title: {
      ko: '아홉 시 뉴스', en: 'The Nine O’Clock News', pt: 'O Jornal das Nove', es: 'El noticiero de las nueve',
      zh: '九点新闻', vi: 'Bản Tin Chín Giờ',
    },
    synopsis: {
      en: 'For twelve years two anchors read the news at the same minute on different channels. With no script and a single spoon, they find they have shared a makeup artist all along.',
      pt: 'Por doze anos, dois âncoras leram as notícias no mesmo minuto em canais diferentes. Sem roteiro e com uma só colher, descobrem que sempre tiveram a mesma maquiadora.',
      es: 'Durante doce años, dos presentadores leyeron las noticias a la misma hora en canales distintos. Sin guion y con una sola cuchara, descubren que siempre compartieron maquillista.',
      zh: '十二年来，两位主播在不同频道的同一分钟播新闻。今夜没有稿子，只有一把勺子，聊着聊着才知道，他们用的是同一位化妆师。',
      vi: 'Mười hai năm, hai phát thanh viên đọc tin cùng một phút trên hai kênh. Không kịch bản, chỉ một cái thìa, họ mới biết xưa nay dùng chung thợ trang điểm.',
    },
  },
  {
    title: {
      ko: '바둑과 랩', en: 'Go and Rap', pt: 'Go e Rap', es: 'Go y rap', zh: '围棋与说唱', vi: 'Cờ Vây Và Rap',
    },
    synopsis: {
      en: 'Go master Myeong thinks eleven minutes before speaking. Rapper Bongsu has never paused for two seconds. Between them lies one packet of ramyeon, and it is the master’s move.',
      pt: 'A mestra de go Myeong pensa onze minutos antes de falar. O rapper Bongsu nunca fez pausa de dois segundos. Entre eles, um pacote de ramyeon, e é a vez da mestra.',
      es: 'La maestra de go Myeong piensa once minutos antes de hablar. El rapero Bongsu jamás calló dos segundos. Entre los dos, un paquete de ramyeon, y le toca mover a ella.',
      zh: '围棋高手明九段开口前要想十一分钟，说唱歌手奉秀从没停过两秒。两人之间摆着一包泡面，现在轮到高手落子。',
      vi: 'Kỳ thủ cờ vây Myeong nghĩ mười một phút mới nói một câu. Rapper Bongsu chưa từng ngừng quá hai giây. Giữa hai người là gói mì, và tới lượt kỳ thủ đi.',
    },
  },
  {
    title: {
      ko: '같은 이름', en: 'The Same Name', pt: 'Nome Igual', es: 'El mismo nombre', zh: '同名同姓', vi: 'Trùng Tên',
    },
    synopsis: {
      en: 'Park Hae-dam the actor and Park Hae-dam the pitcher have been getting each other’s mail for years. The actor has brought one letter he should have passed on in 2014.',
      pt: 'O ator Park Hae-dam e o arremessador Park Hae-dam recebem há anos as cartas um do outro. O ator trouxe uma que devia ter entregado em 2014.',
      es: 'El actor Park Hae-dam y el lanzador Park Hae-dam llevan años recibiendo el correo del otro. El actor trajo una carta que debió entregar en 2014.',
      zh: '演员朴海潭和投手朴海潭，多年来老是收到对方的信。今晚，演员带来一封 2014 年就该转交的信。',
      vi: 'Diễn viên Park Hae-dam và tay ném Park Hae-dam bao năm nay nhận nhầm thư của nhau. Đêm nay anh diễn viên mang theo một lá thư lẽ ra phải chuyển từ năm 2014.',
    },
  },
  {
    title: {
      ko: '귀신 이야기는 밤 열 시부터', en: 'Ghost Stories After Ten', pt: 'Fantasmas Só Depois das Dez',
      es: 'Fantasmas después de las diez', zh: '鬼故事十点以后讲', vi: 'Chuyện Ma Sau Mười Giờ',
    },
    synopsis: {
      en: 'A horror novelist is afraid of frogs, and comedian Ma Dal-rae is afraid of him. Something keeps knocking on the water can, and they end up in the same tent.',
      pt: 'Um escritor de terror tem medo de sapo, e a comediante Ma Dal-rae tem medo dele. Alguma coisa bate no galão de água, e os dois acabam na mesma barraca, de lanterna acesa.',
      es: 'Un novelista de terror les teme a las ranas y la comediante Ma Dal-rae le teme a él. Algo golpea el bidón de agua, y los dos acaban en la misma carpa con la linterna prendida.',
      zh: '恐怖小说家怕青蛙，谐星马达莱怕他。不知什么东西老在敲水桶，最后两人举着手电，挤进了同一顶帐篷。',
      vi: 'Nhà văn kinh dị sợ ếch, danh hài Ma Dal-rae sợ ông ta. Có thứ gì cứ gõ vào can nước, và rốt cuộc hai người chui chung một lều, bật đèn pin.',
    },
  },
  {
    title: {
      ko: '첫눈과 마지막 불', en: 'First Snow, Last Flame', pt: 'Primeira Neve, Última Chama',
      es: 'Primera nieve, última llama', zh: '初雪与最后的火', vi: 'Tuyết Đầu Mùa, Lửa Cuối Cùng',
    },
    synopsis: {
      en: 'Snow comes a month early and the gas runs out at nine. A mountaineer and a pianist who both came to be alone share one blanket and listen to the snow slide off the slope.',
      pt: 'A neve chega um mês antes, e o gás acaba às nove. Um alpinista e um pianista, que vieram em busca de solidão, dividem um cobertor e ouvem a neve escorregar na encosta.',
      es: 'La nieve llega un mes antes y el gas se acaba a las nueve. Un alpinista y un pianista que vinieron a estar solos comparten una manta y oyen cómo se desliza la nieve en la ladera.',
      zh: '初雪早到一个月，燃气九点就用完了。一位登山家，一位钢琴家，都是来图清静的，这会儿合盖一条毯子，听山坡上的雪簌簌往下滑。',
      vi: 'Tuyết tới sớm một tháng, chín giờ hết ga. Nhà leo núi và nghệ sĩ piano đều lên đây để được một mình, giờ đắp chung tấm chăn nghe tuyết trượt nhẹ trên sườn đồi.',
    },
  },
];
