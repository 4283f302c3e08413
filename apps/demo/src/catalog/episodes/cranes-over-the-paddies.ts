import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '일부러 남긴 벼', en: 'Rice Left on Purpose', pt: 'Arroz Deixado de Propósito',
      es: 'Arroz dejado a propósito', zh: '特意留下的稻谷', vi: 'Thóc cố ý để lại',
    },
    synopsis: {
      en: 'After the harvest at Cheorwon, farmers drive the fields once more without the collecting box. What falls is meant for guests who arrive with the first frost.',
      pt: 'Depois da colheita em Cheorwon, os lavradores passam mais uma vez sem a caixa coletora. O que cai é para os hóspedes da primeira geada.',
      es: 'Tras la cosecha en Cheorwon, los campesinos recorren otra vez los campos sin la tolva. Lo que cae es para los huéspedes de la primera helada.',
      zh: '铁原收割之后，农民卸下集谷箱再开一遍。落下的稻谷，留给随初霜到来的客人。',
      vi: 'Gặt xong ở Cheorwon, nông dân chạy máy thêm lượt nữa mà không gắn thùng hứng. Thóc rơi dành cho những vị khách về cùng đợt sương đầu.',
    },
  },
  {
    title: {
      ko: '빵차 안의 선생님', en: 'The Teacher in the Bread Van', pt: 'O Professor no Furgão de Pão',
      es: 'El maestro en la camioneta', zh: '面包车里的老师', vi: 'Thầy giáo trong xe bánh mì',
    },
    synopsis: {
      en: 'Ra Gi-ho counts cranes through a slot that once held loaves. This winter’s first number differs from his father’s by exactly one.',
      pt: 'Ra Gi-ho conta grous por uma fresta onde antes iam os pães. O primeiro número deste inverno difere do de seu pai em exatamente um.',
      es: 'Ra Gi-ho cuenta grullas por una rendija donde antes iban los panes. La primera cifra de este invierno difiere de la de su padre en uno.',
      zh: '罗基昊透过从前放面包的格口数鹤。今冬第一个数字，和父亲当年只差一只。',
      vi: 'Ra Gi-ho đếm sếu qua khe từng để bánh. Con số đầu tiên mùa đông này chênh với con số của cha thầy đúng một.',
    },
  },
  {
    title: {
      ko: '철조망 너머의 잠', en: 'Asleep Beyond the Wire', pt: 'Dormir Além da Cerca',
      es: 'Dormir tras la alambrada', zh: '铁丝网那边的夜', vi: 'Giấc ngủ bên kia rào thép',
    },
    synopsis: {
      en: 'Cranes sleep standing in a shallow river on the far side, where no one walks. Soldiers on night watch are the only people who hear them.',
      pt: 'Os grous dormem de pé num rio raso do outro lado, onde ninguém pisa. Só os soldados da vigília noturna os escutam.',
      es: 'Las grullas duermen de pie en un río bajo del otro lado, donde nadie camina. Solo los soldados de guardia las oyen.',
      zh: '鹤站在对面的浅河里睡觉，那里没有人迹。能听见它们的，只有夜里站岗的士兵。',
      vi: 'Sếu đứng ngủ giữa khúc sông cạn bên kia, nơi không ai đặt chân. Chỉ lính gác đêm nghe được tiếng chúng.',
    },
  },
  {
    title: {
      ko: '세 식구의 비행', en: 'A Family of Three', pt: 'Família de Três',
      es: 'Una familia de tres', zh: '一家三口', vi: 'Gia đình ba con',
    },
    synopsis: {
      en: 'A chick hatched in the Amur wetlands makes its first journey between two parents. In a February wind at Cheorwon one of the three begins to limp.',
      pt: 'Um filhote nascido nos pântanos do Amur faz a primeira viagem entre os pais. No vento de fevereiro em Cheorwon, um dos três começa a mancar.',
      es: 'Un polluelo nacido en los humedales del Amur hace su primer viaje entre sus padres. Con el viento de febrero en Cheorwon, uno de los tres empieza a cojear.',
      zh: '阿穆尔湿地孵出的幼鹤，夹在父母中间初次远行。二月的铁原刮着风，三只里有一只开始跛行。',
      vi: 'Một chú sếu non nở ở đầm lầy Amur bay chuyến đầu giữa cha mẹ. Trong gió tháng Hai ở Cheorwon, một trong ba con bắt đầu đi khập khiễng.',
    },
  },
  {
    title: {
      ko: '마지막 한 마리까지', en: 'Down to the Last One', pt: 'Até o Último',
      es: 'Hasta la última', zh: '数到最后一只', vi: 'Đến con cuối cùng',
    },
    synopsis: {
      en: 'In March the flocks climb a warm wind north over the fence. Ra Gi-ho stays until the sky is empty, then hands the pencil to a pupil.',
      pt: 'Em março os bandos sobem no vento morno rumo ao norte. Ra Gi-ho fica até o céu esvaziar e passa o lápis a uma aluna.',
      es: 'En marzo las bandadas suben con el viento tibio hacia el norte. Ra Gi-ho se queda hasta que el cielo se vacía y le da el lápiz a una alumna.',
      zh: '三月，鹤群乘暖风越过铁丝网北去。罗基昊守到天空空了，才把铅笔交给一名学生。',
      vi: 'Tháng Ba, đàn sếu nương gió ấm bay qua rào về bắc. Ra Gi-ho ở lại tới khi trời vắng bóng, rồi trao cây bút chì cho một học trò.',
    },
  },
];
