import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '제1조 함께 딸 것', en: 'Clause One: Together', pt: 'Cláusula Um: Juntos',
      es: 'Cláusula uno: juntos', zh: '第一条 一起采收', vi: 'Điều một: cùng nhau',
    },
    synopsis: {
      en: 'Moon Jae-i and Ko Gi-jun have not spoken since the divorce court. The lawyer hands them one pair of shears.',
      pt: 'Moon Jae-i e Ko Gi-jun não se falam desde o divórcio. O advogado lhes entrega uma única tesoura de colheita.',
      es: 'Moon Jae-i y Ko Gi-jun no se hablan desde el juzgado. El abogado les entrega una sola tijera de cosecha.',
      zh: '文在伊和高基俊从离婚法庭出来就没说过话。律师递给他们一把采果剪，只有一把。',
      vi: 'Moon Jae-i và Ko Gi-jun chưa nói với nhau câu nào từ tòa ly hôn. Luật sư trao cho hai người đúng một cây kéo hái.',
    },
  },
  {
    title: {
      ko: '제3조 점심은 밭에서', en: 'Clause Three: Lunch in the Grove', pt: 'Cláusula Três: Almoço no Pomar',
      es: 'Cláusula tres: almuerzo en el huerto', zh: '第三条 午饭在园里吃', vi: 'Điều ba: ăn trưa ngoài vườn',
    },
    synopsis: {
      en: 'He still cuts the crusts off; she still saves them. The diving women watch from the wall and place small bets.',
      pt: 'Ele ainda tira a casca do pão; ela ainda guarda para comer. As mergulhadoras olham do muro e fazem pequenas apostas.',
      es: 'Él todavía le quita la corteza al pan; ella todavía la guarda. Las buceadoras miran desde el muro y hacen apuestas pequeñas.',
      zh: '他吃面包还是切掉边，她还是把边收着。海女们趴在石墙上看，小赌怡情。',
      vi: 'Anh vẫn cắt bỏ viền bánh mì, cô vẫn giữ lại để ăn. Các bà thợ lặn ngồi trên tường đá nhìn xuống, đặt cược lấy vui.',
    },
  },
  {
    title: {
      ko: '제4조 팔지 말 것', en: 'Clause Four: No Resorts', pt: 'Cláusula Quatro: Nada de Resort',
      es: 'Cláusula cuatro: nada de hoteles', zh: '第四条 不卖度假村', vi: 'Điều bốn: không bán',
    },
    synopsis: {
      en: 'A resort offers nine hundred million won before lunch. Both have debts the other does not know of, and both ask for a day to think.',
      pt: 'Um resort oferece novecentos milhões de wons antes do almoço. Os dois têm dívidas que o outro ignora, e os dois pedem um dia para pensar.',
      es: 'Un hotel ofrece novecientos millones de wones antes del almuerzo. Los dos tienen deudas que el otro ignora, y los dos piden un día para pensarlo.',
      zh: '午饭还没吃，度假村就开价九亿韩元。两人各有一笔瞒着对方的债，都说要考虑一天。',
      vi: 'Chưa đến bữa trưa, khu nghỉ dưỡng đã trả chín trăm triệu won. Cả hai đều có món nợ người kia không biết, và đều xin một ngày suy nghĩ.',
    },
  },
  {
    title: {
      ko: '서리 내린 밤', en: 'Frost Night', pt: 'Noite de Geada',
      es: 'Noche de helada', zh: '霜夜', vi: 'Đêm sương giá',
    },
    synopsis: {
      en: 'Two below zero and six hundred trees. They light fires all night in the rows, and around four o’clock they argue at last about the right thing.',
      pt: 'Dois graus negativos e seiscentas árvores. Acendem fogueiras a noite toda e, lá pelas quatro, discutem enfim sobre o que importa.',
      es: 'Dos grados bajo cero y seiscientos árboles. Encienden fogatas toda la noche y, hacia las cuatro, discuten por fin por lo que importa.',
      zh: '零下两度，六百棵树。他们在垄间生了一夜的火，凌晨四点左右，总算吵到了点子上。',
      vi: 'Âm hai độ, sáu trăm gốc quýt. Họ đốt lửa suốt đêm giữa các luống, và tầm bốn giờ sáng, rốt cuộc cũng cãi đúng chuyện cần cãi.',
    },
  },
  {
    title: {
      ko: '제9조의 번역', en: 'Clause Nine, Translated', pt: 'Cláusula Nove, Traduzida',
      es: 'La cláusula nueve, traducida', zh: '第九条的译法', vi: 'Dịch điều chín',
    },
    synopsis: {
      en: 'The lawyer says it means firewood, the mayor says a cow. They row out to ask the oldest diver, who laughs so hard she swallows water.',
      pt: 'O advogado diz que é lenha, a prefeita diz que é uma vaca. Eles remam até a mergulhadora mais velha, que ri tanto que engole água.',
      es: 'El abogado dice que es leña, la alcaldesa que es una vaca. Reman hasta la buceadora más anciana, que se ríe tanto que traga agua.',
      zh: '律师说是柴火，市长说是牛。他们划船去问最老的海女，老人家笑得呛了一口水。',
      vi: 'Luật sư bảo là củi, thị trưởng bảo là con bò. Họ chèo ra hỏi bà thợ lặn già nhất, bà cười đến sặc nước.',
    },
  },
  {
    title: {
      ko: '마지막 귤', en: 'The Last Tangerine', pt: 'A Última Tangerina',
      es: 'La última mandarina', zh: '最后一个橘子', vi: 'Quả quýt cuối cùng',
    },
    synopsis: {
      en: 'One fruit is left on the highest branch, and the ladder needs someone to hold it. Under the tree, in Grandmother’s own hand, is the clause in plain Korean.',
      pt: 'Resta uma fruta no galho mais alto, e alguém precisa segurar a escada. Sob a árvore, na letra da avó, está a cláusula em coreano claro.',
      es: 'Queda una fruta en la rama más alta, y alguien debe sostener la escalera. Bajo el árbol, con letra de la abuela, está la cláusula en coreano claro.',
      zh: '最高的枝头还剩一个，梯子得有人扶。树下埋着奶奶的亲笔，用大白话写的第九条。',
      vi: 'Còn một quả trên cành cao nhất, và thang cần người giữ. Dưới gốc cây là điều chín do chính tay bà viết, bằng tiếng phổ thông.',
    },
  },
];
