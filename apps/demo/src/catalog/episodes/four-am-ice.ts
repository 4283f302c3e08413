import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '대관 신청서', en: 'Rink for Hire', pt: 'Aluga-se Pista', es: 'Se alquila pista', zh: '包场申请', vi: 'Đơn thuê sân' },
    synopsis: {
      en: 'Six girls pay for an hour in coins. Heo Munsik, on the ice machine, tells them to be gone by five and pretends not to watch the one in hockey skates.',
      pt: 'Seis meninas pagam uma hora em moedas. Heo Munsik, na máquina de gelo, manda sumirem até as cinco e finge não olhar a de patins de hóquei.',
      es: 'Seis chicas pagan una hora con monedas. Heo Munsik, desde la máquina de hielo, les dice que se larguen antes de las cinco y finge no mirar a la de los patines de hockey.',
      zh: '六个女孩用硬币付了一小时场租。磨冰车上的许文植叫她们五点前走人，眼睛却忍不住追着那个穿冰球鞋的。',
      vi: 'Sáu cô bé trả tiền một giờ bằng xu lẻ. Heo Munsik trên xe làm băng bảo năm giờ phải biến, và giả vờ không nhìn cô bé đi giày khúc côn cầu.',
    },
  },
  {
    title: { ko: '날 한 쌍', en: 'One Pair of Blades', pt: 'Um Par de Lâminas', es: 'Un par de cuchillas', zh: '一副冰刀', vi: 'Một đôi lưỡi giày' },
    synopsis: {
      en: 'They take turns, three minutes each, four sizes of sock. Nari, the captain, keeps skipping her own turn, and Munsik asks to see her ankles.',
      pt: 'Elas se revezam, três minutos cada, quatro grossuras de meia. Nari, a capitã, sempre pula a própria vez, e Munsik pede para ver seus tornozelos.',
      es: 'Se turnan, tres minutos cada una, cuatro grosores de calcetín. Nari, la capitana, siempre cede su turno, y Munsik le pide ver los tobillos.',
      zh: '一人三分钟轮着穿，袜子垫了四种厚度。队长娜莉总是跳过自己那一轮。文植说：把脚踝给我看看。',
      vi: 'Mỗi đứa ba phút, lót bốn cỡ tất. Đội trưởng Nari cứ nhường lượt mình, và Munsik đòi xem mắt cá chân cô.',
    },
  },
  {
    title: { ko: '안쪽 코스', en: 'The Inside Line', pt: 'Por Dentro', es: 'Por dentro', zh: '内道', vi: 'Đường trong' },
    synopsis: {
      en: 'Lesson one is falling. Lesson two is falling without taking a friend along. He will not teach the inside pass, and will not say why.',
      pt: 'Primeira lição: cair. Segunda: cair sem levar a amiga junto. A ultrapassagem por dentro ele não ensina, nem diz por quê.',
      es: 'Lección uno: caerse. Lección dos: caerse sin llevarse a una amiga. El rebase por dentro no lo enseña, y no dice por qué.',
      zh: '第一课是摔倒，第二课是摔倒时别带上队友。内道超越他不肯教，也不说为什么。',
      vi: 'Bài một: ngã. Bài hai: ngã mà không kéo bạn theo. Còn vượt đường trong thì ông không dạy, cũng chẳng nói lý do.',
    },
  },
  {
    title: { ko: '아침 급식', en: 'Breakfast Club', pt: 'Café das Seis', es: 'Desayuno a las seis', zh: '早餐联盟', vi: 'Hội ăn sáng' },
    synopsis: {
      en: 'School begins at eight and all six are asleep by nine. The lunch ladies, the bus driver and one suspicious geography teacher quietly arrange for porridge at dawn.',
      pt: 'A aula começa às oito e às nove as seis já dormem. As merendeiras, o motorista do ônibus e um desconfiado professor de geografia providenciam, em silêncio, mingau ao amanhecer.',
      es: 'La escuela empieza a las ocho y a las nueve las seis ya duermen. Las cocineras, el chofer y un desconfiado profesor de geografía les consiguen, sin decir nada, avena al amanecer.',
      zh: '八点上课，九点六个人已经睡倒一片。食堂阿姨、校车司机，还有一个疑神疑鬼的地理老师，悄悄张罗起清晨的热粥。',
      vi: 'Tám giờ vào học, chín giờ cả sáu đứa ngủ gục. Các cô nhà bếp, bác tài xe buýt và một thầy địa lý đa nghi lặng lẽ lo cháo nóng lúc rạng sáng.',
    },
  },
  {
    title: { ko: '2010년 2월', en: 'February 2010', pt: 'Fevereiro de 2010', es: 'Febrero de 2010', zh: '2010年2月', vi: 'Tháng 2 năm 2010' },
    synopsis: {
      en: 'Somebody finds the video. Munsik did not fall: he pulled a rival down, or caught him, depending on where you pause it. The rival is now the national selector.',
      pt: 'Alguém acha o vídeo. Munsik não caiu: derrubou um rival, ou o segurou, conforme onde se pausa. O rival hoje escolhe a seleção.',
      es: 'Alguien encuentra el video. Munsik no se cayó: derribó a un rival, o lo sostuvo, según dónde lo pauses. El rival es hoy el seleccionador nacional.',
      zh: '有人翻出了那段视频。文植不是自己摔的：他拽倒了对手，或者说拉住了对手，全看你在哪一帧暂停。那个对手，如今是国家队选拔教练。',
      vi: 'Có người tìm ra đoạn video. Munsik không tự ngã: ông kéo đối thủ xuống, hoặc đỡ anh ta, tùy bạn bấm dừng ở đâu. Đối thủ ấy giờ là người tuyển chọn đội quốc gia.',
    },
  },
  {
    title: { ko: '해빙', en: 'Thaw', pt: 'Degelo', es: 'Deshielo', zh: '解冻', vi: 'Tan băng' },
    synopsis: {
      en: 'The compressor fails in March and the bill is nine months of rink money. The girls move practice to a frozen paddy outside Hwacheon that has, at best, four mornings left.',
      pt: 'O compressor quebra em março e o conserto custa nove meses de aluguel. As meninas passam a treinar num arrozal congelado em Hwacheon, que tem, com sorte, mais quatro manhãs.',
      es: 'El compresor se rompe en marzo y arreglarlo cuesta nueve meses de pista. Las chicas entrenan en un arrozal helado de Hwacheon al que le quedan, con suerte, cuatro mañanas.',
      zh: '三月，压缩机坏了，修理费抵得上九个月场租。女孩们把训练搬到华川一块结冰的稻田，那层冰最多还能撑四个早晨。',
      vi: 'Tháng ba, máy nén hỏng, tiền sửa bằng chín tháng thuê sân. Các cô bé chuyển ra tập trên thửa ruộng đóng băng ở Hwacheon, nơi may lắm còn trụ được bốn buổi sáng.',
    },
  },
  {
    title: { ko: '계주 순번', en: 'Relay Order', pt: 'Ordem do Revezamento', es: 'Orden de relevos', zh: '接力棒次', vi: 'Thứ tự tiếp sức' },
    synopsis: {
      en: 'Four skate, two watch. Nari writes the list for the provincial final six times, and leaves herself off it every time but the last.',
      pt: 'Quatro patinam, duas assistem. Nari escreve seis vezes a lista da final estadual e só na última não se deixa de fora.',
      es: 'Cuatro patinan, dos miran. Nari escribe seis veces la lista para la final provincial y solo en la última no se deja fuera.',
      zh: '四个人上场，两个人看着。省赛决赛的名单，娜莉写了六遍，只有最后一遍没把自己划掉。',
      vi: 'Bốn người trượt, hai người xem. Nari viết danh sách chung kết tỉnh sáu lần, và chỉ lần cuối mới không gạch tên mình.',
    },
  },
  {
    title: { ko: '다섯 시', en: 'Five O’Clock', pt: 'Cinco Horas', es: 'Las cinco', zh: '五点钟', vi: 'Năm giờ sáng' },
    synopsis: {
      en: 'Last lap, third place, inside line open. High in the stand the man on the ice machine stands up and shouts the thing he swore never to teach.',
      pt: 'Última volta, terceiro lugar, espaço por dentro. No alto da arquibancada, o homem da máquina de gelo se levanta e grita o que jurou nunca ensinar.',
      es: 'Última vuelta, tercer lugar, hueco por dentro. En lo alto de la grada, el hombre de la máquina de hielo se levanta y grita lo que juró no enseñar jamás.',
      zh: '最后一圈，第三位，内道空了出来。看台高处，那个开磨冰车的男人站起身，喊出了他发誓永不教的那一招。',
      vi: 'Vòng cuối, hạng ba, đường trong mở ra. Trên khán đài cao, người lái xe làm băng đứng bật dậy, hét lên điều ông từng thề không bao giờ dạy.',
    },
  },
];
