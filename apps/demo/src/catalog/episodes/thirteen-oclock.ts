import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '덤으로 온 한 시간', en: 'One Hour Over', pt: 'Uma Hora de Troco', es: 'Una hora de yapa', zh: '多出来的一小时', vi: 'Một giờ dôi ra' },
    synopsis: {
      en: 'Late with a noodle delivery, Iru counts thirteen strokes. Gulls hang still over the harbor, and six neighbors nod to her as if she had been expected.',
      pt: 'Atrasada com uma entrega de macarrão, Iru conta treze badaladas. As gaivotas param no ar sobre o porto, e seis vizinhos a cumprimentam como se a esperassem.',
      es: 'Tarde con un pedido de fideos, Iru cuenta trece campanadas. Las gaviotas cuelgan quietas sobre el puerto y seis vecinos la saludan como si la esperaran.',
      zh: '送面迟到的伊路数到十三下钟声。港口上空，海鸥悬着不动，六位街坊朝她点点头，像是早就在等她。',
      vi: 'Giao mì trễ, Iru đếm được mười ba tiếng chuông. Hải âu đứng yên trên cảng, và sáu người hàng xóm gật đầu chào như thể vẫn đợi cô.',
    },
  },
  {
    title: { ko: '단골들', en: 'The Regulars', pt: 'Os de Sempre', es: 'Los de siempre', zh: '常客', vi: 'Khách quen' },
    synopsis: {
      en: 'A baker practices the piano, a widower irons shirts for nobody. Iru learns the house rules: wake no sleeper, take nothing home, be in your own bed by the stroke of one.',
      pt: 'Um padeiro estuda piano, um viúvo passa camisas para ninguém. Iru aprende as regras: não acordar quem dorme, não levar nada, estar na própria cama quando bater uma hora.',
      es: 'Un panadero practica piano, un viudo plancha camisas para nadie. Iru aprende las reglas: no despertar a nadie, no llevarse nada, estar en tu cama cuando dé la una.',
      zh: '面包师在练琴，鳏夫替不存在的人熨衬衫。伊路学到了规矩：别叫醒睡着的人，别带走任何东西，敲一点之前要躺回自己床上。',
      vi: 'Người thợ bánh tập piano, ông góa là áo cho chẳng ai cả. Iru học luật: không đánh thức người ngủ, không mang gì về, nằm trên giường mình trước khi điểm một giờ.',
    },
  },
  {
    title: { ko: '오지 않는 손님', en: 'The Seventh Chair', pt: 'A Sétima Cadeira', es: 'La séptima silla', zh: '第七把椅子', vi: 'Chiếc ghế thứ bảy' },
    synopsis: {
      en: 'There is a chair on the quay in which nobody sits. Iru recognizes the cushion: her mother sewed it the week she left Gunsan.',
      pt: 'No cais há uma cadeira em que ninguém se senta. Iru reconhece a almofada: a mãe a costurou na semana em que foi embora de Gunsan.',
      es: 'En el muelle hay una silla que nadie ocupa. Iru reconoce el cojín: lo cosió su madre la semana en que se fue de Gunsan.',
      zh: '码头上有一把没人坐的椅子。伊路认得那只坐垫，是妈妈离开群山那个星期缝的。',
      vi: 'Trên bến có chiếc ghế không ai ngồi. Iru nhận ra tấm đệm: mẹ cô may nó vào tuần bà rời Gunsan.',
    },
  },
  {
    title: { ko: '사십 분짜리 밤', en: 'Forty Minutes', pt: 'Quarenta Minutos', es: 'Cuarenta minutos', zh: '只剩四十分', vi: 'Còn bốn mươi phút' },
    synopsis: {
      en: 'Gilsang faints at the winch and the hour runs short. Caught mid-sonata with his hands in the air, the baker is found at dawn by a policeman.',
      pt: 'Gilsang desmaia na manivela e a hora vem curta. Pego no meio da sonata, o padeiro é encontrado de madrugada por um guarda, com as mãos ainda no ar.',
      es: 'Gilsang se desmaya ante el torno y la hora sale corta. Sorprendido a media sonata, el panadero amanece con las manos en el aire delante de un policía.',
      zh: '吉相晕倒在绞盘旁，这一小时短了一截。面包师的奏鸣曲才弹到一半，天亮时被警察撞见，双手还举在半空。',
      vi: 'Ông Gilsang ngất bên tay quay và giờ ấy bị hụt. Đang dở bản sonata, người thợ bánh bị cảnh sát bắt gặp lúc rạng sáng, hai tay còn giơ giữa không trung.',
    },
  },
  {
    title: { ko: '시간의 출처', en: 'Where It Comes From', pt: 'De Onde Ela Vem', es: 'De dónde sale', zh: '时间从哪来', vi: 'Giờ lấy từ đâu' },
    synopsis: {
      en: 'In the tower log every night is entered twice, once as given and once as paid. Her grandfather is seventy-one by the calendar and ninety by the book.',
      pt: 'No livro da torre cada noite aparece duas vezes: como dada e como paga. O avô tem setenta e um anos no calendário e noventa no livro.',
      es: 'En el libro de la torre cada noche figura dos veces: como dada y como pagada. Su abuelo tiene setenta y un años según el calendario y noventa según el libro.',
      zh: '钟楼日志里，每一夜都记两笔：一笔“给出”，一笔“付讫”。爷爷按日历七十一岁，按这本账，已经九十。',
      vi: 'Trong sổ tháp chuông, mỗi đêm được ghi hai lần: một lần “cho”, một lần “trả”. Ông cô bảy mươi mốt tuổi theo lịch, chín mươi theo cuốn sổ.',
    },
  },
  {
    title: { ko: '전자시계 설치 공사', en: 'Digital by Friday', pt: 'Digital até Sexta', es: 'Digital para el viernes', zh: '周五换电子钟', vi: 'Thứ Sáu thay đồng hồ điện tử' },
    synopsis: {
      en: 'The council orders a digital display. The regulars, who have never once met in daylight, sit down together at the noodle shop and cannot look at each other.',
      pt: 'A prefeitura encomenda um painel digital. Os frequentadores, que nunca se viram de dia, sentam juntos na casa de macarrão e não conseguem se encarar.',
      es: 'El municipio encarga un panel digital. Los asiduos, que jamás se han visto de día, se sientan juntos en la fonda de fideos y no logran mirarse a la cara.',
      zh: '市里要换成电子屏。这些从没在白天碰过面的常客，一起坐进面馆，却谁也不敢看谁。',
      vi: 'Thành phố đặt bảng điện tử. Những người quen chưa từng gặp nhau ban ngày cùng ngồi trong quán mì mà không dám nhìn nhau.',
    },
  },
  {
    title: { ko: '십시일반', en: 'Ten Minutes Each', pt: 'Dez Minutos de Cada Um', es: 'Diez minutos cada uno', zh: '每人十分钟', vi: 'Mỗi người mười phút' },
    synopsis: {
      en: 'If six people each wind ten minutes, nobody pays much. Five come to the tower. The widower stays at home and burns his shirts.',
      pt: 'Se seis pessoas derem dez minutos cada, ninguém paga caro. Cinco sobem à torre. O viúvo fica em casa e queima as camisas.',
      es: 'Si seis personas dan cuerda a diez minutos cada una, a nadie le sale caro. Cinco suben a la torre. El viudo se queda en casa y quema las camisas.',
      zh: '六个人一人上十分钟的弦，谁都不至于太亏。登上钟楼的有五个。鳏夫留在家里，烧掉了那些衬衫。',
      vi: 'Nếu sáu người mỗi người lên dây mười phút thì chẳng ai mất nhiều. Năm người lên tháp. Ông góa ở nhà, đốt hết những chiếc áo.',
    },
  },
  {
    title: { ko: '열두 번', en: 'Twelve', pt: 'Doze', es: 'Doce', zh: '十二下', vi: 'Mười hai tiếng' },
    synopsis: {
      en: 'A woman with a suitcase sits down in the seventh chair. Iru has one night’s winding in her own arms, and finally somebody to spend it with.',
      pt: 'Uma mulher de mala se senta na sétima cadeira. Iru tem nos braços corda para uma noite e, enfim, com quem gastá-la.',
      es: 'Una mujer con maleta se sienta en la séptima silla. Iru tiene en los brazos cuerda para una noche y, por fin, con quién gastarla.',
      zh: '一个提着行李箱的女人，在第七把椅子上坐下。伊路的臂力还够上一夜的弦，也终于有了想一起度过的人。',
      vi: 'Một người đàn bà xách vali ngồi xuống chiếc ghế thứ bảy. Iru còn đủ sức lên dây một đêm, và cuối cùng cũng có người để cùng sống đêm ấy.',
    },
  },
];
