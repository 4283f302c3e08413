import type { EpisodeWords } from '../format.ts';

/** Twelve Saturdays at 3:50 with Min Taeyul, a rookie co-host, fourteen acts and fire marshal Yu. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '제비는 누가 뽑았나', en: 'The Short Straw', pt: 'O Palitinho Menor', es: 'La pajita más corta', zh: '抽中下签',
      vi: 'Bốc Trúng Thăm Ngắn',
    },
    synopsis: {
      en: 'Jin Da-yun debuts at 3:55, draws the short straw at 4:00 and co-hosts by 4:05 with her microphone still taped for the dance. Min Taeyul reads her lines as well, then his own, in her voice.',
      pt: 'Jin Da-yun estreia às 15h55, perde no palitinho às 16h e às 16h05 já apresenta, com o microfone da dança ainda colado. Min Taeyul lê as falas dela e depois as dele, com a voz dela.',
      es: 'Jin Da-yun debuta a las 3:55, saca la pajita corta a las 4:00 y a las 4:05 ya conduce, con el micrófono del baile aún pegado. Min Taeyul lee las líneas de ella y luego las suyas, imitándola.',
      zh: '陈多允三点五十五分出道，四点抽中下签，四点零五分就上了主持台，跳舞用的麦还贴在脸上。闵泰律把她的词也念了，再学着她的嗓音念自己的。',
      vi: 'Jin Da-yun ra mắt lúc 3 giờ 55, bốn giờ bốc trúng thăm, 4 giờ 05 đã lên dẫn, micro nhảy còn dán trên má. Min Taeyul đọc luôn lời của cô, rồi đọc lời mình bằng giọng cô.',
    },
  },
  {
    title: {
      ko: '불 끄고 춤추기', en: 'Dancing with the Lights Out', pt: 'Dançar no Escuro', es: 'Bailar a oscuras',
      zh: '关灯起舞', vi: 'Nhảy Trong Bóng Tối',
    },
    synopsis: {
      en: 'Choreographer Ms. Kkot gets her first stage of her own, on one condition from fire marshal Yu: no flames. So she asks the audience for four hundred phones.',
      pt: 'A coreógrafa Kkot ganha um palco só seu, com uma condição do comandante Yu, dos bombeiros: nada de fogo. Ela então pede à plateia quatrocentos celulares.',
      es: 'La coreógrafa Kkot tiene por fin un escenario propio, con una condición del jefe de bomberos Yu: sin llamas. Entonces le pide al público cuatrocientos celulares.',
      zh: '编舞花老师头一回有了自己的舞台，消防员俞队长只提一个条件：不许有明火。于是她向观众借了四百部手机。',
      vi: 'Biên đạo cô Kkot lần đầu có sân khấu riêng, với một điều kiện của đội trưởng cứu hỏa Yu: không lửa. Thế là cô mượn khán giả bốn trăm chiếc điện thoại.',
    },
  },
  {
    title: {
      ko: '생목 삼십 분', en: 'Thirty Minutes, Voices Only', pt: 'Trinta Minutos à Capela',
      es: 'Treinta minutos a pura voz', zh: '真唱三十分钟', vi: 'Ba Mươi Phút Hát Mộc',
    },
    synopsis: {
      en: 'The closing block loses its backing track, and nobody notices until the third act. By the last song fourteen acts are harmonizing behind the curtain for whoever is on.',
      pt: 'O bloco final perde a base gravada, e só no terceiro número alguém percebe. Na última música, catorze artistas fazem coro atrás da cortina para quem está em cena.',
      es: 'El bloque final pierde la pista, y nadie lo nota hasta el tercer acto. Para la última canción, catorce artistas hacen coros tras la cortina a quien esté en escena.',
      zh: '压轴环节的伴奏带没了声，唱到第三组才有人发现。到最后一首歌，十四组艺人全躲在幕后，给台上那位和声。',
      vi: 'Phần cuối bị mất nhạc nền, tới tiết mục thứ ba mới có người để ý. Đến bài cuối, cả mười bốn nghệ sĩ đứng sau màn hát bè cho người trên sân khấu.',
    },
  },
  {
    title: {
      ko: '물 위의 안무', en: 'The Wet Stage', pt: 'O Palco Molhado', es: 'El escenario mojado', zh: '水上编舞',
      vi: 'Sân Khấu Ướt',
    },
    synopsis: {
      en: 'Six centimeters of water, KITE9 in borrowed fishing boots, and a choreographer who works as a plumber on weekdays. Marshal Yu approves the water and measures the boots.',
      pt: 'Seis centímetros de água, o KITE9 de botas de pescador emprestadas e um coreógrafo que trabalha de encanador durante a semana. O comandante Yu aprova a água e mede as botas.',
      es: 'Seis centímetros de agua, KITE9 con botas de pescador prestadas y un coreógrafo que entre semana es plomero. El jefe Yu aprueba el agua y mide las botas.',
      zh: '六厘米深的水，KITE9 踩着借来的渔夫靴，编舞师平日是个水管工。俞队长批了水，开始量靴子。',
      vi: 'Sáu phân nước, KITE9 đi ủng câu cá mượn được, biên đạo ngày thường làm thợ sửa ống nước. Đội trưởng Yu duyệt nước, rồi lấy thước đo từng đôi ủng.',
    },
  },
  {
    title: {
      ko: '열네 팀 중에 열세 팀', en: 'Thirteen of Fourteen', pt: 'Treze de Catorze', es: 'Trece de catorce',
      zh: '十四组少了一组', vi: 'Mười Bốn Còn Mười Ba',
    },
    synopsis: {
      en: 'An act is stuck on the expressway with its instruments and its breakfast. Five groups volunteer to fill three minutes and forty seconds, and the driver listens on the radio.',
      pt: 'Um grupo fica preso na estrada com os instrumentos e o café da manhã. Cinco se oferecem para preencher três minutos e quarenta segundos, e o motorista ouve tudo pelo rádio.',
      es: 'Un grupo queda atascado en la autopista con sus instrumentos y su desayuno. Cinco se ofrecen a llenar tres minutos y cuarenta segundos, y el chofer lo escucha por la radio.',
      zh: '有一组艺人连乐器带早饭堵在了高速上。五个组合争着去填那三分四十秒，司机在车里听广播。',
      vi: 'Một nhóm kẹt trên cao tốc cùng nhạc cụ và bữa sáng. Năm nhóm khác xung phong lấp ba phút bốn mươi giây, còn bác tài nghe qua radio.',
    },
  },
  {
    title: {
      ko: '민태율이 노래하지 않는 이유', en: 'Why Min Taeyul Never Sings', pt: 'Por Que Min Taeyul Nunca Canta',
      es: 'Por qué Min Taeyul nunca canta', zh: '闵泰律为什么不唱', vi: 'Vì Sao Min Taeyul Không Hát',
    },
    synopsis: {
      en: 'The rookie host asks the question on live television. Min Taeyul answers after the commercial with a song he wrote for a duo that never debuted, and the rookie takes the other half.',
      pt: 'O novato faz a pergunta ao vivo. Depois do intervalo, Min Taeyul responde com a música que compôs para uma dupla que nunca estreou, e o novato canta a outra metade.',
      es: 'El novato hace la pregunta en vivo. Tras la pausa, Min Taeyul responde con una canción que escribió para un dúo que nunca debutó, y el novato canta la otra mitad.',
      zh: '新人主持在直播里问出了口。广告回来，闵泰律用一首歌作答，那是他为一个没能出道的二人组写的，另一半由新人接了下去。',
      vi: 'Tân binh dẫn chương trình hỏi thẳng trên sóng. Sau quảng cáo, Min Taeyul đáp bằng bài anh viết cho một bộ đôi chưa từng ra mắt, và tân binh hát nốt nửa còn lại.',
    },
  },
  {
    title: {
      ko: '운동화만 신기', en: 'Sneakers Only', pt: 'Só de Tênis', es: 'Solo en zapatillas', zh: '只许穿球鞋',
      vi: 'Chỉ Được Mang Giày Thể Thao',
    },
    synopsis: {
      en: 'The choreographer of the week is a gym teacher from Gunpo. She cuts all heels, gives TAEPUNG a whistle count, and ends with a stage eight hundred kids can do at recess.',
      pt: 'A coreógrafa da semana é professora de educação física em Gunpo. Proíbe salto, marca o tempo do TAEPUNG no apito e termina com uma coreografia que oitocentas crianças podem fazer no recreio.',
      es: 'La coreógrafa de la semana es profesora de gimnasia en Gunpo. Prohíbe los tacones, marca el compás de TAEPUNG con silbato y termina con una coreografía que ochocientos niños pueden hacer en el recreo.',
      zh: '本周编舞是军浦一位体育老师。她不许穿高跟鞋，吹着哨子给 TAEPUNG 打拍子，最后编出一套八百个孩子课间就能跳的舞。',
      vi: 'Biên đạo tuần này là cô giáo thể dục ở Gunpo. Cô cấm giày gót cao, đếm nhịp cho TAEPUNG bằng còi, và dựng xong một bài tám trăm học sinh nhảy được giờ ra chơi.',
    },
  },
  {
    title: {
      ko: '소나기, 대기실이 없다', en: 'No Dressing Room for SONAGI', pt: 'Sem Camarim para o SONAGI',
      es: 'Sin camerino para SONAGI', zh: 'SONAGI 没有休息室', vi: 'SONAGI Không Phòng Chờ',
    },
    synopsis: {
      en: 'Fourteen acts, thirteen doors. The band SONAGI sets up in the freight elevator and plays “Sixty Stairs” for the cleaners on all nine floors, and the crew follows with the camera.',
      pt: 'Catorze artistas, treze portas. O SONAGI se instala no elevador de carga e toca “Sixty Stairs” para as faxineiras dos nove andares, com a câmera correndo atrás.',
      es: 'Catorce artistas, trece puertas. SONAGI se instala en el montacargas y toca “Sixty Stairs” para el personal de limpieza de los nueve pisos, con la cámara detrás.',
      zh: '十四组艺人，十三扇门。SONAGI 乐队把设备搬进货梯，给九层楼的保洁阿姨唱《六十级台阶》，摄像跟在后面跑。',
      vi: 'Mười bốn nghệ sĩ, mười ba cánh cửa. SONAGI dựng đồ trong thang hàng, hát “Sixty Stairs” cho các chị lao công suốt chín tầng, máy quay chạy theo sau.',
    },
  },
  {
    title: {
      ko: '같은 날 컴백', en: 'Two Comebacks, One Color', pt: 'Dois Comebacks, Uma Cor',
      es: 'Dos regresos, un color', zh: '同天回归撞了色', vi: 'Trùng Ngày, Trùng Màu',
    },
    synopsis: {
      en: 'Chae Un-a and Ma Ri-on return the same Saturday in the same yellow coat. Their stylists meet in the corridor, and at the bridge of each song the coats change owners.',
      pt: 'Chae Un-a e Ma Ri-on voltam no mesmo sábado com o mesmo casaco amarelo. As figurinistas se encontram no corredor, e no meio da música os casacos trocam de dona.',
      es: 'Chae Un-a y Ma Ri-on vuelven el mismo sábado con el mismo abrigo amarillo. Sus estilistas se cruzan en el pasillo, y a mitad de la canción los abrigos cambian de dueña.',
      zh: '蔡云娥和马莉温同一个周六回归，穿了同一件黄大衣。两位造型师在走廊里碰上，唱到过渡句，大衣当场互换。',
      vi: 'Chae Un-a và Ma Ri-on trở lại cùng thứ Bảy, cùng chiếc áo khoác vàng. Hai stylist chạm mặt ngoài hành lang, và tới đoạn bridge, hai chiếc áo đổi chủ.',
    },
  },
  {
    title: {
      ko: '열네 팀 한 무대', en: 'Everyone at Once', pt: 'Todos de Uma Vez', es: 'Todos a la vez', zh: '全员同台',
      vi: 'Tất Cả Cùng Lúc',
    },
    synopsis: {
      en: 'All fourteen acts share one floor and one beat, arranged by a schoolgirl picked from the viewers’ mail. She stands in the wings in uniform, conducting with a ruler.',
      pt: 'Os catorze dividem um só piso e uma só batida, num arranjo de uma estudante escolhida entre as cartas do público. Ela rege dos bastidores, de uniforme, com uma régua.',
      es: 'Los catorce comparten un solo piso y un solo ritmo, con arreglo de una estudiante elegida entre las cartas del público. Ella dirige entre bambalinas, en uniforme, con una regla.',
      zh: '十四组挤在一块地板上跳同一个节拍，编曲的是从观众来信里选中的一个女学生。她穿着校服站在侧幕，用一把尺子指挥。',
      vi: 'Mười bốn nhóm chung một mặt sàn, một nhịp, do một cô học sinh được chọn từ thư khán giả phối nhạc. Cô mặc đồng phục đứng cánh gà, chỉ huy bằng cây thước.',
    },
  },
  {
    title: {
      ko: '소방관의 무대', en: 'The Fire Marshal’s Stage', pt: 'O Palco do Comandante',
      es: 'El escenario del jefe Yu', zh: '消防员的舞台', vi: 'Sân Khấu Của Lính Cứu Hỏa',
    },
    synopsis: {
      en: 'Marshal Yu has said no to twenty-two ideas. Retiring on Friday, he is handed this week’s stage, and after a long silence asks if anyone still owns a smoke machine.',
      pt: 'O comandante Yu já vetou vinte e duas ideias. Aposenta-se na sexta e recebe o palco da semana. Depois de um longo silêncio, pergunta se alguém ainda tem máquina de fumaça.',
      es: 'El jefe Yu ha vetado veintidós ideas. Se jubila el viernes y le dan el escenario de la semana. Tras un largo silencio, pregunta si alguien tiene todavía una máquina de humo.',
      zh: '俞队长一共否过二十二个点子。周五就要退休，这周的舞台交给了他。沉默许久，他开口问：谁还有干冰机？',
      vi: 'Đội trưởng Yu đã gạt hai mươi hai ý tưởng. Thứ Sáu này ông về hưu, sân khấu tuần này giao cho ông. Im lặng hồi lâu, ông hỏi ai còn giữ máy khói không.',
    },
  },
  {
    title: {
      ko: '다시, 세 시 오십 분', en: '3:50 Again', pt: 'De Novo, 15h50', es: 'Otra vez, las 3:50', zh: '又到三点五十',
      vi: 'Lại Ba Giờ Năm Mươi',
    },
    synopsis: {
      en: 'The new co-host is Noh Eul-chan, the seventh straw of the year, and he has brought a spare one. Ok Danbi closes live with the whole cast humming behind her, and in row one sits a retired fire marshal.',
      pt: 'O novo parceiro é Noh Eul-chan, sétimo palitinho do ano, e ele trouxe um reserva. Ok Danbi encerra ao vivo com todos cantarolando atrás dela e, na primeira fila, um bombeiro aposentado.',
      es: 'El nuevo conductor es Noh Eul-chan, séptima pajita del año, y trajo una de repuesto. Ok Danbi cierra en vivo con todos tarareando detrás y, en primera fila, un jefe de bomberos jubilado.',
      zh: '新搭档是卢乙灿，今年第七根签，他还多带了一根备用。玉丹雨真唱压轴，全体艺人在她身后轻声哼着，第一排坐着一位退休的消防队长。',
      vi: 'Bạn dẫn mới là Noh Eul-chan, cây thăm thứ bảy trong năm, và cậu mang thêm một cây dự phòng. Ok Danbi hát kết, cả dàn nghệ sĩ ngân nga sau lưng, và hàng ghế đầu có một ông lính cứu hỏa đã về hưu.',
    },
  },
];
