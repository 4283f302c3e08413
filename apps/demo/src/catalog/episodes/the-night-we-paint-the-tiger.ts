import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '같은 이름의 두 사람', en: 'Two by One Name', pt: 'Dois com um Só Nome',
      es: 'Dos con un mismo nombre', zh: '同名二人', vi: 'Hai người một tên',
    },
    synopsis: {
      en: 'The Bureau of Painting sends for Master Yun-ak and two people come. Neither bows first, and there is only one brush case at the door.',
      pt: 'O Ateliê Real manda chamar o mestre Yun-ak e aparecem dois. Nenhum se curva primeiro, e à porta há um só estojo de pincéis.',
      es: 'La Oficina de Pintura manda llamar al maestro Yun-ak y se presentan dos. Ninguno se inclina primero, y en la puerta hay un solo estuche de pinceles.',
      zh: '图画署传召润岳先生，来了两个人。谁也不肯先行礼，门边的笔匣却只有一只。',
      vi: 'Đồ họa thự cho gọi họa sư Yun-ak, và hai người cùng đến. Không ai chịu cúi chào trước, mà ngoài cửa chỉ có một hộp bút.',
    },
  },
  {
    title: {
      ko: '거절 편지의 주인', en: 'The Letters of Refusal', pt: 'As Cartas de Recusa',
      es: 'Las cartas de negativa', zh: '回绝信', vi: 'Những lá thư từ chối',
    },
    synopsis: {
      en: 'He has wondered for years who turns down commissions in his name, and so well. She has wondered who signs her tigers.',
      pt: 'Há anos ele se pergunta quem recusa encomendas em seu nome, e tão bem. Ela se pergunta quem assina os tigres dela.',
      es: 'Hace años que él se pregunta quién rechaza encargos en su nombre, y con tanta gracia. Ella se pregunta quién firma sus tigres.',
      zh: '多年来他一直纳闷，是谁替自己回绝求画，还回得那样漂亮。她也纳闷，是谁在她画的虎上落款。',
      vi: 'Bao năm chàng thắc mắc ai thay mình từ chối đơn đặt tranh mà khéo đến thế. Nàng thì thắc mắc ai ký tên lên những con hổ của nàng.',
    },
  },
  {
    title: {
      ko: '다섯 번째 호랑이', en: 'The Fifth Tiger', pt: 'O Quinto Tigre',
      es: 'El quinto tigre', zh: '第五只虎', vi: 'Con hổ thứ năm',
    },
    synopsis: {
      en: 'Four tigers are dry. In the morning the fifth faces the other way, and the kitchen is missing a goose.',
      pt: 'Quatro tigres estão secos. De manhã, o quinto olha para o outro lado, e na cozinha falta um ganso.',
      es: 'Cuatro tigres están secos. Por la mañana el quinto mira hacia el otro lado, y en la cocina falta un ganso.',
      zh: '四只虎已经干了。第二天早上，第五只换了个朝向，厨房里少了一只鹅。',
      vi: 'Bốn con hổ đã khô. Sáng ra con thứ năm quay mặt sang hướng khác, và trong bếp thiếu mất một con ngỗng.',
    },
  },
  {
    title: {
      ko: '고양이 눈의 안료', en: 'Eyes of Malachite', pt: 'Olhos de Malaquita',
      es: 'Ojos de malaquita', zh: '石绿的眼睛', vi: 'Đôi mắt lục thạch',
    },
    synopsis: {
      en: 'To hold a tiger in its panel you must paint its eyes last, and together. The two of them have never agreed on a green.',
      pt: 'Para prender o tigre no painel é preciso pintar os olhos por último, e a quatro mãos. Os dois nunca concordaram sobre um verde.',
      es: 'Para retener a un tigre en su panel hay que pintarle los ojos al final, y a cuatro manos. Los dos nunca se han puesto de acuerdo en un verde.',
      zh: '要把虎留在屏风里，眼睛须最后画，还得两人同画。可他们从没在一种绿上谈拢过。',
      vi: 'Muốn giữ hổ trong khung tranh, đôi mắt phải vẽ sau cùng, và cùng nhau vẽ. Hai người chưa từng thống nhất được một sắc xanh.',
    },
  },
  {
    title: {
      ko: '비어 있는 폭', en: 'The Empty Panel', pt: 'O Painel Vazio',
      es: 'El panel vacío', zh: '空白的一扇', vi: 'Khung tranh trống',
    },
    synopsis: {
      en: 'On the eve of the wedding one panel is bare silk and there are paw prints on the wall of the palace. The guards have been given his name, and so hers.',
      pt: 'Na véspera do casamento, um painel é só seda e há pegadas no muro do palácio. Os guardas receberam o nome dele e, portanto, o dela.',
      es: 'En la víspera de la boda un panel es pura seda y hay huellas en el muro del palacio. Los guardias tienen el nombre de él y, por lo tanto, el de ella.',
      zh: '大婚前夜，有一扇只剩白绢，宫墙上留着爪印。禁军手里有他的名字，也就是她的名字。',
      vi: 'Đêm trước lễ cưới, một khung chỉ còn lụa trắng, trên tường cung có vết chân hổ. Cấm vệ đã có tên chàng, cũng là tên nàng.',
    },
  },
  {
    title: {
      ko: '여덟 번째 호랑이', en: 'The Eighth Tiger', pt: 'O Oitavo Tigre',
      es: 'El octavo tigre', zh: '第八只虎', vi: 'Con hổ thứ tám',
    },
    synopsis: {
      en: 'Two brushes, one night, and a tiger who will sit for its portrait only if somebody tells it the truth. They sign with both names.',
      pt: 'Dois pincéis, uma noite e um tigre que só posa se alguém lhe disser a verdade. Eles assinam com os dois nomes.',
      es: 'Dos pinceles, una noche y un tigre que solo posa si alguien le dice la verdad. Firman con los dos nombres.',
      zh: '两支笔，一个夜晚，一只虎：要它坐下来入画，就得有人对它说真话。落款时，他们写下了两个名字。',
      vi: 'Hai cây bút, một đêm, và con hổ chỉ chịu ngồi mẫu nếu có người nói thật với nó. Họ ký cả hai cái tên.',
    },
  },
];
