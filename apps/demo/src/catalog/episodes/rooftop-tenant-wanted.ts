import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '분필선', en: 'The Chalk Line', pt: 'A Linha de Giz',
      es: 'La raya de tiza', zh: '粉笔线', vi: 'Vạch phấn',
    },
    synopsis: {
      en: 'Two leases, one room, a landlady on her way to the wrestling. Pi Seung-ah gets the sink, Gu Tae-o gets the door, and neither can get past the other.',
      pt: 'Dois contratos, um quarto, uma proprietária de saída para a luta livre. Pi Seung-ah fica com a pia, Gu Tae-o com a porta, e ninguém passa por ninguém.',
      es: 'Dos contratos, un cuarto, una casera que se va a ver la lucha. Pi Seung-ah se queda con el lavabo, Gu Tae-o con la puerta, y nadie puede pasar.',
      zh: '两份合同，一间屋，房东忙着下楼看摔跤。皮胜雅分到水槽，具泰吾分到门，谁也绕不过谁。',
      vi: 'Hai hợp đồng, một căn phòng, bà chủ vội xuống xem đấu vật. Pi Seung-ah được bồn rửa, Gu Tae-o được cửa ra vào, và chẳng ai đi qua được ai.',
    },
  },
  {
    title: {
      ko: '아코디언은 밤 아홉 시까지', en: 'No Accordion After Nine', pt: 'Sem Sanfona Depois das Nove',
      es: 'Nada de acordeón después de las nueve', zh: '九点后禁拉手风琴', vi: 'Sau chín giờ không kéo đàn',
    },
    synopsis: {
      en: 'Tae-o wears earmuffs in August; Seung-ah tunes reeds under a blanket. At ten to nine a customer brings in an instrument that will not stop.',
      pt: 'Tae-o usa abafador em agosto; Seung-ah afina palhetas debaixo do cobertor. Às dez para as nove chega um instrumento que não quer parar.',
      es: 'Tae-o usa orejeras en agosto; Seung-ah afina lengüetas bajo una manta. A diez para las nueve traen un instrumento que no quiere callarse.',
      zh: '八月天泰吾戴着耳罩，胜雅蒙着毯子调簧片。八点五十，客人抱来一台停不下来的手风琴。',
      vi: 'Tháng Tám mà Tae-o đeo bịt tai; Seung-ah trùm chăn chỉnh lưỡi gà. Chín giờ kém mười, khách mang tới cây đàn không chịu im.',
    },
  },
  {
    title: {
      ko: '사기꾼을 찾습니다', en: 'Wanted: One Con Man', pt: 'Procura-se Golpista',
      es: 'Se busca estafador', zh: '寻骗子启事', vi: 'Tìm kẻ lừa đảo',
    },
    synopsis: {
      en: 'They paste posters down the whole hill of Haebangchon. The first to call is another couple with a lease, for the same roof.',
      pt: 'Eles colam cartazes por toda a ladeira de Haebangchon. Os primeiros a ligar são outro casal com contrato, do mesmo terraço.',
      es: 'Pegan carteles por toda la cuesta de Haebangchon. Los primeros en llamar son otra pareja con contrato, de la misma azotea.',
      zh: '他们把寻人启事贴满解放村的坡道。第一个来电的，是另一对手持合同的租客，租的还是这个顶楼。',
      vi: 'Họ dán thông báo khắp con dốc Haebangchon. Người gọi đầu tiên là một cặp khác cũng có hợp đồng, cho chính sân thượng này.',
    },
  },
  {
    title: {
      ko: '장마', en: 'Monsoon', pt: 'Temporada de Chuva',
      es: 'Temporada de lluvias', zh: '梅雨', vi: 'Mùa mưa',
    },
    synopsis: {
      en: 'The leak respects no chalk. On the only dry square meter, at three in the morning, Tae-o explains why he cannot bear noise.',
      pt: 'A goteira não respeita giz. No único metro quadrado seco, às três da manhã, Tae-o conta por que não suporta barulho.',
      es: 'La gotera no respeta la tiza. En el único metro cuadrado seco, a las tres de la mañana, Tae-o explica por qué no soporta el ruido.',
      zh: '漏雨可不认粉笔线。凌晨三点，在唯一一平方米干地上，泰吾说出了自己怕吵的缘故。',
      vi: 'Nước dột chẳng nể vạch phấn. Trên mét vuông khô duy nhất, lúc ba giờ sáng, Tae-o kể vì sao mình không chịu nổi tiếng ồn.',
    },
  },
  {
    title: {
      ko: '할머니의 레슬링', en: 'The Landlady’s Corner', pt: 'O Canto da Proprietária',
      es: 'La esquina de la casera', zh: '房东奶奶的擂台', vi: 'Góc đài của bà chủ',
    },
    synopsis: {
      en: 'A wrestler of seventy knocks and asks for “the Scorpion of Namsan.” Their landlady takes her old boots down from the shelf.',
      pt: 'Um lutador de setenta anos bate à porta e pergunta pela “Escorpiã de Namsan”. A proprietária tira as velhas botas da prateleira.',
      es: 'Un luchador de setenta años toca y pregunta por “la Escorpiona de Namsan”. La casera baja del estante sus viejas botas.',
      zh: '七十岁的摔跤手上门，要找“南山毒蝎”。房东奶奶从架子上取下了旧战靴。',
      vi: 'Một đô vật bảy mươi tuổi gõ cửa hỏi “Bọ cạp Namsan”. Bà chủ nhà lấy đôi giày cũ trên kệ xuống.',
    },
  },
  {
    title: {
      ko: '지워진 선', en: 'The Line Is Gone', pt: 'A Linha Sumiu',
      es: 'La raya se borró', zh: '线没了', vi: 'Vạch phấn biến mất',
    },
    synopsis: {
      en: 'Somebody has mopped the floor. All day they walk around a line that is not there, until his toothbrush is found on her side.',
      pt: 'Alguém passou pano no chão. O dia inteiro os dois desviam de uma linha que não existe, até a escova dele aparecer do lado dela.',
      es: 'Alguien trapeó el piso. Todo el día rodean una raya que ya no existe, hasta que el cepillo de él aparece del lado de ella.',
      zh: '有人拖了地。一整天，两个人都绕着一条不存在的线走，直到他的牙刷出现在她那边。',
      vi: 'Ai đó đã lau nhà. Cả ngày họ đi vòng qua một vạch không còn đó, cho đến khi bàn chải của anh nằm bên phía cô.',
    },
  },
  {
    title: {
      ko: '보증금 돌려받는 날', en: 'Deposit Day', pt: 'O Dia do Depósito',
      es: 'El día del depósito', zh: '退押金的日子', vi: 'Ngày trả cọc',
    },
    synopsis: {
      en: 'The con man is caught with one deposit left in his sock. Whoever takes it has to move out, and each has already told the police to give it to the other.',
      pt: 'O golpista é pego com um só depósito na meia. Quem ficar com ele tem de se mudar, e cada um já pediu à polícia que o desse ao outro.',
      es: 'Atrapan al estafador con un solo depósito en el calcetín. Quien lo tome tiene que mudarse, y cada uno ya pidió a la policía que se lo den al otro.',
      zh: '骗子落网，袜子里只剩一份押金。谁拿钱谁搬走，可两人都已跟警察说好，把钱给对方。',
      vi: 'Kẻ lừa đảo bị bắt, trong tất chỉ còn một khoản cọc. Ai nhận thì phải dọn đi, mà cả hai đều đã dặn công an trả cho người kia.',
    },
  },
  {
    title: {
      ko: '세입자 한 쌍 구함', en: 'Two Tenants Wanted', pt: 'Procuram-se Dois Inquilinos',
      es: 'Se buscan dos inquilinos', zh: '招租两人', vi: 'Cần hai người thuê',
    },
    synopsis: {
      en: 'A new lease, in chalk on the door: two names, no noise after nine, wrestling on Thursdays. Tae-o asks Seung-ah to play something loud.',
      pt: 'Um novo contrato, a giz, na porta: dois nomes, silêncio depois das nove, luta livre às quintas. Tae-o pede a Seung-ah que toque algo bem alto.',
      es: 'Un contrato nuevo, con tiza, en la puerta: dos nombres, silencio después de las nueve, lucha los jueves. Tae-o le pide a Seung-ah que toque algo bien fuerte.',
      zh: '门上用粉笔写着新合同：两个名字，九点后保持安静，星期四看摔跤。泰吾请胜雅拉一首最响的。',
      vi: 'Hợp đồng mới viết phấn trên cửa: hai cái tên, sau chín giờ giữ yên lặng, thứ Năm xem đấu vật. Tae-o xin Seung-ah kéo một bài thật to.',
    },
  },
];
