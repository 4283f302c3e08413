import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '뒷방 손님', en: 'The Lodger in the Back Room', pt: 'O Hóspede dos Fundos',
      es: 'El huésped del fondo', zh: '后院来客', vi: 'Người khách gian nhà sau',
    },
    synopsis: {
      en: 'Thrown out of the Royal Observatory with one trunk of star charts, Si-hwan asks for the room with the widest sky. Yeo-ul charges him double for the view.',
      pt: 'Expulso do Observatório Real com um baú de mapas celestes, Si-hwan pede o quarto com mais céu. Yeo-ul cobra o dobro pela vista.',
      es: 'Expulsado del Observatorio Real con un baúl de mapas del cielo, Si-hwan pide el cuarto con más firmamento. Yeo-ul le cobra el doble por la vista.',
      zh: '时焕被逐出观象监，只剩一箱星图。他要租一间看得见最多天空的屋子，如蔚便照景色收了双倍房钱。',
      vi: 'Bị đuổi khỏi Quan tượng giám với một rương bản đồ sao, Si-hwan xin gian phòng nhìn được nhiều trời nhất. Yeo-ul tính gấp đôi tiền vì cảnh đẹp.',
    },
  },
  {
    title: {
      ko: '열엿새의 보름달', en: 'Full Moon on the Sixteenth', pt: 'Lua Cheia no Dia Dezesseis',
      es: 'Luna llena el día dieciséis', zh: '十六夜，月未缺', vi: 'Trăng mười sáu vẫn tròn',
    },
    synopsis: {
      en: 'The moon should have lost a sliver by now. Lamp-oil sellers weep, thieves stay home, and Si-hwan counts its rim again, hoping the mistake is his.',
      pt: 'A lua já devia ter perdido uma lasca. Os vendedores de óleo choram, os ladrões ficam em casa, e Si-hwan mede a borda outra vez, torcendo para o erro ser dele.',
      es: 'A estas alturas a la luna debería faltarle un filo. Lloran los vendedores de aceite, los ladrones no salen y Si-hwan vuelve a medir el borde, ojalá el error sea suyo.',
      zh: '月亮早该缺一线了。卖灯油的愁眉苦脸，贼也不敢出门。时焕把月缘量了一遍又一遍，只盼是自己算错。',
      vi: 'Đáng lẽ trăng đã phải khuyết một vệt. Người bán dầu đèn than khóc, kẻ trộm nằm nhà, còn Si-hwan đo lại vành trăng, chỉ mong mình nhầm.',
    },
  },
  {
    title: {
      ko: '문을 두드린 사람', en: 'The Man at the Gate', pt: 'O Homem no Portão',
      es: 'El hombre del portón', zh: '叩门的人', vi: 'Người gõ cổng',
    },
    synopsis: {
      en: 'Han Jae-gyeom carries half of a jade wedding token and seven years of seawater in his lungs. It fits the half around Yeo-ul’s neck.',
      pt: 'Han Jae-gyeom traz meio talismã de jade e sete anos de água do mar nos pulmões. A metade encaixa na que Yeo-ul leva ao pescoço.',
      es: 'Han Jae-gyeom trae media prenda nupcial de jade y siete años de mar en los pulmones. Encaja con la mitad que Yeo-ul lleva al cuello.',
      zh: '韩载谦带着半块婚信玉佩，肺里还呛着七年的海水。那半块，与如蔚颈上的严丝合缝。',
      vi: 'Han Jae-gyeom mang theo nửa miếng ngọc đính ước và bảy năm nước biển trong phổi. Nó khớp với nửa kia trên cổ Yeo-ul.',
    },
  },
  {
    title: {
      ko: '베개 셋', en: 'Three Pillows', pt: 'Três Travesseiros',
      es: 'Tres almohadas', zh: '三个枕头', vi: 'Ba chiếc gối',
    },
    synopsis: {
      en: 'A husband in the main room, a lodger in the stable, a wife awake between them. Yeo-ul sets her guest an examination: what did the matchmaker wear?',
      pt: 'Um marido no quarto principal, um hóspede no estábulo, uma esposa em claro entre os dois. Yeo-ul aplica um exame ao recém-chegado: que roupa usava a casamenteira?',
      es: 'Un marido en la alcoba, un huésped en el establo y, en medio, una esposa despierta. Yeo-ul somete a examen al recién llegado: ¿qué vestía la casamentera?',
      zh: '丈夫住正房，房客住马厩，妻子在中间睁着眼。如蔚给来人出了道题：当年那媒婆，穿的什么衣裳？',
      vi: 'Chồng ở nhà trên, khách ở chuồng ngựa, người vợ thao thức ở giữa. Yeo-ul ra đề thi cho vị khách: hôm ấy bà mối mặc gì?',
    },
  },
  {
    title: {
      ko: '찢어진 숙박부', en: 'The Page Torn from the Ledger', pt: 'A Página Arrancada',
      es: 'La hoja arrancada', zh: '撕去的一页', vi: 'Trang sổ bị xé',
    },
    synopsis: {
      en: 'Someone has been at the guest book. By holding the next page to that endless moon, Yeo-ul reads what the pen pressed through: her lodger has stayed here once before.',
      pt: 'Alguém mexeu no livro de hóspedes. Erguendo a folha seguinte contra aquela lua sem fim, Yeo-ul lê o sulco da pena: o inquilino já dormiu aqui uma vez.',
      es: 'Alguien anduvo en el libro de huéspedes. Al poner la hoja siguiente contra esa luna interminable, Yeo-ul lee la huella de la pluma: su inquilino ya durmió aquí.',
      zh: '住客簿被人动过。如蔚把后一页对着那轮不落的月亮，读出了笔锋透下的字：这位房客，从前来住过。',
      vi: 'Có kẻ động vào sổ khách. Giơ trang kế tiếp lên vầng trăng bất tận, Yeo-ul đọc được vết bút hằn: người khách trọ từng ở đây một lần.',
    },
  },
  {
    title: {
      ko: '마포에 물이 들다', en: 'Water in Mapo', pt: 'Água em Mapo',
      es: 'El agua llega a Mapo', zh: '水漫麻浦', vi: 'Nước ngập bến Mapo',
    },
    synopsis: {
      en: 'Twenty-two nights of spring tide put the salt boats in people’s kitchens. The court wants someone to blame for the sky, and Si-hwan’s predictions are pasted on every wall.',
      pt: 'Vinte e duas noites de maré viva levam os barcos de sal até as cozinhas. A corte quer um culpado pelo céu, e as previsões de Si-hwan estão coladas em cada muro.',
      es: 'Tras veintidós noches de marea viva, los barcos de sal flotan en las cocinas. La corte busca un culpable del cielo y las predicciones de Si-hwan cuelgan de cada muro.',
      zh: '大潮连涨二十二夜，盐船漂进了人家灶房。朝廷要为天象找个罪人，而时焕的推算贴得满城都是。',
      vi: 'Hai mươi hai đêm triều cường đẩy thuyền muối vào tận bếp nhà dân. Triều đình cần kẻ chịu tội thay trời, mà lời tiên đoán của Si-hwan dán khắp tường thành.',
    },
  },
  {
    title: {
      ko: '맑음이라 적었다', en: 'I Wrote “Clear”', pt: 'Escrevi “Tempo Bom”',
      es: 'Escribí “despejado”', zh: '我写了“晴”', vi: 'Tôi đã ghi “trời quang”',
    },
    synopsis: {
      en: 'In a cell with one high window, Si-hwan tells her about a forecast he was paid to change, and the ship that sailed on it with a bridegroom aboard.',
      pt: 'Numa cela de janela alta, Si-hwan fala da previsão que lhe pagaram para mudar e do navio que zarpou por causa dela, com um noivo a bordo.',
      es: 'En una celda de ventana alta, Si-hwan le habla del pronóstico que le pagaron por cambiar y del barco que zarpó por él, con un novio a bordo.',
      zh: '牢里只有一扇高窗。时焕说起当年收钱改过的一则天象，和那艘因此出海、载着新郎的船。',
      vi: 'Trong ngục chỉ có một ô cửa cao, Si-hwan kể nàng nghe về lời báo thời tiết chàng nhận tiền sửa đi, và con tàu vì nó mà ra khơi, chở theo một chú rể.',
    },
  },
  {
    title: {
      ko: '월식 내기', en: 'A Wager on the Eclipse', pt: 'Aposta no Eclipse',
      es: 'Apuesta al eclipse', zh: '以月蚀为注', vi: 'Đánh cược với nguyệt thực',
    },
    synopsis: {
      en: 'Before the king and a stopped water clock, a condemned man names the quarter-hour when the shadow will come. Yeo-ul stakes her house on his arithmetic.',
      pt: 'Diante do rei e de um relógio d’água parado, um condenado diz o quarto de hora em que virá a sombra. Yeo-ul aposta a casa na conta dele.',
      es: 'Ante el rey y un reloj de agua detenido, un condenado anuncia el cuarto de hora en que llegará la sombra. Yeo-ul apuesta su casa a esa cuenta.',
      zh: '当着君王与一座停摆的漏刻，死囚报出月影将至的那一刻钟。如蔚押上整座宅子，赌他没有算错。',
      vi: 'Trước mặt vua và chiếc đồng hồ nước đã ngừng, kẻ tử tù nói ra đúng khắc bóng tối sẽ tới. Yeo-ul đặt cược cả ngôi nhà vào phép tính ấy.',
    },
  },
  {
    title: {
      ko: '옥 반쪽의 주인', en: 'Whose Half of Jade', pt: 'O Dono da Metade',
      es: 'El dueño de la mitad', zh: '半玉之主', vi: 'Chủ nhân nửa miếng ngọc',
    },
    synopsis: {
      en: 'There were two men on one plank, and Jae-gyeom let go last. What he brought from the sea was never a claim; it was a letter of divorce, and an apology.',
      pt: 'Havia dois homens numa tábua, e Jae-gyeom soltou por último. O que ele trouxe do mar nunca foi um direito: era uma carta de divórcio e um pedido de perdão.',
      es: 'Eran dos hombres en una tabla y Jae-gyeom fue el último en soltarse. Lo que trajo del mar nunca fue un reclamo: era una carta de divorcio y una disculpa.',
      zh: '一块木板上本有两个人，载谦是后松手的那个。他从海上带回的从来不是名分，而是一纸休书，和一句对不起。',
      vi: 'Trên một tấm ván có hai người, và Jae-gyeom buông tay sau cùng. Thứ chàng mang về từ biển chưa bao giờ là danh phận, mà là lá thư từ hôn và một lời tạ lỗi.',
    },
  },
  {
    title: {
      ko: '달이 기울다', en: 'The Moon Wanes', pt: 'A Lua Míngua',
      es: 'La luna mengua', zh: '月亏', vi: 'Trăng khuyết',
    },
    synopsis: {
      en: 'The first dark night in two months. Yeo-ul lights every lamp, opens the ledger at a clean page and asks the man on the porch how long he intends to stay.',
      pt: 'A primeira noite escura em dois meses. Yeo-ul acende todas as lamparinas, abre o livro numa página limpa e pergunta ao homem na varanda quanto tempo pretende ficar.',
      es: 'La primera noche oscura en dos meses. Yeo-ul enciende todas las lámparas, abre el libro en una hoja limpia y le pregunta al hombre del porche cuánto piensa quedarse.',
      zh: '两个月来头一个黑夜。如蔚点亮所有的灯，把住客簿翻到崭新的一页，问廊下那人：打算住多久？',
      vi: 'Đêm tối đầu tiên sau hai tháng. Yeo-ul thắp hết đèn trong nhà, mở sổ sang trang mới và hỏi người đàn ông ngoài hiên định ở lại bao lâu.',
    },
  },
];
