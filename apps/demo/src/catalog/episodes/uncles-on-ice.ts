import type { EpisodeWords } from '../format.ts';

/** Eight Mondays in Gangneung: twelve men over forty-five and Coach Seol, twenty-three, a whistle in each pocket. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '호루라기 두 개', en: 'Two Whistles', pt: 'Dois Apitos', es: 'Dos silbatos', zh: '两只哨子',
      vi: 'Hai Cái Còi',
    },
    synopsis: {
      en: 'Coach Seol, twenty-three, asks the twelve to skate to her. Nine arrive sitting down, and one arrives at the snack bar because he could not stop.',
      pt: 'A técnica Seol, de vinte e três anos, pede que os doze patinem até ela. Nove chegam sentados, e um chega à lanchonete porque não conseguiu frear.',
      es: 'La entrenadora Seol, de veintitrés años, les pide a los doce que patinen hasta ella. Nueve llegan sentados, y uno llega hasta la cafetería porque no supo frenar.',
      zh: '二十三岁的薛教练让十二个人滑到她跟前。九个是坐着到的，还有一个没刹住，滑进了小卖部。',
      vi: 'Huấn luyện viên Seol, hai mươi ba tuổi, bảo mười hai ông trượt tới chỗ cô. Chín ông tới trong tư thế ngồi, một ông không phanh được, tới luôn quầy ăn vặt.',
    },
  },
  {
    title: {
      ko: '치과의사의 앞니', en: 'The Dentist’s Front Tooth', pt: 'O Dente da Frente do Dentista',
      es: 'El diente del dentista', zh: '牙医的门牙', vi: 'Răng Cửa Ông Nha Sĩ',
    },
    synopsis: {
      en: 'Dr. Ong loses a tooth to his own stick and operates by mirror in the dressing room. The team learns to fall on the elbow, and where the ice is softest.',
      pt: 'O doutor Ong perde um dente com o próprio taco e se opera no espelho do vestiário. O time aprende a cair de cotovelo e descobre onde o gelo é mais macio.',
      es: 'El doctor Ong pierde un diente con su propio palo y se opera con el espejo del vestidor. El equipo aprende a caer sobre el codo y dónde el hielo es más blando.',
      zh: '翁医生被自己的球杆敲掉一颗牙，对着更衣室的镜子给自己动了手术。全队学会了用手肘着地，也摸清了哪块冰最软。',
      vi: 'Bác sĩ Ong bị chính gậy của mình đánh gãy răng, soi gương trong phòng thay đồ tự chữa. Cả đội học cách ngã bằng khuỷu tay, và biết chỗ nào băng mềm nhất.',
    },
  },
  {
    title: {
      ko: '초등부에 0 대 13', en: 'Thirteen to Zero', pt: 'Treze a Zero', es: 'Trece a cero', zh: '零比十三',
      vi: 'Thua Mười Ba Không',
    },
    synopsis: {
      en: 'First match: the Gangneung under-twelves. Goalkeeper Yun, a librarian, apologizes to every child who scores, and the last one pats him on the mask.',
      pt: 'Primeiro jogo: o sub-12 de Gangneung. O goleiro Yun, bibliotecário, pede desculpas a cada criança que marca, e a última dá tapinhas na máscara dele.',
      es: 'Primer partido: los menores de doce de Gangneung. El portero Yun, bibliotecario, le pide perdón a cada niño que anota, y el último le da unas palmadas en la máscara.',
      zh: '第一场比赛，对阵江陵少年队。守门员尹先生是图书管理员，每丢一球就向孩子道一次歉，最后那个孩子拍了拍他的面罩。',
      vi: 'Trận đầu gặp đội thiếu nhi Gangneung. Thủ môn Yun làm thủ thư, cứ thủng lưới là xin lỗi đứa bé ghi bàn, đứa cuối cùng vỗ vỗ lên mặt nạ bác.',
    },
  },
  {
    title: {
      ko: '듀엣은 같은 라인', en: 'A Duo on One Line', pt: 'Uma Dupla na Mesma Linha',
      es: 'Un dúo en la misma línea', zh: '老搭档同组', vi: 'Song Ca Cùng Hàng',
    },
    synopsis: {
      en: 'Singers Do and Ra, who broke up in 2009, draw lots and get the same locker. They speak again over a pass, because the pass was bad.',
      pt: 'Os cantores Do e Ra se separaram em 2009 e, por sorteio, dividem um armário. Voltam a se falar por causa de um passe, porque o passe foi ruim.',
      es: 'Los cantantes Do y Ra se separaron en 2009 y el sorteo los puso en el mismo casillero. Se vuelven a hablar por un pase, porque el pase fue malo.',
      zh: '歌手都先生和罗先生 2009 年拆伙，抽签抽到共用一个柜子。两人重新开口，是因为一个传球，因为那球传得太烂。',
      vi: 'Hai ca sĩ Do và Ra tan rã năm 2009, bốc thăm chung một tủ đồ. Họ mở lời với nhau lại nhờ một đường chuyền, vì đường chuyền ấy quá tệ.',
    },
  },
  {
    title: {
      ko: '곰은 눈물이 많다', en: 'The Bear Weeps Easily', pt: 'O Urso Chora Fácil', es: 'El Oso llora fácil',
      zh: '大熊爱哭', vi: 'Gấu Hay Khóc',
    },
    synopsis: {
      en: 'Mr. Bae, once a champion wrestler called the Bear, is afraid to push anybody. Coach Seol has him carry the whole team across the rink, and the crowd stops laughing.',
      pt: 'O seu Bae, ex-campeão de luta apelidado de Urso, tem medo de empurrar alguém. A técnica Seol o manda carregar o time inteiro pelo gelo, e a plateia para de rir.',
      es: 'El señor Bae, excampeón de lucha apodado el Oso, teme empujar a alguien. La entrenadora Seol lo hace cargar al equipo entero por la pista, y el público deja de reír.',
      zh: '裴先生当年是摔跤冠军，外号“大熊”，却不敢撞人。薛教练让他扛着全队滑过冰场，看台上的笑声停了。',
      vi: 'Ông Bae từng vô địch đấu vật, biệt danh Gấu, lại không dám xô ai. Cô Seol cho ông cõng cả đội qua sân băng, và khán đài thôi cười.',
    },
  },
  {
    title: {
      ko: '아내들의 응원석', en: 'The Wives’ Section', pt: 'A Torcida das Esposas', es: 'La tribuna de las esposas',
      zh: '太太应援席', vi: 'Khán Đài Các Bà Vợ',
    },
    synopsis: {
      en: 'The wives come for the away game in Sokcho with eleven banners and one complaint: nobody told them it was on ice. By the second period they have taken over the bench.',
      pt: 'As esposas vão ao jogo em Sokcho com onze faixas e uma queixa: não foram avisadas de que era no gelo. No segundo tempo já mandam no banco.',
      es: 'Las esposas llegan al partido en Sokcho con once pancartas y una queja: no les avisaron que era en hielo. Para el segundo periodo ya mandan en la banca.',
      zh: '太太们带着十一条横幅去束草看客场，只有一个意见：谁也没告诉她们是在冰上。到第二节，教练席已经归她们了。',
      vi: 'Các bà vợ kéo tới xem trận sân khách ở Sokcho với mười một băng rôn và một câu trách: chẳng ai nói là chơi trên băng. Sang hiệp hai, các bà đã chiếm ghế chỉ đạo.',
    },
  },
  {
    title: {
      ko: '설 코치의 휴가 끝', en: 'The Coach’s Last Week', pt: 'A Última Semana da Técnica',
      es: 'La última semana de la entrenadora', zh: '薛教练的最后一周', vi: 'Tuần Cuối Của Cô Seol',
    },
    synopsis: {
      en: 'The national squad wants Coach Seol back by Monday. The twelve practice without her for the first time, yet at every right moment a whistle blows.',
      pt: 'A seleção quer a técnica Seol de volta na segunda. Os doze treinam sem ela pela primeira vez, e alguém insiste em apitar nos momentos certos.',
      es: 'La selección quiere a la entrenadora Seol de vuelta el lunes. Los doce entrenan sin ella por primera vez, y alguien hace sonar un silbato justo cuando hace falta.',
      zh: '国家队要薛教练周一归队。十二个人头一回自己训练，可每到该停的时候，总有人吹响哨子。',
      vi: 'Đội tuyển đòi cô Seol về trước thứ Hai. Mười hai ông lần đầu tự tập, và cứ đúng lúc lại có tiếng còi vang lên.',
    },
  },
  {
    title: {
      ko: '한 골', en: 'One Goal', pt: 'Um Gol', es: 'Un gol', zh: '一个球', vi: 'Một Bàn Thắng',
    },
    synopsis: {
      en: 'Last game, same children, and twelve men who can stop. The plan is to score once before anyone’s back gives out, and the puck is in front of the librarian.',
      pt: 'Último jogo, as mesmas crianças e doze homens que sabem frear. O plano é marcar um gol antes que alguma coluna ceda, e o disco está na frente do bibliotecário.',
      es: 'Último partido, los mismos niños y doce señores que ya saben frenar. El plan es anotar una vez antes de que ceda alguna espalda, y el disco está frente al bibliotecario.',
      zh: '最后一战，还是那群孩子，十二位大叔总算都会刹车了。计划是趁谁的腰还没垮，先进一个球，而冰球正停在图书管理员跟前。',
      vi: 'Trận cuối, vẫn bọn trẻ ấy, và mười hai ông đã biết phanh. Kế hoạch là ghi được một bàn trước khi lưng ai đó chịu hết nổi, và bóng đang nằm trước mặt bác thủ thư.',
    },
  },
];
