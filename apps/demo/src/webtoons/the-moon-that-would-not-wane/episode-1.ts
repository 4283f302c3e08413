import { alpha } from '../../artwork/kit/colour.ts';
import type { StripEpisode } from '../format.ts';
import { caption, sound, speech, thought } from '../kit/balloons.ts';
import { brush } from '../kit/brush.ts';
import { at, ramp } from '../kit/pen.ts';
import { title, words } from '../kit/words.ts';
import { sihwan, YEOUL as YEOUL_FACE, yeoul } from './cast.ts';
import { bigEye } from './faces.ts';
import { book, desk, eaves, gate, inn, lamp, mist, pine, porch, ridge, room, sheet } from './places.ts';
import { writingHand, trunk, oilSeller } from './props.ts';
import { cloud, DEEP, DUSK, faded, form, framed, GOLD, INK, MIST, moon, NIGHT, night, painted, PAPER, stars } from './style.ts';
import { SIHWAN, YEOUL } from './voices.ts';

export const EPISODE_1: StripEpisode = {
  number: 1,
  title: title('전망 값', 'The Price of the View', 'O Preço da Vista', 'El precio de la vista', '景色的价钱', 'Giá của bầu trời'),
  synopsis: words(
    'A stranger asks a young widow for the room with the most sky. She charges him double, and then she counts his drawings.',
    'Um forasteiro pede à jovem viúva o quarto com mais céu. Ela cobra o dobro e depois confere os desenhos dele.',
    'Un forastero le pide a la joven viuda el cuarto con más cielo. Ella le cobra el doble y luego cuenta sus dibujos.',
    '陌生人向年轻的寡妇要一间看得见最多天空的屋子。她收了双倍房钱，然后开始数他的画。',
    'Một người lạ xin thuê gian phòng nhiều trời nhất. Nàng góa phụ trẻ lấy giá gấp đôi, rồi bắt đầu đếm tranh của chàng.',
  ),
  panels: [
    {
      id: 'the-moon',
      height: 1600,
      draw: painted((g, h) => {
        night(g, 120, h, 3, [DEEP, NIGHT, '#3d5072', DUSK]);
        stars(g, 900, 120, 5);
        moon(g, 470, 560, 190);
        ridge(g, 1180, 240, '#3a4c6c', 3);
        mist(g, 1190, 220, 0.6);
        ridge(g, 1380, 170, '#22304c', 8, 0.3);
        mist(g, 1380, 150, 0.5);
        inn(g, 330, 1560, 0.62, [3]);
        pine(g, 690, 1570, 0.9, true);
        faded(g, 330, 110);
      }),
      alt: words(
        'A huge golden moon over misty mountains; far below, an inn with one lit door.',
        'Uma enorme lua dourada sobre montanhas enevoadas; bem abaixo, uma hospedaria com uma porta acesa.',
        'Una enorme luna dorada sobre montañas con niebla; muy abajo, una posada con una puerta encendida.',
        '雾山之上悬着一轮巨大的金月，远远的下方，客栈只有一扇门亮着。',
        'Vầng trăng vàng khổng lồ trên núi mù sương; tít bên dưới, quán trọ chỉ một khung cửa sáng đèn.',
      ),
      balloons: [
        caption(
          400,
          190,
          560,
          words(
            'The moon takes fifteen nights to fill and fifteen to empty.',
            'A lua leva quinze noites para encher e quinze para esvaziar.',
            'La luna tarda quince noches en llenarse y quince en vaciarse.',
            '月亮圆要十五夜，缺也要十五夜。',
            'Trăng mất mười lăm đêm để tròn, mười lăm đêm để khuyết.',
          ),
        ),
        caption(
          400,
          990,
          500,
          words(
            'Anyone can count that.\nI count guests.',
            'Isso qualquer um conta.\nEu conto hóspedes.',
            'Eso lo cuenta cualquiera.\nYo cuento huéspedes.',
            '这谁都会数。\n我数的是客人。',
            'Chuyện đó ai cũng đếm được.\nCòn ta đếm khách.',
          ),
        ),
      ],
    },
    {
      id: 'a-knock',
      height: 860,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 9, ['#3b4a6c', '#6f7f9c', '#a9b3bf']);
          ridge(g, 420, 160, '#56688a', 12);
          mist(g, 430, 120);
          gate(g, 430, 700, 1.25);
          g.fillStyle = ramp(g, [0, 690, 0, h], '#7b8797', '#4d5a70');
          g.fillRect(0, 696, 800, 200);
          for (const y of [730, 770, 810])
            brush(g, `M60 ${y}Q300 ${y - 14} 520 ${y + 4}`, { colour: alpha(INK, 0.25), width: 4, ends: 0.1, seed: y });
          sihwan(g, {
            x: 330,
            y: 470,
            scale: 0.52,
            back: true,
            hat: true,
            lower: 'stand',
            right: { elbow: [108, 60], wrist: [96, -30], hand: 'hold' },
          });
          trunk(g, 318, 560, 0.55);
        }),
      ),
      alt: words(
        'A man in a wide horsehair hat, a trunk on his back, knocks at a tiled gate at dusk.',
        'Um homem de chapéu de crina, com um baú às costas, bate a um portão telhado ao anoitecer.',
        'Un hombre con sombrero de crin y un baúl a la espalda llama a un portón de tejas al anochecer.',
        '黄昏，一个戴笠、背着箱子的男人在敲一扇瓦顶大门。',
        'Chạng vạng, một người đội mũ rộng vành, lưng cõng hòm, gõ cánh cổng mái ngói.',
      ),
      balloons: [
        sound(610, 330, 300, 1.7, PAPER, words('tok tok', 'toc toc', 'toc toc', '笃笃', 'cốc cốc')),
        speech(
          SIHWAN,
          235,
          170,
          330,
          [300, 330],
          words(
            'They say you have a room.',
            'Dizem que a senhora tem um quarto.',
            'Dicen que tiene un cuarto.',
            '听说您这儿有空房。',
            'Nghe nói bà chủ còn phòng.',
          ),
        ),
      ],
    },
    {
      id: 'nine-rooms',
      height: 820,
      draw: painted((g, h) =>
        framed(g, h, { left: 60, right: 60 }, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#2c2723', '#40362e', '#2a241f');
          g.fillRect(0, 0, 800, h);
          for (const x of [110, 190, 640, 720]) brush(g, `M${x} 0L${x} ${h}`, { colour: alpha(INK, 0.8), width: 6, seed: x });
          g.fillStyle = ramp(g, [0, 0, 0, h], '#3b4a6c', '#70809c');
          g.fillRect(240, 0, 350, h);
          lamp(g, 330, 900, 1.1);
          yeoul(g, {
            x: 420,
            y: 560,
            scale: 1.5,
            turn: -0.3,
            mood: 'wry',
            gaze: [-0.6, 0],
            left: { elbow: [-110, 110], wrist: [-116, 20], hand: 'none' },
          });
          g.fillStyle = ramp(g, [0, 0, 0, h], '#5b4c40', '#453a31');
          g.fillRect(0, 0, 236, h);
          g.fillRect(640, 0, 200, h);
          for (const x of [90, 164, 700, 760]) brush(g, `M${x} 0L${x} ${h}`, { colour: alpha(INK, 0.6), width: 5, seed: x });
          brush(g, `M238 0L238 ${h}M638 0L638 ${h}`, { colour: INK, width: 9, ends: 0.9 });
          form(
            g,
            `M206 540Q236 520 262 532Q274 540 258 548Q272 554 256 560Q268 568 252 572Q262 582 240 582Q216 584 206 570Z`,
            YEOUL_FACE.skin,
            { width: 4 },
          );
        }),
      ),
      alt: words(
        'Yeo-ul, a young widow in white and blue, looks out between two gate leaves, amused.',
        'Yeo-ul, jovem viúva de branco e azul, espia entre as folhas do portão, divertida.',
        'Yeo-ul, una joven viuda de blanco y azul, mira entre las hojas del portón, divertida.',
        '年轻的寡妇如蔚身着白衣蓝裙，从门缝里打量来人，似笑非笑。',
        'Yeo-ul, góa phụ trẻ áo trắng váy xanh, nhìn qua khe cổng, nửa cười nửa không.',
      ),
      balloons: [
        speech(
          YEOUL,
          420,
          130,
          480,
          [410, 330],
          words(
            'I have nine. Eight of them have a stove.',
            'Tenho nove. Oito com aquecimento.',
            'Tengo nueve. Ocho con brasero.',
            '有九间，八间带火炕。',
            'Ta có chín phòng. Tám phòng có lò sưởi.',
          ),
        ),
      ],
    },
    {
      id: 'most-sky',
      height: 860,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 4, ['#56688a', '#8493ab', '#b8bfc4']);
          ridge(g, 700, 200, '#6c7d99', 21);
          mist(g, 690, 200, 0.6, '#dfe2e0');
          sihwan(g, { x: 430, y: 700, scale: 2, turn: 0.4, mood: 'tender', hat: true, gaze: [0.2, -1] });
        }),
      ),
      alt: words(
        'Si-hwan, tired and gentle under his hat, looks up.',
        'Si-hwan, cansado e gentil sob o chapéu, olha para o alto.',
        'Si-hwan, cansado y amable bajo el sombrero, mira hacia arriba.',
        '时焕在笠帽下抬眼望天，疲惫而温和。',
        'Si-hwan, mệt mỏi mà hiền lành dưới vành mũ, ngước nhìn lên.',
      ),
      balloons: [
        speech(
          SIHWAN,
          250,
          130,
          360,
          [360, 430],
          words(
            'Which has the most sky?',
            'Qual deles tem mais céu?',
            '¿Cuál tiene más cielo?',
            '哪间看得见的天最多？',
            'Phòng nào nhiều trời nhất?',
          ),
        ),
      ],
    },
    {
      id: 'narrow-eye',
      height: 520,
      draw: painted((g, h) =>
        framed(g, h, { top: 60, bottom: 60, left: 0, right: 0 }, () => {
          g.fillStyle = ramp(g, [0, 0, 800, 0], '#cdbfae', YEOUL_FACE.skin, '#f7ecda');
          g.fillRect(0, 0, 800, h);
          form(g, 'M-20 -20L300 -20Q120 90 -20 200Z', '#1a1d29', { width: 5 });
          at(g, { x: 410, y: 300, scale: 1.25 }, () => bigEye(g, { open: 0.62, moonIn: false }));
          brush(g, 'M200 112Q420 40 640 120', { colour: INK, width: 24, ends: 0.2 });
        }),
      ),
      alt: words(
        'Her eye narrows: she is doing sums.',
        'O olho dela se estreita: está fazendo contas.',
        'Su ojo se entrecierra: está haciendo cuentas.',
        '她眯起一只眼：正在算账。',
        'Mắt nàng nheo lại: đang nhẩm tính.',
      ),
      balloons: [],
    },
    {
      id: 'double',
      height: 1080,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 6, ['#42537a', '#7686a2', '#a4aebb']);
          ridge(g, 620, 200, '#5a6c8c', 31);
          mist(g, 640, 160, 0.6, '#d5d9da');
          yeoul(g, {
            x: 590,
            y: 760,
            scale: 1.25,
            turn: -0.55,
            mood: 'wry',
            left: { elbow: [-120, 90], wrist: [-116, -10], hand: 'open', angle: -1.9 },
          });
          sihwan(g, { x: 200, y: 800, scale: 1.45, back: true, hat: true });
        }),
      ),
      alt: words(
        'Over his shoulder we see Yeo-ul holding up two fingers’ worth of price.',
        'Por cima do ombro dele, Yeo-ul ergue a mão e dá o preço.',
        'Por encima del hombro de él, Yeo-ul levanta la mano y pone precio.',
        '越过他的肩头，如蔚抬手报价。',
        'Qua vai chàng, Yeo-ul giơ tay ra giá.',
      ),
      balloons: [
        speech(
          YEOUL,
          560,
          130,
          380,
          [600, 480],
          words(
            'The back room. No stove. Double.',
            'O quarto dos fundos. Sem aquecimento. O dobro.',
            'El del fondo. Sin brasero. El doble.',
            '后屋。没有火炕。双倍价。',
            'Gian sau. Không lò sưởi. Giá gấp đôi.',
          ),
        ),
        speech(
          SIHWAN,
          220,
          290,
          350,
          [200, 560],
          words(
            'Double, for the cold?',
            'O dobro, pelo frio?',
            '¿El doble, por el frío?',
            '挨冻还要双倍？',
            'Gấp đôi, vì lạnh ư?',
          ),
        ),
        speech(
          YEOUL,
          560,
          400,
          300,
          [610, 500],
          words('For the view.', 'Pela vista.', 'Por la vista.', '为这景色。', 'Vì bầu trời.'),
        ),
      ],
    },
    {
      id: 'first-entry',
      height: 760,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          g.fillStyle = ramp(g, [0, 0, 800, h], '#7a6449', '#574532');
          g.fillRect(0, 0, 800, h);
          for (const y of [120, 300, 480, 660])
            brush(g, `M0 ${y}Q400 ${y - 16} 800 ${y + 6}`, { colour: alpha(INK, 0.3), width: 4, seed: y });
          book(g, 380, 420, 1.5, { turn: -0.05, lastColumns: 1 });
          writingHand(g, 420, 440, 1.15, YEOUL_FACE.skin, '#e9e8e4');
        }),
      ),
      alt: words(
        'Her hand writes a line in the guest book.',
        'A mão dela escreve uma linha no livro de hóspedes.',
        'Su mano escribe una línea en el libro de huéspedes.',
        '她的手在客簿上写下一行。',
        'Tay nàng viết một dòng vào sổ khách.',
      ),
      balloons: [
        caption(
          400,
          120,
          640,
          words(
            'The fifteenth. One guest. Clear, full moon. Paid in advance for the sky.',
            'Dia quinze. Um hóspede. Tempo limpo, lua cheia. Pagou o céu adiantado.',
            'Día quince. Un huésped. Despejado, luna llena. Pagó el cielo por adelantado.',
            '十五。客一位。天晴，月圆。天空的钱已预付。',
            'Ngày rằm. Một khách. Trời quang, trăng tròn. Đã trả trước tiền bầu trời.',
          ),
        ),
      ],
    },
    {
      id: 'he-draws',
      height: 1180,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 11);
          stars(g, 700, 70, 8);
          moon(g, 300, 370, 130);
          ridge(g, 740, 120, '#34466a', 41);
          mist(g, 720, 120);
          porch(g, h, { boards: 890, pillar: 690 });
          eaves(g, 170);
          sihwan(g, {
            x: 370,
            y: 780,
            scale: 0.9,
            lower: 'sit',
            back: true,
            right: {
              elbow: [120, 100],
              wrist: [150, 60],
              hand: 'hold',
              holds: (b) => brush(b, 'M-30 24L46 -60', { colour: '#8a6f4a', width: 7, ends: 0.6 }),
            },
          });
          at(g, { x: 560, y: 1010 }, () => sheet(g, 0, 0, 110, { turn: 0.2 }));
        }),
      ),
      alt: words(
        'From behind: Si-hwan sits on the dark porch with a raised brush, facing the full moon.',
        'De costas: Si-hwan sentado na varanda escura, pincel erguido, diante da lua cheia.',
        'De espaldas: Si-hwan sentado en el porche oscuro, pincel en alto, frente a la luna llena.',
        '背影：时焕坐在昏暗的廊下，提笔面对满月。',
        'Nhìn từ sau lưng: Si-hwan ngồi ở hiên tối, giơ bút trước trăng tròn.',
      ),
      balloons: [
        caption(
          560,
          640,
          250,
          words(
            'He did not sleep.\nHe drew.',
            'Ele não dormiu.\nDesenhou.',
            'No durmió.\nDibujó.',
            '他没睡。\n他画画。',
            'Chàng không ngủ.\nChàng vẽ.',
          ),
        ),
      ],
    },
    {
      id: 'the-sixteenth',
      height: 1040,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 15);
          ridge(g, 700, 130, '#34466a', 44);
          mist(g, 690, 120);
          porch(g, h, { boards: 800, pillar: 90 });
          sihwan(g, {
            x: 230,
            y: 690,
            scale: 1.12,
            lower: 'sit',
            turn: 0.35,
            mood: 'stern',
            gaze: [0.4, -0.8],
            right: { elbow: [110, 120], wrist: [60, 170], hand: 'hold' },
          });
          yeoul(g, {
            x: 590,
            y: 620,
            scale: 1.12,
            lower: 'sit',
            turn: -0.5,
            mood: 'wary',
            right: { elbow: [104, 110], wrist: [20, 90], hand: 'rest' },
            left: {
              elbow: [-104, 100],
              wrist: [-40, 120],
              hand: 'hold',
              holds: (b) => at(b, { x: 22, y: 30, scale: 0.5 }, () => sheet(b, 0, 0, 200, { turn: -0.5 })),
            },
          });
        }),
      ),
      alt: words(
        'She kneels beside him on the porch, a drawing in her hand; he frowns at the sky.',
        'Ela se ajoelha ao lado dele na varanda com um desenho na mão; ele franze a testa para o céu.',
        'Ella se arrodilla a su lado en el porche con un dibujo en la mano; él mira ceñudo al cielo.',
        '她跪坐在廊下他身旁，手里拿着一张画；他皱眉望天。',
        'Nàng quỳ bên chàng ngoài hiên, tay cầm bức vẽ; chàng cau mày nhìn trời.',
      ),
      balloons: [
        speech(
          YEOUL,
          580,
          130,
          330,
          [590, 410],
          words(
            'It’s the sixteenth. You drew it round.',
            'Hoje é dia dezesseis. E você a desenhou redonda.',
            'Es día dieciséis. Y la ha dibujado redonda.',
            '今天十六了，你还画得那么圆。',
            'Mười sáu rồi. Sao vẫn vẽ tròn?',
          ),
        ),
        speech(
          SIHWAN,
          230,
          245,
          340,
          [225, 330],
          words(
            'I draw what is there.',
            'Desenho o que está lá.',
            'Dibujo lo que hay.',
            '有什么，我画什么。',
            'Ta vẽ thứ đang ở đó.',
          ),
        ),
        speech(
          SIHWAN,
          240,
          400,
          360,
          [225, 500],
          words(
            'I know what day it is. I’m not sure the moon does.',
            'Eu sei que dia é hoje. Ela é que parece não saber.',
            'Yo sé qué día es. La luna, no estoy seguro.',
            '今天初几我知道。月亮知不知道，就难说了。',
            'Ta biết hôm nay ngày mấy. Trăng thì chưa chắc.',
          ),
        ),
      ],
    },
    {
      id: 'sheets-falling',
      height: 1700,
      draw: painted((g) => {
        cloud(g, 400, 400, 1100, 600, MIST, 0.35);
        cloud(g, 300, 1200, 1100, 700, DUSK, 0.28);
        brush(g, 'M120 -20Q180 400 130 860Q80 1300 150 1720', { colour: alpha(INK, 0.25), width: 5, ends: 0.7 });
        const places = [
          [250, 210, -0.08],
          [540, 470, 0.1],
          [270, 760, -0.14],
          [560, 1010, 0.05],
          [300, 1270, 0.12],
          [540, 1520, -0.1],
        ] as const;
        for (const [x, y, turn] of places) sheet(g, x, y, 230, { turn });
      }),
      alt: words(
        'Sheet after sheet drifts down the page, and the moon on each of them is full.',
        'Folha após folha desce pela página, e a lua em todas está cheia.',
        'Hoja tras hoja cae por la página, y en todas la luna está llena.',
        '一张又一张画飘落，每一张上的月亮都是圆的。',
        'Tờ này nối tờ kia rơi xuống, tờ nào trăng cũng tròn.',
      ),
      balloons: [
        caption(560, 200, 300, words('The seventeenth.', 'Dia dezessete.', 'El diecisiete.', '十七。', 'Mười bảy.')),
        caption(230, 490, 300, words('The twentieth.', 'Dia vinte.', 'El veinte.', '二十。', 'Hai mươi.')),
        caption(
          570,
          760,
          320,
          words(
            'The twenty-third, when there should be half.',
            'Dia vinte e três: deveria ser meia.',
            'El veintitrés, cuando tocaba media.',
            '二十三，本该只剩半轮。',
            'Hai mươi ba, lẽ ra chỉ còn nửa.',
          ),
        ),
        caption(
          560,
          1270,
          320,
          words(
            'The thirtieth, when there should be none.',
            'Dia trinta: não deveria haver lua.',
            'El treinta, cuando no debía haber luna.',
            '三十，本该一点也没有。',
            'Ba mươi, lẽ ra chẳng còn gì.',
          ),
        ),
      ],
    },
    {
      id: 'oil-seller',
      height: 880,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 18, [NIGHT, '#4a5d82', '#8290a8']);
          moon(g, 620, 250, 70);
          ridge(g, 470, 120, '#3d5074', 51);
          inn(g, 170, 700, 0.55);
          inn(g, 690, 690, 0.5);
          g.fillStyle = ramp(g, [0, 690, 0, h], '#8a97a8', '#4f5d76');
          g.fillRect(0, 692, 800, 220);
          oilSeller(g, 400, 800, 1.25);
        }),
      ),
      alt: words(
        'In a bright night street a lamp-oil seller sits on his unsold jars and weeps.',
        'Numa rua clara como dia, um vendedor de azeite chora sentado nos jarros encalhados.',
        'En una calle iluminada por la luna, un vendedor de aceite llora sobre sus tinajas sin vender.',
        '月色通明的街上，卖灯油的坐在卖不出去的油罐边掉泪。',
        'Trên phố đêm sáng rỡ, ông bán dầu đèn ngồi khóc bên mấy hũ dầu ế.',
      ),
      balloons: [
        caption(
          290,
          130,
          460,
          words(
            'The lamp-oil seller wept. The thieves stayed home.',
            'O vendedor de azeite chorou. Os ladrões ficaram em casa.',
            'El vendedor de aceite lloró. Los ladrones se quedaron en casa.',
            '卖灯油的哭了，做贼的不出门了。',
            'Ông bán dầu đèn khóc. Lũ trộm nằm nhà.',
          ),
        ),
      ],
    },
    {
      id: 'all-thirty',
      height: 1100,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0 }, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#b79a63', '#8a7044');
          g.fillRect(0, 0, 800, h);
          for (let index = 0; index < 15; index++)
            sheet(g, 100 + (index % 5) * 150, 330 + Math.floor(index / 5) * 205 + ((index * 37) % 30), 132, {
              turn: (((index * 53) % 20) - 10) / 80,
            });
          book(g, 400, 990, 0.9, { turn: 0.03, flat: 0.8 });
        }),
      ),
      alt: words(
        'The drawings cover the floor in rows around the open guest book.',
        'Os desenhos cobrem o chão em fileiras diante do livro aberto.',
        'Los dibujos cubren el suelo en filas ante el libro abierto.',
        '画纸一排排铺满地板，旁边摊着客簿。',
        'Những bức vẽ trải kín sàn thành hàng, bên cuốn sổ khách mở.',
      ),
      balloons: [
        caption(
          400,
          140,
          640,
          words(
            'A man may lie about the sky. I checked every sheet against my book.',
            'Sobre o céu pode-se mentir. Conferi cada folha com o meu livro.',
            'Sobre el cielo se puede mentir. Cotejé cada hoja con mi libro.',
            '天上的事可以撒谎。我把每一张都跟账簿对了。',
            'Chuyện trên trời có thể bịa. Ta dò từng tờ với cuốn sổ.',
          ),
        ),
      ],
    },
    {
      id: 'she-checks',
      height: 1000,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          room(g, h, { floor: 720, window: 600 });
          lamp(g, 170, 790, 1.1);
          yeoul(g, {
            x: 420,
            y: 560,
            scale: 1.1,
            lower: 'sit',
            turn: -0.5,
            mood: 'calm',
            gaze: [-0.5, 0.8],
            left: {
              elbow: [-128, 110],
              wrist: [-150, 40],
              hand: 'hold',
              holds: (b) => at(b, { x: 24, y: 30 }, () => sheet(b, 0, 0, 120, { turn: 1.4 })),
            },
          });
          desk(g, 440, 820, 1.25);
          book(g, 450, 806, 0.7, { flat: 0.3 });
        }),
      ),
      alt: words(
        'By lamplight Yeo-ul compares a drawing with her book.',
        'À luz da lamparina, Yeo-ul compara um desenho com o livro.',
        'A la luz de la lámpara, Yeo-ul compara un dibujo con su libro.',
        '灯下，如蔚拿着一张画与客簿对照。',
        'Dưới ánh đèn, Yeo-ul so bức vẽ với cuốn sổ.',
      ),
      balloons: [
        thought(
          YEOUL,
          400,
          180,
          600,
          [440, 400],
          words(
            'Two lamps on the night the salt merchants came. None on the ninth. He’s honest.',
            'Duas luzes na noite dos mercadores de sal. Nenhuma na nona. Ele é honesto.',
            'Dos luces la noche de los salineros. Ninguna la novena. Es honrado.',
            '盐商住店那晚，亮两盏灯；第九夜一盏也没有。都对。他没撒谎。',
            'Đêm lái buôn muối đến: hai ngọn đèn. Đêm thứ chín: không ngọn nào. Chàng thật thà.',
          ),
        ),
      ],
    },
    {
      id: 'then-who',
      height: 900,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0 }, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#8a7044', '#5d4a30');
          g.fillRect(0, 0, 800, h);
          sheet(g, 380, 250, 900, { turn: -0.04, watcher: 0.95 });
          at(g, { x: 110, y: 20 }, () => {
            form(
              g,
              'M830 640Q700 600 590 640L500 690Q470 712 490 728Q506 736 540 722L600 706Q580 740 600 770Q700 830 830 800Z',
              YEOUL_FACE.skin,
              { width: 7 },
            );
            brush(g, 'M600 706Q650 690 690 700M604 744Q650 730 700 740M612 774Q660 764 700 774', {
              colour: alpha(INK, 0.7),
              width: 4,
            });
            form(g, 'M500 690Q476 706 490 722L508 714Z', '#f7d9c4', { width: 3 });
          });
        }),
      ),
      alt: words(
        'Her finger stops beside a tiny figure, drawn at the gate under the moon.',
        'O dedo dela para ao lado de uma figurinha desenhada no portão, sob a lua.',
        'Su dedo se detiene junto a una figurita dibujada en el portón, bajo la luna.',
        '她的指尖停在月下门边一个小小的人影旁。',
        'Ngón tay nàng dừng bên một bóng người tí xíu vẽ cạnh cổng.',
      ),
      balloons: [
        thought(
          YEOUL,
          220,
          130,
          300,
          [120, 240],
          words('Then who is this?', 'Então quem é este?', 'Entonces, ¿quién es este?', '那，这是谁？', 'Vậy thì đây là ai?'),
        ),
      ],
    },
    {
      id: 'eye-full',
      height: 620,
      draw: painted((g, h) =>
        framed(g, h, { top: 70, bottom: 70, left: 0, right: 0 }, () => {
          g.fillStyle = ramp(g, [0, 0, 800, 0], '#8e9ab0', '#c9c6be', '#a9adb6');
          g.fillRect(0, 0, 800, h);
          at(g, { x: 400, y: 340, scale: 1.4 }, () => bigEye(g, { open: 1.25 }));
        }),
      ),
      alt: words(
        'Her eye, wide open, with the lamp in it like a moon.',
        'O olho dela, arregalado, com a luz como uma lua dentro.',
        'Su ojo, muy abierto, con la luz dentro como una luna.',
        '她的眼睛睁得大大的，灯火映在其中，宛如月亮。',
        'Mắt nàng mở to, ánh đèn trong đó như vầng trăng.',
      ),
      balloons: [],
    },
    {
      id: 'every-sheet',
      height: 1000,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          room(g, h, { floor: 760, light: 'moon', window: 560 });
          for (const [x, y, turn] of [
            [130, 860, 0.3],
            [300, 910, -0.2],
            [520, 890, 0.1],
            [690, 850, -0.4],
          ] as const)
            at(g, { x, y }, () => {
              g.scale(1, 0.42);
              sheet(g, 0, 0, 150, { turn, watcher: 0.6 });
            });
          yeoul(g, {
            x: 330,
            y: 560,
            scale: 1.3,
            turn: 0.3,
            mood: 'startled',
            left: { elbow: [-104, 90], wrist: [-40, 10], hand: 'rest', angle: -0.6 },
            right: {
              elbow: [104, 90],
              wrist: [56, 130],
              hand: 'hold',
              holds: (b) => at(b, { x: 20, y: 0 }, () => sheet(b, 0, 0, 110, { turn: 0.6, watcher: 0.8 })),
            },
          });
        }),
      ),
      alt: words(
        'Yeo-ul stands among the scattered sheets, a hand at her throat.',
        'Yeo-ul de pé entre as folhas espalhadas, a mão na garganta.',
        'Yeo-ul de pie entre las hojas dispersas, con la mano en la garganta.',
        '如蔚站在散落的画纸间，一手抚着喉头。',
        'Yeo-ul đứng giữa những tờ giấy vương vãi, tay đặt lên cổ.',
      ),
      balloons: [
        caption(
          400,
          140,
          600,
          words(
            'He stands at my gate. On all thirty sheets.',
            'Ele está no meu portão. Nas trinta folhas.',
            'Está ante mi portón. En las treinta hojas.',
            '他站在我家门口。三十张，张张都在。',
            'Hắn đứng trước cổng nhà ta. Trên cả ba mươi tờ.',
          ),
        ),
      ],
    },
    {
      id: 'nobody-knocked',
      height: 1500,
      draw: painted((g, h) => {
        night(g, 0, h, 23, [PAPER, '#9aa6b6', NIGHT, DEEP]);
        moon(g, 400, 420, 120);
        ridge(g, 860, 150, '#2c3c5c', 61);
        mist(g, 880, 160);
        gate(g, 400, 1240, 1.2);
        g.fillStyle = ramp(g, [0, 1230, 0, h], '#3c4b68', DEEP);
        g.fillRect(0, 1236, 800, 300);
        at(g, { x: 400, y: 1250 }, () =>
          form(g, 'M-56 0Q-66 -150 -44 -190Q-40 -236 0 -240Q40 -236 44 -190Q66 -150 56 0Z', alpha('#05070d', 0.86), {
            line: false,
          }),
        );
        g.fillStyle = alpha('#05070d', 0.5);
        g.beginPath();
        g.moveTo(344, 1250);
        g.lineTo(456, 1250);
        g.lineTo(620, 1510);
        g.lineTo(180, 1510);
        g.fill();
        for (const x of [360, 410, 438])
          brush(g, `M${x} 1262Q${x + 10} 1276 ${x + 4} 1290`, { colour: alpha(MIST, 0.8), width: 5, ends: 0.2, seed: x });
      }),
      alt: words(
        'Outside, under the moon that will not wane, a dripping shadow stands before the closed gate.',
        'Lá fora, sob a lua que não míngua, uma sombra pingando está diante do portão fechado.',
        'Afuera, bajo la luna que no mengua, una sombra que gotea espera ante el portón cerrado.',
        '门外，不肯缺的月亮下，一个滴着水的黑影立在紧闭的门前。',
        'Bên ngoài, dưới vầng trăng không khuyết, một bóng đen nhỏ nước đứng trước cổng đóng.',
      ),
      balloons: [
        caption(
          400,
          700,
          520,
          words(
            'And in my book, thirty times: nobody knocked.',
            'E no meu livro, trinta vezes: ninguém bateu.',
            'Y en mi libro, treinta veces: no llamó nadie.',
            '而我的客簿上，三十次都写着：无人叩门。',
            'Còn trong sổ ta, ba mươi lần: không ai gõ cửa.',
          ),
        ),
        sound(640, 1300, 240, 1.5, GOLD, words('drip', 'plic', 'plic', '滴答', 'tách')),
      ],
    },
  ],
};
