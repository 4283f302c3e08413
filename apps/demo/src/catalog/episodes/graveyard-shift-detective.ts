import type { EpisodeWords } from '../format.ts';

/** Night clerk Eom Chaewon and demoted sergeant Ma Dongpil in a Bucheon convenience store. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '두 시의 삼각김밥', en: 'Triangle Kimbap at Two', pt: 'Kimbap Triangular às Duas', es: 'Kimbap triangular a las dos', zh: '两点的三角饭团', vi: 'Cơm nắm lúc hai giờ' },
    synopsis: {
      en: 'Tuna kimbap, one beer, no bag: a break-up. The same man returns at four for tape and a padlock, and Chaewon hides her first note under a plush bear in the claw machine.',
      pt: 'Kimbap de atum, uma cerveja, sem sacola: fim de namoro. Às quatro o mesmo homem volta por fita e cadeado, e Chaewon esconde o primeiro bilhete sob um urso na máquina de pelúcias.',
      es: 'Kimbap de atún, una cerveza, sin bolsa: ruptura. A las cuatro el mismo hombre vuelve por cinta y un candado, y Chaewon esconde su primera nota bajo un oso en la máquina de peluches.',
      zh: '金枪鱼饭团，一罐啤酒，不要袋子：失恋。四点，同一个人又来买胶带和挂锁。彩媛把第一张字条，塞到了抓娃娃机的小熊底下。',
      vi: 'Cơm nắm cá ngừ, một lon bia, không lấy túi: thất tình. Bốn giờ, vẫn người ấy quay lại mua băng keo và ổ khóa, và Chaewon giấu mẩu giấy đầu tiên dưới con gấu bông trong máy gắp.',
    },
  },
  {
    title: { ko: '두 사람 몫의 도시락', en: 'Lunch Boxes for Two', pt: 'Marmita para Dois', es: 'Viandas para dos', zh: '两人份的盒饭', vi: 'Hai suất cơm hộp' },
    synopsis: {
      en: 'The old man in 203 buys two boxed lunches every night, though he has lived alone since May. Sergeant Dongpil wins a rabbit, a note and a reason to knock on his door.',
      pt: 'O velho do 203 compra duas marmitas toda noite, embora more sozinho desde maio. O sargento Dongpil ganha um coelho, um bilhete e um motivo para bater à porta dele.',
      es: 'El viejo del 203 compra dos viandas cada noche, aunque vive solo desde mayo. El sargento Dongpil gana un conejo, una nota y un motivo para tocarle la puerta.',
      zh: '203 号的老先生五月起就独居，却每晚买两份盒饭。东弼抓到一只兔子、一张字条，也有了敲他家门的理由。',
      vi: 'Ông cụ phòng 203 tối nào cũng mua hai suất cơm, dù từ tháng năm đã sống một mình. Trung sĩ Dongpil gắp được con thỏ, mẩu giấy và một cái cớ để gõ cửa nhà ông.',
    },
  },
  {
    title: { ko: '전구 열두 개', en: 'Twelve Light Bulbs', pt: 'Doze Lâmpadas', es: 'Doce bombillas', zh: '十二只灯泡', vi: 'Mười hai bóng đèn' },
    synopsis: {
      en: 'Someone is unscrewing the stairwell lights and someone else is buying new ones. Chaewon follows the receipts floor by floor and finds who is afraid to be seen going home.',
      pt: 'Alguém desenrosca as lâmpadas da escada e outra pessoa compra novas. Chaewon segue os recibos andar por andar e acha quem tem medo de ser visto ao voltar para casa.',
      es: 'Alguien desenrosca las bombillas de la escalera y alguien más las repone. Chaewon sigue los recibos piso por piso y encuentra quién teme que lo vean llegar a casa.',
      zh: '有人在拧走楼道的灯泡，又有人不断买回来补上。彩媛顺着小票一层层查上去，找到了那个怕被人看见回家的人。',
      vi: 'Có kẻ tháo bóng đèn cầu thang, lại có người mua về lắp lại. Chaewon lần theo hóa đơn từng tầng và tìm ra ai sợ bị nhìn thấy lúc về nhà.',
    },
  },
  {
    title: { ko: '경사님의 손목', en: 'The Sergeant’s Wrist', pt: 'O Pulso do Sargento', es: 'La muñeca del sargento', zh: '警长的手腕', vi: 'Cổ tay trung sĩ' },
    synopsis: {
      en: 'Nobody wins that often. Chaewon opens the claw machine, finds the prize chute has been filed, and learns what Dongpil was demoted for refusing to write in a report.',
      pt: 'Ninguém ganha tanto. Chaewon abre a máquina, vê que a canaleta foi limada e descobre o que Dongpil se recusou a escrever no relatório que o rebaixou.',
      es: 'Nadie gana tanto. Chaewon abre la máquina, ve que limaron la rampa de premios y descubre qué se negó a escribir Dongpil en el informe que le costó el grado.',
      zh: '谁也不可能次次都中。彩媛打开机器，发现出货口被人锉过；她也得知，东弼当年因为拒写哪一句话而被降职。',
      vi: 'Chẳng ai trúng nhiều đến thế. Chaewon mở máy gắp, thấy máng quà bị giũa, và biết được Dongpil từng từ chối viết điều gì trong báo cáo để rồi bị giáng chức.',
    },
  },
  {
    title: { ko: '전임자의 유니폼', en: 'The Last Clerk’s Uniform', pt: 'O Uniforme da Antecessora', es: 'El uniforme de la anterior', zh: '前任的工作服', vi: 'Đồng phục người trước' },
    synopsis: {
      en: 'In the stockroom hangs a vest with a name tag, its owner gone since last winter without her pay. Chaewon reads the girl’s final night off the register, sale by sale.',
      pt: 'No depósito há um colete com crachá cuja dona sumiu no inverno passado sem receber. Chaewon lê a última noite da moça na registradora, venda por venda.',
      es: 'En la bodega cuelga un chaleco con un nombre; su dueña se fue el invierno pasado sin cobrar. Chaewon lee la última noche de la chica en la caja, venta por venta.',
      zh: '仓库里挂着一件别着名牌的马甲，主人去年冬天没领工资就不见了。彩媛从收银记录里，一笔一笔还原她的最后一夜。',
      vi: 'Trong kho treo chiếc áo gi lê có bảng tên, chủ nhân biến mất từ mùa đông trước mà chưa lĩnh lương. Chaewon đọc đêm cuối của cô ấy qua máy tính tiền, từng món một.',
    },
  },
  {
    title: { ko: '폭설, 영업 중', en: 'Snowed In, Open All Night', pt: 'Nevasca, Aberto', es: 'Nevada, abierto', zh: '大雪，照常营业', vi: 'Tuyết dày, vẫn mở cửa' },
    synopsis: {
      en: 'Snow traps six regulars in the shop, and one is the man Chaewon has been writing about since autumn. He has seen the notes, and he puts a coin in the machine.',
      pt: 'A neve prende seis fregueses na loja, e um deles é o homem sobre quem Chaewon escreve desde o outono. Ele viu os bilhetes, e põe uma moeda na máquina.',
      es: 'La nieve encierra a seis clientes en la tienda, y uno es el hombre sobre el que Chaewon escribe desde el otoño. Ha visto las notas, y mete una moneda en la máquina.',
      zh: '大雪把六位熟客困在店里，其中一个，正是彩媛从秋天写到现在的那个人。他看过那些字条，往机器里投了一枚硬币。',
      vi: 'Tuyết giữ sáu khách quen trong tiệm, một trong số đó là kẻ Chaewon viết về từ mùa thu. Hắn đã thấy những mẩu giấy, và hắn bỏ một đồng xu vào máy.',
    },
  },
];
