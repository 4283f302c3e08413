import type { EpisodeWords } from '../format.ts';

/** Eight evenings at Geumcheon Baths: Mrs. Pyeon asks, the guests wear sheep-horn turbans. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '단골 출신 앵커', en: 'The Anchor in a Towel', pt: 'A Âncora de Toalha', es: 'La presentadora en toalla',
      zh: '裹毛巾的主播', vi: 'Phát Thanh Viên Quấn Khăn',
    },
    synopsis: {
      en: 'A news anchor grew up three doors from Geumcheon Baths. Mrs. Pyeon still has the tab from 1994 and reads it out on camera, item by item, with the date.',
      pt: 'Uma âncora de telejornal cresceu a três portas da casa de banhos Geumcheon. A senhora Pyeon ainda tem a conta de 1994 e a lê diante das câmeras, item por item, com data.',
      es: 'Una presentadora creció a tres puertas de los Baños Geumcheon. La señora Pyeon aún conserva la cuenta de 1994 y la lee ante las cámaras, artículo por artículo, con fecha.',
      zh: '一位新闻主播在离衿川澡堂三户远的地方长大。片女士还留着 1994 年的赊账单，当着镜头一笔一笔念，连日期都念。',
      vi: 'Một nữ phát thanh viên lớn lên cách nhà tắm Geumcheon ba căn. Bà Pyeon còn giữ sổ nợ năm 1994, đọc trước máy quay từng món, cả ngày tháng.',
    },
  },
  {
    title: {
      ko: '때밀이의 고백', en: 'What the Scrubber Knows', pt: 'O Que o Esfregador Sabe',
      es: 'El que frota lo sabe todo', zh: '搓澡师傅都知道', vi: 'Ông Kỳ Lưng Biết Hết',
    },
    synopsis: {
      en: 'Scrubber Mr. Eom has had his hands on every important back in the district for thirty-one years. He will tell one secret only, and the guests bid in eggs.',
      pt: 'O senhor Eom, que esfrega costas há trinta e um anos, já passou por todas as importantes do bairro. Ele só conta um segredo, e os convidados dão lances em ovos.',
      es: 'El señor Eom lleva treinta y un años fregando las espaldas importantes del barrio. Solo contará un secreto, y los invitados pujan con huevos.',
      zh: '严师傅搓了三十一年澡，这一带有头有脸的后背他都搓过。今晚只透露一个秘密，嘉宾们拿鸡蛋竞价。',
      vi: 'Ông Eom kỳ lưng ba mươi mốt năm, lưng vị nào có tiếng trong khu đều qua tay ông. Ông chỉ kể một bí mật, và khách ra giá bằng trứng.',
    },
  },
  {
    title: {
      ko: '이혼 후 첫 계란', en: 'The First Egg After the Divorce', pt: 'O Primeiro Ovo Depois do Divórcio',
      es: 'El primer huevo tras el divorcio', zh: '离婚后第一颗蛋', vi: 'Quả Trứng Đầu Sau Ly Hôn',
    },
    synopsis: {
      en: 'Actress Dong Ye-jin turns up three weeks after signing, hair in a turban, with nothing to promote. Mrs. Pyeon, divorced twice, puts the salt closer.',
      pt: 'A atriz Dong Ye-jin aparece três semanas depois de assinar os papéis, de toalha na cabeça e sem nada para divulgar. A senhora Pyeon, duas vezes divorciada, aproxima o sal.',
      es: 'La actriz Dong Ye-jin llega tres semanas después de firmar, con turbante y sin nada que promocionar. La señora Pyeon, dos veces divorciada, le acerca la sal.',
      zh: '演员董艺珍签完字三周后现身，裹着羊角毛巾，没有作品要宣传。离过两次婚的片女士，把盐碟往她那边推了推。',
      vi: 'Diễn viên Dong Ye-jin xuất hiện ba tuần sau khi ký đơn, quấn khăn trên đầu, chẳng quảng bá gì. Bà Pyeon ly hôn hai lần, đẩy đĩa muối lại gần hơn.',
    },
  },
  {
    title: {
      ko: '정치인은 사우나를 못 버틴다', en: 'A Councilor in the Sauna', pt: 'O Vereador na Sauna',
      es: 'El concejal en el sauna', zh: '议员蒸桑拿', vi: 'Nghị Viên Trong Phòng Xông',
    },
    synopsis: {
      en: 'Two district councilors from opposite sides agree to debate in the hottest room. The first to leave concedes the parking lot, and the thermometer reads eighty-four.',
      pt: 'Dois vereadores de lados opostos aceitam debater na sala mais quente. O primeiro a sair perde a disputa do estacionamento, e o termômetro marca oitenta e quatro.',
      es: 'Dos concejales rivales aceptan debatir en la sala más caliente. El primero que salga cede en lo del estacionamiento, y el termómetro marca ochenta y cuatro.',
      zh: '两位立场相反的区议员，同意在最热的那间屋里辩论。谁先出来，停车场的事就归对方，温度计显示八十四度。',
      vi: 'Hai nghị viên quận đối lập đồng ý tranh luận trong phòng nóng nhất. Ai ra trước phải nhường vụ bãi đậu xe, nhiệt kế chỉ tám mươi tư độ.',
    },
  },
  {
    title: {
      ko: '문신 이야기', en: 'Ink', pt: 'Tatuagens', es: 'Tatuajes', zh: '刺青', vi: 'Chuyện Hình Xăm',
    },
    synopsis: {
      en: 'Mrs. Pyeon lets in three tattooed guests her mother would have turned away. A baker who once drove for a gang explains the carp on his back to a boy of six.',
      pt: 'A senhora Pyeon deixa entrar três tatuados que a mãe dela teria barrado. Um ex-motorista de gangue, hoje padeiro, explica a carpa das costas a um menino de seis anos.',
      es: 'La señora Pyeon deja entrar a tres tatuados que su madre habría rechazado. Un exchofer de una pandilla, hoy panadero, le explica a un niño de seis años la carpa de su espalda.',
      zh: '片女士放进三位有刺青的客人，换作她母亲早轰出去了。从前给帮派开车、如今做面包的那位，给一个六岁男孩讲背上的鲤鱼。',
      vi: 'Bà Pyeon cho vào ba vị khách xăm mình mà mẹ bà ngày xưa sẽ đuổi thẳng. Một tài xế băng đảng cũ, nay làm thợ bánh, kể cho thằng bé sáu tuổi nghe về con cá chép trên lưng.',
    },
  },
  {
    title: {
      ko: '첫 월급 모임', en: 'First Paychecks', pt: 'Primeiro Salário', es: 'Primer sueldo', zh: '第一份工资',
      vi: 'Lương Tháng Đầu',
    },
    synopsis: {
      en: 'Six new recruits bring pay slips and soju. The neighborhood wants to know what a person can rent for that, and Mrs. Pyeon, landlady to three of them, clears her throat.',
      pt: 'Seis recém-contratados trazem contracheque e soju. O bairro quer saber que aluguel cabe ali, e a senhora Pyeon, senhoria de três deles, pigarreia.',
      es: 'Seis recién contratados traen recibo de sueldo y soju. El barrio quiere saber qué alquiler paga eso, y la señora Pyeon, que les alquila a tres, carraspea.',
      zh: '六个新员工带来工资条和烧酒。街坊们想知道这点钱能租到什么房。片女士是其中三位的房东，清了清嗓子。',
      vi: 'Sáu nhân viên mới mang phiếu lương và soju tới. Cả xóm muốn biết lương ấy thuê nổi phòng nào, và bà Pyeon, chủ trọ của ba người trong số đó, hắng giọng.',
    },
  },
  {
    title: {
      ko: '유령 손님', en: 'The Customer in the Men’s Bath', pt: 'O Freguês do Lado dos Homens',
      es: 'El cliente del lado de los hombres', zh: '男浴池里的客人', vi: 'Vị Khách Bên Bể Nam',
    },
    synopsis: {
      en: 'The men’s side closes at nine, and at ten the water is moving. Four comedians agree to sit in it with the lights out, and Mrs. Pyeon holds the only towel.',
      pt: 'O lado dos homens fecha às nove, e às dez a água se mexe. Quatro comediantes aceitam ficar lá dentro no escuro, e a única toalha está com a senhora Pyeon.',
      es: 'El lado de los hombres cierra a las nueve y a las diez el agua se mueve. Cuatro cómicos aceptan sentarse adentro a oscuras, y la única toalla la tiene la señora Pyeon.',
      zh: '男浴池九点关门，十点钟，水还在晃。四位谐星答应关了灯泡进去，唯一的毛巾捏在片女士手里。',
      vi: 'Bể nam đóng lúc chín giờ, mười giờ nước vẫn gợn. Bốn danh hài đồng ý ngồi vào trong bóng tối, còn chiếc khăn duy nhất nằm trong tay bà Pyeon.',
    },
  },
  {
    title: {
      ko: '보일러를 바꾸는 날', en: 'The New Boiler', pt: 'A Caldeira Nova', es: 'La caldera nueva', zh: '换锅炉的日子',
      vi: 'Ngày Thay Lò Hơi',
    },
    synopsis: {
      en: 'The boiler of 1981 is carried out to applause by eleven former guests in work gloves. Mrs. Pyeon does not cry, and asks that they please turn off the camera while she does not.',
      pt: 'A caldeira de 1981 sai sob aplausos, carregada por onze ex-convidados de luvas de trabalho. A senhora Pyeon não chora e pede que desliguem a câmera enquanto não chora.',
      es: 'La caldera de 1981 sale entre aplausos, cargada por once exinvitados con guantes de trabajo. La señora Pyeon no llora, y pide que apaguen la cámara mientras no llora.',
      zh: '1981 年的锅炉被十一位往期嘉宾戴着手套抬出门，掌声一片。片女士说她没哭，请他们趁她没哭，先把镜头关了。',
      vi: 'Lò hơi năm 1981 được mười một vị khách cũ mang găng khiêng ra giữa tràng vỗ tay. Bà Pyeon không khóc, và xin tắt máy quay trong lúc bà không khóc.',
    },
  },
];
