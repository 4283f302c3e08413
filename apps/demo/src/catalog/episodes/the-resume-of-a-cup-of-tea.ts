import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '출생: 하동', en: 'Born: Hadong', pt: 'Nascimento: Hadong',
      es: 'Nacimiento: Hadong', zh: '出生：河东', vi: 'Nơi sinh: Hadong',
    },
    synopsis: {
      en: 'A slope too stony for rice, fog until ten, roots that have to look for water. The first course explains why bad land makes good tea.',
      pt: 'Uma encosta pedregosa demais para arroz, névoa até as dez, raízes que precisam buscar água. O primeiro serviço explica por que terra ruim dá bom chá.',
      es: 'Una ladera demasiado pedregosa para el arroz, niebla hasta las diez, raíces que buscan el agua. El primer tiempo explica por qué la mala tierra da buen té.',
      zh: '石头太多种不了稻，雾到十点才散，根得自己找水。第一道讲的是：为何薄地出好茶。',
      vi: 'Sườn đồi quá nhiều đá để trồng lúa, sương đến mười giờ, rễ phải tự tìm nước. Tuần trà đầu kể vì sao đất xấu cho trà ngon.',
    },
  },
  {
    title: {
      ko: '입사: 곡우 전', en: 'Hired: Before the Rain', pt: 'Admissão: Antes da Chuva',
      es: 'Ingreso: antes de la lluvia', zh: '入职：谷雨之前', vi: 'Vào nghề: trước cơn mưa',
    },
    synopsis: {
      en: 'Picking ends on April 20; roasting has begun before the pickers are home. Nine passes over the iron, and the hands in the pan wear one glove too few.',
      pt: 'A colheita termina em 20 de abril; a torra começa antes de os colhedores chegarem em casa. Nove passagens pelo ferro, e mãos quase nuas na panela.',
      es: 'La cosecha acaba el 20 de abril; el tostado empieza antes de que los recolectores lleguen a casa. Nueve pasadas por el hierro, con las manos casi desnudas.',
      zh: '4 月 20 日前采完，采茶人还没到家，锅已烧热。九炒九揉，伸进铁锅的手总嫌手套太薄。',
      vi: 'Hái xong trước 20 tháng Tư; người hái chưa về tới nhà, chảo đã nóng. Chín lượt sao trên gang, đôi tay trong chảo gần như để trần.',
    },
  },
  {
    title: {
      ko: '경력: 세금과 가짜', en: 'Career: Taxed and Forged', pt: 'Carreira: Impostos e Falsificações',
      es: 'Carrera: impuestos y copias', zh: '履历：税与赝品', vi: 'Kinh nghiệm: thuế và hàng giả',
    },
    synopsis: {
      en: 'Collected as tribute, cut with willow leaves, priced above silver, then dropped from the tables of the rich. A ledger follows one leaf downhill.',
      pt: 'Cobrada como tributo, misturada com folha de salgueiro, mais cara que a prata, depois esquecida pelos ricos. Um livro-caixa segue uma folha morro abaixo.',
      es: 'Cobrada como tributo, mezclada con hojas de sauce, más cara que la plata, luego olvidada por los ricos. Un libro de cuentas sigue a una hoja cuesta abajo.',
      zh: '当过贡品，掺过柳叶，价钱盖过白银，又从富人桌上消失。一本账簿跟着一片叶子，一路走了下坡。',
      vi: 'Bị thu làm cống phẩm, trộn lá liễu, đắt hơn bạc, rồi biến khỏi bàn nhà giàu. Một cuốn sổ cái dõi theo chiếc lá xuống dốc.',
    },
  },
  {
    title: {
      ko: '재취업: 스님의 편지', en: 'Rehired: A Monk’s Letter', pt: 'Recontratação: A Carta do Monge',
      es: 'Reingreso: la carta del monje', zh: '再就业：僧人的信', vi: 'Tái tuyển: thư nhà sư',
    },
    synopsis: {
      en: 'A letter asking for tea, answered after two years with a poem and a recipe. Today’s growers follow it line by line, except for one word no one can read.',
      pt: 'Uma carta que pede chá é respondida dois anos depois com um poema e uma receita. Hoje os produtores a seguem linha por linha, menos uma palavra ilegível.',
      es: 'Una carta que pide té recibe respuesta dos años después: un poema y una receta. Hoy la siguen renglón por renglón, salvo una palabra que nadie logra leer.',
      zh: '一封讨茶的信，两年后等来一首诗和一份制法。今天的茶农逐句照做，只有一个字谁也认不出。',
      vi: 'Lá thư xin trà, hai năm sau được đáp bằng một bài thơ và một công thức. Người trồng trà nay làm theo từng dòng, trừ một chữ không ai đọc nổi.',
    },
  },
];
