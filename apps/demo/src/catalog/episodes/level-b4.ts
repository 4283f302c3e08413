import type { EpisodeWords } from '../format.ts';

/** Moon Cheolgyu, insurance clerk Seol Miyeon and the Bok family that owns the garage. */
export const EPISODES: readonly EpisodeWords[] = [
  {
    title: { ko: '경사로의 걸음 수', en: 'Counting the Ramp', pt: 'Contando a Rampa', es: 'Contar la rampa', zh: '坡道有几步', vi: 'Đếm bước đường dốc' },
    synopsis: {
      en: 'Cheolgyu paces the exit ramp on his break and comes out forty steps long. Then a ticket he never issued drops into the return box, dated June 1996.',
      pt: 'No intervalo, Cheolgyu mede a rampa de saída em passos e sobram quarenta. Então cai na caixa de devolução um tíquete que ele nunca emitiu, de junho de 1996.',
      es: 'En su descanso, Cheolgyu mide a pasos la rampa de salida y le sobran cuarenta. Entonces cae en el buzón un boleto que él nunca emitió, de junio de 1996.',
      zh: '休息时，文哲奎用脚步丈量出口坡道，多出了四十步。接着，回收箱里落进一张不是他发的停车票，日期是 1996 年 6 月。',
      vi: 'Giờ nghỉ, Cheolgyu đếm bước trên đường dốc lối ra và thấy dư bốn mươi bước. Rồi một tấm vé ông chưa hề phát rơi vào hộp thu, đề tháng 6 năm 1996.',
    },
  },
  {
    title: { ko: '열한 대', en: 'Eleven Cars', pt: 'Onze Carros', es: 'Once autos', zh: '十一辆车', vi: 'Mười một chiếc xe' },
    synopsis: {
      en: 'Behind the pump room the wall is plaster, not concrete. Cheolgyu walks in with a flashlight and finds eleven cars under dust, and one windshield somebody has wiped.',
      pt: 'Atrás da casa de bombas, a parede é gesso, não concreto. Cheolgyu entra com uma lanterna e acha onze carros sob a poeira, e um para-brisa que alguém limpou.',
      es: 'Detrás del cuarto de bombas el muro es yeso, no concreto. Cheolgyu entra con una linterna y halla once autos bajo el polvo, y un parabrisas que alguien limpió.',
      zh: '泵房后面那堵墙是石膏板，不是混凝土。文哲奎打着手电走进去，十一辆车蒙着厚灰，其中一块挡风玻璃却有人擦过。',
      vi: 'Sau phòng bơm, bức tường là thạch cao chứ không phải bê tông. Cheolgyu cầm đèn pin bước vào: mười một chiếc xe phủ bụi, và một tấm kính chắn gió đã có người lau.',
    },
  },
  {
    title: { ko: '보험금을 받지 않은 사람들', en: 'The Unclaimed Policies', pt: 'Seguros sem Dono', es: 'Pólizas sin cobrar', zh: '没人领的保险金', vi: 'Những hợp đồng không ai nhận' },
    synopsis: {
      en: 'Insurance clerk Seol Miyeon has eleven license plates whose owners never filed a claim. She thinks it is fraud until she calls the first number and a child’s father answers.',
      pt: 'A securitária Seol Miyeon tem onze placas cujos donos nunca pediram indenização. Acha que é fraude, até ligar para o primeiro número e atender o pai de uma criança.',
      es: 'Seol Miyeon, de la aseguradora, tiene once placas cuyos dueños nunca cobraron. Cree que es fraude hasta que llama al primer número y contesta el padre de una niña.',
      zh: '保险公司职员薛美妍手里有十一个车牌，车主从没来理赔。她以为是骗保，直到拨通第一个号码，接电话的是一个孩子的父亲。',
      vi: 'Nhân viên bảo hiểm Seol Miyeon có mười một biển số mà chủ xe chưa từng đòi bồi thường. Cô ngỡ là gian lận, cho đến khi gọi số đầu tiên và cha của một đứa bé bắt máy.',
    },
  },
  {
    title: { ko: '도면을 그린 손', en: 'Who Drew the Plans', pt: 'Quem Desenhou a Planta', es: 'Quién dibujó los planos', zh: '画图纸的人', vi: 'Ai vẽ bản vẽ ấy' },
    synopsis: {
      en: 'The forged plans carry Cheolgyu’s seal, and the ink is real. The only other man who had the key to his drawer has been paying Cheolgyu’s wages for twelve years.',
      pt: 'As plantas falsas trazem o carimbo de Cheolgyu, e a tinta é autêntica. O único outro homem com a chave de sua gaveta paga o salário dele há doze anos.',
      es: 'Los planos falsos llevan el sello de Cheolgyu, y la tinta es auténtica. El único otro hombre con llave de su cajón lleva doce años pagándole el sueldo.',
      zh: '伪造的图纸上盖着文哲奎的章，印泥是真的。当年除他之外，唯一有抽屉钥匙的那个人，已经给他发了十二年工资。',
      vi: 'Bản vẽ giả đóng dấu của Cheolgyu, mực dấu là thật. Người duy nhất ngoài ông từng có chìa khóa ngăn kéo lại chính là người trả lương cho ông suốt mười hai năm.',
    },
  },
  {
    title: { ko: '펌프를 끄다', en: 'The Pumps Go Off', pt: 'As Bombas Param', es: 'Se apagan las bombas', zh: '水泵停了', vi: 'Tắt máy bơm' },
    synopsis: {
      en: 'A monsoon night, and Chairman Bok orders the drainage pumps shut for maintenance. By dawn the fourth level and its eleven cars will be under water, with Miyeon inside.',
      pt: 'Noite de monção, e o presidente Bok manda desligar as bombas para manutenção. Até o amanhecer, o subsolo 4 e seus onze carros estarão submersos, com Miyeon lá dentro.',
      es: 'Noche de monzón, y el presidente Bok manda apagar las bombas por mantenimiento. Al alba, el sótano 4 y sus once autos estarán bajo el agua, con Miyeon adentro.',
      zh: '暴雨夜，卜会长下令停泵检修。天亮前，地下四层连同那十一辆车都将没入水中，而美妍还在里面。',
      vi: 'Đêm mưa bão, chủ tịch Bok ra lệnh tắt bơm thoát nước để bảo trì. Đến sáng, tầng bốn cùng mười một chiếc xe sẽ chìm trong nước, và Miyeon đang ở bên trong.',
    },
  },
  {
    title: { ko: '출구', en: 'Exit', pt: 'Saída', es: 'Salida', zh: '出口', vi: 'Lối ra' },
    synopsis: {
      en: 'Cheolgyu opens the barrier, dry-mouthed, and drives the first car up into daylight himself. On the street above, eleven families are waiting with photographs of the plates.',
      pt: 'De boca seca, Cheolgyu levanta a cancela e sobe ele mesmo com o primeiro carro até a luz do dia. Na rua, onze famílias esperam com fotos das placas.',
      es: 'Con la boca seca, Cheolgyu levanta la barrera y sube él mismo el primer auto a la luz del día. En la calle esperan once familias con fotos de las placas.',
      zh: '文哲奎口干舌燥地升起栏杆，亲手把第一辆车开上地面。阳光下，十一家人捧着车牌的照片，等在街边。',
      vi: 'Cheolgyu khô cả miệng nâng thanh chắn, tự tay lái chiếc xe đầu tiên lên dưới nắng. Trên phố, mười một gia đình đứng chờ với ảnh chụp biển số.',
    },
  },
];
