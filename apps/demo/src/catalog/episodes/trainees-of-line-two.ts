import type { EpisodeWords } from '../format.ts';

/** Six weeks on the green line with PLUM SIGNAL: Chaeun, Sebin, Somi, Jiu, Haeun and Dal. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '신도림에서 가사 외우기', en: 'Lyrics at Sindorim', pt: 'Letra em Sindorim', es: 'Letras en Sindorim',
      zh: '新道林站背歌词', vi: 'Học Lời Ở Sindorim',
    },
    synopsis: {
      en: 'Six trainees, one transfer tunnel and four minutes between trains. Chaeun memorizes the second verse on the escalator, and a stranger on the way down sings the harmony.',
      pt: 'Seis trainees, um túnel de baldeação e quatro minutos entre os trens. Chaeun decora a segunda estrofe na escada rolante, e um estranho que desce faz a segunda voz.',
      es: 'Seis aprendices, un túnel de transbordo y cuatro minutos entre trenes. Chaeun memoriza la segunda estrofa en la escalera, y un desconocido que baja le hace la segunda voz.',
      zh: '六个练习生，一条换乘通道，两班车之间四分钟。彩恩在扶梯上背第二段，迎面下来的陌生人给她和了声。',
      vi: 'Sáu thực tập sinh, một đường hầm chuyển tàu, bốn phút giữa hai chuyến. Chaeun học đoạn hai trên thang cuốn, và một người lạ đi xuống hát bè cho cô.',
    },
  },
  {
    title: {
      ko: '성수에서 김밥 여섯 줄', en: 'Six Kimbap at Seongsu', pt: 'Seis Kimbaps em Seongsu',
      es: 'Seis kimbap en Seongsu', zh: '圣水站六卷紫菜包饭', vi: 'Sáu Cuộn Kimbap Ở Seongsu',
    },
    synopsis: {
      en: 'Sebin’s mother sells kimbap under the tracks and will not let the six pay. They wash rice at five in the morning to even it out, and miss the one train that would get them to rehearsal.',
      pt: 'A mãe de Sebin vende kimbap debaixo dos trilhos e não deixa as seis pagarem. Para compensar, lavam arroz às cinco da manhã e perdem o trem do ensaio.',
      es: 'La mamá de Sebin vende kimbap bajo las vías y no deja que las seis paguen. Para compensar, lavan arroz a las cinco de la mañana, y pierden el tren del ensayo.',
      zh: '世彬妈妈在铁道桥下卖紫菜包饭，死活不收她们的钱。六个人凌晨五点去帮忙淘米还人情，结果错过了赶排练的那班车。',
      vi: 'Mẹ Sebin bán kimbap dưới gầm đường tàu, không cho sáu đứa trả tiền. Năm giờ sáng họ vo gạo trả công, rồi lỡ mất chuyến tàu đi tập.',
    },
  },
  {
    title: {
      ko: '당산철교 위의 십 초', en: 'Ten Seconds on the Bridge', pt: 'Dez Segundos na Ponte',
      es: 'Diez segundos en el puente', zh: '堂山桥上十秒', vi: 'Mười Giây Trên Cầu',
    },
    synopsis: {
      en: 'Between Dangsan and Hapjeong the phones lose signal and the train goes quiet. Somi and Jiu have not spoken for two stops, and the river gives them ten seconds.',
      pt: 'Entre Dangsan e Hapjeong o sinal cai e o trem silencia. Somi e Jiu não se falam há duas estações, e o rio lhes dá dez segundos.',
      es: 'Entre Dangsan y Hapjeong se pierde la señal y el tren enmudece. Somi y Jiu llevan dos estaciones sin hablarse, y el río les da diez segundos.',
      zh: '堂山到合井之间，手机没信号，车厢一片安静。素美和智友冷战了两站，江面给了她们十秒钟。',
      vi: 'Từ Dangsan đến Hapjeong mất sóng, toa tàu im bặt. Somi và Jiu đã giận nhau hai ga, và dòng sông cho họ mười giây.',
    },
  },
  {
    title: {
      ko: '집에 가는 여섯 가지 길', en: 'Six Ways Home', pt: 'Seis Caminhos para Casa', es: 'Seis caminos a casa',
      zh: '六条回家的路', vi: 'Sáu Đường Về Nhà',
    },
    synopsis: {
      en: 'They part at six different stops, and tonight the camera follows Dal to the last one. At the top of two hundred stairs her grandmother is waiting with a flashlight and a word for the label.',
      pt: 'Cada uma desce numa estação, e hoje a câmera segue Dal até a última. No alto de duzentos degraus a avó espera, com uma lanterna e um recado para a gravadora.',
      es: 'Cada una baja en una estación, y hoy la cámara sigue a Dal hasta la última. En lo alto de doscientos escalones la espera su abuela, con una linterna y un recado para la agencia.',
      zh: '六个人在六个站下车，今晚镜头跟着达儿坐到最后。爬完两百级台阶，奶奶举着手电等在上头，还有句话要捎给公司。',
      vi: 'Sáu cô xuống sáu ga, đêm nay máy quay theo Dal tới ga cuối. Trên đầu hai trăm bậc thang, bà nội cầm đèn pin đứng đợi, và có lời nhắn cho công ty.',
    },
  },
  {
    title: {
      ko: '2호선은 원이다', en: 'The Line Is a Circle', pt: 'A Linha É um Círculo', es: 'La línea es un círculo',
      zh: '二号线是个圈', vi: 'Tuyến Số 2 Là Vòng Tròn',
    },
    synopsis: {
      en: 'Haeun misses her stop and keeps riding, and at each station another member gets on. By the second lap there are six voices, a lap of Seoul and a chorus that fits exactly.',
      pt: 'Haeun perde a estação e segue viagem. A cada parada sobe mais uma do grupo, e na segunda volta já são seis vozes e um refrão do tamanho exato de Seul.',
      es: 'Haeun se pasa de estación y sigue. En cada parada sube otra del grupo, y en la segunda vuelta ya son seis voces y un coro del tamaño exacto de Seúl.',
      zh: '荷恩坐过了站，干脆接着坐。每到一站就上来一个队友，绕到第二圈，六个人到齐，一段副歌刚好绕首尔一圈。',
      vi: 'Haeun lỡ ga rồi cứ ngồi tiếp. Mỗi ga lại thêm một người trong nhóm bước lên, tới vòng thứ hai đã đủ sáu giọng, và một điệp khúc vừa khít một vòng Seoul.',
    },
  },
  {
    title: {
      ko: '집 열쇠', en: 'The Key to the Apartment', pt: 'A Chave do Apartamento',
      es: 'La llave del departamento', zh: '公寓钥匙', vi: 'Chìa Khóa Căn Hộ',
    },
    synopsis: {
      en: 'The label has found an apartment: two rooms, one bathroom, no subway nearby. The six read the contract on the platform, and the next train waits with its doors open.',
      pt: 'A gravadora achou um apartamento: dois quartos, um banheiro, nenhum metrô por perto. As seis leem o contrato na plataforma, e o próximo trem espera de portas abertas.',
      es: 'La agencia encontró un departamento: dos cuartos, un baño, ningún metro cerca. Las seis leen el contrato en el andén, y el próximo tren espera con las puertas abiertas.',
      zh: '公司找到房子了：两间房，一间浴室，附近没有地铁。六个人在站台上读合同，下一班车敞着门在等。',
      vi: 'Công ty tìm được căn hộ: hai phòng, một nhà tắm, gần đó không có tàu điện. Sáu cô đọc hợp đồng trên sân ga, chuyến tàu kế tiếp mở cửa đứng đợi.',
    },
  },
];
