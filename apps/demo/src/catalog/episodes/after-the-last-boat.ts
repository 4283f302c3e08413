import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '예순한 명', en: 'Sixty-One', pt: 'Sessenta e Um',
      es: 'Sesenta y uno', zh: '六十一人', vi: 'Sáu mươi mốt người',
    },
    synopsis: {
      en: 'Dong-hui comes to Hwagado to check life jackets and is sick over the harbor wall. By breakfast the schoolteacher is gone and he is the nearest thing to police.',
      pt: 'Dong-hui chega a Hwagado para vistoriar coletes e vomita no cais. No café da manhã a professora sumiu, e ele é o que há de mais parecido com a polícia.',
      es: 'Dong-hui llega a Hwagado a revisar chalecos y vomita en el muelle. Para el desayuno la maestra ha desaparecido y él es lo más parecido a la policía.',
      zh: '东熙来花佳岛检查救生衣，一下船就扶着堤岸吐了。第二天早饭时，女教师不见了，而全岛最像警察的人就是他。',
      vi: 'Dong-hui ra Hwagado kiểm tra áo phao và nôn ngay trên bờ kè. Đến bữa sáng cô giáo biến mất, còn anh là người giống cảnh sát nhất đảo.',
    },
  },
  {
    title: {
      ko: '연필로 쓴 승선권', en: 'A Ticket in Pencil', pt: 'Passagem a Lápis',
      es: 'Un boleto a lápiz', zh: '铅笔写的船票', vi: 'Tấm vé viết chì',
    },
    synopsis: {
      en: 'The list says So-ye sailed at five. The ticket bears her name, the crew remember her yellow coat, and the coat is hanging in her wardrobe, dry.',
      pt: 'Pela lista, So-ye embarcou às cinco. A passagem leva seu nome, a tripulação lembra do casaco amarelo, e o casaco está no armário dela, seco.',
      es: 'Según la lista, So-ye zarpó a las cinco. El boleto lleva su nombre, la tripulación recuerda el abrigo amarillo, y el abrigo cuelga en su ropero, seco.',
      zh: '名单上写着，素艺乘五点的船走了。船票是她的名字，船员记得那件黄大衣。可大衣就挂在她柜子里，干的。',
      vi: 'Danh sách ghi So-ye rời đảo lúc năm giờ. Vé mang tên cô, thủy thủ nhớ chiếc áo khoác vàng, còn chiếc áo treo trong tủ cô, khô ráo.',
    },
  },
  {
    title: {
      ko: '금붕어 밥', en: 'Who Fed the Goldfish', pt: 'Quem Alimentou o Peixinho',
      es: 'Quién le dio de comer al pez', zh: '谁喂的金鱼', vi: 'Ai cho cá vàng ăn',
    },
    synopsis: {
      en: 'Seven pupils, seven versions of the last lesson. Only Ji-o, aged eight, answers what he is asked: he has a key, he feeds the fish, and she told him for how many days.',
      pt: 'Sete alunos, sete versões da última aula. Só Ji-o, de oito anos, responde ao que perguntam: tem a chave, alimenta o peixe, e ela disse por quantos dias.',
      es: 'Siete alumnos, siete versiones de la última clase. Solo Ji-o, de ocho años, contesta lo que le preguntan: tiene llave, alimenta al pez y ella le dijo cuántos días.',
      zh: '七个学生，最后一堂课有七种说法。只有八岁的志浯问什么答什么：钥匙在他那儿，鱼是他喂的，老师还交代了要喂几天。',
      vi: 'Bảy học trò, bảy phiên bản của buổi học cuối. Chỉ Ji-o tám tuổi hỏi gì đáp nấy: em có chìa khóa, em cho cá ăn, và cô đã dặn cho ăn mấy ngày.',
    },
  },
  {
    title: {
      ko: '풍랑주의보', en: 'No Boats Today', pt: 'Hoje Não Há Balsa',
      es: 'Hoy no hay barco', zh: '今日停航', vi: 'Hôm nay cấm biển',
    },
    synopsis: {
      en: 'A gale closes the strait and the village elders offer the inspector soup, a bed and a story they have clearly rehearsed. In the night somebody takes his list.',
      pt: 'Um vendaval fecha o estreito. Os anciãos oferecem ao fiscal sopa, cama e uma história obviamente ensaiada. De noite, alguém leva a lista dele.',
      es: 'Un vendaval cierra el estrecho. Los ancianos le ofrecen al inspector sopa, cama y una historia a todas luces ensayada. De noche alguien se lleva su lista.',
      zh: '大风封了海峡。村里老人们端来热汤，铺好床，讲了一个分明排练过的故事。夜里，有人拿走了他的名单。',
      vi: 'Gió lớn đóng eo biển. Các bô lão mời thanh tra bát canh, cái giường và một câu chuyện rõ ràng đã tập dượt. Trong đêm, ai đó lấy mất bản danh sách.',
    },
  },
  {
    title: {
      ko: '1997년 졸업 사진', en: 'Class of 1997', pt: 'Turma de 1997',
      es: 'Generación 1997', zh: '1997年毕业照', vi: 'Ảnh tốt nghiệp 1997',
    },
    synopsis: {
      en: 'Behind the blackboard hangs a photograph with one face cut out. Hwagado has lost a teacher before, in the same week of October, and she had a daughter on the mainland.',
      pt: 'Atrás da lousa há uma foto com um rosto recortado. Hwagado já perdeu uma professora, na mesma semana de outubro, e ela tinha uma filha no continente.',
      es: 'Detrás del pizarrón hay una foto con una cara recortada. Hwagado ya perdió a otra maestra, en la misma semana de octubre, y tenía una hija en tierra firme.',
      zh: '黑板后面挂着一张照片，一张脸被剪掉了。花佳岛从前也丢过一位老师，同样是十月的这一周。她在陆上有个女儿。',
      vi: 'Sau bảng đen treo một tấm ảnh bị cắt mất một gương mặt. Hwagado từng mất một cô giáo, cũng vào tuần này của tháng Mười, và bà có đứa con gái trong đất liền.',
    },
  },
  {
    title: {
      ko: '가장 낮은 물', en: 'Lowest Water', pt: 'A Maré Mais Baixa',
      es: 'La bajamar', zh: '最低潮', vi: 'Con nước cạn nhất',
    },
    synopsis: {
      en: 'Once a year the sea bares the rocks behind the lighthouse. A skiff lies there with twenty-eight years of mussels on it and a hole made from the inside.',
      pt: 'Uma vez por ano o mar descobre as pedras atrás do farol. Há ali um bote com vinte e oito anos de mexilhões e um furo aberto por dentro.',
      es: 'Una vez al año el mar descubre las rocas detrás del faro. Ahí yace un bote con veintiocho años de mejillones y un agujero hecho desde dentro.',
      zh: '灯塔后面的礁石一年只露出一次。那里躺着一条小船，贻贝长了二十八年，船底的洞是从里面凿的。',
      vi: 'Mỗi năm một lần, biển để lộ bãi đá sau hải đăng. Ở đó có chiếc thuyền con phủ hàu hà hai mươi tám năm và một lỗ thủng đục từ bên trong.',
    },
  },
  {
    title: {
      ko: '찾지 않은 사람들', en: 'The Ones Who Did Not Search', pt: 'Os Que Não Procuraram',
      es: 'Los que no buscaron', zh: '没有去找的人', vi: 'Những người không đi tìm',
    },
    synopsis: {
      en: 'From the lighthouse cistern So-ye has watched three days of flashlights. She kept a register: present, present, present, and four absent. They knew there was no one to find.',
      pt: 'Da cisterna do farol, So-ye observou três dias de lanternas. Fez a chamada: presente, presente, presente, e quatro faltas. Esses sabiam que não havia a quem procurar.',
      es: 'Desde el aljibe del faro, So-ye ha visto tres noches de linternas. Pasó lista: presente, presente, presente y cuatro ausentes. Ellos sabían que no había a quién buscar.',
      zh: '素艺躲在灯塔的蓄水池里，看了三夜火把。她点了名：到，到，到，四人缺席。那四个人知道，没有人可找。',
      vi: 'Từ bể nước hải đăng, So-ye dõi theo ánh đuốc ba đêm liền. Cô điểm danh: có mặt, có mặt, có mặt, và bốn người vắng. Họ biết chẳng có ai để tìm.',
    },
  },
  {
    title: {
      ko: '첫배', en: 'The First Boat', pt: 'A Primeira Balsa',
      es: 'El primer barco', zh: '头班船', vi: 'Chuyến đò đầu',
    },
    synopsis: {
      en: 'At eight the ramp comes down with real police on it. Sixty-one people stand on the pier, and Dong-hui, green in the face, reads out who will be boarding.',
      pt: 'Às oito a rampa desce com policiais de verdade. Sessenta e uma pessoas esperam no píer, e Dong-hui, verde de enjoo, lê em voz alta quem vai embarcar.',
      es: 'A las ocho baja la rampa con policías de verdad. Hay sesenta y una personas en el muelle y Dong-hui, verde de mareo, lee en voz alta quiénes van a abordar.',
      zh: '八点，跳板放下，真正的警察上了岛。码头上站着六十一个人，脸色发青的东熙，一个一个念出要上船的名字。',
      vi: 'Tám giờ, cầu tàu hạ xuống cùng cảnh sát thật. Sáu mươi mốt người đứng trên bến, và Dong-hui, mặt xanh lè, đọc to tên những ai phải lên tàu.',
    },
  },
];
