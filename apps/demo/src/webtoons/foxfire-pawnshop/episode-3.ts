import { alpha } from '../../artwork/kit/colour.ts';
import type { StripEpisode } from '../format.ts';
import { caption, murmur, sound, speech, thought } from '../kit/balloons.ts';
import { limb } from '../kit/outline.ts';
import { at, glow } from '../kit/pen.ts';
import { title, words } from '../kit/words.ts';
import { CLERK as CLERK_FACE, clerk, FOX, fox, paw, tail, tails } from './cast.ts';
import { bigEye } from './faces.ts';
import { behind, counter, foxfire, lamp, ledger, photo, shelves, shop } from './places.ts';
import { pinch } from './props.ts';
import { AMBER, CORE, CREAM, form, ink, LILAC, light, LINE, MUSTARD, open, PAGE, rays, scene, sky, VIOLET } from './style.ts';
import { BOSS, CLERK } from './voices.ts';

export const EPISODE_3: StripEpisode = {
  number: 3,
  title: title('여덟', 'Eight', 'Oito', 'Ocho', '八', 'Tám'),
  synopsis: words(
    'Do-gyeom breaks rule three. One of the nine tails is not what it seems, and neither is the name he lost.',
    'Do-gyeom quebra a regra três. Uma das nove caudas não é o que parece, e o nome que ele perdeu também não.',
    'Do-gyeom rompe la regla tres. Una de las nueve colas no es lo que parece, y el nombre que perdió tampoco.',
    '道谦破了第三条规矩。九条尾巴里有一条不对劲，他丢的那个名字也是。',
    'Do-gyeom phá điều ba. Một trong chín chiếc đuôi không như ta tưởng, cái tên cậu đánh mất cũng vậy.',
  ),
  panels: [
    {
      id: 'asleep',
      height: 1040,
      draw: scene(3, (g, h) => {
        shop(g, h);
        g.fillStyle = alpha(PAGE, 0.45);
        g.fillRect(0, 0, 800, h);
        lamp(g, 620, 180, 0.8);
        tails(g, 400, 800, 1.25, { length: 260, lit: 0.6 });
        fox(g, { x: 400, y: 690, scale: 1.35, turn: -0.3, mood: 'asleep', tilt: 0.28, lean: 0.06 });
        counter(g, 800, h);
        ledger(g, 220, 776, 0.42, { flat: 0.34 });
      }),
      alt: words(
        'The pawnbroker has dozed off behind the counter, head on one side, tails glowing low.',
        'A dona cochilou atrás do balcão, cabeça de lado, caudas em brasa baixa.',
        'La dueña se ha dormido tras el mostrador, la cabeza ladeada, las colas a media luz.',
        '老板娘在柜台后打起了盹，歪着头，尾焰幽幽。',
        'Bà chủ ngủ gật sau quầy, đầu nghiêng, đuôi cháy liu riu.',
      ),
      balloons: [
        sound(600, 420, 260, 1.8, LILAC, words('zzz…', 'zzz…', 'zzz…', '呼……', 'khò…')),
        caption(
          300,
          150,
          440,
          words(
            '4:52 a.m. The hour of rule three.',
            '4h52. A hora da regra três.',
            '4:52. La hora de la regla tres.',
            '凌晨4点52分。第三条规矩的时辰。',
            '4 giờ 52. Giờ của điều ba.',
          ),
        ),
      ],
    },
    {
      id: 'tiptoe',
      height: 760,
      draw: scene(
        5,
        (g, h) => {
          shop(g, h);
          g.fillStyle = alpha(PAGE, 0.5);
          g.fillRect(0, 0, 800, h);
          form(g, 'M-10 640L810 640L810 800L-10 800Z', '#3b1c33', 6);
          tails(g, 800, 700, 1.5, { length: 270 });
          light(g, 680, 420, 420, VIOLET, 0.5);
          clerk(g, {
            x: 270,
            y: 370,
            scale: 0.8,
            turn: 0.6,
            mood: 'cross',
            gaze: [0.8, 0],
            apron: true,
            standing: true,

            left: { elbow: [-110, 70], wrist: [-130, 0], hand: 'open', angle: -1 },
            right: { elbow: [110, 80], wrist: [150, 20], hand: 'open', angle: -0.6 },
          });
        },
        { slant: 26 },
      ),
      alt: words(
        'Do-gyeom sneaks closer on tiptoe.',
        'Do-gyeom se aproxima na ponta dos pés.',
        'Do-gyeom se acerca de puntillas.',
        '道谦踮着脚尖凑过去。',
        'Do-gyeom rón rén lại gần.',
      ),
      balloons: [sound(590, 160, 300, 1.3, CREAM, words('creak', 'nhec', 'ñec', '嘎吱', 'kẽo kẹt'))],
    },
    {
      id: 'counting',
      height: 1700,
      draw: open((g, h) => {
        sky(g, h, PAGE, '#2a1238', '#3b1a5a', '#2a1238');
        for (let index = 0; index < 8; index++) {
          const side = index % 2 ? 1 : -1;
          const y = 300 + index * 180;
          at(g, { x: 400 + side * 420, y: y + 60, scale: 1.35, turn: side * -1.2 }, () => tail(g, side * -40, 300, { lit: 0.9 }));
        }
        g.fillStyle = alpha(PAGE, 0.15);
        g.fillRect(0, 0, 800, h);
      }),
      alt: words(
        'Down the page, from left and right, tails reach in one after another: eight of them.',
        'Página abaixo, da esquerda e da direita, surgem caudas uma após outra: oito.',
        'Página abajo, de izquierda y derecha, asoman colas una tras otra: ocho.',
        '自上而下，尾巴一左一右依次伸进画面，一共八条。',
        'Dọc trang, từ hai bên, từng chiếc đuôi lần lượt vươn ra: tám chiếc.',
      ),
      balloons: [
        murmur(CLERK, 590, 300, 240, words('One…', 'Uma…', 'Una…', '一……', 'Một…')),
        murmur(CLERK, 210, 480, 240, words('Two… three…', 'Duas… três…', 'Dos… tres…', '二……三……', 'Hai… ba…')),
        murmur(CLERK, 590, 1020, 300, words('Four… five…', 'Quatro… cinco…', 'Cuatro… cinco…', '四……五……', 'Bốn… năm…')),
        murmur(CLERK, 210, 1200, 300, words('Six… seven…', 'Seis… sete…', 'Seis… siete…', '六……七……', 'Sáu… bảy…')),
        murmur(CLERK, 210, 1560, 280, words('Eight…', 'Oito…', 'Ocho…', '八……', 'Tám…')),
      ],
    },
    {
      id: 'the-ninth',
      height: 1100,
      draw: scene(7, (g, h) => {
        sky(g, h, '#2a1238', '#4a2150');
        glow(g, 400, 380, 380, alpha('#5ad1ff', 0.5), alpha('#5ad1ff', 0.15), alpha('#5ad1ff', 0));
        ink(g, 'M400 480L410 1080', 20);
        ink(g, 'M400 480L410 1080', 11, '#c98f4f');
        form(g, 'M300 300Q290 420 320 480L480 480Q510 420 500 300Q400 260 300 300Z', '#e25b2c', 8);
        for (const y of [340, 390, 440]) ink(g, `M302 ${y}Q400 ${y + 24} 498 ${y}`, 4);
        form(
          g,
          'M316 300Q300 200 360 150Q360 200 390 190Q392 130 430 90Q428 160 466 190Q500 240 484 300Q400 268 316 300Z',
          '#8fdcff',
          8,
        );
        form(g, 'M350 290Q350 240 384 220Q400 180 420 160Q424 210 446 240Q456 270 448 288Q400 272 350 290Z', '#e6f8ff', 0);
        ink(g, 'M340 560Q370 580 408 570Q450 560 470 580M350 600Q400 610 460 596', 6, '#d9c9a8');
        form(g, 'M380 556L440 552L444 612L384 616Z', '#d9c9a8', 6);
        ink(g, 'M412 584L470 640M412 584L360 650', 6, '#d9c9a8');
      }),
      alt: words(
        'The ninth is a paper lantern on a stick, painted orange and tied on with string.',
        'A nona é uma lanterna de papel numa vareta, pintada de laranja e presa com barbante.',
        'La novena es un farolillo de papel en un palo, pintado de naranja y atado con cordel.',
        '第九条，是绑在木棍上、涂成橙色的纸灯笼，还用绳子系着。',
        'Chiếc thứ chín là đèn lồng giấy cắm que, sơn màu cam, buộc bằng dây.',
      ),
      balloons: [
        thought(
          CLERK,
          240,
          760,
          330,
          [330, 620],
          words(
            '…Nine is a lantern. On a stick.',
            '…A nona é uma lanterna. Numa vareta.',
            '…La novena es un farolillo. En un palo.',
            '……第九条是灯笼。插在棍子上的。',
            '…Chiếc thứ chín là cái đèn lồng. Cắm que.',
          ),
        ),
      ],
    },
    {
      id: 'an-eye-opens',
      height: 560,
      draw: scene(
        9,
        (g, h) => {
          g.fillStyle = FOX.skin;
          g.fillRect(0, 0, 800, h);
          form(g, 'M-20 -20L820 -20L820 90Q500 150 300 60Q120 130 -20 110Z', '#e25b2c', 8);
          at(g, { x: 400, y: 300, scale: 1.15 }, () => bigEye(g, { iris: FOX.iris, slit: true, open: 0.85 }));
          light(g, 800, 300, 420, VIOLET, 0.35);
        },
        { margin: 0 },
      ),
      alt: words(
        'A golden eye is open.',
        'Um olho dourado está aberto.',
        'Un ojo dorado está abierto.',
        '一只金色的眼睛睁开了。',
        'Một con mắt vàng đã mở.',
      ),
      balloons: [],
    },
    {
      id: 'how-many',
      height: 980,
      draw: scene(11, (g, h) => {
        sky(g, h, '#2a1238', '#5b2a86');
        tails(g, 480, 860, 1.5, { length: 300 });
        fox(g, { x: 500, y: 640, scale: 1.55, turn: -0.5, mood: 'sly', gaze: [-0.7, 0.1], fire: 1 });
        clerk(g, { x: 170, y: 800, scale: 1.1, turn: 0.3, mood: 'shocked', gaze: [0.6, -0.4], apron: true });
      }),
      alt: words(
        'She looms over him, tails spread, smiling with one fang.',
        'Ela se agiganta sobre ele, caudas abertas, sorrindo com um canino.',
        'Se alza sobre él, colas desplegadas, sonriendo con un colmillo.',
        '她铺开尾巴逼近他，笑里露出一颗虎牙。',
        'Bà trùm bóng lên cậu, đuôi xòe, cười lộ một chiếc răng nanh.',
      ),
      balloons: [
        speech(
          BOSS,
          330,
          180,
          500,
          [480, 370],
          words(
            'And how many did my clerk count?',
            'E quantas o meu balconista contou?',
            '¿Y cuántas ha contado mi empleado?',
            '那么，我的伙计数出了几条？',
            'Vậy thư ký của ta đếm được mấy?',
          ),
        ),
      ],
    },
    {
      id: 'eight',
      height: 720,
      draw: scene(
        13,
        (g) => {
          rays(g, 400, 460, '#7b4ad0', '#4a2a86', 26);
          clerk(g, {
            x: 400,
            y: 560,
            scale: 1.7,
            turn: -0.1,
            mood: 'cross',
            apron: true,
            right: {
              elbow: [116, 90],
              wrist: [140, 0],
              hand: 'hold',
              angle: -1.4,
              holds: (b) => ink(b, 'M10 0Q60 34 100 4Q140 -26 190 6', 7, '#f0662e'),
            },
          });
        },
        { slant: -20 },
      ),
      alt: words(
        'Do-gyeom holds up the orange hair.',
        'Do-gyeom ergue o fio laranja.',
        'Do-gyeom alza el pelo naranja.',
        '道谦举起那根橙色的毛。',
        'Do-gyeom giơ sợi lông cam lên.',
      ),
      balloons: [
        speech(
          CLERK,
          230,
          140,
          320,
          [340, 330],
          words(
            'Eight. And this was in my jar.',
            'Oito. E isto estava no meu pote.',
            'Ocho. Y esto estaba en mi frasco.',
            '八条。这个，在我的罐子里。',
            'Tám. Và thứ này ở trong lọ của tôi.',
          ),
        ),
      ],
    },
    {
      id: 'paid-with-a-tail',
      height: 1060,
      draw: scene(15, (g, h) => {
        shop(g, h);
        g.fillStyle = alpha(PAGE, 0.4);
        g.fillRect(0, 0, 800, h);
        clerk(g, { x: 210, y: 700, scale: 1.4, turn: 0.55, mood: 'cross', gaze: [0.6, 0], apron: true });
        fox(g, { x: 590, y: 700, scale: 1.35, turn: 0.45, mood: 'weary', gaze: [0.6, 0.3] });
        counter(g, 920, h);
        ledger(g, 400, 892, 0.6, { flat: 0.36 });
      }),
      alt: words(
        'He accuses her across the open ledger; she looks away.',
        'Ele a acusa sobre o livro aberto; ela desvia o olhar.',
        'Él la acusa sobre el libro abierto; ella aparta la vista.',
        '隔着摊开的账本，他质问她，她别过脸去。',
        'Cậu chất vấn qua cuốn sổ mở; bà quay mặt đi.',
      ),
      balloons: [
        speech(
          CLERK,
          290,
          160,
          440,
          [220, 470],
          words(
            'You redeemed my pledge. You paid with a tail.',
            'Você resgatou o meu penhor. Pagou com uma cauda.',
            'Usted rescató mi prenda. Pagó con una cola.',
            '赎走它的是你。你付了一条尾巴。',
            'Bà đã chuộc món của tôi. Bà trả bằng một chiếc đuôi.',
          ),
        ),
        speech(CLERK, 240, 400, 330, [215, 500], words('Why?', 'Por quê?', '¿Por qué?', '为什么？', 'Tại sao?')),
      ],
    },
    {
      id: 'the-glasses',
      height: 760,
      draw: scene(17, (g, h) => {
        sky(g, h, '#552a2c', '#8a4a34');
        light(g, 360, 360, 420, AMBER, 0.4);
        g.strokeStyle = LINE;
        g.lineWidth = 26;
        g.beginPath();
        g.ellipse(230, 400, 120, 108, -0.06, 0, Math.PI * 2);
        g.moveTo(580, 390);
        g.ellipse(470, 390, 110, 104, -0.06, 0, Math.PI * 2);
        g.stroke();
        g.strokeStyle = '#f6c64a';
        g.lineWidth = 14;
        g.stroke();
        g.fillStyle = alpha(LILAC, 0.25);
        g.beginPath();
        g.ellipse(230, 400, 112, 100, -0.06, 0, Math.PI * 2);
        g.ellipse(470, 390, 102, 96, -0.06, 0, Math.PI * 2);
        g.fill();
        ink(g, 'M346 380Q356 366 362 380M110 380Q60 350 20 360M578 360Q660 320 700 360Q740 440 690 560', 14, '#f6c64a');
        foxfire(g, 230, 440, 0.8);
        foxfire(g, 470, 430, 0.7);
        pinch(g, 590, 420, 0.75, FOX.skin, '#7b2f6b');
      }),
      alt: words(
        'She takes off her glasses; foxfire is reflected in both lenses.',
        'Ela tira os óculos; o fogo-fátuo se reflete nas lentes.',
        'Se quita las gafas; el fuego fatuo se refleja en ambos cristales.',
        '她摘下眼镜，镜片里映着两朵狐火。',
        'Bà tháo kính; hai tròng kính phản chiếu lửa hồ ly.',
      ),
      balloons: [],
    },
    {
      id: 'foxes-lose-names',
      height: 1100,
      draw: scene(19, (g, h) => {
        sky(g, h, '#2a1238', '#3b1a5a', '#5b2348');
        tails(g, 400, 880, 1.5, { length: 280, lit: 0.45, missing: 6, count: 9 });
        fox(g, { x: 400, y: 700, scale: 1.35, back: true, glasses: false });
      }),
      alt: words(
        'From behind: eight dim tails, and a gap where one is missing.',
        'De costas: oito caudas apagadas e o vazio de uma que falta.',
        'De espaldas: ocho colas apagadas y el hueco de la que falta.',
        '背影：八条黯淡的尾巴，中间空了一条的位置。',
        'Từ phía sau: tám chiếc đuôi lụi sáng và một chỗ trống.',
      ),
      balloons: [
        speech(
          BOSS,
          400,
          180,
          620,
          [400, 480],
          words(
            'Foxes live long. We pawn things to keep going. I pawned mine so early I forgot I’d had one.',
            'Raposas vivem muito. Penhoramos coisas para seguir. Penhorei o meu tão cedo que esqueci que o tinha.',
            'Las zorras vivimos mucho. Empeñamos cosas para seguir. El mío lo empeñé tan pronto que olvidé haberlo tenido.',
            '狐狸活得长，总得当点什么才走得下去。我的当得太早，连有过都忘了。',
            'Hồ ly sống lâu, phải cầm bớt thứ này thứ kia để đi tiếp. Thứ của ta cầm sớm đến nỗi quên là từng có.',
          ),
        ),
      ],
    },
    {
      id: 'like-your-coat',
      height: 820,
      draw: scene(23, (g, h) => {
        behind(g, h, '#6b2a50');
        light(g, 260, 300, 420, VIOLET, 0.4);
        fox(g, { x: 430, y: 640, scale: 1.85, turn: -0.4, mood: 'sad', gaze: [-0.4, 0.4], glasses: false });
      }),
      alt: words(
        'Without her glasses the pawnbroker looks young, and unsure.',
        'Sem os óculos, a dona parece jovem e insegura.',
        'Sin gafas, la dueña parece joven e insegura.',
        '摘了眼镜的老板娘显得年轻，也有些不安。',
        'Không đeo kính, bà chủ trông trẻ và ngập ngừng.',
      ),
      balloons: [
        speech(
          BOSS,
          250,
          170,
          410,
          [360, 400],
          words(
            'Then you put it on my counter, and I knew it. Like seeing my own coat on a stranger.',
            'Aí você o pôs no balcão e eu o reconheci. Como ver o meu casaco num estranho.',
            'Entonces lo pusiste en mi mostrador y lo reconocí. Como ver mi abrigo en un extraño.',
            '直到你把它放上柜台，我一眼认出，就像看见陌生人穿着我的大衣。',
            'Rồi cậu đặt nó lên quầy, và ta nhận ra. Như thấy áo mình trên người lạ.',
          ),
        ),
      ],
    },
    {
      id: 'her-coat',
      height: 640,
      draw: scene(
        29,
        (g, h) => {
          behind(g, h, '#5f2d36');
          ink(g, 'M560 90L640 90M600 90L600 130', 12, '#f0b93f');
          const coat = 'M600 130Q540 140 500 190L450 420L490 440L480 700L740 700L720 440L760 420L700 190Q660 140 600 130Z';
          form(g, coat, '#d94f3a', 8);
          ink(g, 'M600 140L590 700M520 220L500 430M690 220L712 430M560 160L590 260L640 160', 6);
          for (const y of [330, 420, 510]) form(g, `M616 ${y}Q630 ${y - 12} 640 ${y}Q630 ${y + 14} 616 ${y}Z`, '#f0b93f', 4);
          light(g, 600, 320, 320, AMBER, 0.3);
          clerk(g, { x: 220, y: 540, scale: 1.35, turn: 0.6, mood: 'shocked', gaze: [0.8, 0], apron: true });
        },
        { slant: 18 },
      ),
      alt: words(
        'On a hook behind the counter hangs a red coat: the coat of the photograph.',
        'Num gancho atrás do balcão pende um casaco vermelho: o da foto.',
        'De un gancho tras el mostrador cuelga un abrigo rojo: el de la foto.',
        '柜台后的衣钩上挂着一件红大衣，正是照片里那件。',
        'Trên móc sau quầy treo chiếc áo khoác đỏ: chiếc áo trong ảnh.',
      ),
      balloons: [],
    },
    {
      id: 'the-photo-clears',
      height: 1000,
      draw: scene(31, (g, h) => {
        sky(g, h, '#3b1a5a', '#6b2d70');
        glow(g, 440, 480, 480, alpha(CORE, 0.8), alpha(VIOLET, 0.4), alpha(VIOLET, 0));
        photo(g, 400, 510, 2.05, { turn: -0.04, known: true }, (b) => {
          clerk(b, { x: -58, y: 46, scale: 0.64, turn: 0.3, mood: 'happy' });
          fox(b, { x: 58, y: 50, scale: 0.6, turn: -0.3, mood: 'grin', glasses: false });
          form(b, 'M6 116Q8 66 40 50L58 76L76 50Q108 66 112 116Z', '#d94f3a', 4);
        });
        pinch(g, 590, 780, 0.75, CLERK_FACE.skin, MUSTARD);
        for (const [x, y] of [
          [110, 200],
          [690, 240],
          [90, 820],
        ] as const)
          foxfire(g, x, y, 0.7);
      }),
      alt: words(
        'In the photograph the light has a face: the pawnbroker, in the red coat, laughing beside him.',
        'Na foto, a luz agora tem rosto: a dona, de casaco vermelho, rindo ao lado dele.',
        'En la foto, la luz tiene ya un rostro: la dueña, de abrigo rojo, riendo a su lado.',
        '照片里那团光有了脸：穿红大衣的老板娘，在他身旁大笑。',
        'Trong ảnh, quầng sáng đã có gương mặt: bà chủ mặc áo đỏ, cười bên cậu.',
      ),
      balloons: [],
    },
    {
      id: 'the-name-is-mine',
      height: 900,
      draw: scene(37, (g, h) => {
        behind(g, h, '#3b1a4a');
        light(g, 400, 600, 520, VIOLET, 0.5);
        fox(g, { x: 400, y: 740, scale: 2.2, turn: 0, mood: 'soft', glasses: false });
      }),
      alt: words(
        'The pawnbroker, full face, without armour.',
        'A dona, de frente, sem armadura.',
        'La dueña, de frente, sin armadura.',
        '老板娘正对着我们，卸下了所有防备。',
        'Bà chủ nhìn thẳng, không còn lớp giáp nào.',
      ),
      balloons: [
        speech(
          BOSS,
          400,
          160,
          600,
          [400, 420],
          words(
            'The name you pawned is mine.',
            'O nome que você penhorou é o meu.',
            'El nombre que empeñaste es el mío.',
            '你当掉的那个名字，是我的。',
            'Cái tên cậu cầm là tên của ta.',
          ),
          1.15,
        ),
      ],
    },
    {
      id: 'all-the-jars',
      height: 1600,
      draw: open((g, h) => {
        shelves(g, 170, 7, 44, { gap: 180, size: 1 });
        g.fillStyle = alpha(PAGE, 0.25);
        g.fillRect(0, 0, 800, h);
        g.fillStyle = '#3b1c33';
        g.fillRect(0, 1266, 800, 400);
        light(g, 400, 1200, 560, VIOLET, 0.7);
        clerk(g, { x: 250, y: 1340, scale: 0.6, turn: 0.6, mood: 'shocked', apron: true });
        fox(g, { x: 550, y: 1340, scale: 0.6, turn: -0.6, mood: 'soft', glasses: false });
        form(g, 'M130 1500L670 1500L670 1620L130 1620Z', '#6d3a34', 7);
        form(g, 'M120 1460L680 1460L690 1500L110 1500Z', '#c9753f', 7);
        at(g, { x: 400, y: 1565, scale: 0.9 }, () => paw(g, alpha(AMBER, 0.5)));
        for (const [x, y, size] of [
          [400, 1300, 0.9],
          [330, 1180, 0.5],
          [470, 1120, 0.6],
          [390, 980, 0.4],
        ] as const)
          foxfire(g, x, y, size);
      }),
      alt: words(
        'Every jar in the store flares at once; far below, the two of them face each other.',
        'Todos os potes brilham ao mesmo tempo; lá embaixo, os dois frente a frente.',
        'Todos los frascos se encienden a la vez; abajo, los dos frente a frente.',
        '库房里所有的罐子同时一亮，下方两人相对而立。',
        'Mọi chiếc lọ cùng bừng sáng; tít bên dưới, hai người đối diện nhau.',
      ),
      balloons: [],
    },
    {
      id: 'why-me',
      height: 860,
      draw: scene(41, (g, h) => {
        behind(g, h, '#5b2348');
        clerk(g, { x: 190, y: 760, scale: 1.5, back: true, apron: true });
        fox(g, {
          x: 540,
          y: 640,
          scale: 1.5,
          turn: -0.4,
          mood: 'sad',
          gaze: [-0.5, 0],
          glasses: false,
          left: { elbow: [-104, 100], wrist: [-40, 60], hand: 'rest', angle: -0.8 },
        });
      }),
      alt: words(
        'Over his shoulder: she waits for his answer, a hand at her collar.',
        'Por cima do ombro dele: ela espera a resposta, a mão na gola.',
        'Por encima de su hombro: ella espera la respuesta, la mano en el cuello.',
        '越过他的肩：她按着衣领，等他的回答。',
        'Qua vai cậu: bà chờ câu trả lời, tay giữ cổ áo.',
      ),
      balloons: [
        speech(
          BOSS,
          400,
          160,
          620,
          [530, 400],
          words(
            'So tell me, clerk. Why were you looking for me?',
            'Então diga, balconista. Por que você me procurava?',
            'Así que dime, empleado. ¿Por qué me buscabas?',
            '所以告诉我，伙计。你为什么找我？',
            'Vậy nói đi, thư ký. Vì sao cậu tìm ta?',
          ),
        ),
      ],
    },
    {
      id: 'i-came-because',
      height: 760,
      draw: scene(
        43,
        (g, h) => {
          sky(g, h, '#e9a04a', '#c9583a');
          clerk(g, { x: 400, y: 590, scale: 1.75, turn: 0.15, mood: 'puzzled', gaze: [0, -0.8], apron: true });
        },
        { slant: 16 },
      ),
      alt: words(
        'Do-gyeom opens his mouth, and finds nothing there.',
        'Do-gyeom abre a boca, e não encontra nada.',
        'Do-gyeom abre la boca, y no encuentra nada.',
        '道谦张了张嘴，却什么也想不起来。',
        'Do-gyeom mở miệng, mà chẳng có gì trong đó.',
      ),
      balloons: [
        speech(
          CLERK,
          400,
          140,
          480,
          [400, 330],
          words('Because…\n…huh.', 'Porque…\n…ué.', 'Porque…\n…anda.', '因为……\n……咦？', 'Vì…\n…ơ.'),
        ),
      ],
    },
    {
      id: 'number-405',
      height: 1300,
      draw: open((g, h) => {
        sky(g, h, PAGE, '#4a2150', '#8a4a34', PAGE);
        light(g, 400, 700, 560, AMBER, 0.4);
        ledger(g, 400, 720, 1.42, { turn: 0.04 });
        g.fillStyle = alpha(VIOLET, 0.22);
        g.fillRect(440, 830, 300, 62);
        at(g, { x: 590, y: 762, turn: -0.1, scale: 0.5 }, () => paw(g, alpha('#d43a2c', 0.85)));
        const trail = limb(
          [
            [860, 1290],
            [800, 1130],
            [720, 980],
            [640, 890],
          ],
          [160, 130, 90, 50],
        );
        form(g, trail, '#7b2f6b', 8);
        form(g, 'M690 900Q650 850 590 846Q560 850 566 866Q590 872 616 886Q630 930 690 960Q730 950 720 920Z', FOX.skin, 7);
        for (const [x, y, size] of [
          [120, 380, 0.8],
          [690, 330, 0.6],
          [90, 1120, 0.6],
        ] as const)
          foxfire(g, x, y, size);
      }),
      alt: words(
        'Her finger under the next line of the ledger, the one without a stamp.',
        'O dedo dela sob a linha seguinte do livro, a que não tem carimbo.',
        'Su dedo bajo el siguiente renglón del libro, el que no lleva sello.',
        '她的手指停在账本的下一行，那行没有盖章。',
        'Ngón tay bà dưới dòng kế tiếp của cuốn sổ, dòng chưa đóng dấu.',
      ),
      balloons: [
        speech(
          BOSS,
          400,
          210,
          600,
          [440, 470],
          words(
            'Number 405. “The reason.” You pawned that too.',
            'Número 405. “O motivo.” Você penhorou isso também.',
            'Número 405. «El motivo». También lo empeñaste.',
            '405号，“缘由”。你连这个也当了。',
            'Số 405. “Lý do.” Cậu cầm luôn cả nó rồi.',
          ),
        ),
        caption(
          400,
          1160,
          560,
          words(
            'Ninety-seven days left.',
            'Faltam noventa e sete dias.',
            'Quedan noventa y siete días.',
            '还剩九十七天。',
            'Còn chín mươi bảy ngày.',
          ),
        ),
      ],
    },
  ],
};
