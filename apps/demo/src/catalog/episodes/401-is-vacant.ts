import type { EpisodeWords } from '../format.ts';

/** Nam Iseul, the landlady and the neighbors of a walk-up where apartment 401 is always vacant. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '젖은 칫솔', en: 'The Wet Toothbrush', pt: 'A Escova Molhada', es: 'El cepillo mojado', zh: '湿牙刷', vi: 'Bàn chải ướt' },
    synopsis: {
      en: 'Iseul’s boxes are still taped, yet the fridge holds her brand of milk, half drunk. On the first night a neighbor returns a spare key she does not remember lending.',
      pt: 'As caixas de Iseul ainda estão lacradas, mas na geladeira há o leite que ela sempre compra, pela metade. Na primeira noite, um vizinho devolve uma chave que ela não lembra de ter emprestado.',
      es: 'Las cajas de Iseul siguen selladas, pero en el refri hay leche de la que ella compra, a medias. La primera noche un vecino le devuelve una llave que no recuerda haber prestado.',
      zh: '南理瑟的纸箱还没拆封，冰箱里却有她常喝的牛奶，已喝掉一半。头一晚，邻居来还一把备用钥匙，她不记得自己借出过。',
      vi: 'Thùng đồ của Iseul còn dán kín, vậy mà tủ lạnh có hộp sữa cô hay uống, vơi một nửa. Đêm đầu, hàng xóm trả chiếc chìa dự phòng cô không nhớ đã cho mượn.',
    },
  },
  {
    title: { ko: '자물쇠는 밖에 있다', en: 'Locks on the Outside', pt: 'Trancas do Lado de Fora', es: 'Cerrojos por fuera', zh: '锁在外面', vi: 'Khóa ở phía ngoài' },
    synopsis: {
      en: 'Four bolts, all on the corridor side, oiled last week. Iseul films the door while she sleeps, and in the footage it opens at 3:10 for somebody below the frame.',
      pt: 'Quatro trincos, todos do lado do corredor, lubrificados na semana passada. Iseul filma a porta enquanto dorme, e às 3h10 ela se abre para alguém que fica abaixo do enquadramento.',
      es: 'Cuatro cerrojos, todos del lado del pasillo, aceitados la semana pasada. Iseul graba la puerta mientras duerme, y a las 3:10 se abre para alguien que queda bajo el encuadre.',
      zh: '四道门闩全装在走廊一侧，上周刚上过油。理瑟睡前架好手机拍门，画面里，三点十分，门开了，进来的人比镜头还矮。',
      vi: 'Bốn then cài đều ở phía hành lang, mới tra dầu tuần trước. Iseul quay cánh cửa lúc ngủ, và 3 giờ 10 nó mở ra cho ai đó thấp hơn khung hình.',
    },
  },
  {
    title: { ko: '키 재는 문틀', en: 'The Doorframe', pt: 'O Batente', es: 'El marco de la puerta', zh: '量身高的门框', vi: 'Khung cửa đo chiều cao' },
    synopsis: {
      en: 'Under six coats of paint the kitchen frame is marked with a child’s height, year by year, and Iseul’s name. The marks go on for three years after she left home.',
      pt: 'Sob seis demãos de tinta, o batente da cozinha marca a altura de uma criança, ano a ano, com o nome de Iseul. As marcas seguem por três anos depois que ela saiu de casa.',
      es: 'Bajo seis capas de pintura, el marco de la cocina guarda la estatura de una niña, año por año, con el nombre de Iseul. Las marcas siguen tres años después de que se fue de casa.',
      zh: '刮开六层油漆，厨房门框上逐年刻着一个孩子的身高，写的是理瑟的名字。她离家之后，刻痕又往上长了三年。',
      vi: 'Dưới sáu lớp sơn, khung cửa bếp khắc chiều cao một đứa trẻ theo từng năm, kèm tên Iseul. Những vạch khắc còn tiếp tục ba năm sau khi cô rời nhà.',
    },
  },
  {
    title: { ko: '반상회', en: 'The Residents’ Meeting', pt: 'Reunião de Condomínio', es: 'Junta de vecinos', zh: '住户会议', vi: 'Họp tổ dân phố' },
    synopsis: {
      en: 'The neighbors gather in 301, serve her favorite soup and vote, by raised hand, on whether she should be told. It is five to four, and the landlady counts twice.',
      pt: 'Os vizinhos se reúnem no 301, servem a sopa favorita dela e votam, de mão erguida, se devem lhe contar. Dá cinco a quatro, e a senhoria conta duas vezes.',
      es: 'Los vecinos se juntan en el 301, le sirven su sopa favorita y votan a mano alzada si deben decírselo. Cinco a cuatro, y la casera cuenta dos veces.',
      zh: '邻居们聚在 301，给她盛了最爱喝的汤，然后举手表决：要不要告诉她。五比四，房东太太数了两遍。',
      vi: 'Hàng xóm họp ở phòng 301, múc cho cô món canh cô thích nhất rồi giơ tay biểu quyết có nên nói cho cô biết không. Năm trên bốn, và bà chủ nhà đếm hai lần.',
    },
  },
  {
    title: { ko: '두 사람이 살았다', en: 'Two of Them Lived Here', pt: 'Eram Duas', es: 'Eran dos', zh: '住过两个人', vi: 'Từng có hai đứa' },
    synopsis: {
      en: 'In the wall behind the wardrobe is a bed the length of a bathtub and drawings of two girls, one with no face. Iseul’s mother, on the phone, begins to cry before she is asked.',
      pt: 'Na parede atrás do armário há uma cama do tamanho de uma banheira e desenhos de duas meninas, uma sem rosto. Ao telefone, a mãe de Iseul chora antes da pergunta.',
      es: 'En el muro, tras el ropero, hay una cama del largo de una tina y dibujos de dos niñas, una sin cara. Por teléfono, la madre de Iseul llora antes de que le pregunten.',
      zh: '衣柜后的夹墙里，有一张浴缸长短的床，和画着两个女孩的画，其中一个没有脸。电话那头，理瑟还没开口问，母亲先哭了。',
      vi: 'Trong hốc tường sau tủ áo có chiếc giường dài bằng bồn tắm và tranh vẽ hai bé gái, một đứa không có mặt. Qua điện thoại, mẹ Iseul bật khóc trước cả khi cô hỏi.',
    },
  },
  {
    title: { ko: '빈 방', en: 'Vacant', pt: 'Vago', es: 'Vacío', zh: '空房', vi: 'Phòng trống' },
    synopsis: {
      en: 'Iseul nails the door shut from inside and waits for 3:10 with the light on. When the knocking comes it is from the wall, and the voice gives her full name as its own.',
      pt: 'Iseul prega a porta por dentro e espera as 3h10 de luz acesa. As batidas vêm da parede, e a voz diz o nome completo dela como se fosse seu.',
      es: 'Iseul clava la puerta por dentro y espera las 3:10 con la luz prendida. Los golpes vienen del muro, y la voz dice el nombre completo de ella como propio.',
      zh: '理瑟从里面钉死房门，亮着灯等三点十分。敲击声从墙里传来，那个声音报出姓名——正是她的全名。',
      vi: 'Iseul đóng đinh bít cửa từ bên trong, để đèn chờ 3 giờ 10. Tiếng gõ vọng ra từ vách tường, và giọng nói xưng tên mình: đúng họ tên đầy đủ của cô.',
    },
  },
];
