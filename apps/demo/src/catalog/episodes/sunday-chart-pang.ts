import type { EpisodeWords } from '../format.ts';

/** Twelve Sundays with the cannon Pang, a chart of twenty and a cover nobody asked for. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '팡이 터지지 않은 날', en: 'Pang Misfires', pt: 'Pang Falha', es: 'Pang falla', zh: '阿砰哑火',
      vi: 'Pang Không Nổ',
    },
    synopsis: {
      en: 'The cannon coughs out a single paper heart. The winner, KITE9, sings the encore to the only person who caught it: a cameraman, who has to keep filming and keep out of the shot.',
      pt: 'O canhão tosse um único coração de papel. O KITE9, vencedor, canta o bis a quem o pegou: um cinegrafista, que tem de filmar sem aparecer.',
      es: 'El cañón tose un solo corazón de papel. KITE9, el ganador, le canta el bis a quien lo atrapó: un camarógrafo, que tiene que filmar sin salir en cuadro.',
      zh: '彩纸炮只咳出一颗纸心。冠军 KITE9 把安可唱给接到纸心的那个人：一位摄像师，他还得一边拍，一边不让自己入镜。',
      vi: 'Khẩu pháo khạc ra đúng một trái tim giấy. Quán quân KITE9 hát encore cho người bắt được: anh quay phim, phải vừa quay vừa tránh lọt khung hình.',
    },
  },
  {
    title: {
      ko: '이십 위를 응원합니다', en: 'In Praise of Number Twenty', pt: 'Viva o Vigésimo', es: 'Viva el puesto veinte',
      zh: '为第二十名欢呼', vi: 'Cổ Vũ Hạng Hai Mươi',
    },
    synopsis: {
      en: 'Ha Nui-an has been at number twenty for six weeks in a row. This week her fans campaign to keep her there, and somebody in fourth place is about to fall.',
      pt: 'Ha Nui-an está há seis semanas em vigésimo lugar. Desta vez os fãs fazem campanha para que continue ali, e alguém no quarto lugar está prestes a cair.',
      es: 'Ha Nui-an lleva seis semanas en el puesto veinte. Esta vez sus fans hacen campaña para que siga ahí, y alguien del cuarto está a punto de caer.',
      zh: '河努安连续六周排在第二十名。这周粉丝集体拉票，要她原地不动，而第四名那边，有人快掉下来了。',
      vi: 'Ha Nui-an sáu tuần liền đứng hạng hai mươi. Tuần này fan vận động để cô đứng yên đó, và ở hạng tư, có người sắp rớt.',
    },
  },
  {
    title: {
      ko: '아무도 안 시킨 커버', en: 'The Cover Nobody Ordered', pt: 'O Cover que Ninguém Pediu',
      es: 'El cover que nadie pidió', zh: '没人点的翻唱', vi: 'Màn Cover Không Ai Gọi',
    },
    synopsis: {
      en: 'TAEPUNG are given a lullaby, Kwak Ae-sim a rap. She asks for the beat to go slower, then a lot slower, and turns the thing into a threat.',
      pt: 'O TAEPUNG recebe uma cantiga de ninar, Kwak Ae-sim um rap. Ela pede a batida mais lenta, depois bem mais lenta, e transforma a coisa numa ameaça.',
      es: 'TAEPUNG recibe una canción de cuna y Kwak Ae-sim, un rap. Ella pide el ritmo más lento, luego mucho más lento, y lo convierte en una amenaza.',
      zh: 'TAEPUNG 分到一首摇篮曲，郭爱心分到一段说唱。她要求放慢，再放慢，最后唱出了讨债的气势。',
      vi: 'TAEPUNG bốc phải bài ru con, Kwak Ae-sim bốc phải đoạn rap. Bà xin nhịp chậm lại, chậm nữa, rồi biến nó thành lời đe dọa.',
    },
  },
  {
    title: {
      ko: '포구가 가리키는 곳', en: 'Wherever It Points', pt: 'Para Onde Ele Apontar', es: 'Hacia donde apunte',
      zh: '炮口所指', vi: 'Họng Pháo Chỉ Đâu',
    },
    synopsis: {
      en: 'The cannon ends up facing the fire exit. MIRINE sing their first winner’s encore to a green running man, then turn around and find the whole hall has gone over there to listen.',
      pt: 'O canhão acaba apontado para a saída de emergência. O MIRINE canta seu primeiro bis ao bonequinho verde e, quando se vira, o auditório inteiro foi para lá ouvir.',
      es: 'El cañón acaba apuntando a la salida de emergencia. MIRINE canta su primer bis a un muñequito verde y, cuando voltea, todo el público se ha ido para allá a oír.',
      zh: '炮口停在安全出口。MIRINE 第一次拿冠军，安可只能对着绿色小人唱。一转身，全场观众都挪过来了。',
      vi: 'Họng pháo quay về cửa thoát hiểm. MIRINE hát encore quán quân đầu tiên cho hình người xanh đang chạy, quay lại thì cả khán phòng đã dồn sang đó nghe.',
    },
  },
  {
    title: {
      ko: '팬레터 팔백 통', en: 'Eight Hundred Letters to a Cannon', pt: 'Oitocentas Cartas para um Canhão',
      es: 'Ochocientas cartas a un cañón', zh: '写给大炮的八百封信', vi: 'Tám Trăm Lá Thư Cho Khẩu Pháo',
    },
    synopsis: {
      en: 'Pang gets eight hundred letters and the winner gets three. The hosts read the best one aloud: a girl asks the cannon how it stays calm before it goes off.',
      pt: 'Pang recebe oitocentas cartas, o vencedor recebe três. Os apresentadores leem a melhor: uma menina pergunta ao canhão como ele fica calmo antes de explodir.',
      es: 'Pang recibe ochocientas cartas y el ganador, tres. Leen en voz alta la mejor: una niña le pregunta al cañón cómo se queda tranquilo antes de estallar.',
      zh: '阿砰收到八百封信，冠军只有三封。主持人念了写得最好的那封：一个女孩问大炮，开炮之前怎么做到那么镇定。',
      vi: 'Pang nhận tám trăm thư, quán quân nhận ba. MC đọc to lá hay nhất: một bé gái hỏi khẩu pháo làm sao bình tĩnh trước lúc nổ.',
    },
  },
  {
    title: {
      ko: '십구 위와 이십 위', en: 'Nineteen and Twenty', pt: 'Dezenove e Vinte', es: 'Diecinueve y veinte',
      zh: '第十九和第二十', vi: 'Hạng Mười Chín, Hạng Hai Mươi',
    },
    synopsis: {
      en: 'Two ex-bandmates have the nineteenth and twentieth songs and refuse to share the countdown. The order is one vote apart and keeps changing between commercials.',
      pt: 'Dois ex-colegas de banda têm a décima nona e a vigésima música e se recusam a dividir a contagem. A ordem depende de um voto e muda a cada intervalo.',
      es: 'Dos excompañeros de banda tienen la canción diecinueve y la veinte y no quieren compartir el conteo. El orden depende de un voto y cambia en cada pausa.',
      zh: '昔日的乐队搭档，一个第十九名，一个第二十名，死活不肯同台倒数。票数只差一票，每播一次广告就换一次位。',
      vi: 'Hai người bạn cùng ban nhạc cũ giữ hạng mười chín và hai mươi, nhất quyết không chung màn đếm ngược. Chênh nhau một phiếu, cứ sau quảng cáo lại đổi chỗ.',
    },
  },
  {
    title: {
      ko: '계산대의 일 위', en: 'Number One at the Register', pt: 'Número Um no Caixa', es: 'Número uno en la caja',
      zh: '收银台前的冠军', vi: 'Quán Quân Quầy Thu Ngân',
    },
    synopsis: {
      en: 'Yulmu wins while covering a shift and phones in from a shop in Bucheon. The encore goes to whoever is in aisle three, and today that is a whole shift of bus drivers.',
      pt: 'Yulmu vence no meio de um turno e liga de uma loja em Bucheon. O bis vai para quem estiver no corredor três: um turno inteiro de motoristas de ônibus.',
      es: 'Yulmu gana en pleno turno y llama desde una tienda de Bucheon. El bis es para quien esté en el pasillo tres: un turno entero de choferes de autobús.',
      zh: '萝萝拿冠军时正在富川看店，人是打电话连线的。安可唱给三号货架前的人听，结果那儿站了一整个车队的司机。',
      vi: 'Yulmu giành quán quân khi đang trực ca, gọi về từ cửa hàng ở Bucheon. Encore dành cho ai đứng ở dãy ba, hóa ra là cả đội tài xế xe buýt.',
    },
  },
  {
    title: {
      ko: '트로트와 힙합', en: 'Trot Meets Hip-Hop', pt: 'Trot com Hip-Hop', es: 'Trot con hip-hop', zh: '演歌遇上嘻哈',
      vi: 'Trot Gặp Hip-Hop',
    },
    synopsis: {
      en: 'Na Bong-i and rapper Bongsu swap songs, managers and jackets. Neither gives the jacket back, and the cannon, for once, fires at the right moment.',
      pt: 'Na Bong-i e o rapper Bongsu trocam de música, de empresário e de paletó. Ninguém devolve o paletó, e o canhão, por uma vez, dispara na hora certa.',
      es: 'Na Bong-i y el rapero Bongsu se cambian canciones, representantes y sacos. Ninguno devuelve el saco, y el cañón, por una vez, dispara en el momento justo.',
      zh: '罗奉伊和说唱歌手奉秀互换歌曲、经纪人和外套。外套谁也没还，大炮难得一次，响在点子上。',
      vi: 'Na Bong-i và rapper Bongsu đổi bài, đổi quản lý, đổi áo khoác. Chẳng ai trả áo, và khẩu pháo lần hiếm hoi nổ đúng lúc.',
    },
  },
  {
    title: {
      ko: '신곡만 스무 곡', en: 'Twenty New Songs', pt: 'Vinte Músicas Novas', es: 'Veinte canciones nuevas',
      zh: '二十首新歌', vi: 'Hai Mươi Bài Mới',
    },
    synopsis: {
      en: 'Nothing on the chart was on it last week. The cover stage, meant for last week’s winner, has to be sung by someone who is no longer anywhere on the list.',
      pt: 'Nada da lista estava nela na semana passada. O cover, que é sempre do vencedor anterior, tem de ser cantado por quem já não aparece em lugar nenhum.',
      es: 'Nada de la lista estaba ahí la semana pasada. El cover, que le toca al ganador anterior, debe cantarlo quien ya no aparece en ningún puesto.',
      zh: '榜上没有一首是上周的。翻唱舞台归上周冠军，可上周冠军已经跌出了整张榜单。',
      vi: 'Không bài nào tuần trước còn trong bảng. Màn cover dành cho quán quân cũ, mà quán quân cũ giờ chẳng còn tên ở đâu.',
    },
  },
  {
    title: {
      ko: '포구는 하늘로', en: 'Straight Up', pt: 'Direto para o Alto', es: 'Directo hacia arriba', zh: '炮口朝天',
      vi: 'Họng Pháo Chỉ Trời',
    },
    synopsis: {
      en: 'Pang points straight up, so the winners climb the lighting rig with a safety officer each. LOW TIDE, afraid of heights, sing the encore flat on their backs.',
      pt: 'Pang aponta para o teto, e os vencedores sobem na estrutura de luz, cada um com um segurança. O LOW TIDE, com medo de altura, canta o bis deitado de costas.',
      es: 'Pang apunta hacia arriba, así que los ganadores suben a la parrilla de luces, cada uno con un técnico. LOW TIDE, que teme a las alturas, canta el bis tumbado boca arriba.',
      zh: '阿砰直指天花板，冠军只好爬上灯架，一人配一名安全员。LOW TIDE 恐高，躺平了把安可唱完。',
      vi: 'Pang chỉ thẳng lên trời, nên quán quân phải leo giàn đèn, mỗi người kèm một nhân viên an toàn. LOW TIDE sợ độ cao, nằm ngửa mà hát encore.',
    },
  },
  {
    title: {
      ko: '옛날 차트에서 온 편지', en: 'A Letter from Chart ’98', pt: 'Carta da Parada de 98',
      es: 'Carta de la lista del 98', zh: '九八年榜单来信', vi: 'Thư Từ Bảng Xếp Hạng 98',
    },
    synopsis: {
      en: 'A retired clerk sends the chart from one Sunday in 1998, in ballpoint. Seo Hyang-dan was number eleven that week and has come to collect her encore.',
      pt: 'Um funcionário aposentado manda a parada de um domingo de 1998, a caneta. Seo Hyang-dan era a décima primeira naquela semana e veio cobrar o bis.',
      es: 'Un empleado jubilado envía la lista de un domingo de 1998, a bolígrafo. Seo Hyang-dan iba en el puesto once aquella semana y vino a cobrar su bis.',
      zh: '一位退休职员寄来 1998 年某个周日的榜单，圆珠笔抄的。那周徐香丹排第十一名，今天她来补唱那首安可。',
      vi: 'Một viên chức về hưu gửi bảng xếp hạng một Chủ nhật năm 1998, chép tay bằng bút bi. Tuần ấy Seo Hyang-dan hạng mười một, hôm nay bà tới đòi bài encore của mình.',
    },
  },
  {
    title: {
      ko: '팡, 은퇴하다', en: 'Pang Retires', pt: 'Pang se Aposenta', es: 'Pang se jubila', zh: '阿砰退休',
      vi: 'Pang Về Hưu',
    },
    synopsis: {
      en: 'The cannon’s spring has been fixed eleven times. For its last Sunday it picks the winner by itself, pointing at a box that contains the spare Pang.',
      pt: 'A mola do canhão já foi consertada onze vezes. No último domingo ele mesmo escolhe o vencedor e aponta para a caixa do Pang reserva.',
      es: 'El resorte del cañón ya se arregló once veces. En su último domingo elige al ganador él solo: apunta a la caja donde está el Pang de repuesto.',
      zh: '大炮的弹簧修过十一回。最后一个周日，它自己选了冠军：炮口一转，对准装着备用阿砰的那只箱子。',
      vi: 'Lò xo khẩu pháo đã sửa mười một lần. Chủ nhật cuối cùng, nó tự chọn quán quân: chỉ vào cái thùng đựng khẩu Pang dự phòng.',
    },
  },
];
