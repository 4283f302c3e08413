import type { FilmCue } from '../subtitles/cue.ts';

export const cues: readonly FilmCue[] = [
  { startMs: 500, endMs: 2200, sound: 'waves' },
  {
    startMs: 2800, endMs: 6000,
    text: {
      en_us: 'Before the sun is up, the sea is already at work.',
      pt_br: 'Antes de o sol nascer, o mar já trabalha.',
      es_es: 'Antes de salir el sol, el mar ya trabaja.',
      zh_cn: '太阳升起之前，\n大海已经在劳作。',
      vi_vn: 'Mặt trời chưa mọc, biển đã bắt đầu làm việc.',
    },
  },
  {
    startMs: 6800, endMs: 9400, sound: 'gulls',
    text: { en_us: 'So are the women who can read it.', pt_br: 'E também as mulheres que sabem lê-lo.', es_es: 'Y también las mujeres que lo leen.', zh_cn: '读得懂它的女人们也是。', vi_vn: 'Và cả những người đàn bà đọc được biển.' },
  },
  {
    startMs: 11000, endMs: 14200,
    text: { en_us: 'The oldest walks first. She is eighty-one.', pt_br: 'A mais velha vai à frente. Tem 81 anos.', es_es: 'La mayor va delante. Tiene 81 años.', zh_cn: '最年长的走在最前，她81岁。', vi_vn: 'Người già nhất đi đầu. Bà đã 81 tuổi.' },
  },
  {
    startMs: 14800, endMs: 17600,
    text: { en_us: 'No tanks. One float, one net, one breath.', pt_br: 'Sem cilindro. Uma boia, uma rede, um fôlego.', es_es: 'Sin botellas. Una boya, una red, un aliento.', zh_cn: '没有氧气瓶。\n一个浮球，一张网，一口气。', vi_vn: 'Không bình khí. Một phao, một lưới, một hơi.' },
  },
  {
    startMs: 18800, endMs: 21400,
    text: { en_us: 'The float shows where a life is hanging.', pt_br: 'A boia mostra onde uma vida se segura.', es_es: 'La boya muestra de dónde cuelga una vida.', zh_cn: '浮球下，悬着一条性命。', vi_vn: 'Phao nổi ở đâu, một đời người treo ở đó.' },
  },
  {
    startMs: 22200, endMs: 25000, sound: 'splash',
    text: { en_us: 'Then she folds, and is gone.', pt_br: 'Então ela se dobra e some.', es_es: 'Entonces se pliega y desaparece.', zh_cn: '她一弯腰，就不见了。', vi_vn: 'Rồi bà gập mình, và biến mất.' },
  },
  {
    startMs: 27800, endMs: 30800, sound: 'bubbles',
    text: { en_us: 'Ten metres down, the island goes quiet.', pt_br: 'A dez metros, a ilha se cala.', es_es: 'A diez metros, la isla calla.', zh_cn: '水下十米，岛安静了。', vi_vn: 'Mười mét sâu, cả hòn đảo lặng im.' },
  },
  {
    startMs: 31600, endMs: 34600,
    text: { en_us: 'She does not count seconds. She counts wishes.', pt_br: 'Ela não conta segundos. Conta desejos.', es_es: 'No cuenta segundos. Cuenta deseos.', zh_cn: '她数的不是秒，是心愿。', vi_vn: 'Bà không đếm giây. Bà đếm điều ước.' },
  },
  {
    startMs: 35400, endMs: 38400,
    text: { en_us: 'One for each child she sent to school.', pt_br: 'Um para cada filho que pôs na escola.', es_es: 'Uno por cada hijo que llevó a la escuela.', zh_cn: '每供一个孩子上学，许一个。', vi_vn: 'Mỗi đứa con bà cho đi học là một điều.' },
  },
  {
    startMs: 39800, endMs: 42600, sound: 'shellPried',
    text: { en_us: 'Too small goes back. The oldest law.', pt_br: 'O pequeno volta. É a lei mais antiga.', es_es: 'Lo pequeño vuelve. La ley más antigua.', zh_cn: '太小的放回去，这是老规矩。', vi_vn: 'Con nhỏ thì thả. Luật xưa nhất là vậy.' },
  },
  {
    startMs: 43400, endMs: 46200,
    text: { en_us: 'Greed is what drowns you, they say here.', pt_br: 'O que afoga é a ganância, dizem aqui.', es_es: 'Lo que ahoga es la codicia, dicen aquí.', zh_cn: '这里的人说，\n淹死人的是贪心。', vi_vn: 'Ở đây người ta nói: lòng tham mới dìm chết ta.' },
  },
  {
    startMs: 47600, endMs: 50000,
    text: { en_us: 'By evening, the catch is weighed.', pt_br: 'À tarde, pesa-se a pesca.', es_es: 'Al atardecer se pesa la captura.', zh_cn: '傍晚，渔获过秤。', vi_vn: 'Chiều xuống, mẻ hải sản được cân.' },
  },
  {
    startMs: 50400, endMs: 52800, sound: 'breathWhistle',
    text: { en_us: 'The whistle stays in the ear.', pt_br: 'O assobio fica no ouvido.', es_es: 'El silbido queda en el oído.', zh_cn: '那声呼哨仍在耳边。', vi_vn: 'Tiếng thở sáo còn mãi bên tai.' },
  },
  {
    startMs: 53800, endMs: 56400, sound: 'fireCrackles',
    text: { en_us: 'Round the fire they laugh at the cold.', pt_br: 'Em volta do fogo, riem do frio.', es_es: 'Junto al fuego se ríen del frío.', zh_cn: '围着火，她们笑话寒冷。', vi_vn: 'Quanh bếp lửa, họ cười vào cái lạnh.' },
  },
  {
    startMs: 57000, endMs: 59400,
    text: { en_us: 'Tomorrow, if the wind allows.', pt_br: 'Amanhã, se o vento deixar.', es_es: 'Mañana, si el viento quiere.', zh_cn: '明天再去，若风允许。', vi_vn: 'Mai lại ra khơi, nếu gió cho phép.' },
  },
];
