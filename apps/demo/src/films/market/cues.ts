import type { FilmCue } from '../subtitles/cue.ts';

export const cues: readonly FilmCue[] = [
  {
    startMs: 1000, endMs: 3600, sound: 'upbeatMusic',
    text: { en_us: 'Rule one: arrive hungry.', pt_br: 'Regra um: chegue com fome.', es_es: 'Regla uno: ven con hambre.', zh_cn: '规则一：空着肚子来。', vi_vn: 'Luật một: phải đến lúc bụng đói.' },
  },
  {
    startMs: 4400, endMs: 7200, sound: 'chatter',
    text: { en_us: 'Rule two: never trust the first smell.', pt_br: 'Regra dois: não confie no primeiro cheiro.', es_es: 'Regla dos: desconfía del primer aroma.', zh_cn: '规则二：别信第一阵香味。', vi_vn: 'Luật hai: đừng tin mùi thơm đầu tiên.' },
  },
  {
    startMs: 7800, endMs: 9700,
    text: { en_us: 'There are always five more.', pt_br: 'Sempre há mais cinco.', es_es: 'Siempre hay cinco más.', zh_cn: '后面永远还有五种。', vi_vn: 'Luôn còn năm mùi nữa.' },
  },
  {
    startMs: 10700, endMs: 13500,
    text: { en_us: 'Skewers, dumplings, seaweed rolls…', pt_br: 'Espetinhos, bolinhos, rolinhos de alga…', es_es: 'Brochetas, empanadillas, rollos de alga…', zh_cn: '烤串、饺子、紫菜包饭……', vi_vn: 'Xiên que, bánh bao, cơm cuộn…' },
  },
  {
    startMs: 14000, endMs: 16400,
    text: { en_us: 'Wait. Did that pancake look at me?', pt_br: 'Espera. Aquela panqueca olhou para mim?', es_es: 'Espera. ¿Me ha mirado esa tortita?', zh_cn: '等等，那个糖饼在看我？', vi_vn: 'Khoan. Cái bánh kia vừa nhìn tôi à?' },
  },
  {
    startMs: 16900, endMs: 18900, sound: 'laughter',
    text: { en_us: 'Focus. We have one stomach.', pt_br: 'Foco. Só temos um estômago.', es_es: 'Concéntrate. Un solo estómago.', zh_cn: '专心，胃只有一个。', vi_vn: 'Tập trung. Chỉ có một cái dạ dày.' },
  },
  {
    startMs: 19800, endMs: 22400, sound: 'bubblingSauce',
    text: { en_us: 'Thirty years in the same pan.', pt_br: 'Trinta anos na mesma panela.', es_es: 'Treinta años en la misma olla.', zh_cn: '同一口锅，三十年。', vi_vn: 'Ba mươi năm, vẫn một chiếc chảo.' },
  },
  {
    startMs: 23200, endMs: 26000,
    text: { en_us: 'The sauce remembers every customer.', pt_br: 'O molho lembra de cada freguês.', es_es: 'La salsa recuerda a cada cliente.', zh_cn: '这酱汁记得每一位客人。', vi_vn: 'Nước sốt nhớ mặt từng vị khách.' },
  },
  {
    startMs: 28600, endMs: 31200, sound: 'knifeTaps',
    text: { en_us: 'Watch the knife. Don’t blink.', pt_br: 'Olhe a faca. Não pisque.', es_es: 'Mira el cuchillo. No parpadees.', zh_cn: '看刀，别眨眼。', vi_vn: 'Nhìn dao này. Đừng chớp mắt.' },
  },
  {
    startMs: 31800, endMs: 35200,
    text: { en_us: 'Every slice the same. She never looks down.', pt_br: 'Todas as fatias iguais. Ela nem olha.', es_es: 'Todas las rodajas iguales. Y sin mirar.', zh_cn: '片片一样厚，\n她从不低头看。', vi_vn: 'Lát nào cũng đều. Bà chẳng cần nhìn.' },
  },
  {
    startMs: 36800, endMs: 39400, sound: 'sizzling',
    text: { en_us: 'Press it once. Only once.', pt_br: 'Aperte uma vez. Só uma.', es_es: 'Apriétala una vez. Solo una.', zh_cn: '压一下，只能压一下。', vi_vn: 'Ấn một lần. Chỉ một lần thôi.' },
  },
  {
    startMs: 40200, endMs: 43200,
    text: { en_us: 'Press twice, and the honey escapes.', pt_br: 'Duas vezes, e o mel foge.', es_es: 'Dos veces, y la miel se escapa.', zh_cn: '压两下，糖蜜就跑了。', vi_vn: 'Ấn hai lần là mật chảy mất.' },
  },
  {
    startMs: 44800, endMs: 47400,
    text: { en_us: 'Strangers at seven, family by eight.', pt_br: 'Estranhos às sete, família às oito.', es_es: 'Extraños a las siete, familia a las ocho.', zh_cn: '七点是路人，八点是家人。', vi_vn: 'Bảy giờ còn lạ, tám giờ thành nhà.' },
  },
  {
    startMs: 48200, endMs: 51200,
    text: { en_us: '– Who’s paying?\n– Rock, paper, scissors!', pt_br: '– Quem paga?\n– Pedra, papel, tesoura!', es_es: '– ¿Quién paga?\n– ¡Piedra, papel o tijera!', zh_cn: '– 谁买单？\n– 剪刀石头布！', vi_vn: '– Ai trả tiền?\n– Oẳn tù tì!' },
  },
  {
    startMs: 52800, endMs: 55200, sound: 'slurping',
    text: { en_us: 'And then, one bowl.', pt_br: 'E então, uma tigela.', es_es: 'Y entonces, un cuenco.', zh_cn: '然后，来一碗。', vi_vn: 'Và rồi, một tô.' },
  },
  {
    startMs: 56000, endMs: 59000,
    text: { en_us: 'Rule three: leave room for tomorrow.', pt_br: 'Regra três: guarde espaço para amanhã.', es_es: 'Regla tres: deja sitio para mañana.', zh_cn: '规则三：给明天留点肚子。', vi_vn: 'Luật ba: chừa bụng cho ngày mai.' },
  },
];
