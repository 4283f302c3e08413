import type { Person } from './names.ts';

/** Someone whom a synopsis names, in letters and in Chinese as it names them. */
export interface Character {
  readonly gender: Person['gender'];
  readonly en: string;
  readonly zh: string;
}

const her = (en: string, zh: string): Character => ({ gender: 'female', en, zh });
const him = (en: string, zh: string): Character => ({ gender: 'male', en, zh });

/** The characters of a drama by its id, the leading ones first. */
export const CHARACTERS: Readonly<Record<number, readonly Character[]>> = {
  1001: [him('Yun Si-hwan', '尹时焕'), her('Seo Yeo-ul', '徐如蔚')],
  1002: [him('Do Ha-jun', '都夏俊'), her('Ma Ye-rin', '马睿琳')],
  1003: [him('Pyo Dong-hui', '表东熙')],
  1004: [her('Bang Tae-ri', '方泰梨')],
  1005: [her('Oh Jae-in', '吴在仁')],
  1007: [her('Kwon Hae-bom', '权海春'), him('Jang Ui-geon', '张义建')],
  1008: [him('Cha Mu-yeong', '车武英')],
  1010: [him('Hong Mak-dong', '洪莫同')],
  1011: [her('Bong Sun-ok', '奉顺玉')],
  1013: [her('Gu Ra-hee', '具罗熙')],
  1015: [her('Eun Gyeo-re', '殷结莱')],
  1016: [her('Pi Seung-ah', '皮胜雅'), him('Gu Tae-o', '具泰吾')],
  1017: [her('Nam Du-ri', '南斗利')],
  1018: [him('Seol Gi-tak', '薛起卓')],
  1019: [her('Chae Mi-reu', '蔡弥露')],
  1020: [her('Eom Geum-ja', '严金子')],
  1021: [her('Ok Na-gyeong', '玉娜京')],
  1022: [him('Hyeon Sang-gu', '玄相九')],
  1023: [her('Cho Dan-i', '赵丹伊')],
  1026: [her('Min Seo-ran', '闵书兰')],
  1027: [him('Tak Jong-min', '卓钟民')],
  1028: [her('Heo Mal-suk', '许末淑'), him('Ma Dok-go', '马独固')],
  1029: [her('Ok Jaeyeon', '玉在妍')],
  1030: [him('Ma Gilsang', '马吉相')],
  1033: [him('Yong Inseong', '龙仁成')],
  1034: [him('Ko Byeongchan', '高炳灿'), her('Seol Yuna', '薛侑娜')],
  1036: [her('Yeo Dami', '余多美')],
  1037: [him('Moon Cheolgyu', '文哲奎')],
  1038: [her('Bang Sunyeong', '方善英')],
  1039: [him('Gil Museok', '吉武锡')],
  1040: [him('Tak Hyeonu', '卓贤宇')],
  1041: [her('Nam Iseul', '南理瑟')],
  1042: [her('Pi Sangmi', '皮尚美')],
  1045: [her('Jin Mokhwa', '陈木花')],
  1046: [her('Chae Onyu', '蔡温柔')],
  1047: [her('Ma Sunjeong', '马顺贞')],
  1048: [him('Ham Deoksu', '咸德洙')],
  1049: [him('Chu Gangsik', '秋江植')],
  1052: [her('Eom Chaewon', '严彩媛')],
};
