import type { EpisodeWords } from '../format.ts';

/** Seamstress Ma Sunjeong, heir Geum Chaerin, Chairwoman Baek Okran, her elder daughter Seryeong and her son Dohun, the weaver Gil Malnyeo and the dyer Cha Muyeol. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '반쪽 누비', en: 'Half a Quilt', pt: 'Meia Mantinha', es: 'Media mantita', zh: '半床小被', vi: 'Nửa tấm chăn' },
    synopsis: {
      en: 'Champagne, cameras, and over the piano a baby quilt torn down the middle. Sunjeong knows the missing half: she has slept under it all her life.',
      pt: 'Champanhe, fotógrafos e, acima do piano, uma mantinha de bebê rasgada ao meio. Sunjeong conhece a metade que falta: dormiu a vida toda debaixo dela.',
      es: 'Champaña, cámaras y, sobre el piano, una mantita de bebé rota por la mitad. Sunjeong conoce la parte que falta: ha dormido toda la vida bajo ella.',
      zh: '香槟、镜头，钢琴上方挂着一床撕成两半的婴儿小被。缺的那一半，顺贞认得，她从小盖到大。',
      vi: 'Sâm panh, máy ảnh, và phía trên đàn piano là tấm chăn em bé bị xé đôi. Sunjeong biết nửa kia ở đâu: cô đã đắp nó cả đời.',
    },
  },
  {
    title: { ko: '붉은 실 한 올', en: 'One Red Thread', pt: 'Um Fio Vermelho', es: 'Un hilo rojo', zh: '一根红线', vi: 'Một sợi chỉ đỏ' },
    synopsis: {
      en: 'Sunjeong slips back at midnight with a needle case to compare the stitches. Chaerin, the new heir, switches on the lamp and asks which pocket the silver is in.',
      pt: 'À meia-noite, Sunjeong volta com o estojo de agulhas para comparar os pontos. Chaerin, a nova herdeira, acende a luz e pergunta em que bolso está a prataria.',
      es: 'A medianoche, Sunjeong vuelve con su costurero para comparar las puntadas. Chaerin, la nueva heredera, prende la luz y pregunta en qué bolsillo lleva la platería.',
      zh: '午夜，顺贞带着针线包溜回来比对针脚。新任继承人彩璘按亮台灯，问她：银器揣在哪个口袋？',
      vi: 'Nửa đêm, Sunjeong lẻn về cùng hộp kim chỉ để so mũi khâu. Chaerin, người thừa kế mới, bật đèn và hỏi cô giấu đồ bạc trong túi nào.',
    },
  },
  {
    title: { ko: '오빠일지도 모르는 남자', en: 'Perhaps Her Brother', pt: 'Talvez Seu Irmão', es: 'Quizá su hermano', zh: '他也许是哥哥', vi: 'Có lẽ là anh trai' },
    synopsis: {
      en: 'If the quilt is hers, so is the family, and so is Dohun. Sunjeong breaks the engagement at the dress fitting and cannot give the one reason he would accept.',
      pt: 'Se a mantinha é dela, a família também é, e Dohun também. Sunjeong rompe o noivado na prova do vestido, sem poder dar o único motivo que ele aceitaria.',
      es: 'Si la mantita es suya, también la familia, y también Dohun. Sunjeong rompe el compromiso en la prueba del vestido sin poder dar la única razón que él aceptaría.',
      zh: '若小被是她的，这家人便是她的，道勋也就成了哥哥。试婚服时顺贞提出退婚，唯一能说服他的理由，偏偏说不出口。',
      vi: 'Nếu tấm chăn là của cô, gia đình này cũng vậy, và Dohun cũng vậy. Sunjeong hủy hôn ngay buổi thử áo cưới mà không thể nói ra lý do duy nhất anh sẽ chấp nhận.',
    },
  },
  {
    title: { ko: '젖은 비단의 따귀', en: 'Slapped with Wet Silk', pt: 'Um Tapa de Seda Molhada', es: 'Bofetada de seda mojada', zh: '湿绸一巴掌', vi: 'Cái tát bằng lụa ướt' },
    synopsis: {
      en: 'Chaerin fires the seamstress in front of sixty customers with a length of wet silk. Sunjeong wrings it out, folds it along the grain and hands it back perfectly pressed.',
      pt: 'Diante de sessenta clientes, Chaerin demite a costureira com um tapa de seda molhada. Sunjeong torce o pano, dobra-o no fio e o devolve passado com perfeição.',
      es: 'Ante sesenta clientes, Chaerin despide a la costurera con un golpe de seda mojada. Sunjeong exprime la tela, la dobla al hilo y se la devuelve perfectamente planchada.',
      zh: '当着六十位客人，彩璘抡起一截湿绸，把裁缝赶出店门。顺贞拧干绸子，顺着纹路叠好，熨得平平整整还了回去。',
      vi: 'Trước mặt sáu mươi khách, Chaerin quất tấm lụa ướt đuổi cô thợ may. Sunjeong vắt khô, gấp đúng canh sợi, là phẳng phiu rồi trả lại.',
    },
  },
  {
    title: { ko: '산파 옹봉순', en: 'The Midwife’s Memory', pt: 'A Memória da Parteira', es: 'La memoria de la partera', zh: '接生婆邕凤顺', vi: 'Bà đỡ Ong Bongsun' },
    synopsis: {
      en: 'Retired midwife Ong Bongsun recalls every birth but one. For that night in 1997 she has a bankbook instead, and somebody has been paying into it every month since.',
      pt: 'A parteira Ong Bongsun se lembra de todos os partos, menos um. Daquela noite de 1997 tem só uma caderneta, na qual alguém deposita todo mês desde então.',
      es: 'La partera Ong Bongsun recuerda todos los partos menos uno. De aquella noche de 1997 solo tiene una libreta de banco, en la que alguien deposita cada mes desde entonces.',
      zh: '退休接生婆邕凤顺记得每一次接生，唯独忘了一次。1997 年那一夜，她留下的只有一本存折；从那以后，有人月月往里打钱。',
      vi: 'Bà đỡ về hưu Ong Bongsun nhớ mọi ca sinh, trừ một ca. Đêm năm 1997 ấy bà chỉ có một sổ tiết kiệm, và từ đó tháng nào cũng có người gửi tiền vào.',
    },
  },
  {
    title: { ko: '외상 장부', en: 'The Unpaid Bolt', pt: 'A Peça Não Paga', es: 'El rollo sin pagar', zh: '赊账簿', vi: 'Cuốn sổ nợ lụa' },
    synopsis: {
      en: 'Weaver Gil Malnyeo never lets her daughter see the ledger. The last line reads: one bolt of crimson, delivered to the Silk House, and where the payment should be, a date of birth.',
      pt: 'A tecelã Gil Malnyeo nunca deixa a filha ver o caderno. Na última linha: uma peça carmim entregue à Casa de Seda e, no lugar do pagamento, uma data de nascimento.',
      es: 'La tejedora Gil Malnyeo nunca deja que su hija vea el libro. La última línea dice: un rollo carmesí entregado a la Casa de la Seda y, en lugar del pago, una fecha de nacimiento.',
      zh: '织绸的吉末女从不让女儿碰账本。最后一行写着：绯红绸一匹，送绸缎庄；付款那一栏，填的却是一个出生日期。',
      vi: 'Thợ dệt Gil Malnyeo không bao giờ cho con gái xem sổ. Dòng cuối ghi: một súc lụa đỏ giao cho nhà buôn lụa, còn ô thanh toán lại là một ngày sinh.',
    },
  },
  {
    title: { ko: '호적에 없는 아들', en: 'The Son on No Register', pt: 'O Filho sem Registro', es: 'El hijo sin registro', zh: '户籍外的儿子', vi: 'Người con ngoài hộ tịch' },
    synopsis: {
      en: 'Dohun orders a copy of the family register to prove they may marry. He finds he was adopted at five, from an orphanage that the Silk House owned and then closed.',
      pt: 'Dohun pede a certidão da família para provar que podem se casar. Descobre que foi adotado aos cinco anos, num orfanato que a Casa de Seda possuía e fechou.',
      es: 'Dohun pide el acta familiar para probar que pueden casarse. Descubre que lo adoptaron a los cinco, de un orfanato que la Casa de la Seda tuvo y luego cerró.',
      zh: '道勋调出户籍，想证明两人可以成婚，却发现自己五岁时才被收养，而那家孤儿院，原是绸缎庄所有，后来关了门。',
      vi: 'Dohun xin trích lục hộ tịch để chứng minh họ được phép cưới. Anh mới biết mình được nhận nuôi lúc năm tuổi, từ cô nhi viện do chính nhà buôn lụa mở rồi đóng cửa.',
    },
  },
  {
    title: { ko: '참빗의 머리카락', en: 'Hair from the Comb', pt: 'Cabelo no Pente', es: 'Cabello en el peine', zh: '梳子上的头发', vi: 'Sợi tóc trên lược' },
    synopsis: {
      en: 'Three hairs from Okran’s comb go into an envelope for the lab. Elder sister Seryeong, who was kind to Sunjeong all evening, offers to drop it in the mailbox.',
      pt: 'Três fios do pente de Okran vão num envelope para o laboratório. A irmã mais velha, Seryeong, gentil a noite inteira, se oferece para pôr no correio.',
      es: 'Tres cabellos del peine de Okran van en un sobre al laboratorio. La hermana mayor, Seryeong, amable toda la noche, se ofrece a echarlo al buzón.',
      zh: '玉兰梳子上的三根头发，装进了寄往化验所的信封。整晚待顺贞格外和气的大女儿世玲说：我顺路，替你投进邮筒吧。',
      vi: 'Ba sợi tóc trên lược bà Okran được bỏ vào phong bì gửi phòng xét nghiệm. Cô chị Seryeong, tử tế với Sunjeong cả buổi tối, ngỏ ý gửi thư giúp.',
    },
  },
  {
    title: { ko: '0퍼센트', en: 'Zero Percent', pt: 'Zero por Cento', es: 'Cero por ciento', zh: '百分之零', vi: '0 phần trăm' },
    synopsis: {
      en: 'The result is read aloud at dinner, and there is no kinship at all. Chaerin laughs until she notices that the sample number belongs to her own file.',
      pt: 'O resultado é lido em voz alta no jantar: parentesco nenhum. Chaerin ri até perceber que o número da amostra é o da sua própria ficha.',
      es: 'El resultado se lee en voz alta en la cena: ningún parentesco. Chaerin ríe hasta que nota que el número de muestra es el de su propio expediente.',
      zh: '饭桌上当众宣读了结果：毫无血缘。彩璘笑个不停，直到她发现，样本编号是她自己那份档案的。',
      vi: 'Kết quả được đọc to giữa bữa tối: không hề có quan hệ huyết thống. Chaerin cười mãi, cho đến khi thấy số mẫu là của chính hồ sơ mình.',
    },
  },
  {
    title: { ko: '쪽빛 공방', en: 'The Indigo Shed', pt: 'O Ateliê de Índigo', es: 'El taller de añil', zh: '靛蓝工坊', vi: 'Xưởng nhuộm chàm' },
    synopsis: {
      en: 'Thrown out of every shop in Jinju, Sunjeong walks to Cha Muyeol’s dye yard on the river. He hires her on one condition: that she never ask who taught him that red.',
      pt: 'Enxotada de toda loja de Jinju, Sunjeong vai até a tinturaria de Cha Muyeol, à beira do rio. Ele a contrata com uma condição: nunca perguntar quem lhe ensinou aquele vermelho.',
      es: 'Echada de todas las tiendas de Jinju, Sunjeong camina hasta la tintorería de Cha Muyeol, junto al río. Él la contrata con una condición: no preguntar quién le enseñó ese rojo.',
      zh: '晋州没有一家店肯留她，顺贞走到江边车武烈的染坊。他肯收人，条件只有一个：别问那种红是谁教他染的。',
      vi: 'Bị mọi tiệm ở Jinju đuổi, Sunjeong đi bộ đến xưởng nhuộm bên sông của Cha Muyeol. Anh nhận cô với một điều kiện: đừng bao giờ hỏi ai đã dạy anh màu đỏ ấy.',
    },
  },
  {
    title: { ko: '혼례복 대회', en: 'The Bridal Contest', pt: 'O Concurso de Noivas', es: 'El concurso nupcial', zh: '嫁衣大赛', vi: 'Cuộc thi áo cưới' },
    synopsis: {
      en: 'The same brief, two sewing rooms, one night: a wedding robe judged by Okran. Chaerin can’t sew a hem, but she has Sunjeong’s pattern book and the only key to the silk.',
      pt: 'Um só tema, duas salas, uma noite: um traje de noiva, com Okran de jurada. Chaerin não sabe fazer bainha, mas tem os moldes de Sunjeong e a única chave do depósito de seda.',
      es: 'Un mismo encargo, dos talleres, una noche: un traje de novia, con Okran de jurado. Chaerin no sabe hacer un dobladillo, pero tiene los patrones de Sunjeong y la única llave de la bodega de seda.',
      zh: '同一道题，两间缝纫房，一个通宵：缝一件嫁衣，由玉兰评判。彩璘连裤边都不会缝，可顺贞的纸样本在她手上，绸库的钥匙也只有她有。',
      vi: 'Cùng một đề, hai phòng may, một đêm: áo cưới do bà Okran chấm. Chaerin không biết lên lai, nhưng cô ta giữ sổ rập của Sunjeong và chìa khóa kho lụa duy nhất.',
    },
  },
  {
    title: { ko: '불타는 공방', en: 'Fire in the Dye House', pt: 'Fogo na Tinturaria', es: 'Fuego en la tintorería', zh: '染坊失火', vi: 'Xưởng nhuộm bốc cháy' },
    synopsis: {
      en: 'The dye house goes up at 2 a.m., and Muyeol runs in for the wrong thing. What he saves from the flames is a letter in Malnyeo’s hand, addressed to the Chairwoman.',
      pt: 'A tinturaria pega fogo às duas, e Muyeol corre para dentro, mas não pelos tecidos. Das chamas ele salva uma carta na letra de Malnyeo, endereçada à presidente.',
      es: 'La tintorería arde a las dos, y Muyeol se lanza adentro, pero no por las telas. De las llamas salva una carta con letra de Malnyeo, dirigida a la presidenta.',
      zh: '凌晨两点，染坊起火，武烈冲进去抢的，竟不是绸缎。他从火里救出一封信，末女的笔迹，收信人是会长。',
      vi: 'Hai giờ sáng xưởng nhuộm cháy, Muyeol lao vào cứu một thứ không ai ngờ. Từ biển lửa anh mang ra lá thư nét chữ Malnyeo, gửi cho nữ chủ tịch.',
    },
  },
  {
    title: { ko: '말녀의 고백', en: 'What Malnyeo Did', pt: 'O que Malnyeo Fez', es: 'Lo que hizo Malnyeo', zh: '末女的坦白', vi: 'Lời thú nhận của Malnyeo' },
    synopsis: {
      en: 'Malnyeo kneels on the market floor and tells the daughter she raised about a storm, an unpaid bill and two cradles. Behind the silk screen, Chaerin hears whose child she is.',
      pt: 'De joelhos no chão do mercado, diante da filha que criou, Malnyeo fala de uma tempestade, uma dívida e dois berços. Atrás do biombo de seda, Chaerin ouve de quem é filha.',
      es: 'De rodillas en el suelo del mercado, ante la hija que crio, Malnyeo habla de una tormenta, una deuda y dos cunas. Tras el biombo de seda, Chaerin oye de quién es hija.',
      zh: '末女跪在集市的地上，对养大的女儿说起那场暴雨、那笔欠账和两只摇篮。绸屏风后面，彩璘听清了自己是谁的孩子。',
      vi: 'Malnyeo quỳ giữa chợ, kể với đứa con mình nuôi về một đêm bão, một món nợ và hai chiếc nôi. Sau bình phong lụa, Chaerin nghe ra mình là con ai.',
    },
  },
  {
    title: { ko: '회장님은 알고 있었다', en: 'The Chairwoman Knew', pt: 'A Presidente Sabia', es: 'La presidenta lo sabía', zh: '会长早就知道', vi: 'Chủ tịch đã biết' },
    synopsis: {
      en: 'Okran reads the letter, feeds it to the stove and orders tea. For twenty-eight years the monthly payment has come from her own account, and now Seryeong holds the slips.',
      pt: 'Okran lê a carta, joga-a no fogão e pede chá. Há vinte e oito anos o depósito mensal sai da sua própria conta, e agora os recibos estão com Seryeong.',
      es: 'Okran lee la carta, la echa a la estufa y pide té. Hace veintiocho años que el depósito mensual sale de su propia cuenta, y ahora Seryeong tiene los recibos.',
      zh: '玉兰读完信，塞进炉子，吩咐上茶。二十八年来，月月打进存折的钱都出自她的账户，如今，单据落到了世玲手里。',
      vi: 'Bà Okran đọc thư, ném vào lò rồi sai pha trà. Hai mươi tám năm nay, tiền gửi hàng tháng là từ tài khoản của bà, và giờ Seryeong đang giữ biên lai.',
    },
  },
  {
    title: { ko: '1997년에 깬 여자', en: 'Awake in 1997', pt: 'Acordou em 1997', es: 'Despertó en 1997', zh: '醒在一九九七', vi: 'Tỉnh dậy năm 1997' },
    synopsis: {
      en: 'Okran falls down the showroom stairs and wakes convinced it is 1997. She asks for her baby, and two grown women step up to the bed at the same time.',
      pt: 'Okran cai da escada da loja e acorda certa de que é 1997. Pede para ver o bebê, e duas mulheres adultas se aproximam da cama ao mesmo tempo.',
      es: 'Okran cae por la escalera de la tienda y despierta convencida de que es 1997. Pide ver a su bebé, y dos mujeres adultas se acercan a la cama al mismo tiempo.',
      zh: '玉兰从展厅楼梯上摔下，醒来认定现在是 1997 年。她要看自己的孩子，两个成年女人同时走到床前。',
      vi: 'Bà Okran ngã cầu thang phòng trưng bày, tỉnh dậy đinh ninh đang là năm 1997. Bà đòi bế con, và hai người phụ nữ cùng bước đến bên giường.',
    },
  },
  {
    title: { ko: '두 딸의 병간호', en: 'Two at the Bedside', pt: 'Duas à Cabeceira', es: 'Dos junto a la cama', zh: '病床边的两个人', vi: 'Hai người bên giường bệnh' },
    synopsis: {
      en: 'One shift each, no talking. By the fourth night Chaerin is ripping out a seam so that Sunjeong can show her how, and Seryeong is at the notary with their mother’s thumbprint.',
      pt: 'Um turno para cada uma, sem conversa. Na quarta noite, Chaerin desmancha uma costura para Sunjeong ensinar, e Seryeong está no cartório com a digital da mãe.',
      es: 'Un turno cada una, sin hablar. La cuarta noche, Chaerin descose una costura para que Sunjeong le enseñe, y Seryeong está en la notaría con la huella de su madre.',
      zh: '一人守一班，谁也不理谁。到第四晚，彩璘拆开一道缝，好让顺贞教她怎么缝；世玲却带着母亲的指印，坐进了公证处。',
      vi: 'Mỗi người một ca, không nói chuyện. Đêm thứ tư, Chaerin tháo một đường may để Sunjeong chỉ cho; còn Seryeong đã ở phòng công chứng với dấu tay của mẹ.',
    },
  },
  {
    title: { ko: '바뀐 신부', en: 'The Wrong Bride', pt: 'A Noiva Errada', es: 'La novia equivocada', zh: '新娘换了人', vi: 'Cô dâu bị tráo' },
    synopsis: {
      en: 'To keep the house from Seryeong, Dohun must marry its named heir by Saturday. Chaerin says yes, then orders her wedding robe from the only seamstress she trusts.',
      pt: 'Para a casa não cair nas mãos de Seryeong, Dohun precisa se casar com a herdeira até sábado. Chaerin diz sim e encomenda o vestido à única costureira em quem confia.',
      es: 'Para que la casa no caiga en manos de Seryeong, Dohun debe casarse con la heredera antes del sábado. Chaerin dice que sí y encarga el traje a la única costurera en quien confía.',
      zh: '要保住绸缎庄不落入世玲之手，道勋得在周六前娶继承人为妻。彩璘答应了，转身把嫁衣交给唯一信得过的裁缝来做。',
      vi: 'Để giữ cơ nghiệp khỏi tay Seryeong, Dohun phải cưới người thừa kế trước thứ Bảy. Chaerin gật đầu, rồi đặt áo cưới ở cô thợ may duy nhất mình tin.',
    },
  },
  {
    title: { ko: '솔기 속의 편지', en: 'A Letter in the Seam', pt: 'Carta na Costura', es: 'Una carta en la costura', zh: '缝进嫁衣的信', vi: 'Lá thư trong đường may' },
    synopsis: {
      en: 'Guests, drums, a bride behind a veil. A seam gives way at the second bow, a bankbook drops to the floor, and Okran remembers what year it is.',
      pt: 'Convidados, tambores, uma noiva sob o véu. Na segunda reverência uma costura cede, uma caderneta cai no chão, e Okran se lembra em que ano está.',
      es: 'Invitados, tambores, una novia tras el velo. En la segunda reverencia cede una costura, cae una libreta de banco y Okran recuerda en qué año está.',
      zh: '宾客满座，鼓乐齐鸣，新娘盖着头纱。拜到第二拜，一道缝绽开，存折掉在地上，玉兰想起了今年是哪一年。',
      vi: 'Khách khứa, trống kèn, cô dâu che mặt. Đến lạy thứ hai, một đường may bục ra, cuốn sổ tiết kiệm rơi xuống sàn, và bà Okran nhớ ra năm nay là năm nào.',
    },
  },
  {
    title: { ko: '비단값', en: 'The Price of the Silk', pt: 'O Preço da Seda', es: 'El precio de la seda', zh: '绸缎的价钱', vi: 'Giá một súc lụa' },
    synopsis: {
      en: 'In court everything hangs on one unpaid bolt: what it cost then, what it cost since. Malnyeo is asked to name her price, and she names a person.',
      pt: 'No tribunal tudo depende de uma peça não paga: quanto custava e quanto custou depois. Pedem a Malnyeo que diga o seu preço, e ela diz um nome.',
      es: 'En el tribunal todo depende de un rollo sin pagar: lo que costaba y lo que ha costado. Le piden a Malnyeo su precio, y ella dice un nombre.',
      zh: '法庭上，一切都系于那匹没付钱的绸缎：当年值多少，这些年又赔进去多少。法官让末女开价，她说出了一个人的名字。',
      vi: 'Trước tòa, mọi chuyện quy về súc lụa chưa trả: hồi ấy giá bao nhiêu, từ đó đến nay mất bao nhiêu. Tòa bảo Malnyeo ra giá, và bà nói tên một người.',
    },
  },
  {
    title: { ko: '한 폭이 되다', en: 'One Whole Cloth', pt: 'Um Pano Só', es: 'Una sola tela', zh: '合成一幅', vi: 'Liền một tấm' },
    synopsis: {
      en: 'Two halves of a quilt lie on one table with a needle between them. The sisters can’t agree on the stitch, the thread or the shop sign, and there are customers at the door.',
      pt: 'As duas metades da mantinha estão na mesa, com uma agulha no meio. As irmãs discordam do ponto, da linha e da placa da loja, e já há fregueses na porta.',
      es: 'Las dos mitades de la mantita están sobre una mesa, con una aguja en medio. Las hermanas no coinciden en la puntada, el hilo ni el letrero, y hay clientes en la puerta.',
      zh: '两半小被摊在同一张桌上，中间放着一根针。针法、线色、招牌怎么写，姐妹俩样样谈不拢，而客人已经到了门口。',
      vi: 'Hai nửa tấm chăn nằm trên cùng một bàn, ở giữa là cây kim. Hai chị em chẳng đồng ý về mũi khâu, màu chỉ hay biển hiệu, mà khách đã đứng trước cửa.',
    },
  },
];
