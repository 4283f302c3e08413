import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '39도 2부', en: '39.2', pt: '39,2 °C',
      es: '39,2 °C', zh: '三十九度二', vi: '39 độ 2',
    },
    synopsis: {
      en: 'Ui-geon arrives to inspect a building for his hospital and is handed a feverish baby at the door. Hae-bom, on her nineteenth hour, takes him for the new doctor.',
      pt: 'Ui-geon vem avaliar um imóvel para o hospital e lhe põem no colo um bebê febril. Hae-bom, na décima nona hora de plantão, acha que ele é o médico novo.',
      es: 'Ui-geon llega a valuar un local para su hospital y en la puerta le ponen en brazos a un bebé con fiebre. Hae-bom, en su hora diecinueve, lo toma por el médico nuevo.',
      zh: '义建替医院来看房子，刚进门就被塞了个发烧的婴儿。已经连轴转了十九个小时的海春，以为他是新来的医生。',
      vi: 'Ui-geon đến khảo sát mặt bằng cho bệnh viện thì bị dúi vào tay một em bé đang sốt. Hae-bom, trực đến giờ thứ mười chín, tưởng anh là bác sĩ mới.',
    },
  },
  {
    title: {
      ko: '왼손', en: 'The Left Hand', pt: 'A Mão Esquerda',
      es: 'La mano izquierda', zh: '左手', vi: 'Bàn tay trái',
    },
    synopsis: {
      en: 'It shakes when he holds a scalpel and not when he holds a rattle. A boy with a marble up his nose becomes the first person to be told.',
      pt: 'Treme com o bisturi, não treme com o chocalho. Um menino com uma bolinha de gude no nariz é o primeiro a saber.',
      es: 'Tiembla con el bisturí y no con el sonajero. Un niño con una canica en la nariz es el primero en saberlo.',
      zh: '握手术刀会抖，拿拨浪鼓却不抖。第一个知道这件事的，是个鼻孔里塞了玻璃珠的小男孩。',
      vi: 'Cầm dao mổ thì run, cầm lục lạc lại không. Người đầu tiên được biết chuyện là cậu bé nhét viên bi vào mũi.',
    },
  },
  {
    title: {
      ko: '열나는 택시', en: 'A Taxi with a Fever', pt: 'O Táxi Febril',
      es: 'Un taxi con fiebre', zh: '发烧的出租车', vi: 'Chiếc taxi phát sốt',
    },
    synopsis: {
      en: 'The same cab has brought eleven children this month and always waits outside with the meter off. Tonight the driver is carrying the twelfth himself, and she is his.',
      pt: 'O mesmo táxi trouxe onze crianças este mês e sempre espera com o taxímetro desligado. Hoje o motorista traz a décima segunda no colo: é dele.',
      es: 'El mismo taxi ha traído once niños este mes y siempre espera con el taxímetro apagado. Esta noche el conductor carga él mismo a la duodécima: es su hija.',
      zh: '同一辆出租车，这个月送来十一个孩子，每次都关了计价器在外面等。今晚，司机亲自抱来了第十二个，是他女儿。',
      vi: 'Vẫn chiếc taxi ấy, tháng này chở tới mười một đứa trẻ và lần nào cũng tắt đồng hồ đứng đợi. Tối nay bác tài tự bế đứa thứ mười hai vào: con gái bác.',
    },
  },
  {
    title: {
      ko: '통역이 필요한 밤', en: 'Interpreter Wanted', pt: 'Precisa-se de Intérprete',
      es: 'Se busca intérprete', zh: '今夜急寻翻译', vi: 'Đêm cần phiên dịch',
    },
    synopsis: {
      en: 'A Vietnamese mother, a rash nobody recognizes, and a phone line with music on hold. The boy from the shop next door translates, leaving out only what she says about Ui-geon.',
      pt: 'Uma mãe vietnamita, uma mancha que ninguém reconhece, uma linha com musiquinha de espera. O rapaz da loja ao lado traduz tudo, menos o que ela diz de Ui-geon.',
      es: 'Una madre vietnamita, un sarpullido que nadie reconoce y una línea con música de espera. El chico de la tienda de al lado traduce todo, salvo lo que ella dice de Ui-geon.',
      zh: '一位越南妈妈，一片谁也没见过的疹子，一条永远在放音乐的热线。隔壁手机店的小伙来当翻译，只略去了她评价义建的那句。',
      vi: 'Một bà mẹ Việt, một kiểu phát ban không ai nhận ra, và tổng đài chỉ phát nhạc chờ. Cậu trai tiệm điện thoại bên cạnh dịch hết, chỉ bỏ đúng câu chị nói về Ui-geon.',
    },
  },
  {
    title: {
      ko: '폭설, 분만 없음', en: 'We Do Not Deliver Babies', pt: 'Não Fazemos Parto',
      es: 'Aquí no se atienden partos', zh: '本院不接生', vi: 'Ở đây không đỡ đẻ',
    },
    synopsis: {
      en: 'Snow on the ring road, an ambulance on its side, and a sign on the wall that nobody in labor has time to read. A surgeon, a pediatrician and a phone salesman look it up.',
      pt: 'Neve no anel viário, ambulância tombada e um aviso na parede que ninguém em trabalho de parto tem tempo de ler. Um cirurgião, uma pediatra e um vendedor de celular vão pesquisar.',
      es: 'Nieve en la circunvalación, una ambulancia volcada y un letrero que nadie en trabajo de parto alcanza a leer. Un cirujano, una pediatra y un vendedor de celulares lo buscan en internet.',
      zh: '环线大雪，救护车侧翻，墙上贴着告示，可临产的人哪有空看。一个外科医生、一个儿科医生和一个卖手机的，赶紧上网查。',
      vi: 'Tuyết phủ đường vành đai, xe cấp cứu lật nghiêng, và tấm biển mà người sắp sinh chẳng kịp đọc. Một bác sĩ phẫu thuật, một bác sĩ nhi và một cậu bán điện thoại vội tra mạng.',
    },
  },
  {
    title: {
      ko: '같은 아이, 세 번째', en: 'Third Time This Month', pt: 'Terceira Vez no Mês',
      es: 'Tercera vez este mes', zh: '这个月第三次', vi: 'Lần thứ ba trong tháng',
    },
    synopsis: {
      en: 'A fall, then a fall, then a fall. Hae-bom reaches for the reporting form; the father is the council member who signs the clinic’s license.',
      pt: 'Uma queda, outra queda, outra queda. Hae-bom pega o formulário de denúncia; o pai é o vereador que assina o alvará da clínica.',
      es: 'Una caída, otra caída, otra caída. Hae-bom toma el formulario de denuncia; el padre es el concejal que firma la licencia de la clínica.',
      zh: '摔的，又是摔的，还是摔的。海春伸手去拿报告单，而孩子的父亲，正是给诊所批执照的议员。',
      vi: 'Té ngã, lại té ngã, vẫn té ngã. Hae-bom với lấy mẫu đơn trình báo; người cha là vị nghị viên ký giấy phép cho phòng khám.',
    },
  },
  {
    title: {
      ko: '불 꺼진 창', en: 'The Dark Window', pt: 'A Janela Apagada',
      es: 'La ventana apagada', zh: '熄灯的窗', vi: 'Ô cửa tắt đèn',
    },
    synopsis: {
      en: 'Closed by order. At ten past seven they start to come anyway, sit on the curb with their blankets, and Hae-bom takes temperatures under a streetlight.',
      pt: 'Interditada. Às sete e dez eles começam a chegar do mesmo jeito, sentam no meio-fio com cobertores, e Hae-bom mede febre sob o poste.',
      es: 'Clausurada. A las siete y diez empiezan a llegar igual, se sientan en la acera con sus mantas, y Hae-bom toma la temperatura bajo un farol.',
      zh: '诊所被勒令停业。七点十分，人们还是来了，裹着毯子坐在路边。海春就在路灯下，一个个量体温。',
      vi: 'Bị đình chỉ. Bảy giờ mười, họ vẫn đến, quấn chăn ngồi bên vỉa hè, và Hae-bom đo nhiệt độ dưới ngọn đèn đường.',
    },
  },
  {
    title: {
      ko: '마지막 아이가 잠들면', en: 'When the Last Child Sleeps', pt: 'Quando a Última Criança Dorme',
      es: 'Cuando se duerme el último niño', zh: '等最后一个孩子睡着', vi: 'Khi đứa trẻ cuối cùng ngủ',
    },
    synopsis: {
      en: 'A liver has come free in Daejeon and only one steady hand is near enough. Ui-geon scrubs in with a giraffe sticker on his sleeve; Hae-bom keeps the window lit.',
      pt: 'Surgiu um fígado em Daejeon e só há uma mão firme por perto. Ui-geon entra na cirurgia com um adesivo de girafa na manga; Hae-bom mantém a janela acesa.',
      es: 'Hay un hígado en Daejeon y una sola mano firme lo bastante cerca. Ui-geon entra al quirófano con una calcomanía de jirafa en la manga; Hae-bom deja la ventana encendida.',
      zh: '大田有了一颗肝源，附近够稳的手只有一双。义建袖口贴着长颈鹿贴纸上了手术台，海春替他守着那扇亮着的窗。',
      vi: 'Daejeon vừa có một lá gan, và chỉ một bàn tay đủ vững ở gần. Ui-geon vào phòng mổ với miếng dán hươu cao cổ trên tay áo; Hae-bom giữ cho ô cửa sáng đèn.',
    },
  },
];
