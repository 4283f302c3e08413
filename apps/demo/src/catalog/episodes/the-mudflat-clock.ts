import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '썰물 아홉 킬로미터', en: 'Nine Kilometers of Ebb', pt: 'Nove Quilômetros de Vazante',
      es: 'Nueve kilómetros de bajamar', zh: '退潮九公里', vi: 'Chín cây số triều rút',
    },
    synopsis: {
      en: 'Off Gochang the sea withdraws at walking pace. In the first hour a thousand crab doors open, and a mailman starts his tractor.',
      pt: 'Diante de Gochang o mar recua a passo de gente. Na primeira hora abrem-se mil portas de caranguejo, e um carteiro liga o trator.',
      es: 'Frente a Gochang el mar se retira a paso de hombre. En la primera hora se abren mil puertas de cangrejo, y un cartero enciende su tractor.',
      zh: '高敞外海，潮水以步行的速度退去。头一个小时，上千扇蟹门打开，邮递员发动了拖拉机。',
      vi: 'Ngoài khơi Gochang, biển rút nhanh bằng người đi bộ. Giờ đầu tiên, nghìn cửa hang cáy mở ra, và bác đưa thư nổ máy cày.',
    },
  },
  {
    title: {
      ko: '알래스카 가는 길', en: 'On the Way to Alaska', pt: 'A Caminho do Alasca',
      es: 'Camino a Alaska', zh: '去阿拉斯加的路上', vi: 'Trên đường tới Alaska',
    },
    synopsis: {
      en: 'Bar-tailed godwits land after seven thousand kilometers at half their weight. They have about a month to eat, and six hours a day to do it in.',
      pt: 'Os maçaricos pousam depois de sete mil quilômetros, com metade do peso. Têm cerca de um mês para comer, seis horas por dia.',
      es: 'Las agujas colipintas llegan tras siete mil kilómetros con la mitad de su peso. Tienen cerca de un mes para comer, seis horas al día.',
      zh: '斑尾塍鹬飞了七千公里，落地时体重只剩一半。它们有一个月左右进食，每天只有六小时。',
      vi: 'Chim choắt mỏ thẳng bay bảy nghìn cây số, tới nơi chỉ còn nửa cân nặng. Chúng có chừng một tháng để ăn, mỗi ngày sáu tiếng.',
    },
  },
  {
    title: {
      ko: '뻘배 타는 여자들', en: 'Women on Mud Sleds', pt: 'Mulheres nos Trenós de Lama',
      es: 'Mujeres en trineos de lodo', zh: '滑泥板的女人们', vi: 'Những người đàn bà trượt bùn',
    },
    synopsis: {
      en: 'One knee on a plank, one foot pushing: the clam diggers travel two kilometers out. The oldest reads the weather from the color of the channel.',
      pt: 'Um joelho na tábua, um pé empurrando: as marisqueiras avançam dois quilômetros. A mais velha lê o tempo na cor do canal.',
      es: 'Una rodilla en la tabla, un pie que empuja: las mariscadoras avanzan dos kilómetros. La mayor lee el tiempo en el color del canal.',
      zh: '一膝跪板，一脚蹬泥，采蛤的女人们滑出两公里。最年长的那位看水道的颜色，便知天气。',
      vi: 'Một gối quỳ trên ván, một chân đẩy: những người bắt nghêu đi ra hai cây số. Bà lớn tuổi nhất nhìn màu lạch nước mà đoán trời.',
    },
  },
  {
    title: {
      ko: '달이 부르는 시간', en: 'The Moon’s Hour', pt: 'A Hora da Lua',
      es: 'La hora de la luna', zh: '月亮的钟点', vi: 'Giờ của mặt trăng',
    },
    synopsis: {
      en: 'On the highest tide of the year the water comes back at night. Crabs seal their doors, the godwits rise together, and the tractor is on the wrong side.',
      pt: 'Na maior maré do ano a água volta à noite. Os caranguejos lacram as portas, os maçaricos alçam voo juntos, e o trator está do lado errado.',
      es: 'En la marea más alta del año el agua vuelve de noche. Los cangrejos sellan sus puertas, las agujas alzan vuelo juntas, y el tractor está del lado equivocado.',
      zh: '一年中最大的潮，在夜里涨回来。蟹封了门，塍鹬一齐起飞，拖拉机却停在了另一头。',
      vi: 'Con nước lớn nhất năm dâng về trong đêm. Cáy bịt cửa hang, chim choắt cùng cất cánh, còn chiếc máy cày ở nhầm bên bờ.',
    },
  },
];
