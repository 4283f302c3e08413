import type { FilmCue } from '../subtitles/cue.ts';

export const cues: readonly FilmCue[] = [
  {
    startMs: 1200, endMs: 4000, sound: 'muffledBass',
    text: { en_us: 'Deep breath. Hands in.', pt_br: 'Respirem fundo. Mãos juntas.', es_es: 'Respirad hondo. Manos juntas.', zh_cn: '深呼吸，把手叠上来。', vi_vn: 'Hít sâu nào. Chụm tay lại.' },
  },
  {
    startMs: 4700, endMs: 7400,
    text: { en_us: 'One, two, three… let’s go home!', pt_br: 'Um, dois, três… vamos para casa!', es_es: 'Uno, dos, tres… ¡a casa!', zh_cn: '一、二、三……我们回家！', vi_vn: 'Một, hai, ba… về nhà thôi!' },
  },
  {
    startMs: 9200, endMs: 12200, sound: 'crowdRoars',
    text: { en_us: 'Seoul! Did you wait for us?', pt_br: 'Seul! Vocês nos esperaram?', es_es: '¡Seúl! ¿Nos habéis esperado?', zh_cn: '首尔！你们等我们了吗？', vi_vn: 'Seoul! Mọi người có chờ chúng tôi không?' },
  },
  {
    startMs: 13000, endMs: 16000,
    text: { en_us: 'Louder! The moon can’t hear you yet!', pt_br: 'Mais alto! A lua ainda não ouviu!', es_es: '¡Más fuerte! ¡La luna aún no os oye!', zh_cn: '再大声点！\n月亮还没听见！', vi_vn: 'To nữa lên! Trăng vẫn chưa nghe thấy!' },
  },
  {
    startMs: 16800, endMs: 19600, sound: 'beatDrops',
    text: { en_us: '♪ Raise the roof, raise the night ♪', pt_br: '♪ Ergue o teto, ergue a noite ♪', es_es: '♪ Alza el techo, alza la noche ♪', zh_cn: '♪ 掀起屋顶，点亮夜空 ♪', vi_vn: '♪ Nâng mái nhà, nâng cả đêm ♪' },
  },
  {
    startMs: 20600, endMs: 23600,
    text: { en_us: '♪ Every step I lost, you counted ♪', pt_br: '♪ Cada passo perdido, você contou ♪', es_es: '♪ Cada paso perdido lo contaste tú ♪', zh_cn: '♪ 我走失的每一步 你都数着 ♪', vi_vn: '♪ Từng bước em lạc, anh đều đếm ♪' },
  },
  {
    startMs: 24200, endMs: 27200,
    text: { en_us: '♪ Every name I had, you called ♪', pt_br: '♪ Cada nome meu, você chamou ♪', es_es: '♪ Cada nombre mío lo llamaste ♪', zh_cn: '♪ 我的每个名字 你都喊过 ♪', vi_vn: '♪ Mọi cái tên em, anh đều gọi ♪' },
  },
  {
    startMs: 27800, endMs: 30600, sound: 'crowdSings',
    text: { en_us: '♪ Five hearts, one heartbeat ♪', pt_br: '♪ Cinco corações, um só pulsar ♪', es_es: '♪ Cinco corazones, un latido ♪', zh_cn: '♪ 五颗心 同一次跳动 ♪', vi_vn: '♪ Năm trái tim, một nhịp đập ♪' },
  },
  {
    startMs: 31800, endMs: 34800,
    text: { en_us: 'Seven years ago, I stood in row 41.', pt_br: 'Há sete anos, eu estava na fileira 41.', es_es: 'Hace siete años yo estaba en la fila 41.', zh_cn: '七年前，我站在第41排。', vi_vn: 'Bảy năm trước, tôi đứng ở hàng 41.' },
  },
  {
    startMs: 35400, endMs: 38400,
    text: { en_us: 'Same light. Same song. Other side.', pt_br: 'A mesma luz. A mesma canção. O outro lado.', es_es: 'La misma luz. La misma canción. El otro lado.', zh_cn: '同样的光，同样的歌，\n我在另一边。', vi_vn: 'Vẫn ánh đèn ấy, bài hát ấy. Chỉ khác phía.' },
  },
  {
    startMs: 40000, endMs: 43000,
    text: { en_us: 'When I’m afraid, I remember this sea.', pt_br: 'Quando tenho medo, lembro deste mar.', es_es: 'Cuando tengo miedo, recuerdo este mar.', zh_cn: '害怕的时候，\n我就想起这片海。', vi_vn: 'Mỗi khi sợ hãi, tôi nhớ biển sáng này.' },
  },
  {
    startMs: 43600, endMs: 46600,
    text: { en_us: 'Please, lend me your light once more.', pt_br: 'Por favor, me emprestem sua luz outra vez.', es_es: 'Por favor, prestadme vuestra luz otra vez.', zh_cn: '请再借我一次你们的光。', vi_vn: 'Xin hãy cho tôi mượn ánh sáng lần nữa.' },
  },
  {
    startMs: 47200, endMs: 49600, sound: 'crowdRoars',
    text: { en_us: 'One more! One more!', pt_br: 'Mais uma! Mais uma!', es_es: '¡Otra! ¡Otra!', zh_cn: '再来一首！再来一首！', vi_vn: 'Nữa đi! Nữa đi!' },
  },
  {
    startMs: 51000, endMs: 53800,
    text: { en_us: 'Thank you for growing up with us.', pt_br: 'Obrigado por crescerem com a gente.', es_es: 'Gracias por crecer con nosotros.', zh_cn: '谢谢你们陪我们长大。', vi_vn: 'Cảm ơn vì đã lớn lên cùng chúng tôi.' },
  },
  {
    startMs: 54600, endMs: 57400, sound: 'applause',
    text: { en_us: 'This isn’t goodbye. It’s an encore.', pt_br: 'Não é adeus. É um bis.', es_es: 'No es un adiós. Es un bis.', zh_cn: '这不是告别，是安可。', vi_vn: 'Không phải tạm biệt. Đây là encore.' },
  },
];
