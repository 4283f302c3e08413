import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '건전지 값', en: 'The Price of a Battery', pt: 'O Preço de uma Pilha',
      es: 'Lo que cuesta una pila', zh: '一粒电池的钱', vi: 'Giá một viên pin',
    },
    synopsis: {
      en: 'A boy winds the brass clock to see one goal again. New apprentice Yang Cho-rong, who came in for a strap, sees the street run backward.',
      pt: 'Um menino dá corda no relógio de latão para rever um gol. Yang Cho-rong, que só veio trocar a pulseira, vê a rua andar para trás.',
      es: 'Un niño le da cuerda al reloj de latón para revivir un gol. Yang Cho-rong, que venía por una correa, ve la calle correr hacia atrás.',
      zh: '男孩给铜钟上了弦，想重看一粒进球。梁草珑本是来换表带的，却看见整条街在倒流。',
      vi: 'Một cậu bé lên dây đồng hồ đồng để xem lại một bàn thắng. Yang Cho-rong, vốn ghé thay dây đeo, thấy cả con phố chạy ngược.',
    },
  },
  {
    title: {
      ko: '못다 한 말', en: 'The Thing Unsaid', pt: 'O que Ficou por Dizer',
      es: 'Lo que no se dijo', zh: '没说出口的话', vi: 'Lời chưa nói',
    },
    synopsis: {
      en: 'A bus driver wants the five minutes before his son’s flight. He uses four of them looking for a parking space, exactly as before.',
      pt: 'Um motorista quer os cinco minutos antes do voo do filho. Gasta quatro procurando vaga, igualzinho à primeira vez.',
      es: 'Un chofer quiere los cinco minutos antes del vuelo de su hijo. Gasta cuatro buscando estacionamiento, igual que la primera vez.',
      zh: '公交司机想要回儿子登机前的五分钟。其中四分钟，他又用来找车位，跟上次一模一样。',
      vi: 'Bác tài xe buýt xin lại năm phút trước chuyến bay của con trai. Bác mất bốn phút tìm chỗ đậu xe, y hệt lần trước.',
    },
  },
  {
    title: {
      ko: '십 초 할부', en: 'Ten Seconds at a Time', pt: 'Dez Segundos por Vez',
      es: 'De diez en diez segundos', zh: '每次十秒', vi: 'Mỗi lần mười giây',
    },
    synopsis: {
      en: 'Widow Ma Gap-sun asks to have her five minutes in thirty installments. Every Tuesday she comes out of the back room with flour on her hands.',
      pt: 'A viúva Ma Gap-sun pede seus cinco minutos em trinta prestações. Toda terça sai da sala dos fundos com farinha nas mãos.',
      es: 'La viuda Ma Gap-sun pide sus cinco minutos en treinta abonos. Cada martes sale de la trastienda con harina en las manos.',
      zh: '马甲顺老太太要把五分钟分三十期。每个星期二，她从里屋出来，手上都沾着面粉。',
      vi: 'Góa phụ Ma Gap-sun xin chia năm phút làm ba mươi kỳ. Thứ Ba nào bà cũng bước ra từ phòng sau với đôi tay dính bột.',
    },
  },
  {
    title: {
      ko: '가게 시계는 왜 느린가', en: 'Why the Shop Runs Slow', pt: 'Por que a Loja Atrasa',
      es: 'Por qué se atrasa la tienda', zh: '店里的钟为何慢', vi: 'Vì sao tiệm chạy chậm',
    },
    synopsis: {
      en: 'Cho-rong sets every clock in the shop right before opening. By lunch they are five minutes behind, and the old man’s hair is whiter.',
      pt: 'Antes de abrir, Cho-rong acerta todos os relógios. Na hora do almoço estão cinco minutos atrasados, e o velho tem mais cabelos brancos.',
      es: 'Antes de abrir, Cho-rong pone en hora todos los relojes. Al almuerzo van cinco minutos atrás, y el viejo tiene más canas.',
      zh: '开门前，草珑把店里的钟全校准了。到中午又都慢了五分钟，老人的头发也更白了。',
      vi: 'Trước giờ mở cửa, Cho-rong chỉnh đúng mọi đồng hồ. Đến trưa chúng lại chậm năm phút, và tóc ông cụ bạc thêm.',
    },
  },
  {
    title: {
      ko: '장부의 두 칸', en: 'Two Columns', pt: 'Duas Colunas',
      es: 'Dos columnas', zh: '账本的两栏', vi: 'Hai cột sổ',
    },
    synopsis: {
      en: 'His ledger has one column for minutes sold and one for minutes paid. The second is in a single name, and there is half a page left.',
      pt: 'O livro dele tem uma coluna de minutos vendidos e outra de minutos pagos. A segunda traz um só nome, e resta meia página.',
      es: 'Su libro tiene una columna de minutos vendidos y otra de minutos pagados. La segunda lleva un solo nombre, y queda media página.',
      zh: '他的账本分两栏：卖出的分钟，付出的分钟。第二栏从头到尾只有一个名字，纸只剩半页。',
      vi: 'Sổ của ông có hai cột: số phút bán và số phút trả. Cột thứ hai chỉ một cái tên, và trang giấy còn một nửa.',
    },
  },
  {
    title: {
      ko: '훔친 오 분', en: 'Stolen Minutes', pt: 'Minutos Roubados',
      es: 'Minutos robados', zh: '偷来的五分钟', vi: 'Năm phút trộm',
    },
    synopsis: {
      en: 'A gambler breaks the window and winds the clock for the second time. It gives him what he asked for, and then it goes on giving.',
      pt: 'Um apostador quebra a vitrine e dá corda no relógio pela segunda vez. Ele recebe o que pediu, e o relógio não para mais de dar.',
      es: 'Un apostador rompe la vitrina y le da cuerda al reloj por segunda vez. Recibe lo que pidió, y el reloj ya no deja de dar.',
      zh: '赌徒砸开橱窗，第二次给钟上弦。钟给了他想要的，然后就停不下来了。',
      vi: 'Một con bạc đập tủ kính, lên dây đồng hồ lần thứ hai. Nó cho hắn điều hắn muốn, rồi cứ cho mãi không ngừng.',
    },
  },
  {
    title: {
      ko: '상구의 오 분', en: 'Sang-gu’s Five Minutes', pt: 'Os Cinco Minutos de Sang-gu',
      es: 'Los cinco minutos de Sang-gu', zh: '相九的五分钟', vi: 'Năm phút của ông Sang-gu',
    },
    synopsis: {
      en: 'In sixty years Hyeon Sang-gu has never used his own. Cho-rong asks what he is saving them for, and he shows her a bench at Seoul Station.',
      pt: 'Em sessenta anos, Hyeon Sang-gu nunca usou os seus. Cho-rong pergunta para que os guarda, e ele lhe mostra um banco na Estação de Seul.',
      es: 'En sesenta años, Hyeon Sang-gu nunca ha usado los suyos. Cho-rong pregunta para qué los guarda, y él le muestra una banca en la Estación de Seúl.',
      zh: '六十年来，玄相九从没用过自己的五分钟。草珑问他留着做什么，他带她去看首尔站的一张长椅。',
      vi: 'Sáu mươi năm, ông Hyeon Sang-gu chưa dùng năm phút của mình. Cho-rong hỏi ông để dành làm gì, ông chỉ cho cô băng ghế ở ga Seoul.',
    },
  },
  {
    title: {
      ko: '정각', en: 'On Time', pt: 'Na Hora Certa',
      es: 'En punto', zh: '准点', vi: 'Đúng giờ',
    },
    synopsis: {
      en: 'The widow has one installment left and gives it away. For the first morning in sixty years every clock in the window agrees with the street.',
      pt: 'À viúva resta uma prestação, e ela a dá de presente. Pela primeira vez em sessenta anos, todos os relógios da vitrine batem com a rua.',
      es: 'A la viuda le queda un abono, y lo regala. Por primera vez en sesenta años, todos los relojes de la vitrina coinciden con la calle.',
      zh: '老太太还剩最后一期，她送给了别人。六十年来头一个早晨，橱窗里的钟全和街上对上了。',
      vi: 'Bà góa còn một kỳ cuối và đem tặng lại. Lần đầu sau sáu mươi năm, mọi đồng hồ trong tủ kính đều khớp với ngoài phố.',
    },
  },
];
