import type { EpisodeWords } from '../format.ts';

/** Gil Museok of the central bank, the farmer’s widow Ma Okbun and Bureau Chief Bin. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '김치통 속의 재', en: 'Ashes in a Kimchi Box', pt: 'Cinzas no Pote de Kimchi', es: 'Cenizas en la caja de kimchi', zh: '泡菜箱里的灰', vi: 'Tro trong thùng kimchi' },
    synopsis: {
      en: 'Ma Okbun carries a kimchi box past three guards and sets it on Museok’s scale. He can pay her by Friday; she asks who keeps so much cash beside fertilizer.',
      pt: 'Ma Okbun passa por três guardas com um pote de kimchi e o põe na balança de Museok. Ele pode pagar até sexta; ela pergunta quem guarda tanto dinheiro ao lado de adubo.',
      es: 'Ma Okbun pasa frente a tres guardias con una caja de kimchi y la pone en la balanza de Museok. Él puede pagarle el viernes; ella pregunta quién guarda tanto efectivo junto al abono.',
      zh: '马玉芬抱着泡菜箱走过三道岗，往吉武锡的秤上一放。他说周五就能兑；她却问：谁会把这么多现金堆在化肥旁边？',
      vi: 'Bà Ma Okbun ôm thùng kimchi qua ba lớp bảo vệ, đặt lên cân của Museok. Anh có thể trả tiền trước thứ Sáu; bà hỏi ai lại cất ngần ấy tiền mặt cạnh phân bón.',
    },
  },
  {
    title: { ko: '오분의 이', en: 'Two-Fifths', pt: 'Dois Quintos', es: 'Dos quintos', zh: '五分之二', vi: 'Hai phần năm' },
    synopsis: {
      en: 'Piece by piece the ash gives up serial numbers, and they run in order. Bills that never passed through a single hand came straight from the vault Museok works above.',
      pt: 'Fragmento a fragmento, as cinzas revelam números de série, todos em sequência. Cédulas que nunca passaram por mão nenhuma saíram do cofre sobre o qual Museok trabalha.',
      es: 'Trozo a trozo, la ceniza entrega números de serie, todos consecutivos. Billetes que no pasaron por ninguna mano salieron de la bóveda sobre la que Museok trabaja.',
      zh: '一片一片，灰烬吐出了冠字号码，而且是连号。这些钱从没经过任何人的手，直接出自武锡脚下的金库。',
      vi: 'Từng mảnh một, tro nhả ra số sê-ri, và chúng liền nhau. Những tờ tiền chưa qua tay ai, đi thẳng từ chính hầm bạc dưới chân Museok.',
    },
  },
  {
    title: { ko: '남편의 야근수당', en: 'Her Husband’s Overtime', pt: 'A Hora Extra do Marido', es: 'Las horas extra del marido', zh: '丈夫的加班费', vi: 'Tiền tăng ca của chồng' },
    synopsis: {
      en: 'Okbun’s husband grew garlic, yet someone paid him night-watch wages for a warehouse with nothing in it. His last envelope is dated the day after the fire.',
      pt: 'O marido de Okbun plantava alho, mas alguém lhe pagava para vigiar à noite um galpão vazio. O último envelope tem a data do dia seguinte ao incêndio.',
      es: 'El marido de Okbun sembraba ajo, pero alguien le pagaba por vigilar de noche una bodega vacía. Su último sobre tiene fecha del día siguiente al incendio.',
      zh: '玉芬的丈夫是种蒜的，却有人付钱让他夜里看守一间空仓库。最后一个工资袋上的日期，是火灾的第二天。',
      vi: 'Chồng Okbun trồng tỏi, vậy mà có người trả tiền để ông canh đêm một nhà kho trống. Phong bì cuối cùng đề ngày hôm sau vụ cháy.',
    },
  },
  {
    title: { ko: '핀셋', en: 'Tweezers', pt: 'A Pinça', es: 'Las pinzas', zh: '镊子', vi: 'Chiếc nhíp' },
    synopsis: {
      en: 'Museok’s bench is cleared overnight and his tweezers are gone. He asks the widow to teach him to peel garlic, because it is the same movement and he needs somewhere to hide.',
      pt: 'A bancada de Museok amanhece vazia, e a pinça sumiu. Ele pede à viúva que o ensine a descascar alho: o gesto é o mesmo, e ele precisa de um lugar para se esconder.',
      es: 'La mesa de Museok amanece vacía y sin sus pinzas. Le pide a la viuda que le enseñe a pelar ajo: el movimiento es el mismo, y él necesita dónde esconderse.',
      zh: '一夜之间，武锡的工作台被清空，镊子也没了。他请玉芬教他剥蒜：手上的动作是一样的，何况他需要一个藏身的地方。',
      vi: 'Qua một đêm, bàn làm việc của Museok bị dọn sạch, nhíp cũng mất. Anh xin bà góa dạy bóc tỏi: động tác y hệt, và anh cần một chỗ ẩn mình.',
    },
  },
  {
    title: { ko: '불탄 순서', en: 'The Order It Burned', pt: 'A Ordem do Fogo', es: 'El orden del fuego', zh: '燃烧的顺序', vi: 'Thứ tự cháy' },
    synopsis: {
      en: 'Spread on the floor of a garlic shed, nine hundred stacks show where the fire began. It was lit from inside, at the height of a man kneeling, by one who meant to stay.',
      pt: 'Espalhados no chão de um barracão de alho, novecentos maços mostram onde o fogo nasceu: por dentro, à altura de um homem ajoelhado que pretendia ficar.',
      es: 'Extendidos en el piso de un cobertizo de ajo, novecientos fajos muestran dónde empezó el fuego: por dentro, a la altura de un hombre arrodillado que pensaba quedarse.',
      zh: '九百捆残钞铺满蒜棚的地面，显出了起火点：火是从里面点的，高度正好是一个跪着的人，而且他没打算出去。',
      vi: 'Chín trăm xấp tiền trải trên nền lán tỏi cho thấy lửa bắt đầu từ đâu: từ bên trong, ngang tầm một người quỳ gối, và người ấy không định ra.',
    },
  },
  {
    title: { ko: '국장의 화로', en: 'The Chief’s Brazier', pt: 'O Braseiro do Chefe', es: 'El brasero del jefe', zh: '局长的火盆', vi: 'Lò than của cục trưởng' },
    synopsis: {
      en: 'Bureau Chief Bin invites Museok to grill beef at home. Between courses he burns a bill in front of his guest, weighs what is left and asks what a conscience would fetch.',
      pt: 'O chefe Bin convida Museok para um churrasco em casa. Entre um prato e outro, queima uma nota na frente dele, pesa o resto e pergunta quanto valeria uma consciência.',
      es: 'El jefe Bin invita a Museok a asar carne en su casa. Entre platos quema un billete frente a él, pesa lo que queda y pregunta cuánto darían por una conciencia.',
      zh: '宾局长请武锡到家里烤牛肉。席间他当面烧掉一张钞票，称了称剩下的，问：良心能兑多少？',
      vi: 'Cục trưởng Bin mời Museok về nhà nướng thịt bò. Giữa bữa, ông đốt một tờ tiền trước mặt anh, cân phần còn lại rồi hỏi lương tâm đổi được bao nhiêu.',
    },
  },
  {
    title: { ko: '마늘밭에 묻은 것', en: 'Buried in the Garlic', pt: 'Enterrado no Alho', es: 'Lo que hay bajo el ajo', zh: '蒜地里埋的东西', vi: 'Dưới ruộng tỏi' },
    synopsis: {
      en: 'The field is to be paved on Monday. On Sunday night Okbun digs up the row her husband never harvested and finds his account book, wrapped in a rice sack, with one name left out.',
      pt: 'O campo vai ser asfaltado na segunda. No domingo à noite, Okbun cava o canteiro que o marido nunca colheu e acha o livro de contas dele, com um único nome omitido.',
      es: 'El lunes van a pavimentar el campo. El domingo por la noche, Okbun cava el surco que su marido nunca cosechó y halla su libro de cuentas, con un solo nombre omitido.',
      zh: '周一，蒜地就要被铺上水泥。周日夜里，玉芬挖开丈夫从没收过的那一垄，米袋里裹着他的账本，唯独少写了一个名字。',
      vi: 'Thứ Hai ruộng sẽ bị đổ nhựa. Tối Chủ nhật, bà Okbun đào luống tỏi chồng chưa bao giờ thu hoạch, tìm thấy cuốn sổ bọc bao gạo, chỉ bỏ trống đúng một cái tên.',
    },
  },
  {
    title: { ko: '전액 교환', en: 'Paid in Full', pt: 'Valor Integral', es: 'Se paga completo', zh: '全额兑换', vi: 'Đổi đủ toàn phần' },
    synopsis: {
      en: 'Museok puts the whole sum together on a courtroom table, three-quarters of every bill. The judge asks the widow what it comes to, and she already has the figure.',
      pt: 'Museok remonta toda a quantia numa mesa do tribunal, três quartos de cada nota. O juiz pergunta à viúva quanto dá, e ela já tem o número.',
      es: 'Museok arma la suma completa sobre una mesa del tribunal, tres cuartos de cada billete. El juez le pregunta a la viuda cuánto es, y ella ya tiene la cifra.',
      zh: '法庭的长桌上，武锡把每张钞票都拼到了四分之三。法官问玉芬一共是多少，那个数，她早已算好。',
      vi: 'Trên bàn phòng xử án, Museok ghép lại toàn bộ số tiền, mỗi tờ đủ ba phần tư. Thẩm phán hỏi bà góa tổng cộng bao nhiêu, và bà đã có sẵn con số.',
    },
  },
];
