import type { EpisodeWords } from '../format.ts';

/** Eight nights in Seoul, each beginning when the concert is officially over. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '아무도 집에 안 갔다', en: 'Nobody Went Home', pt: 'Ninguém Foi Embora', es: 'Nadie se fue a casa',
      zh: '没人回家', vi: 'Chẳng Ai Về Nhà',
    },
    synopsis: {
      en: 'House lights on, KITE9 already in their socks backstage, and twelve thousand people in Jamsil still singing the bridge. The nine go back out with one working microphone pack between them.',
      pt: 'Luzes acesas, o KITE9 já de meias no camarim e doze mil pessoas em Jamsil ainda cantando o refrão. Os nove voltam ao palco com um único microfone funcionando.',
      es: 'Luces encendidas, KITE9 ya en calcetines en el camerino y doce mil personas en Jamsil que siguen cantando el puente. Los nueve vuelven a salir con un solo micrófono que funciona.',
      zh: '场灯已亮，KITE9 在后台连鞋都脱了，蚕室的一万两千人却还在合唱那段过渡句。九个人又走了出去，总共只有一支麦还能响。',
      vi: 'Đèn khán phòng đã bật, KITE9 đã cởi giày trong cánh gà, mà mười hai nghìn người ở Jamsil vẫn hát đoạn bridge. Chín chàng trai bước ra lại với đúng một chiếc micro còn chạy.',
    },
  },
  {
    title: {
      ko: '옥단비의 두 번째 밤', en: 'Ok Danbi’s Second Night', pt: 'A Segunda Noite de Ok Danbi',
      es: 'La segunda noche de Ok Danbi', zh: '玉丹雨的第二夜', vi: 'Đêm Thứ Hai Của Ok Danbi',
    },
    synopsis: {
      en: 'She fainted on the first night and was told to cancel the second. Ok Danbi sits on the lip of the stage at the Olympic Hall with a thermos, and asks the front row what they would like to hear sitting down.',
      pt: 'Ela desmaiou na primeira noite e mandaram cancelar a segunda. Ok Danbi se senta na beira do palco do Olympic Hall com uma garrafa térmica e pergunta à primeira fila o que quer ouvir sentada.',
      es: 'Se desmayó la primera noche y le dijeron que cancelara la segunda. Ok Danbi se sienta al borde del escenario del Olympic Hall con un termo y pregunta a la primera fila qué quieren oír sentados.',
      zh: '第一晚她晕倒在台上，众人劝她取消第二晚。玉丹雨抱着保温杯坐在奥林匹克厅的台沿，问第一排：坐着唱的话，你们想听哪首？',
      vi: 'Đêm đầu cô ngất, ai cũng bảo hủy đêm hai. Ok Danbi ngồi xuống mép sân khấu Olympic Hall với bình giữ nhiệt và hỏi hàng ghế đầu: nếu hát ngồi, mọi người muốn nghe bài nào?',
    },
  },
  {
    title: {
      ko: '소나기가 온다던 날', en: 'They Said It Would Rain', pt: 'Disseram que Ia Chover',
      es: 'Dijeron que llovería', zh: '预报说有阵雨', vi: 'Họ Bảo Sẽ Có Mưa Rào',
    },
    synopsis: {
      en: 'Nodeul Island, an open-air stage, a band called Sudden Shower and a forecast to match. When the desk is covered in plastic and the power cut, four people and an acoustic bass begin again in ponchos.',
      pt: 'Ilha Nodeul, palco ao ar livre, uma banda chamada Chuva Repentina e a previsão à altura. Com a mesa de som coberta de plástico e a energia cortada, quatro pessoas e um baixo acústico recomeçam de capa.',
      es: 'Isla Nodeul, escenario al aire libre, una banda llamada Chaparrón y un pronóstico a la altura. Con la consola bajo plástico y la corriente cortada, cuatro personas y un contrabajo empiezan de nuevo, en impermeable.',
      zh: '鹭得岛露天舞台，一支叫“阵雨”的乐队，一份很应景的天气预报。调音台盖上塑料布，电也断了，四个人披着雨衣，用一把原声贝斯从头再来。',
      vi: 'Đảo Nodeul, sân khấu ngoài trời, một ban nhạc tên Mưa Rào và bản tin thời tiết rất hợp. Khi bàn âm thanh trùm ni lông và điện đã cắt, bốn người cùng cây bass mộc bắt đầu lại trong áo mưa.',
    },
  },
  {
    title: {
      ko: '맨 뒷줄까지', en: 'All the Way to the Back', pt: 'Até a Última Fila', es: 'Hasta la última fila',
      zh: '唱给最后一排', vi: 'Tới Tận Hàng Cuối',
    },
    synopsis: {
      en: 'The cheapest seats at Gocheok are a hundred and forty meters from the drums. MIRINE, booked only to open the night, climb to them with a portable speaker, and the people with the worst view in Seoul get the best one.',
      pt: 'Os lugares mais baratos de Gocheok ficam a cento e quarenta metros da bateria. O MIRINE, chamado só para abrir a noite, sobe até lá com uma caixinha de som, e quem tinha a pior vista de Seul fica com a melhor.',
      es: 'Los asientos más baratos de Gocheok están a ciento cuarenta metros de la batería. MIRINE, que solo venía a abrir la noche, sube hasta allí con un altavoz portátil, y quienes tenían la peor vista de Seúl se quedan con la mejor.',
      zh: '高尺巨蛋最便宜的座位，离鼓有一百四十米。原本只是来暖场的 MIRINE，提着便携音箱爬了上去，全首尔视野最差的那群人，忽然有了最好的位置。',
      vi: 'Ghế rẻ nhất Gocheok cách dàn trống một trăm bốn mươi mét. MIRINE, vốn chỉ được mời hát mở màn, xách loa di động leo lên tận nơi, và những người có góc nhìn tệ nhất Seoul bỗng có góc đẹp nhất.',
    },
  },
  {
    title: {
      ko: '할머니 팬클럽', en: 'The Grandmothers’ Fan Club', pt: 'O Fã-Clube das Vovós',
      es: 'El club de fans de las abuelas', zh: '奶奶粉丝团', vi: 'Hội Fan Các Bà',
    },
    synopsis: {
      en: 'Section C is forty women in purple, average age seventy-four, and their bus to Namwon leaves at ten. Trot singer Na Bong-i holds the driver’s hand, then the last note, for as long as it takes.',
      pt: 'O setor C são quarenta mulheres de roxo, média de setenta e quatro anos, e o ônibus para Namwon sai às dez. O cantor de trot Na Bong-i segura a mão do motorista e, depois, a nota final pelo tempo que for preciso.',
      es: 'El sector C son cuarenta mujeres de morado, de setenta y cuatro años en promedio, y su autobús a Namwon sale a las diez. El cantante de trot Na Bong-i le sostiene la mano al chofer y luego la última nota, lo que haga falta.',
      zh: 'C 区坐着四十位紫衣大娘，平均七十四岁，回南原的大巴十点开。演歌歌手罗奉伊先拉住司机的手，再拉长最后一个音，要多久就拉多久。',
      vi: 'Khu C là bốn mươi bà áo tím, tuổi trung bình bảy mươi tư, và xe về Namwon chạy lúc mười giờ. Ca sĩ trot Na Bong-i nắm tay bác tài, rồi ngân nốt cuối lâu đến chừng nào cũng được.',
    },
  },
  {
    title: {
      ko: '리허설만 세 번', en: 'Rehearsed Three Times, Never Played', pt: 'Três Ensaios, Nenhum Show',
      es: 'Tres ensayos, ningún estreno', zh: '彩排三次，一次没唱', vi: 'Tập Ba Lần, Chưa Hát Lần Nào',
    },
    synopsis: {
      en: 'Every tour TAEPUNG rehearse a ballad written for a member who left. Every tour they cut it on the day. Tonight the pianist starts it without asking.',
      pt: 'Em toda turnê, o TAEPUNG ensaia uma balada feita para um integrante que saiu. Em toda turnê, corta-a no dia. Hoje o pianista começa sem perguntar.',
      es: 'En cada gira TAEPUNG ensaya una balada escrita para un integrante que se fue. En cada gira la quitan el mismo día. Hoy el pianista empieza sin preguntar.',
      zh: '每次巡演，TAEPUNG 都会排练一首写给离队成员的慢歌，每次又都在当天删掉。今晚，钢琴手没打招呼就弹了前奏。',
      vi: 'Tour nào TAEPUNG cũng tập một bản ballad viết cho thành viên đã rời nhóm. Tour nào cũng bỏ vào phút chót. Đêm nay, nghệ sĩ piano dạo đàn mà không hỏi ai.',
    },
  },
  {
    title: {
      ko: '첫 무대로 돌아가서', en: 'Back to the First Stage', pt: 'De Volta ao Primeiro Palco',
      es: 'De vuelta al primer escenario', zh: '回到第一个舞台', vi: 'Về Lại Sân Khấu Đầu Tiên',
    },
    synopsis: {
      en: 'After a sold-out dome the duo LOW TIDE take a taxi to the Hongdae basement where they once played for four people. Two of the four are waiting on the stairs.',
      pt: 'Depois de lotar um estádio, a dupla LOW TIDE pega um táxi até o porão de Hongdae onde um dia tocou para quatro pessoas. Duas das quatro esperam na escada.',
      es: 'Tras llenar un domo, el dúo LOW TIDE toma un taxi al sótano de Hongdae donde una vez tocó para cuatro personas. Dos de las cuatro esperan en la escalera.',
      zh: '巨蛋满座之后，二人组 LOW TIDE 打车去了弘大那间地下室，他们曾在这里唱给四个人听。四个人里，有两个正在楼梯上等着。',
      vi: 'Sau đêm kín vé, bộ đôi LOW TIDE bắt taxi tới căn hầm ở Hongdae, nơi họ từng hát cho bốn người nghe. Hai trong bốn người ấy đang đợi trên cầu thang.',
    },
  },
  {
    title: {
      ko: '막차가 끊긴 뒤', en: 'After the Last Subway', pt: 'Depois do Último Metrô',
      es: 'Después del último metro', zh: '末班地铁之后', vi: 'Sau Chuyến Tàu Điện Cuối',
    },
    synopsis: {
      en: 'All eight acts return to the plaza at City Hall, unannounced, at half past midnight. With no trains until five, nobody has a reason to leave and the setlist is whatever the crowd starts singing.',
      pt: 'Os oito artistas voltam à praça da Prefeitura, sem aviso, à meia-noite e meia. Sem trem até as cinco, ninguém tem motivo para ir embora, e o repertório é o que o público começar a cantar.',
      es: 'Los ocho artistas vuelven a la plaza del Ayuntamiento, sin anunciarse, a las doce y media de la noche. Sin trenes hasta las cinco, nadie tiene razón para irse y el repertorio es lo que el público empiece a cantar.',
      zh: '凌晨零点三十分，八组艺人没打招呼就回到了市厅广场。五点之前没有地铁，谁都没有理由走，观众起头唱什么，今晚就唱什么。',
      vi: 'Không báo trước, cả tám nghệ sĩ trở lại quảng trường Tòa Thị chính lúc mười hai rưỡi đêm. Năm giờ mới có tàu, chẳng ai có cớ ra về, và danh sách bài là bất cứ gì đám đông cất giọng.',
    },
  },
];
