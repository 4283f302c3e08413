import type { FilmCue } from '../subtitles/cue.ts';

export const cues: readonly FilmCue[] = [
  { startMs: 600, endMs: 2600, sound: 'softZither' },
  {
    startMs: 3000, endMs: 6400,
    text: {
      en_us: 'They say the moon remembers every roof it has touched.',
      pt_br: 'Dizem que a lua se lembra de cada telhado que tocou.',
      es_es: 'Dicen que la luna recuerda cada tejado que ha tocado.',
      zh_cn: '听说月亮记得\n它照过的每一片瓦。',
      vi_vn: 'Người ta bảo trăng nhớ từng mái nhà nó đã chạm đến.',
    },
  },
  {
    startMs: 7200, endMs: 10400,
    text: {
      en_us: 'In our village, it was the only one awake with me.',
      pt_br: 'Na nossa aldeia, só ela ficava acordada comigo.',
      es_es: 'En nuestra aldea, solo ella velaba conmigo.',
      zh_cn: '在我们村里，\n只有它陪我不眠。',
      vi_vn: 'Trong làng, chỉ có trăng thức cùng tôi.',
    },
  },
  {
    startMs: 14000, endMs: 17200, sound: 'windInPines',
    text: {
      en_us: 'Each night I heard you pass the wall.',
      pt_br: 'Toda noite eu ouvia você junto ao muro.',
      es_es: 'Cada noite te oía pasar junto al muro.',
      zh_cn: '每夜，我都听见你走过墙外。',
      vi_vn: 'Đêm nào em cũng nghe chàng qua bờ tường.',
    },
  },
  {
    startMs: 18000, endMs: 20800,
    text: {
      en_us: 'You never knocked. I never slept.',
      pt_br: 'Você nunca bateu. Eu nunca dormi.',
      es_es: 'Nunca llamaste. Yo nunca dormí.',
      zh_cn: '你从不敲门，我从未入睡。',
      vi_vn: 'Chàng không gõ cửa. Em chẳng hề ngủ.',
    },
  },
  {
    startMs: 21400, endMs: 24600,
    text: {
      en_us: 'Tonight I let my lamp burn a little longer.',
      pt_br: 'Esta noite deixei a lâmpada acesa um pouco mais.',
      es_es: 'Esta noche dejé arder la lámpara un poco más.',
      zh_cn: '今夜，我让灯多亮了一会儿。',
      vi_vn: 'Đêm nay em để đèn cháy lâu thêm một chút.',
    },
  },
  {
    startMs: 25800, endMs: 28900, sound: 'brushOnPaper',
    text: {
      en_us: 'Three lines, before my courage left me:',
      pt_br: 'Três linhas, antes que a coragem fugisse:',
      es_es: 'Tres líneas, antes de perder el valor:',
      zh_cn: '趁勇气还在，我写下三行：',
      vi_vn: 'Ba dòng, trước khi can đảm rời tôi:',
    },
  },
  {
    startMs: 29500, endMs: 33400,
    text: {
      en_us: '“On a bright night, at the bridge, I will wait.”',
      pt_br: '“Numa noite clara, na ponte, esperarei.”',
      es_es: '«En una noche clara, en el puente, esperaré».',
      zh_cn: '“月明之夜，我在桥上等你。”',
      vi_vn: '“Đêm trăng sáng, bên cầu, ta sẽ đợi.”',
    },
  },
  {
    startMs: 35000, endMs: 38000, sound: 'footsteps',
    text: {
      en_us: 'My lantern shook. I blamed the wind.',
      pt_br: 'A lanterna tremia. Culpei o vento.',
      es_es: 'Me temblaba el farol. Culpé al viento.',
      zh_cn: '灯笼在抖，我说是风。',
      vi_vn: 'Đèn lồng run. Ta đổ cho gió.',
    },
  },
  {
    startMs: 39000, endMs: 42400,
    text: {
      en_us: 'Ten years of study, and not one word for this.',
      pt_br: 'Dez anos de estudo e nenhuma palavra para isto.',
      es_es: 'Diez años de estudio y ni una palabra para esto.',
      zh_cn: '十年寒窗，\n竟无一字可写此心。',
      vi_vn: 'Mười năm đèn sách, chẳng chữ nào tả nổi điều này.',
    },
  },
  {
    startMs: 46000, endMs: 49000, sound: 'windBell',
    text: {
      en_us: 'The bell under the eaves knew first.',
      pt_br: 'O sino do beiral soube primeiro.',
      es_es: 'La campana del alero lo supo antes.',
      zh_cn: '檐下的风铃，比我先知道。',
      vi_vn: 'Chuông dưới mái hiên biết trước cả ta.',
    },
  },
  {
    startMs: 49800, endMs: 52400,
    text: {
      en_us: 'It rang once, for your name.',
      pt_br: 'Tocou uma vez, pelo seu nome.',
      es_es: 'Sonó una vez, por tu nombre.',
      zh_cn: '它为你的名字，响了一声。',
      vi_vn: 'Nó ngân một tiếng, gọi tên nàng.',
    },
  },
  {
    startMs: 54200, endMs: 57400, sound: 'stillWater',
    text: {
      en_us: 'If you do not come, it was a dream,',
      pt_br: 'Se você não vier, terá sido um sonho,',
      es_es: 'Si no vienes, habrá sido un sueño,',
      zh_cn: '你若不来，我便当是一场梦，',
      vi_vn: 'Nếu chàng không đến, em coi là giấc mơ,',
    },
  },
  {
    startMs: 58200, endMs: 61400,
    text: {
      en_us: 'and I will thank the moon for lending it to me.',
      pt_br: 'e agradecerei à lua por tê-lo emprestado a mim.',
      es_es: 'y daré gracias a la luna por habérmelo prestado.',
      zh_cn: '并谢谢月亮，\n曾把它借给我。',
      vi_vn: 'và cảm ơn trăng đã cho em mượn giấc mơ ấy.',
    },
  },
  {
    startMs: 64000, endMs: 66200,
    text: { en_us: 'You came.', pt_br: 'Você veio.', es_es: 'Has venido.', zh_cn: '你来了。', vi_vn: 'Nàng đã đến.' },
  },
  {
    startMs: 67000, endMs: 70400, sound: 'musicSwells',
    text: {
      en_us: 'The moon was kind. It walked slowly.',
      pt_br: 'A lua foi gentil. Andou devagar.',
      es_es: 'La luna fue buena. Caminó despacio.',
      zh_cn: '月亮很温柔，走得很慢。',
      vi_vn: 'Trăng thật hiền. Trăng bước thật chậm.',
    },
  },
];
