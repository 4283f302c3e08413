import type { EpisodeWords } from '../format.ts';

/** Eight crews of backup dancers, eight nights in a parking garage, one pillar. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '여덟 팀, 기둥 하나', en: 'Eight Crews, One Pillar', pt: 'Oito Equipes, Uma Coluna', es: 'Ocho grupos, una columna', zh: '八支队伍一根柱', vi: 'Tám Nhóm, Một Cây Cột' },
    synopsis: {
      en: 'Eight crews draw parking spots for positions, and HEEL CLICK gets the one behind the pillar. They have ninety seconds to make the judges on the hoods get up and walk.',
      pt: 'Oito equipes sorteiam vagas, e a HEEL CLICK fica com a que está atrás da coluna. Tem noventa segundos para fazer os jurados descerem dos capôs e andarem.',
      es: 'Ocho grupos sortean lugares, y a HEEL CLICK le toca el de atrás de la columna. Tiene noventa segundos para que los jueces bajen de los capós y caminen.',
      zh: '八支队伍抽车位定站位，HEEL CLICK 抽中柱子后面那一格。他们有九十秒，得让坐在引擎盖上的评委自己站起来走过去。',
      vi: 'Tám nhóm bốc thăm ô đỗ, HEEL CLICK trúng ô sau cây cột. Họ có chín mươi giây để khiến giám khảo phải rời nắp capo mà bước tới.',
    },
  },
  {
    title: { ko: '뒷줄에서 앞줄로', en: 'Second Row Forward', pt: 'Da Segunda Fila', es: 'Desde la segunda fila', zh: '从后排到前排', vi: 'Từ Hàng Sau Bước Lên' },
    synopsis: {
      en: 'SECOND ROW has danced behind the same singer for six years, and tonight he votes. He covers his face with his hands, then admits he has never watched them from the front.',
      pt: 'A SECOND ROW dança há seis anos atrás do mesmo cantor, e hoje ele vota. Ele esconde o rosto nas mãos e confessa que nunca os viu de frente.',
      es: 'SECOND ROW lleva seis años bailando detrás del mismo cantante, y hoy él vota. Se tapa la cara con las manos y confiesa que nunca los había visto de frente.',
      zh: 'SECOND ROW 在同一位歌手身后跳了六年，今晚轮到他投票。他双手捂住脸，承认自己从没从正面看过他们。',
      vi: 'SECOND ROW nhảy sau lưng một ca sĩ suốt sáu năm, đêm nay anh ta chấm. Anh lấy tay che mặt rồi thú nhận chưa bao giờ xem họ từ phía trước.',
    },
  },
  {
    title: { ko: '전조등만 켜고', en: 'Headlights Only', pt: 'Só com Faróis', es: 'Solo con faros', zh: '只亮车灯', vi: 'Chỉ Có Đèn Pha' },
    synopsis: {
      en: 'The power fails at the start of round three and the drivers are asked to switch on. PAPER KNIFE throws its music away and dances to forty idling engines.',
      pt: 'Falta luz no início da terceira rodada, e os motoristas acendem os faróis. A PAPER KNIFE joga a música fora e dança ao som de quarenta motores em ponto morto.',
      es: 'Se va la luz al empezar la tercera ronda y los conductores encienden los faros. PAPER KNIFE tira su música y baila con cuarenta motores en ralentí.',
      zh: '第三轮刚开始就停了电，司机们应声点亮车灯。PAPER KNIFE 扔掉音乐，踩着四十台发动机的怠速声跳了起来。',
      vi: 'Vòng ba vừa bắt đầu thì mất điện, các tài xế bật đèn xe. PAPER KNIFE bỏ luôn nhạc, nhảy theo tiếng nổ cầm chừng của bốn mươi động cơ.',
    },
  },
  {
    title: { ko: '이모들의 반박자', en: 'The Aunties’ Offbeat', pt: 'O Contratempo das Tias', es: 'El contratiempo de las tías', zh: '阿姨们的反拍', vi: 'Nửa Nhịp Của Các Dì' },
    synopsis: {
      en: 'OFFBEAT AUNTIES, average age forty-six, are matched against boys who learned from their videos. The battle stops halfway so that the boys can ask for autographs.',
      pt: 'A OFFBEAT AUNTIES, média de quarenta e seis anos, enfrenta garotos que aprenderam com os vídeos delas. A batalha para no meio para os meninos pedirem autógrafo.',
      es: 'OFFBEAT AUNTIES, de cuarenta y seis años en promedio, enfrenta a chicos que aprendieron con sus videos. El duelo se detiene a la mitad para que ellos pidan autógrafos.',
      zh: 'OFFBEAT AUNTIES 平均四十六岁，对手却是看她们视频学会跳舞的小伙子。斗到一半，小伙子们喊了暂停，要签名。',
      vi: 'OFFBEAT AUNTIES, tuổi trung bình bốn mươi sáu, gặp các chàng trai học nhảy từ video của họ. Trận đấu dừng giữa chừng để mấy cậu xin chữ ký.',
    },
  },
  {
    title: { ko: '발목', en: 'The Ankle', pt: 'O Tornozelo', es: 'El tobillo', zh: '脚踝', vi: 'Mắt Cá Chân' },
    synopsis: {
      en: 'GRAVEL’s leader lands wrong on the ramp and the rules allow one substitute. The only dancer who knows the whole routine belongs to the crew they beat last week.',
      pt: 'O líder da GRAVEL cai de mau jeito na rampa, e a regra permite um substituto. O único que sabe a coreografia inteira é da equipe que eles eliminaram semana passada.',
      es: 'El líder de GRAVEL cae mal en la rampa y las reglas permiten un suplente. El único que se sabe toda la rutina es del grupo que eliminaron la semana pasada.',
      zh: 'GRAVEL 的队长在坡道上崴了脚，规则允许一名替补。会跳整套动作的只有一个人，偏偏来自上周被他们淘汰的队伍。',
      vi: 'Trưởng nhóm GRAVEL tiếp đất sai trên dốc, luật cho thay một người. Người duy nhất thuộc trọn bài lại ở nhóm vừa bị họ loại tuần trước.',
    },
  },
  {
    title: { ko: '가수가 뒤에 선다', en: 'The Singers Stand Behind', pt: 'Cantores Atrás', es: 'Los cantantes, atrás', zh: '歌手站到后面', vi: 'Ca Sĩ Đứng Phía Sau' },
    synopsis: {
      en: 'Tonight the stars learn eight counts and dance in the back. KITE9’s main vocal loses a shoe, blocks a dancer’s light and finds out what that costs.',
      pt: 'Hoje as estrelas aprendem oito tempos e dançam atrás. O vocalista principal do KITE9 perde um sapato, tapa a luz de um dançarino e descobre quanto isso custa.',
      es: 'Hoy las estrellas aprenden ocho tiempos y bailan atrás. La voz principal de KITE9 pierde un zapato, le tapa la luz a un bailarín y descubre lo que cuesta.',
      zh: '今晚换明星学八个拍，站到后面伴舞。KITE9 的主唱跳丢了一只鞋，还挡了舞者的光，这才知道那要付什么代价。',
      vi: 'Đêm nay các ngôi sao học tám nhịp và đứng nhảy phía sau. Giọng ca chính của KITE9 rơi mất giày, che mất ánh sáng của một vũ công và hiểu cái giá của nó.',
    },
  },
  {
    title: { ko: '새벽 세 시의 합의', en: 'The 3 a.m. Agreement', pt: 'O Acordo das Três', es: 'El acuerdo de las tres', zh: '凌晨三点的约定', vi: 'Giao Kèo Ba Giờ Sáng' },
    synopsis: {
      en: 'Only one crew can win the contract, so the four semifinalists meet at a noodle cart to decide what they would do with it. They come back with a single sheet of choreography.',
      pt: 'Só uma equipe leva o contrato, então as quatro semifinalistas se reúnem numa barraca de macarrão para decidir o que fariam com ele. Voltam com uma única coreografia.',
      es: 'Solo un grupo gana el contrato, así que los cuatro semifinalistas se juntan en un puesto de fideos a decidir qué harían con él. Vuelven con una sola hoja de coreografía.',
      zh: '合约只有一份，四支半决赛队伍凑到面摊前商量：赢了，要拿它做什么？回来时，四队手里只有一张编舞纸。',
      vi: 'Chỉ một nhóm giành hợp đồng, nên bốn nhóm bán kết ngồi lại bên xe mì bàn xem sẽ làm gì với nó. Họ quay về với đúng một tờ biên đạo.',
    },
  },
  {
    title: { ko: '기둥을 돌아서', en: 'Around the Pillar', pt: 'Em Volta da Coluna', es: 'Alrededor de la columna', zh: '绕过那根柱子', vi: 'Vòng Quanh Cây Cột' },
    synopsis: {
      en: 'At the final the pillar is no longer in the way; everything is built around it. The singers climb off the hoods, and the camera for once stays in focus on the last row.',
      pt: 'Na final, a coluna já não atrapalha: tudo gira em volta dela. Os cantores descem dos capôs, e a câmera, enfim, mantém o foco na última fila.',
      es: 'En la final la columna ya no estorba: todo se construye a su alrededor. Los cantantes bajan de los capós, y por una vez la cámara enfoca la última fila.',
      zh: '决赛夜，柱子不再碍事，整支舞都绕着它编。歌手们从引擎盖上下来，镜头这一次，把最后一排拍得清清楚楚。',
      vi: 'Đêm chung kết, cây cột không còn vướng nữa: cả bài xoay quanh nó. Các ca sĩ rời nắp capo, và lần này máy quay giữ nét ở hàng cuối cùng.',
    },
  },
];
