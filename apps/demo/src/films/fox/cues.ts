import type { FilmCue } from '../subtitles/cue.ts';

export const cues: readonly FilmCue[] = [
  { startMs: 500, endMs: 2200, sound: 'winterWind' },
  {
    startMs: 2600, endMs: 5800,
    text: {
      en_us: 'Grandmother said: when blue fire calls, follow it.',
      pt_br: 'Vovó dizia: quando o fogo azul chamar, siga-o.',
      es_es: 'La abuela decía: si el fuego azul te llama, síguelo.',
      zh_cn: '奶奶说，\n蓝色的火若唤你，就跟着走。',
      vi_vn: 'Bà bảo: khi lửa xanh gọi, hãy đi theo nó.',
    },
  },
  {
    startMs: 6600, endMs: 9400, sound: 'iceBells',
    text: { en_us: 'She never said where it leads.', pt_br: 'Nunca disse aonde ele leva.', es_es: 'Nunca dijo adónde lleva.', zh_cn: '她没说它通向哪里。', vi_vn: 'Bà chưa từng nói nó dẫn tới đâu.' },
  },
  {
    startMs: 11000, endMs: 13600, sound: 'pawsInSnow',
    text: { en_us: 'White fox, white night.', pt_br: 'Raposa branca, noite branca.', es_es: 'Zorro blanco, noche blanca.', zh_cn: '白狐，白夜。', vi_vn: 'Cáo trắng, đêm trắng.' },
  },
  {
    startMs: 14400, endMs: 17600,
    text: { en_us: 'It ran as if it had left something behind.', pt_br: 'Corria como quem deixou algo para trás.', es_es: 'Corría como si hubiera olvidado algo.', zh_cn: '它跑得像是落下了什么。', vi_vn: 'Nó chạy như thể đã bỏ quên điều gì.' },
  },
  {
    startMs: 20000, endMs: 22600, sound: 'flamesWhisper',
    text: { en_us: '“Are you lost?” I asked.', pt_br: '“Você se perdeu?”, perguntei.', es_es: '«¿Te has perdido?», pregunté.', zh_cn: '“你迷路了吗？”我问。', vi_vn: '“Bạn lạc đường à?” tôi hỏi.' },
  },
  {
    startMs: 23200, endMs: 26000,
    text: { en_us: '“No,” said the fox. “I am late.”', pt_br: '“Não”, disse a raposa. “Estou atrasada.”', es_es: '«No», dijo el zorro. «Llego tarde».', zh_cn: '“不，”狐狸说，“我迟到了。”', vi_vn: '“Không,” cáo đáp. “Ta đến muộn.”' },
  },
  {
    startMs: 26600, endMs: 28800,
    text: { en_us: '“Hold this light for me.”', pt_br: '“Segure esta luz para mim.”', es_es: '«Guárdame esta luz».', zh_cn: '“替我拿着这团光。”', vi_vn: '“Giữ hộ ta ngọn lửa này.”' },
  },
  {
    startMs: 30000, endMs: 32800,
    text: { en_us: 'A thousand steps, a thousand years.', pt_br: 'Mil degraus, mil anos.', es_es: 'Mil escalones, mil años.', zh_cn: '一千级台阶，一千年。', vi_vn: 'Nghìn bậc thang, nghìn năm.' },
  },
  {
    startMs: 33600, endMs: 36800,
    text: { en_us: '“Each lantern is a wish somebody forgot.”', pt_br: '“Cada lanterna é um desejo esquecido.”', es_es: '«Cada farol es un deseo olvidado».', zh_cn: '“每盏灯，\n都是被遗忘的愿望。”', vi_vn: '“Mỗi ngọn đèn là một điều ước bị quên.”' },
  },
  {
    startMs: 38800, endMs: 41600, sound: 'domeOpens',
    text: { en_us: 'At the top, the sky had a door.', pt_br: 'No alto, o céu tinha uma porta.', es_es: 'En la cima, el cielo tenía una puerta.', zh_cn: '山顶上，天空有一扇门。', vi_vn: 'Trên đỉnh núi, bầu trời có một cánh cửa.' },
  },
  {
    startMs: 42200, endMs: 45000,
    text: { en_us: '“Look through it, and count my tails.”', pt_br: '“Olhe por ela e conte minhas caudas.”', es_es: '«Mira por ella y cuenta mis colas».', zh_cn: '“往里看，数数我的尾巴。”', vi_vn: '“Nhìn qua đó và đếm đuôi ta đi.”' },
  },
  {
    startMs: 45700, endMs: 47700,
    text: { en_us: '“Eight,” I said.', pt_br: '“Oito”, eu disse.', es_es: '«Ocho», dije.', zh_cn: '“八条。”我说。', vi_vn: '“Tám,” tôi nói.' },
  },
  {
    startMs: 49200, endMs: 52200, sound: 'choir',
    text: { en_us: '“You were holding the ninth.”', pt_br: '“Você segurava a nona.”', es_es: '«Tú tenías la novena».', zh_cn: '“第九条，在你手里。”', vi_vn: '“Cái thứ chín con đang cầm.”' },
  },
  {
    startMs: 53000, endMs: 55800,
    text: { en_us: 'Then the fire in my hand went home.', pt_br: 'Então o fogo na minha mão voltou para casa.', es_es: 'Y el fuego de mi mano volvió a casa.', zh_cn: '我手中的火，便回家了。', vi_vn: 'Rồi ngọn lửa trong tay tôi về nhà.' },
  },
  {
    startMs: 56600, endMs: 59400, sound: 'musicFades',
    text: { en_us: 'On clear nights, I still wave.', pt_br: 'Nas noites claras, ainda aceno.', es_es: 'En las noches claras aún saludo.', zh_cn: '晴朗的夜里，我仍会挥手。', vi_vn: 'Những đêm trong, tôi vẫn vẫy tay.' },
  },
];
