import type { EpisodeWords } from '../format.ts';

/** Jin Mokhwa’s team at Daebak Elevators: engineer Pyo Inho, driver Bae Dusik, bookkeeper Gal Mina and intern Ong Sarang. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '14층과 15층 사이', en: 'Between 14 and 15', pt: 'Entre o 14 e o 15', es: 'Entre el 14 y el 15', zh: '十四楼与十五楼之间', vi: 'Giữa tầng 14 và 15' },
    synopsis: {
      en: 'Nine directors are stuck in the company’s own elevator. The manual says to call maintenance, and maintenance was laid off in spring by the nine people inside.',
      pt: 'Nove diretores estão presos no elevador da própria empresa. O manual manda chamar a manutenção, demitida na primavera pelos nove que estão lá dentro.',
      es: 'Nueve directivos quedan atrapados en el elevador de la propia empresa. El manual dice que llamen a mantenimiento, despedido en primavera por los nueve de adentro.',
      zh: '九位董事被困在自家电梯里。手册上写着：请联系维修组。而维修组，今年春天刚被里面这九个人裁掉。',
      vi: 'Chín vị giám đốc kẹt trong thang máy của chính công ty. Sổ tay ghi: gọi tổ bảo trì. Tổ bảo trì thì vừa bị chín người bên trong cho nghỉ hồi mùa xuân.',
    },
  },
  {
    title: { ko: '살아 있는 고인', en: 'The Living Deceased', pt: 'O Falecido Está Vivo', es: 'El difunto está vivo', zh: '活着的“故人”', vi: 'Người quá cố còn sống' },
    synopsis: {
      en: 'Intern Sarang sends a condolence wreath three meters tall to the wrong supplier. The man it mourns signs for it in person, and would like to talk about brake linings.',
      pt: 'A estagiária Sarang manda uma coroa fúnebre de três metros ao fornecedor errado. O morto assina o recibo em pessoa e quer falar de lonas de freio.',
      es: 'La pasante Sarang envía una corona fúnebre de tres metros al proveedor equivocado. El difunto firma el recibo en persona y quiere hablar de frenos.',
      zh: '实习生邕莎朗把三米高的吊唁花圈送错了供应商。“逝者”亲自签收，还说有件关于刹车片的事想聊聊。',
      vi: 'Thực tập sinh Sarang gửi vòng hoa viếng cao ba mét nhầm nhà cung cấp. Người “quá cố” đích thân ký nhận, và muốn nói chuyện về má phanh.',
    },
  },
  {
    title: { ko: '사장님의 금붕어', en: 'The Goldfish Is Indisposed', pt: 'O Peixinho Passa Mal', es: 'El pez dorado se siente mal', zh: '金鱼欠安', vi: 'Cá vàng không khỏe' },
    synopsis: {
      en: 'The CEO’s lucky goldfish turns belly-up forty minutes before he is filmed beside it. Mokhwa’s team has one pet shop, one police escort and a fish with a very distinctive scar.',
      pt: 'O peixinho da sorte do presidente aparece boiando quarenta minutos antes de ser filmado ao lado dele. A equipe de Mokhwa tem um pet shop, uma escolta e um peixe de cicatriz inconfundível.',
      es: 'El pez de la suerte del presidente aparece flotando cuarenta minutos antes de que lo filmen a su lado. El equipo de Mokhwa tiene una tienda de mascotas, una escolta y un pez con una cicatriz inconfundible.',
      zh: '社长的招财金鱼翻了肚，离采访开拍只剩四十分钟。木花的小组只有一家水族店、一辆开道警车，而那条鱼脸上偏偏有道独一无二的疤。',
      vi: 'Con cá vàng may mắn của sếp tổng ngửa bụng bốn mươi phút trước giờ ghi hình. Nhóm Mokhwa có một tiệm cá, một xe dẫn đường, và một con cá mang vết sẹo không lẫn vào đâu được.',
    },
  },
  {
    title: { ko: '새벽 두 시의 토너', en: 'Toner at 2 a.m.', pt: 'Toner às Duas da Manhã', es: 'Tóner a las dos de la mañana', zh: '凌晨两点的墨粉', vi: 'Mực in lúc hai giờ sáng' },
    synopsis: {
      en: 'Three thousand pages left the tenth-floor printer while the building was empty. Mina reads the drum with a flashlight and finds the ghost of a list of names.',
      pt: 'Três mil páginas saíram da impressora do décimo andar com o prédio vazio. Mina lê o cilindro com uma lanterna e acha o fantasma de uma lista de nomes.',
      es: 'Tres mil páginas salieron de la impresora del décimo piso con el edificio vacío. Mina lee el tambor con una linterna y encuentra el fantasma de una lista de nombres.',
      zh: '整栋楼空无一人时，十楼打印机吐出了三千页纸。美娜打着手电看硒鼓，上面残留着一份名单的影子。',
      vi: 'Ba nghìn trang giấy in từ máy tầng mười lúc tòa nhà không một bóng người. Mina soi đèn pin vào trống mực và thấy bóng mờ một danh sách tên.',
    },
  },
  {
    title: { ko: '울기 좋은 칸', en: 'The Crying Stall', pt: 'A Cabine do Choro', es: 'El baño de llorar', zh: '适合哭的隔间', vi: 'Buồng để khóc' },
    synopsis: {
      en: 'Complaints say the third-floor restroom is always occupied. Mokhwa goes to fix the lock and ends up drawing a sign-up sheet, then adding her own name at 11:40.',
      pt: 'Reclamam que o banheiro do terceiro andar vive ocupado. Mokhwa vai consertar a tranca e acaba fazendo uma lista de horários, com o próprio nome às 23h40.',
      es: 'Se quejan de que el baño del tercero siempre está ocupado. Mokhwa va a arreglar el cerrojo y termina haciendo una lista de turnos, con su propio nombre a las 23:40.',
      zh: '有人投诉三楼厕所总有人占着。木花去修锁，结果贴出一张预约表，还在十一点四十分那一格，填上了自己的名字。',
      vi: 'Có người phàn nàn nhà vệ sinh tầng ba lúc nào cũng bận. Mokhwa đi sửa khóa, rốt cuộc kẻ luôn bảng đăng ký và ghi tên mình vào ô 11 giờ 40 đêm.',
    },
  },
  {
    title: { ko: '단합대회 버스', en: 'The Team-Building Bus', pt: 'O Ônibus da Integração', es: 'El autobús de la convivencia', zh: '团建大巴', vi: 'Chuyến xe gắn kết' },
    synopsis: {
      en: 'Two hundred employees, one mountain, no signal, and Dusik at the wheel singing. On the dark descent Inho explains to Mokhwa why an elevator never really falls.',
      pt: 'Duzentos funcionários, uma montanha, nenhum sinal, e Dusik cantando ao volante. Na descida escura, Inho explica a Mokhwa por que um elevador nunca despenca de verdade.',
      es: 'Doscientos empleados, una montaña, cero señal y Dusik cantando al volante. En la bajada a oscuras, Inho le explica a Mokhwa por qué un elevador nunca cae de verdad.',
      zh: '两百名员工，一座山，没有信号，斗植握着方向盘高歌。摸黑下山时，仁浩告诉木花，电梯为什么从来不会真正坠落。',
      vi: 'Hai trăm nhân viên, một ngọn núi, không sóng điện thoại, còn Dusik vừa lái vừa hát. Lúc xuống núi tối om, Inho giảng cho Mokhwa vì sao thang máy chẳng bao giờ rơi thật.',
    },
  },
  {
    title: { ko: '책상 하나가 모자란다', en: 'One Desk Short', pt: 'Falta uma Mesa', es: 'Falta un escritorio', zh: '少了一张桌子', vi: 'Thiếu một chiếc bàn' },
    synopsis: {
      en: 'The order is to rearrange two hundred twelve desks over one weekend. The new plan has two hundred eleven, and Inho knows whose is missing before anyone unrolls it.',
      pt: 'A ordem é remanejar duzentas e doze mesas num fim de semana. A planta nova tem duzentas e onze, e Inho sabe qual falta antes de alguém desenrolá-la.',
      es: 'La orden es reacomodar doscientos doce escritorios en un fin de semana. El plano nuevo tiene doscientos once, e Inho sabe cuál falta antes de que lo desenrollen.',
      zh: '一个周末，要重排两百一十二张办公桌。新平面图上只有两百一十一张；图纸还没摊开，仁浩就知道少的是谁的。',
      vi: 'Lệnh đưa xuống: xếp lại hai trăm mười hai bàn trong một cuối tuần. Bản vẽ mới chỉ có hai trăm mười một, và chưa ai mở ra Inho đã biết thiếu bàn của ai.',
    },
  },
  {
    title: { ko: '분실물 보관함', en: 'Lost and Found', pt: 'Achados e Perdidos', es: 'Objetos perdidos', zh: '失物招领', vi: 'Tủ đồ thất lạc' },
    synopsis: {
      en: 'Eleven umbrellas, a denture, a wedding ring, a USB stick labeled “not this one.” Nobody claims the stick, but three executives drop by to ask whether anybody has.',
      pt: 'Onze guarda-chuvas, uma dentadura, uma aliança, um pen drive com a etiqueta “este não”. Ninguém o reclama, mas três diretores passam para saber se alguém reclamou.',
      es: 'Once paraguas, una dentadura, un anillo de bodas y una memoria USB que dice “esta no”. Nadie la reclama, pero tres directivos pasan a preguntar si alguien lo hizo.',
      zh: '十一把伞、一副假牙、一枚婚戒，还有个贴着“不是这个”的U盘。没人来领，却有三位高管先后过来打听：有人领了吗？',
      vi: 'Mười một cái ô, một hàm răng giả, một nhẫn cưới, một USB dán nhãn “không phải cái này”. Chẳng ai nhận, nhưng ba sếp ghé hỏi đã có ai nhận chưa.',
    },
  },
  {
    title: { ko: '영수증 만천 원', en: 'A Receipt for 11,000 Won', pt: 'Recibo de 11 Mil Wons', es: 'Un recibo de 11.000 wones', zh: '一万一千韩元的发票', vi: 'Tờ hóa đơn 11.000 won' },
    synopsis: {
      en: 'Audit locks the team in a room over eleven thousand won of tape. Mina answers with nine years of receipts, in order, and one of them is for brakes never installed.',
      pt: 'A auditoria tranca a equipe numa sala por causa de onze mil wons de fita. Mina responde com nove anos de recibos em ordem, e um deles é de freios nunca instalados.',
      es: 'Auditoría encierra al equipo por once mil wones de cinta. Mina responde con nueve años de recibos en orden, y uno es de frenos que nunca se instalaron.',
      zh: '为了一万一千韩元的胶带钱，审计组把他们关进会议室。美娜搬出九年的票据，按日期排好，其中一张买的刹车从未装过。',
      vi: 'Ban kiểm toán nhốt cả nhóm vì mười một nghìn won tiền băng keo. Mina đáp lại bằng chín năm hóa đơn xếp thứ tự, trong đó có một tờ mua phanh chưa bao giờ được lắp.',
    },
  },
  {
    title: { ko: '사표는 총무팀으로', en: 'Resignations Go to Us', pt: 'Demissões Aqui', es: 'Las renuncias, aquí', zh: '辞职信请交总务组', vi: 'Đơn nghỉ việc nộp tại đây' },
    synopsis: {
      en: 'Management offers Mokhwa a window office on the twentieth floor and five minutes to choose. Downstairs her team is already carrying plants up to congratulate her.',
      pt: 'A diretoria oferece a Mokhwa uma sala com janela no vigésimo andar e cinco minutos para decidir. Lá embaixo, a equipe já sobe com vasos para parabenizá-la.',
      es: 'La dirección le ofrece a Mokhwa una oficina con ventana en el piso veinte y cinco minutos para decidir. Abajo, su equipo ya sube plantas para felicitarla.',
      zh: '公司许给木花一间二十楼的靠窗办公室，让她五分钟内答复。楼下，组员们已经捧着盆栽上来道喜了。',
      vi: 'Ban giám đốc mời Mokhwa lên phòng có cửa sổ ở tầng hai mươi, cho năm phút để chọn. Bên dưới, cả nhóm đã ôm chậu cây lên chúc mừng.',
    },
  },
  {
    title: { ko: '주주총회 도시락', en: 'Lunch for the Shareholders', pt: 'Almoço dos Acionistas', es: 'Almuerzo para accionistas', zh: '股东大会的盒饭', vi: 'Cơm hộp cho cổ đông' },
    synopsis: {
      en: 'Name tags, microphones, four hundred boxed lunches: the sale of Daebak will be voted on at noon, and the people who set the tables know which microphone to leave on.',
      pt: 'Crachás, microfones, quatrocentas marmitas: a venda da Daebak vai a votação ao meio-dia, e quem arrumou as mesas sabe qual microfone deixar ligado.',
      es: 'Credenciales, micrófonos, cuatrocientos almuerzos: la venta de Daebak se vota al mediodía, y quienes pusieron las mesas saben qué micrófono dejar encendido.',
      zh: '名牌、话筒、四百份盒饭——大博的出售案中午表决，而布置会场的人，知道该让哪支话筒一直开着。',
      vi: 'Bảng tên, micro, bốn trăm suất cơm hộp: trưa nay biểu quyết việc bán Daebak, và những người bày bàn biết nên để chiếc micro nào mở.',
    },
  },
  {
    title: { ko: '여섯 시 퇴근', en: 'Home by Six', pt: 'Em Casa às Seis', es: 'A casa a las seis', zh: '六点下班', vi: 'Sáu giờ tan sở' },
    synopsis: {
      en: 'For the first time in company history the lights on the general affairs floor go off at six. Mokhwa and Inho take the elevator down, and it stops, gently, between floors.',
      pt: 'Pela primeira vez na história da empresa, as luzes do administrativo se apagam às seis. Mokhwa e Inho descem de elevador, e ele para, de mansinho, entre dois andares.',
      es: 'Por primera vez en la historia de la empresa, el piso de Servicios Generales se apaga a las seis. Mokhwa e Inho bajan en el elevador, y este se detiene, con suavidad, entre dos pisos.',
      zh: '公司成立以来头一回，总务组那一层六点就熄了灯。木花和仁浩搭电梯下楼，电梯轻轻一顿，停在了两层之间。',
      vi: 'Lần đầu trong lịch sử công ty, tầng hành chính tắt đèn lúc sáu giờ. Mokhwa và Inho đi thang xuống, và nó khẽ khàng dừng lại giữa hai tầng.',
    },
  },
];
