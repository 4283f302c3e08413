import type { EpisodeWords } from '../format.ts';

/** Ten weeks: forty singers in pairs, one final line each, and songwriter Pyo Haneum. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '마흔 명, 스무 줄', en: 'Forty Voices, Twenty Lines', pt: 'Quarenta Vozes, Vinte Versos',
      es: 'Cuarenta voces, veinte versos', zh: '四十个人，二十句', vi: 'Bốn Mươi Người, Hai Mươi Câu',
    },
    synopsis: {
      en: 'Pyo Haneum hands out twenty songs with the final line in red. In the corridor nineteen pairs whisper, and one settles it with rock, paper, scissors in four seconds.',
      pt: 'Pyo Haneum entrega vinte canções com o verso final em vermelho. No corredor dezenove duplas cochicham, e uma resolve no pedra, papel e tesoura em quatro segundos.',
      es: 'Pyo Haneum entrega veinte canciones con el verso final en rojo. En el pasillo diecinueve parejas cuchichean, y una lo resuelve a piedra, papel o tijera en cuatro segundos.',
      zh: '表韩音发下二十首歌，最后一句印成红色。走廊里，十九对在小声商量，剩下那对四秒钟石头剪刀布搞定。',
      vi: 'Pyo Haneum phát hai mươi bài, câu cuối in đỏ. Ngoài hành lang mười chín cặp thì thầm, còn một cặp oẳn tù tì xong trong bốn giây.',
    },
  },
  {
    title: {
      ko: '양보의 기술', en: 'The Art of Giving It Away', pt: 'A Arte de Ceder', es: 'El arte de ceder',
      zh: '谦让的本事', vi: 'Nghệ Thuật Nhường',
    },
    synopsis: {
      en: 'Both singers want the other to have the line. It takes until dawn, three cups of tea and one old favor before either admits to not wanting to be here at all.',
      pt: 'Os dois querem que o outro fique com o verso. Leva até o amanhecer, três chás e um velho favor para alguém admitir que não queria estar ali.',
      es: 'Los dos quieren que el otro se quede con el verso. Hacen falta una noche entera, tres tazas de té y un viejo favor para que uno admita que no quería estar ahí.',
      zh: '两个人都要把那句让给对方。拉扯到天亮，喝了三杯茶，还翻出一笔旧人情，才有人说了实话：其实不想来。',
      vi: 'Cả hai đều muốn nhường câu ấy cho người kia. Giằng co tới sáng, ba ly trà, một món nợ cũ, mới có người thú thật là mình không muốn có mặt.',
    },
  },
  {
    title: {
      ko: '표한음의 낡은 데모', en: 'The Demo from 2009', pt: 'A Demo de 2009', es: 'El demo de 2009',
      zh: '2009 年的小样', vi: 'Bản Demo Năm 2009',
    },
    synopsis: {
      en: 'Pyo Haneum plays a demo she has hidden for years. Noh Eul-chan, born in 2005, sings it as if the loss were his, and she changes the last line as he stands there.',
      pt: 'Pyo Haneum toca uma demo que escondeu por anos. Noh Eul-chan, nascido em 2005, a canta como se a perda fosse dele, e ela muda o verso final ali mesmo.',
      es: 'Pyo Haneum pone un demo que ocultó durante años. Noh Eul-chan, nacido en 2005, lo canta como si la pérdida fuera suya, y ella cambia el último verso ahí mismo.',
      zh: '表韩音放出一首藏了多年的小样。2005 年出生的卢乙灿唱得像自己弄丢过什么，她当场改了最后一句。',
      vi: 'Pyo Haneum bật bản demo giấu nhiều năm. Noh Eul-chan sinh năm 2005 hát như thể nỗi mất mát là của mình, và chị sửa câu cuối ngay tại chỗ.',
    },
  },
  {
    title: {
      ko: '복도의 새벽', en: 'Corridor, 3 A.M.', pt: 'Corredor, Três da Manhã', es: 'Pasillo, tres de la mañana',
      zh: '凌晨三点的走廊', vi: 'Hành Lang Ba Giờ Sáng',
    },
    synopsis: {
      en: 'Two singers from the same town fall out over a breath. They rehearse the line at opposite ends of the corridor, and the echo answers each in the other’s voice.',
      pt: 'Dois cantores da mesma cidade brigam por causa de uma respiração. Ensaiam em pontas opostas do corredor, e o eco devolve a cada um a voz do outro.',
      es: 'Dos cantantes del mismo pueblo pelean por una respiración. Ensayan en extremos opuestos del pasillo, y el eco le devuelve a cada uno la voz del otro.',
      zh: '同乡两人为一口气换在哪儿闹翻了，各占走廊一头练那句。回声传来，传到耳边的都是对方的声音。',
      vi: 'Hai ca sĩ đồng hương cãi nhau vì một chỗ lấy hơi. Họ tập ở hai đầu hành lang, và tiếng vang trả lại cho mỗi người giọng của người kia.',
    },
  },
  {
    title: {
      ko: '소절은 팔지 않습니다', en: 'Not for Sale', pt: 'Não Está à Venda', es: 'No está en venta', zh: '这句不卖',
      vi: 'Câu Này Không Bán',
    },
    synopsis: {
      en: 'One singer offers money, another a bed in Seoul, a third the whole next verse. Pyo Haneum takes every offer, writes them into the song, and none of them rhymes.',
      pt: 'Um oferece dinheiro, outro uma cama em Seul, um terceiro a estrofe seguinte inteira. Pyo Haneum aceita tudo, põe as ofertas na letra, e nenhuma rima.',
      es: 'Uno ofrece dinero, otro una cama en Seúl, un tercero toda la estrofa siguiente. Pyo Haneum acepta todo, lo mete en la letra, y nada rima.',
      zh: '有人出钱，有人出一张首尔的床，还有人愿意让出整整一段。表韩音照单全收，统统写进歌里，结果一句都不押韵。',
      vi: 'Người đưa tiền, người mời chỗ ngủ ở Seoul, người nhường cả đoạn sau. Pyo Haneum nhận hết, viết vào lời bài hát, mà chẳng câu nào vần.',
    },
  },
  {
    title: {
      ko: '열 명, 다섯 줄', en: 'Ten Voices, Five Lines', pt: 'Dez Vozes, Cinco Versos',
      es: 'Diez voces, cinco versos', zh: '十个人，五句', vi: 'Mười Người, Năm Câu',
    },
    synopsis: {
      en: 'The room is quieter and the songs are harder. Tak Hae-yul draws his own teacher as his partner, and the whole corridor waits to see who will bow first.',
      pt: 'A sala está mais quieta, e as músicas, mais difíceis. Tak Hae-yul sorteia o próprio professor como parceiro, e o corredor inteiro espera para ver quem se curva antes.',
      es: 'La sala está más callada y las canciones son más difíciles. A Tak Hae-yul le toca su propio maestro, y todo el pasillo espera a ver quién se inclina primero.',
      zh: '房间静了，歌更难了。卓海律抽到的搭档，正是自己的老师，整条走廊都等着看，谁先鞠这一躬。',
      vi: 'Căn phòng vắng hơn, bài khó hơn. Tak Hae-yul bốc phải chính thầy mình làm bạn hát, và cả hành lang chờ xem ai cúi đầu trước.',
    },
  },
  {
    title: {
      ko: '가사가 틀렸다', en: 'The Wrong Word', pt: 'A Palavra Errada', es: 'La palabra equivocada', zh: '唱错一个词',
      vi: 'Hát Sai Một Chữ',
    },
    synopsis: {
      en: 'In the second chorus the partner sings the wrong word, and it is better. Pyo Haneum must say whether the song or the singer is out, with seven minutes left of airtime.',
      pt: 'No segundo refrão, o parceiro canta a palavra errada, e ela é melhor. Pyo Haneum tem de decidir se sai a música ou o cantor, a sete minutos do fim.',
      es: 'En el segundo coro, el compañero canta la palabra equivocada, y es mejor. Pyo Haneum debe decidir si se va la canción o el cantante, a siete minutos del final.',
      zh: '第二段副歌，搭档唱错了一个词，反倒更好听。离下播还有七分钟，表韩音得表态：改歌，还是换人。',
      vi: 'Điệp khúc thứ hai, bạn hát nhầm một chữ, mà lại hay hơn. Pyo Haneum phải quyết định bỏ bài hát hay bỏ người hát, khi chỉ còn bảy phút lên sóng.',
    },
  },
  {
    title: {
      ko: '떨어진 서른다섯 명', en: 'The Thirty-Five Who Left', pt: 'Os Trinta e Cinco que Saíram',
      es: 'Los treinta y cinco que se fueron', zh: '离开的三十五个人', vi: 'Ba Mươi Lăm Người Đã Rời Đi',
    },
    synopsis: {
      en: 'Everyone who left comes back to sing one chorus together, backs to the camera. Then one of the five turns around, and asks if a sixth line is possible.',
      pt: 'Todos os que saíram voltam para cantar juntos um refrão, de costas para a câmera. Aí um dos cinco se vira e pergunta se é possível um sexto verso.',
      es: 'Todos los que se fueron vuelven a cantar juntos un coro, de espaldas a la cámara. Entonces uno de los cinco se gira y pregunta si cabe un sexto verso.',
      zh: '离开的人全回来，背对镜头合唱一段副歌。五个人里有一个忽然转身，问能不能再多写一句。',
      vi: 'Những người đã rời đi đều trở lại hát chung một điệp khúc, quay lưng về máy quay. Rồi một trong năm người quay mặt ra hỏi: có thể thêm câu thứ sáu không?',
    },
  },
  {
    title: {
      ko: '둘만 남았다', en: 'Only Two Left', pt: 'Só Restam Dois', es: 'Quedan dos', zh: '只剩两个人',
      vi: 'Chỉ Còn Hai Người',
    },
    synopsis: {
      en: 'Two finalists, one song, and Pyo Haneum has not written the last line. They are given an empty sheet, a pencil and the corridor, and asked for it by morning.',
      pt: 'Dois finalistas, uma canção, e Pyo Haneum não escreveu o último verso. Recebem uma folha em branco, um lápis e o corredor, com prazo até de manhã.',
      es: 'Dos finalistas, una canción, y Pyo Haneum no escribió el último verso. Reciben una hoja en blanco, un lápiz y el pasillo, con plazo hasta la mañana.',
      zh: '两名决赛者，一首歌，最后一句表韩音没写。给他们一张白纸、一支铅笔、一条走廊，天亮前交稿。',
      vi: 'Hai người vào chung kết, một bài hát, và Pyo Haneum chưa viết câu cuối. Họ được đưa tờ giấy trắng, cây bút chì và hành lang, sáng mai phải có.',
    },
  },
  {
    title: {
      ko: '마지막 소절', en: 'The Last Line', pt: 'O Último Verso', es: 'El último verso', zh: '最后一句',
      vi: 'Câu Cuối Cùng',
    },
    synopsis: {
      en: 'The finalists sing the song and stop before the end. Silence, then Pyo Haneum at the piano. The line belongs to the person at home who has been humming along since week one.',
      pt: 'Os finalistas cantam e param antes do fim. Silêncio, depois Pyo Haneum ao piano. O verso é de quem, em casa, vem cantarolando desde a primeira semana.',
      es: 'Los finalistas cantan y se detienen antes del final. Silencio, y luego Pyo Haneum al piano. El verso es de quien, en su casa, tararea desde la primera semana.',
      zh: '两人唱到结尾前停住。一阵安静，表韩音坐到钢琴前。最后那句，留给从第一周起就在家跟着哼的那个人。',
      vi: 'Hai người hát rồi dừng trước câu kết. Im lặng, rồi Pyo Haneum ngồi vào đàn. Câu ấy thuộc về người ở nhà đã ngân nga theo từ tuần đầu.',
    },
  },
];
