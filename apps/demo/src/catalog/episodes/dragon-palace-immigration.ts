import type { EpisodeWords } from '../format.ts';

/** Border clerk Yeo Dami, turtle supervisor Byeol, octopus clerk Mun and the boy Haeon. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '발령지: 용궁', en: 'Posted to the Palace', pt: 'Lotação: Palácio do Dragão', es: 'Destino: el palacio', zh: '调令：龙宫', vi: 'Điều động: Long Cung' },
    synopsis: {
      en: 'One wrong key on a keyboard and Dami is stamping fins at the bottom of the sea. Her supervisor, a turtle, has been on his lunch break since the Joseon dynasty.',
      pt: 'Uma tecla errada, e Dami passa a carimbar nadadeiras no fundo do mar. O supervisor, uma tartaruga, está em horário de almoço desde a dinastia Joseon.',
      es: 'Una tecla equivocada y Dami acaba sellando aletas en el fondo del mar. Su supervisor, una tortuga, está en su hora de comida desde la dinastía Joseon.',
      zh: '敲错一个键，多美就被派到海底，给鱼鳍盖章。她的上司是只乌龟，午休从朝鲜王朝一直休到现在。',
      vi: 'Gõ nhầm một phím, Dami xuống đáy biển đóng dấu lên vây cá. Sếp cô là một con rùa, nghỉ trưa từ thời Joseon đến giờ chưa vào làm.',
    },
  },
  {
    title: { ko: '문어의 여덟 서명', en: 'Eight Signatures', pt: 'Oito Assinaturas', es: 'Ocho firmas', zh: '章鱼的八个签名', vi: 'Tám chữ ký bạch tuộc' },
    synopsis: {
      en: 'Clerk Mun approves eight forms at a time, each in a different hand. Dami catches him forging the Dragon King’s, and discovers the king has not signed anything in years.',
      pt: 'O escrivão Mun aprova oito formulários por vez, cada um com uma letra. Dami o flagra forjando a do Rei Dragão e descobre que o rei não assina nada há anos.',
      es: 'El oficial Mun aprueba ocho formularios a la vez, cada uno con distinta letra. Dami lo sorprende falsificando la del Rey Dragón y descubre que el rey lleva años sin firmar nada.',
      zh: '章鱼文主事一次批八份文件，每份笔迹都不同。多美抓住他伪造龙王的签名，这才发现，龙王已经好些年没签过字了。',
      vi: 'Viên thư lại bạch tuộc Mun duyệt một lúc tám tờ đơn, mỗi tờ một nét chữ. Dami bắt quả tang anh giả chữ Long Vương, rồi hay rằng đã nhiều năm ngài chẳng ký gì.',
    },
  },
  {
    title: { ko: '번호표 0번', en: 'Ticket Number Zero', pt: 'Senha Número Zero', es: 'Turno número cero', zh: '零号', vi: 'Số thứ tự không' },
    synopsis: {
      en: 'A boy in rain boots stands first in line every morning and is never called. His file says drowned; his stomach, quite loudly, says otherwise. Dami shares her lunch.',
      pt: 'Um menino de galocha é o primeiro da fila toda manhã e nunca é chamado. A ficha diz afogado; a barriga, roncando, diz o contrário. Dami divide o almoço.',
      es: 'Un niño con botas de lluvia es el primero de la fila cada mañana y nunca lo llaman. Su expediente dice ahogado; su panza, que ruge, dice otra cosa. Dami comparte su almuerzo.',
      zh: '穿雨靴的男孩每天早上排第一个，却从没被叫到号。档案上写着“溺亡”，肚子却咕咕叫着抗议。多美把午饭分了他一半。',
      vi: 'Cậu bé đi ủng mưa sáng nào cũng đứng đầu hàng mà chẳng bao giờ được gọi. Hồ sơ ghi chết đuối, nhưng cái bụng réo to thì nói khác. Dami chia đôi bữa trưa.',
    },
  },
  {
    title: { ko: '불법체류 거북이', en: 'The Turtle Who Overstayed', pt: 'A Tartaruga Fora do Prazo', es: 'La tortuga sin papeles', zh: '逾期滞留的乌龟', vi: 'Con rùa quá hạn' },
    synopsis: {
      en: 'An inspection finds that supervisor Byeol’s own permit ran out four hundred years ago, when he came back without a rabbit’s liver. Dami has one night to renew it.',
      pt: 'Uma inspeção revela que o visto do supervisor Byeol venceu há quatrocentos anos, quando voltou sem o fígado do coelho. Dami tem uma noite para renová-lo.',
      es: 'Una inspección revela que el permiso del supervisor Byeol venció hace cuatrocientos años, cuando volvió sin el hígado del conejo. Dami tiene una noche para renovarlo.',
      zh: '一次检查揭出：鳖主簿自己的居留证四百年前就过期了，正是他没取回兔子肝的那一年。多美只有一晚上替他补办。',
      vi: 'Đợt thanh tra phát hiện giấy phép của chính sếp Byeol hết hạn bốn trăm năm trước, khi ông trở về không có gan thỏ. Dami có một đêm để gia hạn.',
    },
  },
  {
    title: { ko: '고래의 휴게소', en: 'The Whale’s Rest Stop', pt: 'Parada de Baleia', es: 'Parador de ballenas', zh: '鲸鱼服务区', vi: 'Trạm nghỉ cá voi' },
    synopsis: {
      en: 'A whale with plastic in her belly asks for asylum, and no form is big enough. Haeon reads her the questions from inside, with a flashlight and his boots on.',
      pt: 'Uma baleia com plástico na barriga pede asilo, e não há formulário que a comporte. De botas e lanterna, Haeon lê as perguntas lá de dentro.',
      es: 'Una ballena con plástico en la panza pide asilo y no hay formulario de su tamaño. Con botas y linterna, Haeon le lee las preguntas desde adentro.',
      zh: '一头肚里塞满塑料的鲸鱼来申请庇护，却没有一张表格够大。海温穿着雨靴，打着手电，钻进鲸鱼肚里替她念题。',
      vi: 'Một cô cá voi bụng đầy nhựa xin tị nạn, chẳng có mẫu đơn nào đủ to. Haeon đi ủng, cầm đèn pin, chui vào trong đọc từng câu hỏi cho cô.',
    },
  },
  {
    title: { ko: '용왕은 퇴근했다', en: 'The King Has Left for the Day', pt: 'O Rei Já Foi Embora', es: 'El rey ya se fue', zh: '龙王下班了', vi: 'Long Vương tan sở rồi' },
    synopsis: {
      en: 'The visa home needs a royal seal, so Dami takes the stairs to the throne. What she finds is a small, seasick dragon who has been waiting for someone to knock.',
      pt: 'O visto de volta exige o selo real, e Dami sobe as escadas até o trono. Lá encontra um dragão pequeno, enjoado do mar, à espera de que alguém batesse à porta.',
      es: 'La visa a casa requiere el sello real, así que Dami sube hasta el trono. Encuentra un dragón pequeño y mareado que llevaba años esperando que alguien tocara la puerta.',
      zh: '回家签证要盖玉玺，多美便爬楼梯去找龙王。王座上是一条晕水的小龙，一直在等人来敲门。',
      vi: 'Visa về nhà cần ngọc tỷ, Dami leo cầu thang lên tận ngai. Cô gặp một chú rồng nhỏ say sóng, bấy lâu chỉ chờ có người gõ cửa.',
    },
  },
  {
    title: { ko: '서류상으로는 없는 아이', en: 'Drowned on Paper', pt: 'Afogado no Papel', es: 'Ahogado en el papel', zh: '纸上溺亡', vi: 'Chết đuối trên giấy' },
    synopsis: {
      en: 'On land Haeon’s mother refuses to sign the last form. Below, Dami proves him alive by the rules of two kingdoms, with eight signatures that are all, for once, genuine.',
      pt: 'Em terra, a mãe de Haeon se recusa a assinar o último papel. Lá embaixo, Dami prova que ele vive pelas leis de dois reinos, com oito assinaturas, enfim, autênticas.',
      es: 'En tierra, la madre de Haeon se niega a firmar el último papel. Abajo, Dami prueba que vive según las leyes de dos reinos, con ocho firmas que por fin son auténticas.',
      zh: '岸上，海温的母亲怎么也不肯签那最后一张表。海底，多美按两国法律证明他还活着，八个签名，这回个个是真的。',
      vi: 'Trên bờ, mẹ Haeon không chịu ký tờ giấy cuối. Dưới biển, Dami chứng minh em còn sống theo luật của hai vương quốc, với tám chữ ký, lần này đều là thật.',
    },
  },
  {
    title: { ko: '출국장', en: 'Departures', pt: 'Embarque', es: 'Salidas', zh: '出境大厅', vi: 'Cửa xuất cảnh' },
    synopsis: {
      en: 'Number zero is called at last. Dami holds two stamped passports, one visa and a letter of transfer home, and behind the glass the whole line has stopped to watch.',
      pt: 'Enfim chamam a senha zero. Dami segura dois passaportes carimbados, um visto e a carta de transferência para casa, e do outro lado do vidro a fila inteira parou para ver.',
      es: 'Por fin llaman al turno cero. Dami sostiene dos pasaportes sellados, una visa y su carta de traslado a casa, y detrás del vidrio toda la fila se detuvo a mirar.',
      zh: '终于叫到了零号。多美手里是两本盖好章的护照、一张签证，还有一纸调她回家的文书。玻璃后面，整条队伍都停下来看着。',
      vi: 'Cuối cùng số không cũng được gọi. Dami cầm hai hộ chiếu đã đóng dấu, một visa và lệnh điều cô về nhà, còn sau tấm kính cả hàng dài dừng lại dõi theo.',
    },
  },
];
