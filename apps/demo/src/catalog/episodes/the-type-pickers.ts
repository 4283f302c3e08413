import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '사십 킬로그램의 한 면', en: 'A Forty-Kilo Page', pt: 'Uma Página de Quarenta Quilos',
      es: 'Una página de cuarenta kilos', zh: '四十公斤的一版', vi: 'Trang báo bốn mươi cân',
    },
    synopsis: {
      en: 'Five compositors, all over seventy, meet at a print shop in Incheon. Before any talk, each walks to the case and finds his own name by touch.',
      pt: 'Cinco tipógrafos de mais de setenta anos se reúnem numa gráfica de Incheon. Antes de conversar, cada um vai à caixa e acha o próprio nome pelo tato.',
      es: 'Cinco cajistas de más de setenta años se reúnen en una imprenta de Incheon. Antes de hablar, cada uno va a la caja y halla su nombre al tacto.',
      zh: '五位年过七旬的排字工在仁川一家印刷厂碰面。话还没说，各人先走到字架前，摸出自己的名字。',
      vi: 'Năm người thợ xếp chữ ngoài bảy mươi gặp nhau ở xưởng in Incheon. Chưa trò chuyện, mỗi người đã tới hộc chữ mò tìm tên mình.',
    },
  },
  {
    title: {
      ko: '1960년의 큰 활자', en: 'The Large Type of 1960', pt: 'Os Tipos Grandes de 1960',
      es: 'Los tipos grandes de 1960', zh: '1960 年的大号铅字', vi: 'Chữ lớn năm 1960',
    },
    synopsis: {
      en: 'The largest size in the case was kept for headlines nobody expected to need. One of the men sets the page of that April again, from memory.',
      pt: 'O maior corpo da caixa ficava para manchetes que ninguém esperava usar. Um deles recompõe de memória a página daquele abril.',
      es: 'El cuerpo más grande se guardaba para titulares que nadie pensaba usar. Uno de ellos vuelve a componer de memoria la página de aquel abril.',
      zh: '最大号的字，是留给谁也没想过会用上的头条。其中一位凭记忆，把那年四月的版面重排了一遍。',
      vi: 'Cỡ chữ lớn nhất để dành cho những dòng tít không ai nghĩ sẽ dùng. Một người xếp lại trang báo tháng Tư năm ấy từ trí nhớ.',
    },
  },
  {
    title: {
      ko: '빈칸으로 나간 신문', en: 'The Blank Column', pt: 'A Coluna em Branco',
      es: 'La columna en blanco', zh: '开天窗的报纸', vi: 'Cột báo trắng',
    },
    synopsis: {
      en: 'In 1979 words came back from the censor’s desk crossed out. The compositors remember which pieces of lead stayed in the case, and how a gap was printed.',
      pt: 'Em 1979 as palavras voltavam riscadas da mesa do censor. Os tipógrafos lembram que tipos ficaram na caixa e como se imprimia um vazio.',
      es: 'En 1979 las palabras volvían tachadas del escritorio del censor. Los cajistas recuerdan qué plomos se quedaron en la caja y cómo se imprimía un hueco.',
      zh: '1979 年，稿子从审查桌退回时已划掉许多字。老人们记得哪些铅字留在了盘里，空白又是怎么印出来的。',
      vi: 'Năm 1979, chữ từ bàn kiểm duyệt trở về bị gạch bỏ. Các ông nhớ những con chữ nào nằm lại trong hộc, và khoảng trống được in ra sao.',
    },
  },
  {
    title: {
      ko: '마지막 조판', en: 'The Last Setting', pt: 'A Última Composição',
      es: 'La última composición', zh: '最后一次排版', vi: 'Lần xếp chữ cuối',
    },
    synopsis: {
      en: 'A granddaughter asks for one page of the headlines of 1987. It takes nineteen hours, upside down and right to left, and it must be melted on Monday.',
      pt: 'Uma neta pede uma página com as manchetes de 1987. Leva dezenove horas, de cabeça para baixo e da direita para a esquerda, e na segunda vai ser derretida.',
      es: 'Una nieta pide una página con los titulares de 1987. Lleva diecinueve horas, al revés y de derecha a izquierda, y el lunes hay que fundirla.',
      zh: '孙女想要一版 1987 年的头条。倒着读、从右往左，排了十九个小时，而星期一就得熔掉。',
      vi: 'Cô cháu gái xin một trang tít của năm 1987. Mất mười chín tiếng, đọc ngược, từ phải sang trái, và thứ Hai phải nấu chảy.',
    },
  },
];
