import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '서명한 돌', en: 'Signed Stones', pt: 'Pedras Assinadas',
      es: 'Piedras firmadas', zh: '落了款的石头', vi: 'Đá ký tên',
    },
    synopsis: {
      en: 'A retired surveyor brushes moss from a block near Naksan. Under it are a district, a foreman and a year, and the first of many names to be traced.',
      pt: 'Um topógrafo aposentado tira o musgo de um bloco perto de Naksan. Embaixo há um distrito, um mestre e um ano: o primeiro de muitos nomes.',
      es: 'Un topógrafo jubilado quita el musgo de un bloque cerca de Naksan. Debajo hay un distrito, un capataz y un año: el primero de muchos nombres.',
      zh: '退休测绘员在骆山附近刷去一块石头上的青苔。下面刻着郡县、监工和年份，那是要追查的第一个名字。',
      vi: 'Một nhân viên trắc địa về hưu chải rêu trên phiến đá gần Naksan. Bên dưới là tên huyện, đốc công và năm: cái tên đầu tiên cần lần theo.',
    },
  },
  {
    title: {
      ko: '무너진 구간', en: 'The Stretch That Fell', pt: 'O Trecho que Caiu',
      es: 'El tramo que cayó', zh: '塌过的一段', vi: 'Đoạn thành sập',
    },
    synopsis: {
      en: 'In the spring of 1422 a section is rebuilt in thirty-eight days. The court record says who was blamed; the mortar says something else.',
      pt: 'Na primavera de 1422, um trecho é refeito em trinta e oito dias. Os anais da corte dizem de quem foi a culpa; a argamassa diz outra coisa.',
      es: 'En la primavera de 1422 se rehace un tramo en treinta y ocho días. Los anales de la corte dicen a quién culparon; la argamasa dice otra cosa.',
      zh: '1422 年春，一段城墙三十八天内重修。史书写了怪罪于谁，灰浆说的却不一样。',
      vi: 'Mùa xuân năm 1422, một đoạn thành được xây lại trong ba mươi tám ngày. Sử sách ghi ai bị trách; vữa đá lại nói khác.',
    },
  },
  {
    title: {
      ko: '경상도에서 온 석수', en: 'Masons from the South', pt: 'Pedreiros do Sul',
      es: 'Canteros del sur', zh: '南方来的石匠', vi: 'Thợ đá phương nam',
    },
    synopsis: {
      en: 'Conscripts walked two weeks to cut stone for a city they had never seen. A village in Gyeongsang still holds a rite for those who did not walk back.',
      pt: 'Recrutados andaram duas semanas para talhar pedra numa cidade que nunca tinham visto. Uma aldeia de Gyeongsang ainda faz um rito pelos que não voltaram.',
      es: 'Los reclutados caminaron dos semanas para tallar piedra en una ciudad que no conocían. Una aldea de Gyeongsang aún celebra un rito por los que no volvieron.',
      zh: '被征的役夫走了两个星期，为一座没见过的城凿石。庆尚道有个村子，至今祭奠没能走回来的人。',
      vi: 'Dân phu đi bộ hai tuần để đục đá cho một kinh thành chưa từng thấy. Một làng ở Gyeongsang đến nay vẫn cúng những người không trở về.',
    },
  },
  {
    title: {
      ko: '마지막 돌', en: 'The Last Stone', pt: 'A Última Pedra',
      es: 'La última piedra', zh: '最后一块石头', vi: 'Viên đá cuối',
    },
    synopsis: {
      en: 'After eighteen kilometers the count stands at two hundred and eighty. One stone bears no name at all, and the surveyor explains why he leaves it so.',
      pt: 'Após dezoito quilômetros, a conta chega a duzentas e oitenta. Uma pedra não tem nome algum, e o topógrafo explica por que a deixa assim.',
      es: 'Tras dieciocho kilómetros, la cuenta llega a doscientas ochenta. Una piedra no lleva nombre, y el topógrafo explica por qué la deja así.',
      zh: '走完十八公里，记录停在二百八十块。有一块石头什么名字也没刻，测绘员讲了为何让它留白。',
      vi: 'Sau mười tám cây số, con số là hai trăm tám mươi. Một viên đá không mang tên ai, và ông giải thích vì sao để nguyên như thế.',
    },
  },
];
