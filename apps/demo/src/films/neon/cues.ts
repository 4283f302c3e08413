import type { FilmCue } from '../subtitles/cue.ts';

export const cues: readonly FilmCue[] = [
  { startMs: 500, endMs: 2200, sound: 'rain' },
  {
    startMs: 2600, endMs: 5200, sound: 'phoneBuzzes',
    text: {
      en_us: 'You have one new message.',
      pt_br: 'Você tem uma nova mensagem.',
      es_es: 'Tienes un mensaje nuevo.',
      zh_cn: '您有一条新留言。',
      vi_vn: 'Bạn có một tin nhắn mới.',
    },
  },
  {
    startMs: 6000, endMs: 9200,
    text: {
      en_us: '“I’m back in Seoul. Don’t ask for how long.”',
      pt_br: '“Voltei a Seul. Não pergunte por quanto tempo.”',
      es_es: '«He vuelto a Seúl. No preguntes por cuánto».',
      zh_cn: '“我回首尔了。\n别问我待多久。”',
      vi_vn: '“Em về Seoul rồi. Đừng hỏi em ở bao lâu.”',
    },
  },
  {
    startMs: 10800, endMs: 13400, sound: 'wetTires',
    text: {
      en_us: 'Driver, the long way, please.',
      pt_br: 'Motorista, pelo caminho longo.',
      es_es: 'Por el camino largo, por favor.',
      zh_cn: '师傅，请绕远路走。',
      vi_vn: 'Bác tài, đi đường vòng giúp cháu.',
    },
  },
  {
    startMs: 14000, endMs: 17800,
    text: {
      en_us: '– In this rain?\n– Because of it.',
      pt_br: '– Com esta chuva?\n– Por causa dela.',
      es_es: '– ¿Con esta lluvia?\n– Por esta lluvia.',
      zh_cn: '– 下这么大雨？\n– 正因为下雨。',
      vi_vn: '– Mưa thế này sao?\n– Chính vì mưa đấy ạ.',
    },
  },
  {
    startMs: 20200, endMs: 23400, sound: 'stepsInRain',
    text: {
      en_us: 'Three years, and every sign still hangs.',
      pt_br: 'Três anos, e os letreiros seguem ali.',
      es_es: 'Tres años y los letreros siguen ahí.',
      zh_cn: '三年了，招牌一块都没变。',
      vi_vn: 'Ba năm, biển hiệu nào cũng còn đó.',
    },
  },
  {
    startMs: 24200, endMs: 27200,
    text: {
      en_us: 'Only the people under them have changed.',
      pt_br: 'Só mudaram as pessoas debaixo deles.',
      es_es: 'Solo ha cambiado la gente que pasa debajo.',
      zh_cn: '变的只是灯下的人。',
      vi_vn: 'Chỉ những người đi bên dưới là đã khác.',
    },
  },
  {
    startMs: 27900, endMs: 30600,
    text: {
      en_us: 'Someone is following the red umbrella.',
      pt_br: 'Alguém segue o guarda-chuva vermelho.',
      es_es: 'Alguien sigue el paraguas rojo.',
      zh_cn: '有人在跟着那把红伞。',
      vi_vn: 'Có kẻ đang bám theo chiếc ô đỏ.',
    },
  },
  {
    startMs: 31800, endMs: 34600, sound: 'neonHums',
    text: {
      en_us: 'I see you. Don’t look up.',
      pt_br: 'Estou vendo você. Não olhe para cima.',
      es_es: 'Te veo. No mires arriba.',
      zh_cn: '我看见你了，别抬头。',
      vi_vn: 'Anh thấy em rồi. Đừng ngước lên.',
    },
  },
  {
    startMs: 35200, endMs: 38400,
    text: {
      en_us: 'They know this window. Go where it’s bright.',
      pt_br: 'Eles conhecem esta janela. Vá para a luz.',
      es_es: 'Conocen esta ventana. Ve adonde haya luz.',
      zh_cn: '他们知道这扇窗。\n往亮的地方走。',
      vi_vn: 'Chúng biết ô cửa này. Hãy đến chỗ sáng.',
    },
  },
  {
    startMs: 40000, endMs: 43000, sound: 'fingerOnGlass',
    text: {
      en_us: 'I never learned to say it out loud.',
      pt_br: 'Nunca aprendi a dizer em voz alta.',
      es_es: 'Nunca aprendí a decirlo en voz alta.',
      zh_cn: '我从没学会开口说。',
      vi_vn: 'Em chưa từng học cách nói thành lời.',
    },
  },
  {
    startMs: 43600, endMs: 46600,
    text: {
      en_us: '“I miss you,” written where it fades by morning.',
      pt_br: '“Saudade”, escrito onde some pela manhã.',
      es_es: '«Te echo de menos», donde el alba lo borra.',
      zh_cn: '“想你”，\n写在天亮就消失的地方。',
      vi_vn: '“Nhớ anh”, viết ở nơi sáng mai sẽ tan.',
    },
  },
  { startMs: 47400, endMs: 49000, sound: 'rainStops' },
  {
    startMs: 52800, endMs: 54400,
    text: { en_us: 'You’re late.', pt_br: 'Você se atrasou.', es_es: 'Llegas tarde.', zh_cn: '你迟到了。', vi_vn: 'Em đến muộn.' },
  },
  {
    startMs: 54900, endMs: 56600,
    text: {
      en_us: 'Three years and ten minutes.',
      pt_br: 'Três anos e dez minutos.',
      es_es: 'Tres años y diez minutos.',
      zh_cn: '三年零十分钟。',
      vi_vn: 'Ba năm và mười phút.',
    },
  },
  {
    startMs: 57100, endMs: 59600, sound: 'musicSwells',
    text: {
      en_us: 'Then stay until it rains again.',
      pt_br: 'Então fique até chover de novo.',
      es_es: 'Quédate hasta que vuelva a llover.',
      zh_cn: '那就留到下一场雨吧。',
      vi_vn: 'Vậy hãy ở lại đến cơn mưa sau.',
    },
  },
];
