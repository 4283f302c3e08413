import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '식은 아궁이', en: 'Cold Hearths', pt: 'Fogões Apagados',
      es: 'Fogones fríos', zh: '冷灶', vi: 'Bếp nguội',
    },
    synopsis: {
      en: 'Forty-two hearths, no smoke. Hong Mak-dong has put down his ladle, and the new queen asks politely which end of the radish one cuts.',
      pt: 'Quarenta e dois fogões, nenhuma fumaça. Hong Mak-dong largou a concha, e a nova rainha pergunta com educação por que ponta se corta o nabo.',
      es: 'Cuarenta y dos fogones, nada de humo. Hong Mak-dong ha soltado el cucharón, y la nueva reina pregunta con cortesía por qué punta se corta el rábano.',
      zh: '四十二口灶，一丝烟也没有。洪莫同撂下了勺子，新王妃客客气气地问，萝卜该从哪头切。',
      vi: 'Bốn mươi hai bếp lò, không một làn khói. Hong Mak-dong đã bỏ muôi, còn tân vương phi lễ phép hỏi củ cải phải cắt từ đầu nào.',
    },
  },
  {
    title: {
      ko: '왕비의 첫 밥', en: 'The Queen’s First Rice', pt: 'O Primeiro Arroz da Rainha',
      es: 'El primer arroz de la reina', zh: '王妃的第一锅饭', vi: 'Nồi cơm đầu tiên',
    },
    synopsis: {
      en: 'Burned below, raw above, steamed in between: she serves three layers of rice to the king and calls it a southern specialty. He asks for the name of the village.',
      pt: 'Queimado embaixo, cru em cima, no ponto no meio: ela serve ao rei arroz em três camadas e diz que é do sul. Ele pergunta o nome da aldeia.',
      es: 'Quemado abajo, crudo arriba, en su punto al medio: le sirve al rey un arroz de tres capas y dice que es del sur. Él pregunta de qué aldea.',
      zh: '下面焦，上面生，中间刚好。她把三层饭端给大王，说是南方风味。大王问，哪个村的。',
      vi: 'Dưới khê, trên sống, giữa vừa chín: nàng dâng vua nồi cơm ba tầng, bảo là đặc sản miền nam. Vua hỏi tên ngôi làng.',
    },
  },
  {
    title: {
      ko: '일곱 아이의 아버지', en: 'Father of Seven', pt: 'Pai de Sete',
      es: 'Padre de siete', zh: '七个孩子的爹', vi: 'Cha của bảy đứa con',
    },
    synopsis: {
      en: 'Strikers do not get paid, and Mak-dong’s youngest is hungry. The soup that arrives at his gate after dark is terrible, and comes in a gold bowl.',
      pt: 'Grevista não recebe, e o caçula de Mak-dong tem fome. A sopa que chega ao portão depois do escuro é horrível e vem em tigela de ouro.',
      es: 'Los huelguistas no cobran, y el menor de Mak-dong tiene hambre. La sopa que llega de noche a su puerta es espantosa y viene en cuenco de oro.',
      zh: '罢工没有工钱，莫同的小儿子饿了。天黑后有人送汤到门口，难喝得要命，盛汤的却是只金碗。',
      vi: 'Đình công thì không lương, đứa út nhà Mak-dong đang đói. Bát canh đưa tới cổng lúc tối trời dở tệ, lại đựng trong bát vàng.',
    },
  },
  {
    title: {
      ko: '사라진 설 예산', en: 'The Missing Budget', pt: 'A Verba Desaparecida',
      es: 'El presupuesto perdido', zh: '失踪的年银', vi: 'Tiền Tết mất tích',
    },
    synopsis: {
      en: 'Six hundred strings of coins left the treasury on a mule. The queen follows the mule, which has been better fed than anyone in the kitchen.',
      pt: 'Seiscentos cordões de moedas saíram do tesouro no lombo de uma mula. A rainha segue a mula, mais bem alimentada que todos na cozinha.',
      es: 'Seiscientas sartas de monedas salieron del tesoro a lomo de mula. La reina sigue a la mula, mejor alimentada que nadie en la cocina.',
      zh: '六百贯钱是用一头骡子驮出国库的。王妃一路跟着骡子，它比御膳房里谁都吃得好。',
      vi: 'Sáu trăm quan tiền rời kho trên lưng một con la. Vương phi lần theo con la, nó được ăn ngon hơn bất cứ ai trong bếp.',
    },
  },
  {
    title: {
      ko: '만두 담판', en: 'Dumpling Talks', pt: 'Negociação em Pastéis',
      es: 'Negociaciones con empanaditas', zh: '饺子谈判', vi: 'Đàm phán bên bánh bao',
    },
    synopsis: {
      en: 'Queen and cook negotiate across a tray of dumplings: for every clause she concedes, he teaches her one fold. By midnight she can close twelve.',
      pt: 'Rainha e cozinheiro negociam diante de uma bandeja de pastéis: a cada cláusula que ela cede, ele ensina uma dobra. À meia-noite ela já fecha doze.',
      es: 'Reina y cocinero negocian ante una bandeja de empanaditas: por cada cláusula que ella cede, él le enseña un pliegue. A medianoche ya cierra doce.',
      zh: '王妃和厨子隔着一盘饺子谈判：她让一条，他教一褶。到了半夜，她已经能捏十二个褶。',
      vi: 'Vương phi và đầu bếp đàm phán bên mâm bánh bao: nàng nhường một điều, ông dạy một nếp gấp. Đến nửa đêm nàng gấp được mười hai nếp.',
    },
  },
  {
    title: {
      ko: '궁녀들의 연대', en: 'The Maids Walk Out', pt: 'As Criadas Também',
      es: 'También las doncellas', zh: '宫女们也罢工', vi: 'Cung nữ cũng bỏ việc',
    },
    synopsis: {
      en: 'The laundry joins, then the lamplighters, then the royal musicians, who had been waiting to be asked. The palace goes to bed dirty, dark and quiet.',
      pt: 'A lavanderia adere, depois os acendedores, depois os músicos reais, que só esperavam o convite. O palácio dorme sujo, escuro e calado.',
      es: 'Se suma la lavandería, luego los faroleros, luego los músicos reales, que solo esperaban que los invitaran. El palacio se acuesta sucio, oscuro y callado.',
      zh: '浣衣房加入了，点灯的加入了，早就等人来问的乐师也加入了。王宫脏着、黑着、静着入了夜。',
      vi: 'Phòng giặt hưởng ứng, rồi phu thắp đèn, rồi đến nhạc công vốn chỉ chờ có người rủ. Hoàng cung đi ngủ trong cảnh bẩn, tối và im ắng.',
    },
  },
  {
    title: {
      ko: '명나라 사신의 저녁', en: 'Dinner for the Envoy', pt: 'Jantar para o Enviado',
      es: 'Cena para el enviado', zh: '使臣的晚膳', vi: 'Bữa tối đãi sứ thần',
    },
    synopsis: {
      en: 'The envoy arrives a day early with sixty empty stomachs. The queen lights all forty-two hearths herself and sends word to Mak-dong: she will not beg.',
      pt: 'O enviado chega um dia antes com sessenta barrigas vazias. A rainha acende sozinha os quarenta e dois fogões e avisa a Mak-dong: não vai implorar.',
      es: 'El enviado llega un día antes con sesenta estómagos vacíos. La reina enciende ella sola los cuarenta y dos fogones y le avisa a Mak-dong: no va a rogar.',
      zh: '使臣提前一天到，带着六十张空肚子。王妃亲手点起四十二口灶，捎话给莫同：她绝不求人。',
      vi: 'Sứ thần tới sớm một ngày cùng sáu mươi cái bụng rỗng. Vương phi tự tay nhóm bốn mươi hai bếp lò và nhắn Mak-dong: nàng sẽ không van xin.',
    },
  },
  {
    title: {
      ko: '떡국은 다 같이', en: 'Everyone Eats', pt: 'Todos Comem',
      es: 'Comen todos', zh: '人人有年糕汤', vi: 'Ai cũng được ăn',
    },
    synopsis: {
      en: 'New Year’s morning: one cauldron, the thief peeling garlic, and the first bowl goes down to the kitchen instead of up to the throne.',
      pt: 'Manhã de ano-novo: um caldeirão, o ladrão descascando alho, e a primeira tigela desce à cozinha em vez de subir ao trono.',
      es: 'Mañana de año nuevo: un caldero, el ladrón pelando ajos, y el primer cuenco baja a la cocina en vez de subir al trono.',
      zh: '正旦清晨，一口大锅，偷钱的在剥蒜。第一碗年糕汤没有送上御前，而是端进了厨房。',
      vi: 'Sáng mồng một: một vạc lớn, kẻ trộm ngồi bóc tỏi, và bát canh đầu tiên đưa xuống bếp chứ không dâng lên ngai.',
    },
  },
];
