import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '맨 뒷줄의 조문객', en: 'The Mourner in the Last Row', pt: 'A Última Fila da Capela',
      es: 'La última fila', zh: '最后一排的吊客', vi: 'Người khách hàng ghế cuối',
    },
    synopsis: {
      en: 'Gu Ra-hee attends her own burial in a veil and a stranger’s face. She counts four hundred wreaths and not one wet handkerchief.',
      pt: 'De véu e com o rosto de outra, Gu Ra-hee vai ao próprio enterro. Conta quatrocentas coroas de flores e nenhum lenço molhado.',
      es: 'Con velo y un rostro ajeno, Gu Ra-hee asiste a su propio entierro. Cuenta cuatrocientas coronas y ni un solo pañuelo mojado.',
      zh: '具罗熙蒙着面纱，顶着一张陌生的脸，来参加自己的葬礼。花圈数到四百个，湿手帕一块也没有。',
      vi: 'Gu Ra-hee dự đám tang của chính mình, sau tấm mạng và gương mặt người lạ. Cô đếm được bốn trăm vòng hoa, không một chiếc khăn tay nào ướt.',
    },
  },
  {
    title: {
      ko: '이름표 두 장', en: 'Two Name Tags', pt: 'Duas Etiquetas',
      es: 'Dos etiquetas', zh: '两张名牌', vi: 'Hai thẻ tên',
    },
    synopsis: {
      en: 'A retired nurse sells her the nursery log of twenty-nine years ago. Two lines are in another ink, and a gloved hand is in the photograph.',
      pt: 'Uma enfermeira aposentada lhe vende o registro do berçário de vinte e nove anos atrás. Duas linhas têm outra tinta, e na foto há uma mão enluvada.',
      es: 'Una enfermera jubilada le vende el registro de la sala de recién nacidos de hace veintinueve años. Dos líneas llevan otra tinta, y en la foto hay una mano enguantada.',
      zh: '退休护士把二十九年前的新生儿登记簿卖给了她。有两行墨色不同，照片里还有一只戴手套的手。',
      vi: 'Một y tá về hưu bán cho cô cuốn sổ phòng sơ sinh hai mươi chín năm trước. Hai dòng khác màu mực, và trong ảnh có một bàn tay đeo găng.',
    },
  },
  {
    title: {
      ko: '내 자리가 비었더군요', en: 'My Chair Was Free', pt: 'Minha Cadeira Estava Livre',
      es: 'Mi silla estaba libre', zh: '我的座位空着', vi: 'Ghế của tôi còn trống',
    },
    synopsis: {
      en: 'Under the drowned woman’s name, Han Su-won, she applies to be secretary to the chairwoman who raised her. The interview lasts one question.',
      pt: 'Com o nome da afogada, Han Su-won, ela se candidata a secretária da presidente que a criou. A entrevista tem uma só pergunta.',
      es: 'Con el nombre de la ahogada, Han Su-won, se postula como secretaria de la presidenta que la crio. La entrevista dura una sola pregunta.',
      zh: '她用溺亡女子韩秀媛的名字，应聘养大自己的会长的秘书。面试只问了一个问题。',
      vi: 'Mang tên người chết đuối, Han Su-won, cô xin làm thư ký cho bà chủ tịch đã nuôi mình lớn. Buổi phỏng vấn chỉ có một câu hỏi.',
    },
  },
  {
    title: {
      ko: '홀아비에게 청혼하는 법', en: 'How to Propose to a Widower', pt: 'Como Pedir um Viúvo em Casamento',
      es: 'Cómo pedirle la mano a un viudo', zh: '如何向鳏夫求婚', vi: 'Cách cầu hôn một người góa vợ',
    },
    synopsis: {
      en: 'Her widower, Cha Min-jae, still pays for a phone that no longer rings. She proposes to him over the third course and forgets to change her handwriting.',
      pt: 'O viúvo, Cha Min-jae, ainda paga a conta de um celular que não toca mais. Ela o pede em casamento no terceiro prato e se esquece de disfarçar a letra.',
      es: 'Su viudo, Cha Min-jae, aún paga un teléfono que ya no suena. Ella le pide matrimonio en el tercer plato y olvida disimular la letra.',
      zh: '她的鳏夫车旻宰还在给一部不再响的手机交话费。第三道菜上桌时她开口求婚，却忘了改掉自己的笔迹。',
      vi: 'Người chồng góa Cha Min-jae vẫn đóng cước cho chiếc điện thoại không còn đổ chuông. Cô cầu hôn anh ở món thứ ba và quên đổi nét chữ.',
    },
  },
  {
    title: {
      ko: '반지하의 다른 엄마', en: 'The Other Mother', pt: 'A Outra Mãe',
      es: 'La otra madre', zh: '另一位母亲', vi: 'Người mẹ kia',
    },
    synopsis: {
      en: 'In a basement flat in Guro, a laundress sets out birthday soup for the daughter who has not come home for a month. Ra-hee rings the bell and is let in.',
      pt: 'Num porão em Guro, uma lavadeira põe na mesa a sopa de aniversário da filha que não volta há um mês. Ra-hee toca a campainha, e a porta se abre.',
      es: 'En un sótano de Guro, una lavandera sirve la sopa de cumpleaños de la hija que lleva un mes sin volver. Ra-hee toca el timbre y le abren.',
      zh: '九老的半地下室里，洗衣妇给一个月没回家的女儿煮好了生日海带汤。罗熙按下门铃，门开了。',
      vi: 'Trong căn hầm ở Guro, bà thợ giặt bày bát canh sinh nhật cho đứa con gái cả tháng chưa về. Ra-hee bấm chuông, và cửa mở.',
    },
  },
  {
    title: {
      ko: '이사회 투표', en: 'Thirteen Votes', pt: 'Treze Votos',
      es: 'Trece votos', zh: '十三票', vi: 'Mười ba lá phiếu',
    },
    synopsis: {
      en: 'To fire her own mother she needs seven directors out of thirteen. She has six, and the seventh was holding an umbrella at the pier that night.',
      pt: 'Para demitir a própria mãe, ela precisa de sete dos treze conselheiros. Tem seis, e o sétimo segurava um guarda-chuva no píer naquela noite.',
      es: 'Para despedir a su propia madre necesita siete de trece consejeros. Tiene seis, y el séptimo sostenía un paraguas en el muelle aquella noche.',
      zh: '要开除自己的母亲，十三名董事里她得拿下七票。她有六票，第七个人那晚就撑着伞站在码头。',
      vi: 'Muốn sa thải mẹ mình, cô cần bảy trong mười ba phiếu. Cô có sáu, còn người thứ bảy đêm ấy đứng che dù ở bến tàu.',
    },
  },
  {
    title: {
      ko: '수원의 수첩', en: 'Su-won’s Notebook', pt: 'O Caderno de Su-won',
      es: 'La libreta de Su-won', zh: '秀媛的记事本', vi: 'Sổ tay của Su-won',
    },
    synopsis: {
      en: 'The drowned woman had been keeping notes too: board dates, blood types, a ferry timetable. On the last page she has made an appointment with Ra-hee.',
      pt: 'A afogada também fazia anotações: datas de reunião, tipos sanguíneos, o horário da balsa. Na última página, um encontro marcado com Ra-hee.',
      es: 'La ahogada también tomaba notas: fechas de juntas, grupos sanguíneos, el horario del ferry. En la última página hay una cita con Ra-hee.',
      zh: '溺亡的秀媛也在做记录：董事会日期、血型、渡轮班次。最后一页写着一个约会，约的是罗熙。',
      vi: 'Người chết đuối cũng ghi chép: ngày họp hội đồng, nhóm máu, giờ phà. Trang cuối là một cuộc hẹn với Ra-hee.',
    },
  },
  {
    title: {
      ko: '두 번째 결혼식', en: 'The Same Groom', pt: 'O Mesmo Noivo',
      es: 'El mismo novio', zh: '同一个新郎', vi: 'Vẫn chú rể ấy',
    },
    synopsis: {
      en: 'Same hall, same groom, another bride. At the mirror Min-jae fastens her necklace without being told that the clasp turns to the left.',
      pt: 'Mesmo salão, mesmo noivo, outra noiva. Diante do espelho, Min-jae fecha o colar sem que ninguém lhe diga que o fecho gira para a esquerda.',
      es: 'El mismo salón, el mismo novio, otra novia. Ante el espejo, Min-jae le abrocha el collar sin que nadie le diga que el broche gira a la izquierda.',
      zh: '同一个礼堂，同一个新郎，换了新娘。镜子前旻宰替她扣项链，没人告诉过他，那个扣子要往左拧。',
      vi: 'Vẫn sảnh cưới ấy, chú rể ấy, cô dâu khác. Trước gương, Min-jae cài vòng cổ cho cô mà không cần ai bảo khóa xoay về bên trái.',
    },
  },
  {
    title: {
      ko: '관을 열다', en: 'The Coffin', pt: 'O Caixão',
      es: 'El ataúd', zh: '开棺', vi: 'Mở quan tài',
    },
    synopsis: {
      en: 'Rain, two shovels, a court order eleven minutes old. Whoever paid for the marble did not pay for anything to be put under it.',
      pt: 'Chuva, duas pás, um mandado emitido há onze minutos. Quem pagou pelo mármore não pagou para pôr nada embaixo dele.',
      es: 'Lluvia, dos palas, una orden judicial de hace once minutos. Quien pagó el mármol no pagó para que hubiera algo debajo.',
      zh: '大雨，两把铁锹，一张十一分钟前签发的法院令。付钱立大理石碑的人，可没付钱往底下放东西。',
      vi: 'Mưa, hai cái xẻng, lệnh tòa mới ký mười một phút. Kẻ trả tiền tấm bia cẩm thạch không trả tiền cho thứ gì nằm bên dưới.',
    },
  },
  {
    title: {
      ko: '두 번째 장례식', en: 'The Second Funeral', pt: 'O Segundo Enterro',
      es: 'El segundo funeral', zh: '第二场葬礼', vi: 'Tang lễ thứ hai',
    },
    synopsis: {
      en: 'One chapel, two mothers, and the right name on the stone at last. This time Ra-hee sits in the front row, and this time somebody cries.',
      pt: 'Uma capela, duas mães e, enfim, o nome certo na lápide. Desta vez Ra-hee se senta na primeira fila, e desta vez alguém chora.',
      es: 'Una capilla, dos madres y, por fin, el nombre correcto en la lápida. Esta vez Ra-hee se sienta en la primera fila, y esta vez alguien llora.',
      zh: '一间礼拜堂，两位母亲，碑上终于刻对了名字。这一回罗熙坐在第一排，这一回，有人哭了。',
      vi: 'Một nhà nguyện, hai người mẹ, và bia mộ cuối cùng khắc đúng tên. Lần này Ra-hee ngồi hàng đầu, và lần này có người khóc.',
    },
  },
];
