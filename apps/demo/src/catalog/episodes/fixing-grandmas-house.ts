import type { EpisodeWords } from '../format.ts';

/** Eight weekends in Hamyang with carpenter Tak and six cousins: Gyeong-su, So-ra, Chi-u, Da-in, Min and Jun. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '비가 새는 곳 열한 군데', en: 'Eleven Leaks', pt: 'Onze Goteiras', es: 'Once goteras', zh: '十一处漏雨',
      vi: 'Mười Một Chỗ Dột',
    },
    synopsis: {
      en: 'Carpenter Tak gives the six cousins a bucket each and a night in the house. In the morning he asks where it leaked, and banker Gyeong-su says everywhere, including on him.',
      pt: 'O carpinteiro Tak dá um balde a cada primo e uma noite na casa. De manhã pergunta onde pingou, e Gyeong-su, o bancário, diz que em toda parte, inclusive nele.',
      es: 'El carpintero Tak da a cada primo un balde y una noche en la casa. Por la mañana pregunta dónde goteó, y Gyeong-su, el del banco, dice que por todas partes, incluso encima de él.',
      zh: '卓师傅给六个表兄妹一人一只桶，让他们在屋里过一夜。早上问哪儿漏，在银行上班的京洙说：哪儿都漏，连我身上都是。',
      vi: 'Bác thợ mộc Tak phát cho sáu anh chị em họ mỗi người một cái xô và một đêm ngủ trong nhà. Sáng ra hỏi dột chỗ nào, Gyeong-su làm ngân hàng bảo chỗ nào cũng dột, kể cả trên người anh.',
    },
  },
  {
    title: {
      ko: '벽 속의 신문', en: 'Newspapers in the Wall', pt: 'Jornais na Parede', es: 'Periódicos en el muro',
      zh: '墙里的报纸', vi: 'Báo Trong Vách',
    },
    synopsis: {
      en: 'Behind the clay are newspapers from 1988 and a child’s drawing. Da-in recognizes the house in it, and the dog, and does not know who the seventh cousin is.',
      pt: 'Atrás do barro há jornais de 1988 e um desenho de criança. Da-in reconhece a casa e o cachorro, mas não sabe quem é o sétimo primo.',
      es: 'Detrás del barro hay periódicos de 1988 y un dibujo infantil. Da-in reconoce la casa y el perro, pero no sabe quién es el séptimo primo.',
      zh: '泥墙里露出 1988 年的报纸和一张孩子的画。多仁认得画上的房子和狗，却不知道那第七个孩子是谁。',
      vi: 'Sau lớp đất là báo năm 1988 và bức vẽ của trẻ con. Da-in nhận ra ngôi nhà, nhận ra con chó, mà không biết đứa trẻ thứ bảy là ai.',
    },
  },
  {
    title: {
      ko: '기와 백 장 던지기', en: 'Catch a Hundred Tiles', pt: 'Cem Telhas no Ar', es: 'Cien tejas al vuelo',
      zh: '接一百片瓦', vi: 'Bắt Một Trăm Viên Ngói',
    },
    synopsis: {
      en: 'Roof tiles are thrown up, not carried. The twins Min and Jun drop the first nineteen, learn to breathe together on the twentieth, and have an audience by noon.',
      pt: 'Telha se joga, não se carrega. Os gêmeos Min e Jun deixam cair as dezenove primeiras, acertam a respiração na vigésima e, ao meio-dia, já têm plateia.',
      es: 'Las tejas se lanzan, no se cargan. Los mellizos Min y Jun dejan caer las primeras diecinueve, aprenden a respirar juntos en la veinte y al mediodía ya tienen público.',
      zh: '瓦是抛上去的，不是搬上去的。双胞胎民和俊摔了前十九片，第二十片终于呼吸合上了拍，到中午，墙外围了一圈人。',
      vi: 'Ngói là để tung chứ không khiêng. Cặp sinh đôi Min và Jun làm rơi mười chín viên đầu, tới viên hai mươi thì thở cùng nhịp, và giữa trưa đã có người đứng xem.',
    },
  },
  {
    title: {
      ko: '온돌에 불을 넣다', en: 'A Fire Under the Floor', pt: 'Fogo Debaixo do Chão', es: 'Fuego bajo el piso',
      zh: '炕下生火', vi: 'Nhóm Lửa Dưới Sàn',
    },
    synopsis: {
      en: 'The first fire under the floor in fourteen years sends smoke out of every crack but the chimney. So-ra crawls in with a broom and comes back with a silver spoon.',
      pt: 'O primeiro fogo sob o piso em catorze anos solta fumaça por toda fresta, menos pela chaminé. So-ra entra rastejando com uma vassoura e volta com uma colher de prata.',
      es: 'El primer fuego bajo el piso en catorce años echa humo por todas las grietas menos por la chimenea. So-ra entra a gatas con una escoba y vuelve con una cuchara de plata.',
      zh: '十四年来第一次烧炕，烟从每条缝里冒，就是不走烟囱。素罗拎着扫帚钻进去，出来时手里多了一把银勺。',
      vi: 'Mười bốn năm mới nhóm lửa dưới sàn, khói tuôn ra mọi khe hở trừ ống khói. So-ra cầm chổi chui vào, lúc ra thì có thêm cái thìa bạc.',
    },
  },
  {
    title: {
      ko: '못을 쓰지 않는 집', en: 'A House Without Nails', pt: 'Uma Casa Sem Pregos', es: 'Una casa sin clavos',
      zh: '不用钉子的房子', vi: 'Nhà Không Dùng Đinh',
    },
    synopsis: {
      en: 'Chi-u drives one nail into a beam and carpenter Tak puts down his tools and goes home. Six cousins have until Sunday to learn to join wood by hand and to say sorry.',
      pt: 'Chi-u prega um prego na viga, e o carpinteiro Tak larga as ferramentas e vai embora. Os primos têm até domingo para aprender a encaixar madeira e a pedir desculpas.',
      es: 'Chi-u clava un clavo en la viga y el carpintero Tak suelta las herramientas y se va. Los primos tienen hasta el domingo para aprender los ensambles y a pedir perdón.',
      zh: '治宇往梁上敲了一颗钉子，卓师傅放下家伙，回家去了。六个人得在周日前学会榫卯，也学会道歉。',
      vi: 'Chi-u đóng một cái đinh lên xà, bác Tak bỏ đồ nghề về nhà. Cả bọn có tới Chủ nhật để học ráp mộng bằng tay, và học cách xin lỗi.',
    },
  },
  {
    title: {
      ko: '장독대에서 찾은 것', en: 'Behind the Soy Jars', pt: 'Atrás dos Potes de Molho',
      es: 'Detrás de las vasijas', zh: '酱缸后面', vi: 'Sau Dãy Chum Tương',
    },
    synopsis: {
      en: 'Moving forty jars uncovers a tin box with six names and one coin each. There is a note from Grandma: whoever finds it first should not open it alone.',
      pt: 'Ao mudar de lugar quarenta potes de barro, aparece uma lata com seis nomes e uma moeda para cada um. Um bilhete da avó pede: quem achar não abra sem os outros.',
      es: 'Al mover cuarenta vasijas aparece una lata con seis nombres y una moneda para cada uno. Una nota de la abuela pide: quien la encuentre, que no la abra a solas.',
      zh: '挪开四十口酱缸，底下露出一只铁盒，写着六个名字，每人一枚硬币。外婆留了张条：谁先找到，别一个人打开。',
      vi: 'Dời bốn mươi chum tương thì lộ ra hộp thiếc, ghi sáu cái tên, mỗi tên một đồng xu. Kèm mảnh giấy của bà ngoại: ai tìm thấy trước thì đừng mở một mình.',
    },
  },
  {
    title: {
      ko: '문설주에 새긴 키', en: 'Marks on the Doorframe', pt: 'As Marcas no Batente', es: 'Marcas en el marco',
      zh: '门框上的身高', vi: 'Vạch Đo Trên Khung Cửa',
    },
    synopsis: {
      en: 'The rotten doorframe has to go, with everyone’s height carved into it, the last line in 1991. Carpenter Tak shows them where to saw, and every cousin has another idea.',
      pt: 'O batente podre tem que sair, com a altura de todos marcada a faca, a última em 1991. O carpinteiro Tak mostra onde serrar, e cada primo tem outra ideia.',
      es: 'El marco podrido debe irse, con la estatura de todos tallada, la última raya en 1991. El carpintero Tak marca dónde serrar, y cada primo tiene otra idea.',
      zh: '门框烂了得换，上头刻着大家的身高，最后一道是 1991 年。卓师傅指着该锯的地方，六个人却有六个主意。',
      vi: 'Khung cửa mục phải thay, trên đó khắc chiều cao từng đứa, vạch cuối năm 1991. Bác Tak chỉ chỗ cưa, còn mỗi người một ý.',
    },
  },
  {
    title: {
      ko: '첫날 밤, 새지 않았다', en: 'A Dry Night', pt: 'Uma Noite Seca', es: 'Una noche seca', zh: '第一晚，没漏',
      vi: 'Đêm Đầu Khô Ráo',
    },
    synopsis: {
      en: 'A thunderstorm on the first night and six people lying awake, listening. At three somebody hears a drip, and it turns out to be Gyeong-su crying quietly by the stove.',
      pt: 'Temporal na primeira noite, e seis pessoas acordadas, à escuta. Às três ouvem uma goteira, mas é Gyeong-su, chorando baixinho perto do fogão.',
      es: 'Tormenta la primera noche, y seis personas despiertas, escuchando. A las tres se oye una gota, y es Gyeong-su, que llora bajito junto al fogón.',
      zh: '头一晚就是雷雨，六个人躺着不敢睡，竖起耳朵听。三点钟，有人听见滴水声，原来是京洙坐在灶边，悄悄抹眼泪。',
      vi: 'Đêm đầu đã dông, sáu người nằm thức mà lắng nghe. Ba giờ sáng nghe tiếng nhỏ giọt, hóa ra Gyeong-su ngồi bên bếp lặng lẽ khóc.',
    },
  },
];
