import { alpha } from '../../artwork/kit/colour.ts';
import type { StripEpisode } from '../format.ts';
import { caption, sound, speech, voice, whisper } from '../kit/balloons.ts';
import { brush } from '../kit/brush.ts';
import { at, glow, ramp } from '../kit/pen.ts';
import { title, words } from '../kit/words.ts';
import { JAEGYEOM as JAEGYEOM_FACE, jaegyeom, sihwan, YEOUL as YEOUL_FACE, yeoul } from './cast.ts';
import { bigEye } from './faces.ts';
import { eaves, gate, inn, lamp, mist, pine, porch, ridge } from './places.ts';
import { jade, palm, puddle } from './props.ts';
import {
  cloud,
  DEEP,
  DUSK,
  faded,
  form,
  framed,
  GLEAM,
  GOLD,
  INK,
  MIST,
  moon,
  NIGHT,
  night,
  painted,
  PALE,
  PAPER,
  stars,
} from './style.ts';
import { SIHWAN, STRANGER, YEOUL } from './voices.ts';

export const EPISODE_3: StripEpisode = {
  number: 3,
  title: title(
    '문을 두드린 사람',
    'The Man at the Gate',
    'O Homem no Portão',
    'El hombre del portón',
    '叩门的人',
    'Người gõ cổng',
  ),
  synopsis: words(
    'Three knocks, half a jade token, and seven years of sea water. The man at the gate has a question, and it is not for her.',
    'Três batidas, meia peça de jade e sete anos de água do mar. O homem no portão tem uma pergunta, e não é para ela.',
    'Tres golpes, media pieza de jade y siete años de agua de mar. El hombre del portón trae una pregunta, y no es para ella.',
    '三声叩门，半块玉佩，七年海水。门外的人有话要问，问的却不是她。',
    'Ba tiếng gõ, nửa miếng ngọc, bảy năm nước biển. Người ngoài cổng có một câu hỏi, nhưng không phải cho nàng.',
  ),
  panels: [
    {
      id: 'frozen',
      height: 960,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 3);
          porch(g, h, { boards: 760, pillar: 690 });
          eaves(g, 130);
          sihwan(g, { x: 240, y: 650, scale: 1.25, lower: 'sit', turn: 0.5, mood: 'startled', gaze: [0.8, 0] });
          yeoul(g, { x: 540, y: 600, scale: 1.2, turn: 0.5, mood: 'startled', gaze: [0.8, 0], lower: 'stand' });
        }),
      ),
      alt: words(
        'On the porch both stare, frozen, in the same direction.',
        'Na varanda, os dois olham, imóveis, na mesma direção.',
        'En el porche, los dos miran, inmóviles, en la misma dirección.',
        '廊下，两人僵住，望着同一个方向。',
        'Ngoài hiên, cả hai sững sờ nhìn về một hướng.',
      ),
      balloons: [
        whisper(
          YEOUL,
          590,
          240,
          300,
          [550, 400],
          words('We’re full.', 'Estamos lotados.', 'Estamos completos.', '客满了。', 'Hết phòng rồi.'),
        ),
        whisper(
          SIHWAN,
          220,
          320,
          340,
          [235, 430],
          words(
            'You have eight empty rooms.',
            'Há oito quartos vazios.',
            'Tiene ocho cuartos vacíos.',
            '你有八间空房。',
            'Còn tám phòng trống mà.',
          ),
        ),
      ],
    },
    {
      id: 'tonight-full',
      height: 700,
      draw: painted((g, h) =>
        framed(g, h, { left: 60, right: 60 }, () => {
          night(g, 0, h, 5);
          porch(g, h, { boards: 620, pillar: 640 });
          eaves(g, 120);
          yeoul(g, { x: 400, y: 560, scale: 1.9, turn: -0.4, mood: 'stern', gaze: [-0.6, 0] });
        }),
      ),
      alt: words(
        'Yeo-ul, jaw set.',
        'Yeo-ul, de queixo firme.',
        'Yeo-ul, con la mandíbula apretada.',
        '如蔚咬紧了牙。',
        'Yeo-ul nghiến chặt răng.',
      ),
      balloons: [
        whisper(
          YEOUL,
          220,
          150,
          270,
          [330, 330],
          words('Tonight we’re full.', 'Hoje estamos lotados.', 'Hoy estamos completos.', '今晚，客满。', 'Đêm nay thì hết.'),
        ),
      ],
    },
    {
      id: 'across-the-yard',
      height: 1500,
      draw: painted((g, h) => {
        night(g, 0, h, 7, [PAPER, DUSK, NIGHT, DEEP]);
        moon(g, 620, 330, 90);
        ridge(g, 620, 130, '#31425f', 13);
        mist(g, 620, 120);
        gate(g, 400, 760, 0.72);
        g.fillStyle = ramp(g, [0, 756, 0, h], '#4c5c78', '#2a3650', DEEP);
        g.fillRect(0, 758, 800, h);
        for (let stone = 0; stone < 8; stone++) {
          const y = 800 + stone * stone * 11 + stone * 14;
          const width = 40 + stone * 14;
          const x = 400 + 30 * Math.sin(stone * 1.3);
          form(
            g,
            `M${x - width} ${y}Q${x} ${y - 10 - stone * 3} ${x + width} ${y}Q${x} ${y + 12 + stone * 3} ${x - width} ${y}Z`,
            '#77869d',
            { width: 3 },
          );
        }
        g.fillStyle = alpha('#05070d', 0.4);
        g.beginPath();
        g.moveTo(350, 1250);
        g.lineTo(470, 1250);
        g.lineTo(330, 1480);
        g.lineTo(120, 1480);
        g.fill();
        yeoul(g, {
          x: 410,
          y: 960,
          scale: 0.44,
          back: true,
          lower: 'stand',
          right: { elbow: [100, 70], wrist: [120, 50], hand: 'hold', angle: -0.2 },
        });
        lamp(g, 468, 1064, 0.42);
      }),
      alt: words(
        'Alone with a lamp, Yeo-ul crosses the long moonlit yard towards the gate.',
        'Sozinha com uma lamparina, Yeo-ul cruza o longo pátio enluarado até o portão.',
        'Sola con una lámpara, Yeo-ul cruza el largo patio bajo la luna hacia el portón.',
        '如蔚独自提灯，穿过月光下长长的院子，走向大门。',
        'Một mình với ngọn đèn, Yeo-ul đi qua khoảng sân dài đẫm trăng về phía cổng.',
      ),
      balloons: [
        caption(
          300,
          180,
          460,
          words(
            'Twenty-one steps to the gate. I had never counted them before.',
            'Vinte e um passos até o portão. Eu nunca os tinha contado.',
            'Veintiún pasos hasta el portón. Nunca los había contado.',
            '到门口二十一步。我从前没数过。',
            'Hai mươi mốt bước tới cổng. Trước nay ta chưa từng đếm.',
          ),
        ),
      ],
    },
    {
      id: 'the-voice',
      height: 940,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0 }, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#3b322c', '#54473c', '#2d2621');
          g.fillRect(0, 0, 800, h);
          for (let plank = 0; plank < 6; plank++) {
            brush(g, `M${plank * 150 + 30} 0L${plank * 150 + 36} ${h}`, { colour: INK, width: 8, ends: 0.9, seed: plank });
            brush(
              g,
              `M${plank * 150 + 90} ${(plank * 211) % 500}Q${plank * 150 + 104} ${((plank * 211) % 500) + 140} ${plank * 150 + 88} ${((plank * 211) % 500) + 300}`,
              { colour: alpha(INK, 0.4), width: 4, seed: plank },
            );
          }
          g.fillStyle = alpha(GLEAM, 0.75);
          g.fillRect(330, 0, 6, h);
          form(g, 'M180 560L600 548L600 604L180 616Z', '#6d5a48', { width: 6 });
          yeoul(g, {
            x: 620,
            y: 780,
            scale: 1.5,
            turn: -0.65,
            mood: 'wary',
            gaze: [-0.6, 0],
            left: { elbow: [-120, 70], wrist: [-150, -60], hand: 'rest', angle: -2.4 },
          });
        }),
      ),
      alt: words(
        'Yeo-ul listens at the planks of the gate; a line of moonlight runs through the crack.',
        'Yeo-ul escuta junto às tábuas do portão; um fio de luar passa pela fresta.',
        'Yeo-ul escucha junto a las tablas; un hilo de luna cruza la rendija.',
        '如蔚贴着门板倾听，一线月光从门缝透入。',
        'Yeo-ul áp vào cánh cổng lắng nghe; một sợi trăng lọt qua khe.',
      ),
      balloons: [
        voice(
          STRANGER,
          200,
          160,
          330,
          words(
            'Is this the house of Seo?',
            'É aqui a casa dos Seo?',
            '¿Es esta la casa de los Seo?',
            '这里可是徐家？',
            'Đây có phải nhà họ Seo?',
          ),
        ),
        voice(
          STRANGER,
          210,
          390,
          320,
          words(
            'Forgive me. I’m late.',
            'Perdão. Me atrasei.',
            'Perdón. Llego tarde.',
            '抱歉，我来迟了。',
            'Xin thứ lỗi. Ta đến muộn.',
          ),
        ),
      ],
    },
    {
      id: 'the-bolt',
      height: 640,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#54473c', '#332b25');
          g.fillRect(0, 0, 800, h);
          for (const x of [130, 400, 660]) brush(g, `M${x} 0L${x + 4} ${h}`, { colour: INK, width: 9, ends: 0.9, seed: x });
          g.fillStyle = alpha(GLEAM, 0.7);
          g.fillRect(398, 0, 5, h);
          form(g, 'M40 290L700 276L704 350L44 364Z', '#7b6650', { width: 7 });
          brush(g, 'M80 316Q300 300 660 304M120 340Q360 326 640 330', { colour: alpha(INK, 0.4), width: 4 });
          form(g, 'M300 240L350 238L352 410L302 412ZM520 236L570 234L572 406L522 408Z', '#3d332c', { width: 6 });
          form(
            g,
            'M830 250Q720 220 640 226Q600 230 604 262Q608 280 640 284Q604 290 606 316Q612 334 646 334Q616 344 624 366Q640 382 680 376Q740 400 830 410Z',
            YEOUL_FACE.skin,
            { width: 6 },
          );
          brush(g, 'M640 284Q670 280 700 288M646 334Q676 330 704 336', { colour: alpha(INK, 0.6), width: 4 });
          form(g, 'M740 200Q790 230 830 240L830 440Q780 420 730 420Q760 310 740 200Z', '#e9e8e4', { width: 6 });
        }),
      ),
      alt: words(
        'Her hand lies on the wooden bolt.',
        'A mão dela sobre a tranca de madeira.',
        'Su mano sobre la tranca de madera.',
        '她的手放在门闩上。',
        'Tay nàng đặt lên then gỗ.',
      ),
      balloons: [speech(SIHWAN, 220, 150, 300, [40, 60], words('Wait.', 'Espere.', 'Espere.', '等等。', 'Khoan đã.'))],
    },
    {
      id: 'not-the-price',
      height: 1080,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 11);
          gate(g, 470, 860, 1.5);
          g.fillStyle = alpha(DEEP, 0.35);
          g.fillRect(0, 0, 800, h);
          sihwan(g, {
            x: 250,
            y: 740,
            scale: 1.5,
            turn: 0.6,
            mood: 'sad',
            gaze: [0.5, 0],
            right: { elbow: [120, 110], wrist: [150, 130], hand: 'open', angle: 0.2 },
          });
          yeoul(g, { x: 600, y: 800, scale: 1.45, turn: -0.6, mood: 'calm', gaze: [-0.6, 0] });
          lamp(g, 120, 1060, 0.9);
        }),
      ),
      alt: words(
        'Si-hwan has followed her; he reaches out, not quite touching her sleeve.',
        'Si-hwan a seguiu; estende a mão, sem chegar a tocar a manga.',
        'Si-hwan la ha seguido; tiende la mano sin llegar a tocarle la manga.',
        '时焕追了上来，伸出手，终究没碰到她的衣袖。',
        'Si-hwan theo kịp, đưa tay ra mà không chạm vào tay áo nàng.',
      ),
      balloons: [
        speech(
          SIHWAN,
          230,
          160,
          370,
          [240, 480],
          words(
            'I told you the word. I didn’t tell you the price.',
            'Contei a palavra. Não contei o preço.',
            'Le dije la palabra. No le dije el precio.',
            '我说了那个字，没说它的价钱。',
            'Ta đã kể về chữ ấy. Chưa kể cái giá.',
          ),
        ),
        speech(
          SIHWAN,
          580,
          380,
          350,
          [330, 560],
          words(
            'I saw the storm. I was paid to write “clear.”',
            'Eu vi a tempestade. Fui pago para escrever “limpo”.',
            'Vi la tormenta. Me pagaron por escribir «despejado».',
            '我看见了风暴。是有人花钱让我写“晴”。',
            'Ta thấy bão. Họ trả tiền để ta viết “quang”.',
          ),
        ),
      ],
    },
    {
      id: 'her-silence',
      height: 760,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0, top: 60, bottom: 60 }, () => {
          g.fillStyle = ramp(g, [0, 0, 800, 0], '#1b2438', '#33425f', '#1b2438');
          g.fillRect(0, 0, 800, h);
          yeoul(g, { x: 400, y: 650, scale: 2.7, turn: -0.15, mood: 'sad', gaze: [-0.2, 0.2] });
          brush(g, 'M352 462Q344 500 350 540', { colour: '#7f96b3', width: 8, ends: 0.2 });
        }),
      ),
      alt: words(
        'Her face, very near. One tear; no word.',
        'O rosto dela, muito perto. Uma lágrima; nenhuma palavra.',
        'Su rostro, muy cerca. Una lágrima; ni una palabra.',
        '她的脸，极近。一滴泪，没有话。',
        'Gương mặt nàng, thật gần. Một giọt lệ, không một lời.',
      ),
      balloons: [],
    },
    {
      id: 'it-opens',
      height: 1600,
      draw: painted((g, h) => {
        night(g, 0, h, 13, [DEEP, NIGHT, DUSK, NIGHT]);
        moon(g, 400, 300, 130);
        mist(g, 640, 220, 0.5);
        gate(g, 400, 1330, 1.85, 0.86);
        g.fillStyle = ramp(g, [0, 1320, 0, h], '#3c4b68', DEEP);
        g.fillRect(0, 1328, 800, 300);
        glow(g, 400, 1120, 260, alpha(PALE, 0.5), alpha(PALE, 0));
        jaegyeom(g, { x: 400, y: 985, scale: 0.54, turn: 0, mood: 'calm' });
        puddle(g, 400, 1362, 260);
        g.fillStyle = alpha('#05070d', 0.35);
        g.beginPath();
        g.moveTo(340, 1366);
        g.lineTo(460, 1366);
        g.lineTo(560, 1590);
        g.lineTo(240, 1590);
        g.fill();
      }),
      alt: words(
        'The gate swings open beneath the moon; a man stands in it, hair and clothes streaming with water.',
        'O portão se abre sob a lua; nele, um homem de cabelo e roupas escorrendo água.',
        'El portón se abre bajo la luna; en él, un hombre con el pelo y la ropa chorreando.',
        '月下，门开了。门中立着一个男人，头发和衣裳都淌着水。',
        'Cổng mở ra dưới trăng; một người đứng đó, tóc và áo ròng ròng nước.',
      ),
      balloons: [sound(400, 620, 600, 2, GOLD, words('creeeak', 'nhééééc', 'ñiiiiic', '吱——呀', 'kẽo kẹẹẹt'))],
    },
    {
      id: 'sea-is-slow',
      height: 900,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 17, ['#10182a', '#2c3a56', '#4c5c78']);
          moon(g, 130, 170, 60);
          jaegyeom(g, { x: 400, y: 720, scale: 1.9, turn: 0.3, mood: 'tender', gaze: [0.4, 0] });
        }),
      ),
      alt: words(
        'His pale face under wet hair; he smiles a little.',
        'O rosto pálido sob o cabelo molhado; um leve sorriso.',
        'Su rostro pálido bajo el pelo mojado; sonríe apenas.',
        '湿发下苍白的脸，微微一笑。',
        'Gương mặt tái nhợt dưới mái tóc ướt, khẽ mỉm cười.',
      ),
      balloons: [
        speech(
          STRANGER,
          560,
          150,
          370,
          [440, 420],
          words(
            'I came as fast as I could. The sea is slow.',
            'Vim o mais rápido que pude. O mar é lento.',
            'Vine tan rápido como pude. El mar es lento.',
            '我已尽快赶来。海太慢了。',
            'Ta đã đi nhanh hết sức. Biển thì chậm.',
          ),
        ),
      ],
    },
    {
      id: 'drops',
      height: 560,
      draw: painted((g, h) =>
        framed(g, h, { top: 70, bottom: 70 }, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#232e45', '#46556f');
          g.fillRect(0, 0, 800, h);
          form(g, 'M230 -20L250 180Q330 210 400 180L410 -20ZM430 -20L440 190Q520 214 590 180L600 -20Z', '#1b2230', { width: 6 });
          form(
            g,
            'M240 176Q200 210 210 250Q300 270 400 246L404 180ZM440 186Q430 230 440 254Q540 276 624 246Q620 200 590 178Z',
            '#0f131c',
            { width: 6 },
          );
          puddle(g, 410, 330, 620);
          for (const [x, y] of [
            [250, 300],
            [560, 310],
            [400, 280],
          ] as const)
            brush(g, `M${x} ${y - 26}L${x} ${y}`, { colour: PALE, width: 5, ends: 0.2 });
        }),
      ),
      alt: words(
        'Water runs from his shoes over the threshold.',
        'Água escorre dos sapatos dele pela soleira.',
        'El agua corre de sus zapatos sobre el umbral.',
        '水从他的鞋子淌过门槛。',
        'Nước từ giày hắn chảy qua ngưỡng cửa.',
      ),
      balloons: [
        sound(640, 200, 240, 1.4, PALE, words('drip… drip…', 'plic… plic…', 'plic… plic…', '滴答……滴答……', 'tí tách… tí tách…')),
      ],
    },
    {
      id: 'his-half',
      height: 900,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#46556f', '#1b2438');
          g.fillRect(0, 0, 800, h);
          cloud(g, 400, 300, 1000, 400, MIST, 0.3);
          palm(g, 400, 470, 1.35, JAEGYEOM_FACE.skin, '#2d3647', 0.06);
          jade(g, 392, 530, 1.5, { side: 'right', turn: 0.1 });
        }),
      ),
      alt: words(
        'In his open palm: half a jade token.',
        'Na palma aberta: meia peça de jade.',
        'En la palma abierta: media pieza de jade.',
        '摊开的掌心里，是半块玉佩。',
        'Trong lòng bàn tay mở: nửa miếng ngọc.',
      ),
      balloons: [
        speech(
          STRANGER,
          400,
          140,
          560,
          [60, 300],
          words(
            'They told me yours would fit.',
            'Disseram que a sua encaixaria.',
            'Me dijeron que la suya encajaría.',
            '他们说，你那一半能对上。',
            'Người ta nói nửa của nàng sẽ khớp.',
          ),
        ),
      ],
    },
    {
      id: 'they-fit',
      height: 1000,
      draw: painted((g) => {
        glow(g, 400, 500, 480, alpha(GOLD, 0.55), alpha(GLEAM, 0.25), alpha(GLEAM, 0));
        for (let ray = 0; ray < 36; ray++) {
          const angle = (ray / 36) * Math.PI * 2;
          const [from, to] = [270 + (ray % 3) * 20, 400 + (ray % 4) * 40];
          brush(
            g,
            `M${400 + Math.cos(angle) * from} ${500 + Math.sin(angle) * from}L${400 + Math.cos(angle) * to} ${500 + Math.sin(angle) * to}`,
            { colour: alpha(INK, 0.5), width: 6, ends: 0.1, seed: ray },
          );
        }
        brush(g, 'M320 -20Q300 150 360 300M430 -20Q440 120 396 300', { colour: '#7b3a33', width: 9, ends: 0.9 });
        jade(g, 398, 500, 3.6, { side: 'left' });
        jade(g, 404, 500, 3.6, { side: 'right' });
      }),
      alt: words(
        'The two halves of jade close into one disc.',
        'As duas metades de jade se fecham num só disco.',
        'Las dos mitades de jade se cierran en un solo disco.',
        '两半玉佩合成一轮。',
        'Hai nửa miếng ngọc khép lại thành một vầng tròn.',
      ),
      balloons: [sound(620, 190, 320, 2.2, GOLD, words('click', 'clac', 'clac', '咔', 'cạch'))],
    },
    {
      id: 'her-eye',
      height: 600,
      draw: painted((g, h) =>
        framed(g, h, { top: 60, bottom: 60, left: 0, right: 0 }, () => {
          g.fillStyle = ramp(g, [0, 0, 800, 0], '#6d7b95', '#b9bdc2', '#8390a6');
          g.fillRect(0, 0, 800, h);
          at(g, { x: 390, y: 330, scale: 1.4 }, () => bigEye(g, { open: 1.15 }));
          brush(g, 'M300 440Q288 480 300 540', { colour: '#eef3f5', width: 12, ends: 0.2 });
        }),
      ),
      alt: words(
        'Her eye brims over.',
        'O olho dela transborda.',
        'Su ojo se desborda.',
        '她的眼里溢出泪来。',
        'Mắt nàng tràn lệ.',
      ),
      balloons: [],
    },
    {
      id: 'past-her',
      height: 980,
      draw: painted((g, h) =>
        framed(g, h, {}, () => {
          night(g, 0, h, 19, ['#10182a', '#2c3a56', '#4c5c78']);
          gate(g, 560, 760, 0.9, 0.9);
          jaegyeom(g, { x: 520, y: 600, scale: 1.25, turn: -0.5, mood: 'stern', gaze: [-0.8, -0.1] });
          yeoul(g, { x: 180, y: 760, scale: 1.5, back: true, tilt: 0.06 });
        }),
      ),
      alt: words(
        'Over her shoulder: he is no longer looking at her but past her.',
        'Por cima do ombro dela: ele já não a olha; olha além.',
        'Por encima de su hombro: él ya no la mira a ella, sino más allá.',
        '越过她的肩：他看的已经不是她，而是她身后。',
        'Qua vai nàng: hắn không còn nhìn nàng, mà nhìn ra phía sau.',
      ),
      balloons: [speech(STRANGER, 560, 190, 240, [535, 390], words('You.', 'Você.', 'Tú.', '是你。', 'Ngươi.'), 1.2)],
    },
    {
      id: 'si-hwan-knows',
      height: 760,
      draw: painted((g, h) =>
        framed(g, h, { left: 60, right: 60 }, () => {
          night(g, 0, h, 21);
          inn(g, 420, 700, 0.9, [2]);
          g.fillStyle = alpha(DEEP, 0.35);
          g.fillRect(0, 0, 800, h);
          sihwan(g, { x: 400, y: 580, scale: 1.7, turn: 0.2, mood: 'startled', gaze: [0.1, 0] });
        }),
      ),
      alt: words(
        'Si-hwan stands in front of the inn like a man who hears his sentence.',
        'Si-hwan diante da hospedaria, como quem ouve a própria sentença.',
        'Si-hwan ante la posada, como quien oye su sentencia.',
        '时焕立在客栈前，像在听候判决。',
        'Si-hwan đứng trước quán trọ như kẻ nghe tuyên án.',
      ),
      balloons: [],
    },
    {
      id: 'the-question',
      height: 960,
      draw: painted((g, h) =>
        framed(g, h, { left: 0, right: 0 }, () => {
          g.fillStyle = ramp(g, [0, 0, 0, h], '#0b101c', '#26324a');
          g.fillRect(0, 0, 800, h);
          cloud(g, 400, 300, 1200, 400, DUSK, 0.3);
          jaegyeom(g, { x: 400, y: 860, scale: 2.5, turn: -0.12, mood: 'stern', gaze: [-0.1, 0] });
        }),
      ),
      alt: words(
        'Jae-gyeom’s face fills the dark, water running from his hair.',
        'O rosto de Jae-gyeom toma a escuridão, água escorrendo do cabelo.',
        'El rostro de Jae-gyeom llena la oscuridad, el agua le corre del pelo.',
        '载谦的脸占满黑暗，发梢滴着水。',
        'Gương mặt Jae-gyeom choán đầy bóng tối, nước nhỏ từ tóc.',
      ),
      balloons: [
        speech(
          STRANGER,
          400,
          170,
          600,
          [390, 420],
          words(
            'Astronomer. What did you write about the weather that night?',
            'Astrônomo. O que você escreveu sobre o tempo naquela noite?',
            'Astrónomo. ¿Qué escribiste sobre el tiempo aquella noche?',
            '观象官。那一夜的天象，你写了什么？',
            'Quan thiên văn. Đêm đó, ngươi đã ghi trời thế nào?',
          ),
        ),
      ],
    },
    {
      id: 'it-let-go',
      height: 1750,
      draw: painted((g, h) => {
        night(g, 0, h, 29, [NIGHT, DEEP, NIGHT, DUSK]);
        stars(g, 1200, 160, 33);
        moon(g, 400, 620, 200);
        g.save();
        g.beginPath();
        g.arc(400, 620, 201, 0, Math.PI * 2);
        g.clip();
        g.fillStyle = ramp(g, [560, 500, 600, 740], '#434b5f', '#3b4356');
        g.beginPath();
        g.arc(400, 620, 260, 0, Math.PI * 2);
        g.arc(364, 606, 206, 0, Math.PI * 2, true);
        g.fill();
        g.restore();
        ridge(g, 1320, 200, '#2c3c5c', 3);
        mist(g, 1330, 200, 0.5);
        ridge(g, 1520, 120, '#18223a', 8, 0.4);
        inn(g, 330, 1690, 0.5, [1, 2, 3]);
        pine(g, 660, 1710, 0.8, true);
        brush(g, 'M90 1700Q300 1676 560 1696', { colour: alpha(INK, 0.6), width: 10, ends: 0.1 });
        faded(g, 1680, 1750);
      }),
      alt: words(
        'The moon over the mountains: on its edge, for the first time, a sliver is missing.',
        'A lua sobre as montanhas: na borda, pela primeira vez, falta uma lasca.',
        'La luna sobre las montañas: en su borde, por primera vez, falta una astilla.',
        '群山之上的月亮，边缘第一次缺了一线。',
        'Vầng trăng trên núi: lần đầu tiên, mép trăng khuyết một vệt mảnh.',
      ),
      balloons: [
        caption(
          400,
          240,
          560,
          words(
            'Nobody was looking up.',
            'Ninguém olhava para cima.',
            'Nadie miraba hacia arriba.',
            '那一刻没有人抬头。',
            'Chẳng ai ngước nhìn.',
          ),
        ),
        caption(
          400,
          1060,
          600,
          words(
            'So I cannot tell you at what hour, after thirty-one nights, the moon let go of a little light.',
            'Por isso não sei dizer a que hora, depois de trinta e uma noites, a lua soltou um pouco de luz.',
            'Por eso no sé decir a qué hora, tras treinta y una noches, la luna soltó un poco de luz.',
            '所以我说不出，三十一夜之后，月亮是在几更几点，松手放走了一点光。',
            'Nên ta không thể nói, sau ba mươi mốt đêm, trăng buông đi chút ánh sáng vào giờ nào.',
          ),
        ),
      ],
    },
  ],
};
