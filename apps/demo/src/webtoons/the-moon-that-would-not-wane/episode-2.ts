import { alpha } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import type { StripEpisode } from '../format.ts';
import { caption, sound, speech } from '../kit/balloons.ts';
import { brush } from '../kit/brush.ts';
import { at, ramp } from '../kit/pen.ts';
import { title, words } from '../kit/words.ts';
import { sihwan, YEOUL as YEOUL_FACE, yeoul } from './cast.ts';
import { desk, eaves, gate, inn, lamp, mist, pine, porch, ridge, room, sheet } from './places.ts';
import { jade, observatory, ship, wave } from './props.ts';
import { cloud, DEEP, DUSK, faded, form, framed, INK, MIST, moon, NIGHT, night, painted, PALE, PAPER, stars } from './style.ts';
import { SIHWAN, YEOUL } from './voices.ts';

export const EPISODE_2: StripEpisode = {
  number: 2,
  title: title(
    '하룻밤에 한 걸음',
    'One Step a Night',
    'Um Passo por Noite',
    'Un paso cada noche',
    '一夜一步',
    'Mỗi đêm một bước',
  ),
  synopsis: words(
    'On thirty drawings somebody comes nearer. Yeo-ul asks what her lodger did to lose the sky, and the answer is one word long.',
    'Em trinta desenhos alguém se aproxima. Yeo-ul pergunta o que o hóspede fez para perder o céu, e a resposta cabe numa palavra.',
    'En treinta dibujos alguien se acerca. Yeo-ul pregunta a su huésped cómo perdió el cielo, y la respuesta es una sola palabra.',
    '三十张画上，有人步步走近。如蔚问房客因何丢了那片天，答案只有一个字。',
    'Trên ba mươi bức vẽ, có kẻ đang tới gần. Yeo-ul hỏi vì sao khách mất bầu trời; câu trả lời chỉ là một chữ.',
  ),
  panels: [
    {
      id: 'bad-manners',
      height: 860,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 31, ['#8493ab', '#b9c1c8', '#e3dccb']);
          moon(g, 610, 230, 78, 0.35);
          ridge(g, 520, 170, '#7383a0', 71);
          mist(g, 530, 150, 0.7, PAPER);
          ridge(g, 640, 100, '#56688a', 74);
          inn(g, 380, 790, 0.82);
          pine(g, 720, 800, 0.85, true);
        }),
      ),
      alt: words(
        'Morning over the inn; the pale moon is still up.',
        'Manhã sobre a hospedaria; a lua pálida continua lá.',
        'Amanece sobre la posada; la luna pálida sigue ahí.',
        '客栈的清晨，淡淡的月亮还挂着。',
        'Sáng sớm trên quán trọ; vầng trăng nhạt vẫn còn đó.',
      ),
      balloons: [
        caption(
          300,
          140,
          420,
          words(
            'Morning. The moon had not left. It was losing its manners.',
            'Manhã. A lua ainda não tinha ido embora. Estava perdendo os modos.',
            'De mañana, la luna seguía sin irse. Estaba perdiendo los modales.',
            '天亮了，月亮还不走。真是越来越没规矩。',
            'Trời sáng mà trăng chưa chịu về. Càng lúc càng vô phép.',
          ),
        ),
      ],
    },
    {
      id: 'who-is-this',
      height: 1060,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          room(g, h, { floor: 760, window: 400 });
          sihwan(g, { x: 250, y: 640, scale: 1.2, lower: 'sit', turn: 0.55, mood: 'startled', gaze: [0.6, -0.3] });
          yeoul(g, {
            x: 590,
            y: 480,
            scale: 1.2,
            turn: -0.55,
            mood: 'stern',
            lean: -0.08,
            left: {
              elbow: [-120, 90],
              wrist: [-150, 170],
              hand: 'hold',
              holds: (b) => at(b, { x: 40, y: 0 }, () => sheet(b, 0, 0, 130, { turn: -1.7, watcher: 0.8 })),
            },
          });
          desk(g, 250, 900, 1.1);
        }),
      ),
      alt: words(
        'Yeo-ul bends over the desk and holds a drawing under Si-hwan’s nose.',
        'Yeo-ul se inclina sobre a mesa e mostra um desenho a Si-hwan.',
        'Yeo-ul se inclina sobre la mesa y le planta un dibujo a Si-hwan.',
        '如蔚俯身到案前，把一张画递到时焕眼皮底下。',
        'Yeo-ul cúi qua bàn, chìa bức vẽ ngay trước mặt Si-hwan.',
      ),
      balloons: [
        speech(
          YEOUL,
          590,
          150,
          300,
          [590, 270],
          words('Who is this?', 'Quem é este?', '¿Quién es este?', '这是谁？', 'Đây là ai?'),
        ),
        speech(
          SIHWAN,
          220,
          330,
          320,
          [240, 430],
          words(
            'A man at a gate?',
            'Um homem num portão?',
            '¿Un hombre ante un portón?',
            '……门口的人？',
            'Một người… trước cổng?',
          ),
        ),
      ],
    },
    {
      id: 'my-gate',
      height: 760,
      draw: painted((g, h) =>
        framed(g, h, { left: 60, right: 60 }, () => {
          room(g, h, { floor: 900, window: 620 });
          yeoul(g, { x: 360, y: 560, scale: 1.9, turn: 0.1, mood: 'angry' });
        }),
      ),
      alt: words(
        'Close on Yeo-ul, brows down.',
        'Close em Yeo-ul, de cenho franzido.',
        'Primer plano de Yeo-ul, con el ceño fruncido.',
        '如蔚的特写，双眉紧锁。',
        'Cận cảnh Yeo-ul, mày chau lại.',
      ),
      balloons: [
        speech(
          YEOUL,
          610,
          150,
          240,
          [440, 300],
          words('MY gate.', 'O MEU portão.', 'MI portón.', '是我家的门。', 'Cổng nhà TA.'),
          1.15,
        ),
      ],
    },
    {
      id: 'do-not-look',
      height: 820,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          room(g, h, { floor: 720, window: 180 });
          sihwan(g, {
            x: 430,
            y: 640,
            scale: 1.8,
            turn: -0.35,
            mood: 'wary',
            gaze: [-0.3, 1],
            right: { elbow: [110, 90], wrist: [70, 10], hand: 'rest', angle: -2.2 },
          });
        }),
      ),
      alt: words(
        'Si-hwan rubs his neck, ashamed of his own drawing.',
        'Si-hwan coça a nuca, envergonhado do próprio desenho.',
        'Si-hwan se frota el cuello, avergonzado de su propio dibujo.',
        '时焕摸着后颈，被自己的画弄得心虚。',
        'Si-hwan xoa gáy, ngượng vì chính bức vẽ của mình.',
      ),
      balloons: [
        speech(
          SIHWAN,
          210,
          170,
          330,
          [330, 400],
          words(
            'I draw what is there. I don’t always look at it.',
            'Desenho o que está lá. Nem sempre eu olho.',
            'Dibujo lo que hay. No siempre lo miro.',
            '有什么我就画什么，不一定都看进去了。',
            'Ta vẽ thứ đang ở đó. Không phải lúc nào cũng nhìn.',
          ),
        ),
      ],
    },
    {
      id: 'nearer',
      height: 1750,
      draw: painted((g, h) => {
        cloud(g, 400, 500, 1100, 700, DUSK, 0.25);
        g.fillStyle = ramp(g, [0, 300, 0, h], alpha(NIGHT, 0), alpha(NIGHT, 0.75), DEEP);
        g.fillRect(0, 300, 800, h);
        for (const [index, [x, y, width]] of (
          [
            [230, 250, 220],
            [560, 540, 270],
            [270, 900, 320],
            [480, 1400, 440],
          ] as const
        ).entries())
          sheet(g, x, y, width, { turn: index % 2 ? 0.05 : -0.06, watcher: 0.02 + index * 0.33 });
      }),
      alt: words(
        'Four sheets, each larger: the small figure stands nearer to the gate on every one.',
        'Quatro folhas, cada vez maiores: em cada uma a figura está mais perto do portão.',
        'Cuatro hojas, cada vez mayores: en cada una la figura está más cerca del portón.',
        '四张画，一张比一张大：那小小的人影一张比一张离门更近。',
        'Bốn tờ, tờ sau lớn hơn tờ trước: bóng người mỗi lúc một gần cổng.',
      ),
      balloons: [
        caption(
          570,
          220,
          330,
          words(
            'First night: by the willow.',
            'Primeira noite: no salgueiro.',
            'Primera noche: junto al sauce.',
            '第一夜，在柳树下。',
            'Đêm đầu: bên gốc liễu.',
          ),
        ),
        caption(
          230,
          560,
          330,
          words(
            'Ninth night: by the well.',
            'Nona noite: no poço.',
            'Novena noche: junto al pozo.',
            '第九夜，到了井边。',
            'Đêm thứ chín: bên giếng.',
          ),
        ),
        caption(
          610,
          900,
          300,
          words(
            'Twentieth: along the wall.',
            'Vigésima: rente ao muro.',
            'Vigésima: junto al muro.',
            '第二十夜，贴着墙。',
            'Đêm hai mươi: sát tường.',
          ),
        ),
        caption(180, 1600, 260, words('Thirtieth.', 'Trigésima.', 'Trigésima.', '第三十夜。', 'Đêm ba mươi.')),
      ],
    },
    {
      id: 'then-tonight',
      height: 1000,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          room(g, h, { floor: 700, window: 420 });
          sihwan(g, { x: 220, y: 600, scale: 1.35, turn: 0.6, mood: 'wary', gaze: [0.6, 0] });
          yeoul(g, { x: 580, y: 640, scale: 1.35, turn: -0.6, mood: 'wary', gaze: [-0.6, 0] });
        }),
      ),
      alt: words(
        'They look at each other over the sheets, both counting.',
        'Os dois se entreolham sobre as folhas, contando.',
        'Se miran por encima de las hojas, los dos contando.',
        '两人隔着画纸对望，都在心里数。',
        'Hai người nhìn nhau qua những tờ giấy, cùng nhẩm đếm.',
      ),
      balloons: [
        speech(
          YEOUL,
          570,
          150,
          330,
          [580, 400],
          words('One step a night.', 'Um passo por noite.', 'Un paso cada noche.', '一夜一步。', 'Mỗi đêm một bước.'),
        ),
        speech(
          SIHWAN,
          210,
          260,
          300,
          [220, 370],
          words('Then tonight…', 'Então hoje…', 'Entonces, hoy…', '那么今晚……', 'Vậy đêm nay…'),
        ),
      ],
    },
    {
      id: 'both-turn',
      height: 900,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0 }, () => {
          night(g, 0, h, 37, ['#6f7f9c', '#a9b3bf', '#c9c9c2']);
          gate(g, 400, 600, 0.8);
          g.fillStyle = ramp(g, [0, 596, 0, h], '#8e99a6', '#5b687d');
          g.fillRect(0, 598, 800, 320);
          sihwan(g, { x: 170, y: 700, scale: 1.3, back: true });
          yeoul(g, { x: 630, y: 730, scale: 1.3, back: true });
        }),
      ),
      alt: words(
        'From behind: both have turned towards the closed gate.',
        'De costas: os dois se viraram para o portão fechado.',
        'De espaldas: ambos se han vuelto hacia el portón cerrado.',
        '背影：两人一齐转向紧闭的大门。',
        'Từ phía sau: cả hai cùng quay về phía cánh cổng đóng.',
      ),
      balloons: [],
    },
    {
      id: 'the-club',
      height: 960,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          room(g, h, { floor: 740, window: 620 });
          yeoul(g, {
            x: 330,
            y: 560,
            scale: 1.4,
            turn: 0.35,
            mood: 'wry',
            right: {
              elbow: [118, 90],
              wrist: [128, 0],
              hand: 'hold',
              angle: -1.2,
              holds: (b) => form(b, 'M-60 -12L90 -26Q120 -26 120 0Q120 24 90 24L-60 10Q-70 0 -60 -12Z', '#7b6247', { width: 4 }),
            },
          });
        }),
      ),
      alt: words(
        'Yeo-ul shoulders a laundry club, quite cheerful.',
        'Yeo-ul apoia um batedor de roupa no ombro, bem animada.',
        'Yeo-ul se echa al hombro una maza de lavar, muy animada.',
        '如蔚扛着捣衣棒，神色轻松。',
        'Yeo-ul vác chày giặt, trông khá vui vẻ.',
      ),
      balloons: [
        speech(
          YEOUL,
          400,
          150,
          600,
          [360, 330],
          words(
            'I’ve thrown out two magistrates and a bear.',
            'Já botei para fora dois magistrados e um urso.',
            'He echado a dos magistrados y a un oso.',
            '我赶走过两个县官、一头熊。',
            'Ta từng tống cổ hai ông quan huyện và một con gấu.',
          ),
        ),
        speech(SIHWAN, 640, 700, 220, [760, 820], words('A bear?', 'Um urso?', '¿Un oso?', '熊？', 'Gấu á?')),
        speech(
          YEOUL,
          590,
          850,
          300,
          [430, 700],
          words('The bear paid.', 'O urso pagou.', 'El oso pagó.', '熊付了房钱。', 'Con gấu có trả tiền.'),
        ),
      ],
    },
    {
      id: 'both-watch',
      height: 1300,
      draw: painted((g, h) => {
        night(g, 0, h, 41, [PAPER, DUSK, NIGHT, NIGHT]);
        stars(g, 800, 60, 12);
        moon(g, 400, 470, 140);
        ridge(g, 800, 130, '#2e3f60', 81);
        mist(g, 800, 130);
        porch(g, h, { boards: 1010, pillar: 730 });
        sihwan(g, { x: 270, y: 900, scale: 0.85, lower: 'sit', back: true });
        yeoul(g, { x: 520, y: 910, scale: 0.85, lower: 'sit', back: true });
        at(g, { x: 398, y: 1180 }, () => {
          g.scale(1, 0.5);
          sheet(g, 0, 0, 110);
        });
        lamp(g, 110, 1190, 0.7);
      }),
      alt: words(
        'The two sit side by side on the porch, small before an enormous moon.',
        'Os dois sentados lado a lado na varanda, pequenos diante de uma lua enorme.',
        'Los dos sentados uno junto al otro en el porche, pequeños ante una luna enorme.',
        '两人并肩坐在廊下，在巨大的月亮前显得很小。',
        'Hai người ngồi cạnh nhau ngoài hiên, nhỏ bé trước vầng trăng khổng lồ.',
      ),
      balloons: [
        caption(
          400,
          160,
          560,
          words(
            'So on the thirty-first night we both watched.',
            'Na trigésima primeira noite, vigiamos os dois.',
            'Y la trigésima primera noche vigilamos los dos.',
            '于是第三十一夜，我们一起守着。',
            'Nên đêm thứ ba mươi mốt, cả hai cùng thức canh.',
          ),
        ),
      ],
    },
    {
      id: 'why-thrown-out',
      height: 900,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 43);
          porch(g, h, { boards: 900, pillar: 110 });
          sihwan(g, { x: 250, y: 800, scale: 1.6, turn: -0.5, mood: 'sad', gaze: [-0.5, 0.3] });
          yeoul(g, { x: 580, y: 690, scale: 1.5, turn: -0.5, mood: 'calm', gaze: [-0.8, 0] });
        }),
      ),
      alt: words(
        'She looks at him; he looks away.',
        'Ela olha para ele; ele desvia o olhar.',
        'Ella lo mira; él aparta la vista.',
        '她看着他，他移开了目光。',
        'Nàng nhìn chàng; chàng ngoảnh đi.',
      ),
      balloons: [
        speech(
          YEOUL,
          570,
          150,
          380,
          [580, 430],
          words(
            'Why did they throw you out?',
            'Por que expulsaram você?',
            '¿Por qué lo echaron?',
            '他们为什么赶你出来？',
            'Vì sao họ đuổi ngài?',
          ),
        ),
        speech(
          SIHWAN,
          200,
          330,
          290,
          [240, 520],
          words('For one word.', 'Por uma palavra.', 'Por una palabra.', '为了一个字。', 'Vì một chữ.'),
        ),
      ],
    },
    {
      id: 'the-forecast',
      height: 1100,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0 }, () => {
          night(g, 0, h, 47, ['#2a3240', '#55616f', '#8b949c']);
          cloud(g, 300, 260, 1300, 360, '#0d1220', 0.8);
          cloud(g, 560, 420, 1200, 260, '#1b2333', 0.7);
          ridge(g, 800, 120, '#3b4654', 91);
          sihwan(g, {
            x: 400,
            y: 590,
            scale: 0.5,
            turn: 0.4,
            mood: 'stern',
            hat: true,
            lower: 'none',
            right: {
              elbow: [100, 100],
              wrist: [30, 120],
              hand: 'hold',
              holds: (b) => brush(b, 'M-20 20L40 -50', { colour: '#c9b48a', width: 8, ends: 0.6 }),
            },
          });
          observatory(g, 400, 1000, 1.15);
        }),
      ),
      alt: words(
        'Seven years ago: Si-hwan with a brush on the stone observatory, black clouds behind him.',
        'Sete anos atrás: Si-hwan com o pincel no observatório de pedra, nuvens negras ao fundo.',
        'Hace siete años: Si-hwan con el pincel en el observatorio de piedra, nubes negras detrás.',
        '七年前，时焕执笔立在石砌观象台上，身后黑云压城。',
        'Bảy năm trước: Si-hwan cầm bút trên đài quan thiên bằng đá, mây đen sau lưng.',
      ),
      balloons: [
        caption(
          400,
          150,
          620,
          words(
            'Seven years ago they asked me for the weather, for a wedding ship.',
            'Há sete anos me pediram a previsão para um navio de casamento.',
            'Hace siete años me pidieron el tiempo para un barco de bodas.',
            '七年前，一艘迎亲船要出海，他们来问我天象。',
            'Bảy năm trước, họ hỏi ta thời tiết cho một con tàu cưới.',
          ),
        ),
        speech(
          SIHWAN,
          620,
          380,
          280,
          [450, 540],
          words('I wrote “clear.”', 'Escrevi “limpo”.', 'Escribí «despejado».', '我写了“晴”。', 'Ta viết: “quang”.'),
        ),
      ],
    },
    {
      id: 'the-storm',
      height: 1750,
      draw: painted((g, h) => {
        g.fillStyle = ramp(g, [0, 0, 0, h], '#8b949c', '#4a5568', '#232d40', '#0d1320');
        g.fillRect(0, 0, 800, h);
        for (const [x, y, size] of [
          [200, 180, 500],
          [600, 340, 520],
          [300, 560, 460],
        ] as const)
          cloud(g, x, y, 1200, size, '#0d1220', 0.6);
        const random = randomFrom(5);
        for (let drop = 0; drop < 90; drop++) {
          const [x, y] = [900 * random(), 300 + 1200 * random()];
          brush(g, `M${x} ${y}L${x - 26} ${y + 90 + 60 * random()}`, {
            colour: alpha(PALE, 0.16 + 0.2 * random()),
            width: 3,
            ends: 0.1,
            seed: drop,
          });
        }
        wave(g, 160, 1280, 1, '#33435e');
        wave(g, 640, 1330, 1.1, '#2b3a54', true);
        ship(g, 430, 1330, 0.9, 0.38);
        wave(g, 250, 1480, 1.4, '#22304a');
        wave(g, 660, 1590, 1.3, '#1a2438', true);
        wave(g, 200, 1690, 1.5, '#101829');
      }),
      alt: words(
        'A long fall of rain, and at its foot a small ship with lanterns tilting between waves like claws.',
        'Uma longa queda de chuva e, embaixo, um pequeno navio de lanternas tombando entre ondas como garras.',
        'Una larga caída de lluvia y, al pie, un barquito con faroles que se vuelca entre olas como garras.',
        '长长的雨幕尽头，一艘挂灯的小船在利爪般的浪间倾覆。',
        'Mưa đổ dài, và dưới cùng một con tàu nhỏ treo đèn nghiêng giữa những ngọn sóng như vuốt.',
      ),
      balloons: [sound(400, 860, 500, 2.6, PALE, words('FWOOOSH', 'FUUUUSH', 'FUUUSH', '轰——', 'ÀO ÀO'))],
    },
    {
      id: 'her-hand',
      height: 700,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#dfe0de', '#b7c0cb');
          g.fillRect(0, 0, 800, h);
          form(g, 'M500 -20Q330 300 90 720L200 720Q470 380 640 -20Z', '#56688a', { width: 7 });
          form(g, 'M240 -20Q330 200 420 300L350 420Q200 200 120 -20Z', '#56688a', { width: 7 });
          brush(g, 'M480 -20Q330 250 200 470M270 -20Q350 180 420 270', { colour: '#fbf9f2', width: 18, ends: 0.8 });
          brush(g, 'M330 -20Q350 150 392 250M450 -20Q430 130 404 250', { colour: '#7b3a33', width: 6, ends: 0.8 });
          jade(g, 400, 330, 1.3);
          g.translate(-60, -6);
          form(
            g,
            'M890 430Q700 350 600 350Q520 356 470 330Q440 310 430 336Q428 356 470 384Q430 380 424 402Q424 420 470 424Q434 432 438 452Q450 470 500 460Q470 476 480 492Q520 510 590 490Q700 540 890 610Z',
            YEOUL_FACE.skin,
            { width: 7 },
          );
          brush(g, 'M470 384Q520 396 560 392M470 424Q520 436 566 430M500 460Q540 462 570 458', {
            colour: alpha(INK, 0.6),
            width: 4,
            ends: 0.2,
          });
          form(g, 'M700 330Q790 370 900 390L900 660Q740 590 680 560Q720 450 700 330Z', '#e9e8e4', { width: 7 });
        }),
      ),
      alt: words(
        'Her hand closes on half a jade token on a red cord at her neck.',
        'A mão dela se fecha sobre meia peça de jade num cordão vermelho ao pescoço.',
        'Su mano se cierra sobre media pieza de jade en un cordón rojo al cuello.',
        '她的手握住颈间红绳上的半块玉佩。',
        'Tay nàng nắm lấy nửa miếng ngọc trên sợi dây đỏ nơi cổ.',
      ),
      balloons: [],
    },
    {
      id: 'where-from',
      height: 800,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 53);
          moon(g, 640, 210, 60);
          ridge(g, 620, 140, '#34466a', 64);
          mist(g, 620, 120);
          porch(g, h, { boards: 740, pillar: 120 });
          yeoul(g, {
            x: 420,
            y: 640,
            scale: 1.9,
            turn: 0.25,
            mood: 'wary',
            gaze: [0.2, 0.6],
            left: { elbow: [-96, 100], wrist: [-24, 40], hand: 'hold', angle: -0.7 },
          });
        }),
      ),
      alt: words(
        'Yeo-ul asks without looking up, her hand at her collar.',
        'Yeo-ul pergunta sem erguer os olhos, a mão na gola.',
        'Yeo-ul pregunta sin levantar la vista, la mano en el cuello.',
        '如蔚按着衣领，没有抬眼，轻声问。',
        'Yeo-ul hỏi mà không ngước lên, tay giữ cổ áo.',
      ),
      balloons: [
        speech(
          YEOUL,
          230,
          170,
          330,
          [350, 400],
          words('Where was it sailing?', 'Para onde ele ia?', '¿Adónde iba?', '那船要去哪儿？', 'Tàu ấy đi đâu?'),
        ),
      ],
    },
    {
      id: 'to-mapo',
      height: 800,
      draw: painted((g, h) =>
        framed(g, h, { left: 60, right: 60 }, () => {
          night(g, 0, h, 57);
          ridge(g, 560, 140, '#34466a', 67);
          mist(g, 580, 120);
          porch(g, h, { boards: 740, pillar: 660 });
          eaves(g, 120);
          sihwan(g, { x: 380, y: 640, scale: 1.9, turn: -0.3, mood: 'sad', gaze: [0, 0.8] });
        }),
      ),
      alt: words(
        'Si-hwan, eyes lowered.',
        'Si-hwan, de olhos baixos.',
        'Si-hwan, con la mirada baja.',
        '时焕垂着眼。',
        'Si-hwan cụp mắt.',
      ),
      balloons: [
        speech(
          SIHWAN,
          560,
          160,
          350,
          [450, 390],
          words(
            'To Mapo. There was a bridegroom aboard.',
            'Para Mapo. Levava um noivo a bordo.',
            'A Mapo. A bordo iba un novio.',
            '麻浦。船上有位新郎。',
            'Về Mapo. Trên tàu có chú rể.',
          ),
        ),
      ],
    },
    {
      id: 'seven-years',
      height: 1100,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0 }, () => {
          night(g, 0, h, 59);
          stars(g, 700, 60, 15);
          moon(g, 560, 390, 150);
          ridge(g, 860, 150, '#2c3c5c', 95);
          mist(g, 880, 140);
          yeoul(g, { x: 290, y: 780, scale: 1.5, back: true });
        }),
      ),
      alt: words(
        'Yeo-ul has stood up and turned her back to us, to the moon.',
        'Yeo-ul se levantou e nos dá as costas, diante da lua.',
        'Yeo-ul se ha levantado y nos da la espalda, ante la luna.',
        '如蔚起身，背对我们，面向月亮。',
        'Yeo-ul đứng dậy, quay lưng lại, đối diện vầng trăng.',
      ),
      balloons: [
        speech(
          YEOUL,
          260,
          170,
          380,
          [285, 530],
          words(
            'I’ve been a widow for seven years…',
            'Sou viúva há sete anos…',
            'Llevo siete años viuda…',
            '我守了七年寡……',
            'Ta ở góa đã bảy năm…',
          ),
        ),
        speech(
          YEOUL,
          580,
          640,
          330,
          [390, 700],
          words(
            '…of a man I never met.',
            '…de um homem que nunca vi.',
            '…de un hombre al que nunca vi.',
            '……为一个从未见过的人。',
            '…của người ta chưa từng gặp mặt.',
          ),
        ),
      ],
    },
    {
      id: 'three-knocks',
      height: 1300,
      draw: painted((g, h) => {
        night(g, 0, h, 61, [NIGHT, DEEP, DEEP]);
        gate(g, 400, 1160, 1.9);
        g.fillStyle = ramp(g, [0, 1150, 0, h], '#2b3750', '#0b101c');
        g.fillRect(0, 1156, 800, 200);
        eaves(g, 120);
        g.fillStyle = ramp(g, [0, 200, 0, 1200], alpha(DEEP, 0.1), alpha(DEEP, 0.45));
        g.fillRect(0, 0, 800, h);
        brush(g, 'M380 1164Q400 1180 384 1230M404 1164Q424 1190 414 1250M424 1162Q440 1176 448 1210', {
          colour: alpha(MIST, 0.7),
          width: 7,
          ends: 0.2,
        });
        faded(g, 150, 0);
      }),
      alt: words(
        'The closed gate fills the night; water creeps in beneath it.',
        'O portão fechado toma a noite; água se infiltra por baixo.',
        'El portón cerrado llena la noche; el agua se cuela por debajo.',
        '紧闭的大门占满夜色，水从门下渗进来。',
        'Cánh cổng đóng choán cả màn đêm; nước rỉ vào từ bên dưới.',
      ),
      balloons: [
        sound(250, 420, 400, 2, '#e8bf58', words('tok.', 'toc.', 'toc.', '笃。', 'cốc.')),
        sound(540, 620, 400, 2.4, '#e8bf58', words('tok.', 'toc.', 'toc.', '笃。', 'cốc.')),
        sound(330, 850, 400, 2.8, '#e8bf58', words('tok.', 'toc.', 'toc.', '笃。', 'cốc.')),
      ],
    },
  ],
};
