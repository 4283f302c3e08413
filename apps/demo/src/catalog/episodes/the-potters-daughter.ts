import type { EpisodeWords } from '../format.ts';

export const EPISODES: readonly EpisodeWords[] = [
  {
    title: {
      ko: '불을 두고 갈 수 없다', en: 'No One Leaves a Kiln', pt: 'Ninguém Abandona o Forno',
      es: 'Nadie abandona el horno', zh: '窑火不能丢', vi: 'Không ai bỏ lò',
    },
    synopsis: {
      en: 'Gwangju, 1592. Cho Dan-i’s father sends everyone into the hills and stays to feed the fire. She goes back for him with an armful of pine.',
      pt: 'Gwangju, 1592. O pai de Cho Dan-i manda todos para as montanhas e fica alimentando o fogo. Ela volta por ele com uma braçada de pinho.',
      es: 'Gwangju, 1592. El padre de Cho Dan-i manda a todos al monte y se queda alimentando el fuego. Ella regresa por él con una brazada de pino.',
      zh: '1592 年，广州。赵丹伊的父亲让众人躲进山里，自己留下添柴。她抱着一捆松枝，又折了回去。',
      vi: 'Gwangju, năm 1592. Cha của Cho Dan-i bảo mọi người chạy lên núi, còn mình ở lại giữ lửa. Nàng ôm bó củi thông quay về với cha.',
    },
  },
  {
    title: {
      ko: '배 밑의 흙 한 줌', en: 'A Handful of Clay', pt: 'Um Punhado de Argila',
      es: 'Un puñado de arcilla', zh: '一把土', vi: 'Nắm đất',
    },
    synopsis: {
      en: 'In the hold of a ship eleven apprentices are tied by the wrist. Dan-i has clay from home under her tongue, so as not to forget how it tastes.',
      pt: 'No porão de um navio, onze aprendizes vão amarrados pelo pulso. Dan-i leva argila de casa sob a língua, para não esquecer o gosto.',
      es: 'En la bodega de un barco van once aprendices atados de la muñeca. Dan-i lleva arcilla de su tierra bajo la lengua, para no olvidar el sabor.',
      zh: '船舱底，十一名徒弟手腕相缚。丹伊舌下含着一点故乡的土，怕忘了它的味道。',
      vi: 'Dưới hầm tàu, mười một học trò bị trói cổ tay vào nhau. Dan-i ngậm dưới lưỡi chút đất quê để khỏi quên mùi vị.',
    },
  },
  {
    title: {
      ko: '흰빛을 찾아서', en: 'Looking for White', pt: 'À Procura do Branco',
      es: 'En busca del blanco', zh: '寻白', vi: 'Đi tìm sắc trắng',
    },
    synopsis: {
      en: 'The lord of the coast wants the white of Joseon by spring. For two hundred firings it comes out gray, and each gray bowl costs an apprentice his rice.',
      pt: 'O senhor da costa quer o branco de Joseon até a primavera. Por duzentas fornadas sai cinza, e cada tigela cinza custa o arroz de um aprendiz.',
      es: 'El señor de la costa quiere el blanco de Joseon para la primavera. Doscientas hornadas salen grises, y cada cuenco gris le cuesta el arroz a un aprendiz.',
      zh: '海边的领主限她春天前烧出朝鲜的白。烧了两百窑都是灰的，每出一只灰碗，就有一个徒弟没饭吃。',
      vi: 'Lãnh chúa vùng biển đòi có sắc trắng Joseon trước mùa xuân. Hai trăm mẻ đều xám, và mỗi bát xám làm một học trò mất phần cơm.',
    },
  },
  {
    title: {
      ko: '첫 번째 흠', en: 'The First Flaw', pt: 'A Primeira Falha',
      es: 'La primera falla', zh: '第一处瑕疵', vi: 'Vết lỗi đầu tiên',
    },
    synopsis: {
      en: 'The white comes, and the lord weeps over it. On the foot of the bowl, where only a potter would look, Dan-i presses her thumbnail.',
      pt: 'O branco aparece, e o senhor chora ao vê-lo. No pé da tigela, onde só um oleiro olharia, Dan-i crava a unha do polegar.',
      es: 'El blanco aparece, y el señor llora al verlo. En el pie del cuenco, donde solo miraría un alfarero, Dan-i hunde la uña del pulgar.',
      zh: '白终于烧成，领主看得落泪。在碗底，只有陶工才会去看的地方，丹伊按下一枚指甲印。',
      vi: 'Sắc trắng hiện ra, lãnh chúa rơi lệ. Dưới chân bát, nơi chỉ thợ gốm mới nhìn, Dan-i bấm một dấu móng tay.',
    },
  },
  {
    title: {
      ko: '돌아간 사람들', en: 'Those Who Went Back', pt: 'Os que Voltaram',
      es: 'Los que volvieron', zh: '归去的人', vi: 'Những người trở về',
    },
    synopsis: {
      en: 'An envoy comes to take captives home: sixty places, one day. Dan-i may go alone, or stay with the apprentices who are not on the list.',
      pt: 'Um enviado vem buscar os cativos: sessenta vagas, um dia. Dan-i pode ir sozinha ou ficar com os aprendizes que não estão na lista.',
      es: 'Llega un enviado por los cautivos: sesenta lugares, un día. Dan-i puede irse sola o quedarse con los aprendices que no están en la lista.',
      zh: '使节来接俘虏回国：六十个名额，一天期限。丹伊可以独自走，也可以留下，陪着名单上没有的徒弟们。',
      vi: 'Sứ giả đến đón tù binh về: sáu mươi chỗ, một ngày. Dan-i có thể đi một mình, hoặc ở lại với những học trò không có tên trong danh sách.',
    },
  },
  {
    title: {
      ko: '딸의 물레', en: 'The Daughter’s Wheel', pt: 'O Torno da Filha',
      es: 'El torno de la hija', zh: '女儿的辘轳', vi: 'Bàn xoay của con gái',
    },
    synopsis: {
      en: 'Dan-i’s daughter speaks the language of the coast and turns faster than her mother. She asks why a perfect bowl must be spoiled.',
      pt: 'A filha de Dan-i fala a língua da costa e trabalha o torno mais rápido que a mãe. Ela pergunta por que estragar uma tigela perfeita.',
      es: 'La hija de Dan-i habla la lengua de la costa y tornea más rápido que su madre. Pregunta por qué hay que arruinar un cuenco perfecto.',
      zh: '丹伊的女儿说一口海边话，拉坯比母亲还快。她问，好端端的一只碗，为什么非要弄坏。',
      vi: 'Con gái Dan-i nói tiếng miền biển, chuốt gốm nhanh hơn mẹ. Nó hỏi vì sao phải làm hỏng một chiếc bát hoàn hảo.',
    },
  },
  {
    title: {
      ko: '장사꾼의 짐', en: 'The Merchant’s Load', pt: 'A Carga do Mercador',
      es: 'La carga del mercader', zh: '商人的货', vi: 'Hàng của lái buôn',
    },
    synopsis: {
      en: 'A trader from Busan unpacks straw and runs his thumb over a foot ring. He has seen that mark nine times, and he knows an old man who collects them.',
      pt: 'Um mercador de Busan tira as tigelas da palha e passa o polegar pela base. Já viu aquela marca nove vezes, e conhece um velho que as coleciona.',
      es: 'Un mercader de Busan saca los cuencos de la paja y pasa el pulgar por la base. Ha visto esa marca nueve veces, y conoce a un viejo que las colecciona.',
      zh: '釜山来的商人拨开稻草，拇指抚过碗足。这印记他见过九回，还认得一位专门收它的老人。',
      vi: 'Người lái buôn từ Busan gỡ rơm, miết ngón cái quanh chân bát. Ông đã thấy dấu ấy chín lần, và biết một ông lão chuyên sưu tầm.',
    },
  },
  {
    title: {
      ko: '열아홉 해의 그릇', en: 'Nineteen Years of Bowls', pt: 'Dezenove Anos de Tigelas',
      es: 'Diecinueve años de cuencos', zh: '十九年的碗', vi: 'Mười chín năm bát gốm',
    },
    synopsis: {
      en: 'In a shed in Gwangju nineteen bowls stand in the order in which they were made. Somebody has kept the kiln warm and left one shelf empty.',
      pt: 'Num galpão de Gwangju, dezenove tigelas estão na ordem em que foram feitas. Alguém manteve o forno aquecido e deixou uma prateleira vazia.',
      es: 'En un cobertizo de Gwangju hay diecinueve cuencos en el orden en que se hicieron. Alguien ha mantenido tibio el horno y ha dejado un estante vacío.',
      zh: '广州的一间棚屋里，十九只碗按年份排好。有人一直守着窑温，还空出一格架子。',
      vi: 'Trong căn lán ở Gwangju, mười chín chiếc bát xếp theo thứ tự năm làm. Ai đó vẫn giữ ấm lò và để trống một ngăn kệ.',
    },
  },
];
