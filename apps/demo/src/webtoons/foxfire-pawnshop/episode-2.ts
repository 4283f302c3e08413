import { alpha } from '../../artwork/kit/colour.ts';
import { randomFrom } from '../../artwork/kit/random.ts';
import type { StripEpisode } from '../format.ts';
import { caption, shout, sound, speech, thought, whisper } from '../kit/balloons.ts';
import { limb } from '../kit/outline.ts';
import { glow, ramp } from '../kit/pen.ts';
import { title, words } from '../kit/words.ts';
import { CLERK as CLERK_FACE, clerk, fox, OH as OH_FACE, oh, tails } from './cast.ts';
import { alley, behind, counter, foxfire, front, jar, lamp, scribbles, shelves, shop, ticket } from './places.ts';
import { bell, pinch, soup } from './props.ts';
import {
  AMBER,
  CORE,
  CREAM,
  DARKWOOD,
  form,
  ink,
  LILAC,
  light,
  LINE,
  MUSTARD,
  open,
  PAGE,
  scene,
  sky,
  VIOLET,
  WOOD,
} from './style.ts';
import { BOSS, CLERK, JAR, OH } from './voices.ts';

const GOLD = '#ffb84d';

export const EPISODE_2: StripEpisode = {
  number: 2,
  title: title('국물의 맛', 'What the Soup Tasted Like', 'O Gosto da Sopa', 'A qué sabía la sopa', '汤的味道', 'Vị của bát canh'),
  synopsis: words(
    'A customer comes on his hundredth day for the sound of someone calling him to dinner. The interest is one soup.',
    'Um cliente vem no centésimo dia buscar a voz de quem o chamava para jantar. Os juros custam uma sopa.',
    'Un cliente llega el día cien a por la voz que lo llamaba a cenar. El interés cuesta una sopa.',
    '第一百天，一位客人来赎一声“吃饭啦”。利息是一碗汤。',
    'Ngày thứ một trăm, một vị khách đến chuộc tiếng gọi về ăn cơm. Tiền lãi là một bát canh.',
  ),
  panels: [
    {
      id: 'second-night',
      height: 900,
      draw: scene(3, (g, h) => {
        alley(g, h);
        front(g, 400, 800, 0.8);
        const random = randomFrom(4);
        for (let drop = 0; drop < 60; drop++) {
          const [x, y] = [820 * random(), 860 * random()];
          ink(g, `M${x} ${y}L${x - 8} ${y + 34}`, 3, alpha(LILAC, 0.35));
        }
        ink(g, 'M120 850Q200 842 300 852M440 858Q560 848 660 858', 5, alpha(LILAC, 0.6));
      }),
      alt: words(
        'Rain on the alley; the pawnshop glows.',
        'Chuva no beco; a loja brilha.',
        'Llueve en el callejón; la tienda brilla.',
        '夜雨落在巷子里，当铺亮着光。',
        'Mưa trên con hẻm; tiệm cầm đồ hắt sáng.',
      ),
      balloons: [
        caption(
          280,
          130,
          380,
          words(
            'Second night. Ninety-eight left.',
            'Segunda noite. Faltam noventa e oito.',
            'Segunda noche. Quedan noventa y ocho.',
            '第二夜。还剩九十八天。',
            'Đêm thứ hai. Còn chín mươi tám.',
          ),
        ),
      ],
    },
    {
      id: 'house-rules',
      height: 1020,
      draw: scene(5, (g, h) => {
        shop(g, h);
        g.fillStyle = alpha(PAGE, 0.3);
        g.fillRect(0, 0, 800, h);
        tails(g, 500, 870, 1.3, { length: 290 });
        fox(g, {
          x: 500,
          y: 640,
          scale: 1.35,
          turn: -0.4,
          mood: 'sly',
          left: { elbow: [-116, 90], wrist: [-124, 0], hand: 'open', angle: -1.4 },
        });
        counter(g, 880, h);
        clerk(g, { x: 150, y: 880, scale: 1.1, turn: 0.5, mood: 'puzzled', gaze: [0.6, -0.6], apron: true });
      }),
      alt: words(
        'The pawnbroker, tails ablaze, lectures her clerk with one hand raised.',
        'A dona, caudas em chamas, dá sermão ao balconista de mão erguida.',
        'La dueña, con las colas encendidas, alecciona a su empleado con la mano en alto.',
        '老板娘尾焰腾腾，抬手给伙计立规矩。',
        'Bà chủ đuôi rực lửa, giơ tay dạy quy tắc cho thư ký.',
      ),
      balloons: [
        speech(
          BOSS,
          420,
          180,
          640,
          [490, 400],
          words(
            'Three rules. No credit. No pity. And never count my tails.',
            'Três regras. Sem fiado. Sem pena. E nunca conte as minhas caudas.',
            'Tres reglas. No se fía. No se compadece. Y no se cuentan mis colas.',
            '三条规矩：不赊账，不心软，不许数我的尾巴。',
            'Ba điều. Không bán chịu. Không thương hại. Và cấm đếm đuôi ta.',
          ),
        ),
      ],
    },
    {
      id: 'why-not-count',
      height: 720,
      draw: scene(
        7,
        (g, h) => {
          behind(g, h, '#5b2348');
          fox(g, { x: 590, y: 560, scale: 1.5, turn: -0.5, mood: 'cross', gaze: [-0.7, 0] });
          clerk(g, {
            x: 210,
            y: 590,
            scale: 1.4,
            turn: 0.5,
            mood: 'puzzled',
            apron: true,
            right: { elbow: [100, 90], wrist: [60, 10], hand: 'point', angle: -1.3 },
          });
        },
        { slant: -20 },
      ),
      alt: words(
        'He raises a finger to ask; she stops him with a look.',
        'Ele ergue o dedo para perguntar; ela o cala com o olhar.',
        'Él levanta un dedo para preguntar; ella lo calla con la mirada.',
        '他举手想问，被她一个眼神拦住。',
        'Cậu giơ tay định hỏi; bà liếc một cái là im.',
      ),
      balloons: [
        speech(
          CLERK,
          220,
          160,
          310,
          [215, 370],
          words('Why not count—', 'Por que não con…', '¿Por qué no con…?', '为什么不能数——', 'Sao lại không đế…'),
        ),
        speech(BOSS, 590, 190, 280, [590, 350], words('Rule three.', 'Regra três.', 'Regla tres.', '第三条。', 'Điều ba.')),
      ],
    },
    {
      id: 'hundredth-day',
      height: 1100,
      draw: scene(9, (g, h) => {
        sky(g, h, '#6b2d3f', '#8c3f3c', '#a9583c');
        form(g, 'M180 120L620 120L620 860L180 860Z', DARKWOOD, 9);
        form(g, 'M210 150L590 150L590 860L210 860Z', '#2a1848', 6);
        const random = randomFrom(6);
        for (let drop = 0; drop < 36; drop++) {
          const [x, y] = [220 + 350 * random(), 170 + 640 * random()];
          ink(g, `M${x} ${y}L${x - 6} ${y + 30}`, 3, alpha(LILAC, 0.5));
        }
        g.fillStyle = ramp(g, [0, 850, 0, h], '#8a4a34', '#552a2c');
        g.fillRect(0, 856, 800, 300);
        bell(g, 290, 236, 0.5, -0.2);
        oh(g, {
          x: 400,
          y: 550,
          scale: 1.05,
          turn: 0.1,
          mood: 'calm',
          standing: true,
          right: { elbow: [92, 104], wrist: [44, 130], hand: 'hold', angle: -2.4, holds: (b) => ticket(b, 20, 4, 0.36, 1.2) },
        });
        form(g, 'M330 990Q400 970 480 990Q460 1010 400 1008Q340 1010 330 990Z', alpha(LILAC, 0.4), 0);
      }),
      alt: words(
        'An old man in a flat cap stands dripping in the doorway, a ticket in his hand.',
        'Um velho de boina, encharcado, está à porta com uma cautela na mão.',
        'Un anciano con gorra, empapado, está en la puerta con una papeleta en la mano.',
        '一位戴鸭舌帽的老人站在门口，衣角滴水，手里攥着当票。',
        'Một cụ già đội mũ lưỡi trai đứng ở cửa, người ướt mưa, tay cầm tờ biên lai.',
      ),
      balloons: [
        sound(290, 330, 260, 1.5, '#ffe08a', words('jingle', 'tilim', 'tilín', '叮铃', 'leng keng')),
        speech(
          OH,
          560,
          180,
          380,
          [440, 390],
          words(
            'Number 311. Is it too late?',
            'Número 311. Cheguei tarde?',
            'Número 311. ¿Llego tarde?',
            '311号。还来得及吗？',
            'Số 311. Có muộn quá không?',
          ),
        ),
      ],
    },
    {
      id: 'in-time',
      height: 760,
      draw: scene(11, (g, h) => {
        behind(g, h, '#6b2d4a');
        light(g, 400, 260, 460, AMBER, 0.35);
        fox(g, {
          x: 400,
          y: 590,
          scale: 1.7,
          turn: 0.3,
          mood: 'calm',
          gaze: [0.5, 0],
          right: { elbow: [112, 100], wrist: [40, 60], hand: 'point', angle: -2 },
        });
      }),
      alt: words(
        'The pawnbroker pushes up her glasses.',
        'A dona ajeita os óculos.',
        'La dueña se acomoda las gafas.',
        '老板娘推了推眼镜。',
        'Bà chủ đẩy gọng kính.',
      ),
      balloons: [
        speech(
          BOSS,
          250,
          150,
          400,
          [340, 320],
          words(
            'Day one hundred. You always did cut it fine. Clerk!',
            'Dia cem. O senhor sempre no limite. Balconista!',
            'Día cien. Siempre tan justo. ¡Empleado!',
            '第一百天。您老总爱踩着点来。伙计！',
            'Ngày thứ một trăm. Bác lúc nào cũng sát giờ. Thư ký!',
          ),
        ),
      ],
    },
    {
      id: 'the-store',
      height: 1800,
      draw: open((g, h) => {
        shelves(g, 150, 11, 21, { gap: 168, size: 0.95 });
        g.fillStyle = ramp(g, [0, 0, 0, h], alpha(PAGE, 0.75), alpha(PAGE, 0.05), alpha(PAGE, 0.2), alpha(PAGE, 0.8));
        g.fillRect(0, 0, 800, h);
        for (const x of [340, 470]) ink(g, `M${x} 500L${x - 20} 1810`, 18, LINE);
        for (const x of [340, 470]) ink(g, `M${x} 500L${x - 20} 1810`, 9, '#d99a52');
        for (let rung = 0; rung < 15; rung++)
          ink(g, `M${338 - rung} ${540 + rung * 86}L${468 - rung} ${540 + rung * 86}`, 9, '#d99a52');
        clerk(g, {
          x: 404,
          y: 960,
          scale: 0.66,
          back: true,
          apron: true,
          standing: true,
          left: { elbow: [-100, 20], wrist: [-90, -80], hand: 'hold', angle: -1.4 },
          right: { elbow: [104, -10], wrist: [150, -110], hand: 'open', angle: -0.9 },
        });
        for (const [x, y, size] of [
          [650, 480, 0.7],
          [130, 760, 0.5],
          [690, 1300, 0.6],
          [110, 1480, 0.8],
        ] as const)
          foxfire(g, x, y, size);
      }),
      alt: words(
        'A storeroom taller than any building: shelf upon shelf of glowing jars, and Do-gyeom tiny on a ladder.',
        'Um depósito mais alto que um prédio: prateleiras de potes brilhantes e Do-gyeom minúsculo na escada.',
        'Un almacén más alto que un edificio: estantes y estantes de frascos brillantes y Do-gyeom diminuto en una escalera.',
        '高得不见顶的库房，一层层发光的罐子，道谦在梯子上小得可怜。',
        'Kho cao hơn cả tòa nhà: kệ nối kệ những lọ sáng, Do-gyeom nhỏ xíu trên thang.',
      ),
      balloons: [
        caption(
          400,
          200,
          540,
          words(
            'The store goes up further than the building does.',
            'O depósito sobe mais alto que o prédio.',
            'El almacén sube más alto que el edificio.',
            '库房比这栋楼还高。',
            'Cái kho còn cao hơn cả tòa nhà.',
          ),
        ),
        caption(
          400,
          1620,
          540,
          words(
            'Every jar hums. Up close, you can almost hear words.',
            'Cada pote zumbe. De perto, quase se ouvem palavras.',
            'Cada frasco zumba. De cerca, casi se oyen palabras.',
            '每个罐子都在低鸣，凑近了，几乎听得出字句。',
            'Lọ nào cũng ngân nga. Ghé sát, gần như nghe ra lời.',
          ),
        ),
      ],
    },
    {
      id: 'jar-311',
      height: 860,
      draw: scene(13, (g, h) => {
        shelves(g, h - 60, 1, 4, { gap: h });
        g.fillStyle = alpha(PAGE, 0.6);
        g.fillRect(0, 0, 800, h);
        light(g, 330, 480, 480, GOLD, 0.6);
        jar(g, 330, 700, 3.6, { colour: GOLD });
        clerk(g, { x: 690, y: 690, scale: 1.5, turn: -0.6, mood: 'shocked', gaze: [-0.8, 0], apron: true });
      }),
      alt: words(
        'Nose to a jar of golden light, Do-gyeom listens.',
        'De nariz colado num pote de luz dourada, Do-gyeom escuta.',
        'Con la nariz pegada a un frasco de luz dorada, Do-gyeom escucha.',
        '道谦把脸凑近一罐金色的光，侧耳听着。',
        'Ghé sát lọ ánh sáng vàng, Do-gyeom lắng nghe.',
      ),
      balloons: [
        whisper(
          JAR,
          240,
          140,
          360,
          [320, 320],
          words(
            '…dinner… it’s getting cold…',
            '…o jantar… vai esfriar…',
            '…la cena… se enfría…',
            '……吃饭啦……要凉了……',
            '…ăn cơm… nguội mất…',
          ),
        ),
      ],
    },
    {
      id: 'the-price',
      height: 1100,
      draw: scene(15, (g, h) => {
        behind(g, h, '#8c4a3c');
        light(g, 400, 700, 420, GOLD, 0.5);
        oh(g, { x: 190, y: 690, scale: 1.3, turn: 0.55, mood: 'sad', gaze: [0.4, 0.5] });
        fox(g, { x: 610, y: 690, scale: 1.3, turn: -0.55, mood: 'calm', gaze: [-0.6, 0] });
        counter(g, 940, h);
        jar(g, 400, 926, 1.3, { colour: GOLD });
      }),
      alt: words(
        'The golden jar stands on the counter between Mr. Oh and the pawnbroker.',
        'O pote dourado está no balcão entre o seu Oh e a dona.',
        'El frasco dorado está en el mostrador entre don Oh y la dueña.',
        '金色的罐子摆在柜台上，隔在吴老爷子和老板娘中间。',
        'Lọ vàng đặt trên quầy giữa ông Oh và bà chủ.',
      ),
      balloons: [
        speech(
          BOSS,
          500,
          170,
          500,
          [600, 440],
          words(
            'Principal: your wife’s voice, calling you in. Interest: something just as warm.',
            'Principal: a voz da sua esposa chamando. Juros: algo igualmente quente.',
            'Principal: la voz de su esposa llamándolo. Interés: algo igual de cálido.',
            '本金：您太太喊您吃饭的声音。利息：一样暖的东西。',
            'Vốn: tiếng vợ bác gọi về ăn cơm. Lãi: một thứ ấm áp không kém.',
          ),
        ),
        speech(
          OH,
          200,
          395,
          310,
          [190, 490],
          words('Take the soup.', 'Leve a sopa.', 'Llévese la sopa.', '拿汤吧。', 'Lấy bát canh đi.'),
        ),
      ],
    },
    {
      id: 'which-soup',
      height: 900,
      draw: scene(17, (g, h) => {
        behind(g, h, '#c0703a');
        light(g, 400, 420, 460, GOLD, 0.5);
        oh(g, { x: 300, y: 660, scale: 1.75, turn: 0.35, mood: 'soft', gaze: [0.2, 0.4] });
        soup(g, 650, 690, 1);
        g.fillStyle = alpha(GOLD, 0.16);
        g.fillRect(0, 0, 800, h);
      }),
      alt: words(
        'Mr. Oh smiles at a bowl only he can see.',
        'Seu Oh sorri para uma tigela que só ele vê.',
        'Don Oh sonríe a un cuenco que solo él ve.',
        '吴老爷子对着一碗只有他看得见的汤微笑。',
        'Ông Oh mỉm cười với bát canh chỉ mình ông thấy.',
      ),
      balloons: [
        speech(
          OH,
          420,
          160,
          640,
          [340, 400],
          words(
            'Forty-one years of it. She never once used enough salt. Take all of it.',
            'Quarenta e um anos dela. Nunca pôs sal o bastante. Leve tudo.',
            'Cuarenta y un años de sopa. Nunca le puso sal suficiente. Llévesela toda.',
            '喝了四十一年，她没一次放够盐。全拿去吧。',
            'Bốn mươi mốt năm, chưa lần nào bà ấy nêm đủ mặn. Lấy hết đi.',
          ),
        ),
      ],
    },
    {
      id: 'the-lid',
      height: 620,
      draw: scene(
        19,
        (g, h) => {
          sky(g, h, '#552a2c', '#8a4a34');
          light(g, 360, 330, 420, GOLD, 0.7);
          jar(g, 330, 620, 3.4, { colour: GOLD });
          pinch(g, 420, 270, 0.9, OH_FACE.skin, '#7d5a46');
        },
        { slant: 24 },
      ),
      alt: words(
        'His old fingers lift the lid.',
        'Seus dedos velhos erguem a tampa.',
        'Sus dedos viejos alzan la tapa.',
        '苍老的手指掀开罐盖。',
        'Những ngón tay già nua mở nắp.',
      ),
      balloons: [sound(640, 170, 240, 1.8, '#ffe08a', words('pop', 'ploc', 'plop', '啵', 'bốp'))],
    },
    {
      id: 'called-to-dinner',
      height: 1700,
      draw: open((g, h) => {
        sky(g, h, '#2a1238', '#7a3540', '#e08a3c', '#7a3540', PAGE);
        glow(g, 400, 760, 640, '#fff3c4', alpha(GOLD, 0.75), alpha(GOLD, 0));
        for (const [wide, colour] of [
          [1, '#ffd98a'],
          [0.6, CREAM],
          [0.3, CORE],
        ] as const) {
          const smoke = limb(
            [
              [400, 1420],
              [320, 1310],
              [480, 1190],
              [340, 1070],
              [400, 930],
            ],
            [8, 50, 90, 140, 420].map((width) => width * wide),
          );
          form(g, smoke, alpha(colour, 0.3), 0);
        }
        form(g, 'M170 960L630 960L650 1000L150 1000Z', '#a9583c', 7);
        form(g, 'M190 1000L220 1000L210 1120L180 1120ZM580 1000L610 1000L620 1120L590 1120Z', '#7a3540', 7);
        const wife = 'M330 960Q300 800 350 720Q332 700 336 660Q334 596 400 590Q468 596 464 660Q468 700 450 720Q500 800 470 960Z';
        form(g, wife, '#c9602f', 8);
        form(g, 'M336 664Q332 590 400 586Q470 590 464 664Q450 630 420 622Q370 630 336 664Z', '#4a2a2c', 7);
        form(g, 'M372 566Q400 540 430 566Q434 590 400 592Q370 590 372 566Z', '#4a2a2c', 7);
        form(g, 'M352 664Q372 630 420 624Q450 634 450 668Q446 718 400 722Q356 716 352 664Z', '#ffdfbd', 6);
        ink(g, 'M368 668Q378 658 388 668M412 668Q422 658 432 668', 5);
        form(g, 'M382 690Q400 684 420 690Q418 714 400 714Q384 712 382 690Z', '#7c2335', 5);
        form(g, 'M356 740Q400 780 446 740L456 960L346 960Z', CREAM, 6);
        form(g, 'M450 760Q530 720 540 640L572 650Q570 770 480 830Z', '#c9602f', 7);
        form(g, 'M536 644Q530 610 548 600Q574 590 580 620Q580 646 570 654Z', '#ffdfbd', 6);
        ink(g, 'M560 600L596 520', 9, '#d9d3c8');
        form(g, 'M590 530Q576 500 600 480Q626 484 616 516Q606 534 590 530Z', '#d9d3c8', 5);
        soup(g, 290, 940, 0.5);
        soup(g, 540, 940, 0.42);
        oh(g, { x: 400, y: 1480, scale: 0.9, back: true });
        for (const [x, y] of [
          [130, 1300],
          [660, 1240],
          [110, 620],
          [700, 560],
          [640, 1420],
        ] as const)
          foxfire(g, x, y, 0.6, GOLD, '#fff0b8');
      }),
      alt: words(
        'Out of the jar unrolls a kitchen of golden light: a woman with a ladle, shouting happily; below, the old man looks up.',
        'Do pote se desenrola uma cozinha de luz dourada: uma mulher de concha na mão gritando alegre; embaixo, o velho olha.',
        'Del frasco se despliega una cocina de luz dorada: una mujer con cucharón grita alegre; abajo, el anciano mira.',
        '罐中展开一间金光里的厨房，女人举着汤勺笑着大喊，下方老人仰头望着。',
        'Từ lọ mở ra gian bếp ánh vàng: người phụ nữ cầm muôi vui vẻ gọi to; bên dưới, cụ già ngước nhìn.',
      ),
      balloons: [
        shout(
          JAR,
          400,
          330,
          620,
          [400, 560],
          words(
            'Dear! Dinner! How many times must I call you?',
            'Bem! O jantar! Quantas vezes preciso chamar?',
            '¡Viejo! ¡A cenar! ¿Cuántas veces te tengo que llamar?',
            '老头子！吃饭啦！要我喊几遍？',
            'Ông ơi! Ăn cơm! Phải gọi mấy lần nữa hả?',
          ),
          1.25,
        ),
      ],
    },
    {
      id: 'she-always-yelled',
      height: 820,
      draw: scene(23, (g, h) => {
        behind(g, h, '#c9703a');
        light(g, 400, 120, 460, '#fff0b8', 0.6);
        oh(g, { x: 400, y: 640, scale: 1.9, turn: 0.1, mood: 'happy', tilt: -0.06 });
        for (const x of [330, 470])
          form(g, `M${x - 7} 520Q${x} 508 ${x + 7} 520L${x + 8} 570Q${x} 584 ${x - 8} 570Z`, '#bfe3f4', 4);
      }),
      alt: words(
        'Mr. Oh laughs with his eyes shut, tears running.',
        'Seu Oh ri de olhos fechados, lágrimas correndo.',
        'Don Oh ríe con los ojos cerrados y lágrimas corriendo.',
        '吴老爷子闭着眼笑，泪流满面。',
        'Ông Oh nhắm mắt cười, nước mắt chảy dài.',
      ),
      balloons: [
        speech(
          OH,
          220,
          150,
          330,
          [330, 360],
          words('She always yelled.', 'Ela sempre gritava.', 'Siempre gritaba.', '她嗓门一直这么大。', 'Bà ấy lúc nào cũng la.'),
        ),
      ],
    },
    {
      id: 'no-pity',
      height: 860,
      draw: scene(
        29,
        (g, h) => {
          sky(g, h, '#2f857e', '#1d5a54');
          tails(g, 620, 800, 1, { length: 260 });
          fox(g, { x: 590, y: 610, scale: 1.35, turn: -0.5, mood: 'smug', gaze: [-0.5, 0.2] });
          clerk(g, {
            x: 220,
            y: 610,
            scale: 1.4,
            turn: 0.3,
            mood: 'weeping',
            apron: true,
            left: { elbow: [-110, 90], wrist: [-60, 0], hand: 'rest', angle: -1.2 },
          });
        },
        { slant: -18 },
      ),
      alt: words(
        'Do-gyeom bawls; the pawnbroker watches, dry-eyed.',
        'Do-gyeom chora alto; a dona observa, de olhos secos.',
        'Do-gyeom llora a moco tendido; la dueña mira, con los ojos secos.',
        '道谦嚎啕大哭，老板娘在一旁冷眼看着。',
        'Do-gyeom khóc rống; bà chủ nhìn, mắt ráo hoảnh.',
      ),
      balloons: [
        speech(
          BOSS,
          580,
          140,
          300,
          [590, 370],
          words('Rule two, clerk.', 'Regra dois, balconista.', 'Regla dos, empleado.', '第二条，伙计。', 'Điều hai, thư ký.'),
        ),
        shout(
          CLERK,
          220,
          275,
          310,
          [220, 380],
          words('I’m not crying!', 'Não estou chorando!', '¡No estoy llorando!', '我没哭！', 'Tôi có khóc đâu!'),
        ),
      ],
    },
    {
      id: 'it-was-hot',
      height: 1060,
      draw: scene(31, (g, h) => {
        alley(g, h);
        g.fillStyle = alpha(PAGE, 0.2);
        g.fillRect(0, 0, 800, h);
        light(g, 200, 700, 420, AMBER, 0.4);
        clerk(g, { x: 210, y: 700, scale: 1.2, back: true, apron: true });
        oh(g, {
          x: 540,
          y: 620,
          scale: 0.95,
          turn: -0.35,
          mood: 'soft',
          standing: true,
          left: { elbow: [-90, 100], wrist: [-30, 120], hand: 'hold', angle: -0.4 },
        });
        jar(g, 516, 760, 0.75, { colour: GOLD });
      }),
      alt: words(
        'In the alley Mr. Oh turns round, the jar held to his chest.',
        'No beco, seu Oh se vira, com o pote junto ao peito.',
        'En el callejón, don Oh se vuelve con el frasco contra el pecho.',
        '巷子里，吴老爷子抱着罐子回过头来。',
        'Trong hẻm, ông Oh quay lại, ôm chiếc lọ trước ngực.',
      ),
      balloons: [
        speech(CLERK, 220, 190, 330, [215, 560], words('And the soup?', 'E a sopa?', '¿Y la sopa?', '那汤呢？', 'Còn bát canh?')),
        speech(
          OH,
          540,
          370,
          400,
          [545, 490],
          words(
            'What soup? …It was hot, I think.',
            'Que sopa? …Acho que era quente.',
            '¿Qué sopa? …Creo que estaba caliente.',
            '什么汤？……好像，是热的。',
            'Canh nào? …Hình như nó nóng.',
          ),
        ),
      ],
    },
    {
      id: 'it-costs',
      height: 900,
      draw: scene(37, (g, h) => {
        shop(g, h);
        g.fillStyle = alpha(PAGE, 0.35);
        g.fillRect(0, 0, 800, h);
        fox(g, { x: 560, y: 610, scale: 1.3, turn: 0.4, mood: 'weary', gaze: [0.6, 0.4] });
        clerk(g, { x: 230, y: 640, scale: 1.3, turn: 0.5, mood: 'cross', apron: true });
        counter(g, 780, h);
        lamp(g, 400, 140, 0.8);
      }),
      alt: words(
        'He looks at her; she looks at the rain.',
        'Ele olha para ela; ela olha a chuva.',
        'Él la mira; ella mira la lluvia.',
        '他看着她，她看着雨。',
        'Cậu nhìn bà; bà nhìn mưa.',
      ),
      balloons: [
        speech(
          CLERK,
          195,
          260,
          300,
          [225, 430],
          words('You hurt him.', 'Você o machucou.', 'Le hizo daño.', '你伤了他。', 'Bà làm ông ấy đau.'),
        ),
        speech(
          BOSS,
          560,
          300,
          380,
          [565, 400],
          words(
            'It cost him. That’s different.',
            'Custou a ele. É diferente.',
            'Le costó. Es distinto.',
            '那是代价，不是伤。',
            'Đó là cái giá. Khác nhau.',
          ),
        ),
      ],
    },
    {
      id: 'empty-jar',
      height: 900,
      draw: scene(41, (g, h) => {
        shelves(g, h - 120, 1, 15, { gap: h - 120, size: 1.2 });
        g.fillStyle = alpha(PAGE, 0.55);
        g.fillRect(0, 0, 800, h);
        g.fillStyle = ramp(g, [0, h - 104, 0, h], WOOD, DARKWOOD);
        g.fillRect(0, h - 104, 800, 110);
        jar(g, 360, h - 124, 3.4, { lit: false });
        light(g, 360, h - 300, 260, VIOLET, 0.3);
        scribbles(g, 452, h - 374, 50, 1, 10, 9, '#a9423a');
        pinch(g, 560, 560, 0.8, CLERK_FACE.skin, MUSTARD);
      }),
      alt: words(
        'On the shelf: one jar without a light. His hand touches the glass.',
        'Na prateleira: um pote sem luz. A mão dele toca o vidro.',
        'En el estante: un frasco sin luz. Su mano toca el vidrio.',
        '架上有一个没有光的罐子，他伸手碰了碰玻璃。',
        'Trên kệ: một lọ không ánh sáng. Tay cậu chạm vào lớp kính.',
      ),
      balloons: [
        caption(
          400,
          130,
          600,
          words(
            'Number 404. My jar. Empty, and still warm.',
            'Número 404. O meu pote. Vazio, e ainda morno.',
            'Número 404. Mi frasco. Vacío, y aún tibio.',
            '404号，我的罐子。空了，还是温的。',
            'Số 404. Lọ của tôi. Trống không, mà còn ấm.',
          ),
        ),
      ],
    },
    {
      id: 'one-hair',
      height: 1100,
      draw: open((g, h) => {
        sky(g, h, PAGE, '#2a1238', '#4a2150', PAGE);
        glow(g, 380, 560, 420, alpha(VIOLET, 0.5), alpha(VIOLET, 0.14), alpha(VIOLET, 0));
        clerk(g, { x: 190, y: 990, scale: 1.5, turn: 0.5, mood: 'puzzled', gaze: [0.6, -0.8], apron: true, fire: 1 });
        ink(g, 'M420 640Q300 500 360 380Q420 260 330 160', 15, LINE);
        ink(g, 'M420 640Q300 500 360 380Q420 260 330 160', 8, '#f0662e');
        ink(g, 'M344 220Q360 190 330 160', 6, LILAC);
        light(g, 336, 170, 120, LILAC, 0.7);
        pinch(g, 424, 640, 1.15, CLERK_FACE.skin, MUSTARD);
      }),
      alt: words(
        'Between his fingers a single long orange hair, its tip alight.',
        'Entre os dedos, um único fio laranja comprido, com a ponta acesa.',
        'Entre sus dedos, un único pelo naranja y largo, con la punta encendida.',
        '他指间捏着一根长长的橙色毛发，尖端亮着光。',
        'Giữa ngón tay cậu, một sợi lông cam dài, đầu sợi còn cháy sáng.',
      ),
      balloons: [
        thought(
          CLERK,
          590,
          300,
          320,
          [470, 520],
          words(
            'I know exactly one person with hair like this.',
            'Só conheço uma pessoa com pelo assim.',
            'Solo conozco a alguien con un pelo así.',
            '有这种毛的，我只认识一个。',
            'Mình chỉ biết đúng một người có lông thế này.',
          ),
        ),
      ],
    },
  ],
};
