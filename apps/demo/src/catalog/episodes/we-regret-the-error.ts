import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '한 살 차이', en: 'Off by One Year', pt: 'Um Ano a Menos',
      es: 'Un año de diferencia', zh: '差了一岁', vi: 'Chênh một tuổi',
    },
    synopsis: {
      en: 'Ok Na-gyeong writes the shortest correction of her career: “The killer was 41, not 40.” The reader calls back to thank her and gives a date of birth.',
      pt: 'Ok Na-gyeong escreve a errata mais curta da carreira: “O assassino tinha 41 anos, não 40”. O leitor liga para agradecer e dá uma data de nascimento.',
      es: 'Ok Na-gyeong escribe la fe de erratas más breve de su carrera: “El asesino tenía 41 años, no 40”. El lector llama para agradecer y da una fecha de nacimiento.',
      zh: '玉娜京写下从业以来最短的更正：“凶手 41 岁，非 40 岁。”读者又打来道谢，报了一个出生日期。',
      vi: 'Ok Na-gyeong viết mẩu đính chính ngắn nhất đời mình: “Hung thủ 41 tuổi, không phải 40.” Độc giả gọi lại cảm ơn và cho một ngày sinh.',
    },
  },
  {
    title: {
      ko: '오자의 패턴', en: 'A Pattern of Misprints', pt: 'Um Padrão de Erros',
      es: 'Un patrón de erratas', zh: '错字的规律', vi: 'Quy luật lỗi in',
    },
    synopsis: {
      en: 'Six months of misspelled towns, laid side by side, make a route. At the end of it is a village the paper has never once mentioned.',
      pt: 'Seis meses de cidades com nome errado, lado a lado, formam um caminho. No fim dele há uma aldeia que o jornal nunca citou.',
      es: 'Seis meses de pueblos mal escritos, puestos en fila, forman una ruta. Al final hay una aldea que el diario jamás ha mencionado.',
      zh: '半年来写错的地名排在一起，连成一条路线。路的尽头是个村子，报上从未提过一次。',
      vi: 'Sáu tháng tên thị trấn viết sai, xếp cạnh nhau thành một lộ trình. Cuối đường là ngôi làng tờ báo chưa từng nhắc tới.',
    },
  },
  {
    title: {
      ko: '독자 전화 2번', en: 'Line Two', pt: 'Linha Dois',
      es: 'Línea dos', zh: '读者专线二号', vi: 'Đường dây số hai',
    },
    synopsis: {
      en: 'He only calls when something is printed wrong. Na-gyeong begins to make mistakes on purpose, one a day, and her editor notices the third.',
      pt: 'Ele só liga quando sai algo errado. Na-gyeong passa a errar de propósito, uma vez por dia, e o editor percebe a terceira.',
      es: 'Él solo llama cuando algo sale mal impreso. Na-gyeong empieza a equivocarse adrede, una vez al día, y el editor nota la tercera.',
      zh: '他只在报纸登错时来电。娜京开始每天故意错一处，到第三处，主编看出来了。',
      vi: 'Hắn chỉ gọi khi báo in sai. Na-gyeong bắt đầu cố ý sai mỗi ngày một chỗ, và đến chỗ thứ ba thì biên tập viên nhận ra.',
    },
  },
  {
    title: {
      ko: '자료실 B2', en: 'Basement Archive', pt: 'O Arquivo do Subsolo',
      es: 'El archivo del sótano', zh: '地下资料室', vi: 'Kho tư liệu tầng hầm',
    },
    synopsis: {
      en: 'The original story was right; someone changed the age after the presses had started. The proof carries initials that are still on the masthead.',
      pt: 'A matéria original estava certa; alguém mudou a idade com a rotativa já rodando. A prova traz iniciais que ainda estão no expediente.',
      es: 'La nota original era correcta; alguien cambió la edad con la rotativa en marcha. La prueba lleva unas iniciales que siguen en el directorio.',
      zh: '原稿本来没错，是开印之后有人改了年龄。校样上的签名缩写，如今还印在报头上。',
      vi: 'Bài gốc vốn đúng; ai đó đổi số tuổi khi máy in đã chạy. Bản bông có chữ ký tắt của một cái tên vẫn còn trên măng sét.',
    },
  },
  {
    title: {
      ko: '정정 요청', en: 'A Request for Correction', pt: 'Pedido de Correção',
      es: 'Solicitud de corrección', zh: '更正请求', vi: 'Yêu cầu đính chính',
    },
    synopsis: {
      en: 'The caller has one more error to report: the man in prison. Na-gyeong goes to meet him with four lines of space and no promise that they will run.',
      pt: 'O leitor tem mais um erro a apontar: o homem que está preso. Na-gyeong vai encontrá-lo com quatro linhas de espaço e nenhuma garantia.',
      es: 'El lector tiene otro error que señalar: el hombre que está preso. Na-gyeong va a verlo con cuatro líneas de espacio y ninguna garantía.',
      zh: '来电者还有一处错误要指出：坐牢的那个人。娜京去见他，手里只有四行版面，登不登还没准。',
      vi: 'Người gọi còn một lỗi nữa cần báo: người đang ngồi tù. Na-gyeong đi gặp hắn với bốn dòng báo và không lời hứa nào.',
    },
  },
  {
    title: {
      ko: '1면 바로잡습니다', en: 'Correction, Page One', pt: 'Erramos, Primeira Página',
      es: 'Fe de errores, primera plana', zh: '头版更正', vi: 'Đính chính trang nhất',
    },
    synopsis: {
      en: 'Eleven minutes before the presses, the smallest column in the paper moves to the front. It is signed, and the first name it corrects is her own.',
      pt: 'Onze minutos antes da impressão, a menor coluna do jornal vai para a capa. Vem assinada, e o primeiro nome que corrige é o da própria repórter.',
      es: 'Once minutos antes de imprimir, la columna más chica del diario pasa a la portada. Va firmada, y el primer nombre que corrige es el de ella.',
      zh: '开印前十一分钟，全报最小的栏目挪到了头版。文末署了名，而它更正的第一个名字，就是她自己。',
      vi: 'Mười một phút trước giờ in, mục nhỏ nhất tờ báo lên trang đầu. Bài có ký tên, và cái tên đầu tiên nó đính chính là của chính cô.',
    },
  },
];
