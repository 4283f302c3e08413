import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '여섯에서 멈추다', en: 'Stopped at Six', pt: 'Parou no Seis',
      es: 'Se detuvo en seis', zh: '停在六', vi: 'Dừng ở số sáu',
    },
    synopsis: {
      en: 'Ten, nine, eight, seven. The chairman gives Min Seo-ran a nurse’s name and next Tuesday’s date, then sleeps. The nurse hands her the chart.',
      pt: 'Dez, nove, oito, sete. O presidente diz a Min Seo-ran o nome de uma enfermeira e a data da próxima terça, e apaga. A enfermeira lhe entrega o prontuário.',
      es: 'Diez, nueve, ocho, siete. El presidente le da a Min Seo-ran el nombre de una enfermera y la fecha del martes, y se duerme. La enfermera le pasa el expediente.',
      zh: '十、九、八、七。理事长对闵书兰说出一名护士的名字和下周二的日期，便睡了过去。把病历递给她的，正是那名护士。',
      vi: 'Mười, chín, tám, bảy. Chủ tịch nói với Min Seo-ran tên một y tá và ngày thứ Ba tới, rồi thiếp đi. Chính cô y tá ấy đưa cô bệnh án.',
    },
  },
  {
    title: {
      ko: '차트에 없는 약', en: 'Not on the Chart', pt: 'Fora do Prontuário',
      es: 'Fuera del expediente', zh: '病历上没有的药', vi: 'Thuốc ngoài bệnh án',
    },
    synopsis: {
      en: 'Eleven milliliters are missing from a locked cabinet that only three people can open. Nurse Tae In-ah is one of them, and Seo-ran is another.',
      pt: 'Faltam onze mililitros num armário que só três pessoas abrem. A enfermeira Tae In-ah é uma delas, e Seo-ran é outra.',
      es: 'Faltan once mililitros de un gabinete que solo tres personas abren. La enfermera Tae In-ah es una, y Seo-ran es otra.',
      zh: '药柜上着锁，却少了十一毫升。能打开的只有三人，护士太仁雅是一个，书兰是另一个。',
      vi: 'Tủ thuốc khóa kín mà thiếu mười một mililít. Chỉ ba người mở được: y tá Tae In-ah là một, Seo-ran là một.',
    },
  },
  {
    title: {
      ko: '들은 것을 말하지 않는다', en: 'What Patients Say', pt: 'O que os Pacientes Dizem',
      es: 'Lo que dicen los pacientes', zh: '病人说的话', vi: 'Lời bệnh nhân',
    },
    synopsis: {
      en: 'To save one life Seo-ran would have to repeat what she has sworn to forget. She begins to write it down: nine years, four hundred patients, one sentence in common.',
      pt: 'Para salvar uma vida, Seo-ran teria de repetir o que jurou esquecer. Começa a anotar: nove anos, quatrocentos pacientes, uma frase em comum.',
      es: 'Para salvar una vida, Seo-ran tendría que repetir lo que juró olvidar. Empieza a anotar: nueve años, cuatrocientos pacientes, una frase en común.',
      zh: '要救一条命，书兰就得说出她发誓忘掉的话。她开始一一写下：九年，四百名病人，有一句话人人说过。',
      vi: 'Muốn cứu một mạng người, Seo-ran phải nhắc lại điều đã thề quên. Cô bắt đầu ghi: chín năm, bốn trăm bệnh nhân, một câu ai cũng nói.',
    },
  },
  {
    title: {
      ko: '3번 수술실', en: 'Operating Room Three', pt: 'Sala Três',
      es: 'Quirófano tres', zh: '三号手术室', vi: 'Phòng mổ số ba',
    },
    synopsis: {
      en: 'A nurse did die in this room, on a Tuesday, twelve years ago. The file lists the surgeon, the hour, and an anesthesiologist named Min.',
      pt: 'Uma enfermeira morreu mesmo nesta sala, numa terça, há doze anos. O arquivo traz o cirurgião, a hora e um anestesista de sobrenome Min.',
      es: 'Una enfermera sí murió en esta sala, un martes, hace doce años. El archivo da el cirujano, la hora y un anestesiólogo de apellido Min.',
      zh: '十二年前的一个星期二，确有一名护士死在这间手术室。档案上写着主刀、时间，还有一位姓闵的麻醉医生。',
      vi: 'Mười hai năm trước, vào một thứ Ba, đúng là có y tá chết trong phòng này. Hồ sơ ghi phẫu thuật viên, giờ giấc, và một bác sĩ gây mê họ Min.',
    },
  },
  {
    title: {
      ko: '월요일 밤', en: 'Monday Night', pt: 'Segunda à Noite',
      es: 'Lunes por la noche', zh: '星期一夜里', vi: 'Đêm thứ Hai',
    },
    synopsis: {
      en: 'In-ah is admitted with appendicitis and booked for eight in the morning. Everyone Seo-ran trusted has asked to be on the team.',
      pt: 'In-ah é internada com apendicite e operada às oito da manhã. Todos em quem Seo-ran confiava pediram para estar na equipe.',
      es: 'Ingresan a In-ah con apendicitis y la operan a las ocho de la mañana. Todos en quienes Seo-ran confiaba han pedido estar en el equipo.',
      zh: '仁雅因阑尾炎住院，手术排在早上八点。书兰信任过的人，个个都要求上台。',
      vi: 'In-ah nhập viện vì viêm ruột thừa, lịch mổ tám giờ sáng. Mọi người Seo-ran từng tin đều xin vào ê-kíp.',
    },
  },
  {
    title: {
      ko: '거꾸로 세는 열', en: 'Counting from Ten', pt: 'Contando de Dez',
      es: 'Contar desde diez', zh: '从十倒数', vi: 'Đếm ngược từ mười',
    },
    synopsis: {
      en: 'Tuesday, 8:00. Seo-ran lies down on the table instead and starts to count. Someone leaning over her fails to wait for six.',
      pt: 'Terça, 8h. É Seo-ran quem se deita na mesa e começa a contar. Alguém debruçado sobre ela não espera chegar ao seis.',
      es: 'Martes, 8:00. Es Seo-ran quien se acuesta en la mesa y empieza a contar. Alguien inclinado sobre ella no espera al seis.',
      zh: '星期二，8 点整。躺上手术台的是书兰，她开始倒数。俯身看她的人里，有一个没能等到六。',
      vi: 'Thứ Ba, 8 giờ. Seo-ran nằm lên bàn mổ thay và bắt đầu đếm. Có kẻ cúi xuống đã không đợi được đến số sáu.',
    },
  },
];
