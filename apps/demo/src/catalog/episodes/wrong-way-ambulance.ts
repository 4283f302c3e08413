import type { EpisodeWords } from '../format.ts';

/** One night, eight bridges: driver Chu Gangsik, paramedic Seon Yujin and their patient, the gangster Do Palman. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '가양대교, 0시 10분', en: 'Gayang Bridge, 12:10 a.m.', pt: 'Ponte Gayang, 0h10', es: 'Puente Gayang, 0:10', zh: '加阳大桥，零点十分', vi: 'Cầu Gayang, 0 giờ 10' },
    synopsis: {
      en: 'Gangsik has eleven minutes to deliver a man with a bullet in him to a veterinarian. Paramedic Seon Yujin jumps in at a red light, locks the doors and says the word hospital.',
      pt: 'Gangsik tem onze minutos para levar um baleado a um veterinário. A socorrista Seon Yujin embarca num sinal vermelho, tranca as portas e diz a palavra hospital.',
      es: 'Gangsik tiene once minutos para llevar a un baleado con un veterinario. La paramédica Seon Yujin sube en un semáforo, traba las puertas y dice la palabra hospital.',
      zh: '秋江植要在十一分钟内把一个中枪的人送到兽医那儿。红灯前，急救员宣有真跳上车，锁死车门，说出两个字：医院。',
      vi: 'Gangsik có mười một phút đưa một gã trúng đạn đến chỗ bác sĩ thú y. Nhân viên cứu thương Seon Yujin nhảy lên lúc đèn đỏ, khóa cửa và nói hai chữ: bệnh viện.',
    },
  },
  {
    title: {
      ko: '성산대교, 0시 50분', en: 'Seongsan Bridge, 12:50 a.m.', pt: 'Ponte Seongsan, 0h50', es: 'Puente Seongsan, 0:50',
      zh: '城山大桥，零点五十分', vi: 'Cầu Seongsan, 0 giờ 50',
    },
    synopsis: {
      en: 'The first emergency room is waiting for them, with four men in it who are not doctors. Gangsik reverses the length of the bridge while Yujin holds an artery shut.',
      pt: 'O primeiro pronto-socorro os espera, com quatro homens que não são médicos. Gangsik cruza a ponte de ré enquanto Yujin segura uma artéria com os dedos.',
      es: 'La primera sala de urgencias los espera, con cuatro hombres que no son médicos. Gangsik recorre el puente en reversa mientras Yujin aprieta una arteria.',
      zh: '第一家急诊室早有人等着，四个男人，没一个是医生。江植一路倒车退过整座大桥，有真的手指死死按住一根动脉。',
      vi: 'Phòng cấp cứu đầu tiên đã có người đợi: bốn gã, không ai là bác sĩ. Gangsik lùi xe suốt chiều dài cây cầu, còn Yujin lấy tay bịt chặt động mạch.',
    },
  },
  {
    title: { ko: '양화대교, 1시 30분', en: 'Yanghwa Bridge, 1:30 a.m.', pt: 'Ponte Yanghwa, 1h30', es: 'Puente Yanghwa, 1:30', zh: '杨花大桥，一点三十分', vi: 'Cầu Yanghwa, 1 giờ 30' },
    synopsis: {
      en: 'Blood type: rare. Donors within reach: one, and Gangsik has owed him eight million won since a robbery in 2011. Yujin ties the tourniquet and handles the negotiation.',
      pt: 'Tipo sanguíneo: raro. Doadores por perto: um, a quem Gangsik deve oito milhões de wons desde um assalto em 2011. Yujin prepara o garrote e cuida da negociação.',
      es: 'Tipo de sangre: raro. Donantes cerca: uno, y Gangsik le debe ocho millones de wones desde un atraco en 2011. Yujin prepara el torniquete y lleva la negociación.',
      zh: '血型：稀有。附近的供血者：一位，江植从 2011 年那次抢劫起就欠他八百万韩元。有真扎好止血带，接手谈判。',
      vi: 'Nhóm máu: hiếm. Người cho máu ở gần: một, và Gangsik nợ hắn tám triệu won từ vụ cướp năm 2011. Yujin buộc dây garô và đứng ra mặc cả.',
    },
  },
  {
    title: { ko: '원효대교, 2시 5분', en: 'Wonhyo Bridge, 2:05 a.m.', pt: 'Ponte Wonhyo, 2h05', es: 'Puente Wonhyo, 2:05', zh: '元晓大桥，两点零五分', vi: 'Cầu Wonhyo, 2 giờ 05' },
    synopsis: {
      en: 'Palman wakes up and asks for the radio and a lawyer, in that order. The bullet, he says, came from a police revolver, and the officer who fired it is directing traffic ahead.',
      pt: 'Palman acorda e pede o rádio e um advogado, nessa ordem. A bala, diz, saiu de um revólver da polícia, e quem atirou está logo ali, controlando o trânsito.',
      es: 'Palman despierta y pide la radio y un abogado, en ese orden. La bala, dice, salió de un revólver de la policía, y quien disparó dirige el tráfico más adelante.',
      zh: '都八万醒了，先要听广播，再要见律师。他说，子弹出自一把警用左轮，开枪的警官此刻正在前面指挥交通。',
      vi: 'Palman tỉnh dậy, đòi nghe đài rồi đòi luật sư, đúng thứ tự ấy. Gã bảo viên đạn từ súng ngắn cảnh sát, và viên sĩ quan bắn nó đang đứng phân luồng ngay phía trước.',
    },
  },
  {
    title: { ko: '동호대교, 2시 40분', en: 'Dongho Bridge, 2:40 a.m.', pt: 'Ponte Dongho, 2h40', es: 'Puente Dongho, 2:40', zh: '东湖大桥，两点四十分', vi: 'Cầu Dongho, 2 giờ 40' },
    synopsis: {
      en: 'Between a subway train and a roadblock, the siren dies. Gangsik tells Yujin about the last passenger he drove too slowly, and she understands why he drives against traffic.',
      pt: 'Parados entre um trem do metrô e um bloqueio, ficam sem sirene. Gangsik fala do último passageiro que levou devagar demais, e Yujin entende por que ele anda na contramão.',
      es: 'Están detenidos entre un tren y un retén, y la sirena enmudece. Gangsik habla del último pasajero al que llevó demasiado despacio, y Yujin entiende por qué va en contravía.',
      zh: '车卡在地铁列车与路障之间，警笛也哑了。江植讲起那个因为他开得太慢而没救回来的乘客，有真终于明白，他为什么总是逆行。',
      vi: 'Kẹt giữa đoàn tàu điện và chốt chặn, còi hụ tắt lịm. Gangsik kể về hành khách cuối cùng anh chở quá chậm, và Yujin hiểu vì sao anh luôn chạy ngược chiều.',
    },
  },
  {
    title: {
      ko: '영동대교, 3시 15분', en: 'Yeongdong Bridge, 3:15 a.m.', pt: 'Ponte Yeongdong, 3h15', es: 'Puente Yeongdong, 3:15',
      zh: '永东大桥，三点十五分', vi: 'Cầu Yeongdong, 3 giờ 15',
    },
    synopsis: {
      en: 'Yujin operates at a car wash, under the brushes, by the light of a phone. Outside, two gangs and a patrol car wait politely for the rinse cycle to finish.',
      pt: 'Yujin opera num lava-rápido, sob as escovas, à luz de um celular. Lá fora, duas gangues e uma viatura esperam educadamente o fim do enxágue.',
      es: 'Yujin opera en un autolavado, bajo los cepillos, a la luz de un celular. Afuera, dos bandas y una patrulla esperan con cortesía a que termine el enjuague.',
      zh: '洗车房的滚刷底下，有真借着手机的光动手术。外面，两伙黑帮和一辆巡逻车，都很有礼貌地等着冲洗结束。',
      vi: 'Yujin mổ ngay trong tiệm rửa xe, dưới hàng chổi quay, nhờ ánh đèn điện thoại. Bên ngoài, hai băng nhóm và một xe tuần tra lịch sự đợi hết lượt xả nước.',
    },
  },
  {
    title: { ko: '잠실대교, 3시 50분', en: 'Jamsil Bridge, 3:50 a.m.', pt: 'Ponte Jamsil, 3h50', es: 'Puente Jamsil, 3:50', zh: '蚕室大桥，三点五十分', vi: 'Cầu Jamsil, 3 giờ 50' },
    synopsis: {
      en: 'The bullet is out and worth more than the man. Offered enough to retire on, Gangsik signals left, as if to hand it over, and asks Yujin whether she trusts him.',
      pt: 'A bala saiu e vale mais que o homem. Com uma oferta que o aposentaria, Gangsik dá seta à esquerda, como quem vai entregá-la, e pergunta se Yujin confia nele.',
      es: 'La bala salió y vale más que el hombre. Con una oferta que lo jubilaría, Gangsik pone la direccional izquierda, como si fuera a entregarla, y pregunta a Yujin si confía en él.',
      zh: '子弹取出来了，比人还值钱。对方开的价够江植养老，他打了左转灯，像是要交货，然后问有真：信我吗？',
      vi: 'Viên đạn đã lấy ra, đáng giá hơn cả mạng người. Được trả số tiền đủ dưỡng già, Gangsik bật xi nhan trái như sắp giao nó, rồi hỏi Yujin có tin anh không.',
    },
  },
  {
    title: { ko: '천호대교, 4시 30분', en: 'Cheonho Bridge, 4:30 a.m.', pt: 'Ponte Cheonho, 4h30', es: 'Puente Cheonho, 4:30', zh: '千户大桥，四点三十分', vi: 'Cầu Cheonho, 4 giờ 30' },
    synopsis: {
      en: 'Every headlight in Seoul is coming toward them and one hospital has left its gate open. For once Gangsik stops at the barrier, takes a ticket and waits in line.',
      pt: 'Todos os faróis de Seul vêm na direção deles, e um hospital deixou o portão aberto. Por uma vez, Gangsik para na cancela, pega o tíquete e espera na fila.',
      es: 'Todos los faros de Seúl vienen hacia ellos y un hospital dejó abierto el portón. Por una vez, Gangsik se detiene en la barrera, toma el boleto y hace fila.',
      zh: '首尔所有的车灯迎面涌来，只有一家医院敞着大门。这一次，江植在栏杆前停下，取了票，老老实实排队。',
      vi: 'Mọi ánh đèn xe ở Seoul đang lao về phía họ, chỉ một bệnh viện để ngỏ cổng. Lần này, Gangsik dừng trước thanh chắn, lấy vé và xếp hàng chờ.',
    },
  },
];
