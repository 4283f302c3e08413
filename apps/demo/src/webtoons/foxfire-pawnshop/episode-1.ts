import { alpha } from '../../artwork/kit/colour.ts';
import type { StripEpisode } from '../format.ts';
import { caption, shout, sound, speech, thought } from '../kit/balloons.ts';
import { at, glow } from '../kit/pen.ts';
import { title, words } from '../kit/words.ts';
import { CLERK as CLERK_FACE, clerk, FOX, fox, paw, tails } from './cast.ts';
import { bigEye } from './faces.ts';
import { abacus, alley, behind, counter, foxfire, front, lamp, ledger, photo, scribbles, shop, ticket } from './places.ts';
import { bell, broom, pinch } from './props.ts';
import {
  AMBER,
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
  rays,
  scene,
  shade,
  sky,
  TEAL,
  VIOLET,
  WOOD,
} from './style.ts';
import { BOSS, CLERK } from './voices.ts';

export const EPISODE_1: StripEpisode = {
  number: 1,
  title: title('백 일', 'A Hundred Days', 'Cem Dias', 'Cien días', '一百天', 'Một trăm ngày'),
  synopsis: words(
    'Do-gyeom walks into a pawnshop he has never seen and is told that he was there yesterday, haggling.',
    'Do-gyeom entra numa casa de penhores que nunca viu e ouve que esteve lá ontem, pechinchando.',
    'Do-gyeom entra en una casa de empeños que nunca ha visto y le dicen que ayer estuvo allí, regateando.',
    '道谦走进一家从没见过的当铺，对方却说他昨天来过，还讨价还价。',
    'Do-gyeom bước vào một tiệm cầm đồ chưa từng thấy, rồi được bảo hôm qua cậu đã đến, còn mặc cả.',
  ),
  panels: [
    {
      id: 'down-the-alley',
      height: 1600,
      draw: open((g, h) => {
        alley(g, h);
        g.fillStyle = alpha(PAGE, 0.25);
        g.fillRect(0, 0, 800, h);
        front(g, 400, 1330, 0.5);
        clerk(g, { x: 400, y: 1290, scale: 0.42, back: true, standing: true });
        light(g, 400, 1250, 420, VIOLET, 0.4);
      }),
      alt: words(
        'A long view down a night alley to a small shop glowing violet; a young man walks towards it.',
        'Vista longa de um beco à noite até uma lojinha de luz violeta; um rapaz caminha até ela.',
        'Larga vista de un callejón nocturno hasta una tiendita de luz violeta; un joven camina hacia ella.',
        '长长的夜巷尽头，一家小店泛着紫光，一个年轻人正走过去。',
        'Con hẻm đêm dài, cuối hẻm là tiệm nhỏ hắt ánh tím; một chàng trai đang bước tới.',
      ),
      balloons: [
        caption(
          400,
          130,
          520,
          words(
            'Seoul, 3:07 a.m., behind the old market.',
            'Seul, 3h07 da madrugada, atrás do mercado velho.',
            'Seúl, 3:07 de la madrugada, detrás del mercado viejo.',
            '首尔，凌晨3点07分，老市场后巷。',
            'Seoul, 3 giờ 07 sáng, sau khu chợ cũ.',
          ),
        ),
        caption(
          400,
          760,
          420,
          words(
            'I could not remember deciding to come.',
            'Eu não lembrava de ter decidido vir.',
            'No recordaba haber decidido venir.',
            '我不记得自己为什么要来。',
            'Tôi không nhớ mình đã quyết định đến đây.',
          ),
        ),
      ],
    },
    {
      id: 'the-shop',
      height: 980,
      draw: scene(11, (g, h) => {
        sky(g, h, '#2a1238', '#4a2150', '#6b2d50');
        front(g, 400, 820, 1.12);
        g.fillStyle = '#47233f';
        g.fillRect(0, 846, 800, 200);
        clerk(g, { x: 210, y: 700, scale: 1.1, back: true });
      }),
      alt: words(
        'From behind, Do-gyeom looks up at a shop with a fox mask for a sign and jars of light in its windows.',
        'De costas, Do-gyeom olha a loja com máscara de raposa na placa e potes de luz na vitrine.',
        'De espaldas, Do-gyeom mira la tienda: una máscara de zorro por letrero y frascos de luz en las ventanas.',
        '道谦的背影。店招是一张狐狸面具，橱窗里摆着发光的罐子。',
        'Từ phía sau, Do-gyeom ngước nhìn tiệm treo mặt nạ cáo, cửa sổ bày những lọ ánh sáng.',
      ),
      balloons: [
        thought(
          CLERK,
          560,
          120,
          380,
          [300, 560],
          words(
            'A pawnshop? I own nothing worth pawning.',
            'Casa de penhores? Não tenho nada de valor.',
            '¿Una casa de empeños? No tengo nada que empeñar.',
            '当铺？我没什么可当的。',
            'Tiệm cầm đồ? Mình có gì đáng giá đâu.',
          ),
        ),
      ],
    },
    {
      id: 'the-bell',
      height: 560,
      draw: scene(
        13,
        (g, h) => {
          sky(g, h, '#7b2f4b', '#c9583a');
          light(g, 300, 260, 400, AMBER, 0.5);
          form(g, 'M-10 60L810 60L810 110L-10 110Z', DARKWOOD, 7);
          bell(g, 300, 330, 1.15, 0.28);
          ink(g, 'M180 210Q160 250 168 300M150 190Q120 250 134 320M420 200Q446 240 440 290M452 184Q484 240 474 306', 6, CREAM);
        },
        { slant: 30 },
      ),
      alt: words(
        'A brass bell swings over the door.',
        'Um sino de latão balança sobre a porta.',
        'Una campanilla de latón se balancea sobre la puerta.',
        '门上的铜铃摇响。',
        'Chiếc chuông đồng trên cửa đung đưa.',
      ),
      balloons: [sound(590, 330, 300, 2, '#ffe08a', words('jingle', 'tilim', 'tilín', '叮铃', 'leng keng'))],
    },
    {
      id: 'nine-flames',
      height: 1180,
      draw: scene(17, (g, h) => {
        shop(g, h);
        g.fillStyle = alpha(PAGE, 0.35);
        g.fillRect(0, 0, 800, h);
        tails(g, 420, 900, 1.35, { length: 300 });
        fox(g, {
          x: 420,
          y: 690,
          scale: 1.25,
          turn: -0.2,
          mood: 'calm',
          gaze: [0, 0.9],
          fire: 1,
          left: { elbow: [-104, 104], wrist: [-40, 180], hand: 'hold' },
          right: { elbow: [104, 104], wrist: [44, 186], hand: 'point', angle: 2.6 },
        });
        counter(g, 940, h);
        abacus(g, 190, 912, 0.95);
        for (const [x, stack] of [
          [560, 5],
          [620, 3],
          [676, 7],
        ] as const)
          for (let coin = 0; coin < stack; coin++)
            form(
              g,
              `M${x - 24} ${920 - coin * 11}Q${x} ${910 - coin * 11} ${x + 24} ${920 - coin * 11}Q${x} ${932 - coin * 11} ${x - 24} ${920 - coin * 11}Z`,
              '#f3c444',
              4,
            );
        lamp(g, 640, 150);
      }),
      alt: words(
        'Behind the counter a red-haired woman counts coins; nine flame-tipped tails burn violet at her back.',
        'Atrás do balcão, uma ruiva conta moedas; nove caudas de ponta em chama ardem às suas costas.',
        'Tras el mostrador, una pelirroja cuenta monedas; nueve colas con punta de llama arden a su espalda.',
        '柜台后，红发女子正在数钱，身后九条尾巴的尾尖燃着紫焰。',
        'Sau quầy, người phụ nữ tóc đỏ đếm tiền; chín chiếc đuôi chóp lửa tím cháy sau lưng.',
      ),
      balloons: [
        speech(
          BOSS,
          300,
          170,
          430,
          [400, 480],
          words(
            '…forty-eight, forty-nine. Oh. You’re back.',
            '…quarenta e oito, quarenta e nove. Ah. Você voltou.',
            '…cuarenta y ocho, cuarenta y nueve. Vaya. Has vuelto.',
            '……四十八、四十九。哟，又来了。',
            '…bốn tám, bốn chín. Ồ. Lại đến à.',
          ),
        ),
      ],
    },
    {
      id: 'never-been-here',
      height: 800,
      draw: scene(
        19,
        (g, h) => {
          behind(g, h, '#d9853f');
          light(g, 620, 200, 420, '#ffe08a', 0.4);
          clerk(g, {
            x: 330,
            y: 560,
            scale: 1.6,
            turn: 0.4,
            mood: 'puzzled',
            right: { elbow: [112, 90], wrist: [70, 20], hand: 'point', angle: -2.2 },
          });
        },
        { slant: -24 },
      ),
      alt: words(
        'Do-gyeom points at himself, baffled.',
        'Do-gyeom aponta para si mesmo, perplexo.',
        'Do-gyeom se señala a sí mismo, perplejo.',
        '道谦一脸茫然地指着自己。',
        'Do-gyeom chỉ vào mình, ngơ ngác.',
      ),
      balloons: [
        speech(
          CLERK,
          570,
          170,
          330,
          [400, 360],
          words(
            'Back? I’ve never been here.',
            'Voltei? Nunca estive aqui.',
            '¿Vuelto? Nunca he estado aquí.',
            '又来？我没来过啊。',
            'Lại? Tôi chưa từng đến đây.',
          ),
        ),
      ],
    },
    {
      id: 'the-ticket',
      height: 960,
      draw: scene(23, (g, h) => {
        behind(g, h, '#7a3540');
        light(g, 600, 300, 460, AMBER, 0.35);
        fox(g, {
          x: 560,
          y: 610,
          scale: 1.45,
          turn: -0.45,
          mood: 'smug',
          lean: -0.06,
          right: { elbow: [108, 108], wrist: [96, 180], hand: 'rest' },
          left: { elbow: [-120, 110], wrist: [-160, 60], hand: 'none' },
        });
        ticket(g, 190, 640, 1.15, -0.12);
        pinch(g, 290, 660, 0.5, FOX.skin, '#7b2f6b');
      }),
      alt: words(
        'The pawnbroker leans across the counter and holds a ticket up to him.',
        'A dona da loja se inclina sobre o balcão e mostra a cautela.',
        'La dueña se inclina sobre el mostrador y le enseña una papeleta.',
        '老板娘探过柜台，把一张当票举到他面前。',
        'Bà chủ chồm qua quầy, giơ tờ biên lai trước mặt cậu.',
      ),
      balloons: [
        speech(
          BOSS,
          300,
          180,
          460,
          [500, 400],
          words(
            'Signed. Sealed. Yesterday. You haggled for an hour.',
            'Assinado. Selado. Ontem. Você pechinchou uma hora.',
            'Firmado. Sellado. Ayer. Regateaste una hora.',
            '签了字，盖了章，就是昨天。还砍了一个钟头的价。',
            'Có ký. Có dấu. Hôm qua. Cậu mặc cả cả tiếng đồng hồ.',
          ),
        ),
      ],
    },
    {
      id: 'my-signature',
      height: 820,
      draw: scene(29, (g, h) => {
        sky(g, h, '#c9753f', '#8a4a34');
        ticket(g, 400, 420, 2.5, -0.05);
        pinch(g, 560, 620, 0.85, CLERK_FACE.skin, MUSTARD);
      }),
      alt: words(
        'The ticket, close: a signature, and a red paw print.',
        'A cautela, de perto: uma assinatura e uma pata vermelha.',
        'La papeleta, de cerca: una firma y una huella roja.',
        '当票特写：一个签名，一枚红色爪印。',
        'Cận cảnh biên lai: một chữ ký và dấu chân cáo đỏ.',
      ),
      balloons: [
        thought(
          CLERK,
          240,
          120,
          360,
          [330, 330],
          words('That is my signature.', 'É a minha assinatura.', 'Es mi firma.', '确实是我的签名。', 'Đúng là chữ ký mình.'),
        ),
      ],
    },
    {
      id: 'what-did-i',
      height: 840,
      draw: scene(
        31,
        (g) => {
          rays(g, 400, 500, '#f4ab45', '#e0703a');
          clerk(g, {
            x: 400,
            y: 600,
            scale: 1.75,
            turn: 0,
            mood: 'shocked',
            left: { elbow: [-116, 90], wrist: [-78, -40], hand: 'open', angle: -1.3 },
            right: { elbow: [116, 90], wrist: [78, -40], hand: 'open', angle: -1.8 },
          });
        },
        { slant: 20 },
      ),
      alt: words(
        'Do-gyeom clutches his head.',
        'Do-gyeom leva as mãos à cabeça.',
        'Do-gyeom se lleva las manos a la cabeza.',
        '道谦抱住脑袋。',
        'Do-gyeom ôm đầu.',
      ),
      balloons: [
        shout(
          CLERK,
          400,
          170,
          420,
          [400, 330],
          words('What did I pawn?!', 'O que eu penhorei?!', '¡¿Qué empeñé?!', '我当了什么？！', 'Tôi đã cầm cái gì?!'),
          1.2,
        ),
      ],
    },
    {
      id: 'a-name',
      height: 620,
      draw: scene(
        37,
        (g, h) => {
          g.fillStyle = FOX.skin;
          g.fillRect(0, 0, 800, h);
          form(g, 'M-20 -20L820 -20L820 60Q560 160 440 60Q300 190 -20 120Z', '#e25b2c', 8);
          at(g, { x: 170, y: 340, scale: 0.78 }, () => bigEye(g, { iris: FOX.iris, slit: true, open: 0.75, mirrored: true }));
          at(g, { x: 630, y: 340, scale: 0.78 }, () => bigEye(g, { iris: FOX.iris, slit: true, open: 0.75 }));
          ink(g, 'M-10 380Q60 560 240 520M800 380Q740 560 560 520M340 350Q400 320 460 350', 9, '#f6c64a');
          shade(g, 'M0 0L800 0L800 620L0 620Z', 'M0 480L800 520L800 640L0 640Z', alpha(VIOLET, 0.25));
        },
        { margin: 0 },
      ),
      alt: words(
        'Two golden slit-pupilled eyes over the rims of her glasses.',
        'Dois olhos dourados de pupila em fenda sobre os óculos.',
        'Dos ojos dorados de pupila rasgada sobre las gafas.',
        '镜框上方，一双金色竖瞳。',
        'Đôi mắt vàng đồng tử dọc phía trên gọng kính.',
      ),
      balloons: [
        speech(BOSS, 400, 510, 300, [400, 600], words('A name.', 'Um nome.', 'Un nombre.', '一个名字。', 'Một cái tên.')),
      ],
    },
    {
      id: 'the-photo',
      height: 860,
      draw: scene(41, (g, h) => {
        sky(g, h, '#6b2d3f', '#4a2150');
        light(g, 470, 500, 460, VIOLET, 0.5);
        photo(g, 400, 470, 1.75, { turn: 0.05 }, (b) => {
          clerk(b, { x: -56, y: 44, scale: 0.66, turn: 0.2, mood: 'happy' });
          form(b, 'M10 110Q10 50 60 40Q110 50 116 110Z', '#d94f3a', 4);
        });
        pinch(g, 590, 690, 0.72, CLERK_FACE.skin, MUSTARD);
      }),
      alt: words(
        'A photograph: Do-gyeom laughing beside someone in a red coat whose face is only light.',
        'Uma foto: Do-gyeom rindo ao lado de alguém de casaco vermelho cujo rosto é só luz.',
        'Una foto: Do-gyeom riendo junto a alguien de abrigo rojo cuyo rostro es solo luz.',
        '照片里，道谦笑着，身旁的人穿着红大衣，脸却只剩一团光。',
        'Tấm ảnh: Do-gyeom cười bên một người mặc áo khoác đỏ, gương mặt chỉ còn là ánh sáng.',
      ),
      balloons: [
        caption(
          400,
          130,
          640,
          words(
            'I know the coat. I know the laugh. I came to Seoul to find this person, and there is a hole where the name was.',
            'Conheço o casaco. Conheço o riso. Vim a Seul atrás dessa pessoa, e onde estava o nome há um buraco.',
            'Conozco el abrigo. Conozco la risa. Vine a Seúl a buscar a esta persona, y donde iba el nombre hay un hueco.',
            '大衣我认得，笑声我记得。我就是来首尔找这个人的，可名字那儿只剩一个洞。',
            'Tôi nhớ chiếc áo. Nhớ tiếng cười. Tôi lên Seoul tìm người này, mà chỗ cái tên chỉ còn một lỗ hổng.',
          ),
        ),
      ],
    },
    {
      id: 'the-terms',
      height: 1000,
      draw: scene(43, (g, h) => {
        shop(g, h);
        g.fillStyle = alpha(PAGE, 0.3);
        g.fillRect(0, 0, 800, h);
        tails(g, 430, 860, 1.3, { length: 280 });
        fox(g, {
          x: 430,
          y: 600,
          scale: 1.4,
          turn: 0.25,
          mood: 'sly',
          fire: -1,
          left: { elbow: [-116, 90], wrist: [-130, 0], hand: 'point', angle: -1.5 },
          right: {
            elbow: [110, 110],
            wrist: [60, 170],
            hand: 'hold',
            angle: 2.9,
            holds: (b) => at(b, { x: 30, y: 0, turn: 0.5, scale: 0.8 }, () => abacus(b, 0, 0, 1)),
          },
        });
        counter(g, 880, h);
      }),
      alt: words(
        'She raises one finger and shakes an abacus.',
        'Ela ergue um dedo e sacode um ábaco.',
        'Levanta un dedo y agita un ábaco.',
        '她竖起一根手指，晃了晃算盘。',
        'Bà giơ một ngón tay, lắc bàn tính.',
      ),
      balloons: [
        speech(
          BOSS,
          400,
          190,
          640,
          [430, 370],
          words(
            'Interest is paid in memories. A hundred days to redeem, or it’s mine.',
            'Os juros se pagam em lembranças. Cem dias para resgatar, ou é meu.',
            'El interés se paga en recuerdos. Cien días para rescatarlo, o es mío.',
            '利息用记忆付。一百天内来赎，过期归我。',
            'Lãi trả bằng ký ức. Một trăm ngày để chuộc, quá hạn là của ta.',
          ),
        ),
      ],
    },
    {
      id: 'how-much',
      height: 1080,
      draw: scene(47, (g, h) => {
        behind(g, h, '#a9583c');
        light(g, 400, 300, 500, AMBER, 0.35);
        clerk(g, { x: 210, y: 700, scale: 1.35, turn: 0.5, mood: 'sad', gaze: [0.6, 0] });
        fox(g, { x: 590, y: 700, scale: 1.35, turn: -0.5, mood: 'smug', gaze: [-0.6, 0.2] });
        counter(g, 950, h);
      }),
      alt: words(
        'They face each other over the counter: he pleads, she smiles.',
        'Frente a frente no balcão: ele suplica, ela sorri.',
        'Cara a cara sobre el mostrador: él ruega, ella sonríe.',
        '两人隔着柜台：他哀求，她微笑。',
        'Hai người đối mặt qua quầy: cậu nài nỉ, bà mỉm cười.',
      ),
      balloons: [
        speech(
          CLERK,
          220,
          150,
          340,
          [210, 460],
          words(
            'How do I get it back?',
            'Como faço para recuperar?',
            '¿Cómo lo recupero?',
            '怎么才能赎回来？',
            'Làm sao chuộc lại?',
          ),
        ),
        speech(
          BOSS,
          570,
          300,
          360,
          [590, 440],
          words(
            'With money a dropout doesn’t have.',
            'Com um dinheiro que quem largou a faculdade não tem.',
            'Con un dinero que alguien sin carrera no tiene.',
            '用一个退学生没有的钱。',
            'Bằng số tiền mà đứa bỏ học không có.',
          ),
        ),
        speech(
          CLERK,
          210,
          390,
          330,
          [200, 500],
          words('How do you know I…', 'Como sabe que eu…', '¿Cómo sabe que…?', '你怎么知道我……', 'Sao bà biết tôi…'),
        ),
      ],
    },
    {
      id: 'student-card',
      height: 760,
      draw: scene(
        53,
        (g, h) => {
          behind(g, h, '#a9423a');
          fox(g, {
            x: 320,
            y: 560,
            scale: 1.6,
            turn: 0.3,
            mood: 'grin',
            right: {
              elbow: [112, 96],
              wrist: [126, 0],
              hand: 'hold',
              angle: -1.3,
              holds: (b) =>
                at(b, { x: 40, y: 0, turn: 1.4 }, () => {
                  form(b, 'M-56 -36L56 -36L56 36L-56 36Z', '#bfe0d8', 5);
                  form(b, 'M-46 -24L-12 -24L-12 22L-46 22Z', '#f8cfa6', 3.6);
                  form(b, 'M-48 -12Q-46 -30 -28 -30Q-10 -30 -10 -12Q-28 -20 -48 -12Z', '#2b1a30', 0);
                  scribbles(b, 0, -12, 44, 3, 14, 3);
                }),
            },
          });
        },
        { slant: 22 },
      ),
      alt: words(
        'She flips a student card between two fingers, fang showing.',
        'Ela gira uma carteirinha de estudante entre os dedos, com o canino à mostra.',
        'Hace girar un carné de estudiante entre los dedos, con el colmillo asomando.',
        '她两指夹着一张学生证，露出一颗虎牙。',
        'Bà kẹp thẻ sinh viên giữa hai ngón tay, lộ chiếc răng nanh.',
      ),
      balloons: [
        speech(
          BOSS,
          540,
          150,
          380,
          [400, 330],
          words(
            'You threw in your student card. I gave you a cookie for it.',
            'Você empenhou até a carteirinha. Dei um biscoito por ela.',
            'Empeñaste hasta el carné. Te di una galleta por él.',
            '你连学生证都当了，换了我一块饼干。',
            'Cậu cầm luôn thẻ sinh viên. Ta đổi cho một cái bánh quy.',
          ),
        ),
      ],
    },
    {
      id: 'the-apron',
      height: 820,
      draw: scene(59, (g) => {
        rays(g, 400, 420, '#4aa39a', '#2f857e', 30);
        clerk(g, {
          x: 400,
          y: 580,
          scale: 1.6,
          turn: 0.1,
          mood: 'weary',
          left: { elbow: [-120, 84], wrist: [-110, 0], hand: 'open', angle: -1.6 },
          right: { elbow: [120, 84], wrist: [110, 0], hand: 'open', angle: -1.5 },
        });
        const cloth =
          'M270 330Q250 400 296 500Q330 470 350 540Q390 500 430 550Q450 480 500 510Q550 410 530 330Q470 290 400 292Q320 290 270 330Z';
        form(g, cloth, TEAL, 8);
        shade(g, cloth, 'M250 320L330 310Q320 430 340 540L260 520Z', '#226660');
        ink(g, 'M340 340Q356 420 350 520M450 340Q446 420 436 520M270 330Q210 350 180 420M530 330Q600 340 620 410', 6, '#1d5a54');
        at(g, { x: 400, y: 420 }, () => paw(g, AMBER));
        ink(g, 'M200 250Q230 220 260 240M560 230Q600 220 620 260M400 230L400 190', 7, CREAM);
      }),
      alt: words(
        'An apron lands on Do-gyeom’s head.',
        'Um avental cai na cabeça de Do-gyeom.',
        'Un delantal aterriza en la cabeza de Do-gyeom.',
        '一条围裙落在道谦头上。',
        'Chiếc tạp dề rơi trùm đầu Do-gyeom.',
      ),
      balloons: [
        sound(630, 180, 260, 2.2, '#ffe08a', words('FLOP', 'PLAFT', 'PLAF', '啪', 'BỘP')),
        speech(
          BOSS,
          220,
          170,
          300,
          [40, 60],
          words(
            'Night shift. Starts now.',
            'Turno da noite. A partir de já.',
            'Turno de noche. Desde ya.',
            '夜班。现在开始。',
            'Ca đêm. Bắt đầu ngay.',
          ),
        ),
      ],
    },
    {
      id: 'alone',
      height: 1040,
      draw: scene(61, (g, h) => {
        shop(g, h);
        counter(g, 760, h);
        ledger(g, 560, 726, 0.5, { flat: 0.36 });
        lamp(g, 560, 210, 0.9);
        clerk(g, {
          x: 270,
          y: 560,
          scale: 1.05,
          turn: 0.5,
          mood: 'weary',
          gaze: [0.8, 0.2],
          apron: true,
          standing: true,
          right: {
            elbow: [112, 110],
            wrist: [128, 60],
            hand: 'hold',
            angle: 1.4,
            holds: (b) => {
              b.translate(10, 0);
              broom(b);
            },
          },
        });
      }),
      alt: words(
        'In apron and with a broom, Do-gyeom is alone; the ledger lies open under the lamp.',
        'De avental e vassoura, Do-gyeom está só; o livro está aberto sob a lâmpada.',
        'Con delantal y escoba, Do-gyeom está solo; el libro yace abierto bajo la lámpara.',
        '道谦系着围裙、拿着扫帚，店里只剩他一人，账本摊在灯下。',
        'Đeo tạp dề, cầm chổi, Do-gyeom ở lại một mình; cuốn sổ mở dưới đèn.',
      ),
      balloons: [
        caption(
          250,
          170,
          380,
          words(
            'I only wanted to see what I was worth.',
            'Só queria ver quanto eu valia.',
            'Solo quería ver cuánto valía yo.',
            '我只想看看自己值多少。',
            'Tôi chỉ muốn xem mình đáng giá bao nhiêu.',
          ),
        ),
      ],
    },
    {
      id: 'redeemed',
      height: 800,
      draw: scene(
        67,
        (g, h) => {
          sky(g, h, '#8a4a34', '#552a2c');
          ledger(g, 380, 430, 1.75, { turn: -0.03 });
          at(g, { x: 560, y: 480, turn: -0.18 }, () => {
            ink(g, 'M-150 -52L150 -52L150 52L-150 52Z', 12, alpha('#d43a2c', 0.9));
            ink(g, 'M-128 -32L128 -32L128 32L-128 32Z', 4, alpha('#d43a2c', 0.9));
            at(g, { x: 0, y: 2, scale: 0.8 }, () => paw(g, alpha('#d43a2c', 0.9)));
            scribbles(g, -110, 0, 60, 1, 20, 4, alpha('#d43a2c', 0.9));
            scribbles(g, 50, 0, 60, 1, 20, 6, alpha('#d43a2c', 0.9));
          });
          form(
            g,
            'M-20 760Q100 640 220 600Q290 566 330 548Q352 548 344 570Q320 596 260 626Q270 690 200 760L120 840L-20 840Z',
            CLERK_FACE.skin,
            8,
          );
          light(g, 560, 480, 300, VIOLET, 0.35);
        },
        { slant: -20 },
      ),
      alt: words(
        'His finger on a ledger line; across it, a red stamp.',
        'O dedo dele numa linha do livro; sobre ela, um carimbo vermelho.',
        'Su dedo en un renglón del libro; encima, un sello rojo.',
        '他的手指按在账本一行上，那行盖着红章。',
        'Ngón tay cậu trên một dòng sổ; đóng chồng lên là con dấu đỏ.',
      ),
      balloons: [
        caption(
          330,
          120,
          520,
          words(
            'No. 404. One name. REDEEMED.',
            'Nº 404. Um nome. RESGATADO.',
            'N.º 404. Un nombre. RESCATADO.',
            '404号。名字一个。已赎。',
            'Số 404. Một cái tên. ĐÃ CHUỘC.',
          ),
        ),
      ],
    },
    {
      id: 'by-whom',
      height: 760,
      draw: scene(71, (g, h) => {
        sky(g, h, '#2a1238', '#5b2a86');
        light(g, 400, 700, 520, VIOLET, 0.7);
        clerk(g, { x: 400, y: 620, scale: 2, turn: -0.15, mood: 'shocked', gaze: [0, 0.6], apron: true, fire: 1 });
        light(g, 400, 780, 420, LILAC, 0.4);
      }),
      alt: words(
        'Violet light from below on Do-gyeom’s face.',
        'Luz violeta vinda de baixo no rosto de Do-gyeom.',
        'Luz violeta desde abajo en la cara de Do-gyeom.',
        '紫光自下而上映在道谦脸上。',
        'Ánh tím hắt từ dưới lên mặt Do-gyeom.',
      ),
      balloons: [
        thought(
          CLERK,
          220,
          140,
          320,
          [310, 330],
          words(
            'Redeemed? Not by me.',
            'Resgatado? Não por mim.',
            '¿Rescatado? Yo no fui.',
            '已赎？不是我赎的。',
            'Đã chuộc? Đâu phải mình.',
          ),
        ),
      ],
    },
    {
      id: 'after-three',
      height: 1500,
      draw: open((g, h) => {
        sky(g, h, PAGE, '#2a1238', '#3b1a5a');
        glow(g, 400, 760, 620, alpha(VIOLET, 0.6), alpha(VIOLET, 0.2), alpha(VIOLET, 0));
        tails(g, 400, 1060, 2.3, { length: 300 });
        const shadow =
          'M250 1500Q230 1180 310 1010Q300 960 320 900Q296 820 330 760Q366 800 372 830Q400 820 428 830Q434 800 470 760Q504 820 480 900Q500 960 490 1010Q570 1180 550 1500Z';
        form(g, shadow, '#1a0a22', 8);
        for (const side of [-1, 1])
          form(
            g,
            `M${400 + side * 22} 906Q${400 + side * 44} 886 ${400 + side * 62} 900Q${400 + side * 44} 918 ${400 + side * 22} 906Z`,
            '#ffd23a',
            3,
          );
        clerk(g, { x: 400, y: 1370, scale: 0.7, back: true, apron: true });
        for (const [x, y, size] of [
          [90, 420, 0.6],
          [700, 360, 0.8],
          [640, 620, 0.5],
          [140, 700, 0.7],
        ] as const)
          foxfire(g, x, y, size);
        ink(g, 'M0 1490L800 1490', 20, LINE);
        g.fillStyle = WOOD;
        g.fillRect(0, 1480, 800, 20);
      }),
      alt: words(
        'Behind the small figure of Do-gyeom a tall shadow with golden eyes rises, nine burning tails spread wide.',
        'Atrás da figurinha de Do-gyeom ergue-se uma sombra de olhos dourados, nove caudas em chamas abertas.',
        'Tras la pequeña figura de Do-gyeom se alza una sombra de ojos dorados, nueve colas ardiendo.',
        '道谦小小的身影后，立起一道金眼黑影，九条燃烧的尾巴铺展开来。',
        'Sau bóng Do-gyeom nhỏ bé, một bóng đen mắt vàng vươn cao, chín đuôi lửa xòe rộng.',
      ),
      balloons: [
        speech(
          BOSS,
          400,
          210,
          560,
          [400, 480],
          words(
            'Clerk. Nobody reads my ledger after three.',
            'Balconista. Ninguém lê o meu livro depois das três.',
            'Empleado. Nadie lee mi libro después de las tres.',
            '伙计，三点以后，谁也不许看我的账本。',
            'Thư ký. Sau ba giờ, không ai được đọc sổ của ta.',
          ),
        ),
      ],
    },
  ],
};
