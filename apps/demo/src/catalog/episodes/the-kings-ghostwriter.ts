import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '떨리는 오른손', en: 'The Right Hand', pt: 'A Mão Direita',
      es: 'La mano derecha', zh: '右手', vi: 'Bàn tay phải',
    },
    synopsis: {
      en: 'The king drops his brush in front of forty ministers. By nightfall Lady Baek has written the decree they are waiting for, and has signed a man’s exile.',
      pt: 'O rei deixa cair o pincel diante de quarenta ministros. Ao anoitecer, a dama Baek já escreveu o decreto que esperam, e assinou o desterro de um homem.',
      es: 'Al rey se le cae el pincel ante cuarenta ministros. Al anochecer, la dama Baek ya ha escrito el decreto que esperan, y ha firmado el destierro de un hombre.',
      zh: '大王当着四十位朝臣的面掉了笔。入夜时，白尚宫已写好众人等候的教旨，也签下了一个人的流放。',
      vi: 'Trước mặt bốn mươi đại thần, nhà vua đánh rơi bút. Đến tối, cung nữ Baek đã viết xong chiếu chỉ họ chờ, và ký lệnh đày một con người.',
    },
  },
  {
    title: {
      ko: '먹을 가는 두 아이', en: 'Two Children Grinding Ink', pt: 'Duas Crianças e a Tinta',
      es: 'Dos niños y la tinta', zh: '两个磨墨的孩子', vi: 'Hai đứa trẻ mài mực',
    },
    synopsis: {
      en: 'A prince who could not sit still and a maid who could not read once shared a copybook. It has been kept, and somebody has borrowed it.',
      pt: 'Um príncipe que não parava quieto e uma criada que não sabia ler dividiam um caderno de caligrafia. Ele foi guardado, e alguém o pegou emprestado.',
      es: 'Un príncipe inquieto y una criada que no sabía leer compartían un cuaderno de caligrafía. Alguien lo conservó, y alguien lo ha pedido prestado.',
      zh: '坐不住的王子和不识字的宫女，当年共用一本字帖。字帖还在，只是被人借走了。',
      vi: 'Hoàng tử không chịu ngồi yên và cô hầu không biết chữ từng dùng chung một cuốn tập viết. Cuốn ấy vẫn còn, và có kẻ vừa mượn đi.',
    },
  },
  {
    title: {
      ko: '먹빛이 다르다', en: 'A Different Black', pt: 'Outro Preto',
      es: 'Otro negro', zh: '墨色有异', vi: 'Sắc mực khác',
    },
    synopsis: {
      en: 'The Left State Councilor soaks two decrees in water and watches the ink run. The king’s ink is pine soot; the other one smells of sesame.',
      pt: 'O Conselheiro da Esquerda mergulha dois decretos na água e vê a tinta correr. A do rei é fuligem de pinho; a outra cheira a gergelim.',
      es: 'El Consejero de la Izquierda sumerge dos decretos en agua y ve correr la tinta. La del rey es hollín de pino; la otra huele a sésamo.',
      zh: '左议政把两道教旨浸入水中，看墨色化开。大王用的是松烟，另一道却有芝麻味。',
      vi: 'Tả nghị chính ngâm hai đạo chiếu chỉ vào nước, nhìn mực loang. Mực của vua làm từ muội thông; đạo kia thoảng mùi mè.',
    },
  },
  {
    title: {
      ko: '어의의 침묵', en: 'The Physician’s Silence', pt: 'O Silêncio do Médico',
      es: 'El silencio del médico', zh: '御医的沉默', vi: 'Ngự y im lặng',
    },
    synopsis: {
      en: 'The third who knows is the royal physician, and his son has been arrested. Lady Baek writes a pardon that nobody has asked the king for.',
      pt: 'O terceiro que sabe é o médico real, e prenderam o filho dele. A dama Baek escreve um perdão que ninguém pediu ao rei.',
      es: 'El tercero que lo sabe es el médico real, y han arrestado a su hijo. La dama Baek escribe un indulto que nadie le pidió al rey.',
      zh: '第三个知情人是御医，他的儿子被抓了。白尚宫写下一道赦令，没有人向大王请过旨。',
      vi: 'Người thứ ba biết chuyện là ngự y, và con trai ông bị bắt. Cung nữ Baek viết lệnh ân xá mà chưa ai tâu xin vua.',
    },
  },
  {
    title: {
      ko: '시험 글자', en: 'Write It Here', pt: 'Escreva Aqui',
      es: 'Escríbalo aquí', zh: '当殿题字', vi: 'Xin viết tại đây',
    },
    synopsis: {
      en: 'At the envoy’s banquet the councilor begs for one character from the royal brush. The king asks for a drunken musician, a screen, and a longer sleeve.',
      pt: 'No banquete do enviado, o conselheiro implora uma só letra do pincel real. O rei pede um músico bêbado, um biombo e uma manga mais comprida.',
      es: 'En el banquete del enviado, el consejero ruega un solo carácter del pincel real. El rey pide un músico ebrio, un biombo y una manga más larga.',
      zh: '使臣宴上，左议政恳请大王赐一字。大王要了一个醉酒的乐师、一架屏风，和一只更长的袖子。',
      vi: 'Giữa tiệc đãi sứ thần, Tả nghị chính xin nhà vua ban một chữ. Vua gọi một nhạc công say, một tấm bình phong, và ống tay áo dài hơn.',
    },
  },
  {
    title: {
      ko: '그가 부르지 않은 문장', en: 'A Line He Did Not Dictate', pt: 'A Frase que Ele Não Ditou',
      es: 'La frase que no dictó', zh: '他没有口授的一句', vi: 'Câu vua không đọc',
    },
    synopsis: {
      en: 'One sentence in the tax decree is hers alone, and it will feed a province. The king reads it twice and asks her who reigns.',
      pt: 'Uma frase do decreto de impostos é só dela, e vai alimentar uma província. O rei a lê duas vezes e pergunta quem reina.',
      es: 'Una frase del decreto de impuestos es solo de ella, y dará de comer a una provincia. El rey la lee dos veces y le pregunta quién reina.',
      zh: '减税教旨里有一句是她自己添的，能救活一道百姓。大王读了两遍，问她：这天下是谁在坐。',
      vi: 'Trong chiếu giảm thuế có một câu của riêng nàng, đủ nuôi sống một tỉnh. Nhà vua đọc hai lần rồi hỏi nàng: ai đang trị vì.',
    },
  },
  {
    title: {
      ko: '왼손', en: 'The Left Hand', pt: 'A Mão Esquerda',
      es: 'La mano izquierda', zh: '左手', vi: 'Bàn tay trái',
    },
    synopsis: {
      en: 'Lady Baek is taken at the west gate with ink on her cuff. In the dark, for three nights, the king teaches the wrong hand to write her name.',
      pt: 'A dama Baek é presa no portão oeste com tinta no punho. No escuro, por três noites, o rei ensina a mão errada a escrever o nome dela.',
      es: 'A la dama Baek la apresan en la puerta oeste con tinta en el puño. A oscuras, tres noches, el rey le enseña a la mano equivocada a escribir su nombre.',
      zh: '白尚宫袖口沾墨，在西门被捕。一连三夜，大王在黑暗中教另一只手写她的名字。',
      vi: 'Cung nữ Baek bị bắt ở cổng tây, mực còn dính cổ tay áo. Trong bóng tối, ba đêm liền, nhà vua dạy bàn tay kia viết tên nàng.',
    },
  },
  {
    title: {
      ko: '서툰 글씨', en: 'Clumsy Writing', pt: 'Letra Torta',
      es: 'Letra torpe', zh: '笨拙的字', vi: 'Nét chữ vụng',
    },
    synopsis: {
      en: 'Before the whole court the king writes with his left hand, slowly and badly. It is the first true line of his in two years, and it is a confession.',
      pt: 'Diante de toda a corte, o rei escreve com a esquerda, devagar e mal. É a primeira linha dele mesmo em dois anos, e é uma confissão.',
      es: 'Ante toda la corte el rey escribe con la izquierda, despacio y mal. Es la primera línea suya en dos años, y es una confesión.',
      zh: '满朝文武面前，大王用左手落笔，又慢又丑。那是他两年来第一行亲笔，写的是自白。',
      vi: 'Trước cả triều đình, nhà vua viết bằng tay trái, chậm và xấu. Đó là dòng chữ thật đầu tiên của ngài sau hai năm, và là một lời thú nhận.',
    },
  },
];
