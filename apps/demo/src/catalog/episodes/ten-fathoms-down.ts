import type { EpisodeWords } from '../format.ts';

/** A year with Go Bok-sun and the divers of Muljil, a village in the east of Jeju. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '숨의 길이', en: 'The Length of a Breath', pt: 'O Tamanho de um Fôlego', es: 'Lo que dura un aliento',
      zh: '一口气有多长', vi: 'Một Hơi Thở Dài Bao Nhiêu',
    },
    synopsis: {
      en: 'One minute and forty seconds is what Bok-sun has, down from two and ten. In a February sea of eleven degrees she shows how to spend it: forty going, forty working, twenty for coming home.',
      pt: 'Um minuto e quarenta segundos é o que Bok-sun tem; já foram dois e dez. Num mar de fevereiro a onze graus, ela mostra como gastá-los: quarenta para descer, quarenta para trabalhar, vinte para voltar.',
      es: 'Un minuto y cuarenta segundos es lo que le queda a Bok-sun; antes eran dos y diez. En un mar de febrero a once grados muestra cómo gastarlos: cuarenta para bajar, cuarenta para trabajar, veinte para volver.',
      zh: '一分四十秒，这是福顺现在的一口气，从前有两分十秒。二月的海水十一度，她演示怎么花：下去四十秒，干活四十秒，留二十秒回家。',
      vi: 'Một phút bốn mươi giây là hơi của bà Bok-sun bây giờ, trước kia hai phút mười. Giữa biển tháng Hai mười một độ, bà chỉ cách tiêu: bốn mươi giây lặn xuống, bốn mươi giây làm, hai mươi giây để về.',
    },
  },
  {
    title: {
      ko: '불턱에서', en: 'Around the Fire', pt: 'Em Volta do Fogo', es: 'Alrededor del fuego',
      zh: '火塘边', vi: 'Bên Bếp Lửa Bulteok',
    },
    synopsis: {
      en: 'Inside the ring of stones where the women change and warm themselves, seats go by rank and everything is decided: who dives tomorrow, who is ill, whose husband is no use. A newcomer of thirty-four sits nearest the smoke.',
      pt: 'No círculo de pedras onde as mulheres se trocam e se aquecem, o lugar é por hierarquia e tudo se decide: quem mergulha amanhã, quem está doente, que marido não presta. A novata, de trinta e quatro anos, senta-se onde vai a fumaça.',
      es: 'En el círculo de piedras donde las mujeres se cambian y se calientan, el sitio va por rango y todo se decide: quién bucea mañana, quién está enferma, qué marido no sirve. La nueva, de treinta y cuatro, se sienta donde va el humo.',
      zh: '女人们更衣取暖的石圈里，座次按资历，大事小情都在这儿定：明天谁下水，谁病了，谁家男人不顶用。三十四岁的新人，坐在最呛烟的位置。',
      vi: 'Trong vòng đá nơi chị em thay đồ và sưởi ấm, chỗ ngồi theo thứ bậc và mọi chuyện đều bàn ở đó: mai ai lặn, ai ốm, chồng ai vô tích sự. Cô lính mới ba mươi tư tuổi ngồi ngay luồng khói.',
    },
  },
  {
    title: {
      ko: '미역이 자라던 자리', en: 'Where the Seaweed Was', pt: 'Onde Havia Algas', es: 'Donde había algas',
      zh: '曾经长裙带菜的地方', vi: 'Nơi Rong Từng Mọc',
    },
    synopsis: {
      en: 'The reef in front of the village has turned white as plaster. A marine biologist asks the oldest divers to draw the bottom as they remember it, and lays the drawing over her sonar.',
      pt: 'O recife diante da aldeia ficou branco como gesso. Uma bióloga marinha pede às mergulhadoras mais velhas que desenhem o fundo de memória e põe o desenho sobre o sonar.',
      es: 'El arrecife frente a la aldea se puso blanco como yeso. Una bióloga marina pide a las buceadoras más viejas que dibujen el fondo de memoria y coloca el dibujo sobre su sonar.',
      zh: '村前的礁石白得像石膏。一位海洋生物学家请最年长的海女们凭记忆画出海底，再把画叠在声呐图上。',
      vi: 'Rạn đá trước làng đã trắng như thạch cao. Một nhà sinh học biển nhờ những bà lặn già nhất vẽ lại đáy biển theo trí nhớ, rồi đặt bức vẽ chồng lên ảnh sonar.',
    },
  },
  {
    title: {
      ko: '육지 물질', en: 'Diving the Mainland', pt: 'Mergulho no Continente', es: 'Bucear en tierra firme',
      zh: '上陆潜水的日子', vi: 'Lặn Thuê Đất Liền',
    },
    synopsis: {
      en: 'At seventeen Bok-sun was shipped to Ulsan with twenty other girls to dive for wages. Sixty-two years later she takes the bus there to look for the boarding house and a friend who stayed.',
      pt: 'Aos dezessete anos, Bok-sun foi levada de barco a Ulsan com outras vinte moças para mergulhar por salário. Sessenta e dois anos depois, volta de ônibus à procura da pensão e de uma amiga que ficou.',
      es: 'A los diecisiete, a Bok-sun la embarcaron a Ulsan con otras veinte muchachas para bucear por un jornal. Sesenta y dos años después vuelve en autobús a buscar la pensión y a una amiga que se quedó.',
      zh: '十七岁那年，福顺和二十个姑娘一起被船送到蔚山，潜水挣工钱。六十二年后，她坐大巴回去，找当年的寄宿屋，也找一个没有回来的朋友。',
      vi: 'Mười bảy tuổi, Bok-sun cùng hai mươi cô gái bị chở tàu sang Ulsan lặn lấy công. Sáu mươi hai năm sau, bà đi xe tới tìm lại nhà trọ cũ và một người bạn đã ở lại.',
    },
  },
  {
    title: {
      ko: '막내의 여름', en: 'The Youngest One’s Summer', pt: 'O Verão da Caçula', es: 'El verano de la menor',
      zh: '老幺的夏天', vi: 'Mùa Hè Của Cô Út',
    },
    synopsis: {
      en: 'Kim-i gave up an accounting job in Bundang for a wetsuit that does not fit. Her first octopus gets away; her first abalone is too small and Bok-sun makes her put it back, in front of everybody.',
      pt: 'Kim-i largou a contabilidade em Bundang por uma roupa de neoprene que não serve. O primeiro polvo escapa; o primeiro abalone é pequeno demais, e Bok-sun a faz devolver ao mar na frente de todas.',
      es: 'Kim-i dejó un puesto de contadora en Bundang por un traje que le queda mal. Su primer pulpo se escapa; su primer abulón es demasiado chico y Bok-sun se lo hace devolver delante de todas.',
      zh: '金伊辞了盆唐的会计工作，换来一身不合体的潜水衣。第一只章鱼跑了；第一只鲍鱼太小，福顺当着大家的面，让她放了回去。',
      vi: 'Kim-i bỏ việc kế toán ở Bundang để đổi lấy bộ đồ lặn không vừa. Con bạch tuộc đầu tiên chạy mất; con bào ngư đầu tiên quá nhỏ, bà Bok-sun bắt thả lại trước mặt mọi người.',
    },
  },
  {
    title: {
      ko: '바당에 절하고', en: 'A Bow to the Sea', pt: 'Reverência ao Mar', es: 'Una reverencia al mar',
      zh: '向海一拜', vi: 'Cúi Lạy Biển',
    },
    synopsis: {
      en: 'Rice wrapped in white paper, thrown from the rocks on a winter morning: one for the Dragon King, one for each who did not come back. Afterwards Bok-sun folds her goggles into a drawer, and then takes them out again.',
      pt: 'Arroz embrulhado em papel branco, atirado das pedras numa manhã de inverno: um para o Rei Dragão, um para cada uma que não voltou. Depois Bok-sun guarda os óculos de mergulho na gaveta, e torna a tirá-los.',
      es: 'Arroz envuelto en papel blanco, lanzado desde las rocas una mañana de invierno: uno para el Rey Dragón, uno por cada una que no volvió. Después Bok-sun guarda sus visores en un cajón, y los vuelve a sacar.',
      zh: '冬日清晨，白纸包着米饭，从礁石上抛进海里：一包给龙王，其余的，给每一个没能回来的人。仪式过后，福顺把水镜收进抽屉，又拿了出来。',
      vi: 'Cơm gói giấy trắng, ném từ ghềnh đá một sáng mùa đông: một gói cho Long Vương, mỗi gói còn lại cho một người không trở về. Xong việc, bà Bok-sun cất kính lặn vào ngăn kéo, rồi lại lấy ra.',
    },
  },
];
