import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '경계선의 감나무', en: 'The Tree on the Line', pt: 'A Árvore na Divisa',
      es: 'El árbol del lindero', zh: '地界上的柿子树', vi: 'Cây hồng trên ranh đất',
    },
    synopsis: {
      en: 'Two families meet the in-laws and find themselves at the same restaurant, in front of the same couple. Forty years of silence end with the word “no.”',
      pt: 'Duas famílias vão conhecer os sogros e acabam no mesmo restaurante, diante do mesmo casal. Quarenta anos de silêncio terminam com um “não”.',
      es: 'Dos familias van a conocer a los consuegros y coinciden en el mismo restaurante, ante la misma pareja. Cuarenta años de silencio acaban con un “no”.',
      zh: '两家人去见亲家，走进同一家饭馆，坐在同一对新人面前。四十年的沉默，以一句“不行”告终。',
      vi: 'Hai nhà đi gặp thông gia, té ra cùng một quán, trước cùng một cặp đôi. Bốn mươi năm im lặng kết thúc bằng một chữ “không”.',
    },
  },
  {
    title: {
      ko: '판사님의 첫 반찬', en: 'The Judge’s Fee', pt: 'Os Honorários da Juíza',
      es: 'Los honorarios de la jueza', zh: '法官的报酬', vi: 'Thù lao của bà thẩm phán',
    },
    synopsis: {
      en: 'Retired judge Bae Ok-ran hears everything through the wall anyway. She opens the hearing at the kitchen table and is paid in braised lotus root.',
      pt: 'A juíza aposentada Bae Ok-ran ouve tudo pela parede mesmo. Abre a audiência na mesa da cozinha e recebe em raiz de lótus.',
      es: 'La jueza jubilada Bae Ok-ran de todos modos lo oye todo por la pared. Abre la audiencia en la mesa de la cocina y cobra en raíz de loto.',
      zh: '退休法官裴玉兰隔着墙本来就什么都听得见。她在餐桌边开了庭，收下一碟酱藕当报酬。',
      vi: 'Thẩm phán về hưu Bae Ok-ran vốn nghe hết mọi chuyện qua vách. Bà mở phiên xử bên bàn bếp, thù lao là đĩa củ sen rim.',
    },
  },
  {
    title: {
      ko: '측량의 날', en: 'Survey Day', pt: 'Dia de Medição',
      es: 'Día de medición', zh: '丈量日', vi: 'Ngày đo đất',
    },
    synopsis: {
      en: 'A surveyor puts the trunk forty-one percent in the Big House. The Small House asks about the branches, and the surveyor asks for a glass of water.',
      pt: 'O agrimensor põe quarenta e um por cento do tronco na Casa Grande. A Pequena pergunta dos galhos, e o homem pede um copo d’água.',
      es: 'El topógrafo deja el cuarenta y uno por ciento del tronco en la casa grande. La casa chica pregunta por las ramas, y él pide un vaso de agua.',
      zh: '测量员判定树干百分之四十一归大房。二房追问树枝怎么算，测量员说想喝口水。',
      vi: 'Người đo đất phán gốc cây thuộc nhà lớn bốn mươi mốt phần trăm. Nhà nhỏ hỏi còn cành thì sao, ông ta xin một ly nước.',
    },
  },
  {
    title: {
      ko: '며느리 연합', en: 'The Daughters-in-Law Unite', pt: 'A União das Noras',
      es: 'La unión de las nueras', zh: '媳妇联盟', vi: 'Liên minh nàng dâu',
    },
    synopsis: {
      en: 'The wives of both houses have been friends in secret for eighteen years. Their meeting place is the fish counter, and the judge likes fish.',
      pt: 'As mulheres das duas casas são amigas em segredo há dezoito anos. Elas se encontram na peixaria, e a juíza gosta de peixe.',
      es: 'Las esposas de ambas casas son amigas en secreto desde hace dieciocho años. Se ven en la pescadería, y a la jueza le gusta el pescado.',
      zh: '两家媳妇暗地里做了十八年的朋友，碰头地点是鱼摊。偏巧法官也爱吃鱼。',
      vi: 'Con dâu hai nhà lén làm bạn đã mười tám năm. Chỗ hẹn là quầy cá, mà bà thẩm phán lại thích ăn cá.',
    },
  },
  {
    title: {
      ko: '파혼 소동', en: 'The Engagement Is Off', pt: 'Noivado Desfeito',
      es: 'Se rompe el compromiso', zh: '退婚风波', vi: 'Hủy hôn',
    },
    synopsis: {
      en: 'Tired of being a treaty, the couple break up by text message. For one evening both brothers sit on the same doorstep, outraged at the same child.',
      pt: 'Cansado de ser tratado de paz, o casal termina por mensagem. Por uma noite, os irmãos se sentam no mesmo degrau, indignados com a mesma notícia.',
      es: 'Cansada de ser un tratado de paz, la pareja rompe por mensaje. Por una noche, los hermanos se sientan en el mismo escalón, indignados por lo mismo.',
      zh: '小两口当够了“和约”，发短信分了手。那一晚，兄弟俩坐在同一级台阶上，为同一件事生气。',
      vi: 'Chán làm hiệp ước hòa bình, cặp đôi chia tay qua tin nhắn. Suốt một tối, hai anh em ngồi chung bậc thềm, giận cùng một chuyện.',
    },
  },
  {
    title: {
      ko: '사십 년 전 가을', en: 'The Autumn of the Fight', pt: 'O Outono da Briga',
      es: 'El otoño del pleito', zh: '四十年前的秋天', vi: 'Mùa thu năm ấy',
    },
    synopsis: {
      en: 'Sworn in on a rice cooker, each brother tells how the silence began. The stories agree on the weather, the hat and nothing else.',
      pt: 'Com a mão na panela de arroz, cada irmão jura contar como começou o silêncio. As versões só batem no clima e no chapéu.',
      es: 'Con la mano sobre la olla arrocera, cada hermano jura contar cómo empezó el silencio. Las versiones solo coinciden en el clima y el sombrero.',
      zh: '兄弟俩手按电饭锅起誓，各讲当年为何绝交。两个版本里对得上的，只有天气和一顶帽子。',
      vi: 'Đặt tay lên nồi cơm điện thề, mỗi ông kể sự im lặng bắt đầu ra sao. Hai bản chỉ khớp nhau thời tiết và chiếc mũ.',
    },
  },
  {
    title: {
      ko: '어머니의 항아리', en: 'Mother’s Jar', pt: 'O Pote da Mãe',
      es: 'La tinaja de la madre', zh: '母亲的酱缸', vi: 'Chum của mẹ',
    },
    synopsis: {
      en: 'Roots have lifted a soy jar their mother buried in the year of the quarrel. It has two names on the lid and forty years of sauce inside.',
      pt: 'As raízes ergueram um pote de molho que a mãe enterrou no ano da briga. Na tampa há dois nomes; dentro, quarenta anos de molho.',
      es: 'Las raíces levantaron una tinaja que la madre enterró el año del pleito. En la tapa hay dos nombres; dentro, cuarenta años de salsa.',
      zh: '树根顶起了一口酱缸，是母亲在他们吵架那年埋下的。缸盖上写着两个名字，缸里是四十年的老酱油。',
      vi: 'Rễ cây đội lên chum tương mẹ chôn vào năm hai anh em cãi nhau. Nắp chum ghi hai cái tên, bên trong là nước tương bốn mươi năm.',
    },
  },
  {
    title: {
      ko: '벼락', en: 'Lightning', pt: 'O Raio',
      es: 'El rayo', zh: '雷击', vi: 'Sét đánh',
    },
    synopsis: {
      en: 'A storm splits the persimmon down the middle, straighter than any surveyor. Each house has half a tree, and by morning neither wants it.',
      pt: 'Uma tempestade racha o caquizeiro ao meio, mais reto que qualquer agrimensor. Cada casa tem metade, e de manhã ninguém a quer.',
      es: 'Una tormenta parte el caqui por la mitad, más recto que cualquier topógrafo. Cada casa tiene medio árbol, y por la mañana nadie lo quiere.',
      zh: '一道雷把柿子树从正中劈开，比哪个测量员都量得直。两家各得半棵，到了早上，谁也不想要。',
      vi: 'Sét xẻ đôi cây hồng, thẳng hơn mọi thợ đo đất. Mỗi nhà được nửa cây, nhưng sáng ra chẳng nhà nào muốn.',
    },
  },
  {
    title: {
      ko: '판사님의 비밀', en: 'The Judge’s Own Case', pt: 'O Caso da Juíza',
      es: 'El caso de la jueza', zh: '法官自己的案子', vi: 'Vụ án của bà thẩm phán',
    },
    synopsis: {
      en: 'Ok-ran has a sister across the city and has not called her in ten years. The brothers take the bench, and their fee is a phone call.',
      pt: 'Ok-ran tem uma irmã do outro lado da cidade e há dez anos não liga para ela. Os irmãos assumem o tribunal, e o preço é um telefonema.',
      es: 'Ok-ran tiene una hermana al otro lado de la ciudad y hace diez años que no la llama. Los hermanos toman el estrado, y cobran una llamada.',
      zh: '玉兰有个妹妹住在城那头，十年没通过电话。这回兄弟俩坐上审判席，报酬是拨一个电话。',
      vi: 'Bà Ok-ran có người em gái ở đầu kia thành phố, mười năm chưa gọi. Hai anh em lên ghế xử, thù lao là một cuộc điện thoại.',
    },
  },
  {
    title: {
      ko: '감나무 아래 결혼식', en: 'Wedding Under Half a Tree', pt: 'Casamento sob Meia Árvore',
      es: 'Boda bajo medio árbol', zh: '半棵树下的婚礼', vi: 'Đám cưới dưới nửa cây hồng',
    },
    synopsis: {
      en: 'The fence is down and the tables cross the line. All that is left to settle is which grandfather speaks first, and both stand up.',
      pt: 'A cerca caiu e as mesas cruzam a divisa. Só falta decidir que avô fala primeiro, e os dois se levantam.',
      es: 'La cerca ya no está y las mesas cruzan el lindero. Solo falta decidir qué abuelo habla primero, y los dos se ponen de pie.',
      zh: '围墙拆了，酒席摆过了地界。只剩一件事没定：哪位爷爷先致辞。话音未落，两人都站了起来。',
      vi: 'Hàng rào đã dỡ, bàn tiệc kê qua ranh đất. Chỉ còn chưa định ông nào phát biểu trước, và cả hai cùng đứng dậy.',
    },
  },
];
