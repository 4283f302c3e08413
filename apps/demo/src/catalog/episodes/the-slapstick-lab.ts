import type { EpisodeWords } from '../format.ts';

/** Eight experiments by Dr. Noh Sang-gu, six volunteers in lab coats and the bruise ruler. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '바나나 대 귤', en: 'Banana vs. Tangerine', pt: 'Banana Contra Tangerina',
      es: 'Plátano contra mandarina', zh: '香蕉对橘子', vi: 'Chuối Đấu Quýt',
    },
    synopsis: {
      en: 'Two peels, forty steps, one hundred witnesses. Dr. Noh measures laughter per meter of slide and finds that the funniest object in the room is the man reading the ruler.',
      pt: 'Duas cascas, quarenta passos, cem testemunhas. O doutor Noh mede a risada por metro de escorregão e descobre que o mais engraçado da sala é quem segura a régua.',
      es: 'Dos cáscaras, cuarenta pasos, cien testigos. El doctor Noh mide las carcajadas por metro de resbalón y descubre que lo más gracioso de la sala es el hombre de la regla.',
      zh: '两种果皮，四十步，一百名见证人。卢博士测算“每滑一米的笑声”，结论是：全场最好笑的，是拿尺子量的那位。',
      vi: 'Hai loại vỏ, bốn mươi bước, một trăm nhân chứng. Tiến sĩ Noh đo tiếng cười trên mỗi mét trượt, và kết luận thứ buồn cười nhất phòng là người đang cầm thước.',
    },
  },
  {
    title: {
      ko: '파이는 왜 얼굴로', en: 'Why the Face', pt: 'Por Que na Cara?', es: 'Por qué en la cara', zh: '为什么砸在脸上',
      vi: 'Sao Cứ Phải Vào Mặt',
    },
    synopsis: {
      en: 'Cream pie to the elbow, knee, ear and face, with the same force and the same cream. The volunteers vote for the ear, until Dr. Noh adds a two-second pause.',
      pt: 'Torta de creme no cotovelo, no joelho, na orelha e na cara, com a mesma força e o mesmo creme. Os voluntários escolhem a orelha, até o doutor Noh acrescentar dois segundos de pausa.',
      es: 'Pastelazo en el codo, la rodilla, la oreja y la cara, con igual fuerza e igual crema. Los voluntarios eligen la oreja, hasta que el doctor Noh agrega dos segundos de pausa.',
      zh: '奶油派砸手肘、膝盖、耳朵和脸，力道一样，奶油也一样。志愿者都投了耳朵，直到卢博士加上两秒停顿。',
      vi: 'Bánh kem vào khuỷu tay, đầu gối, tai và mặt, cùng lực, cùng kem. Tình nguyện viên chọn cái tai, cho tới khi tiến sĩ Noh thêm hai giây im lặng.',
    },
  },
  {
    title: {
      ko: '회전문의 법칙', en: 'The Law of the Revolving Door', pt: 'A Lei da Porta Giratória',
      es: 'La ley de la puerta giratoria', zh: '旋转门定律', vi: 'Định Luật Cửa Xoay',
    },
    synopsis: {
      en: 'How many people, carrying how many cakes, before a revolving door becomes comedy? The formula holds up to four, and a wedding party of twenty is waiting outside.',
      pt: 'Quantas pessoas, com quantos bolos, até a porta giratória virar comédia? A fórmula vale até quatro, e do lado de fora espera uma festa de casamento de vinte.',
      es: '¿Cuánta gente, con cuántos pasteles, hace falta para que una puerta giratoria sea comedia? La fórmula aguanta hasta cuatro, y afuera espera una boda de veinte.',
      zh: '多少个人、捧着多少个蛋糕，旋转门才会变成喜剧？公式在四个人以内都成立，可门外等着一支二十人的迎亲队。',
      vi: 'Bao nhiêu người, mang bao nhiêu cái bánh thì cửa xoay thành hài kịch? Công thức đúng tới bốn người, mà ngoài kia là đoàn cưới hai mươi người đang đợi.',
    },
  },
  {
    title: {
      ko: '사다리 두 개와 페인트', en: 'Two Ladders, One Paint Can', pt: 'Duas Escadas, Uma Lata de Tinta',
      es: 'Dos escaleras y un bote de pintura', zh: '两把梯子一桶漆', vi: 'Hai Cái Thang, Một Thùng Sơn',
    },
    synopsis: {
      en: 'A plank on two ladders obeys Newton until volunteer number five sneezes. Dr. Noh is the first to admit that his white lab coat used to be white.',
      pt: 'Uma tábua em duas escadas obedece a Newton até o voluntário número cinco espirrar. O doutor Noh é o primeiro a admitir que seu jaleco já foi branco.',
      es: 'Una tabla en dos escaleras obedece a Newton hasta que estornuda el voluntario número cinco. El doctor Noh es el primero en admitir que su bata antes era blanca.',
      zh: '两把梯子架一块板，乖乖遵守牛顿定律，直到五号志愿者打了个喷嚏。卢博士第一个承认：他的白大褂，以前是白的。',
      vi: 'Tấm ván trên hai cái thang tuân theo Newton, cho tới khi tình nguyện viên số năm hắt hơi. Tiến sĩ Noh là người đầu tiên thú nhận cái áo blouse của ông vốn màu trắng.',
    },
  },
  {
    title: {
      ko: '안 웃는 사람을 찾습니다', en: 'Wanted: Someone Who Won’t Laugh', pt: 'Procura-se Quem Não Ri',
      es: 'Se busca a alguien que no ría', zh: '寻找不笑的人', vi: 'Tìm Người Không Cười',
    },
    synopsis: {
      en: 'Science needs a control, so the lab interviews tax inspectors, a monk and a palace guard. The monk gets as far as the second pratfall, and the guard lasts a week.',
      pt: 'A ciência precisa de um grupo de controle, e o laboratório entrevista fiscais, um monge e um guarda de palácio. O monge chega ao segundo tombo, e o guarda dura uma semana.',
      es: 'La ciencia necesita un grupo de control, y el laboratorio entrevista a inspectores de impuestos, un monje y un guardia de palacio. El monje llega a la segunda caída, y el guardia aguanta una semana.',
      zh: '科学要有对照组，研究所面试了税务员、和尚和王宫守门将。和尚撑到第二跤就破功，守门将撑了整整一周。',
      vi: 'Khoa học cần nhóm đối chứng, nên viện phỏng vấn cán bộ thuế, một nhà sư và lính gác cung điện. Nhà sư chịu được tới cú ngã thứ hai, anh lính trụ một tuần.',
    },
  },
  {
    title: {
      ko: '웃긴 물의 온도', en: 'How Cold Is Funny', pt: 'Balde de Água Fria', es: 'Balde de agua fría',
      zh: '冷水桶的温度', vi: 'Xô Nước Mấy Độ',
    },
    synopsis: {
      en: 'Hot, warm or ice: a bucket drops from a door at three temperatures. Bruises: zero. The volunteers turn their rulers on Dr. Noh, and there is still one bucket on the door.',
      pt: 'Quente, morno ou gelado: o balde cai da porta em três temperaturas. Roxos: zero. Os voluntários resolvem medir o doutor Noh, e ainda há um balde em cima da porta.',
      es: 'Caliente, tibia o helada: un balde cae de la puerta con agua a tres temperaturas. Moretones: cero. Los voluntarios deciden medir al doctor Noh, y queda un balde en la puerta.',
      zh: '热水、温水、冰水：门上掉下来的水桶分三档温度。淤青数为零，志愿者们转过来研究卢博士，而门上还剩一桶。',
      vi: 'Nóng, ấm hay lạnh buốt: xô nước rơi từ cửa ở ba mức nhiệt. Số vết bầm là không, và tình nguyện viên quay sang đo tiến sĩ Noh, trên cửa vẫn còn một xô.',
    },
  },
  {
    title: {
      ko: '엉덩방아의 역사', en: 'A History of the Pratfall', pt: 'Breve História do Tombo',
      es: 'Breve historia del porrazo', zh: '屁股墩儿简史', vi: 'Lịch Sử Cú Ngã Ngồi',
    },
    synopsis: {
      en: 'Actor Bae Jeong-su shows the fall that made him famous in 1987 and teaches it to six beginners. On his own turn he asks for a second cushion, and falls beautifully beside it.',
      pt: 'O ator Bae Jeong-su mostra o tombo que o fez famoso em 1987 e o ensina a seis novatos. Na sua vez, pede outra almofada e cai lindamente ao lado dela.',
      es: 'El actor Bae Jeong-su enseña a seis novatos la caída que lo hizo famoso en 1987. Cuando le toca, pide otro cojín y se cae con elegancia justo al lado.',
      zh: '演员裴正洙把 1987 年一摔成名的绝招，教给六个新手。轮到自己，他多要了一块垫子，然后漂漂亮亮摔在了垫子旁边。',
      vi: 'Diễn viên Bae Jeong-su dạy sáu người mới cú ngã từng làm nên tên tuổi ông năm 1987. Tới lượt mình, ông xin thêm cái nệm rồi ngã rất đẹp, ngay bên cạnh nệm.',
    },
  },
  {
    title: {
      ko: '논문 발표회', en: 'The Paper Is Published', pt: 'O Artigo É Publicado', es: 'Se publica el estudio',
      zh: '论文发表会', vi: 'Buổi Công Bố Luận Văn',
    },
    synopsis: {
      en: 'Dr. Noh presents eight weeks of data to a real physics society. Slide nine slips, the cable follows, and the applause is measured at 104 decibels.',
      pt: 'O doutor Noh apresenta oito semanas de dados a uma sociedade de física de verdade. O slide nove escorrega, o cabo vai atrás, e o aplauso mede 104 decibéis.',
      es: 'El doctor Noh presenta ocho semanas de datos ante una sociedad de física de verdad. La diapositiva nueve se resbala, la sigue el cable, y el aplauso mide 104 decibeles.',
      zh: '卢博士向一个真正的物理学会汇报八周的数据。第九张幻灯片一滑，电线跟着一绊，掌声实测一百零四分贝。',
      vi: 'Tiến sĩ Noh trình bày tám tuần dữ liệu trước một hội vật lý thật. Trang thứ chín trượt đi, dây điện đi theo, và tiếng vỗ tay đo được 104 decibel.',
    },
  },
];
