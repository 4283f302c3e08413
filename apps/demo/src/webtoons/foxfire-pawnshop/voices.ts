import { words } from '../kit/words.ts';

export const BOSS = words('The pawnbroker', 'A dona da loja', 'La dueña', '老板娘', 'Bà chủ');
export const CLERK = words('Do-gyeom', 'Do-gyeom', 'Do-gyeom', '道谦', 'Do-gyeom');
export const OH = words('Mr. Oh', 'Seu Oh', 'Don Oh', '吴老爷子', 'Ông Oh');
export const JAR = words('A voice in the jar', 'Uma voz no pote', 'Una voz en el frasco', '罐里的声音', 'Tiếng trong lọ');
