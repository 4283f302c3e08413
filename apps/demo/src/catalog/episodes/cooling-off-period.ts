import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '접수 완료', en: 'Application Received', pt: 'Pedido Protocolado', es: 'Solicitud recibida', zh: '申请已受理', vi: 'Đã nhận đơn' },
    synopsis: {
      en: 'Family court, window three: thirty days, come back together. They run for the door because the broth has been on since dawn and neither remembered to ask who was watching it.',
      pt: 'Vara de família, guichê três: trinta dias, voltem juntos. Saem correndo, porque o caldo está no fogo desde cedo e nenhum perguntou quem ficou de olho.',
      es: 'Juzgado familiar, ventanilla tres: treinta días, vuelvan juntos. Salen corriendo, porque el caldo está al fuego desde el alba y nadie preguntó quién lo vigilaba.',
      zh: '家事法院三号窗口：三十天后，两人一起来。他们拔腿就跑——汤从清早就炖着，谁也没想起来问是谁在看火。',
      vi: 'Tòa gia đình, cửa số ba: ba mươi ngày nữa, hai người cùng đến. Họ ba chân bốn cẳng chạy về, vì nồi nước dùng đun từ sáng mà chẳng ai hỏi ai đang canh.',
    },
  },
  {
    title: { ko: '카메라 앞 부부', en: 'Married for the Camera', pt: 'Casados para a TV', es: 'Casados para la tele', zh: '镜头前的夫妻', vi: 'Vợ chồng trước ống kính' },
    synopsis: {
      en: 'A television crew picks the happiest restaurant in Busan. Byeongchan feeds his wife a slice of pork on air for the first time in two years; she has to be told to chew.',
      pt: 'Uma equipe de TV escolhe o restaurante mais feliz de Busan. Ao vivo, Byeongchan põe um pedaço de porco na boca da esposa pela primeira vez em dois anos; alguém precisa mandá-la mastigar.',
      es: 'Un equipo de televisión elige el restaurante más feliz de Busan. Byeongchan le da a su mujer un bocado de cerdo por primera vez en dos años; alguien tiene que decirle que mastique.',
      zh: '电视台选中了“釜山最恩爱的饭馆”。镜头前，炳灿两年来头一回喂妻子吃肉，她愣得要人提醒才记得嚼。',
      vi: 'Đoàn truyền hình chọn quán ăn hạnh phúc nhất Busan. Trước ống kính, lần đầu sau hai năm Byeongchan đút cho vợ miếng thịt; phải có người nhắc cô nhai.',
    },
  },
  {
    title: { ko: '간판 값', en: 'The Price of the Name', pt: 'Quanto Vale o Nome', es: 'Lo que vale el nombre', zh: '招牌值多少钱', vi: 'Giá của cái tên' },
    synopsis: {
      en: 'Half the tables each, fine. But the sign carries her father’s name and his mother’s recipe, and the appraiser, after two bowls, refuses to divide either.',
      pt: 'Metade das mesas para cada um, tudo bem. Mas a placa leva o nome do pai dela e a receita da mãe dele, e o avaliador, depois de duas tigelas, se recusa a dividir.',
      es: 'La mitad de las mesas para cada quien, de acuerdo. Pero el letrero lleva el nombre del padre de ella y la receta de la madre de él, y el tasador, tras dos tazones, se niega a dividirlos.',
      zh: '桌椅一人一半，好说。可招牌用的是她父亲的名号，方子却是他母亲的。估价师连喝两碗，说这个没法分。',
      vi: 'Bàn ghế chia đôi, được thôi. Nhưng biển hiệu mang tên cha cô, công thức lại của mẹ anh, và ông định giá, sau hai tô, nhất quyết không chia.',
    },
  },
  {
    title: { ko: '장모님의 부추', en: 'Chives from Mother', pt: 'A Cebolinha da Sogra', es: 'El cebollín de la suegra', zh: '丈母娘的韭菜', vi: 'Mớ hẹ của mẹ vợ' },
    synopsis: {
      en: 'Yuna’s mother shows up with twelve kilos of chives and no idea. For three days they share a room, a quilt and an argument conducted entirely by text message.',
      pt: 'A mãe de Yuna aparece com doze quilos de cebolinha e sem saber de nada. Por três dias eles dividem quarto, coberta e uma briga inteira por mensagem.',
      es: 'La madre de Yuna llega con doce kilos de cebollín y sin enterarse de nada. Durante tres días comparten cuarto, cobija y una pelea librada enteramente por mensajes.',
      zh: '丈母娘扛着二十四斤韭菜上门，什么都不知道。三天里，两人同屋、同被，架全靠发短信吵。',
      vi: 'Mẹ Yuna đến với mười hai ký hẹ mà chẳng hay biết gì. Suốt ba ngày hai người chung phòng, chung chăn và cãi nhau hoàn toàn bằng tin nhắn.',
    },
  },
  {
    title: { ko: '휴무', en: 'Closed Today', pt: 'Hoje Não Abrimos', es: 'Hoy no abrimos', zh: '今日店休', vi: 'Hôm nay nghỉ' },
    synopsis: {
      en: 'The stove dies and so the restaurant closes, for the first time since the wedding. With nothing to serve they walk to Igidae and find they have forgotten how to walk at the same speed.',
      pt: 'O fogão pifa e o restaurante fecha pela primeira vez desde o casamento. Sem nada para servir, caminham até Igidae e descobrem que desaprenderam a andar no mesmo passo.',
      es: 'Se descompone la estufa y el local cierra por primera vez desde la boda. Sin nada que servir, caminan hasta Igidae y descubren que olvidaron ir al mismo paso.',
      zh: '灶坏了，结婚以来店里头一次歇业。没汤可卖，两人走去二妓台，才发觉早已忘了怎么用同样的步子走路。',
      vi: 'Bếp hỏng, quán đóng cửa lần đầu kể từ đám cưới. Không có gì để bán, họ đi bộ ra Igidae và nhận ra mình đã quên cách đi cùng nhịp.',
    },
  },
  {
    title: { ko: '방송 사고', en: 'Live and Unedited', pt: 'Ao Vivo e sem Cortes', es: 'En vivo y sin cortes', zh: '直播事故', vi: 'Sự cố phát sóng' },
    synopsis: {
      en: 'A microphone left on a ladle sends their worst quarrel to two million viewers. By noon the line is twice as long and divided down the middle.',
      pt: 'Um microfone esquecido na concha leva a pior briga deles a dois milhões de pessoas. Ao meio-dia, a fila dobrou de tamanho e se partiu em duas torcidas.',
      es: 'Un micrófono olvidado en un cucharón lleva su peor pelea a dos millones de personas. A mediodía la fila es el doble de larga y está partida en dos bandos.',
      zh: '落在汤勺上的麦克风，把他们最凶的一架播给了两百万观众。到中午，队伍长了一倍，还从中间分成了两派。',
      vi: 'Chiếc micro bỏ quên trên muôi phát trận cãi nhau tệ nhất của họ tới hai triệu khán giả. Đến trưa, hàng người dài gấp đôi và chia thành hai phe.',
    },
  },
  {
    title: { ko: '식은 국', en: 'Cold Soup', pt: 'Sopa Fria', es: 'Sopa fría', zh: '凉了的汤', vi: 'Canh nguội' },
    synopsis: {
      en: 'Day twenty-eight. He finds the notebook where she has recorded, since the miscarriage, every bowl he brought to her door and she did not eat.',
      pt: 'Vigésimo oitavo dia. Ele acha o caderno em que ela anotou, desde que perderam o bebê, cada tigela que ele deixou à porta e ela não tomou.',
      es: 'Día veintiocho. Él encuentra la libreta donde ella anotó, desde que perdieron al bebé, cada tazón que él le llevó a la puerta y ella no probó.',
      zh: '第二十八天。他翻到她的本子：自从没了孩子，他端到门口、她没喝的每一碗汤，全都记着。',
      vi: 'Ngày thứ hai mươi tám. Anh tìm thấy cuốn sổ cô ghi lại, từ khi mất con, từng tô canh anh mang đến trước cửa mà cô không ăn.',
    },
  },
  {
    title: { ko: '밥은 먹고', en: 'After We Eat', pt: 'Depois de Comer', es: 'Después de comer', zh: '先吃饭', vi: 'Ăn đã rồi tính' },
    synopsis: {
      en: 'Window three opens at nine. At ten to nine they are still at their own table, as customers, being served by everyone who took a side.',
      pt: 'O guichê três abre às nove. Às dez para as nove eles ainda estão na própria mesa, como clientes, servidos por todos os que tomaram partido.',
      es: 'La ventanilla tres abre a las nueve. Diez minutos antes siguen sentados en su propia mesa, como clientes, servidos por todos los que tomaron partido.',
      zh: '三号窗口九点开门。八点五十，他们还坐在自家店里当客人，给他们端汤的，正是那些站过队的人。',
      vi: 'Cửa số ba mở lúc chín giờ. Chín giờ kém mười, họ vẫn ngồi ở bàn nhà mình như khách, được tất cả những người từng chọn phe bưng canh lên.',
    },
  },
];
