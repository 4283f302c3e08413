import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '세 번째 자리', en: 'Third from the Front', pt: 'O Terceiro Banco',
      es: 'El tercer asiento', zh: '前数第三个座位', vi: 'Ghế thứ ba',
    },
    synopsis: {
      en: 'For twenty years the seat has been Lee Bok-nyeo’s. At 4:05 it is empty, and on the 240 everybody stays standing rather than sit in it.',
      pt: 'Há vinte anos o banco é de Lee Bok-nyeo. Às 4h05 está vazio, e no 240 todos preferem ir de pé a se sentar nele.',
      es: 'Hace veinte años que el asiento es de Lee Bok-nyeo. A las 4:05 está vacío, y en el 240 todos prefieren ir de pie.',
      zh: '二十年来那是李福女的座位。4 点 05 分，座位空着，240 路上人人宁可站着，也不去坐。',
      vi: 'Hai mươi năm nay đó là ghế của bà Lee Bok-nyeo. 4 giờ 05, ghế trống, mà trên xe 240 ai cũng thà đứng.',
    },
  },
  {
    title: {
      ko: '수유역 어묵 국물', en: 'Broth at Suyu', pt: 'Caldo em Suyu',
      es: 'Caldo en Suyu', zh: '水逾的鱼糕汤', vi: 'Nước dùng ở Suyu',
    },
    synopsis: {
      en: 'Driver Tak Jong-min has forty seconds at each stop. At Suyu a vendor hands a paper cup through the window, and with it a name he did not know.',
      pt: 'O motorista Tak Jong-min tem quarenta segundos por ponto. Em Suyu, uma vendedora passa um copo pela janela e, com ele, um nome que ele não conhecia.',
      es: 'El conductor Tak Jong-min tiene cuarenta segundos por parada. En Suyu, una vendedora le pasa un vaso por la ventana y, con él, un nombre que no conocía.',
      zh: '司机卓钟民每站只有四十秒。到了水逾，摊主从车窗递进一只纸杯，还有一个他没听过的名字。',
      vi: 'Bác tài Tak Jong-min có bốn mươi giây mỗi trạm. Ở Suyu, người bán hàng đưa ly giấy qua cửa sổ, kèm một cái tên bác chưa từng nghe.',
    },
  },
  {
    title: {
      ko: '그 빌딩의 화장실', en: 'The Fourteenth Floor', pt: 'O Décimo Quarto Andar',
      es: 'El piso catorce', zh: '十四楼', vi: 'Tầng mười bốn',
    },
    synopsis: {
      en: 'Two riders mop the tower where Bok-nyeo works. Her cart is in its place, her gloves are dry, and the night manager has been told to say nothing.',
      pt: 'Duas passageiras limpam a torre onde Bok-nyeo trabalha. O carrinho está no lugar, as luvas secas, e o gerente da noite tem ordem de não falar.',
      es: 'Dos pasajeras limpian la torre donde trabaja Bok-nyeo. Su carrito está en su lugar, los guantes secos, y el encargado nocturno tiene orden de callar.',
      zh: '福女上班的大楼，车上有两位也在那儿拖地。她的推车还在原处，手套是干的，夜班经理被吩咐不许多嘴。',
      vi: 'Hai người trên xe cùng lau dọn tòa nhà nơi bà Bok-nyeo làm. Xe đẩy còn nguyên chỗ, găng tay khô, quản lý ca đêm được dặn không nói gì.',
    },
  },
  {
    title: {
      ko: '노선을 벗어나지 말 것', en: 'Do Not Leave the Route', pt: 'Proibido Sair do Trajeto',
      es: 'No salirse de la ruta', zh: '不得偏离线路', vi: 'Cấm rời tuyến',
    },
    synopsis: {
      en: 'The hospital is six hundred meters off the line. Nine passengers vote, and a bus that has been on time for twenty years turns left.',
      pt: 'O hospital fica a seiscentos metros do trajeto. Nove passageiros votam, e um ônibus pontual há vinte anos vira à esquerda.',
      es: 'El hospital queda a seiscientos metros de la ruta. Nueve pasajeros votan, y un autobús puntual desde hace veinte años gira a la izquierda.',
      zh: '医院离线路六百米。九位乘客举手表决，二十年准点的公交车，向左拐了弯。',
      vi: 'Bệnh viện cách tuyến sáu trăm mét. Chín hành khách biểu quyết, và chiếc xe hai mươi năm đúng giờ rẽ trái.',
    },
  },
  {
    title: {
      ko: '딸의 전화번호', en: 'The Daughter’s Number', pt: 'O Telefone da Filha',
      es: 'El número de la hija', zh: '女儿的号码', vi: 'Số của con gái',
    },
    synopsis: {
      en: 'In Bok-nyeo’s lunch bag is a phone number with one digit smudged. Each rider takes one of the ten and calls before the shift begins.',
      pt: 'Na marmita de Bok-nyeo há um telefone com um dígito borrado. Cada passageiro fica com um dos dez e liga antes do turno.',
      es: 'En la lonchera de Bok-nyeo hay un teléfono con un dígito borroso. Cada quien toma uno de los diez y llama antes del turno.',
      zh: '福女的饭袋里有个电话号码，糊了一位数。十种可能，大家一人认领一个，赶在上工前打过去。',
      vi: 'Trong túi cơm của bà Bok-nyeo có số điện thoại nhòe mất một chữ số. Mỗi người nhận một trong mười khả năng, gọi trước giờ làm.',
    },
  },
  {
    title: {
      ko: '네 시 오 분', en: 'Five Past Four', pt: 'Quatro e Cinco',
      es: 'Las cuatro y cinco', zh: '四点零五分', vi: 'Bốn giờ năm phút',
    },
    synopsis: {
      en: 'First frost, first bus. At Sanggye the door opens for a woman with a cane, and everyone looks out of the window so that she need not hurry.',
      pt: 'Primeira geada, primeiro ônibus. Em Sanggye a porta se abre para uma mulher de bengala, e todos olham pela janela para ela não se apressar.',
      es: 'Primera helada, primer autobús. En Sanggye la puerta se abre para una mujer con bastón, y todos miran por la ventana para que no se apure.',
      zh: '初霜，首班车。上溪站车门打开，上来一位拄拐杖的女人。大家都望着窗外，好让她不必着急。',
      vi: 'Sương giá đầu mùa, chuyến xe đầu ngày. Ở Sanggye, cửa mở cho một bà chống gậy, và ai cũng nhìn ra cửa sổ để bà khỏi phải vội.',
    },
  },
];
