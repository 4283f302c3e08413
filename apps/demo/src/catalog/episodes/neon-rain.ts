import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '꺼진 간판', en: 'The Dead Sign', pt: 'O Letreiro Apagado', es: 'El letrero apagado', zh: '熄灭的招牌', vi: 'Tấm biển tắt' },
    synopsis: {
      en: 'Rain shorts the last working sign in the alley. As Jaeyeon climbs to mend it, the bar opposite switches on a new one, bent by a hand she buried without a body.',
      pt: 'A chuva queima o último letreiro do beco. Quando Jaeyeon sobe para consertá-lo, o bar em frente acende um novo, moldado por uma mão que ela enterrou sem corpo.',
      es: 'La lluvia funde el último letrero del callejón. Cuando Jaeyeon sube a repararlo, el bar de enfrente enciende uno nuevo, doblado por una mano que ella enterró sin cuerpo.',
      zh: '大雨烧坏了巷里最后一块招牌。在妍爬上去修，对面酒吧却亮起新的灯管——弯它的那双手，她早已当作亡者送走。',
      vi: 'Mưa làm chập tấm biển cuối cùng trong hẻm. Jaeyeon trèo lên sửa thì quán bar đối diện bật biển mới, do bàn tay cô từng chôn cất mà không có thi thể uốn nên.',
    },
  },
  {
    title: { ko: '유리 부는 손', en: 'A Hand for Glass', pt: 'Mão de Vidreiro', es: 'Mano de vidriero', zh: '弯玻璃的手', vi: 'Bàn tay uốn thủy tinh' },
    synopsis: {
      en: 'The barman bought his sign for cash from a van. Ki Taeo arrives with a contract for her workshop and lights her cigarette with her brother’s lighter.',
      pt: 'O dono do bar comprou o letreiro em dinheiro, de um furgão. Ki Taeo chega com um contrato pela oficina e acende o cigarro dela com o isqueiro do irmão.',
      es: 'El del bar compró el letrero en efectivo a una camioneta. Ki Taeo llega con un contrato por el taller y le enciende el cigarro con el encendedor de su hermano.',
      zh: '酒吧老板说，招牌是从一辆面包车上现金买的。奇泰梧带着收购合同登门，替她点烟的，正是哥哥的打火机。',
      vi: 'Chủ quán mua biển bằng tiền mặt từ một chiếc xe tải nhỏ. Ki Taeo mang hợp đồng mua xưởng đến và châm thuốc cho cô bằng bật lửa của anh trai cô.',
    },
  },
  {
    title: { ko: '9번 골목의 빚', en: 'What Alley Nine Owes', pt: 'As Dívidas do Beco 9', es: 'Las deudas del callejón 9', zh: '九号巷的债', vi: 'Món nợ hẻm số 9' },
    synopsis: {
      en: 'Every shopkeeper is in Taeo’s ledger. So is her mother’s hospital bill, paid in full, with a signature dated eight months after her brother vanished.',
      pt: 'Todo comerciante está no caderno de Taeo. A conta do hospital da mãe também: quitada, com uma assinatura datada de oito meses depois do sumiço do irmão.',
      es: 'Todos los comerciantes están en la libreta de Taeo. También la cuenta del hospital de su madre, saldada con una firma fechada ocho meses después de que su hermano desapareciera.',
      zh: '巷里每家店都在泰梧的账本上。母亲的住院费也在：已全数结清，签名日期却在哥哥失踪八个月之后。',
      vi: 'Chủ tiệm nào cũng có tên trong sổ của Taeo. Viện phí của mẹ cô cũng vậy: đã trả đủ, chữ ký đề ngày tám tháng sau khi anh trai mất tích.',
    },
  },
  {
    title: { ko: '우산의 시간', en: 'The Umbrella Hour', pt: 'A Hora do Guarda-Chuva', es: 'La hora del paraguas', zh: '共伞一小时', vi: 'Một giờ dưới ô' },
    synopsis: {
      en: 'The drains give up and the alley is an island till midnight. Two people who distrust each other wait under one awning and talk about anything else, until something floats past.',
      pt: 'Os bueiros transbordam e o beco vira ilha até a meia-noite. Sob um toldo, dois desconfiados falam de qualquer outra coisa, até algo passar boiando.',
      es: 'Las alcantarillas se rinden y el callejón es una isla hasta medianoche. Bajo un toldo, dos que desconfían hablan de cualquier otra cosa, hasta que pasa algo flotando.',
      zh: '排水沟溢满，巷子成了孤岛，要等到午夜。两个互不信任的人躲在同一片雨棚下，尽聊些不相干的事，直到有什么东西漂了过去。',
      vi: 'Cống tràn, con hẻm thành hòn đảo đến nửa đêm. Hai kẻ nghi ngờ nhau đứng chung một mái hiên nói đủ chuyện khác, cho đến khi có thứ gì đó trôi qua.',
    },
  },
  {
    title: { ko: '관에 적힌 숫자', en: 'Numbers in the Tube', pt: 'Números no Tubo', es: 'Números en el tubo', zh: '灯管里的数字', vi: 'Con số trong ống đèn' },
    synopsis: {
      en: 'The drowned man drove the van. Inside the new sign, where only a bender would look, Jaeyeon finds six scratched digits, and Taeo recognizes a container berth.',
      pt: 'O afogado dirigia o furgão. Dentro do letreiro novo, onde só um vidreiro olharia, Jaeyeon acha seis dígitos riscados, e Taeo reconhece a vaga de um contêiner.',
      es: 'El ahogado conducía la camioneta. Dentro del letrero nuevo, donde solo miraría un vidriero, Jaeyeon halla seis cifras rayadas, y Taeo reconoce el lugar de un contenedor.',
      zh: '溺死的人就是面包车司机。在只有匠人才会留意的灯管内侧，在妍找到六个刻痕数字；泰梧认出，那是货柜的堆位号。',
      vi: 'Người chết đuối chính là tài xế xe tải. Trong ống đèn mới, chỗ chỉ thợ mới để ý, Jaeyeon thấy sáu chữ số khắc vạch; Taeo nhận ra đó là vị trí một container.',
    },
  },
  {
    title: { ko: '푸른 아르곤', en: 'Argon Blue', pt: 'Azul Argônio', es: 'Azul argón', zh: '氩气蓝', vi: 'Xanh argon' },
    synopsis: {
      en: 'In the container stand forty unlit signs, one for each year their mother might still live. On the way back Taeo stops the car and tells Jaeyeon who was driving that night.',
      pt: 'No contêiner há quarenta letreiros apagados, um para cada ano que a mãe ainda poderia viver. Na volta, Taeo para o carro e conta quem dirigia naquela noite.',
      es: 'En el contenedor hay cuarenta letreros sin encender, uno por cada año que aún podría vivir su madre. De regreso, Taeo detiene el auto y le dice quién conducía aquella noche.',
      zh: '货柜里立着四十块没点亮的招牌，母亲可能还有的岁月，一年一块。返程路上，泰梧停下车，告诉在妍那晚是谁在开车。',
      vi: 'Trong container là bốn mươi tấm biển chưa thắp, mỗi tấm cho một năm mẹ họ còn có thể sống. Trên đường về, Taeo dừng xe và kể đêm ấy ai là người cầm lái.',
    },
  },
  {
    title: { ko: '정전', en: 'Power Cut', pt: 'Corte de Luz', es: 'Corte de luz', zh: '断电', vi: 'Cắt điện' },
    synopsis: {
      en: 'The developer turns off the alley. By candlelight the shopkeepers vote to stay, and while they count hands somebody walks out with the ledger.',
      pt: 'A construtora apaga o beco. À luz de velas, os comerciantes votam por ficar e, enquanto contam as mãos, alguém sai com o caderno de dívidas.',
      es: 'La constructora deja el callejón a oscuras. A la luz de las velas los comerciantes votan quedarse y, mientras cuentan manos, alguien se lleva la libreta.',
      zh: '开发商拉了全巷的闸。烛光里，店主们举手表决留下来；正数着手，有人带着账本走了出去。',
      vi: 'Chủ đầu tư cắt điện cả hẻm. Dưới ánh nến, các chủ tiệm biểu quyết ở lại, và trong lúc đếm tay có kẻ mang cuốn sổ nợ đi mất.',
    },
  },
  {
    title: { ko: '돌아온 사람', en: 'The One Who Came Back', pt: 'O que Voltou', es: 'El que volvió', zh: '归来的人', vi: 'Người trở về' },
    synopsis: {
      en: 'Her brother is alive, well dressed, and on the developer’s payroll. He asks her for one thing: to stop looking for him.',
      pt: 'O irmão está vivo, bem-vestido e na folha de pagamento da construtora. Ele só pede uma coisa: que ela pare de procurá-lo.',
      es: 'Su hermano está vivo, bien vestido y en la nómina de la constructora. Solo le pide una cosa: que deje de buscarlo.',
      zh: '哥哥还活着，衣着体面，领着开发商的薪水。他只求她一件事：别再找他了。',
      vi: 'Anh trai cô còn sống, ăn mặc chỉnh tề và lĩnh lương của chủ đầu tư. Anh chỉ xin cô một điều: đừng tìm anh nữa.',
    },
  },
  {
    title: { ko: '유리는 두 번 녹는다', en: 'Glass Melts Twice', pt: 'O Vidro Derrete Duas Vezes', es: 'El vidrio se funde dos veces', zh: '玻璃会熔两次', vi: 'Thủy tinh nóng chảy hai lần' },
    synopsis: {
      en: 'Testifying would clear Taeo and jail her brother; silence does the reverse. Jaeyeon lights the burner and begins the longest sign of her life.',
      pt: 'Depor inocentaria Taeo e prenderia o irmão; calar faz o contrário. Jaeyeon acende o maçarico e começa o letreiro mais comprido da vida.',
      es: 'Declarar salvaría a Taeo y encarcelaría a su hermano; callar, al revés. Jaeyeon enciende el soplete y empieza el letrero más largo de su vida.',
      zh: '作证，泰梧清白，哥哥入狱；沉默，恰恰相反。在妍点燃喷灯，开始弯这辈子最长的一块招牌。',
      vi: 'Ra làm chứng thì Taeo trắng án, anh trai vào tù; im lặng thì ngược lại. Jaeyeon châm đèn khò, bắt đầu tấm biển dài nhất đời mình.',
    },
  },
  {
    title: { ko: '네온에 내린 비', en: 'Rain on Neon', pt: 'Chuva sobre o Néon', es: 'Lluvia sobre el neón', zh: '雨落霓虹', vi: 'Mưa rơi trên neon' },
    synopsis: {
      en: 'On the alley’s last night all forty signs go up at once. Across the water on the road stands a man with no umbrella, and this time she crosses.',
      pt: 'Na última noite do beco, os quarenta letreiros se acendem juntos. Do outro lado da rua alagada há um homem sem guarda-chuva, e desta vez ela atravessa.',
      es: 'La última noche del callejón, los cuarenta letreros se encienden a la vez. Al otro lado de la calle inundada hay un hombre sin paraguas, y esta vez ella cruza.',
      zh: '巷子的最后一夜，四十块招牌同时亮起。积水的马路对面站着一个没打伞的男人，这一次，她走了过去。',
      vi: 'Đêm cuối của con hẻm, bốn mươi tấm biển cùng bật sáng. Bên kia đường ngập nước có người đàn ông không che ô, và lần này cô bước sang.',
    },
  },
];
